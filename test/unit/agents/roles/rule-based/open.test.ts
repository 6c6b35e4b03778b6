import { NO_READING } from '../../../../../src/agents/session/reading';
import type { SessionBackground } from '../../../../../src/agents/roles/inputs/inputs';
import { evidence } from '../../../rigs/samples';
import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import type { Entry } from '../../../../../src/agents/roles/rule-based/entries/entry';
import { OPEN } from '../../../../../src/agents/roles/rule-based/general/open';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import type { Fact } from '../../../../../src/agents/session/evidence';
import { PROJECT_KINDS, type ProjectKind } from '../../../../../src/agents/session/project-kind';
import { linesOf } from '../../../../../src/agents/roles/rule-based/writing/from-exchange';
import { toExchange } from '../../../../../src/agents/session/exchanges';
import { asked } from '../../specification/session-builder';
import { groundFor } from './made-up';

/** A request about no subject that the rules know. */
const REQUEST = 'Change the frobnicator';

const projectFact = (value: string): Fact => ({
  kind: 'project',
  value,
  text: `It is a ${value}`,
  evidence: ['E1'],
  confirm: false,
});

function contextOf(request: string, project: string | null = null) {
  return areaContext(groundFor(request, { facts: project === null ? [] : [projectFact(project)] }));
}

const planned = (request: string, project: string | null = null) =>
  planQuestions(contextOf(request, project), 12).map(({ entry }) => entry.about);
const openAmong = (keys: readonly string[]) => keys.filter((key) => key.startsWith('open.'));

function entry(key: string): Entry {
  const found = OPEN.find((one) => one.about === key);
  if (found === undefined) throw new Error(`There is no ${key}.`);
  return found;
}

describe('open questions', () => {
  it('come in the order in which a good engineer asks, where the request is about no known subject', () => {
    expect(openAmong(planned(REQUEST, 'library'))).toEqual([
      'open.goal',
      'open.form',
      'open.untouched',
      'open.proof',
      'open.decided',
    ]);
  });

  it('ask what sets a bot off and what it says, and leave out of its first version what bots can do without', () => {
    const context = contextOf('A bot that picks a cook for each day');
    const keys = planQuestions(context, 12).map(({ entry: { about: key } }) => key);
    expect(keys).toContain('open.chat');
    expect(keys).not.toContain('open.form');
    expect(JSON.stringify(buildQuestion(entry('open.limits'), context).config)).toContain('Several groups');
  });

  it('ask of a command line for a real run where the wish speaks of what it does, and not of what is typed', () => {
    const title = (request: string) =>
      buildQuestion(entry('open.form'), contextOf(request, 'command_line')).config['question'];
    expect(title('Pictures without a date go into a folder of their own')).toBe(
      'How is it called, and what does it print: one real run?',
    );
    expect(title('A flag for the language')).toBe('What will one type, and what is printed?');
  });

  it('leave no accounts and no layout for phones for later where the program lives in another one', () => {
    const labels = JSON.stringify(
      buildQuestion(entry('open.limits'), contextOf('VS Code extension that shows the weather')).config,
    );
    expect(labels).not.toContain('phones');
    expect(labels).toContain('More than one language');
  });

  it('ask of a whole program what its first version leaves out, as choices without what the request wants', () => {
    const context = contextOf('A web app with accounts for our choir');
    const labels = (buildQuestion(entry('open.limits'), context).config['options'] as { label: string }[]).map(
      ({ label }) => label,
    );
    expect(planQuestions(context, 12).map(({ entry: { about: key } }) => key)).toContain('open.limits');
    expect(labels).toContain('Import and export');
    expect(labels).not.toContain('Accounts and sign-in');
    expect(planned(REQUEST)).not.toContain('open.limits');
  });

  it('say the name that the request says of code', () => {
    const context = contextOf('Change what `frobAll` gives for nothing', 'library');
    expect(buildQuestion(entry('open.form'), context).config['question']).toContain('`frobAll`');
  });

  it.each([
    ['library', 'open.form'],
    ['command_line', 'open.form'],
    ['web_app', 'open.screen'],
    ['app', 'open.screen'],
  ] as const)('ask of a %s how it is used in its own way (%s)', (project, key) => {
    const asked = openAmong(planned(REQUEST, project));
    expect(asked).toContain(key);
    expect(asked).not.toContain(key === 'open.form' ? 'open.screen' : 'open.form');
  });

  it('ask of a service for a request and its reply only where the wish speaks of one', () => {
    expect(planned('Change the frobnicator endpoint', 'service')).toContain('open.form');
    expect(planned(REQUEST, 'service')).not.toContain('open.form');
    // What is written down of requests is none.
    expect(planned('Add a filter for response headers in the access logs', 'service')).not.toContain('open.form');
    expect(planned(REQUEST, 'service')).toContain('open.use');
  });

  it('ask of one form or the other where the kind of project is not known, not of both', () => {
    const forms = ['open.form', 'open.screen', 'open.use'];
    expect(planned(REQUEST).filter((key) => forms.includes(key))).toEqual(['open.use']);
  });

  it('speak of callers to a library, and of what is typed to a command-line tool', () => {
    const title = (project: ProjectKind) =>
      buildQuestion(entry('open.form'), contextOf(REQUEST, project)).config['question'];
    expect(title('library')).toMatch(/caller write/);
    expect(title('command_line')).toMatch(/called.*print/);
    expect(title('service')).toMatch(/request.*reply/);
  });

  it('follow what the person says the project is, whatever the workspace shows', () => {
    const ground = groundFor(REQUEST, { facts: [projectFact('web_app')] });
    const said = areaContext({ ...ground, reading: { ...NO_READING, project: 'library' } });
    expect(said.project).toBe('library');
    expect(planQuestions(said, 12).map(({ entry: { about: key } }) => key)).toContain('open.form');
    expect(areaContext(ground).project).toBe('web_app');
  });

  it('take a kind of project that nobody knows for none', () => {
    expect(contextOf(REQUEST, 'zzyzx').project).toBeNull();
  });

  it.each([...PROJECT_KINDS, null])('make valid questions for %s', (project) => {
    for (const one of OPEN) {
      const draft = buildQuestion(one, contextOf(REQUEST, project));
      expect(draft).toMatchObject({ about: one.about, by: 'offline' });
      expect(draft).not.toHaveProperty('subjectArea');
    }
  });

  it.each([
    ['open.goal', 'Add a frobnicator so that clerks save time'],
    ['open.goal', 'As a clerk, I want a frobnicator'],
  ])('do not ask for what is said (%s: %s)', (key, request) => {
    expect(planned(REQUEST)).toContain(key);
    expect(planned(request)).not.toContain(key);
  });
});

describe('the question who needs it', () => {
  const asked = (request: string, given: Partial<SessionBackground> = {}) => {
    const found = ['src/a.ts', 'src/b.ts'].map((path, at) => evidence({ id: `E${at + 1}`, path, kind: 'code' }));
    const ground = { ...groundFor(request, { evidence: found }), ...given };
    return planQuestions(areaContext(ground), 12).some(({ entry: { about: key } }) => key === 'open.goal');
  };

  it('is asked where next to nothing is said, and not of an order that says what it wants', () => {
    expect(asked('Let widgets be turned round by their owners')).toBe(false);
    expect(asked('Turn widgets round')).toBe(true);
    expect(asked('Let widgets be turned round by their owners', { evidence: [] })).toBe(false);
    expect(asked('Widget rotation', { evidence: [] })).toBe(true);
  });

  it('is asked where the person said that it is not about what it was read as', () => {
    const reading = { ...NO_READING, subjects: [] };
    expect(asked('Let widgets be turned round by their owners', { reading })).toBe(true);
  });
});

describe('what is answered to an open question', () => {
  const linesTo = (about: string, text: string, note?: string) =>
    linesOf(
      {
        ...toExchange(asked('Q1', { type: 'ask_text', config: { question: 'What happens?' }, answer: { text } })),
        ...(note === undefined ? {} : { note }),
        about,
        by: 'offline',
      },
      { fallback: 'behaviour', terms: [] },
    ).map(({ kind, text: told }) => [kind, told]);

  it('stands as it was said, each line by itself, without a heading', () => {
    expect(linesTo('open.untouched', 'Old entries keep their date\nDefault: 1, as today\nOld backups, too')).toEqual([
      ['requirement', 'Old entries keep their date.'],
      ['requirement', 'Default: 1, as today'],
      ['requirement', 'Old backups, too.'],
    ]);
  });

  it('is words in the field for code, too, where it is sentences', () => {
    const written = (code: string) =>
      linesOf(
        {
          ...toExchange(asked('Q1', { type: 'ask_code', config: { question: 'How is it called?' }, answer: { code } })),
          about: 'open.form',
          by: 'offline',
        },
        { fallback: 'interfaces', terms: [] },
      ).map(({ text }) => text);
    expect(written('Nobody calls it by hand. The nightly run does.')).toEqual([
      'Nobody calls it by hand. The nightly run does.',
    ]);
    expect(written('It has to be asked for with a flag, -e/--expand, as `llm logs` has others.')).toEqual([
      'It has to be asked for with a flag, -e/--expand, as `llm logs` has others.',
    ]);
    expect(written('tool orders --limit 5\nWrites five of them.')[0]).toContain('`tool orders --limit 5`');
  });

  it('is no part of the change where it is marked so', () => {
    expect(linesTo('open.missing', 'Empty → nothing is shown\nNot: the mobile app')).toContainEqual([
      'non_goal',
      'The mobile app.',
    ]);
  });
});
