import { ID_PREFIX } from '../session/statement';
import type { SpecStatement } from './model';
import { partsOf } from './scenarios';

type Severity = 'error' | 'warning' | 'information';

export interface LintFinding {
  rule:
    | 'ears'
    | 'one_shall'
    | 'vague'
    | 'no_measure'
    | 'no_acceptance'
    | 'duplicate_id'
    | 'wrong_id'
    | 'repeated'
    | 'numbering'
    | 'not_runnable'
    | 'partial_failure'
    | 'implementation_detail'
    | 'dangling_source'
    | 'placeholder';
  severity: Severity;
  /** The statement it is about; null for the specification as a whole. */
  statement: string | null;
  /** What is wrong, where, and what to do. */
  message: string;
}

/** Words that promise something without a measure; one list for the lint and for the reviewer's question. */
const VAGUE =
  /\b(?:fast(?:er)?|quick(?:ly)?|user[- ]friendly|intuitive(?:ly)?|easy|easily|seamless(?:ly)?|robust(?:ly)?|scalable|flexible|flexibly|efficient(?:ly)?|appropriate(?:ly)?|adequate(?:ly)?|reasonabl[ey]|sufficient(?:ly)?|performant|responsive|state of the art|as soon as possible|as needed|if possible|and so on|etc)\b/i;

const MUST = /\b(?:SHALL|MUST|shall|must|MUSS|MÜSSEN|DARF|DÜRFEN|muss|müssen)\b/g;
const KEYWORD = /^(?:WHEN|WHILE|IF|WHERE|WENN|SOLANGE)\b/;
const MEASURE =
  /\d|\b(?:zero|one|two|three|four|five|six|ten|twelve|half|every|all|each|no|none|never|always|same|identical)\b/i;
const PLACEHOLDER =
  /\[?NEEDS CLARIFICATION|\bTBD\b|\bTODO\b|\bFIXME\b|\?\?\?|\{\{.*?\}\}|lorem ipsum|<(?:insert|your|name of)[^>]*>/i;
const IMPLEMENTATION =
  /\b(?:redis|postgres(?:ql)?|mysql|sqlite|mongo(?:db)?|kubernetes|docker|kafka|react|vue|angular|webpack|class(?:es)? \w+|methods?|functions?|refactor\w*|cron ?job|regex|mutex|thread pool|sql quer(?:y|ies)|database index|singleton)\b/i;

/** The answer in a statement that quotes its question: the question's own words are not the person's. */
export function assertedText(text: string): string {
  const end = text.indexOf('? ');
  return end < 0 ? text : text.slice(end + 2);
}

/** The vague word of a statement that comes without a measure, or null. */
export function vagueWordIn(text: string): string | null {
  const asserted = assertedText(text);
  return /\d/.test(asserted) ? null : (VAGUE.exec(asserted)?.[0] ?? null);
}

/** What a scenario in steps lacks to be run; null where it lacks nothing, or is none in steps. */
function lackingIn(text: string): { severity: Severity; message: string } | null {
  const begun = text.slice(0, 1000);
  if (!/^(?:scenario\b[^,]{0,100}, ?)?given\b/i.test(begun)) return null;
  if (!/\bwhen\b/i.test(begun)) {
    const sees = /\bthen\b|,/i.test(begun);
    return sees ? { severity: 'information', message: 'it names no action; say when it happens.' } : NO_RESULT;
  }
  return /\bthen\b/i.test(begun) || /\bwhen\b[^,]{2,300},/i.test(begun) ? null : NO_RESULT;
}

const NO_RESULT = { severity: 'warning', message: 'it names no result; say what one sees then.' } as const;

/** Whether a statement is in the person's own words: rules change none of them, a model's writer does. */
function isOwn({ by, basis = {} }: SpecStatement): boolean {
  return by === 'person' || (by === 'offline' && !Object.values(basis).includes('option'));
}

/** Findings on one statement alone. */
export function lintStatement(statement: SpecStatement): LintFinding[] {
  const { id, kind, text } = statement;
  const found: LintFinding[] = [];
  const add = (rule: LintFinding['rule'], severity: Severity, message: string) =>
    found.push({ rule, severity, statement: id, message: `${id} ${message}` });
  if (kind === 'requirement') {
    const musts = text.match(MUST)?.length ?? 0;
    // The person's own words stay as they are.
    if (musts === 0 && partsOf(text) === null && !isOwn(statement))
      add('ears', 'information', 'is a plain sentence; as "WHEN …, the system SHALL …" it can be tested as it stands.');
    else if (KEYWORD.test(text) && !/[,:]/.test(text))
      add(
        'ears',
        'warning',
        'names a condition but does not say where it ends; put a comma before "the system SHALL".',
      );
    if (musts > 1) add('one_shall', 'warning', `says SHALL ${musts} times; make one statement of each.`);
  }
  if (kind === 'requirement' || kind === 'quality' || kind === 'acceptance') {
    const vague = vagueWordIn(text);
    if (vague !== null)
      add('vague', 'warning', `says "${vague}" without a measure; say how much, or by what one would notice it.`);
  }
  // What an option says was offered as it stands: it is a rule and no promise.
  const offered = Object.values(statement.basis ?? {}).includes('option');
  if (kind === 'quality' && !offered && vagueWordIn(text) === null && !MEASURE.test(assertedText(text))) {
    add('no_measure', 'warning', 'has nothing to measure; name a number with its unit.');
  }
  const lacking = kind === 'acceptance' ? lackingIn(text) : null;
  if (lacking !== null) add('not_runnable', lacking.severity, `cannot be run as it stands: ${lacking.message}`);
  const detail = kind === 'quality' || kind === 'acceptance' ? IMPLEMENTATION.exec(text)?.[0] : undefined;
  if (detail !== undefined)
    add(
      'implementation_detail',
      'information',
      `names "${detail}"; a success criterion says what can be observed, not how it is built.`,
    );
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  if (placeholder !== undefined)
    add(
      'placeholder',
      'error',
      `still holds the placeholder "${placeholder}"; replace it, or make it an open question.`,
    );
  if (statement.dangling.length > 0) {
    add(
      'dangling_source',
      'error',
      `names ${statement.dangling.join(', ')} as its source, which does not exist or does not support it; correct or remove it.`,
    );
  }
  if (!id.startsWith(`${ID_PREFIX[kind]}-`))
    add('wrong_id', 'error', `is a ${kind.replace('_', ' ')}, whose ids begin with ${ID_PREFIX[kind]}-; renumber it.`);
  return found;
}
