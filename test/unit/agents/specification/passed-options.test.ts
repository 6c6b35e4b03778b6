import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { buildSpec, statementsIn } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { planSections } from '../../../../src/agents/specification/plan';
import { renderSpec } from '../../../../src/agents/specification/render';
import { asked, options, session, type Asked } from './session-builder';

const ticked = (labels: string[], selected: string[], more: Partial<Asked> & { other?: string } = {}) => {
  const { other, ...given } = more;
  return asked('Q1', {
    type: 'pick_many',
    config: { question: 'Which ways of ending take the children along?', options: options(...labels) },
    answer: { selected, ...(other === undefined ? {} : { other }) },
    ...given,
  });
};
const said = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  id,
  topicId: 'export',
  kind: 'requirement',
  text,
  dimension: 'behaviour',
  sources: ['Q1'],
  by: 'writer',
  dependsOn: [],
  ...more,
});
const WAYS = ['An explicit call', 'A timeout', 'A crash of its own', 'A normal exit'];
const call = said('FR-001', 'WHEN an explicit call ends it, the system SHALL take the children along.');
const timeout = said('FR-002', 'WHEN a timeout ends it, the system SHALL take the children along.');

const passedIn = (question: ReturnType<typeof asked>, ...statements: Statement[]) =>
  Object.fromEntries(
    statementsIn(buildSpec(session({ questions: [question], statements }))).flatMap(({ id, rejected }) =>
      rejected === undefined ? [] : [[id, rejected]],
    ),
  );

describe('what was offered and not ticked', () => {
  it('stands once, without a reason, below the first statement that rests on the answer', () => {
    expect(passedIn(ticked(WAYS, ['a', 'b']), call, timeout)).toEqual({
      'FR-001': [{ option: 'A crash of its own' }, { option: 'A normal exit' }],
    });
  });

  it('stands below the statement that speaks of the same, where several rest on the answer', () => {
    const speed = said('FR-001', 'The check SHALL be asked once for each request.');
    const logger = said('FR-002', 'WHERE no logger is given, the hooks SHALL still be called.');
    expect(
      passedIn(
        ticked(['Asked once', 'Hooks without a logger', 'A warning where no logger is given'], ['a', 'b']),
        speed,
        logger,
      ),
    ).toEqual({
      'FR-002': [{ option: 'A warning where no logger is given' }],
    });
  });

  it('stands below none of many statements on small matters where it speaks of none of them', () => {
    const small = ['The man page', 'The completion', 'The changelog', 'A symbolic link', 'A passage in the README'];
    const texts = ['The man page SHALL tell of it.', 'The completion SHALL offer it.', 'The changelog SHALL list it.'];
    const link = said('FR-004', 'The link of a symbolic link SHALL hold its own path.');
    const statements = [...texts.map((text, at) => said(`FR-00${at + 1}`, text)), link];
    expect(passedIn(ticked(small, ['a', 'b', 'c', 'd']), ...statements)).toEqual({});
  });

  it('stands below no statement that it does not speak of, where the options are rules of their own', () => {
    const rules = [
      'A repeated save sets `modifiedAt`, too',
      'The feeds that are given out keep the first date',
      'A link whose last crawl failed is crawled anew',
      'The reading progress starts anew',
    ];
    const modified = said('FR-001', 'WHEN a link is saved again, the system SHALL set `modifiedAt`.');
    expect(passedIn(ticked(rules, ['a']), modified)).toEqual({});
  });

  it('stands below no statement on something else, be it the only one that rests on the answer', () => {
    const offered = [
      'Errors of a hook never become one',
      'The URL in the message stands without its query string, so that no token gets into a log',
    ];
    const hook = said('FR-001', 'An error that a hook throws itself SHALL never become a network error.');
    expect(passedIn(ticked(offered, ['a']), hook)).toEqual({});
  });

  it('is read as such in the specification and in the brief, not on the plan, and is no non-goal', () => {
    const more = said(
      'FR-003',
      'WHEN it ends so, the children SHALL be told, and get five seconds before they are killed.',
    );
    const now = session({ questions: [ticked(WAYS, ['a', 'b'])], statements: [call, timeout, more] });
    const spec = numbered(buildSpec(now), now);
    const options = 'A crash of its own; A normal exit.\n';
    expect(renderSpec(spec).split(`  - Offered, not chosen: ${options}`)).toHaveLength(2);
    expect(renderBrief(spec).split(`  - Offered, not chosen: ${options}`)).toHaveLength(2);
    expect(JSON.stringify(planSections(now))).not.toContain('A normal exit');
    expect(spec.nonGoals).toEqual([]);
  });

  it('is told in the brief, too, where the person ticked some and wrote something', () => {
    const own = said('FR-001', 'The children SHALL also be taken along when memory runs out.');
    const now = session({
      questions: [ticked(WAYS, ['a'], { other: 'also when memory runs out' })],
      statements: [own],
    });
    expect(renderBrief(buildSpec(now))).toContain('Offered, not chosen: A timeout; A crash of its own; A normal exit.');
  });

  it('is told in the brief and on the plan by itself where no statement speaks of it, and not where one does', () => {
    const rules = [
      'A repeated save sets `modifiedAt`, too',
      'The feeds that are given out keep the first date',
      'A link whose last crawl failed is crawled anew',
      'The reading progress starts anew',
      'Nothing else',
    ];
    const modified = said('FR-001', 'WHEN a link is saved again, the system SHALL set `modifiedAt`.');
    const now = session({ questions: [ticked(rules, ['a'])], statements: [modified] });
    const brief = renderBrief(numbered(buildSpec(now), now));
    expect(brief).toContain(
      '## Offered, and not asked for: leave it out\n\n' +
        '- The feeds that are given out keep the first date\n' +
        '- A link whose last crawl failed is crawled anew\n' +
        '- The reading progress starts anew\n',
    );
    expect(brief).not.toContain('Nothing else');
    // Whoever approves sees what the brief will tell: a tick that was only forgotten can be told there.
    const scope = planSections(now).find(({ id }) => id === 'scope')?.content ?? '';
    expect(scope.split('\n').filter((line) => line !== '')).toEqual([
      'Offered and left unticked: whoever builds it leaves it out where nothing else needs it.',
      '- The feeds that are given out keep the first date',
      '- A link whose last crawl failed is crawled anew',
      '- The reading progress starts anew',
    ]);
    const progress = said('FR-002', 'The reading progress SHALL start anew.');
    const both = session({ questions: [ticked(rules, ['a'])], statements: [modified, progress] });
    expect(renderBrief(numbered(buildSpec(both), both))).not.toContain('- The reading progress starts anew');
  });

  const RULES = [
    'The tests stand in a new file',
    'On the server it does nothing',
    'A retry that was planned is not made any more',
    'A running `trigger` is discarded, too',
  ];
  const tests = said('T-001', 'The tests SHALL stand in a new file.', { kind: 'task' });

  it('is told also where the same answer rules something out in own words: that was not what was ticked', () => {
    const no = said('NG-001', 'Not part of this change: tests of types.', { kind: 'non_goal' });
    const question = ticked(RULES, ['a'], { other: 'No type tests.' });
    const now = session({ questions: [question], statements: [tests, no] });
    const scope = planSections(now).find(({ id }) => id === 'scope')?.content ?? '';
    for (const rule of RULES.slice(1)) expect(scope).toContain(`- ${rule}`);
    // Of what is left out by being ticked, the rest is no part of the change's edges.
    const left = ticked(['Importing', 'Exporting', 'Sharing'], ['a']);
    const out = said('NG-001', 'Importing is not part of this change.', { kind: 'non_goal' });
    const edges = session({ questions: [left], statements: [out] });
    expect(planSections(edges).find(({ id }) => id === 'scope')?.content).not.toContain('Exporting');
  });

  it('is told no more once the person has spoken of it on the plan', () => {
    const plan = asked('Q9', {
      type: 'show_plan',
      purpose: 'approval',
      config: { question: 'Is this it?', sections: [{ id: 'scope', title: 'Not part of it', content: 'All.' }] },
      answer: {
        decision: 'revise',
        annotations: [{ sectionId: 'scope', text: 'On the server it does nothing: that is how it should be.' }],
      },
    });
    const now = session({ questions: [ticked(RULES, ['a']), plan], statements: [tests] });
    const scope = planSections(now).find(({ id }) => id === 'scope')?.content ?? '';
    expect(scope).not.toContain(RULES[1]);
    expect(scope).toContain(`- ${RULES[2] ?? ''}`);
  });

  it('is told no more where a comment on that list names it in a word of its own', () => {
    const clients = ['web vault', 'desktop app', 'Android app', 'iOS app'].map(
      (one) => `The ${one} is tried before a release`,
    );
    const plan = (text: string) =>
      asked('Q9', {
        type: 'show_plan',
        purpose: 'approval',
        config: { question: 'Is this it?', sections: [{ id: 'scope', title: 'Not part of it', content: 'All.' }] },
        answer: { decision: 'revise', annotations: [{ sectionId: 'scope', text }] },
      });
    const web = said('FR-001', 'The web vault SHALL be tried before a release.');
    const scope = (text: string) => {
      const now = session({ questions: [ticked(clients, ['a']), plan(text)], statements: [web] });
      return planSections(now).find(({ id }) => id === 'scope')?.content ?? '';
    };
    expect(scope('The list of desktop, Android and iOS is wrong: remove it.')).not.toMatch(/desktop|Android|iOS/);
    expect(scope('Say which app counts.')).toMatch(/desktop[\s\S]*Android/);
  });

  it('is told no more on a German plan either', () => {
    const clients = ['web vault', 'desktop app', 'Android app', 'iOS app'].map(
      (one) => `The ${one} is tried before a release`,
    );
    const plan = asked('Q9', {
      type: 'show_plan',
      purpose: 'approval',
      config: { question: 'So?', sections: [{ id: 'scope', title: 'Was nicht dazugehört', content: 'Alles.' }] },
      answer: { decision: 'revise', annotations: [{ sectionId: 'scope', text: 'Desktop und Android gehören weg.' }] },
    });
    const scope = (...more: AskedQuestion[]) => {
      const questions = [ticked(clients, ['a']), ...more];
      const web = said('FR-001', 'The web vault SHALL be tried before a release.');
      const now = session({ request: 'Wir möchten Einträge archivieren können', questions, statements: [web] });
      return planSections(now).find(({ id }) => id === 'scope');
    };
    expect(scope()).toMatchObject({ title: 'Was nicht dazugehört' });
    expect(scope()?.content).toMatch(/desktop[\s\S]*Android/);
    expect(scope(plan)?.content).not.toMatch(/desktop|Android/);
  });

  it('is told nowhere as what to leave out where only checks came of the answer: “The rest works” is nothing that is built', () => {
    const checks = ['No trace', 'The rest works', 'Its end is tested'];
    const check = said('AC-001', 'A search for its names finds nothing.', { kind: 'acceptance' });
    const told = (...statements: Statement[]) => {
      const now = session({ questions: [ticked(checks, ['a'])], statements });
      return `${renderBrief(numbered(buildSpec(now), now))}\n${JSON.stringify(planSections(now))}`;
    };
    expect(told(check)).not.toMatch(/left unticked/i);
    expect(told(check, said('FR-001', 'The endpoint SHALL be gone.'))).toContain('The rest works');
  });

  it('is left out of the brief where the same answer rules something out in the person’s own words', () => {
    const no = said('NG-001', 'Not part of this change: anything for a whole task.', { kind: 'non_goal' });
    const question = ticked(WAYS, ['a', 'b'], { other: 'Nothing for a whole task, nothing global' });
    const now = session({ questions: [question], statements: [call, timeout, no] });
    expect(renderBrief(numbered(buildSpec(now), now))).not.toContain('Offered, not chosen');
  });

  it.each<[string, Statement]>([
    [
      'another statement',
      said('EC-001', 'A crash of its own leaves the children alone.', { kind: 'edge_case', sources: ['Q2'] }),
    ],
    [
      'the writer',
      said('FR-003', 'Nothing else is done.', { rejected: [{ option: 'A crash of its own', reason: 'too hard' }] }),
    ],
  ])('is not told where %s takes it up', (_, other) => {
    expect(passedIn(ticked(WAYS, ['a', 'b']), call, other)).toMatchObject({ 'FR-001': [{ option: 'A normal exit' }] });
  });

  it('is not told of checks: one that was not wanted says nothing of what is built', () => {
    expect(passedIn(ticked(WAYS, ['a', 'b'], { dimensions: ['acceptance', 'errors'] }), call, timeout)).toEqual({});
  });

  it('is not told where the person’s own words take it up', () => {
    const question = ticked(WAYS, ['a', 'b'], { note: 'A normal exit only where nothing else runs.' });
    expect(passedIn(question, call)).toEqual({ 'FR-001': [{ option: 'A crash of its own' }] });
  });

  it.each<[string, ReturnType<typeof asked>, Statement]>([
    ['nothing was ticked', ticked(WAYS, [], { other: 'Only what the system does itself.' }), call],
    ['all was ticked', ticked(WAYS, ['a', 'b', 'c', 'd']), call],
    ['it was taken along', ticked(['All of them', 'A timeout', 'A normal exit'], ['a']), call],
    ['it takes nothing', ticked(['An explicit call', 'None of these'], ['a']), call],
    ['nobody answered', ticked(WAYS, ['a'], { answer: undefined, nonAnswer: 'you_decide' }), call],
    ['what was ticked is left out', ticked(WAYS, ['a']), said('NG-001', 'An explicit call', { kind: 'non_goal' })],
    ['no statement that is built rests on it', ticked(WAYS, ['a']), said('F-001', 'Today by a call', { kind: 'fact' })],
    ['it asks what stands', ticked(WAYS, ['a'], { about: 'change.which' }), call],
  ])('is not told where %s', (_, question, statement) => {
    expect(passedIn(question, statement)).toEqual({});
  });
});

describe('what was offered to somebody who answered in their own words', () => {
  const LABELS = ['An icon alone in lists, “Save” and “Saved” on the page', 'A link with text everywhere'];
  const answered = asked('Q1', {
    type: 'pick_one',
    config: { question: 'How does the button look?', options: options(...LABELS), allowOther: true },
    answer: { other: 'In lists the icon alone, on the page “Save for later” or “Saved”.' },
  });
  const look = said('FR-001', 'In lists the button SHALL be the icon alone.', {
    rejected: LABELS.map((option) => ({ option })),
  });

  it('is not told as turned down where they took it up', () => {
    expect(passedIn(answered, look)).toEqual({ 'FR-001': [{ option: 'A link with text everywhere' }] });
  });

  it('is counted in the brief from the second on, what was recommended before all others', () => {
    const many = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => `Way ${word}`);
    const question = asked('Q1', {
      type: 'pick_one',
      config: { question: 'Which way?', options: options(...many), recommended: 'c' },
      answer: { selected: 'a' },
    });
    const took = said('FR-001', 'The system SHALL go the first way.', {
      rejected: many.slice(1).map((option) => ({ option })),
    });
    const told = session({ questions: [question], statements: [took] });
    expect(renderBrief(numbered(buildSpec(told), told))).toContain('- Chosen over: Way Three; 4 more in spec.md.');
  });

  it('says nothing of options that the statement itself takes up, which would read as forbidden', () => {
    const chosen = (labels: string[], text: string, selected: string) => {
      const question = asked('Q1', {
        type: 'pick_one',
        config: { question: 'Which?', options: options(...labels) },
        answer: { selected },
      });
      const rejected = labels.slice(0, -1).map((option) => ({ option }));
      const now = session({ questions: [question], statements: [said('FR-001', text, { rejected })] });
      return `${renderSpec(buildSpec(now)).split('## Annex')[0]?.split('<details>')[0] ?? ''}${renderBrief(buildSpec(now))}`;
    };
    const host = chosen(
      ['Nothing: `file:///a`', 'The name of the machine: `file://host/a`', 'The name of the machine on Unix'],
      'On Unix, the address SHALL hold the name of the machine before the path.',
      'c',
    );
    expect(host).not.toMatch(/(?:Chosen over|not chosen): .*The name of the machine/);
    expect(host).toContain('Chosen over: Nothing: `file:///a`.');
    const either = chosen(
      ['The moment when it starts to hold back', 'The moment when it no longer holds back', 'Either, each its own'],
      'The queue SHALL offer two ways: for the moment when it starts to hold back, and for the one when it no longer holds back.',
      'c',
    );
    expect(either).not.toMatch(/(?:Chosen over|not chosen):/);
  });

  it.each([
    ['another number', 'A page SHALL hold 20 rows, sorted by date.', '10 rows a page'],
    ['that something is not to be', 'The list SHALL show the total.', 'The list does not show the total'],
    [
      'that one of two things is to be which are both denied',
      'IF it fails, THEN the error SHALL go straight to the caller, without retry and without `beforeError` hooks.',
      '`beforeError` hooks, but no retry',
    ],
  ])('tells %s as turned down, whatever words it shares', (_, text, option) => {
    const question = asked('Q1', {
      type: 'pick_one',
      config: { question: 'Which?', options: options('The one', option) },
      answer: { selected: 'a' },
    });
    const now = session({ questions: [question], statements: [said('FR-001', text, { rejected: [{ option }] })] });
    expect(renderBrief(buildSpec(now))).toContain(`Chosen over: ${option}.`);
  });

  it('sets options apart where one could be taken for several', () => {
    const names = asked('Q1', {
      type: 'pick_one',
      config: {
        question: 'Which names?',
        options: options('`isLimited`; event `limit`', '`isLimited`; event `limitStart`', '`isHeld`; event `hold`'),
      },
      answer: { selected: 'a' },
    });
    const rejected = ['`isLimited`; event `limitStart`', '`isHeld`; event `hold`'].map((option) => ({ option }));
    const state = said('FR-001', 'The state SHALL be named `isLimited`, the event `limit`.', { rejected });
    const now = session({ questions: [names], statements: [state] });
    expect(renderBrief(buildSpec(now))).toContain('Chosen over: “`isLimited`; event `limitStart`”; 1 more in spec.md.');
  });
});
