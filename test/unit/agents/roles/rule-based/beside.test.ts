import { describe, expect, it } from 'vitest';
import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { evidenceEntries } from '../../../../../src/agents/roles/rule-based/evidence-entries';
import { entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { evidence } from '../../../rigs/samples';
import { groundFor } from './made-up';

const found = (...paths: string[]): Evidence[] =>
  paths.map((path, at) => evidence({ id: `E${at + 1}`, path, score: 0.4, kind: 'code' }));
const fact = (kind: Fact['kind'], value: string): Fact => ({
  ...{ kind, value, text: value, evidence: ['E1'], confirm: false },
});

function alike(request: string, paths: string[]) {
  const context = areaContext(groundFor(request, { evidence: found(...paths) }));
  const entry = evidenceEntries(context).find(({ about: key }) => key === 'evidence.alike');
  return entry === undefined ? null : buildQuestion(entry, context);
}

describe('what stands beside a wish already', () => {
  const exporters = ['src/export/csv.rs', 'src/export/json.rs', 'src/export/mod.rs', 'src/main.rs'];

  it('is asked about where a folder that the request names holds things of one kind', () => {
    const question = alike('Export the results as HTML', exporters);
    expect(question?.config['question']).toBe(
      '`src/export` holds `csv.rs` and `json.rs` already: is this one more of them?',
    );
    expect(question?.evidence.slice(0, 2)).toEqual(['E1', 'E2']);
  });

  it('is asked about in German in a request in German', () => {
    const question = alike('Der Export soll auch HTML können', exporters);
    expect(question?.config['question']).toMatch(/^In `src\/export` stehen schon `csv\.rs` und `json\.rs`/);
    expect(question?.config['context'] ?? '').not.toMatch(/Englisch/);
  });

  it.each([
    ['the folder is not named', 'Show the results as HTML', exporters],
    [
      'its files are parts of one thing',
      'Sort the applications',
      ['ui/src/application/AppStore.ts', 'ui/src/application/AppList.tsx'],
    ],
    [
      'its files are layers of one thing',
      'Bookmark an article',
      ['a/article/article.service.ts', 'a/article/article.mapper.ts'],
    ],
    ['the folder holds everything', 'Add tests to src', ['a/src/one.ts', 'a/src/two.ts']],
    ['there is one thing only', 'Export the results', ['src/export/csv.rs', 'src/main.rs']],
    ['something is to be put right', 'The export crashes', exporters],
    [
      'it speaks of what stands there',
      'Owners should book visits themselves',
      ['a/clinic/owner/Owner.java', 'a/clinic/owner/Visit.java'],
    ],
  ])('is not asked about where %s', (_why, request, paths) => {
    expect(alike(request, paths)).toBeNull();
  });
});

describe('a workspace of several projects', () => {
  const parts: [string, string][] = [
    ['apps/phone/package.json', 'app'],
    ['apps/web/package.json', 'web_app'],
    ['apps/shop/package.json', 'web_app'],
    ['packages/api/package.json', 'library'],
  ];
  const PAGES_AND_SERVICE: typeof parts = [
    ['frontend/package.json', 'web_app'],
    ['backend/go.mod', 'service'],
  ];
  const asked = (request: string, of = parts, code: string[] = []) => {
    const found = code.map((path, at) => evidence({ id: `E${at + 20}`, path, score: 0.4, kind: 'code' }));
    const shown = of.map(([path], at) =>
      evidence({ id: `E${at + 1}`, path, score: 0.1, kind: 'manifest', role: 'fact' }),
    );
    const facts = of.map(([path, value], at): Fact => ({
      ...fact('project', value),
      text: path,
      evidence: [`E${at + 1}`],
    }));
    const context = areaContext(groundFor(request, { evidence: [...shown, ...found], facts }));
    const entry = evidenceEntries(context).find(({ about: key }) => key === 'evidence.part');
    return entry === undefined ? null : buildQuestion(entry, context);
  };

  it('is asked which of them a wish is for, where it names none', () => {
    const question = asked('Polls in posts');
    expect(question?.config['question']).toBe('Which applications of this workspace is it for?');
    const { options } = question?.config as { options: { label: string; description: string }[] };
    expect(options.map(({ label }) => label)).toEqual(['`apps/phone`', '`apps/web`', '`apps/shop`']);
    expect(options[1]?.description).toBe('The change shall cover `apps/web`.');
    expect(asked('Umfragen in Beiträgen')?.config['question']).toBe('Für welche Anwendungen dieses Projekts gilt es?');
  });

  it('is offered those in which something of the wish was found, and not asked where that is one', () => {
    const found = ['apps/web/posts.ts', 'apps/shop/posts.ts'];
    const { options } = asked('Polls in posts', parts, found)?.config as { options: { label: string }[] };
    expect(options.map(({ label }) => label)).toEqual(['`apps/web`', '`apps/shop`']);
    expect(asked('Polls in posts', parts, found.slice(0, 1))).toBeNull();
  });

  it.each([
    ['a wish names one by its folder', 'Polls in the shop', parts],
    ['a wish says of which kind', 'Polls on the phone', parts],
    ['something is to be put right', 'Posts crash when they are long', parts],
    ['there is only one', 'Polls in posts', parts.slice(0, 1)],
    ['there are the pages of one application and its service', 'Polls in posts', PAGES_AND_SERVICE],
  ])('is not asked that where %s', (_why, request, of) => {
    expect(asked(request, of)).toBeNull();
  });
});

describe('what is there already', () => {
  const declared = '.option("-m, --message <text>", "Directly provide a message")';
  const there = (request: string, excerpt = declared) => {
    const code = [evidence({ id: 'E1', kind: 'code', path: 'src/cli.ts', score: 0.6, excerpt })];
    const context = areaContext(groundFor(request, { evidence: code }));
    return evidenceEntries(context).find(({ about: key }) => key === 'evidence.there') ?? null;
  };

  it('is asked about first where a wish names it', () => {
    const entry = there('add should accept --message so that no editor is opened');
    expect(entry?.question).toBe('`--message` is in `src/cli.ts` already: what is missing?');
    expect(entry?.evidence).toEqual(['E1']);
    expect(there('Der Befehl soll einen Schalter --message bekommen, ergänze --message')?.question).toMatch(
      /steht schon in/,
    );
  });

  it.each([
    ['nothing of the name was found', 'Accept --message', '.option("-q, --quiet")'],
    [
      'the code only passes it on to another program',
      'Accept --message',
      'spawn("git", ["commit", "--message", text])',
    ],
    ['the name belongs to what follows it', 'Support for a --message short form', declared],
    ['it is what shall change', 'The text of --message is cut off', declared],
  ])('is not asked about where %s', (_why, request, excerpt) => {
    expect(there(request, excerpt)).toBeNull();
  });
});

describe('examples in the project’s own terms', () => {
  const form = entryOf('open.form');
  const placeholder = (facts: Fact[], excerpt = '') => {
    if (form === null) throw new Error('There is no open question on the form.');
    const code = [evidence({ id: 'E1', kind: 'code', score: 0.9, excerpt })];
    const context = areaContext(groundFor('Sort the output', { facts, evidence: code }));
    return String(buildQuestion(form, context).config['placeholder']);
  };

  it('name the command as the project is called', () => {
    expect(placeholder([fact('project', 'command_line'), fact('version', 'hyperfine 1.20.0')])).toMatch(
      /^\$ hyperfine …/,
    );
    expect(placeholder([fact('project', 'command_line'), fact('version', '@acme/tidy@2.0.0')])).toMatch(/^\$ tidy …/);
    expect(placeholder([fact('project', 'command_line')])).toMatch(/^\$ tool …/);
  });
});
