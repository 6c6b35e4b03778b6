import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../src/agents/base/text/language';
import { automaticAnswer, questionTitle } from '../../../../src/agents/questions/catalogue';
import { Interview } from '../../../../src/agents/engine/interview';
import type { Question } from '../../../../src/agents/session/question';
import type { Session } from '../../../../src/agents/session/session';
import type { Person, Reply } from '../../../bench/person';
import { playInterview } from '../../../bench/play';
import { answerOpen, rig } from './rig';

/** Takes what is recommended, and writes in German where there is nothing to choose. */
const somebody = {
  reply({ type, config }: Question): Reply {
    if (type === 'ask_text') return { kind: 'answer', answer: { text: 'Das soll so bleiben wie bisher.' } };
    const answer = automaticAnswer(type, config, 'recommended');
    return answer === null ? { kind: 'non_answer', nonAnswer: 'you_decide' } : { kind: 'answer', answer };
  },
} as unknown as Person;

const play = (request: string): Promise<Session> => playInterview({ request, budget: 12, folder: null }, somebody);

const asked = ({ questions }: Session) =>
  questions.map(({ question }) => question).filter(({ purpose }) => purpose !== 'approval');

/** Every text of a question that a person reads. */
function textsOf({ config, why }: Question): string[] {
  const options = (config['options'] ?? []) as { label: string; description?: string }[];
  return [
    questionTitle(config),
    (config['context'] ?? '') as string,
    why,
    ...options.map(({ description }) => description ?? ''),
  ];
}

describe('an interview without a model about a request in German', () => {
  it('asks in German only, and writes German statements and topics', async () => {
    const session = await play('Wir brauchen eine Suche über alle Rechnungen');
    expect(asked(session).length).toBeGreaterThanOrEqual(5);
    const texts = asked(session).flatMap(textsOf);
    expect(texts.filter((text) => text.includes('nur auf Englisch'))).toEqual([]);
    expect(texts.filter((text) => /\b(?:the|and|is|are|of|what|which|how)\b/i.test(text))).toEqual([]);
    expect(session.statements.length).toBeGreaterThanOrEqual(6);
    expect(session.statements.filter(({ text }) => languageOf(text) !== 'de').map(({ text }) => text)).toEqual([]);
    expect(session.topics.filter(({ title }) => /\band\b/.test(title)).map(({ title }) => title)).toEqual([]);
  });

  it('shows the plan in German', async () => {
    const session = await play('Wir brauchen eine Suche über alle Rechnungen');
    const plan = session.questions.map(({ question }) => question).find(({ purpose }) => purpose === 'approval');
    const { question, context, sections } = (plan?.config ?? {}) as {
      question?: string;
      context?: string;
      sections?: { title: string }[];
    };
    expect(question).toBe('Soll das so gebaut werden?');
    expect([context, plan?.why].map((text) => languageOf(text ?? ''))).toEqual(['de', 'de']);
    expect(sections?.map(({ title }) => title)).toEqual(expect.arrayContaining(['Anforderungen', 'Offen']));
  });

  it('asks open questions where a subject has none in German', async () => {
    const session = await play('Wir brauchen Webhooks für alle Bestellungen');
    const texts = asked(session).flatMap(textsOf);
    expect(texts.filter((text) => text.includes('nur auf Englisch'))).toEqual([]);
    expect(asked(session).map(({ about }) => about)).toContain('open.use');
  });

  it('says of each question on such a subject that it is there in English only, where the person chooses it', async () => {
    const started = Interview.start(rig().ports, {
      request: 'Wir brauchen etwas für alle Bestellungen',
      selection: null,
    });
    if (!started.ok) throw new Error(started.reason);
    const { interview } = started;
    await interview.idle();
    await interview.dispatch({ type: 'change_reading', subjects: ['webhooks'] }, 'person');
    await interview.idle();
    for (let i = 0; i < 3; i++) await answerOpen(interview);
    const { session } = interview;
    const english = asked(session).filter(({ config }) => languageOf(questionTitle(config)) === 'en');
    expect(english.length).toBeGreaterThan(0);
    expect(
      english.filter(
        ({ config }) => !String(config['context']).startsWith('Diese vorbereitete Frage gibt es nur auf Englisch'),
      ),
    ).toEqual([]);
  });

  it('changes nothing for a request in English', async () => {
    const session = await play('We need a search over all invoices');
    expect(asked(session).filter((question) => textsOf(question).some((text) => languageOf(text) === 'de'))).toEqual(
      [],
    );
  });
});
