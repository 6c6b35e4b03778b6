import type { ChangeKind } from '../../session/change-kind';
import { CHANGE_KINDS } from '../../session/change-kind';
import { languageOf } from '../../base/text/language';
import { BUILDING } from './entries/entry';
import { GERMAN_SIGNS } from './german/signs';
import { weighedSubjects } from './recognise';
import { isNewProgram, NEW_PROGRAM, NEW_THING, shapeOf } from '../../base/english/request-shape';

/** Words that speak for a kind of change, with how much each says. */
const SIGNS: Record<ChangeKind, readonly [RegExp, number][]> = {
  bug: [
    // A fix among other words is a kind of entry, a branch or a label: "(feat, fix)", "fix versions".
    [/\b(?:is|are) (?:\w+ly )?broken\b|\bcan no longer\b/i, 3],
    [/,? (?:(?:and|but|which) )?(?:it|they|that|this) should ?(?:n['’]?t|not)\b[^,;]{0,20}$/i, 5],
    [
      /\b(?:creat|add|send|open|show|ask|mak|print|writ|start)\w{0,3} (?:\w+ ){1,5}(?:every|each) (?:single )?time\b/i,
      4.5,
    ],
    [/\([^()\n]{0,60}\bfix\b[^()\n]{0,60}\)/i, -3],
    [
      /\b(?:leav|left|prints?|shows?|writes?)\w{0,3} (?:\w+ ){0,2}(?:garbage|junk|artifacts|escape codes|leftovers|rubbish)\b/i,
      6,
    ],
    [
      /\b(?:gets?|are|is|being|keeps? (?:getting|being)) (?:dis-?connected|kicked|logged out|cut off|dropped|thrown out|timed out)\b/i,
      4,
    ],
    [
      /\b(stays? (\w+ ){1,4}for ?ever|gets? stuck|(is|are|remains?) stuck|flicker(s|ed|ing)?|sent (out )?twice|nothing happens|says? (?:down|offline|unknown|up) (?:while|although|when|even)|(?:asks?|prompts?) (?:\w+ ){1,8}again(?=\W*$)|blank (page|screen)|raises? an? (confusing |wrong |misleading )?(error|exception)|headers? leaks?|leaks? (the )?(\w+ )?(headers?|tokens?|credentials|passwords?))\b/i,
      4,
    ],
    [
      /\b(?:wraps?|breaks?|splits?|cuts?|overflows?|overlaps?|truncat\w+) (?:\w+ ){0,3}(?:in the middle|between two bytes|mid-?word|wrongly|badly|off\b)/i,
      6,
    ],
    [
      /\b(loses? (the )?(focus|selection|scroll position|cursor)|causes? (an? |the )?(\w+ ){0,2}(bump|error|crash|exception|leak|loop|conflict|reload|failure))\b/i,
      5,
    ],
    [
      /\b(even though|although|(negative|wrong|empty|duplicated?|garbled|missing) \w+ (in|on|of) the \w+ (when|if|after|while)|exits? with (0|zero|1|success) (even|although|when|if))\b/i,
      4,
    ],
    [
      /\b(bugs?|broken|flaky|crash(es|ed|ing)?|panics?|hangs?|freez(es|ing)|regression|corrupt(s|ed|ion)?|deadlocks?|race condition|stack ?trace|exception|segfaults?)\b/i,
      4,
    ],
    [
      /\b(fix|wrong(ly)?|incorrect(ly)?|fail(s|ing(?! (?:commands?|tests?|jobs?|steps?|requests?|cases?|checks?|files?|lines?|items?|builds?|runs?|one|attempts?)\b)|ure|ed(?! (\w+ )?(attempts?|log-?ins?|sign-?ins?|tries|payments?|jobs?|deliver\w+|requests?|builds?)))?|errors? (when|if|on|in)|do(?:es)?(n['’]?t| not) (work|set|show|send|return|handle|respect|escape|close|match|compile|respond|clear|reset|update|refresh|stop|start|load|save|scroll|open|appear|sort|expire|log out|run|exit|print|terminate|fire|trigger|render)\b(?! (?:needs?|want))|not working|stop(s|ped) working|no longer works?|lose(s)?|lost|leaks?|leaking|disappear(s|ed)?|vanish(es|ed)?|unstable|swallowed|garbled|garbles|clutters|messes up|(?:leaves?|keeps?) (?:\w+ )?(?:connections?|files?|handles?|sockets?|streams?|processes|locks?|transactions?) (?:open|behind|running|locked))\b/i,
      3,
    ],
    [
      /\b(sometimes|randomly|twice|yesterday|intermittent(ly)?|unexpected(ly)?|strange(ly)?|at random|for no reason|keeps? (on )?(killing|restarting|dying|disconnecting|logging|growing|coming back|resetting)|since the (last|latest) (release|update|version))\b/i,
      1.5,
    ],
    // What happens today and should not: "the stock doesnt go down", "gives me a 500", "blows up with TypeError".
    [
      /\b(?:does|do|did|is|are|was|were)(?: not|n['’]?t) (?!(?:want|need|have|like|care|know|think|mind|yet|sure|able|only|just|the|an?|supported|possible|available)\b)[a-z]+/i,
      2.5,
    ],
    [
      /\b(?:blows?|blew) up\b|\b(?:gives?|gets?|returns?|throws?|got|answers?(?: with)?|responds? with|replies with|fails with)\b.{0,12}\b5\d\d\b|\b[45]\d\d, (?:it )?should\b|\b(?:comes?|came) out\b.{0,40}\binstead of\b/i,
      4,
    ],
    [/\b[A-Z]\w{1,40}(?:Error|Exception)\b|\bdies (?:with|when|if|after|on)\b|\bfalls? back to\b/, 3],
    [
      /\b(?:is|are) never (?:called|run|fired|closed|released|shown|sent)\b|\bnever fires?\b|\bexpected\b.{1,60}\bto\b/i,
      3,
    ],
    [/\bi (?:still )?(?:see|get) (?:the |an? )?(?:old|previous|wrong|stale|other)\b/i, 4],
    [/\bcan(?:no|['’])t be used\b|, fix (?:that|this|it)\W*$/i, 1],
    [
      /\bgets? lost\b|\bgo(?:es)? missing\b|\bnever reach(?:es)?\b|\breturns? (?:an? )?5\d\d\b|\bshows? .{1,40}\b(?:but|although)\b/i,
      3,
    ],
    [/\bnever (?:leak|reveal|expose|disclose|log)\b/i, -3],
    // What is done twice is told by what does it: "migrations run twice", "the action comments twice".
    [/\b(?!(?:a|an|the|or|at|than|paid|once)\b)[a-z]+ twice\b(?! (?:a|an|per|as|the|daily|weekly)\b)/i, 3],
    // "It sometimes writes twice" reports; "users sometimes want" does not.
    [
      /\b(sometimes|occasionally|intermittently|randomly|at times|now and then) (?!(want|need|like|wish|use)s?\b)[a-z]+s\b/i,
      3,
    ],
  ],
  performance: [
    // Who wants to see a figure does not want it smaller.
    [
      /\b(?:measur|show|print|report|record|track|display)\w* (?:(?:the|peak|max\w*|current) )*(?:memory|rss|cpu)\b|\b(?:how much|percent|%) (?:\w+ ){0,3}(?:slower|faster)\b/i,
      -4.5,
    ],
    [
      /\b(?:takes?|needs?) (?:about |over |more than |up to )?(?:\d[\d.,]*|two|three|five|ten|several) ?(?:s|ms|secs?|seconds|min|minutes|hours)\b/i,
      5,
    ],
    [/\blags?\b(?! behind)|\beats? (?:up )?(?:like |about |over )?\d|\bout of memory\b|\boom\b/i, 4],
    [/\b(?:gets?|got|became|is|are|becomes?|feels?|runs?) (?:\w+ ){0,2}(?:slow|sluggish|laggy)\b/i, 3],
    [
      /\b(?:tests?|suite|ci|builds?|pipelines?)\b.{0,25}\b(?:takes?|needs?|runs? for) (?:about |over |more than |almost )?(?:\w+ )?(?:seconds|minutes|hours|long|ages|forever)\b/i,
      7,
    ],
    [/\b(n ?\+ ?1|too many (quer(y|ies)|requests|calls)|(one|a) query (per|for each|for every) \w+)/i, 6],
    [
      /\b((?<!\b(?:fail|warn|alert|detect|compare)\w{0,4}\b.{0,60})slow(ly|er)?|(?<!\bsplit\b[^!?\n]{0,80})too long(?!\W+(?:split|break|cut|shorten|refactor))|speed ?up|faster|performance|latency|throughput|optimi[sz]e|takes? (forever|ages|minutes|hours|too|all (night|day)|the whole (night|day)|half the (night|day))|eats? (up )?(all )?(the |my |our )?(ram|memory|cpu|battery)|sluggish|laggy|bottleneck)\b/i,
      4,
    ],
    [
      /\b(bundle size|(bundle|binary|image|page|payload|download|package|app|response)s? (\w+ ){1,4}too (big|large|heavy)|memory (use|usage|footprint|consumption)|(?:reduc|lower|cut)\w{0,3} (?:the )?(?:memory|cpu|size)|too much memory|(?<!\b(?:warn|show|print|report|display)\b.{0,40})(?:start-?up time|cpu))\b/i,
      3.5,
    ],
  ],
  refactor: [
    [/\b(?:fold|merge|inline|absorb|collapse)\b.{1,60}\binto\b/i, 6],
    [/\bsplit(?: up)? (?:the |our )?(?:file |module |class )?`?[\w./-]{1,60}\.\w{1,4}\b/i, 9],
    [
      /\bput (?:it|them|this|that) in(?:to)? one place\b|\b(?:no|without(?: any)?) (?:change (?:of|in) )?behaviou?r(?:al)? ?(?:change)?\b/i,
      7,
    ],
    // Messy logs are read by those who run it.
    [/\b(?:logging|logs)\b.{0,20}\bmess/i, -8],
    [
      /\b(?:get rid of|mov(?:e|ing) (?:away from|off)|remov(?:e|ing)|replac(?:e|ing)|eliminat\w{1,3}|stop using|no more|instead of)\b[^.]{0,25}\b(?:globals?|singletons?|static state|service locators?)\b/i,
      8,
    ],
    [
      /\b(refactor(ing)?|clean(ing)? up|(clean|tidy) (it|this|that|them|things) up|tidy(ing)? up|restructur(e|ing)|reorgani[sz]e|split(ting)? (it|this|them|up|into|`?[\w./-]{2,60}`? (into|up|apart))|split\b.*\bup\b|extract|dumping ground|spaghetti|move .{2,60}? (out of|into) .{1,40}? (class|module|file|package|function|crate)|technical debt|untangle|simplify the code|duplicated? code|decouple|modulari[sz]e|regroup\w{0,3}|rename (?:the |an? )?(?:internal|private|local|inner))\b/i,
      4.5,
    ],
    [
      /\b(messy|mess|\d{4,} lines|thousands of lines|grown (to|over|too|beyond)|unreadable|hard to (maintain|change|test|read(?! (?:on|in|at|under) ))|god (class|object)|circular)\b/i,
      3,
    ],
  ],
  migration: [
    [
      /\bmov(?:e|ing) (?:the |our |this |all |everything )?(?:[\w-]+ ){0,3}(?:over |on)?to (?=[A-Z][\w.]+\W*(?:$|[,;]|and\b))/,
      5,
    ],
    [
      /\b(?:get rid of|replac\w+|drop|ditch) [\w@./-]{2,40}(?: v?\d[\d.]*)? (?:and (?:use|move|switch|go)|for|in favou?r of) /i,
      4.5,
    ],
    [
      /\b(?:get rid of|remov(?:e|ing)|drop(?:ping)?) (?:the |our )?[\w@./-]{1,60} (?:dependency|package|library|crate|gem)\b/i,
      5,
    ],
    [
      /\b(migrat(e|ion|ing)|upgrad(e|ing) (to|from|our|the)|(upgrade|update|bump|move) \S{1,60} (from )?v?\d[\d.]{0,10} ?(to|→|->) ?v?\d|port (it|this|to)|move (this|it|us|everything|away)? ?(to|from|off)|move (?:the |our )?(?:[\w-]+ ){1,4}from [\w./-]+ to |switch(ing)? (to|from|over)|convert (to|from|the|our|it)|move (\w+ ){1,2}(off|away from)|get (off|rid of) (moment|jquery|lodash|mongo(db)?|mysql|oracle)|drop support|replace .+ (with|by))\b/i,
      4.5,
    ],
    [
      /\b(esm|es modules?|typescript|commonjs|end of life|eol|newer version|latest version|major version|outdated (dependenc|librar|package|framework))/i,
      2,
    ],
  ],
  docs: [
    [
      /(?<!\b(?:generat|creat|produc|build|render|export)\w{0,4} (?:\w+ ){0,2})\b(docs?|document(ation|ed)?|read ?me|guide|tutorial|manual|(?:write|update|keep|maintain|document|add)\w* (?:\w+ ){0,3}changelog(?!-| (?:generator|plugin|package|format))|handbook|man ?pages?|help texts?(?! (?:wraps?|breaks?|is cut|overflows?|flickers?))|usage texts?|api reference|javadoc|docstrings?)\b/i,
      4,
    ],
    [/\b(explain|nobody understands how to|examples? (are|is) (missing|wrong|outdated))\b/i, 2],
    [/\b(?:js|rust|go|php|py)docs?\b|\bwrite (?:\w+ ){0,3}(?:examples?|comments|chapters?|pages?)\b/i, 4.5],
  ],
  tests: [
    [
      /\b(tests? (fail|are|for|of|suite|coverage)|(ci|builds?) (fails?|is red|breaks?) (at random|randomly|sometimes|now and then|for no reason|every other)|flaky tests?|unit tests?|e2e|end-to-end tests?|test suite|coverage|untested|more tests|write tests|add tests|test data)\b/i,
      5,
    ],
    [/\b(tests? (for .{1,40} )?(is|are) missing|missing tests?|no tests? for)\b/i, 4],
    [/\btests?\b/i, 1.5],
  ],
  tooling: [
    [
      /\brun (?:\w+ ){0,3}(?:tests?|suite|checks) (?:on|against|under)\b|\b(?:for|on) every (?:pr|pull request|push|commit)\b/i,
      7,
    ],
    [
      /\b((?<!\b(?:for|für|in|im|fails?|failing) (?:the |die )?)ci|cd|pipeline|github actions|gitlab|jenkins|build (system|process|script|time)|lint(er|ing)?|formatter|monorepo|release process|docker(file)?|dev(elopment)? (setup|environment)|devcontainer|pre-?commit|bundler)\b/i,
      4,
    ],
    [/\b(build|deploy(ment|s)?|releas(e|ing)|publish(ing)?)\b/i, 2],
  ],
  security: [
    [
      /\b(?:never|not) (?:leak|reveal|expose|disclose|log)\b|\b(?:mask|redact|sanitize|censor)\w{0,3}\b|\bauth(?:entication|orization)?\b/i,
      3,
    ],
    [
      /\b(vulnerab\w*|xss|csrf|sql injection|injection attack|cve|exploit|harden(ing)?|pen(etration)?[- ]?test|encrypt(ion|ed)?|secrets? (in|management|rotation)|security)\b/i,
      4.5,
    ],
    [
      /\b(brute[- ]force|abuse|attack(s|ers?)?|(spam|bad|malicious|against|block(ing)?) ?bots?|hacked|leaked (keys?|credentials|passwords?)|(tokens?|passwords?|secrets?|credentials|personal data|card numbers)\b[^.]{0,30}\b(in|into|to) (the |our )?(logs?|log files?|url|repo(sitory)?))\b/i,
      3,
    ],
  ],
  api: [
    [
      /(?<![\w/])(api(?!\/)|endpoints?|rest|graphql|grpc|sdk|openapi|swagger|public interface|type definitions?|typings|types are|signature|callback)\b/i,
      3,
    ],
    [
      /\b(deprecat(e|ed|ion|ing)|breaking change|versioning|get rid of(?! (?:\w+ ){0,2}(?:duplicat|dead|unused|mess|copies))|remove the)\b/i,
      2.5,
    ],
  ],
  ui: [
    [
      /\blooks? (?:[\w-]+ ){0,4}(?:awful|terrible|horrible|ugly|broken|bad|messy|cramped|weird) (?:on|at|in|when|with)\b|\blooks? (?:[\w-]+ ){0,3}on (?:mobile|(?:my |a |small )?phones?|tablets?|small screens)/i,
      5,
    ],
    [
      /\b(dark mode|theme|theming|layout|responsive|mobile|accessib(le|ility)|a11y|redesign|look(s)? (old|bad|better|dated|nicer|ugly)|nicer|prettier|ugly|css|styl(e|ing)|animation|keyboard shortcuts?|tooltip|sidebar|nav(igation)?( bar)?|drop-?down|landing page|modal)\b/i,
      4,
    ],
    [/\b(ui|screen|page|button|dialog|form|icon|colou?rs?|design|dashboard)\b/i, 2],
  ],
  data: [
    [
      /\b(schema|data ?model|(new )?columns?|(database|db|sql|new|join) tables?|foreign keys?|more than one|several .+ per|multiple .+ per|custom fields?|backfill|data type|relations?)\b/i,
      3,
    ],
    [/\b(database|postgres(ql)?|mysql|sqlite|mongo(db)?|records?)\b/i, 2],
  ],
  integration: [
    [
      /\b(integrat(e|ion|ing)(?! tests?)|webhooks?|slack|stripe|paypal|salesforce|hubspot|zapier|jira|third[- ]party|connect(or)? (to|with)|sync (with|to|from)|google (calendar|drive|sheets)|single sign|oauth|saml|ldap)\b/i,
      4,
    ],
  ],
  feature: [
    [
      /\b(add|support|implement|introduce|allow|let (users|people|customers|us|me|admins)|enable|provide|we need|we want|should be able|want to|possible to|can have)\b/i,
      2.5,
    ],
    [
      /\b(there(['’]s| is| are) no|no (proper|real|easy|good)? ?way to|(have|has) (no|nothing)|missing|lacks?|is it possible|would be (nice|great|good)|(can(no|['’])t|cannot|unable to|no one can|nobody can) (\w+ )?(see|find|tell|know|choose|change|undo|share|filter|sort))\b/i,
      2,
    ],
  ],
};

/** A subject in the request speaks for its usual kind of change; the first subject more than the others. */
const SUBJECT_AREA_SIGNS = [2.5, 1, 0.5];
/** A further kind is noted when it is at least this strong. */
const ALSO = 3.5;
/** Who begins with what is to be built reports no fault: what is said of today is the reason. */
const BUILDS =
  /^\W{0,3}[\w.`()-]{2,40}(?: [\w.`()-]{2,40}){0,3} should (?:optionally|also|be able|let|allow|support|have|accept|offer|take)\b|^\W{0,3}(?:please |we (?:want|need) to |i(?:['’]d| would) like to )?(?:add|allow|support|implement|introduce|let|enable|provide|offer|pause|resume|retry|ignore|skip|hide|mute|archive|expire|check|detect|notify|alert|tell|group|merge|mark|show|display|list|track|count|remember|keep|stop (?!working)|cancel|block|reject|collect|log|record|automatically|rate[- ]limit|lock|limit|validate|warn|compare|abort|highlight|make it possible)\b/i;

/** Somebody wants one more thing: "I need an import of CSV files". */
const WANTS_ONE =
  /\b(?:i|we) (?:need|want|would like)(?: to have)? an? |\b(?:ich|wir) (?:brauchen?|hätten? gerne?|möchten?|wollen|will) eine?n? /i;

/** Kinds of change to something that stands already. */
const OF_WHAT_STANDS: readonly ChangeKind[] = ['bug', 'performance', 'refactor', 'data', 'migration', 'tests', 'docs'];

/** Orders that make something else of what stands. */
const RESHAPES =
  /^(?:upgrade|bump|fold|merge|split|move|convert|replace|rename|remove|drop|delete|make|run|write|migrate|switch|update|change|match|return)$/i;

/** Every pattern that a request is classified by. */
export function kindPatterns(): RegExp[] {
  const signs = CHANGE_KINDS.flatMap((kind) => [...SIGNS[kind], ...(GERMAN_SIGNS[kind] ?? [])]);
  return [...signs.map(([pattern]) => pattern), BUILDS, NEW_THING, NEW_PROGRAM, WANTS_ONE, RESHAPES];
}

/** A report of what happens today speaks for a fault. */
const REPORTED = 2;
/** Kinds that single words speak for, in reports of anything; and the fault itself. */
const SIDE_KINDS: ReadonlySet<ChangeKind> = new Set(['feature', 'api', 'data']);
/** Of what a wish is about, a word on the side says little: a schema that types come from, a database that is read. */
const SURE_OF_STORED = 3.5;

/** How much the words of a request say for a kind of change. */
function scoreIn(request: string, kind: ChangeKind): number {
  const signs = [...SIGNS[kind], ...(languageOf(request) === 'de' ? (GERMAN_SIGNS[kind] ?? []) : [])];
  return signs.reduce((sum, [pattern, weight]) => sum + (pattern.test(request) ? weight : 0), 0);
}

/** How much speaks for each kind of change, the likeliest first. Deterministic. */
export function kindsIn(request: string): { kind: ChangeKind; score: number }[] {
  const shape = shapeOf(request);
  const scores = new Map<ChangeKind, number>(
    CHANGE_KINDS.map((kind) => [kind, kind === 'bug' && BUILDS.test(request) ? 0 : scoreIn(request, kind)]),
  );
  const add = (kind: ChangeKind, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + weight);
  if (shape === 'wish' && (scores.get('data') ?? 0) < SURE_OF_STORED) scores.set('data', 0);
  const subjects = weighedSubjects(request).slice(0, SUBJECT_AREA_SIGNS.length);
  const said = [...scores].some(([kind, score]) => !SIDE_KINDS.has(kind) && score >= REPORTED);
  // Who only reports what happens wants nothing built, whatever else their words hint at.
  const reports = shape === 'report' && !said && !isNewProgram(request);
  const telling = subjects.filter(({ area, named }) => !reports || named || !SIDE_KINDS.has(area.kind));
  for (const [rank, { area }] of telling.entries()) add(area.kind, SUBJECT_AREA_SIGNS[rank] ?? 0);
  if (reports && !telling.some(({ area }) => !SIDE_KINDS.has(area.kind))) add('bug', REPORTED);
  if (isNewProgram(request)) OF_WHAT_STANDS.forEach((kind) => scores.set(kind, 0));
  return CHANGE_KINDS.map((kind) => ({ kind, score: scores.get(kind) ?? 0 })).sort(
    (left, right) => right.score - left.score,
  );
}

/** From here on a kind is said and not only hinted at; and by so much one must lead another that is said, too. */
const SAID = 3;
const LEAD = 1;

/** Whether a request says two kinds of change alike; kinds that build something new are of one sort. */
export function kindsCompete(request: string): boolean {
  const [first, ...rest] = kindsIn(request);
  if (first === undefined) return false;
  const builds = BUILDING.includes(first.kind);
  const rival = rest.find(({ kind }) => kind !== 'feature' && !(builds && BUILDING.includes(kind)))?.score ?? 0;
  return rival >= SAID && first.score - rival < LEAD;
}

/** Whether a request orders that something be built that is not there yet. */
export function orders(request: string): boolean {
  return BUILDS.test(request) || WANTS_ONE.test(request) || isNewProgram(request);
}

/** What kind of change a request asks for, and what it also is; a request without any sign is a feature. */
export function classify(request: string): { kind: ChangeKind; alsoKinds: ChangeKind[] } {
  const [first, ...rest] = kindsIn(request);
  if (first === undefined || first.score === 0) return { kind: 'feature', alsoKinds: [] };
  return {
    kind: first.kind,
    alsoKinds: rest
      .filter(({ kind, score }) => score >= ALSO && kind !== 'feature')
      // Who reports a fault in something does not want it designed.
      // Faults are the reason for tests.
      .filter(({ kind }) => first.kind !== 'tests' || kind !== 'bug')
      // Who finds a screen untidy means what is seen.
      .filter(({ kind }) => first.kind !== 'ui' || kind !== 'refactor')
      // Who finds the tests slow wants no more of them.
      .filter(({ kind }) => first.kind !== 'performance' || kind !== 'tests')
      .filter(({ kind }) => first.kind !== 'bug' || !BUILDING.includes(kind) || kind === 'security')
      .slice(0, 2)
      .map(({ kind }) => kind),
  };
}
