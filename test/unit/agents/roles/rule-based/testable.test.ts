import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../../src/agents/base/text/language';
import { sentencesOf } from '../../../../../src/agents/base/english/pieces';
import { optionsOf } from '../../../../../src/agents/questions/catalogue';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import type { AreaContext } from '../../../../../src/agents/roles/rule-based/entries/entry';
import { evidenceEntries } from '../../../../../src/agents/roles/rule-based/evidence-entries';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import { GERMAN } from '../../../../../src/agents/roles/rule-based/german/register';
import { linesOf } from '../../../../../src/agents/roles/rule-based/writing/from-exchange';
import { saidIn } from '../../../../../src/agents/roles/rule-based/writing/free-words';
import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import { PROJECT_KINDS } from '../../../../../src/agents/session/project-kind';
import type { StatementKind } from '../../../../../src/agents/session/statement';
import { lintStatement } from '../../../../../src/agents/specification/lint-rules';
import { partsOf } from '../../../../../src/agents/specification/scenarios';
import { exchange, groundFor } from './made-up';

const DEMANDS: readonly StatementKind[] = ['requirement', 'edge_case', 'interface', 'entity', 'quality'];

const CODE = {
  id: 'E1',
  kind: 'code',
  path: 'src/invoices.ts',
  startLine: 1,
  endLine: 3,
  hash: '',
  shows: '',
  excerpt: '',
  score: 0.9,
} as unknown as Evidence;
const DATABASE = { kind: 'database', value: 'PostgreSQL', text: '', confirm: false, evidence: [] } as unknown as Fact;

/** Everything that the sentences of options may depend on. */
const CONTEXTS: readonly AreaContext[] = (['en', 'de'] as const).flatMap((language) =>
  [null, ...PROJECT_KINDS].flatMap((project) =>
    [{}, { facts: [DATABASE], evidence: [CODE] }].flatMap((shown) =>
      ['Add a frobnicator', 'Build a new app for my club', 'Retry the command; send a weekly report'].map((request) => {
        const ground = groundFor(request, shown);
        return { ...areaContext({ ...ground, reading: { ...ground.reading, project } }), language };
      }),
    ),
  ),
);

interface Written {
  key: string;
  language: Language;
  kind: StatementKind;
  text: string;
}

/** What is written of each option of the prepared content, by itself. */
function writtenIn(context: AreaContext): Written[] {
  const entries = [...allEntries(), ...evidenceEntries(context)];
  return entries
    .filter(({ about: key, madeIn }) => context.language === 'en' || madeIn === 'de' || key in GERMAN)
    .flatMap((entry) => {
      const draft = buildQuestion(entry, context);
      return optionsOf(draft.config).flatMap(({ id }) => {
        const answer = { selected: draft.type === 'pick_many' ? [id] : id };
        return linesOf(exchange(draft, { answer }), { fallback: 'behaviour', terms: [] }).map(({ kind, text }) => {
          return { key: entry.about, language: context.language, kind, text };
        });
      });
    });
}

const written = [
  ...new Map(CONTEXTS.flatMap(writtenIn).map((one) => [`${one.key} ${one.kind} ${one.text}`, one])).values(),
];
const demanding = written.filter(({ kind }) => DEMANDS.includes(kind));

const told = (unfit: readonly Written[]) => unfit.map(({ key, kind, text }) => `${key} (${kind}): ${text}`);

const MODALS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:shall|must)\b/gi,
  de: /\b(?:muss|müssen|darf|dürfen)\b/gi,
};
/** A condition with its keyword, and the subject right behind it; or a subject at once. */
const EARS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:(?:WHEN|WHILE|WHERE) .{3,120}, (?!then\b)|IF .{3,120}, THEN )|(?!(?:when|while|where|if|after|before|on|until|once|as|with|without|from|in|at|during|for)\b)).{1,160} SHALL \S/iu,
  de: /^(?:(?:WENN|SOLANGE) .{3,140}, (?:MUSS|MÜSSEN|DARF|DÜRFEN) \S|(?!(?:wenn|solange|nach|vor|bei|bis|sobald|ohne|mit|ab) ).{1,160} (?:MUSS|MÜSSEN|DARF|DÜRFEN) \S)/iu,
};
/** What permits something, or says that something is not there, demands nothing. */
const PERMITS = /\bmay\b|\b(?:kann|können)\b|^(?:There (?:is|are) no|Nobody|No limit|Es gibt kein|Niemand|Für Zeit)/;

describe('what the options of the content write', () => {
  it('is many sentences in each language', () => {
    expect(demanding.filter(({ language }) => language === 'en').length).toBeGreaterThan(1000);
    expect(demanding.filter(({ language }) => language === 'de').length).toBeGreaterThan(300);
  });

  it('is in the form of EARS where it is a demand', () => {
    expect(told(demanding.filter(({ language, text }) => !EARS[language].test(text)))).toEqual([]);
  });

  it('demands one thing', () => {
    expect(told(demanding.filter(({ language, text }) => text.match(MODALS[language])?.length !== 1))).toEqual([]);
  });

  it('demands something, unless it only permits or says how things are', () => {
    const decided = written.filter(({ kind }) => kind === 'decision');
    expect(
      told(decided.filter(({ text }) => !/\b(?:SHALL|MUSS|MÜSSEN|DARF|DÜRFEN)\b/.test(text) && !PERMITS.test(text))),
    ).toEqual([]);
  });

  it('is about what the project is', () => {
    const context = CONTEXTS.find(({ project, language }) => project === 'command_line' && language === 'en');
    const ofCommand = context === undefined ? [] : writtenIn(context);
    expect(ofCommand.filter(({ text }) => /\bthe command SHALL\b/i.test(text)).length).toBeGreaterThan(100);
    expect(told(ofCommand.filter(({ text }) => /\bthe system\b/i.test(text)))).toEqual([]);
  });

  it('is one sentence each', () => {
    expect(told(demanding.filter(({ text }) => sentencesOf(text).length !== 1 || !/\.$/.test(text)))).toEqual([]);
  });

  it('is a sentence also of an amount, a picture or a file', () => {
    const given = allEntries().filter(({ type }) => ['slider', 'ask_image', 'ask_file'].includes(type));
    const unsaid = given.filter(
      ({ says, dimensions: [side] }) => says?.includes('{}') !== true && side !== 'user_goal',
    );
    expect(unsaid.map(({ about: key }) => key)).toEqual([]);
    const [target] = given.filter(({ about: key }) => key === 'ci.speed');
    if (target === undefined) throw new Error('No entry.');
    const [english, german] = ['en', 'de'].map((language) => CONTEXTS.find((one) => one.language === language));
    const lines = [english, german].flatMap((context) =>
      context === undefined
        ? []
        : linesOf(exchange(buildQuestion(target, context), { answer: { value: 8 } }), {
            fallback: 'behaviour',
            terms: [],
          }),
    );
    expect(lines).toMatchObject([
      { kind: 'quality', text: 'A pull request SHALL wait at most 8 minutes for its result.' },
      {
        kind: 'quality',
        text: expect.stringMatching(/^Ein Pull-Request DARF höchstens 8 \S+ auf sein Ergebnis warten\.$/),
      },
    ]);
  });

  it('names its case so that a scenario follows, where it begins with one', () => {
    const cases = demanding.filter(({ text }) => /^(?:when|if|wenn)\b/i.test(text));
    expect(cases.length).toBeGreaterThan(200);
    expect(told(cases.filter(({ text }) => partsOf(text) === null))).toEqual([]);
  });

  it('says nothing that the lint would find', () => {
    const blamed = demanding.filter(({ kind, text }) =>
      lintStatement({
        id: 'FR-001',
        topicId: '',
        kind,
        text,
        dimension: 'behaviour',
        sources: ['Q1'],
        by: 'offline',
        dependsOn: [],
        dangling: [],
        assumed: false,
        basis: { Q1: 'option' },
      }).some(({ rule }) => rule !== 'wrong_id'),
    );
    expect(told(blamed)).toEqual([]);
  });
});

describe('words that do not stand for themselves', () => {
  const saidTo = (text: string, question: string, subject: string) =>
    saidIn(text, question, 'requirement', 'behaviour', subject).map((one) => one.text);

  it('stand under the heading of what the question settles, and are not made into a sentence', () => {
    expect(
      saidTo('a small spinner; the number of files', 'What does the person see?', 'What is seen meanwhile'),
    ).toEqual(['What is seen meanwhile: a small spinner; the number of files']);
    expect(saidTo('ein kleiner Kreis', 'Was sieht man währenddessen?', 'Anzeige währenddessen')).toEqual([
      'Anzeige währenddessen: ein kleiner Kreis',
    ]);
  });

  it('stand under it as they are where they demand or permit something themselves', () => {
    expect(saidTo('at most what a phone can show', 'What does the person see?', 'What is seen meanwhile')).toEqual([
      'What is seen meanwhile: at most what a phone can show',
    ]);
  });
});
