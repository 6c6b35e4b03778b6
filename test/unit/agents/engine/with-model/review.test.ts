import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuestion } from '../../../../../src/agents/session/session';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { wireQuestion } from '../../roles/prompt-parts/shop';
import { answer, answerAll, answerInWords, begin, callsOf, modelRig, open, playing, says } from './rig';

const FINE = {
  quality: 'A developer can start from this.',
  contradictions: null,
  findings: null,
  settled: null,
  sufficient: true,
  gap: null,
  gapFor: null,
  gapTopic: null,
};
type Review = Record<keyof typeof FINE, unknown>;

/** A question whose words nothing else in these interviews has. */
const GAP = wireQuestion({ question: 'What becomes of penguins that waddle past midnight?', about: 'penguins' });
const found = (text: string, statements: string[] = [], fix: string | null = null) => ({ statements, text, fix });

/** An interview whose reviewer says these things one after the other, then that all is fine. */
async function reviewedBy(
  reviews: readonly Partial<Review>[],
  budget?: number,
  writes = (written: unknown) => written,
) {
  const left = [...reviews];
  const rig = await modelRig({
    respond: playing({
      reviewer: () => saysJson({ ...FINE, ...left.shift() }),
      writer: (request) => saysJson(writer(request, writes)),
    }),
  });
  const interview = await begin(rig, budget === undefined ? {} : { budget });
  return { ...rig, interview };
}

/** The good writer; what the review found it puts right with a statement more. */
function writer(request: RecordedRequest, writes: (written: unknown) => unknown): unknown {
  const written = goodResult(request) as { statements: unknown[] };
  const section = readPrompt(request).sections.get('What the review found here') ?? '';
  if (!section.includes('To put right')) return written;
  const [fr] = [...readPrompt(request).draft];
  const put = { kind: 'decision', dimension: 'behaviour', dependsOn: null, rejected: null };
  const more = { ...put, id: fr?.id ?? null, text: 'As the review wants it.', sources: fr?.sources ?? ['request'] };
  return writes({ ...written, statements: [...written.statements, more] });
}

function endsOf(records: readonly EventRecord[]): string[] {
  return eventsOf(records, 'finding_settled').map(({ id, end }) => `${id} ${end}`);
}

describe('one question is kept back for the review', () => {
  it('which spends it on the worst of what it found, before the last one is asked', async () => {
    const rig = await reviewedBy([{ findings: [found('Nobody spoke of penguins.')], gap: GAP, gapFor: 1 }], 4);
    for (let i = 0; i < 3; i++) await answer(rig.interview);
    expect(open(rig.interview).question.config['question']).toBe(GAP.question);
    // The next review waits for what is answered to this one.
    const reviews = () => eventsOf(rig.records, 'review_made').map(({ before, asked }) => [before, asked]);
    expect(reviews()).toEqual([['last_question', 3]]);
    expect(endsOf(rig.records)).toEqual(['V1 asked']);
    await answerAll(rig.interview);
    expect(reviews().slice(1)).toEqual([['plan', 4]]);
    expect(rig.interview.session.statements.flatMap(({ sources }) => sources)).toContain('Q4');
  });

  it('also where a model would end after a remark beside an answer, which is no wish to end', async () => {
    const ends = (request: RecordedRequest) => {
      return saysJson({ ...(goodResult(request) as object), action: 'start_convergence', wrapUp: false });
    };
    const asks = { findings: [found('Nobody spoke of penguins.')], gap: GAP, gapFor: 1, gapTopic: null };
    const respond = playing({ reviewer: () => saysJson({ ...FINE, ...asks }), orchestrator: ends });
    const rig = await modelRig({ respond });
    const interview = await begin(rig, { budget: 8 });
    for (let i = 0; i < 8 && open(interview).question.config['question'] !== GAP.question; i++) {
      await answerInWords(interview);
    }
    expect(open(interview).question.config['question']).toBe(GAP.question);
    expect(interview.session.wantsNoMore).toBe(false);
  });

  it('on the topic that it belongs to', async () => {
    const asks = { findings: [found('Nobody spoke of penguins.')], gap: GAP, gapFor: 1 };
    for (const gapTopic of ['T2', 'T1', null]) {
      const rig = await reviewedBy([{ ...asks, gapTopic }], 4);
      for (let i = 0; i < 3; i++) await answer(rig.interview);
      expect(open(rig.interview).question).toMatchObject({
        topicId: gapTopic ?? 'T1',
        config: { question: GAP.question },
      });
    }
  });

  it('and goes back to the interview where the review has nothing to ask', async () => {
    const rig = await reviewedBy([], 4);
    for (let i = 0; i < 3; i++) await answer(rig.interview);
    expect(eventsOf(rig.records, 'review_made').map(({ before }) => before)).toEqual(['last_question', 'plan']);
    expect(open(rig.interview).question).toMatchObject({ id: 'Q4', by: 'model' });
    expect(open(rig.interview).question.purpose).toBe('elicit');
    // What the reviews read was up to date: each was made while a question was open.
    const read = callsOf(rig.server, 'reviewer').map((call) => readPrompt(call).exchanges.map(({ id }) => id));
    expect(read).toEqual([
      ['Q1', 'Q2'],
      ['Q1', 'Q2', 'Q3'],
    ]);
  });

  it('none is where there are few', async () => {
    const rig = await reviewedBy([{ findings: [found('Nobody spoke of penguins.')], gap: GAP, gapFor: 1 }], 3);
    for (let i = 0; i < 3; i++) await answer(rig.interview);
    expect(open(rig.interview).question.purpose).toBe('approval');
  });
});

describe('an interview that ends before its budget is spent', () => {
  it('is reviewed, and asks about more than one finding if the budget allows', async () => {
    const rig = await reviewedBy([
      { findings: [found('Nobody spoke of penguins.')], gap: GAP, gapFor: 1 },
      {
        findings: [found('Nobody spoke of owls.')],
        gap: { ...GAP, question: 'Where do owls sleep?', about: 'owls' },
        gapFor: 1,
      },
    ]);
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    expect(open(rig.interview).question.config['question']).toBe(GAP.question);
    await answer(rig.interview);
    expect(open(rig.interview).question.config['question']).toBe('Where do owls sleep?');
    await answerAll(rig.interview);
    expect(endsOf(rig.records)).toEqual(['V1 asked', 'V2 asked']);
  });

  it('asks nothing more where the person has had enough: what was found is told instead', async () => {
    const rig = await reviewedBy([{ findings: [found('Nobody spoke of penguins.')], gap: GAP, gapFor: 1 }]);
    await answer(rig.interview);
    await says(rig.interview, { type: 'message', text: 'That’s enough questions, please.' });
    expect(open(rig.interview).question.purpose).toBe('approval');
    expect(endsOf(rig.records)).toEqual(['V1 open']);
    await answerAll(rig.interview);
    expect(rig.specs[0]?.spec).toContain('- Nobody spoke of penguins. (found in the review, not settled)');
  });
});

describe('what the review found ends', () => {
  it('in a change by the writer, who is given it; who has not seen a plan is not told of it', async () => {
    const rig = await reviewedBy([{ findings: [found('It says more than Q1.', ['D-001'], 'Say what Q1 says.')] }]);
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    const [settled] = eventsOf(rig.records, 'finding_settled');
    expect(settled).toMatchObject({ id: 'V1', end: 'fixed', changed: ['D-001'] });
    const plan = open(rig.interview).question;
    expect(plan.purpose).toBe('approval');
    expect(String(plan.config['context'])).not.toContain('Put right');
    expect(rig.interview.view().activity.map(({ text }) => text)).toContain('Put right what the review found: V1');
    // What was put right because of a review, and opposes nothing, is not reviewed again.
    expect(eventsOf(rig.records, 'review_made')).toHaveLength(1);
  });

  it('in a scenario that the writer adds for the statement, which stays as it is', async () => {
    const scenario = {
      kind: 'acceptance',
      dimension: 'acceptance',
      sources: ['assumed'],
      dependsOn: ['D-001'],
      rejected: null,
    };
    const text = 'Given owls, when it is called, then they sleep.';
    const rig = await reviewedBy(
      [{ findings: [found('No scenario checks D-001.', ['D-001'], 'Add a scenario.')] }],
      undefined,
      (written) => ({ ...(written as object), statements: [{ ...scenario, id: null, text }] }),
    );
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    const added = rig.interview.session.statements.find((statement) => statement.text === text);
    expect(eventsOf(rig.records, 'finding_settled')).toMatchObject([{ id: 'V1', end: 'fixed', changed: [added?.id] }]);
  });

  it('in a plan that is shown after one review of what the comments led to, whatever else the writer touched', async () => {
    const besides = { kind: 'decision', dimension: 'scope', dependsOn: null, rejected: null, id: null };
    const rig = await reviewedBy(
      [{}, { findings: [found('It says more than Q1.', ['D-001'], 'Say what Q1 says.')] }, {}],
      undefined,
      (written) => {
        const { statements } = written as { statements: unknown[] };
        return { ...(written as object), statements: [...statements, { ...besides, text: 'Owls.', sources: ['Q1'] }] };
      },
    );
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    const reviews = () => eventsOf(rig.records, 'review_made').length;
    expect(reviews()).toBe(1);
    await says(rig.interview, {
      type: 'answer',
      questionId: open(rig.interview).question.id,
      answer: { decision: 'revise', annotations: [{ sectionId: 'requirements', text: 'Please ask me about owls.' }] },
    });
    while (open(rig.interview).question.purpose !== 'approval') await answer(rig.interview);
    expect(rig.interview.session.statements.map(({ text }) => text)).toContain('Owls.');
    expect(reviews()).toBe(2);
  });

  it('in a change that is shown with the next plan, where the statement stood in the one before', async () => {
    const rig = await reviewedBy([{}, { findings: [found('It says more than Q1.', ['D-001'], 'Say what Q1 says.')] }]);
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    await says(rig.interview, {
      type: 'answer',
      questionId: open(rig.interview).question.id,
      answer: { decision: 'revise', annotations: [{ sectionId: 'requirements', text: 'Please ask me about owls.' }] },
    });
    expect(open(rig.interview).question.purpose).not.toBe('approval');
    while (open(rig.interview).question.purpose !== 'approval') await answer(rig.interview);
    const { labels = {}, config } = open(rig.interview).question;
    expect(String(config['context'])).toContain(
      `Put right after the review:\n\n- ${labels['D-001']}: It says more than Q1.`,
    );
  });

  it('and is told to the writer from then on, so that it stays put right', async () => {
    const rig = await reviewedBy([
      {
        findings: [found('It says more than Q1.', ['D-001'], 'Say what Q1 says.'), found('No owls.')],
        gap: GAP,
        gapFor: 2,
      },
    ]);
    for (let i = 0; i < 6; i++) await answer(rig.interview);
    const told = callsOf(rig.server, 'writer').flatMap(
      ({ text }) => /- V1(?:: .{0,200}?(To put right)|, (put right))/.exec(text)?.slice(1).find(Boolean) ?? [],
    );
    expect([told[0], told.at(-1)]).toEqual(['To put right', 'put right']);
    expect(endsOf(rig.records).sort()).toEqual(['V1 fixed', 'V2 asked']);
  });

  it('as an open question where the writer leaves the draft as it is', async () => {
    const unmoved = (written: unknown) => ({ ...(written as object), statements: null });
    const review = { findings: [found('It says more than Q1.', ['D-001'], 'Say what Q1 says.')] };
    const rig = await reviewedBy([review], undefined, unmoved);
    await answerAll(rig.interview);
    expect(endsOf(rig.records)).toEqual(['V1 open']);
    expect(rig.specs[0]?.spec).toContain('D-001: It says more than Q1. (found in the review, not settled)');
  });

  it('as an open question in the reviewer’s words where nobody can be asked', async () => {
    const rig = await reviewedBy([{ findings: [found('Nothing says who pays for the fish.')] }]);
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    const sections = open(rig.interview).question.config['sections'] as { id: string; content: string }[];
    expect(sections.find(({ id }) => id === 'open')?.content).toContain('Nothing says who pays for the fish.');
  });

  it('once: a later review finds it again under its id, and settles it when it holds no more', async () => {
    const text = 'Nothing says who pays for the fish.';
    const rig = await reviewedBy([{ findings: [found(text)], gap: GAP, gapFor: null }, { findings: [found(text)] }]);
    for (let i = 0; i < 6; i++) await answer(rig.interview);
    expect(rig.interview.session.findings.map(({ text: said }) => said)).toEqual([GAP.why, text]);
    expect(endsOf(rig.records)).toEqual(['V1 asked', 'V2 open']);
  });
});

describe('two statements that do not fit together', () => {
  const clash = [{ contradictions: [{ first: 'D-001', second: 'FR-001', why: 'one says this, the other that' }] }];

  it('are put to the person side by side; the one that does not hold is taken out, and can come back', async () => {
    const rig = await reviewedBy(clash);
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    const { id, config } = open(rig.interview).question;
    expect((config['options'] as { id: string }[]).map((option) => option.id)).toEqual([
      'first',
      'second',
      'both',
      'neither',
    ]);
    await says(rig.interview, { type: 'answer', questionId: id, answer: { selected: 'first' } });
    const ids = () => rig.interview.session.statements.map((statement) => statement.id);
    expect(ids()).toContain('D-001');
    expect(ids()).not.toContain('FR-001');
    expect(endsOf(rig.records)).toEqual(['V1 asked']);
    await says(rig.interview, { type: 'revise', questionId: id, answer: { selected: 'both' } });
    expect(ids()).toContain('FR-001');
  });

  it('are not asked about once one of them is gone', async () => {
    const second = { contradictions: [{ first: 'D-001', second: 'FR-001', why: 'one says this' }], findings: null };
    const rig = await reviewedBy([{ ...second, gap: GAP, gapFor: null }]);
    for (let i = 0; i < 5; i++) await answer(rig.interview);
    const { id } = open(rig.interview).question;
    await says(rig.interview, { type: 'remove_statement', statementId: 'FR-001' });
    await says(rig.interview, { type: 'answer', questionId: id, answer: { selected: 'neither' } });
    await answerAll(rig.interview);
    expect(rig.interview.session.findings.every(({ end }) => end !== null)).toBe(true);
  });
});

describe('whatever a reviewer finds', () => {
  const STATEMENTS = fc.subarray(['D-001', 'FR-001', 'NFR-001', 'AC-001', 'FR-404']);
  const review = fc.record({
    contradictions: fc.option(
      fc.array(
        fc.record({
          first: fc.constantFrom('D-001', 'FR-001'),
          second: fc.constantFrom('NFR-001', 'FR-404'),
          why: fc.string(),
        }),
        { maxLength: 2 },
      ),
    ),
    findings: fc.option(
      fc.array(
        fc.record({
          statements: STATEMENTS,
          text: fc.lorem({ maxCount: 6 }),
          fix: fc.option(fc.lorem({ maxCount: 3 })),
        }),
        { maxLength: 4 },
      ),
    ),
    settled: fc.option(fc.subarray(['V1', 'V2', 'V3'])),
    gap: fc.option(
      fc.lorem({ maxCount: 8 }).map((question) => ({ ...GAP, question: `${question}?`, about: question })),
    ),
    gapFor: fc.option(fc.integer({ min: 0, max: 5 })),
  });

  it('every finding has an end before the plan is shown, and again before the specification is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(review, { maxLength: 5 }), fc.integer({ min: 2, max: 8 }), async (reviews, budget) => {
        const rig = await reviewedBy(reviews, budget);
        for (let i = 0; i < 16 && !rig.interview.session.ended; i++) {
          if (openQuestion(rig.interview.session)?.question.purpose === 'approval') {
            const { findings } = rig.interview.session;
            expect(findings.filter(({ end }) => end === null)).toEqual([]);
            const spec = JSON.stringify(open(rig.interview).question.config['sections']);
            for (const { end, statements } of findings) {
              if (end?.end !== 'open' || statements.length > 0) continue;
              expect(spec).toContain('found in the review, not settled');
            }
          }
          await answer(rig.interview);
        }
        expect(rig.interview.session.ended?.completed).toBe(true);
        const raised = new Set(eventsOf(rig.records, 'review_made').flatMap((made) => made.raised.map(({ id }) => id)));
        expect(new Set(eventsOf(rig.records, 'finding_settled').map(({ id }) => id))).toEqual(raised);
      }),
      { numRuns: 12 },
    );
  });
});
