import { describe, expect, it } from 'vitest';
import { questionTitle } from '../../../../src/agents/questions/catalogue';
import type { Interview } from '../../../../src/agents/engine/interview';
import { openQuestion } from '../../../../src/agents/session/session';
import {
  wantsNextQuestion,
  wantsNotToTalkAbout,
  wantsToHearAgain,
  wantsToSee,
  wantsToTalkAbout,
} from '../../../../src/agents/base/english/signals/navigation';
import { steeringOf } from '../../../../src/agents/base/english/signals/steering';
import { editsTheDraft, namesLikeStatements } from '../../../../src/agents/session/draft-edits';
import { answerOpen, begin, rig } from './rig';
import { cpuMs } from '../../rigs/cpu-ms';

const REQUEST = 'Let users comment on articles';

async function midway() {
  const kept = rig({ 'package.json': '{ "dependencies": { "react": "^18" } }' });
  const interview = await begin(kept.ports, { request: REQUEST });
  await answerOpen(interview);
  return { ...kept, interview };
}

async function say(interview: Interview, text: string) {
  expect(await interview.dispatch({ type: 'message', text }, 'person')).toEqual({ ok: true });
  await interview.idle();
  return interview.session.messages.at(-1)?.reply ?? '';
}
const open = ({ session }: Interview) => openQuestion(session)?.question;
const statedFrom = ({ session }: Interview, id: string) =>
  session.statements.filter(({ sources }) => sources.includes(id));

describe('words that lead the interview', () => {
  it.each([
    'Next one, please.',
    'Let us not talk about hosting.',
    'Let me see the draft.',
    'Please repeat the question.',
    'Lass uns zu den Rollen kommen.',
    'Kürze den Entwurf.',
    'Shorten the draft, please.',
    'Wiederhole bitte die Frage.',
    'Lass uns nicht über Hosting reden.',
    'That is enough, let us wrap up.',
  ])('never become statements: %s', async (text) => {
    const { interview } = await midway();
    await say(interview, text);
    expect(statedFrom(interview, 'M1')).toEqual([]);
    expect(interview.view().messages.at(-1)?.unclear).toEqual([]);
  });

  it('put the question on screen off for the next one', async () => {
    const { interview } = await midway();
    const before = open(interview)?.id;
    await say(interview, 'Next one, please.');
    expect(open(interview)?.id).not.toBe(before);
    const put = interview.session.questions.find(({ question }) => question.id === before);
    expect(put).toMatchObject({ status: 'parked', deferrals: 1 });
  });

  it('have the question said again', async () => {
    const { interview } = await midway();
    const question = open(interview);
    expect(await say(interview, 'Please repeat the question.')).toContain(questionTitle(question?.config ?? {}));
    expect(open(interview)?.id).toBe(question?.id);
  });

  it('show what there is', async () => {
    const { interview } = await midway();
    expect(await say(interview, 'Let me see the draft.')).toContain('Here is what we have');
  });

  it('go to a topic, in German, too', async () => {
    const { interview } = await midway();
    await say(interview, 'Lass uns zu den Rollen kommen.');
    const active = interview.session.topics.find(({ status }) => status === 'active');
    expect(active?.title).toMatch(/Rollen/);
  });

  it('set a topic aside that the person does not want to talk about', async () => {
    const { interview } = await midway();
    const waiting = interview.session.topics.find(({ status }) => status === 'backlog');
    expect(await say(interview, `Let us not talk about ${waiting?.title ?? ''}.`)).toContain('I do not ask about');
    expect(interview.session.topics.find(({ id }) => id === waiting?.id)?.status).toBe('dropped');
  });

  it('end the interview', async () => {
    const { interview } = await midway();
    await say(interview, 'That is enough, let us wrap up.');
    expect(open(interview)?.purpose ?? 'approval').toBe('approval');
  });

  it.each([
    'Zurück zum letzten Thema.',
    'Let’s go back to what we had before.',
    'Can we return to the previous topic?',
    'This is getting too detailed for me.',
    'Let’s start with the import.',
    'Ich komme nicht mehr mit.',
  ])('found no topic of a place, and are no open question at the end: %s', async (text) => {
    const { interview } = await midway();
    const before = interview.session.topics.length;
    await say(interview, text);
    expect(interview.session.topics).toHaveLength(before);
    expect(statedFrom(interview, 'M1')).toEqual([]);
    expect(interview.view().draft.comments).toEqual([]);
  });

  it('leave a comment on the draft, which nobody does without a model', async () => {
    const { interview } = await midway();
    await say(interview, 'Kürze den Entwurf.');
    expect(interview.view().draft.comments.map(({ text }) => text)).toEqual(['Kürze den Entwurf.']);
  });
});

describe('a name that is none of a statement', () => {
  it('belongs to the software: what is said of it is a wish', async () => {
    const { interview } = await midway();
    await say(interview, 'Delete R-123 parts from the form.');
    expect(statedFrom(interview, 'M1').map(({ text }) => text)).toEqual(['Delete R-123 parts from the form.']);
    expect(interview.view().draft.comments).toEqual([]);
  });

  it('is asked about where the words say nothing else', async () => {
    const { interview } = await midway();
    await say(interview, 'Delete FR-099.');
    expect(statedFrom(interview, 'M1')).toEqual([]);
    expect(interview.view().messages.at(-1)?.unclear).toHaveLength(1);
  });

  it('is a statement’s where there is one of that name', async () => {
    const { interview } = await midway();
    const [statement] = interview.session.statements;
    await say(interview, `Delete ${statement?.id ?? ''}.`);
    expect(interview.session.statements).not.toContain(statement);
  });
});

describe('wishes of the software', () => {
  it.each([
    'The next button leads to the next page.',
    'Users can skip this step.',
    'People must not talk about prices in comments.',
    'Let users see the draft before it is published.',
    'The form repeats the question when the answer is wrong.',
    'Shorten the title in the list to 40 characters.',
  ])('lead nothing: %s', async (text) => {
    const { interview } = await midway();
    await say(interview, text);
    expect(statedFrom(interview, 'M1').length).toBeGreaterThan(0);
  });
});

describe('whatever is written', () => {
  it('is read quickly', () => {
    const start = cpuMs();
    for (const word of [
      'let us not talk about ',
      'next ',
      'lass uns zu ',
      'R-123 ',
      'shorten the draft ',
      'repeat the question ',
      'a',
    ]) {
      const text = word.repeat(20_000 / word.length);
      wantsNextQuestion(text);
      wantsNotToTalkAbout(text);
      wantsToHearAgain(text);
      wantsToSee(text);
      wantsToTalkAbout(text, true);
      steeringOf(text, true, () => false);
      editsTheDraft(text);
      namesLikeStatements(text);
    }
    expect(cpuMs() - start).toBeLessThan(2_000);
  });
});
