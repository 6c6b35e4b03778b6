import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../../../../src/agents/base/english/pieces';
import { vagueWord } from '../../../../../src/agents/base/english/vague';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { complainsOfLooks, exampleIn } from '../../../../../src/agents/roles/rule-based/entries/asked-for';
import { misfits } from '../../../../../src/agents/roles/rule-based/entries/presumed';
import { entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { laterIn } from '../../../../../src/agents/roles/rule-based/general/first-version';
import type { Fact } from '../../../../../src/agents/session/evidence';
import { groundFor } from './made-up';

const fact = (kind: Fact['kind'], value: string): Fact => ({ kind, value, text: value, evidence: [], confirm: false });
const missing = (key: string, request: string, facts: Fact[]) => {
  const entry = entryOf(key);
  if (entry === null) throw new Error(`There is no ${key}.`);
  return [...misfits(entry, areaContext(groundFor(request, { facts })))];
};

describe('options of the content', () => {
  it('are left out where they presume what the project does not have', () => {
    expect(missing('refactor.proof', 'Split it', [fact('package_manager', 'npm')])).toContain('The existing tests');
  });

  it('are all offered where nothing was seen of the project, or too little to tell', () => {
    expect(missing('refactor.proof', 'Split it', [fact('readme', 'A tool')])).toEqual([]);
  });

  it('leave no undo to a script that changes nothing, and no output to one that writes a table', () => {
    const labels = (request: string) =>
      laterIn({ project: 'command_line', request, said: request, written: '' }).map(({ label }) => label);
    expect(labels('A script that turns our reports into a CSV')).toEqual([
      'A configuration file',
      'Other operating systems',
    ]);
    expect(labels('A tool that renames my photos')).toContain('A trial run');
    const shown = {
      project: 'command_line',
      request: 'A tool that finds doubles',
      said: '',
      written: '$ doubles --json',
    } as const;
    expect(laterIn(shown).map(({ label }) => label)).not.toContain('Output for programs');
  });
});

describe('what a request says', () => {
  it('is an example in backticks or behind “e.g.”, with what comes of it', () => {
    expect(exampleIn('new function reverse() (e.g. reverse("abc") gives "cba")')).toEqual({
      call: 'reverse("abc")',
      result: '"cba"',
    });
    expect(exampleIn('print to stdout (e.g. `tool status --json | jq .a`)')?.call).toBe('tool status --json');
    expect(exampleIn('Add a dark mode')).toBeNull();
  });

  it('is a complaint of looks, or the wish to be asked first', () => {
    const complaint = { request: 'The list looks awful on my phone', kind: 'ui', isNew: false } as const;
    expect(complainsOfLooks(complaint)).toBe(true);
    expect(complainsOfLooks({ ...complaint, request: 'Add a list of my orders' })).toBe(false);
  });
});

describe('what a person answers', () => {
  it('is one piece where its lines are code', () => {
    expect(itemsOf('[private]\n# comment\nfoo:\n  echo hi')).toEqual(['[private] ⏎ # comment ⏎ foo: ⏎ echo hi']);
    expect(itemsOf('# a comment stays')).toEqual(['# a comment stays']);
    // What people write one below the other is a list, whatever it ends with.
    expect(itemsOf('empty file -> skip it\nbroken file -> stop')).toEqual([
      'empty file -> skip it',
      'broken file -> stop',
    ]);
    expect(itemsOf('reads a file;\nwrites a report;')).toEqual(['reads a file;', 'writes a report;']);
  });

  it('names no condition with “perhaps”: who says it is polite', () => {
    expect(vagueWord('Python with Pillow perhaps')).toBeNull();
  });
});
