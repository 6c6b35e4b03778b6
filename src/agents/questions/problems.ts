import type { z } from 'zod';

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * Says what is wrong in few words, for whoever wrote the value. Used where a schema has no message of its own.
 */
export const sayProblem: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'required' : `must be ${NAMES[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') {
    if (issue.input === undefined) return 'required';
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  }
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
  if (issue.code === 'invalid_union') return issue.input === undefined ? 'required' : 'does not have the expected form';
  return undefined;
};

/** One line per problem: `options[1].id: must not be empty`, below `path` where one is given. */
export function listProblems(error: z.ZodError, path = ''): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.reduce<string>(
      (so, key) => (typeof key === 'number' ? `${so}[${key}]` : so === '' ? String(key) : `${so}.${String(key)}`),
      path,
    );
    return place === '' ? issue.message : `${place}: ${issue.message}`;
  });
}
