import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import { automaticAnswer } from '../../../../src/agents/questions/catalogue';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { begin, rig } from '../engine/rig';
import { readSpecOnDisk } from '../../../../src/agents/specification/on-disk';
import { asSaid, evened, expectWellFormed, sectionsOf } from './as-written';

/** What people type: long, in lines, with everything that Markdown would take for its own. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'The export must hold every order of the last two years, also the cancelled ones.',
        'Never cache what belongs to one user.',
        'Always cache what belongs to one user, but see [the wiki](https://example.org/a_b).',
        '- a list item',
        '1. first things first',
        '# not a heading',
        '| a | b |',
        '| --- | --- |',
        '> quoted',
        '```',
        '**bold** and *thin* and snake_case and __both__',
        'Prices are $5 to $9, ~10 of them~',
        '<b>HTML</b> &amp; more',
        'use `cache.get(key)` there',
        '[x] done',
        'C:\\temp\\new',
        'at most 5 seconds; otherwise tell them.',
        'FR-001 is wrong',
        'nothing',
        'x'.repeat(250),
      ),
      fc.lorem({ maxCount: 40 }),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .chain((parts) => fc.constantFrom('\n', '\n\n', ' ', '\r\n').map((between) => parts.join(between)))
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

type Move = (session: Session) => SessionCommand | null;

const open = (session: Session) => openQuestion(session)?.question ?? null;

/** The person's own words in whatever the question takes them in. */
function answerWith(text: string): Move {
  return (session) => {
    const question = open(session);
    if (question === null) return null;
    const { id: questionId, type, config, purpose } = question;
    const own: Partial<Record<typeof type, unknown>> = {
      pick_one: { other: text },
      pick_many: { selected: [], other: text },
      show_options: { other: text, feedback: text },
      ask_text: { text },
      ask_code: { code: text, language: 'text' },
      thumbs: { choice: 'down', feedback: text },
      show_plan: { decision: 'revise', annotations: [], feedback: text },
      review_section: { decision: 'revise', annotations: [], feedback: text },
    };
    const answer = own[type] ?? automaticAnswer(type, config, 'first');
    if (purpose !== 'approval' && answer === null)
      return { type: 'non_answer', questionId, nonAnswer: 'dont_know', text };
    return { type: 'answer', questionId, answer };
  };
}

const choose: Move = (session) => {
  const question = open(session);
  const answer = question === null ? null : automaticAnswer(question.type, question.config, 'recommended');
  if (question === null) return null;
  return answer === null
    ? { type: 'non_answer', questionId: question.id, nonAnswer: 'you_decide' }
    : { type: 'answer', questionId: question.id, answer };
};

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(choose) },
  { weight: 4, arbitrary: words.map(answerWith) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('you_decide', 'dont_know', 'none_of_these', 'not_now'), words)
      .map(([nonAnswer, text]): Move => (s) => {
        const question = open(s);
        return question && { type: 'non_answer', questionId: question.id, nonAnswer, text };
      }),
  },
  { weight: 1, arbitrary: words.map((text): Move => () => ({ type: 'message', text })) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(9), words).map(([n, text]): Move => (s) => {
      const asked = s.questions[n]?.question;
      return asked?.type === 'ask_text' ? { type: 'revise', questionId: asked.id, answer: { text } } : null;
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(30), words).map(([n, text]): Move => (s) => {
      const statement = s.statements[n];
      return statement ? { type: 'edit_statement', statementId: statement.id, text } : null;
    }),
  },
  {
    weight: 1,
    arbitrary: fc.nat(6).map((n): Move => (s) => {
      const topic = s.topics[n];
      return topic ? { type: 'drop_topic', topicId: topic.id } : null;
    }),
  },
);

const FILES = {
  'package.json': '{"name":"shop","devDependencies":{"vitest":"^4.0.0"}}',
  'src/api/routes.ts': 'export function api() {\n  return cache;\n}\n',
  'src/api/cache.ts': 'export const cache = new Map();\n',
  'README.md': '# Shop\n\nAn API that adds orders.\n',
};

/** Plays moves, then goes through to the end, or wraps up: what was written, and the session it was written from. */
async function writtenAfter(moves: readonly Move[], wrapUp: boolean) {
  const { ports, specs, drafts } = rig(FILES);
  const interview = await begin(ports);
  const play = async (next: Move) => {
    const command = next(interview.session);
    if (command === null || interview.session.ended) return;
    await interview.dispatch(command, 'person');
    await interview.idle();
  };
  for (const next of moves) await play(next);
  if (wrapUp) await play(() => ({ type: 'wrap_up' }));
  for (let i = 0; i < 40 && !interview.session.ended; i++) await play(choose);
  const [written] = specs;
  if (written === undefined) throw new Error('Nothing was written.');
  return { ...written, drafts, session: interview.session };
}

describe('the specification of any interview', () => {
  it('marks only what it has an entry for, lists only what it uses, and numbers without holes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 14 }), fc.boolean(), async (moves, wrapUp) => {
        const { spec, answers, brief } = await writtenAfter(moves, wrapUp);
        expectWellFormed(spec, answers);
        const { problems } = readSpecOnDisk('any', { spec, answers, brief }, null);
        expect(problems.filter((one) => one.includes('brief.md'))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  // What the questions shall be about is said to the interview: the specification has what was asked after that.
  it('holds every answer about the change in full, as it was said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 14 }), fc.boolean(), async (moves, wrapUp) => {
        const { spec, answers, session } = await writtenAfter(moves, wrapUp);
        const clarifications = asSaid(sectionsOf(spec).get('Clarifications') ?? '');
        for (const { response } of session.questions.filter(({ question }) => question.purpose !== 'reading')) {
          for (const said of wordsIn(response)) {
            expect(clarifications).toContain(evened(said));
            expect(answers).toContain(JSON.stringify(said).slice(1, -1));
          }
        }
        expect(asSaid(sectionsOf(spec).get('Request') ?? '')).toContain(evened(session.request));
      }),
      { numRuns: 40 },
    );
  });

  it('cuts nothing that was said, in the drafts of its topics neither', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words.map(answerWith), { minLength: 1, maxLength: 10 }), async (moves) => {
        const { session, drafts } = await writtenAfter(moves, true);
        const findings = session.topics.flatMap(({ finding }) => finding ?? []);
        expect([...findings, ...drafts.values()].filter((text) => text.includes('…'))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

/** The texts in a response that the person typed. */
function wordsIn(response: Session['questions'][number]['response']): string[] {
  if (response === null) return [];
  if (response.kind === 'non_answer') return response.text === '' ? [] : [response.text];
  const { text, other, feedback } = response.value as Record<string, unknown>;
  return [text, other, feedback].filter((value) => typeof value === 'string');
}
