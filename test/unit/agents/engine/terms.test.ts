import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { Interview } from '../../../../src/agents/engine/interview';
import { EMPTY_SESSION } from '../../../../src/agents/session/session';
import { replay } from '../../../../src/agents/session/fold/fold';
import { answerAll, begin, rig } from './rig';

const WORDS = 'Orders are kept in the cache for an hour; call `cache.clear()` after the import.';

async function saying(...texts: string[]) {
  const kept = rig();
  const interview = await begin(kept.ports, { request: 'Add an export of orders as CSV' });
  for (const text of texts) await send(interview, { type: 'message', text });
  return { ...kept, interview };
}

async function send(interview: Interview, command: SessionCommand): Promise<void> {
  expect(await interview.dispatch(command, 'person')).toEqual({ ok: true });
  await interview.idle();
}

const written = ({ session }: Interview) =>
  session.statements.filter(({ sources }) => sources.includes('M1')).map(({ text }) => text);

describe('what things are to be called', () => {
  it.each(["don't say cache, say store", 'Please say store, not cache.', 'nenn es store, nicht Cache'])(
    'is said in a message, and the draft follows, also what stands in it: %s',
    async (wish) => {
      const { interview } = await saying(WORDS);
      expect(written(interview).join(' ')).toContain('in the cache');
      const before = interview.session.lastSeq;
      await send(interview, { type: 'message', text: wish });
      expect(written(interview).join(' ')).toMatch(/in the store .*`cache\.clear\(\)`/);
      expect(interview.view().draft.terms).toMatchObject([{ say: 'store' }]);
      expect(interview.session.statementChangedAt.some(([, seq]) => seq > before)).toBe(true);
      expect(interview.session.messages[0]?.text).toBe(WORDS);
      expect(interview.session.statements.some(({ sources }) => sources.includes('M2'))).toBe(false);
      await answerAll(interview);
      expect(written(interview).join(' ')).toContain('in the store');
    },
  );

  it('leaves the plan as it is written, so that it can be approved: the request says the word itself', async () => {
    const kept = rig();
    const interview = await begin(kept.ports, { request: 'Cache the answers of the weather service in a cache' });
    await send(interview, { type: 'prefer_term', term: 'cache', preference: 'avoid', instead: 'store' });
    await answerAll(interview);
    expect(interview.session.ended?.reason).toBe('approved');
    const plans = interview.session.questions.filter(({ question }) => question.purpose === 'approval');
    expect(plans).toHaveLength(1);
  });

  it('is set by hand and taken back; the person’s own statements stay as they wrote them', async () => {
    const { interview, records } = await saying(WORDS);
    const [first] = interview.session.statements.filter(({ sources }) => sources.includes('M1'));
    await send(interview, { type: 'edit_statement', statementId: first?.id ?? '', text: 'The cache is mine.' });
    await send(interview, { type: 'prefer_term', term: 'cache', preference: 'avoid', instead: 'store' });
    expect(interview.session.statements.map(({ text }) => text)).toContain('The cache is mine.');
    await send(interview, { type: 'drop_term', term: 'cache' });
    expect(interview.session.terms).toEqual([]);
    expect(replay(records).terms).toEqual(EMPTY_SESSION.terms);
  });

  it.each<[SessionCommand, RegExp]>([
    [{ type: 'prefer_term', term: ' ', preference: 'avoid' }, /which term/],
    [{ type: 'prefer_term', term: 'a', preference: 'avoid', instead: 'A' }, /same word/],
    [{ type: 'prefer_term', term: 'x'.repeat(90), preference: 'avoid' }, /at most/],
    [{ type: 'drop_term', term: 'cache' }, /Nothing was said/],
  ])('is refused where it makes no sense: %o', async (command, reason) => {
    const { interview } = await saying();
    expect(await interview.dispatch(command, 'person')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(reason) as string,
    });
  });
});
