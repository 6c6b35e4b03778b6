import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { bankContext } from '../../../../../src/agents/roles/rule-based/context';
import { entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { groundFor } from './made-up';

const acceptance = entryOf('general.acceptance');
if (acceptance === null) throw new Error('The bank has no general question about acceptance.');

describe('a built question', () => {
  it('mentions facts of the workspace, with their evidence, instead of asking for them', () => {
    const background = groundFor('Let users export their data', {
      facts: [
        { kind: 'test_runner', value: 'vitest', text: 'Tests run with vitest', evidence: ['E2'], confirm: false },
      ],
    });
    const draft = buildQuestion(acceptance, bankContext(background));
    expect(draft.config['context']).toContain('Tests run with vitest.');
    expect(draft.evidence).toEqual(['E2']);
  });

  it('names the code that was found for the request', () => {
    const background = groundFor('Let users export their data', {
      evidence: [
        {
          id: 'E1',
          path: 'src/orders.ts',
          startLine: 1,
          endLine: 9,
          kind: 'code',
          hash: '',
          excerpt: '',
          shows: '',
          why: '',
          score: 0.8,
        },
        {
          id: 'E2',
          path: 'src/far.ts',
          startLine: 1,
          endLine: 9,
          kind: 'code',
          hash: '',
          excerpt: '',
          shows: '',
          why: '',
          score: 0.1,
        },
      ],
    });
    const scope = entryOf('general.scope');
    const draft = scope === null ? null : buildQuestion(scope, bankContext(background));
    expect(draft?.config['context']).toContain('`src/orders.ts`');
    expect(draft?.config['context']).not.toContain('far.ts');
    expect(draft?.evidence).toEqual(['E1']);
  });

  it('uses the words that the person prefers, and leaves ids alone', () => {
    const draft = buildQuestion(acceptance, bankContext(groundFor('Add login')), [
      { term: 'tests', preference: 'avoid', instead: 'checks' },
    ]);
    const options = draft.config['options'] as { id: string; label: string }[];
    expect(options[0]?.label).toBe('Automated checks of the main path and the error cases');
    expect(options[0]?.id).toContain('tests');
  });

  it('says what its answer settles, in a few words', () => {
    expect(buildQuestion(acceptance, bankContext(groundFor('Add login'))).subject).toBe(
      'How it is checked that it is done',
    );
  });
});
