import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fillNulls } from '../../../../src/agents/model/fill-nulls';
import { replyForm } from '../../../../src/agents/model/reply-form';
import { EMPTY_IS_NONE, wireSchema } from '../../../../src/agents/model/wire-schema';
import { bootstrapper } from '../../../../src/agents/roles/bootstrapper/role';
import { clarifier } from '../../../../src/agents/roles/clarifier/role';
import { contextProbe } from '../../../../src/agents/roles/context-probe/role';
import { interviewer } from '../../../../src/agents/roles/interviewer/role';
import { orchestrator } from '../../../../src/agents/roles/orchestrator/role';
import { planner } from '../../../../src/agents/roles/planner/role';
import { researcher } from '../../../../src/agents/roles/researcher/role';
import { reviewer } from '../../../../src/agents/roles/reviewer/role';
import { summarizer } from '../../../../src/agents/roles/summarizer/role';
import { writer } from '../../../../src/agents/roles/writer/role';

const form = z.object({
  title: z.string().min(3).max(80).regex(/x/).describe('A few\nwords.'),
  kind: z.enum(['a', 'b']).nullable(),
  count: z.int().min(0).default(1),
  score: z.number().nullable().optional(),
  when: z.iso.datetime(),
  options: z
    .array(z.object({ label: z.string(), good: z.boolean().describe('Whether it is.').nullable() }))
    .min(1)
    .nullable(),
  mode: z.literal(['on', 1, null]),
  either: z.discriminatedUnion('t', [z.object({ t: z.literal('p') }), z.object({ t: z.literal('q') })]),
});

describe('the schema that servers are told', () => {
  it('is flat and strict: all keys required, none beside them, no constraints', () => {
    expect(wireSchema(form)).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string', description: 'A few\nwords.' },
        kind: { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
        count: { type: 'integer' },
        score: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        when: { type: 'string' },
        options: {
          anyOf: [
            {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  label: { type: 'string' },
                  good: { anyOf: [{ type: 'boolean', description: 'Whether it is.' }, { type: 'null' }] },
                },
                required: ['label', 'good'],
                additionalProperties: false,
              },
            },
            { type: 'null' },
          ],
        },
        mode: { anyOf: [{ type: 'string', enum: ['on'] }, { type: 'number', enum: [1] }, { type: 'null' }] },
        either: {
          anyOf: ['p', 'q'].map((t) => ({
            type: 'object',
            properties: { t: { type: 'string', enum: [t] } },
            required: ['t'],
            additionalProperties: false,
          })),
        },
      },
      required: ['title', 'kind', 'count', 'score', 'when', 'options', 'mode', 'either'],
      additionalProperties: false,
    });
  });

  it('is the form before a preprocessing step, and takes values that are told but not checked', () => {
    const list = z.preprocess((value) => value, z.array(z.string()).nullable());
    expect(wireSchema(z.object({ list, kind: z.string().meta({ enum: ['a'] }) }))).toMatchObject({
      properties: {
        list: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] },
        kind: { type: 'string', enum: ['a'] },
      },
      required: ['list', 'kind'],
    });
  });

  it.each([
    ['a record', z.object({ a: z.record(z.string(), z.string()) }), /is a record at a\./],
    ['a tuple', z.object({ a: z.array(z.tuple([z.string()])) }), /is a tuple at a\.\[\]\./],
    ['anything at all', z.object({ a: z.unknown() }), /no flat form at a\./],
    ['an intersection', z.object({ a: z.string().and(z.email()) }), /no flat form at a\./],
    ['no object', z.array(z.string()), /is no object at its root\./],
  ])('names the place of %s', (_name, type, words) => {
    expect(() => wireSchema(type)).toThrow(words);
  });
});

it.each(
  [
    bootstrapper,
    clarifier,
    contextProbe,
    interviewer,
    orchestrator,
    planner,
    researcher,
    reviewer,
    summarizer,
    writer,
  ].map(({ prompt }) => [prompt.wireName, prompt.wire] as const),
)('the reply %s has such a form', (_name, wire) => {
  expect(wireSchema(wire)).toMatchObject({ type: 'object', additionalProperties: false });
});

it('the same in words, for servers that take no schema', () => {
  expect(replyForm(wireSchema(form))).toBe(
    `{
  // A few words.
  "title": string,
  "kind": "a" | "b" | null,
  "count": number,
  "score": number | null,
  "when": string,
  "options": {
    "label": string,
    // Whether it is.
    "good": boolean | null,
  }[] | null,
  "mode": "on" | 1 | null,
  "either": {
    "t": "p",
  } | {
    "t": "q",
  },
}`,
  );
  expect(replyForm(wireSchema(z.object({ a: z.array(z.enum(['x', 'y'])) })))).toBe('{\n  "a": ("x" | "y")[],\n}');
});

describe('a key that was left out', () => {
  const schema = wireSchema(form);

  it('is null where it may be, at any depth; what is there stays', () => {
    expect(fillNulls(schema, { title: 'T', options: [{ label: 'L' }, 'text'], extra: { title: 1 } })).toEqual({
      title: 'T',
      kind: null,
      score: null,
      options: [{ label: 'L', good: null }, 'text'],
      mode: null,
      extra: { title: 1 },
    });
  });

  it('is null for a list, too, of which servers are told that it may be empty', () => {
    const list = wireSchema(
      z.object({
        list: z
          .array(z.string())
          .nullable()
          .meta({ [EMPTY_IS_NONE]: true }),
      }),
    );
    expect(list).toMatchObject({ properties: { list: { type: 'array', items: { type: 'string' } } } });
    expect(fillNulls(list, {})).toEqual({ list: null });
  });

  it.each([null, 'text', 7, [[]]])('changes nothing in %j', (value) => {
    expect(fillNulls(schema, value)).toEqual(value);
  });
});
