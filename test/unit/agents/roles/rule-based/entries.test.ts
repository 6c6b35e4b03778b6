import { PROJECT_KINDS } from '../../../../../src/agents/session/project-kind';
import { describe, expect, it } from 'vitest';
import { parseConfig, questionTitle } from '../../../../../src/agents/questions/catalogue';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { evidenceEntries } from '../../../../../src/agents/roles/rule-based/evidence-entries';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import { SUBJECT_AREAS } from '../../../../../src/agents/roles/rule-based/subject-areas/register';
import { CHANGE_KINDS } from '../../../../../src/agents/session/change-kind';
import { piece } from '../../engine/guards/guard-rig';
import { groundFor } from './made-up';

/** Longest title that still fits a card in two lines. */
const LONGEST_TITLE = 90;
/** Longest name of what an answer settles: it stands before a colon in the specification. */
const LONGEST_SUBJECT = 60;
/** Longest sentence that is still read on a card and in a list of requirements. */
const LONGEST_SENTENCE = 190;
/** Most questions on one subject: nobody wants more at once. */
const MOST_QUESTIONS = 5;

const contexts = CHANGE_KINDS.flatMap((kind) =>
  [true, false].map((visible) => {
    const background = groundFor('Let customers have several delivery addresses');
    return areaContext({ ...background, intake: { ...background.intake, kind, visible } });
  }),
);

describe('every entry of the bank', () => {
  it('has a key of its own', () => {
    const keys = allEntries().map(({ about: key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(allEntries().map((entry) => [entry.about, entry] as const))(
    '%s makes a valid question with a short title and a subject',
    (_, entry) => {
      for (const context of contexts) {
        const draft = buildQuestion(entry, context);
        const parsed = parseConfig(draft.type, draft.config, 'config');
        expect(parsed.ok ? [] : parsed.problems).toEqual([]);
        expect(questionTitle(draft.config).length).toBeLessThanOrEqual(LONGEST_TITLE);
        expect(draft.why).not.toBe('');
        expect(draft.subject).not.toMatch(/[?:.]$/);
        expect(draft.subject?.length ?? 0).toBeGreaterThan(0);
        expect(draft.subject?.length ?? 0).toBeLessThanOrEqual(LONGEST_SUBJECT);
      }
    },
  );
});

interface Option {
  label: string;
  description?: string;
}

describe('what is written when an option is chosen', () => {
  const written = allEntries().filter(({ type }) => type !== 'rank' && type !== 'rate');
  const optionsOf = (entry: (typeof written)[number], context: (typeof contexts)[number]) =>
    (buildQuestion(entry, context).config as { options?: Option[] }).options ?? [];

  const expectSentences = (options: readonly Option[]) => {
    for (const { label, description = '' } of options) {
      expect(description, label).toMatch(/^[\p{Lu}`“\d].*[.]$/u);
      expect(description, label).not.toMatch(/\b(?:please|you|your)\b/i);
      expect(description.split(' ').length, label).toBeGreaterThanOrEqual(4);
      expect(description.length, label).toBeLessThanOrEqual(LONGEST_SENTENCE);
    }
  };

  it.each(written.map((entry) => [entry.about, entry] as const))('(%s) is a sentence of its own', (_, entry) => {
    for (const context of contexts) expectSentences(optionsOf(entry, context));
  });

  it('is one, too, where the question comes from what was found', () => {
    const shows = '`mergeAddresses`';
    const code = [piece('E1', 'src/addresses.ts', 1, 'export function mergeAddresses() {}', { score: 0.9, shows })];
    const asked = contexts.flatMap((one) => {
      const context = { ...one, code, request: 'Please add a function mergeAddresses' };
      return evidenceEntries(context).map((entry) => optionsOf(entry, context));
    });
    expect(asked.flat().length).toBeGreaterThan(0);
    asked.forEach(expectSentences);
  });

  it('is held against the general entries and those of the kinds of change, too', () => {
    const keys = written.map(({ about: key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['general.existing-data', 'general.failure', 'performance.proof']));
  });
});

describe('every subject area', () => {
  it('has an id of its own', () => {
    const ids = SUBJECT_AREAS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(SUBJECT_AREAS.map((area) => [area.id, area] as const))(
    '%s asks a few questions, with patterns that keep no state',
    (_, area) => {
      expect(area.entries.length).toBeGreaterThanOrEqual(2);
      for (const project of PROJECT_KINDS) {
        for (const kind of area.kinds) {
          const fitting = area.entries.filter(
            ({ for: projects = area.for ?? PROJECT_KINDS, kinds = area.kinds, when = () => true }) =>
              projects.includes(project) &&
              kinds.includes(kind) &&
              contexts.some((one) => when({ ...one, project, kind })),
          );
          expect(fitting.length, `${project}, ${kind}`).toBeLessThanOrEqual(MOST_QUESTIONS);
        }
      }
      expect(area.recognise.length).toBeGreaterThanOrEqual(1);
      for (const pattern of [...area.recognise, ...(area.unless === undefined ? [] : [area.unless])])
        expect(pattern.flags).toBe('i');
    },
  );
});
