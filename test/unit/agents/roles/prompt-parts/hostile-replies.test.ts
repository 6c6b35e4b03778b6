import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireSchema, type FlatSchema } from '../../../../../src/agents/model/wire-schema';
import { bootstrapper } from '../../../../../src/agents/roles/bootstrapper/role';
import { clarifier } from '../../../../../src/agents/roles/clarifier/role';
import { contextProbe } from '../../../../../src/agents/roles/context-probe/role';
import { planner } from '../../../../../src/agents/roles/planner/role';
import { researcher } from '../../../../../src/agents/roles/researcher/role';
import { reviewer } from '../../../../../src/agents/roles/reviewer/role';
import type { Role } from '../../../../../src/agents/model/role';
import { summarizer } from '../../../../../src/agents/roles/summarizer/role';
import { writer } from '../../../../../src/agents/roles/writer/role';
import { reviewerInput, shop, shopGround, summarizerInput, writerInput } from './shop';

interface Played {
  name: string;
  role: Role<unknown, unknown>;
  input: unknown;
}

const played = <I, O>(name: string, role: Role<I, O>, input: I): Played => ({
  name,
  role: role,
  input,
});

const background = shopGround();
const { request } = shop();
const task = { id: 'T1', capability: 'research' as const, goal: 'Find it', query: 'it' };

const ROLES: Played[] = [
  played('contextProbe', contextProbe, {
    ...background,
    observations: [],
    files: 3,
    capped: null,
    matched: [],
    missing: [],
    observationsLeft: 0,
  }),
  played('planner', planner, { ...background, confidence: 0.5, gaps: [], researchQuality: null, done: [], hops: 0 }),
  played('researcher', researcher, { ...background, task, attempts: [] }),
  played('bootstrapper', bootstrapper, {
    ...background,
    gaps: [],
    budget: 12,
    callerQuestions: [
      {
        type: 'ask_text',
        config: { question: 'Why?' },
        why: '',
        evidence: [],
        purpose: 'elicit',
        dimensions: [],
        by: 'caller',
      },
    ],
  }),
  played('writer', writer, writerInput('file')),
  played('writer, revising', writer, { ...writerInput('use', 'full_revision'), editedByPerson: ['G-001'] }),
  played('reviewer', reviewer, reviewerInput()),
  played('summarizer', summarizer, summarizerInput()),
  played('clarifier', clarifier, {
    request,
    question: {
      questionId: 'Q1',
      type: 'thumbs',
      question: 'Well?',
      config: { question: 'Well?' },
      why: '',
      dimensions: [],
      evidence: [],
    },
    asked: 'Why?',
    earlier: [],
    settled: [],
    evidence: background.evidence,
    facts: background.facts,
  }),
];

/** Words that a model may write anywhere: ids that exist and that do not, and what breaks careless code. */
const words = fc.oneof(
  fc.constantFrom('E1', 'e2', 'E99', 'Q4', 'Q99', 'M1', 'FR-001', 'FR-002', 'KE-001', '[D-002]', 'request', 'assumed'),
  fc.constantFrom('', ' \n', '__proto__', 'constructor', 'null', '\u202e\u0000', '\ud800', '0', '-1', 'T1'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.lorem(),
);
const numbers = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -2, max: 8 }));

/** Replies that have the asked form, and anything in it. */
function ofForm(form: FlatSchema): fc.Arbitrary<unknown> {
  if ('anyOf' in form) return fc.oneof(...form.anyOf.map(ofForm));
  if ('enum' in form) return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...form.enum) }, words);
  switch (form.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(form.properties).map(([key, value]) => [key, ofForm(value)])));
    case 'array':
      return fc.array(ofForm(form.items), { maxLength: 4 });
    case 'string':
      return words;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return numbers;
  }
}

function check({ role: { prompt, output }, input }: Played, reply: unknown): { fits: boolean; value: unknown } {
  const wire = prompt.wire.safeParse(reply);
  if (!wire.success) return { fits: false, value: null };
  const made = output.safeParse(prompt.fromWire(wire.data, input));
  return { fits: made.success, value: made.success ? made.data : null };
}

describe.each(ROLES)('whatever a model replies as $name', (one) => {
  const form = wireSchema(one.role.prompt.wire);

  it('is taken or refused, and breaks nothing', () => {
    fc.assert(fc.property(fc.jsonValue(), (reply) => void check(one, reply)));
    fc.assert(
      fc.property(ofForm(form), (reply) => void check(one, reply)),
      { numRuns: 300 },
    );
  });

  it('cites no evidence and keeps no source that does not exist', () => {
    fc.assert(
      fc.property(ofForm(form), (reply) => {
        const { value } = check(one, reply);
        const cited = idsIn(value);
        expect(cited.filter((id) => id === 'E99' || id === 'Q99')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is asked for in a flat form, every key of it required', () => {
    expect(JSON.stringify(form)).not.toMatch(/"(?:minLength|maxLength|minimum|maximum|pattern|minItems|\$ref|format)"/);
  });
});

describe.each(ROLES)('the rule-based version of $name', ({ role, input }) => {
  it('gives what the role’s check takes', () => {
    expect(role.output.safeParse(role.offline(input)).success).toBe(true);
  });
});

/** All that stands in lists of ids. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const list = ['evidence', 'sources', 'dependsOn', 'removed'].includes(key) && Array.isArray(item);
    return list ? (item as string[]) : idsIn(item);
  });
}
