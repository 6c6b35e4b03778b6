import { PAYMENT_SUBJECT_AREAS } from '../../../../../src/agents/roles/rule-based/subject-areas/product/payments';
import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import { subjectAreasIn } from '../../../../../src/agents/roles/rule-based/recognise';
import { SUBJECT_AREAS } from '../../../../../src/agents/roles/rule-based/subject-areas/register';
import { PROJECT_KINDS, type ProjectKind } from '../../../../../src/agents/session/project-kind';
import { questionTitle } from '../../../../../src/agents/questions/catalogue';
import { groundFor } from './made-up';
import { cpuMs } from '../../../rigs/cpu-ms';

function contextFor(request: string, project: ProjectKind) {
  return areaContext(
    groundFor(request, {
      facts: [{ kind: 'project', value: project, text: 'What it is', evidence: [], confirm: false }],
    }),
  );
}

function keysFor(request: string, project: ProjectKind): string[] {
  return planQuestions(contextFor(request, project), 12).map(({ entry }) => entry.about);
}

describe('everyday words that are no subject by themselves', () => {
  it.each([
    ['Turn coloured output on and off', 'flags'],
    ['Restore the window position', 'backups'],
    ['Get the cursor back after the prompt', 'backups'],
    ['Add an overload for arrays', 'rate-limit'],
    ['Throttle the scroll handler', 'rate-limit'],
    ['Do a shallow checkout of the repository', 'payments'],
    ['Add a filter for invoices', 'payments'],
    ['Accept multiple arguments', 'schema'],
    ['Send an Authorization header', 'roles'],
    ['Name files after their SHA-256 digest', 'notifications'],
    ['Ring the bell when the prompt opens', 'notifications'],
    ['Add a proxy option', 'retry'],
    ['Show an alert above the form', 'observability'],
    ['Use a priority queue for the nodes', 'jobs'],
    ['Read the file with readFileSync and sync afterwards', 'offline'],
    ['Delete the code of the old parser', 'deletion'],
    ['Look up keys in linear search', 'search'],
    ['Use dynamic imports for the locales', 'import'],
    ['Add an export map to package.json', 'export'],
    ['Somebody is hammering our sign-up', 'login'],
    ['Let people sign in with GitHub', 'third-party'],
  ])('“%s” is not about %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).not.toContain(id);
  });

  it.each([
    ['Generate invoices for shipped orders', 'invoices'],
    ['Support AbortSignal', 'timeouts'],
    ['Add a timeout option', 'timeouts'],
    ['Retry timed out requests', 'retry'],
    ['Summarise the week in a daily digest', 'digest'],
    ['We must be able to restore the database', 'backups'],
  ])('“%s” is about %s', (request, id) => {
    expect(subjectAreasIn(request)[0]?.id).toBe(id);
  });
});

describe('the kind of project', () => {
  it('brings callers the question for the exact call, and nobody else', () => {
    for (const [request, key] of [
      ['Let people export orders as CSV', 'export.call'],
      ['Import contacts from a CSV file', 'import.call'],
      ['Paginate the list of orders', 'pages.call'],
    ] as const) {
      expect(keysFor(request, 'library'), request).toContain(key);
      expect(keysFor(request, 'command_line'), request).toContain(key);
      expect(keysFor(request, 'web_app'), request).not.toContain(key);
    }
    expect(keysFor('Retry failed requests', 'library')).toContain('retry.call');
  });

  it('asks of a time limit what is ended where a command line runs something, and of calls where it calls', () => {
    const runs = keysFor(
      'Add a --timeout flag so that one benchmark run that hangs does not block all',
      'command_line',
    );
    expect(runs).toContain('timeouts.run');
    expect(runs).not.toContain('timeouts.what');
    const calls = keysFor('Add a --timeout flag for each request to the server', 'command_line');
    expect(calls).toContain('timeouts.what');
    expect(calls).not.toContain('timeouts.run');
  });

  it('keeps screens and signed-in users from libraries and command lines', () => {
    for (const project of ['library', 'command_line'] as const) {
      const asked = [
        'Let people export orders',
        'Import contacts from a CSV file',
        'Search the notes',
        'Cache the results of queries',
        'Add login',
      ].flatMap((request) => keysFor(request, project));
      for (const key of ['export.who', 'import.run', 'search.screen', 'cache.users', 'login.session'])
        expect(asked).not.toContain(key);
    }
  });

  it('asks what becomes of returned orders where the code keeps any, or none is there', () => {
    const area = PAYMENT_SUBJECT_AREAS.find(({ id }) => id === 'price-rules');
    const later = area?.entries.find(({ about: key }) => key === 'price-rules.later');
    const isAsked = (...paths: string[]) => {
      const context = contextFor('Discount codes in the cart', 'web_app');
      const code = paths.map((path) => ({ path, names: [] })) as unknown as typeof context.code;
      return later?.when?.({ ...context, code });
    };
    expect(isAsked()).toBe(true);
    expect(isAsked('src/orders/list.ts')).toBe(true);
    expect(isAsked('src/cart/OrderRow.tsx')).toBe(true);
    expect(isAsked('src/cart/index.ts', 'src/styles/borders.css', 'src/sortOrder.ts', 'src/orderBy.ts')).toBe(false);
  });

  it('chooses the words of a question', () => {
    const title = (project: ProjectKind) => {
      const entry = allEntries().find(({ about: key }) => key === 'export.call');
      if (entry === undefined) throw new Error('There is no entry export.call.');
      return questionTitle(buildQuestion(entry, contextFor('Export orders', project)).config);
    };
    expect(title('library')).toBe('How does a caller write the call, and what does it return?');
    expect(title('command_line')).toBe('Which command and options start the export, and where does it write?');
    expect(title('service')).toBe('What do the request and its response look like?');
  });

  it('leaves every option a sentence of its own', () => {
    for (const project of PROJECT_KINDS)
      for (const entry of allEntries().filter(({ about: key }) => /^(export|pages|cache|limit|partner)\./.test(key))) {
        const { options = [] } = buildQuestion(entry, contextFor('Export orders', project)).config as {
          options?: { label: string; description?: string }[];
        };
        for (const { label, description } of options)
          expect(description, `${entry.about}: ${label}`).toMatch(/^\p{Lu}[^?]*[.]$/u);
      }
  });
});

describe('the patterns', () => {
  const HOSTILE = [
    'only admins ',
    'know what ',
    'several customers ',
    'enter ',
    'create an ',
    'restore the ',
    'sync the ',
    'turn on ',
    'keep it for ',
    'a'.repeat(11) + ' ',
    '1,',
  ].map((words) => words.repeat(Math.ceil(20_000 / words.length)));

  it('stay fast on long and repetitive text', () => {
    const patterns = SUBJECT_AREAS.flatMap(({ recognise, unless, entries }) => [
      ...recognise,
      ...(unless === undefined ? [] : [unless]),
      ...entries.flatMap(({ known }) => (known === undefined ? [] : [known])),
    ]);
    for (const text of HOSTILE)
      for (const pattern of patterns) {
        const start = cpuMs();
        pattern.test(text);
        expect(cpuMs() - start, `${pattern.source.slice(0, 60)} on ${text.slice(0, 20)}`).toBeLessThan(500);
      }
  });
});
