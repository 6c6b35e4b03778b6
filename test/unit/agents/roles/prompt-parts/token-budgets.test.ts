import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import { bootstrapper } from '../../../../../src/agents/roles/bootstrapper/role';
import { clarifier } from '../../../../../src/agents/roles/clarifier/role';
import { contextProbe } from '../../../../../src/agents/roles/context-probe/role';
import type { SessionBackground } from '../../../../../src/agents/roles/inputs/inputs';
import { planner } from '../../../../../src/agents/roles/planner/role';
import type { PromptFrame, RolePrompt } from '../../../../../src/agents/model/role-prompt';
import { researcher } from '../../../../../src/agents/roles/researcher/role';
import { reviewer } from '../../../../../src/agents/roles/reviewer/role';
import { summarizer } from '../../../../../src/agents/roles/summarizer/role';
import { writer } from '../../../../../src/agents/roles/writer/role';
import { reviewerInput, shop, shopGround, summarizerInput, writerInput } from './shop';

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const much = (words: number) => 'and then some more of it, '.repeat(words);

/** A session in which there is far too much of everything. */
const now = shop();
const background: SessionBackground = {
  ...shopGround(),
  request: much(400),
  callerContext: much(1_500),
  selection: { path: 'src/a.ts', startLine: 1, endLine: 900, text: much(900) },
  evidence: times(48, (at) => ({
    id: `E${at + 1}`,
    path: `src/part-${at}/file.ts`,
    startLine: 1,
    endLine: 60,
    kind: 'code',
    hash: '0',
    excerpt: much(76),
    shows: much(4),
    why: 'orders',
    score: 0.5,
  })),
  facts: times(60, () => ({ kind: 'module', value: 'x', text: much(5), evidence: ['E1'], confirm: false })),
};
const gaps = times(12, () => much(8));
const exchanges = times(5, (round) =>
  reviewerInput().exchanges.map((exchange) => ({
    ...exchange,
    questionId: `${exchange.questionId}${round}`,
    ...(exchange.type === 'ask_text' ? { answer: { text: much(80) }, digest: `${much(7)}…` } : {}),
  })),
).flat();
const statements = times(12, (round) =>
  now.statements.map((statement) => ({ ...statement, id: `${statement.id}${round}`, text: much(10) })),
).flat();
const messages = times(20, (at) => ({ id: `M${at + 1}`, text: much(40) }));
const task = { id: 'T1', capability: 'research' as const, goal: much(10), query: much(10) };
const attempt = { query: much(10), relevance: 0.1, coverage: 0.1, confidence: 0.1, evidence: ['E1'] };

const build =
  <I>(prompt: RolePrompt<I>, input: I) =>
  (frame: PromptFrame) => {
    const { fixed, growing, changing } = prompt.input(input, frame);
    return `${fixed}\n${growing}\n${changing}`;
  };

const ROLES: [string, (frame: PromptFrame) => string][] = [
  [
    'contextProbe',
    build(contextProbe.prompt, {
      ...background,
      observations: times(12, (at) => ({
        id: `O${at}`,
        action: 'search' as const,
        target: much(9),
        result: much(11),
        ms: 1,
        status: 'ok' as const,
      })),
      files: 1,
      capped: much(9),
      matched: times(200, () => 'orders'),
      missing: times(200, () => 'spreadsheets'),
      observationsLeft: 3,
    }),
  ],
  [
    'planner',
    build(planner.prompt, {
      ...background,
      confidence: 0.5,
      gaps,
      lookSummary: much(46),
      researchQuality: null,
      done: times(5, () => ({ task, result: much(40), failed: false })),
      hops: 2,
    }),
  ],
  ['researcher', build(researcher.prompt, { ...background, task, attempts: [attempt, attempt] })],
  [
    'bootstrapper',
    build(bootstrapper.prompt, {
      ...background,
      gaps,
      lookSummary: much(46),
      budget: 12,
      callerQuestions: times(15, () => ({
        type: 'ask_text' as const,
        config: { question: much(9), context: much(90) },
        why: '',
        evidence: [],
        purpose: 'elicit' as const,
        dimensions: [],
        by: 'caller' as const,
      })),
    }),
  ],
  [
    'writer',
    build(writer.prompt, {
      ...writerInput('file'),
      ...background,
      exchanges: exchanges.slice(0, 12),
      messages,
      previous: statements.slice(0, 60),
      relevantMessages: messages,
      planComments: times(20, () => ({ questionId: 'Q9', about: much(3), text: much(40) })),
      findings: times(9, (at) => ({ id: `V${at}`, text: much(40), fix: much(40), statements: [], isDone: false })),
      answeredElsewhere: exchanges.slice(12),
      related: times(9, (at) => ({
        topicId: `T${at}`,
        title: much(3),
        scope: much(20),
        keyPoints: times(7, () => much(20)),
        hears: times(20, (n) => `M${n}`),
      })),
      terms: times(20, () => ({ term: 'customer', preference: 'prefer' as const, instead: 'user' })),
    }),
  ],
  [
    'reviewer',
    build(reviewer.prompt, {
      ...reviewerInput(),
      ...background,
      exchanges,
      messages,
      statements,
      lint: times(60, () => much(8)),
    }),
  ],
  [
    'summarizer',
    build(summarizer.prompt, { ...summarizerInput(), request: background.request, exchanges, messages, statements }),
  ],
  [
    'clarifier',
    build(clarifier.prompt, {
      ...background,
      question: {
        questionId: 'Q1',
        type: 'ask_text',
        question: much(9),
        config: { question: much(9), context: much(200) },
        why: much(9),
        dimensions: [],
        evidence: ['E1'],
      },
      asked: much(200),
      settled: exchanges,
      earlier: times(6, () => ({ text: much(9), reply: much(50) })),
    }),
  ],
];

describe.each(ROLES)('the input of %s, with far too much of everything', (_, input) => {
  it.each([4_000, 8_000, 16_000, 24_000])('fits into %i tokens, and says that it was cut', (tokens) => {
    const said = input({ boundary: '9f31c0d7a2', tokens, projectNotes: much(300) });
    expect(estimateTokens(said)).toBeLessThanOrEqual(tokens);
    expect(said).toMatch(/… \(cut\)|left out here/i);
  });

  it('breaks nothing where next to nothing fits', () => {
    expect(input({ boundary: '9f31c0d7a2', tokens: 0, projectNotes: '' })).toContain('9f31c0d7a2');
  });
});
