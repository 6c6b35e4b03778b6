import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { answersSchema } from '../../../src/agents/specification/exporters/answers-json';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILE = path.join(ROOT, 'media/answers.schema.json');

/** The schema as it is published: what programs may rely on in `answers.json`. */
function published(): string {
  const schema = z.toJSONSchema(answersSchema, { io: 'output' });
  return `${JSON.stringify({ title: 'Answers of a brainstorming session', ...schema }, null, 2)}\n`;
}

it('the published schema of answers.json is that of the code', async () => {
  await expect(published()).toMatchFileSnapshot(FILE);
});

it('the manifest has the editor check answers.json by it', () => {
  const { contributes } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    contributes: { jsonValidation: unknown };
  };
  expect(contributes.jsonValidation).toEqual([
    { fileMatch: '**/.sdd/specs/*/answers.json', url: './media/answers.schema.json' },
  ]);
});
