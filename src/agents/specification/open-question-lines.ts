import { statementBullet } from './bullet';
import { inline, inlineStart } from '../base/text/markdown';
import { languageOf } from '../base/text/language';
import { marksOf, type Spec } from './model';

/** What is left open, a list item each: open-question statements first, then what nobody wrote a statement about. */
export function openQuestionLines(spec: Spec): string[] {
  const marks = marksOf(spec);
  const told = languageOf(spec.request) === 'de' ? inGerman : String;
  const rest = spec.unanswered.map(
    ({ source, text, reason }) =>
      `- ${inlineStart(text, marks)} (${inline(told(reason))})${source === null ? '' : ` [${inline(source)}]`}`,
  );
  return [...spec.openQuestions.map((statement) => statementBullet(statement, marks)), ...rest];
}

function inGerman(reason: string): string {
  const [, question] = LEFT_UNTICKED.exec(reason) ?? [];
  return question === undefined ? (GERMAN_REASONS[reason] ?? reason) : `in ${question} angeboten und nicht gewählt`;
}

const LEFT_UNTICKED = /^offered in (Q\d+) and left unticked$/;

/** Why something is open, as `answers.json` says it, in the words of a German specification. */
const GERMAN_REASONS: Readonly<Record<string, string>> = {
  'topic set aside by the person': 'Thema, das beiseitegelegt wurde',
  'topic not discussed': 'Thema, über das nicht gesprochen wurde',
  'not resolved': 'nicht geklärt',
  'a comment on the draft that is not worked in': 'ein Kommentar zum Entwurf, der nicht eingearbeitet ist',
  'the person’s words, with the approval': 'Worte der Person, mit der Zustimmung',
  'found in the review; see what was said with the approval':
    'bei der Durchsicht gefunden; siehe, was mit der Zustimmung gesagt wurde',
  'found in the review, not settled': 'bei der Durchsicht gefunden, nicht geklärt',
  'not talked about': 'nicht besprochen',
  'put off and never answered': 'aufgeschoben und nie beantwortet',
  'not known to the person asked': 'der befragten Person nicht bekannt',
  'left to the implementer': 'wer es baut, entscheidet',
  'withdrawn before it was answered': 'zurückgezogen, bevor es beantwortet war',
  'asked and not answered': 'gefragt und nicht beantwortet',
};
