import { describe, expect, it } from 'vitest';
import { areaContext } from '../../../../../../src/agents/roles/rule-based/context';
import type { AreaContext } from '../../../../../../src/agents/roles/rule-based/entries/entry';
import { sheet } from '../../../../../../src/agents/roles/rule-based/entries/sheet';
import type { ProjectKind } from '../../../../../../src/agents/session/project-kind';
import { groundFor } from '../made-up';

const TEXT = `
# one.key · Ein Name
? Welche Datei?
?library Welcher Aufruf?
~ Was dazugehört.
! Darum.
> // vorher
>
> // nachher
- Ja | Es geschieht. | + Schnell | + Klein | - Neu
-library Nein | Nichts geschieht.
# two.key · Ein anderer
? Und dann?
! Deshalb.
`;

const contextOf = (project: ProjectKind | null) => {
  const ground = groundFor('Eine Suche');
  return areaContext({ ...ground, reading: { ...ground.reading, project } });
};
const textsIn = (key: string, project: ProjectKind | null) =>
  Object.fromEntries(
    Object.entries(sheet(TEXT)[key] ?? {}).map(([name, said]: [string, unknown]) => [
      name,
      typeof said === 'function' ? (said as (context: AreaContext) => unknown)(contextOf(project)) : said,
    ]),
  );

describe('a sheet of German texts', () => {
  it('has a line for each text of an entry', () => {
    expect(textsIn('one.key', null)).toEqual({
      subject: 'Ein Name',
      question: 'Welche Datei?',
      context: 'Was dazugehört.',
      why: 'Darum.',
      placeholder: '// vorher\n\n// nachher',
      options: [{ label: 'Ja', description: 'Es geschieht.', pros: ['Schnell', 'Klein'], cons: ['Neu'] }],
    });
  });

  it('says in a kind of project what is marked for it, and the rest as everywhere', () => {
    const { question, why, options } = textsIn('one.key', 'library');
    expect([question, why, options]).toEqual([
      'Welcher Aufruf?',
      'Darum.',
      [{ label: 'Nein', description: 'Nichts geschieht.' }],
    ]);
  });

  it('leaves out what an entry does not say', () => {
    expect(textsIn('two.key', null)).toEqual({ subject: 'Ein anderer', question: 'Und dann?', why: 'Deshalb.' });
  });
});
