import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../../../src/agents/session/fold/fold';
import type { Session } from '../../../../../src/agents/session/session';
import { buildSpec } from '../../../../../src/agents/specification/model';
import { numbered } from '../../../../../src/agents/specification/numbering';
import { renderSpec } from '../../../../../src/agents/specification/render';
import { projectSession } from '../../../../../src/agents/view/project';
import { readJournal } from '../../../../../src/extension/node/sessions/read-journal';

const FOLDER = new URL('../../../../fixtures/journals/', import.meta.url);

/** Journals of the first version, as its command line left them, with the view and the specification that it made of them. */
const JOURNALS = ['offline-ended', 'model-led-ended', 'stopped', 'stale-notes'];

async function sessionOf(name: string): Promise<Session> {
  const { records, bad, missing, newer } = readJournal(await readFile(new URL(`${name}.jsonl`, FOLDER)));
  expect({ bad, missing, newer }).toEqual({ bad: [], missing: [], newer: null });
  return replay(records);
}

function viewOf(session: Session): string {
  const view = projectSession(session, { busy: null, streaming: null, saved: 'saved', problem: null, elsewhere: null });
  return `${JSON.stringify(view, null, 2)}\n`;
}

function specOf(session: Session): string {
  const title = session.intake?.title ?? '';
  const spec = buildSpec(session, { title, summary: session.spec?.summary ?? '', status: 'unapproved' });
  return renderSpec(numbered(spec, session));
}

describe('a journal of the first version', () => {
  it.each(JOURNALS)('is the same session and makes the same specification: %s', async (name) => {
    const session = await sessionOf(name);
    expect(session.setAside).toEqual([]);
    await expect(viewOf(session)).toMatchFileSnapshot(new URL(`${name}.view.json`, FOLDER).pathname);
    await expect(specOf(session)).toMatchFileSnapshot(new URL(`${name}.spec.md`, FOLDER).pathname);
  });

  it('says in fields what it said in sentences', async () => {
    const { evidence, probe } = await sessionOf('stale-notes');
    const told = (wanted: 'fact' | 'match') => evidence.filter(({ role }) => role === wanted).map(({ kind }) => kind);
    expect(told('match')).toEqual(['code', 'code', 'sdd', 'sdd']);
    expect(told('fact')).toEqual(['doc', 'manifest', 'test']);
    expect(evidence.flatMap(({ age }) => age ?? [])).toEqual([
      { days: 681, stale: true, told: 'its latest date is 681 days old' },
      { days: 659, stale: true, told: 'its latest date is 659 days old' },
    ]);
    expect(evidence.flatMap(({ names }) => names?.map(({ name }) => name) ?? [])).toEqual([
      'PriceCache',
      'listProducts',
    ]);
    expect(probe.placeGap).toBeNull();
  });
});
