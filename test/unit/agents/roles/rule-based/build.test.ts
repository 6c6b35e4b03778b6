import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { SUBJECT_AREAS } from '../../../../../src/agents/roles/rule-based/subject-areas/register';
import { evidence } from '../../../rigs/samples';
import { groundFor } from './made-up';

const acceptance = entryOf('open.proof');
if (acceptance === null) throw new Error('There is no open question about what proves it.');

describe('a built question', () => {
  it('says with what tests run instead of asking for it, and does not show where that stands', () => {
    const background = groundFor('Let users export their data', {
      facts: [
        { kind: 'test_runner', value: 'vitest', text: 'Tests run with vitest', evidence: ['E2'], confirm: false },
      ],
    });
    const draft = buildQuestion(acceptance, areaContext(background));
    expect(draft.config['context']).toContain('Tests run with vitest.');
    expect(draft.evidence).toEqual([]);
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
          shows: 'Defines `exportOrders`',
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
    const scope = entryOf('open.screen');
    const draft = scope === null ? null : buildQuestion(scope, areaContext(background));
    expect(draft?.config['context']).toContain('`src/orders.ts`');
    expect(draft?.config['context']).not.toContain('far.ts');
    expect(draft?.evidence).toEqual(['E1']);
  });

  it.each([
    ['TypeScript', 'typescript', '//'],
    ['Python', 'python', '#'],
    ['C#', 'csharp', '//'],
  ])('asks for code of a library in %s, its language', (value, language, comment) => {
    const form = entryOf('open.form');
    const background = groundFor('Merge the widgets of two frames', {
      facts: [
        { kind: 'project', value: 'library', text: 'It is a library', evidence: ['E1'], confirm: false },
        { kind: 'language', value, text: `It is written in ${value}`, evidence: ['E1'], confirm: false },
      ],
    });
    if (form === null) throw new Error('There is no open question on the form.');
    const { config } = buildQuestion(form, areaContext(background));
    expect(config['language']).toBe(language);
    expect(String(config['placeholder'])).toMatch(new RegExp(`^${comment} `));
  });

  it('names no script and no code of others beside the own code, unless the request is about them', () => {
    const found = ['deploy.sh', 'src/_vendor/tags.py', 'src/notes.ts'].map((path, at) =>
      evidence({ id: `E${at + 1}`, path, score: 0.9 }),
    );
    const cited = (request: string) => {
      const scope = entryOf('open.screen');
      if (scope === null) throw new Error('There is no open question on where else it holds.');
      return buildQuestion(scope, areaContext(groundFor(request, { evidence: found }))).evidence;
    };
    expect(cited('tags for notes please')).toEqual(['E3']);
    expect(cited('tag the image when we deploy')).toContain('E1');
  });

  it.each([
    ['TypeScript', 'reader.ts', 'const n'],
    ['Rust', 'reader.rs', '// as it is to be written'],
  ])('shows examples of files and code as a project in %s has them', (value, file, code) => {
    const facts = [
      { kind: 'language' as const, value, text: `It is written in ${value}`, evidence: [], confirm: false },
    ];
    const placeholderOf = (key: string) => {
      const entry = entryOf(key);
      if (entry === null) throw new Error(`There is no question ${key}.`);
      return String(buildQuestion(entry, areaContext(groundFor('Split it', { facts }))).config['placeholder']);
    };
    expect(placeholderOf('split.parts')).toContain(file);
    expect(placeholderOf('types.example')).toContain(code);
  });

  it('offers nothing that the request itself has ruled out, as long as there is something to choose from', () => {
    const labels = (request: string) => {
      const theme = entryOf('theme.colours');
      if (theme === null) throw new Error('There is no question on colours.');
      const { options } = buildQuestion(theme, areaContext(groundFor(request))).config as {
        options: { label: string }[];
      };
      return options.map(({ label }) => label);
    };
    expect(labels('Dark mode')).toContain('True black');
    expect(labels('Dark mode, but please not this harsh black')).not.toContain('True black');
    expect(labels('Dark Mode wäre schön, aber bitte nicht dieses knallharte Schwarz')).not.toContain('Reines Schwarz');
    expect(labels('Dark mode, and not only black')).toContain('True black');
  });

  it('uses the words that the person prefers, and leaves ids alone', () => {
    const environments = entryOf('general.environments');
    const built = (terms: Parameters<typeof buildQuestion>[2]) => {
      const draft =
        environments === null ? null : buildQuestion(environments, areaContext(groundFor('Add login')), terms);
      return (draft?.config['options'] ?? []) as { id: string; label: string }[];
    };
    const [usual] = built([]);
    const word = usual?.label.split(' ').at(-1) ?? '';
    const [preferred] = built([{ term: word, preference: 'avoid', instead: 'ledger' }]);
    expect(preferred?.label).toBe(usual?.label.replace(word, 'ledger'));
    expect(preferred?.id).toBe(usual?.id);
    expect(preferred?.id).toContain(word);
  });

  it('says what its answer settles, in a few words', () => {
    expect(buildQuestion(acceptance, areaContext(groundFor('Add login'))).subject).toBe(acceptance.subject);
  });

  it('says which subject it comes from, if it comes from one', () => {
    const context = areaContext(groundFor('Add login'));
    expect(buildQuestion(acceptance, context)).not.toHaveProperty('subjectArea');
    for (const { id, entries } of SUBJECT_AREAS)
      expect(entries.map((entry) => buildQuestion(entry, context).subjectArea)).toEqual(entries.map(() => id));
  });
});
