import { escapedPattern, fromBasicPattern } from '../../../agents/shell/basic-pattern';
import { REDACTED } from '../../../agents/base/redact/redact';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { lineTest, TAKEN_OUT } from '../linear-pattern/line-test';

/** A test of a text without secrets. What was taken out of it fits nothing. */
type Test = (text: string) => boolean;

/** What commits are searched for, as options of `log` have it. */
export interface CommitTests {
  author: Test | null;
  committer: Test | null;
  message: Test | null;
  /** Whether commits are wanted whose message does not fit. */
  inverted: boolean;
  changes: { test: Test; counted: boolean } | null;
}

/** Options that look into commits and decide which of them are shown. */
const SEARCHES = /^(?:--(?:grep|author|committer)=|-[SG])/;
const HOW = /^--(?:regexp-ignore-case|extended-regexp|fixed-strings|basic-regexp|all-match|invert-grep|pickaxe-\w+)$/;

export function isSearch(option: string): boolean {
  return SEARCHES.test(option) || HOW.test(option);
}

/** Whether commits are to be searched at all. */
export function isSearching(options: readonly string[]): boolean {
  return options.some((option) => SEARCHES.test(option));
}

/** @throws AccessRefused for patterns that are not understood here. */
export function testsOf(options: readonly string[]): CommitTests {
  const syntax = options.findLast((option) => /^--(?:extended-regexp|fixed-strings|basic-regexp)$/.test(option));
  const ignoreCase = options.includes('--regexp-ignore-case');
  const every = options.includes('--all-match');
  const valuesOf = (name: string) => options.flatMap((one) => (one.startsWith(name) ? [one.slice(name.length)] : []));
  const written = (value: string): Test => {
    if (syntax === '--fixed-strings') return fits(value, { literal: true, ignoreCase });
    const pattern = syntax === '--extended-regexp' ? value : fromBasicPattern(value);
    return fits(pattern, { literal: false, ignoreCase });
  };
  const together = (name: string, all = false): Test | null => {
    const tests = valuesOf(name).map(written);
    if (tests.length === 0) return null;
    return (text) => (all ? tests.every((test) => test(text)) : tests.some((test) => test(text)));
  };
  return {
    author: together('--author='),
    committer: together('--committer='),
    message: together('--grep=', every),
    inverted: options.includes('--invert-grep'),
    changes: changesOf(valuesOf('-S'), valuesOf('-G'), options.includes('--pickaxe-regex'), ignoreCase),
  };
}

/** What git itself is to look for first, in the texts as they are: at least all that the tests accept. */
export function searchesForGit(options: readonly string[]): string[] {
  const inverted = options.includes('--invert-grep');
  return options.flatMap((option) => {
    if (/^--(?:pickaxe-\w+|invert-grep|all-match)$/.test(option) || (inverted && option.startsWith('--grep=')))
      return [];
    // What is counted may go up in one place and down in another, one of which is a secret.
    if (option.startsWith('-S') && !options.includes('--pickaxe-regex')) {
      return [`-G${escapedPattern(option.slice(2)).replace(/\\([&#~-])/g, '$1')}`];
    }
    return option.startsWith('-S') ? [`-G${option.slice(2)}`] : isSearch(option) ? [option] : [];
  });
}

function changesOf(
  counted: readonly string[],
  changed: readonly string[],
  isPattern: boolean,
  ignoreCase: boolean,
): CommitTests['changes'] {
  const [one] = [...counted, ...changed];
  if (one === undefined) return null;
  if (counted.length + changed.length > 1) {
    throw new AccessRefused('refused: git log takes one -S or -G at a time; leave the others out.');
  }
  const isCounted = counted.length > 0;
  return { test: fits(one, { literal: isCounted && !isPattern, ignoreCase }), counted: isCounted };
}

function fits(pattern: string, { literal, ignoreCase }: { literal: boolean; ignoreCase: boolean }): Test {
  const test = lineTest({ pattern, literal, ignoreCase, word: false });
  return (text) => text.split('\n').some((line) => test(line.replaceAll(REDACTED, TAKEN_OUT)));
}
