import { describe, expect, it } from 'vitest';
import { asksElse } from '../../../../../../src/agents/roles/rule-based/general/decided';

const asked = (said: string, project: 'command_line' | 'library' | 'service' | null = 'command_line', written = '') =>
  asksElse({ project, said, written }, 'en');

describe('what else is decided', () => {
  it('is asked by what people of such a project mostly have decided', () => {
    expect(asked('Search only below a folder')).toBe(
      'What else have you decided: names, defaults, several at once, messages or exit codes?',
    );
    expect(asked('Search only below a folder', null)).toContain('who sees it');
    expect(asksElse({ project: 'library', said: '', written: '' }, 'de')).toBe(
      'Was ist sonst entschieden: Namen, Vorgaben, welche Einstellung gilt oder Fehler?',
    );
  });

  it('is asked without what was told already, in words or in code', () => {
    expect(asked('A new option --base-dir; without it everything is searched')).toBe(
      'What else have you decided: several at once, messages or exit codes?',
    );
    expect(asked('', 'command_line', '$ tool --base-dir nope\nprints “error: no such folder”, exit code 1')).toBe(
      'What else have you decided: defaults or several at once?',
    );
  });

  it('is asked in general where all of it was told', () => {
    const all = 'Only admins may; stored in the database by default; subscribers are notified';
    expect(asked(all, 'service')).toBe('What else have you decided that nobody asked about?');
  });
});
