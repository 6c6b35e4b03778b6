/** What a question that only reads the workspace never says: it is about what is wanted, or about what is to come. */
const DECIDES =
  /\b(?:should|shall|ought|must|would|could|may|might|wants?|wanted|prefer(?:red|s)?|wish|intend|plan(?:ned|ning)?|new|newly|instead|replace[sd]?|switch(?:ed)?|migrat\w*|move[sd]?|upgrade[sd]?|introduce[sd]?|adopt(?:ed)?|will|going to|gonna|better|best|ideal(?:ly)?|desired|allowed|acceptable|enough|expect(?:ed)?|recommend(?:ed)?|suggest(?:ed)?|choose|pick|decide|happens?|(?<!this )change[sd]?|future|from now on|do (?:you|we|i|they) need|to be)\b/;

/** What asks only whether something that was found holds. */
const CONFIRMS =
  /\b(?:still|keep|keeps|correct|right|confirm(?:ed)?|as given|accurate|stay(?:ing)?|continue|stick|remains?)\b|\b(?:isn|aren|doesn|don)['’]?t (?:it|they|you|this|that)\b/;

const LEAD =
  /^(?:(?:ok(?:ay)?|so|and|but|also|first|now|well|then|btw|by the way|just checking|just to check|quick question|hi|hello)\b[,:.!]?\s+)+/;
const POLITE =
  /^(?:(?:please|kindly)[,]?\s+)?(?:(?:can|could|would|will) you (?:please )?)?(?:(?:tell|show|remind) (?:me|us)|let (?:me|us) know|say|name|specify|describe|do you know|(?:i(?:'d| would) like to know)|i wonder|may i ask|point (?:me|us) to)[,:]?\s+/;

const INTERROGATIVE = 'which|what|where|who|whose|whom|how|why|when';
const AUXILIARY = 'do|does|did|is|are|was|were|has|have|should|shall|can|could|may|must|will|would';

/** Where a second question begins within a sentence. */
const NEXT = new RegExp(
  `[,;–—-]?\\s+(?:and|or)\\s+(?=(?:(?:in|on|with|by|for|at|to|from|under) )?(?:${INTERROGATIVE}|should|shall|may|must|will|does|do|is there|are there)\\b)|[,;]\\s+(?=(?:${INTERROGATIVE}|should)\\b)`,
);

/** "When it fails half-way, what …": the question comes after the comma. */
const CONDITION = new RegExp(
  `^(?:when|if|where|while|after|before|once|for|with|in case)\\b[^,?]{1,160},\\s+(?=(?:${INTERROGATIVE}|${AUXILIARY})\\b)`,
);

/** Longest question title that is looked at, in characters: a longer one is let through. */
const LONGEST = 600;

/**
 * The questions that a title asks, each by itself, in lower case and without courtesies. Sentences that ask nothing are
 * left out where others do.
 */
export function clausesOf(title: string): string[] {
  if (title.length > LONGEST) return [];
  const sentences = title
    .replace(/[’‘]/g, "'")
    .split(/(?<=[?!.;:])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const asking = sentences.filter((sentence) => sentence.endsWith('?'));
  return (asking.length > 0 ? asking : sentences)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[?!.;:]+$/u, '')
        .replace(LEAD, ''),
    )
    .flatMap((sentence) => sentence.split(NEXT))
    .map((clause) => clause.trim().replace(LEAD, '').replace(POLITE, '').trim())
    .filter((clause) => clause !== '');
}

/**
 * Whether all clauses of a title ask, in English, how things are today; none what is wanted, and none whether something
 * found is right.
 */
export function askHowItIs(clauses: readonly string[]): boolean {
  return (
    clauses.length > 0 &&
    clauses.some((clause) => STATES.test(clause)) &&
    clauses.every((clause) => STARTS.test(clause) && !DECIDES.test(clause) && !CONFIRMS.test(clause))
  );
}

/** What says that something is so; without it ("Which database?") it is open what is asked. */
const STATES =
  /\b(?:you|do|does|is|are|has|have|uses?|runs?|defines?|contains?|holds?|implements?|handles?|registers?|exports?|declares?|wrote|worked)\b|'s\b|^(?:which|what) (?:file|module|class|function|method|component|package|folder) \w+s\b/;

const STARTS = new RegExp(
  `^(?:(?:in|on|with|by|for|at|to|from|under|through) )?(?:${INTERROGATIVE}|do|does|is|are|has|have)(?:'s|'re)?\\b`,
);

/** What a question asks for, by its interrogative: two questions of different wants are never the same. */
export type Want = 'duration' | 'frequency' | 'size' | 'count' | 'who' | 'where' | 'when' | 'why' | 'what';

const WANTS: readonly (readonly [Want, RegExp])[] = [
  [
    'duration',
    /^(?:for |after |within )?how (?:long|soon|old|stale|fresh)\b|\bhow many (?:milli)?(?:ms|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b|^(?:which|what)(?:'s| is)? (?:the |should the |should be the )?(?:\w+ ){0,2}(?:ttl|time-?out|lifetime|expiry|expiration)\b/,
  ],
  ['frequency', /\bhow (?:often|frequently)\b/],
  ['count', /\bhow (?:many|much)\b/],
  ['size', /\bhow (?:large|big|wide|high|small|heavy)\b/],
  ['who', /^(?:(?:for|by|to|with|from) )?(?:who|whom|whose)\b/],
  ['where', /^(?:from |to )?where\b/],
  ['when', /^(?:since |by |until )?when\b/],
  ['why', /^why\b/],
];

/** What a clause, as `clausesOf` gives it, asks for. */
export function wantOf(clause: string): Want {
  const main = clause.replace(CONDITION, '');
  return WANTS.find(([, pattern]) => pattern.test(main))?.[0] ?? 'what';
}
