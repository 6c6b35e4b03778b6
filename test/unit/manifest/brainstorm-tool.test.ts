import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CALLER_QUESTIONS, readCall } from '../../../src/agents/call/read-call';
import { CATALOGUE, configJsonSchema } from '../../../src/agents/questions/catalogue';
import { QUESTION_TYPES } from '../../../src/agents/questions/question-type';
import { usage } from './generated-manifest';

const MANIFEST = path.resolve(import.meta.dirname, '../../../package.json');
const described = z.looseObject({ description: z.string() });
const objectOf = <S extends z.ZodRawShape>(properties: S) =>
  z.looseObject({ properties: z.object(properties), required: z.array(z.string()) });
const questionsSchema = z.looseObject({
  maxItems: z.number(),
  items: objectOf({
    type: z.looseObject({ enum: z.array(z.string()), description: z.string() }),
    config: z.looseObject({ properties: z.record(z.string(), described), required: z.array(z.string()) }),
  }),
});
const [tool, ...more] = z
  .object({ contributes: z.object({ languageModelTools: z.array(z.record(z.string(), z.unknown())) }) })
  .parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))).contributes.languageModelTools;
const inputSchema = objectOf({ request: described, context: described, initial_questions: questionsSchema }).parse(
  tool?.['inputSchema'],
);
const { maxItems, items } = inputSchema.properties.initial_questions;
const accepts = z.fromJSONSchema(z.record(z.string(), z.any()).parse(tool?.['inputSchema']));

describe('the tool that the manifest offers to agents', () => {
  it('is the only one, and can be named in a prompt', () => {
    expect(more).toEqual([]);
    expect(tool).toMatchObject({ name: 'brainstorm', toolReferenceName: 'brainstorm', canBeReferencedInPrompt: true });
  });

  it('takes what the code takes: the same keys, question types and number of questions', () => {
    expect([inputSchema.required, inputSchema['additionalProperties']]).toEqual([['request'], false]);
    expect([items.required, items['additionalProperties']]).toEqual([['type', 'config'], false]);
    expect(items.properties.type.enum).toEqual([...QUESTION_TYPES]);
    expect(maxItems).toBe(CALLER_QUESTIONS);
  });

  it('says of every key of a config which types need or take it', () => {
    const keys = new Set(QUESTION_TYPES.flatMap((type) => Object.keys(configJsonSchema(type).properties ?? {})));
    const { properties, required } = items.properties.config;
    expect(Object.keys(properties).sort()).toEqual([...keys].sort());
    expect(required).toEqual(['question']);
    for (const [key, { description }] of Object.entries(properties)) {
      expect(description.replace(/^.*?\. ?(?=(Required|Only) for|$)/, ''), key).toBe(usage(key));
    }
  });

  it.each(QUESTION_TYPES)('takes a question of type %s, as the code does', (type) => {
    const input = { request: 'Add a cache', initial_questions: [{ type, config: CATALOGUE[type].example }] };
    expect(accepts.safeParse(input)).toMatchObject({ success: true });
    expect(readCall(input)).toMatchObject({ ok: true });
  });

  it.each([
    { context: 'Without a request.' },
    { request: 'Add a cache', questions: [] },
    { request: 'Add a cache', initial_questions: [{ type: 'choice', config: { question: 'Which?' } }] },
    { request: 'Add a cache', initial_questions: [{ type: 'confirm', config: {} }] },
    { request: 'Add a cache', initial_questions: [{ type: 'confirm' }] },
  ])('refuses %j, as the code does', (input) => {
    expect(accepts.safeParse(input).success).toBe(false);
    expect(readCall(input).ok).toBe(false);
  });

  it('tells a model what every type is for, and what it must know of the result', () => {
    for (const type of QUESTION_TYPES) expect(items.properties.type.description).toContain(`${type}: `);
    const told = z.string().parse(tool?.['modelDescription']);
    for (const word of ['blocks', 'completed: false', 'initial_questions', 'nonAnswer', 'session_id', 'spec']) {
      expect(told).toContain(word);
    }
  });
});
