import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../../src/agents/roles/rule-based/context';
import { planQuestions } from '../../../../../../src/agents/roles/rule-based/plan';
import type { Evidence } from '../../../../../../src/agents/session/evidence';
import { fact } from '../../../engine/guards/guard-rig';
import { evidence } from '../../../specification/session-builder';
import { groundFor } from '../made-up';

const page = (path: string, score: number): Evidence => ({ ...evidence('E1', path, 1, 9, ''), kind: 'doc', score });

function asked(project: string, pages: Evidence[]) {
  const ground = groundFor('Let rows be given as code', { facts: [fact('project', project, '')], evidence: pages });
  const context = areaContext({ ...ground, intake: { ...ground.intake, kind: 'feature' } });
  const planned = planQuestions(context, 12).find(({ entry }) => entry.about === 'open.told');
  return planned === undefined ? null : buildQuestion(planned.entry, context);
}

describe('the pages that say it, too', () => {
  it('are asked about by their names, where some were found for the wish', () => {
    const { options } = asked('command_line', [page('docs/cli.rst', 0.6), page('docs/other.rst', 0.1)])?.config as {
      options: { label: string; description: string }[];
    };
    expect(options.map(({ label }) => label)).toEqual(['`docs/cli.rst`', 'The list of changes']);
    expect(options[0]?.description).toBe('The change shall be told in `docs/cli.rst`.');
  });

  it('are not asked about where none speaks of it, nor where people see pages of the program only', () => {
    expect(asked('command_line', [page('docs/other.rst', 0.1)])).toBeNull();
    expect(asked('web_app', [page('docs/cli.rst', 0.6)])).toBeNull();
  });
});
