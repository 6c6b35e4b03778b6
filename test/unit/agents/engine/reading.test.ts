import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { Interview } from '../../../../src/agents/engine/interview';
import { questionTitle } from '../../../../src/agents/questions/catalogue';
import { interviewer } from '../../../../src/agents/roles/interviewer/role';
import { kindProfile } from '../../../../src/agents/roles/rule-based/kinds/register';
import { weighedSubjects } from '../../../../src/agents/roles/rule-based/recognise';
import type { SubjectArea } from '../../../../src/agents/roles/rule-based/entries/entry';
import { SUBJECT_AREAS } from '../../../../src/agents/roles/rule-based/subject-areas/register';
import { budgetLeft, countedQuestions } from '../../../../src/agents/session/budget';
import { asksOfChange, EMPTY_SESSION, openQuestion, type AskedQuestion } from '../../../../src/agents/session/session';
import { replay } from '../../../../src/agents/session/fold/fold';
import { NO_READING } from '../../../../src/agents/session/reading';
import { unanswered } from '../../../../src/agents/specification/open-questions';
import { interviewerInput, topic } from '../roles/rule-based/made-up';
import { sectionsOf } from '../specification/as-written';
import { answerAll, answerOpen, begin, eventsOf, rig } from './rig';

const aboutBoth = (one: SubjectArea, other: SubjectArea) => `Add ${one.subject} and ${other.subject} zzyzx`;
const aboutOne = ({ subject }: SubjectArea) => `Add ${subject.replace(/^the /, '')}`;

/** Whether a request for a subject is read as that one alone, and it has questions enough for it. */
function isClear(area: SubjectArea): boolean {
  const [first, second] = weighedSubjects(aboutOne(area), 'feature');
  const asked = area.entries.filter(({ kinds, when }) => (kinds ?? area.kinds).includes('feature') && !when);
  const alone = first?.area === area && first.named && second === undefined;
  return alone && area.kind === 'feature' && area.for === undefined && asked.length >= 4;
}

const clear = SUBJECT_AREAS.filter(isClear);

/** Two subjects that a request can name both, and is read as these two. */
function twoSubjects(): [SubjectArea, SubjectArea] {
  for (const one of clear)
    for (const other of clear) {
      const read = weighedSubjects(aboutBoth(one, other), 'feature').map(({ area }) => area);
      if (one !== other && read.length === 2 && read.includes(one) && read.includes(other)) return [one, other];
    }
  throw new Error('No two subjects can be named together.');
}

const [A, B] = twoSubjects();
const UNCLEAR = aboutBoth(A, B);

const open = ({ session }: Interview): AskedQuestion => {
  const asked = openQuestion(session);
  if (asked === null) throw new Error('No question is open.');
  return asked;
};
const find = ({ session }: Interview, id: string) => session.questions.find(({ question }) => question.id === id);

async function send(interview: Interview, command: SessionCommand): Promise<void> {
  expect(await interview.dispatch(command, 'person')).toEqual({ ok: true });
  await interview.idle();
}

const answer = (interview: Interview, given: unknown) =>
  send(interview, { type: 'answer', questionId: open(interview).question.id, answer: given });
const tick = (interview: Interview, ...areas: SubjectArea[]) =>
  answer(interview, { selected: areas.map(({ id }) => `about-${id}`) });

/** An interview that has just asked what it is about. */
async function asking(request = UNCLEAR) {
  const kept = rig({ 'src/zzyzx.ts': 'export const zzyzx = [];\n' });
  const interview = await begin(kept.ports, { request });
  return { ...kept, interview };
}

describe('a subject that a request names on the way only', () => {
  const [one] = clear;
  const name = one?.subject.replace(/^the /, '') ?? '';
  const wish = 'When I stop a long run with a key everything so far is gone';

  it('brings no question, and is asked about at once where the request begins with it', async () => {
    const onTheWay = await asking(`${wish}. It shall keep what it has and still do the ${name}`);
    expect(areasOf(await toThePlan(onTheWay.interview))).toEqual([]);
    const first = await asking(`Add ${name} for all that we have here. ${wish} and nobody likes that`);
    expect(areasOf(await toThePlan(first.interview))).toEqual([one?.id]);
  });
});

/** An interview about one subject, at a question on it. */
async function within(area: SubjectArea) {
  const kept = rig({ 'src/zzyzx.ts': 'export const zzyzx = [];\n' });
  const interview = await begin(kept.ports, { request: aboutOne(area) });
  for (let i = 0; i < 12 && open(interview).question.subjectArea !== area.id; i++) await answerOpen(interview);
  expect(open(interview).question.subjectArea).toBe(area.id);
  return { ...kept, interview };
}

/** Goes on to the plan; gives back what was asked on the way. */
async function toThePlan(interview: Interview): Promise<AskedQuestion[]> {
  const before = interview.session.questions.length;
  for (let i = 0; i < 30 && open(interview).question.purpose !== 'approval'; i++) await answerOpen(interview);
  return interview.session.questions.slice(before - 1).filter(asksOfChange);
}

const areasOf = (asked: readonly AskedQuestion[]) => [
  ...new Set(asked.flatMap(({ question }) => question.subjectArea ?? [])),
];

describe('the question what it is about', () => {
  it('comes first where the request leaves it open, with the subjects that its words may mean', async () => {
    const { question } = open((await asking()).interview);
    expect(question.purpose).toBe('reading');
    const options = question.config['options'] as { id: string; label: string }[];
    const subjects = options.map(({ id }) => id).filter((id) => id.startsWith('about-'));
    expect(subjects.sort()).toEqual([`about-${A.id}`, `about-${B.id}`].sort());
    expect(options.at(-1)?.label).toBe('None of these');
  });

  it('does not come where the request calls one subject by its name, nor where it names none', async () => {
    for (const request of [aboutOne(A), 'Add a zzyzx plugh'])
      expect(open((await asking(request)).interview).question.purpose).not.toBe('reading');
  });

  it('does not come where two kinds of change are said alike: what happens today and what instead suits either', async () => {
    const { interview } = await asking('Die Aufträge sind komisch');
    expect(open(interview).question).toMatchObject({ purpose: 'elicit', about: 'open.today' });
    await answer(interview, { text: 'Today their numbers begin anew each day; they should go on' });
    await send(interview, { type: 'change_reading', change: 'bug' });
    const asked = (await toThePlan(interview)).map(({ question: { about = '' } }) => about);
    expect(asked.filter((about) => /^bug\.|\.goal$/.test(about))).toEqual([]);
    expect(interview.session.reading.change).toBe('bug');
  });

  it('takes back the question on screen where another kind of change is meant, with those of subjects for such changes alone', async () => {
    const { interview } = await asking('It crashes when the file is empty');
    if (open(interview).question.about === 'plan.research') await answerOpen(interview);
    const crash = open(interview).question;
    expect(crash.about).toMatch(/^(?:crash|bug)\./);
    await send(interview, { type: 'change_reading', change: 'feature' });
    expect(find(interview, crash.id)?.status).toBe('withdrawn');
    expect(open(interview).question.about).toMatch(/^(?:open|feature)\./);
    const asked = (await toThePlan(interview)).map(({ question: { about = '' } }) => about);
    expect(asked.filter((about) => /^(?:crash|bug)\./.test(about))).toEqual([]);
  });

  it('takes back the question on screen that is of another kind of project', async () => {
    const { interview } = await asking('Add a zzyzx plugh');
    await send(interview, { type: 'change_reading', project: 'web_app' });
    for (let i = 0; i < 12 && open(interview).question.about !== 'open.screen'; i++) await answerOpen(interview);
    const screen = open(interview).question;
    expect(screen.about).toBe('open.screen');
    await send(interview, { type: 'change_reading', project: 'command_line' });
    expect(find(interview, screen.id)?.status).toBe('withdrawn');
    expect(open(interview).question.about).not.toBe('open.screen');
  });

  it('leaves a question that suits the other kind as well where it is', async () => {
    const { interview } = await asking('Add a zzyzx plugh');
    const { question } = open(interview);
    await send(interview, { type: 'change_reading', change: 'api' });
    expect(open(interview).question.id).toBe(question.id);
  });

  it('says by the subjects that are ticked what the questions come from, and rules out the others', async () => {
    const { interview } = await asking();
    await tick(interview, A);
    expect(interview.session.reading).toEqual({ ...NO_READING, subjects: [A.id], rejected: [B.id] });
    expect(areasOf(await toThePlan(interview))).toEqual([A.id]);
  });

  it('is answered in words of one’s own where nothing fits: these are read instead of the request', async () => {
    const third = clear.find((area) => area.id === 'caching');
    const { interview } = await asking();
    await answer(interview, { selected: [], other: `It is about ${third?.subject ?? ''}` });
    expect(interview.session.reading).toMatchObject({
      subjects: null,
      words: `It is about ${third?.subject ?? ''}`,
      rejected: expect.arrayContaining([A.id, B.id]) as unknown,
    });
    expect(areasOf(await toThePlan(interview))).toEqual([third?.id]);
  });

  it('takes words that say what it is not about for no new protest', async () => {
    const { interview } = await asking();
    await answer(interview, { selected: [], other: 'It is not about the zzyzx. It is plugh.' });
    expect(interview.session.doubted).toEqual([]);
    expect(asksOfChange(open(interview))).toBe(true);
  });

  it('with “None of these” is followed by open questions alone', async () => {
    const { interview } = await asking();
    await answer(interview, { selected: ['openly'] });
    expect(interview.session.reading).toMatchObject({ subjects: [], words: null });
    expect([...interview.session.reading.rejected].sort()).toEqual([A.id, B.id].sort());
    expect(open(interview).question.about).toMatch(/^open\./);
    expect(areasOf(await toThePlan(interview))).toEqual([]);
  });

  it('can be answered otherwise later: what is open of a subject that is ruled out now is taken back', async () => {
    const { interview } = await asking();
    const { id } = open(interview).question;
    await tick(interview, A);
    for (let i = 0; i < 8 && open(interview).question.subjectArea !== A.id; i++) await answerOpen(interview);
    const onA = open(interview).question.id;
    await send(interview, { type: 'revise', questionId: id, answer: { selected: [`about-${B.id}`] } });
    expect(interview.session.reading).toMatchObject({ subjects: [B.id], rejected: [A.id] });
    expect(find(interview, onA)).toMatchObject({ status: 'withdrawn', moot: true });
    expect(areasOf(await toThePlan(interview))).toEqual([B.id]);
  });

  it.each(['you_decide', 'dont_know'] as const)(
    'may be left: “%s” goes by the words of the request, and it does not come back',
    async (nonAnswer) => {
      const { interview, records } = await asking();
      await send(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer });
      expect(interview.session.reading).toEqual(NO_READING);
      expect(asksOfChange(open(interview))).toBe(true);
      expect(open(interview).acknowledgement).not.toMatch(/delegated|open question/);
      await answerAll(interview);
      expect(eventsOf(records, 'question_asked').filter((e) => e.question.purpose === 'reading')).toHaveLength(1);
    },
  );

  it('cannot be put off: every further question rests on it', async () => {
    const { interview } = await asking();
    const { id } = open(interview).question;
    const put = await interview.dispatch({ type: 'non_answer', questionId: id, nonAnswer: 'not_now' }, 'person');
    expect(put).toMatchObject({ ok: false, reason: expect.stringContaining('rests on this one') as unknown });
    expect(open(interview).question.id).toBe(id);
  });

  it('is not answered by ticking nothing: whoever means none of them says so', async () => {
    const { interview } = await asking();
    const { id } = open(interview).question;
    const empty = { type: 'answer', questionId: id, answer: { selected: [] } } as const;
    expect(await interview.dispatch(empty, 'person')).toMatchObject({ ok: false });
    expect(open(interview).question.id).toBe(id);
  });

  it('left after a protest settles the doubt, and the reading stays as it was', async () => {
    const { interview } = await within(A);
    await send(interview, { type: 'not_about_this', questionId: open(interview).question.id });
    await send(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer: 'dont_know' });
    expect(interview.session).toMatchObject({ reading: NO_READING, doubted: [] });
    expect(asksOfChange(open(interview))).toBe(true);
  });

  it.each([{ selected: [`about-${A.id}`] }, { selected: [], other: 'Plugh qwerty' }, null])(
    'counts nowhere, is no statement and no open question (%j)',
    async (given) => {
      const { interview, specs } = await asking();
      const { id, topicId } = open(interview).question;
      expect(countedQuestions(interview.session)).toBe(0);
      if (given === null) await send(interview, { type: 'non_answer', questionId: id, nonAnswer: 'dont_know' });
      else await answer(interview, given);
      expect(countedQuestions(interview.session)).toBe(1);
      expect(budgetLeft(interview.session)).toBe(interview.session.budget - 1);
      await answerAll(interview);
      const { statements, topics } = interview.session;
      expect(statements.filter(({ sources }) => sources.includes(id))).toEqual([]);
      expect(unanswered(interview.session).map(({ source }) => source)).not.toContain(id);
      expect(topics.find((one) => one.id === topicId)?.finding).not.toMatch(/mainly about|qwerty/i);
      expect(specs).toHaveLength(1);
      expect(sectionsOf(specs[0]?.spec ?? '').get('Clarifications')).not.toContain(`**${id}**`);
    },
  );

  it('is asked anew in the topic that the person turns to', async () => {
    const { interview } = await asking();
    const [first, second] = interview.session.topics;
    const { id } = open(interview).question;
    await send(interview, { type: 'activate_topic', topicId: second?.id ?? '' });
    expect(find(interview, id)).toMatchObject({ status: 'withdrawn', moot: true });
    expect(open(interview).question).toMatchObject({ purpose: 'reading', topicId: second?.id });
    await tick(interview, A);
    await answerAll(interview);
    expect(interview.session.topics.filter(({ status }) => status !== 'completed')).toEqual([]);
    expect(interview.session.questions.some(({ question }) => question.topicId === first?.id)).toBe(true);
  });

  it('is asked at most three times; whoever still protests is asked openly', async () => {
    const { interview } = await within(A);
    for (let time = 0; time < 3; time++) {
      await send(interview, { type: 'message', text: 'This is not about that at all.' });
      expect(open(interview).question.purpose).toBe('reading');
      await answer(interview, { selected: [], other: A.subject });
    }
    await send(interview, { type: 'message', text: 'This is not about that at all.' });
    const asked = await toThePlan(interview);
    expect(interview.session.questions.filter(({ question }) => question.purpose === 'reading')).toHaveLength(3);
    expect(areasOf(asked)).toEqual([]);
  });
});

describe('where nothing stands yet', () => {
  const inEmptyFolder = async (request: string) => {
    const kept = rig({});
    return { ...kept, interview: await begin(kept.ports, { request }) };
  };
  const titleOf = (interview: Interview) => questionTitle(open(interview).question.config);

  it.each([
    ['A way to plan who drives whom to the away games of our club', 'What will it be?'],
    ['Etwas, womit unser Verein die Fahrten zu den Auswärtsspielen plant', 'Was soll es werden?'],
  ])('it is asked first what will be made (%s)', async (request, title) => {
    const { interview } = await inEmptyFolder(request);
    expect(titleOf(interview)).toBe(title);
    expect(open(interview).question).toMatchObject({ purpose: 'reading', type: 'pick_one' });
    expect(countedQuestions(interview.session)).toBe(0);
  });

  it.each([
    ['web_app', 'Which screens are there, what stands on each, and what can one do there?'],
    ['command_line', 'How is it called, and what does it print: one real run?'],
    ['library', 'What will a caller write, and what comes back?'],
    ['service', 'What will a request look like, and its reply?'],
  ] as const)('what follows is asked in the words of that: %s', async (project, title) => {
    const { interview } = await inEmptyFolder('A way to plan who drives whom to the away games of our club');
    await answer(interview, { selected: project });
    expect(interview.session.reading).toMatchObject({ project, subjects: null, change: null });
    const titles = [title === titleOf(interview)];
    for (let i = 0; i < 6 && open(interview).question.purpose !== 'approval'; i++) {
      titles.push(title === titleOf(interview));
      await answerOpen(interview);
    }
    expect(titles).toContain(true);
    expect(interview.session.questions.filter(({ question }) => question.projects !== undefined)).toHaveLength(1);
  });

  it('it is asked once: whoever leaves it, or says something else, goes on', async () => {
    for (const given of [{ other: 'A plush toy' }, null]) {
      const { interview } = await inEmptyFolder('A way to plan who drives whom to the away games of our club');
      if (given === null)
        await send(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer: 'you_decide' });
      else await answer(interview, given);
      expect(interview.session.reading).toEqual(NO_READING);
      expect(open(interview).question.purpose).toBe('elicit');
    }
  });

  it.each(['A browser extension that hides the results of matches', 'Library to parse spoken durations'])(
    'it is not asked where the request says it: %s',
    async (request) => {
      const { interview } = await inEmptyFolder(request);
      expect(open(interview).question.projects).toBeUndefined();
    },
  );
});

describe('who is asked about something else', () => {
  it('sends the question away: nobody needs an answer to it, and the next one asks what it is about', async () => {
    const { interview, specs } = await within(A);
    const { id } = open(interview).question;
    const left = budgetLeft(interview.session);
    await send(interview, { type: 'not_about_this', questionId: id });
    expect(find(interview, id)).toMatchObject({ status: 'withdrawn', moot: true, response: null });
    expect(interview.session.doubted).toEqual([A.id]);
    expect(budgetLeft(interview.session)).toBe(left + 1);
    expect(open(interview).question.purpose).toBe('reading');
    expect(questionTitle(open(interview).question.config)).toBe('Then what is it about?');
    await answer(interview, { selected: ['openly'] });
    expect(areasOf(await toThePlan(interview))).toEqual([]);
    await answerAll(interview);
    expect(unanswered(interview.session).map(({ source }) => source)).not.toContain(id);
    expect(specs[0]?.spec).not.toMatch(new RegExp(`\\b${id}\\b`));
  });

  it('sends away an open question that belongs to no subject: what it is about is asked first, and it is not asked again', async () => {
    const { interview, records } = await asking('Add a zzyzx plugh');
    const { id, about = '' } = open(interview).question;
    await send(interview, { type: 'not_about_this', questionId: id });
    expect(open(interview).question.purpose).toBe('reading');
    await answer(interview, { selected: ['openly'] });
    expect(asksOfChange(open(interview))).toBe(true);
    await answerAll(interview);
    const asked = eventsOf(records, 'question_asked').map(({ question }) => question.about);
    expect(asked.filter((one) => one === about)).toHaveLength(1);
  });

  it('sends away the whole track of a kind of change with its first question', async () => {
    const { interview, records } = await asking('The export is slow');
    await send(interview, { type: 'not_about_this', questionId: open(interview).question.id });
    const card = open(interview).question;
    expect(card.purpose).toBe('reading');
    expect(Object.keys(card.kinds ?? {})).not.toContain('kind-performance');
    await answer(interview, { selected: ['openly'] });
    await answerAll(interview);
    const asked = eventsOf(records, 'question_asked').map(({ question }) => question.about ?? '');
    expect(asked.slice(1).filter((one) => one.startsWith('performance.'))).toEqual([]);
  });

  it('cannot send away the plan, or the question what it is about', async () => {
    const { interview } = await asking();
    const refused = async () =>
      interview.dispatch({ type: 'not_about_this', questionId: open(interview).question.id }, 'person');
    expect(await refused()).toMatchObject({ ok: false });
    await tick(interview, A);
    await toThePlan(interview);
    expect(await refused()).toMatchObject({ ok: false });
  });

  it('says so in a message: the open question is taken back, and nothing is written of it', async () => {
    const { interview } = await within(A);
    const { id } = open(interview).question;
    await send(interview, { type: 'message', text: 'These questions are not about my change.' });
    expect(find(interview, id)).toMatchObject({ status: 'withdrawn', moot: true });
    expect(open(interview).question.purpose).toBe('reading');
    await answer(interview, { selected: ['openly'] });
    await answerAll(interview);
    expect(interview.session.statements.filter(({ text }) => /my change/.test(text))).toEqual([]);
  });

  it('says so in an answer: it makes no statement, and what it is about is asked next', async () => {
    const { interview } = await within(A);
    const { id } = open(interview).question;
    const words = 'This has nothing to do with my request';
    await send(interview, { type: 'non_answer', questionId: id, nonAnswer: 'none_of_these', text: words });
    expect(interview.session.doubted).toEqual([A.id]);
    expect(open(interview).question.purpose).toBe('reading');
    await answer(interview, { selected: ['openly'] });
    await answerAll(interview);
    expect(interview.session.statements.filter(({ text }) => text.includes('nothing to do with'))).toEqual([]);
  });

  const own = (interview: Interview, text: string) => {
    const { type } = open(interview).question;
    const other = type === 'pick_many' ? { selected: [], other: text } : { other: text };
    return answer(interview, type === 'ask_text' ? { text } : type === 'ask_code' ? { code: text } : other);
  };

  it.each([
    ['It is about plugh, nothing is zzyxed here.'],
    ['Es geht um etwas anderes'],
    ['nothing is broken, it is new'],
  ])('says so in an answer of its own kind (%s): what it is about is asked next', async (text) => {
    const { interview } = await within(A);
    await own(interview, text);
    expect(interview.session.doubted).toEqual([A.id]);
    expect(open(interview).question.purpose).toBe('reading');
  });

  it.each([
    ['There is no limit.'],
    ['When it is not found, it stays as it is'],
    ['It is about 5 MB'],
    ['If it does not apply, an error'],
  ])('says something else in an answer that merely denies or measures something (%s)', async (text) => {
    const { interview } = await within(A);
    await own(interview, text);
    expect(interview.session.doubted).toEqual([]);
    expect(open(interview).question.purpose).not.toBe('reading');
  });

  it('says at length what it is about instead: the subject is ruled out, and nobody is asked once more', async () => {
    const { interview } = await within(A);
    await own(interview, 'This is not about that. Each list may have an end date of its own, by default none.');
    expect(interview.session.doubted).toEqual([]);
    expect(interview.session.reading.rejected).toContain(A.id);
    const { question } = open(interview);
    expect(question.purpose).not.toBe('reading');
    expect(question.subjectArea).not.toBe(A.id);
  });

  it('says that somebody else does it: then what it is about is asked', async () => {
    const { interview } = await within(A);
    await own(interview, 'The back end does it');
    expect(interview.session.doubted).toEqual([A.id]);
    expect(open(interview).question.purpose).toBe('reading');
  });

  it('denies twice within one subject: then what it is about is asked', async () => {
    const { interview } = await within(A);
    await own(interview, 'There is no such thing in it.');
    for (let i = 0; i < 8 && open(interview).question.subjectArea !== A.id; i++) await answerOpen(interview);
    await own(interview, 'Nothing of the kind');
    expect(interview.session.doubted).toEqual([A.id]);
  });

  it('is asked about a fault where there is none: what it is about is asked next, without faults', async () => {
    const { interview } = await asking('Saving fails with an error on every click');
    for (let i = 0; i < 8 && open(interview).question.about?.startsWith('bug.') !== true; i++)
      await answerOpen(interview);
    await own(interview, 'nothing is broken, I want another button');
    const { question } = open(interview);
    expect(question.purpose).toBe('reading');
    expect(Object.values(question.kinds ?? {})).not.toContain('bug');
    await answer(interview, { selected: ['openly'] });
    expect(interview.session.reading.change).toBe('feature');
    const asked = (await toThePlan(interview)).map(({ question: { about = '' } }) => about);
    expect(asked.slice(1).filter((about) => about.startsWith('bug.'))).toEqual([]);
    await answerAll(interview);
    const written = interview.session.statements.map(({ text }) => text).join('\n');
    expect(written).not.toContain('nothing is broken');
    expect(written).toContain('I want another button');
  });

  it('leaves two questions in a row of one subject to others: then what it is about is asked, once', async () => {
    const { interview, records } = await within(A);
    const decide = () =>
      send(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer: 'you_decide' });
    await decide();
    expect(open(interview).question.subjectArea).toBe(A.id);
    await decide();
    expect(open(interview).question.purpose).toBe('reading');
    await tick(interview, A);
    for (let i = 0; i < 3 && open(interview).question.purpose !== 'approval'; i++) await decide();
    expect(eventsOf(records, 'subject_doubted')).toHaveLength(1);
  });
});

describe('what the person changes of the reading', () => {
  it('takes back what is open or parked of a subject that it is not about', async () => {
    const { interview } = await asking();
    await tick(interview, A, B);
    for (let i = 0; i < 8 && open(interview).question.subjectArea !== A.id; i++) await answerOpen(interview);
    const parked = open(interview).question.id;
    await send(interview, { type: 'non_answer', questionId: parked, nonAnswer: 'not_now' });
    for (let i = 0; i < 8 && open(interview).question.subjectArea !== A.id; i++) await answerOpen(interview);
    const onA = open(interview).question.id;
    await send(interview, { type: 'change_reading', rejected: [A.id] });
    for (const id of [parked, onA]) expect(find(interview, id)).toMatchObject({ status: 'withdrawn', moot: true });
    expect(interview.session.reading).toMatchObject({ subjects: [B.id], rejected: [A.id] });
    expect(areasOf(await toThePlan(interview))).not.toContain(A.id);
    expect(unanswered(interview.session).map(({ source }) => source)).not.toContain(parked);
  });

  it('answers the question what it is about, where that is open', async () => {
    const { interview } = await asking();
    const { id } = open(interview).question;
    await send(interview, { type: 'change_reading', subjects: [B.id] });
    expect(find(interview, id)).toMatchObject({ status: 'withdrawn', moot: true });
    expect(asksOfChange(open(interview))).toBe(true);
    expect(areasOf(await toThePlan(interview))).toEqual([B.id]);
  });

  it('is its title, which the specification bears', async () => {
    const { interview, specs } = await asking('Add a zzyzx plugh');
    await send(interview, { type: 'change_reading', title: 'Plugh for everybody' });
    expect(interview.view().draft.title).toBe('Plugh for everybody');
    await answerAll(interview);
    expect(specs[0]?.spec).toContain('\n# Plugh for everybody\n');
  });

  it('is its kind, which decides what is asked', async () => {
    const asked = async (change: 'bug' | 'docs') => {
      const { interview } = await asking('Add a zzyzx plugh');
      await send(interview, { type: 'change_reading', change });
      return (await toThePlan(interview)).map(({ question }) => question.about ?? '');
    };
    for (const kind of ['bug', 'docs'] as const) {
      const own = kindProfile(kind).entries.map(({ about: key }) => key);
      expect((await asked(kind)).filter((about) => own.includes(about))).not.toEqual([]);
    }
  });

  it('says something, and a title has letters', async () => {
    const { interview } = await asking('Add a zzyzx plugh');
    for (const change of [{}, { title: '  ' }])
      expect(await interview.dispatch({ type: 'change_reading', ...change }, 'person')).toMatchObject({ ok: false });
  });
});

describe('a subject that is ruled out', () => {
  type Move = 'answer' | 'decide' | 'away' | 'protest' | 'openly' | 'tick' | 'rule out' | 'other words' | 'later';
  const moves = fc.array(
    fc.constantFrom<Move>('answer', 'decide', 'away', 'protest', 'openly', 'tick', 'rule out', 'other words', 'later'),
    { maxLength: 14 },
  );

  async function move(interview: Interview, next: Move): Promise<void> {
    const { question } = open(interview);
    const questionId = question.id;
    const isReading = question.purpose === 'reading';
    const commands: Partial<Record<Move, SessionCommand>> = {
      decide: { type: 'non_answer', questionId, nonAnswer: 'you_decide' },
      later: { type: 'non_answer', questionId, nonAnswer: 'not_now' },
      away: { type: 'not_about_this', questionId },
      protest: { type: 'message', text: 'This is not about that.' },
      openly: { type: 'answer', questionId, answer: { selected: ['openly'] } },
      tick: { type: 'answer', questionId, answer: { selected: [`about-${A.id}`] } },
      'rule out': { type: 'change_reading', rejected: [question.subjectArea ?? B.id] },
      'other words': { type: 'answer', questionId, answer: { selected: [], other: `${B.subject} of zzyzx` } },
    };
    const command = commands[next];
    const forReading = next === 'openly' || next === 'tick' || next === 'other words';
    if (command === undefined || (forReading && !isReading)) return void (await answerOpen(interview));
    // Not every command fits every moment: what is refused does nothing.
    await interview.dispatch(command, 'person');
    await interview.idle();
  }

  it('is asked about no more, whatever is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(UNCLEAR, aboutOne(A), aboutOne(B)), moves, async (request, chosen) => {
        const { interview, records } = await asking(request);
        for (const next of chosen) {
          if (interview.session.ended !== null || open(interview).question.purpose === 'approval') break;
          await move(interview, next);
        }
        if (interview.session.ended === null) await toThePlan(interview);
        records.forEach(({ event }, at) => {
          if (event.type !== 'question_asked') return;
          const { reading } = replay(records.slice(0, at));
          expect(reading.rejected).not.toContain(event.question.subjectArea ?? 'none');
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('where a model leads', () => {
  const own = topic('T1', { title: 'The yearly fair', status: 'active', dimensions: ['errors', 'scope'] });

  it('the rules do not ask what it is about, and stand in with an open question on the topic', () => {
    const input = interviewerInput(UNCLEAR, {
      leads: 'model',
      doubted: [A.id],
      topics: [own],
      missing: ['errors', 'scope'],
    });
    const result = interviewer.offline(input);
    const question = result.done ? null : result.question;
    expect(question).toMatchObject({ type: 'ask_text', purpose: 'elicit', dimensions: ['errors'] });
    expect(question).not.toHaveProperty('subjectArea');
    expect(questionTitle(question?.config ?? {})).toContain('The yearly fair');
  });

  it('a topic that lacks nothing is closed', () => {
    const settled = { ...own, asked: 2, answered: 2 };
    expect(interviewer.offline(interviewerInput(UNCLEAR, { leads: 'model', topics: [settled] })).done).toBe(true);
  });
});

it('nothing is said of the reading before anybody says it', () => {
  expect(EMPTY_SESSION).toMatchObject({ reading: NO_READING, doubted: [] });
});
