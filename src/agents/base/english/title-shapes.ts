import { beginsWithVerb, isAlsoNoun, isDeterminer, isFiniteBefore, isFiniteVerb, isPreposition, isVerb } from './verbs';

/** Articles and praise before a thing, which its name does without. */
const BEFORE = '(?:(?:an?|the|some|any|our|my|your|proper|also|just) ){0,3}(?:(?:kind|sort) of (?:an? )?)?';

/** Those who get to do something. */
const WHO =
  '(?:(?:our|the|all|some|most|many|every|new|more|as an?) ){0,2}(?:[\\w-]+ ){0,2}?(?:people|users?|customers?|clients?|admins?|managers?|members?|visitors?|guests?|developers?|maintainers?|operators?|everyone|everybody|anyone|others|staff|team|one|we|i|you|someone|somebody|[a-z-]+(?:ors|ers))';
const MAY =
  "(?:should|must|shall|could|(?:can|may)(?= be (?:able|allowed) to)|(?:really )?(?:needs?|wants?|would like|(?:ha(?:s|ve)|ought) )(?: ?to)|(?:would|'d) like to|(?:is|are) supposed to)(?: be (?:able|allowed) to)?";

/** What can be said of a thing before its name: "slow export". Others would sound odd there. */
const QUALITY =
  'slow|laggy|flaky|broken|wrong|weird|strange|messy|clunky|cluttered|missing|confusing|ugly|useless|unclear|painful|outdated|inaccessible|unreadable|unstable|inconsistent|duplicated?|incomplete|unreliable|incorrect|noisy|hard-coded';

/** Ways to ask for a change in English and in German, each with the phrase that names the change; null where it names none. */
const WAYS: readonly [string, (...groups: string[]) => string | null][] = [
  ['(?:allow|support|enable|permit) ([a-z]+ing (?!for |of |to ).*)', (what) => what],
  [
    `(?:let|help|allow|enable|permit) (?!more than )(?:${WHO}|it|them|us|me)(?: to)? (?!and |or )([a-z]+)\\b(.*)`,
    doing,
  ],
  ['(?:someone|somebody|anyone|anybody) (?:could|can|might|may) .*', () => null],
  [`(${WHO}) (?:should|must|shall|may) not (?:be (?:able|allowed) to )?([a-z]+)\\b(.*)`, kept],
  [`(?:do not|don['’]t|never) ([a-z]+)\\b(.*)`, denied],
  [`${WHO} ${MAY} have ${BEFORE}(.*)`, thing],
  [`(?!not )${WHO} ${MAY} ([a-z]+)\\b(.*)`, doing],
  [`${WHO} (?:needs?|wants?|would like|expects?) ${WHO} to (?:be (?:able|allowed) to )?([a-z]+)\\b(.*)`, doing],
  [
    '(?:i|we) (?:need|want|would like|expect) (?!(?:to|an?|some) )(.{2,60}?) to (?!be able)(.*)',
    (who, what) => `${who} should ${what}`,
  ],
  [
    `(?:(?:our|the|many|some) )?(?:[\\w-]+ )?[\\w-]+ (?:(?:really|also|still) )?(?:needs?|wants?|would like|(?:miss|lack)(?:es)?|asks? for|could use) ${BEFORE}(?!to |more )(.*)`,
    thing,
  ],
  [
    `(?:add|implement|introduce|support|provide|offer|create|build|develop|integrate|set up|bring back|have|get(?= (?:an?|some) )|fix|repair|resolve|correct) ${BEFORE}(?!\\w+ (?:needs?|wants?|should|must|can)\\b)(.*)`,
    thing,
  ],
  [`(?:there (?:is|are)|there['’]s|(?:we|i) have) (?:no|not any) ${BEFORE}(.*)`, thing],
  [
    `make ${BEFORE}((?:[\\w-]+ ){0,2}[\\w-]+) (\\w{2,}er|\\w{3,}[ai]ble|more \\w+|${QUALITY})`,
    (what, how) => unless(what, `${how} ${what}`),
  ],
  [
    `(${BEFORE})((?:[\\w\`()./-]+ ){0,4}[\\w\`()./-]+) (?:is|are|feels?|looks?) (?:(?:too|very|really|so|quite|pretty|super|totally|extremely|rather|kinda|kind of|a bit) )?(${QUALITY})(?:-?ish)?( .*)?`,
    qualified,
  ],
  [
    '(?:wir|ich) (?:brauchen?|benötigen?|wollen|will|möchten?|wünschen? (?:uns|mir)|hätten? gerne?)(?: (?:bitte|auch|noch))? (.*)',
    german,
  ],
  [
    '(?:füge?|fügt)(?: bitte)? ((?:der|dem|den) \\p{L}[\\p{L}-]*) (eine?n? .*) hinzu',
    (where, what) => `${german(what) ?? what} in ${where}`,
  ],
  ['(?:füge?|fügt)(?: bitte)? (.*) (?:hinzu|ein|an)', german],
  [
    '(?:ergänze?|erstelle?|baue?|implementiere?|behebe?|repariere?|korrigiere?|unterstütze?|ermögliche?)(?: bitte)? (.*?)(?: ein)?',
    german,
  ],
  [
    '(?:der|(die)|(das)) (.{2,80}?) (?:ist|sind|wird|werden) ((?:bei|in|im|auf|am|beim|mit) .{2,40}? )?(?:(?:viel )?zu |sehr |so |total |echt |extrem |furchtbar |ziemlich |oft |manchmal )?(langsam|träge|unübersichtlich|instabil|fehlerhaft|verwirrend|hässlich|unbrauchbar|ungenau|falsch|unvollständig)( .{1,60})?',
    (plural, neuter, what, where, how, rest) =>
      `${how}${plural === '' ? (neuter === '' ? 'er' : 'es') : 'e'} ${what} ${where}${rest}`.replace(/ +/g, ' ').trim(),
  ],
  [
    '(.{2,60}?) (?:wären?|fänden? (?:ich|wir)) (?:wirklich |sehr |echt |ganz )?(?:gut|schön|super|toll|nett|hilfreich|praktisch|cool|prima)',
    german,
  ],
  ['es (?:gibt|fehlt|fehlen)(?: (?:noch|leider))? (?:keinen? )?(.*)', german],
  [
    '(?:(?:der|die|das|alle|unsere?) )?[\\p{L}-]+ (?:soll|sollten?|muss|müssen|müssten|darf|dürfen|kann) (?!nicht )(.*?) können',
    german,
  ],
  // Who may do it stands in no title; what they do does.
  [
    '(?:(?:die|alle|unsere) )?(?:angemeldete[nr]? )?(?:benutzer|nutzer|anwender|kund|mitglieder|besucher|gäste|leute|admins?|administrator|mitarbeiter|personen|menschen)(?:innen|en|:innen|\\*innen)? (?:soll(?:en|ten)|wollen|möchten) (?!nicht )(?:ihre?n? |gerne? )?(.*?)(?: können)?',
    german,
  ],
  // A thing that shall do something: in German the verb at the end makes a title of what stands before it.
  [
    '(?:der|die|das)? ?([\\p{L}\\d`().-]{2,40}(?: [\\p{Lu}`-][^\\s,]{0,40})?) soll(?:en|ten?)? (?!.* werden$)(?:auch |bitte |künftig )?(.*)',
    (what, act) => {
      const told = act.replace(/ und .{20,300}$/u, '').replace(/^man | (?:können|sein)$/g, '');
      // Whoever does it is nobody.
      return told === '' ? null : /^man$/i.test(what) ? told : `${what}: ${told}`;
    },
  ],
];

const SHAPES = WAYS.map(([way, make]) => ({ shape: new RegExp(`^${way}$`, 'iu'), make }));

/** The phrase that names the change which a clause asks for; null where no way to ask is known that can be turned safely. */
export function namedBy(clause: string): string | null {
  for (const { shape, make } of SHAPES) {
    const [, ...groups] = shape.exec(clause) ?? [];
    const named = groups.length === 0 ? null : make(...groups.map((group) => group ?? ''));
    if (named !== null) return named;
  }
  const [verb = '', ...rest] = clause.split(' ');
  return isOrder(clause, verb, rest) ? doing(verb, rest.map((word) => ` ${word}`).join('')) : null;
}

/** Verbs that requests begin with, beside those that answers do. */
const ORDERS =
  /^(?:cache|ship|upgrade|downgrade|archive|paginate|document|clean|refactor|rework|rewrite|redesign|simplify|speed|restrict|deprecate|throttle|optimi[sz]e|reduce|increase|improve|remind|configure|install)$/i;

/** Forms that only tell what happened: "Sync thing overwrote my note". */
const PAST =
  /^(?:overwrote|lost|broke|ate|went|came|got|took|threw|froze|forgot|gave|ran|fell|died|vanished|disappeared|stopped|failed|crashed|deleted|sent|said)$/i;

/** Forms that tell how something is. */
const LOOKS_SO = /^(?:look|seem|feel|stay|remain|keep|break|overlap|disappear|vanish)$/i;

/** Whether a clause begins with a verb that says what to do: "Export orders", not "Export fails" or "Report generation". */
function isOrder(clause: string, verb: string, [next = '', after = '']: readonly string[]): boolean {
  if (/^(?:who|what|when|where|which|how|why|whether)$/i.test(next)) return isVerb(verb);
  if (/^\p{Lu}{2,}$/u.test(verb) || (isAlsoNoun(verb) && isPreposition(next) && !/^(?:up|out|off)$/i.test(next)))
    return false;
  if (next === '' || isFiniteVerb(next) || isFiniteBefore(next, after) || isFiniteVerb(after)) return false;
  // “Merge conflicts look ugly” tells of them.
  if (PAST.test(after) || LOOKS_SO.test(after)) return false;
  return ORDERS.test(verb) || beginsWithVerb(clause) || (isVerb(verb) && /[a-z]s$/.test(next) && !isPreposition(next));
}

/** "save" and " a query": "Saving a query". A gerund whose object is only pointed at names nothing. */
function doing(verb: string, rest: string): string | null {
  if (isPreposition(verb) || /ly$/i.test(verb) || (/^do$/i.test(verb) && /^ (?:not|no|the thing)\b/i.test(rest)))
    return null;
  if (/^(?:be|not|never|have|make|it|this)$/i.test(verb) || /^ (?:it|this|that|them|us|me|\w+ed)\b/i.test(rest))
    return null;
  const object = rest
    .replace(/^ (?:their|my|his|her)(?: own)? (?=([\w-]{1,30}))/, (own, what: string) => ownerless(own, what))
    .replace(
      /(?<= and (?:still |also |then )?)([a-z]{2,20})(?= (?:\w+s|stuff|things?|the|an?|their|it|them|between|from|to|into|with|on|only)\b)/,
      (word) => (isVerb(word) && !isAlsoNoun(word) ? gerund(word) : word),
    );
  return gerund(verb.toLowerCase()) + object;
}

/** "their account" is "an account": the title does not say whose. */
function ownerless(own: string, what: string): string {
  if (what.endsWith('s')) return ' ';
  return /^(?:data|work|own|password|profile|e-?mail|name|mind)$/i.test(what)
    ? own
    : /^[aeiou]/i.test(what)
      ? ' an '
      : ' a ';
}

/** "print" and " the default": "not printing the default". */
function denied(verb: string, rest: string): string | null {
  const act = doing(verb, rest);
  return act === null ? null : `not ${act}`;
}

function kept(who: string, verb: string, rest: string): string | null {
  if (/^(?:we|i|you)$/i.test(who)) return null;
  const act = doing(verb, rest);
  return act === null
    ? null
    : `keeping ${who.replace(/^(?:The|Our|All|[A-Z][a-z]+$)/, (word) => word.toLowerCase())} from ${act}`;
}

function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(?:[^aeiou]{0,3}[aeiou][bdgmnprt]|log|submit|permit|refer|commit|forget|begin|unsubmit)$/.test(verb)
    ? `${verb}${verb.slice(-1)}ing`
    : `${verb}ing`;
}

/** What is wanted, with what it is wanted for: "caching to the API" is "caching for the API". */
function thing(what: string): string | null {
  const place = / to (?=(?:the|our|all|each|every|an?|its|your|my)\b|[a-z]{2,30}s$)/i;
  return unless(
    what,
    /\b(?:links?|access|changes?|from)\b.* to /i.test(what)
      ? what
      : what.replace(
          place,
          /^(?:full-text )?(?:search|filters?|filtering|sorting)$/i.test(what.split(' to ')[0] ?? '')
            ? ' in '
            : ' for ',
        ),
  );
}

function qualified(before: string, what: string, how: string, rest: string): string | null {
  if (what.split(' ').some((word) => isFiniteVerb(word) || /^(?:when|if|that|it|this)$/i.test(word))) return null;
  // A capital at the beginning may be a name's: only a lone plural is taken for none.
  const begins = before === '' && /^\p{Lu}\p{Ll}/u.test(what);
  if (begins && !/^\p{Lu}\p{Ll}+s$/u.test(what)) return null;
  return unless(
    what,
    `${how.toLowerCase()} ${begins ? what.toLowerCase() : what}${rest.replace(/^ for (?:us|me)$/, '')}`,
  );
}

/** The phrase, unless what it would name is only pointed at. */
function unless(what: string, phrase: string): string | null {
  const [first = ''] = what.split(' ');
  const pointing =
    /^(?:it|this|that|them|these|us|me|people|users|something|sure|what|who|how|where|why|whatever)$/i.test(first);
  return pointing || (isDeterminer(first) && what === first) ? null : phrase;
}

/** A German thing, or what is to be done with it, without its article and without what only asks for it. */
function german(what: string): string | null {
  const bare = what
    .replace(/^(?:ein(?:e[nmrs]?)?|der|die|das|den|dem|ihr(?:e[nmrs]?)?|sein(?:e[nmrs]?)?) /i, '')
    .replace(/ (?:(?:tun )?können|haben)$/i, '');
  return /^(?:es|das|dass|ihn|sie|nicht)\b/i.test(bare) ? null : bare;
}
