import { ID_PREFIX, type StatementKind } from '../session/statement';
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
  /** Of an id that stands twice: whether both say the same. */
  isSame?: boolean;
}

/** Words that promise something without a measure; one list for the lint and for the reviewer's question. */
const VAGUE = new RegExp(
  `(?<![\\w-])(?:${[
    'fast(?:er)?|quick(?:ly)?|performant|responsive|as soon as possible',
    'user[- ]friendly|friendly|intuitive(?:ly)?|eas(?:y|ily)|simple|seamless(?:ly)?|nice(?:ly)?|modern',
    'clean(?= (?:and|design|look|layout|interface|page|code)\\b)|beautiful(?:ly)?|good[- ]looking|professional(?:ly)?',
    'robust(?:ly)?|scalable|flexibl[ey]|efficient(?:ly)?|(?<!\\b(?:how|however|as|so|too) )many(?! (?:as|of)\\b)',
    'appropriate(?:ly)?|adequate(?:ly)?|reasonabl[ey]|sufficient(?:ly)?|state of the art|as needed|if possible',
    'as (?:expected|intended)(?! by\\b)|works? (?:well|properly|correctly|fine|right)|and so on|etc',
  ].join('|')})(?![\\w-])`,
  'i',
);

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

/** What stands in code is a name, and no word. */
function withoutCode(text: string): string {
  return text.replace(/`[^`\n]{1,200}`/g, '`');
}

/** How somebody wishes says nothing of what is wished for: “it would be nice if …”. */
const AS_A_WISH = /(?:would|['’]d) be (?:really |very )?(?:nice|great|good|cool)\b|\bwäre (?:schön|gut|nett)\b/gi;

/** The vague word of a statement that comes without a measure, or null. */
export function vagueWordIn(text: string): string | null {
  const asserted = withoutCode(assertedText(text)).replace(/\b\w{1,40} ?[=(](?=\S)/g, '`');
  return /\d/.test(asserted) ? null : (VAGUE.exec(asserted.replace(AS_A_WISH, ''))?.[0] ?? null);
}

/** Words of which a check is made that names nothing one would do or see: "It works as expected", "Automated tests of the main path". */
const EMPTY =
  /^(?:it|this|that|everything|all|every|the|an?|of|for|with|by|in|and|or|both|main|happy|normal|usual|paths?|errors?|edge|cases?|new|existing|automat(?:ed|ic)|automatically|manual(?:ly)?|units?|integration|regression|end|to|e2e|tests?|tested|testing|suites?|checks?|checked|cover(?:s|ed)?|pass(?:es|ed)?|green|run|runs|is|are|be|done|finished|complete|fine|ok|okay|good|works?|working|properly|correctly|well|as|expected|intended|features?|changes?|system|applications?|functions?|behaves?|looks?|es|sie|alles|das|die|der|den|und|wie|für|von|mit|ist|sind|neue?n?|funktioniert|funktionieren|läuft|laufen|richtig|korrekt|gut|fertig|erwartet|gewünscht|automatisch\w{0,3}|hauptpfads?|haupt|fehlerfälle?n?|sonderfälle?n?|getestet|bestehen|grün)$/i;

/** What a check lacks to be run; null where it lacks nothing. */
function lackingIn(text: string): { severity: Severity; message: string } | null {
  const begun = text.slice(0, 1000);
  if ((begun.match(/[\p{L}\p{N}`]+/gu) ?? []).every((word) => EMPTY.test(word))) return NOTHING_SEEN;
  if (!/^(?:scenario\b[^,]{0,100}, ?)?given\b/i.test(begun)) return null;
  if (!/\bwhen\b/i.test(begun)) {
    const sees = /\bthen\b|,/i.test(begun);
    return sees ? { severity: 'information', message: 'it names no action; say when it happens.' } : NO_RESULT;
  }
  return /\bthen\b/i.test(begun) || /\bwhen\b[^,]{2,300},/i.test(begun) ? null : NO_RESULT;
}

const NO_RESULT = { severity: 'warning', message: 'it names no result; say what one sees then.' } as const;

const NOTHING_SEEN = { severity: 'warning', message: 'it names nothing that one does and sees; say both.' } as const;

/** Kinds that promise something that one has to be able to notice. */
const PROMISES: ReadonlySet<StatementKind> = new Set([
  'requirement',
  'quality',
  'acceptance',
  'edge_case',
  'interface',
]);

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
  const lacking = kind === 'acceptance' ? lackingIn(text) : null;
  if (PROMISES.has(kind) && lacking !== NOTHING_SEEN) {
    const vague = vagueWordIn(text);
    if (vague !== null)
      add('vague', 'warning', `says "${vague}" without a measure; say how much, or by what one would notice it.`);
  }
  // What an option says was offered as it stands: it is a rule and no promise.
  const offered = Object.values(statement.basis ?? {}).includes('option');
  if (kind === 'quality' && !offered && vagueWordIn(text) === null && !MEASURE.test(assertedText(text))) {
    add('no_measure', 'warning', 'has nothing to measure; name a number with its unit.');
  }
  if (lacking !== null) add('not_runnable', lacking.severity, `cannot be run as it stands: ${lacking.message}`);
  const detail = kind === 'quality' || kind === 'acceptance' ? IMPLEMENTATION.exec(text)?.[0] : undefined;
  if (detail !== undefined)
    add(
      'implementation_detail',
      'information',
      `names "${detail}"; a success criterion says what can be observed, not how it is built.`,
    );
  const placeholder = PLACEHOLDER.exec(withoutCode(text))?.[0];
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
