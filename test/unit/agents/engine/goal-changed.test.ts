import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { Interview } from '../../../../src/agents/engine/interview';
import { replay } from '../../../../src/agents/session/fold/fold';
import { openQuestion, type AskedQuestion } from '../../../../src/agents/session/session';
import { countedQuestions } from '../../../../src/agents/session/budget';
import { buildSpec } from '../../../../src/agents/specification/model';
import { renderSpec } from '../../../../src/agents/specification/render';
import { answerAll, answerOpen, begin, eventsOf, rig } from './rig';

const FILES = {
  'package.json': '{ "name": "shop", "dependencies": { "express": "^4" } }',
  'src/export.ts': 'export function exportOrders() {\n  return [];\n}\n',
  'src/import.ts': 'export function importCustomers(csv: string) {\n  return csv;\n}\n',
};
const BEFORE = 'Add a CSV export of the orders';
const OTHER = 'Actually, forget the export; I need an import of CSV files instead.';
const NOW = 'I need an import of CSV files';

const open = ({ session }: Interview): AskedQuestion => {
  const asked = openQuestion(session);
  if (asked === null) throw new Error('No question is open.');
  return asked;
};

async function send(interview: Interview, command: SessionCommand): Promise<void> {
  expect(await interview.dispatch(command, 'person')).toEqual({ ok: true });
  await interview.idle();
}
const message = (interview: Interview, text: string) => send(interview, { type: 'message', text });

/** An interview about an export, two questions in, in which something was said that holds for anything. */
async function midway() {
  const kept = rig(FILES);
  const interview = await begin(kept.ports, { request: BEFORE });
  await answerOpen(interview);
  await answerOpen(interview);
  await message(interview, 'It must work without an internet connection.');
  return { ...kept, interview };
}

const texts = ({ session }: Interview) => session.statements.map(({ text }) => text);

describe('another goal in mid-interview', () => {
  it('is what is asked about from then on: it is looked for again, and topics are planned anew', async () => {
    const { interview, records } = await midway();
    const looks = eventsOf(records, 'probe_started').length;
    const before = interview.session.topics.map(({ id }) => id);
    await message(interview, OTHER);
    const { session } = interview;
    expect(session.request).toBe(NOW);
    expect(session.intake?.title).toBe('Import of CSV files');
    expect(eventsOf(records, 'probe_started').length).toBeGreaterThan(looks);
    expect(session.evidence.some(({ path }) => path === 'src/import.ts')).toBe(true);
    const live = session.topics.filter(({ status }) => status === 'active' || status === 'backlog');
    expect(live.length).toBeGreaterThan(1);
    expect(live.some(({ id }) => before.includes(id))).toBe(false);
    expect(JSON.stringify(open(interview).question)).not.toMatch(/export/i);
  });

  it('keeps what still holds, puts aside what does not, and tells both', async () => {
    const { interview } = await midway();
    const gone = interview.session.statements.filter(({ sources }) => sources.includes('Q1'));
    expect(gone.length).toBeGreaterThan(0);
    await message(interview, OTHER);
    expect(texts(interview)).toContain('It must work without an internet connection.');
    for (const { text } of gone) expect(texts(interview)).not.toContain(text);
    expect(interview.session.putAside.map(({ statement }) => statement.text)).toEqual(
      expect.arrayContaining(gone.map(({ text }) => text)),
    );
    const reply = interview.session.messages.at(-1)?.reply ?? '';
    expect(reply).toContain(NOW);
    expect(reply).toMatch(/Still holds: [A-Z]+-\d+ “It must work without an internet connection\.”/);
    expect(reply).toMatch(/no longer stand/);
  });

  it('loses nothing: Clarifications keep what was said, and the specification names the request it began with', async () => {
    const { interview } = await midway();
    await message(interview, OTHER);
    const spec = buildSpec(interview.session);
    expect(spec.clarifications.find(({ id }) => id === 'Q1')?.former).toBe(true);
    expect(spec.messages.map(({ id }) => id)).toContain('M2');
    expect(spec.unanswered.map(({ text }) => text).join()).not.toMatch(/export/i);
    const text = renderSpec(spec);
    expect(text).toContain(`> ${NOW}`);
    expect(text).toContain(`> ${BEFORE}`);
    expect(text).toMatch(/\*\*Q1\*\*.*\(of the goal before\)/);
  });

  it('writes nothing of the words that set it, and gives back the questions that were spent', async () => {
    const { interview } = await midway();
    await message(interview, OTHER);
    expect(texts(interview).join()).not.toMatch(/forget|instead/i);
    expect(countedQuestions(interview.session)).toBe(1);
  });

  it('is interviewed about to its end, and replays as it was', async () => {
    const { interview, records } = await midway();
    await message(interview, OTHER);
    await answerAll(interview);
    expect(interview.session.spec?.status).toBe('approved');
    expect(texts(interview)).toContain('It must work without an internet connection.');
    expect(replay(records)).toEqual(interview.session);
  });

  it('puts back what no longer stood, where the person says so', async () => {
    const { interview } = await midway();
    await message(interview, OTHER);
    const [gone] = interview.session.putAside;
    await send(interview, { type: 'restore_statement', statementId: gone?.statement.id ?? '' });
    expect(texts(interview)).toContain(gone?.statement.text);
  });

  it('may be set in an answer, too, and is told with the next question', async () => {
    const kept = rig(FILES);
    const interview = await begin(kept.ports, { request: BEFORE });
    await send(interview, {
      type: 'non_answer',
      questionId: open(interview).question.id,
      nonAnswer: 'none_of_these',
      text: OTHER,
    });
    expect(interview.session.request).toBe(NOW);
    expect(open(interview).acknowledgement).toContain(NOW);
  });

  it('is asked about in German where the request was German', async () => {
    const kept = rig(FILES);
    const interview = await begin(kept.ports, { request: 'Wir brauchen einen Export der Bestellungen als CSV' });
    await message(interview, 'Vergiss den Export; wir brauchen stattdessen einen Import von Kunden.');
    expect(interview.session.request).toBe('Wir brauchen einen Import von Kunden');
    expect(interview.session.messages.at(-1)?.reply).toMatch(/^Ab jetzt geht es um/);
  });
});

describe('words of which nobody can tell whether they set another goal', () => {
  it.each(['I need an import of CSV files instead.', 'Forget the header; I want a footer.'])(
    'are asked about with one click, and nothing changes meanwhile: %s',
    async (text) => {
      const { interview } = await midway();
      await message(interview, text);
      expect(interview.session.request).toBe(BEFORE);
      const [unclear] = interview.view().messages.at(-1)?.unclear ?? [];
      expect(unclear?.goal).toBeDefined();
      expect(texts(interview).join()).not.toContain(unclear?.text);
      await send(interview, { type: 'mean_words', source: 'M2', part: unclear?.part ?? 0, as: 'goal' });
      expect(interview.session.request).toBe(unclear?.goal);
      expect(interview.view().messages.at(-1)?.unclear).toEqual([]);
    },
  );

  it('say something of the change where the person says so', async () => {
    const { interview } = await midway();
    await message(interview, 'I need an import of CSV files instead.');
    await send(interview, { type: 'mean_words', source: 'M2', part: 0, as: 'add' });
    expect(interview.session.request).toBe(BEFORE);
    expect(texts(interview).join()).toContain('I need an import of CSV files instead.');
  });

  it('set no goal where they name none', async () => {
    const { interview } = await midway();
    expect(await interview.dispatch({ type: 'mean_words', source: 'M1', part: 0, as: 'goal' }, 'person')).toMatchObject(
      {
        ok: false,
      },
    );
  });

  it('answer in an answer', async () => {
    const kept = rig(FILES);
    const interview = await begin(kept.ports, { request: BEFORE });
    await send(interview, {
      type: 'non_answer',
      questionId: open(interview).question.id,
      nonAnswer: 'none_of_these',
      text: 'I need only the open ones instead.',
    });
    expect(interview.session.request).toBe(BEFORE);
  });
});
