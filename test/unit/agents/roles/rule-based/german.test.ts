import { describe, expect, it } from 'vitest';
import { parseConfig, questionTitle } from '../../../../../src/agents/questions/catalogue';
import { languageOf } from '../../../../../src/agents/base/text/language';
import { askOf, buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import type { AreaContext, Entry } from '../../../../../src/agents/roles/rule-based/entries/entry';
import { allEntries, entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { GERMAN } from '../../../../../src/agents/roles/rule-based/german/register';
import { GERMAN_NAMES } from '../../../../../src/agents/roles/rule-based/german/subjects';
import { kindProfile } from '../../../../../src/agents/roles/rule-based/kinds/register';
import { OPEN } from '../../../../../src/agents/roles/rule-based/general/open';
import { USUAL } from '../../../../../src/agents/roles/rule-based/general/usual';
import { readingQuestion } from '../../../../../src/agents/roles/rule-based/reading';
import { SUBJECT_AREAS } from '../../../../../src/agents/roles/rule-based/subject-areas/register';
import { topicTitle } from '../../../../../src/agents/roles/rule-based/topics';
import { linesOf } from '../../../../../src/agents/roles/rule-based/writing/from-exchange';
import { asksForNonGoals, kindOf } from '../../../../../src/agents/roles/rule-based/writing/kinds';
import { CHANGE_KINDS } from '../../../../../src/agents/session/change-kind';
import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import { PROJECT_KINDS } from '../../../../../src/agents/session/project-kind';
import { exchange, groundFor, interviewerInput, written } from './made-up';
import { followUp } from '../../../../../src/agents/roles/rule-based/followups';

const LONGEST_TITLE = 90;
const LONGEST_SUBJECT = 60;
const ENGLISH_ONLY = 'Diese vorbereitete Frage gibt es nur auf Englisch; antworten Sie gern auf Deutsch.';
const REQUEST = 'Wir brauchen eine Suche über alle Rechnungen';

const CODE: Evidence = {
  id: 'E1',
  kind: 'code',
  // Called so in either language: what a question names of the code is compared with the words of English requests only.
  path: 'src/rechnungen.ts',
  startLine: 1,
  endLine: 3,
  hash: '',
  shows: '',
  excerpt: '',
  score: 0.9,
} as unknown as Evidence;
const database = { kind: 'database', value: 'PostgreSQL', text: '', confirm: false, evidence: [] } as unknown as Fact;
const git = { kind: 'ci', value: 'CI', text: '', confirm: false, evidence: [] } as unknown as Fact;

/** Everything that texts and options may depend on, in German. */
const contexts: AreaContext[] = [null, ...PROJECT_KINDS].flatMap((project) =>
  [{}, { facts: [database] }, { facts: [git] }].flatMap((shown) =>
    (['feature', 'bug', 'api'] as const).map((kind) => {
      const ground = groundFor(REQUEST, { ...shown, evidence: [CODE] });
      return areaContext({
        ...ground,
        intake: { ...ground.intake, kind },
        reading: { ...ground.reading, project },
      });
    }),
  ),
);

const inEnglish = (context: AreaContext): AreaContext => ({ ...context, language: 'en' });
const [some] = contexts;
if (some === undefined) throw new Error('There is no context.');

const entriesOf = (key: string): Entry[] => [entryOf(key)].filter((entry) => entry !== null);

const optionsOf = ({ config }: { config: Record<string, unknown> }) =>
  (config['options'] ?? []) as { id: string; label: string; description?: string; pros?: string[]; cons?: string[] }[];

/** Words that stand in no German sentence, unless as the name of something. */
const ENGLISH_WORDS =
  /(?<![\p{L}-])(?:the|and|or|of|is|are|to|with|without|for|from|who|what|which|how|when|where|must|should|it|its|not|by|yes|no|only|new|each|all|every|data|users?|errors?|field|fields|today|it's|one|others?)(?![\p{L}-])/iu;

describe('every entry that is there in German', () => {
  it('is an entry of the bank', () => {
    const known = new Set(allEntries().map(({ about: key }) => key));
    expect(Object.keys(GERMAN).filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(Object.keys(GERMAN))('%s says all that it says in English, in German', (key) => {
    for (const context of contexts) {
      for (const entry of entriesOf(key)) {
        const [german, english] = [buildQuestion(entry, context), buildQuestion(entry, inEnglish(context))];
        const parsed = parseConfig(german.type, german.config, 'config');
        expect(parsed.ok ? [] : parsed.problems).toEqual([]);
        expect(optionsOf(german).map(({ id }) => id)).toEqual(optionsOf(english).map(({ id }) => id));
        expect(german.config['recommended']).toEqual(english.config['recommended']);
        expect(german.config['context'] === undefined).toBe(english.config['context'] === undefined);
        optionsOf(german).forEach(({ description, pros, cons }, at) => {
          const other = optionsOf(english)[at];
          expect(description === undefined).toBe(other?.description === undefined);
          expect([pros?.length, cons?.length]).toEqual([other?.pros?.length, other?.cons?.length]);
          expect(description ?? '').toMatch(/\.$/);
        });
        const title = questionTitle(german.config);
        expect(languageOf(title)).toBe('de');
        expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
        expect(german.subject?.length ?? 0).toBeLessThanOrEqual(LONGEST_SUBJECT);
        expect(german.subject).not.toMatch(/[?:.]$/);
        expect(new Set(optionsOf(german).map(({ label }) => label)).size).toBe(optionsOf(german).length);
        const { placeholder: _, ...said } = german.config;
        const words = JSON.stringify([withoutIds(said), german.why, german.subject]).replace(
          /`[^`]*`|in sort\(\)/g,
          '',
        );
        expect(ENGLISH_WORDS.exec(words)?.[0]).toBeUndefined();
      }
    }
  });

  it.each(Object.keys(GERMAN).filter((key) => entryOf(key) !== null))(
    '%s makes the same kind of statement as in English',
    (key) => {
      const entry = entryOf(key);
      const dimension = entry?.dimensions[0] ?? 'behaviour';
      for (const context of contexts) {
        if (entry === null) continue;
        const [german, english] = [askOf(entry, context), askOf(entry, inEnglish(context))];
        expect([kindOf(dimension, german, 'said', false), asksForNonGoals(german, dimension)]).toEqual([
          kindOf(dimension, english, 'said', false),
          asksForNonGoals(english, dimension),
        ]);
      }
    },
  );
});

function withoutIds(config: Record<string, unknown>): unknown {
  const { recommended: _, ...rest } = config;
  return { ...rest, options: optionsOf({ config }).map(({ id: __, ...option }) => option) };
}

describe('what is there in German', () => {
  const subjects = [
    'export',
    'import',
    'search',
    'login',
    'upload',
    'notifications',
    'email',
    'table',
    'form',
    'theme',
    'documentation',
    'coverage',
    'ci',
    'dev-environment',
    'dashboard',
    'comments',
    'i18n',
    'accessibility',
    'rate-limit',
    'jobs',
    'observability',
    'cli-command',
  ];

  it.each([...subjects, 'caching'])('is every question on %s', (id) => {
    const keys = SUBJECT_AREAS.find((area) => area.id === id)?.entries.map(({ about: key }) => key) ?? [];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !(key in GERMAN))).toEqual([]);
  });

  it('is every open and every usual question, and those on every kind of change', () => {
    const all = [...OPEN, ...USUAL, ...CHANGE_KINDS.flatMap((kind) => kindProfile(kind).entries)];
    expect(all.map(({ about: key }) => key).filter((key) => !(key in GERMAN))).toEqual([]);
  });

  it('is the name of every subject', () => {
    expect(SUBJECT_AREAS.map(({ id }) => id).filter((id) => !(id in GERMAN_NAMES))).toEqual([]);
  });
});

describe('a request in German', () => {
  it('gets an English question with a line that says so, where there is no other', () => {
    const entry = allEntries().find(({ about: key }) => !(key in GERMAN));
    if (entry === undefined) throw new Error('Everything is there in German.');
    const { config } = buildQuestion(entry, some);
    expect(String(config['context']).split('\n\n')[0]).toBe(ENGLISH_ONLY);
    expect(languageOf(questionTitle(config))).toBe('en');
    expect(JSON.stringify(buildQuestion(entry, inEnglish(some)))).not.toContain(ENGLISH_ONLY);
  });

  it('gets an English question rather than options that stand for something else', () => {
    const entry = entryOf('tooling.red');
    if (entry === null || entry.type !== 'pick_one' || typeof entry.options === 'function')
      throw new Error('No entry.');
    const { config } = buildQuestion({ ...entry, options: entry.options.slice(0, 1) }, some);
    expect(String(config['context'])).toContain(ENGLISH_ONLY);
  });

  it('is asked in German what it is about', () => {
    const request = 'Die Aufträge sind komisch';
    const doubted = ['bug'];
    const question = readingQuestion({ ...interviewerInput(request), ...groundFor(request), doubted });
    expect(question?.config['question']).toBe('Worum geht es dann?');
    const labels = optionsOf(question ?? { config: {} }).map(({ label }) => label);
    expect(labels).toContain('Etwas Neues oder eine weitere Möglichkeit');
    expect(labels).not.toContain('Etwas funktioniert nicht, wie es soll');
    expect(labels.at(-1)).toBe('Nichts davon');
  });

  it('is not asked how fast something is that is almost all', () => {
    const almost = written('Für wen?', 'Für fast alle Kunden');
    expect(followUp([almost], new Set())).toBeNull();
    expect(followUp([written('For whom?', 'It must be fast')], new Set())?.about).toBe('follow.speed');
  });

  it('has topics with German titles', () => {
    expect(topicTitle(['scope', 'behaviour'], 'de')).toBe('Umfang und Verhalten');
    expect(topicTitle(['quality'], 'de')).toBe('Last und Geschwindigkeit');
  });

  it('is written down in German, also where it was left to us', () => {
    const entry = entryOf('search.order');
    if (entry === null) throw new Error('No entry.');
    const setting = { fallback: 'behaviour', terms: [] } as const;
    const question = buildQuestion(entry, some);
    const [id] = optionsOf(question).map((option) => option.id);
    expect(linesOf(exchange(question, { answer: { selected: id } }), setting).map(({ text }) => text)).toEqual([
      'Treffer MÜSSEN nach Relevanz geordnet sein, wobei ein Treffer im Titel mehr zählt als einer im Text.',
    ]);
    expect(linesOf(exchange(question, { nonAnswer: 'you_decide' }), setting).map(({ text }) => text)).toEqual([
      'Delegiert: In welcher Reihenfolge kommen die Treffer, und wie viele? (gezeigte Optionen: Nach Relevanz, Manche zuerst und Feste Reihenfolge)',
    ]);
  });
});
