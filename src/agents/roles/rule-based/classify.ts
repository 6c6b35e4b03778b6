import { hasSense, requestFeatures, type Sense } from '../../base/english/request-features';
import { NEW_PROGRAM, NEW_THING, shapeOf } from '../../base/english/request-shape';
import type { ChangeKind } from '../../session/change-kind';
import { asksForLooks, isLaborious } from './entries/asked-for';
import { saysDeed } from './general/deeds';
import { FEATURES, KINDS, STEP } from './kind-weights';

/** What a request may ask for: a kind of change, or a whole program that does not stand yet. */
type AskedFor = (typeof KINDS)[number];

/** A kind with the probability that a request asks for it, 0 to 1. */
interface LikelyKind {
  kind: AskedFor;
  p: number;
}

/** Characters that weights are written in, the lowest first; the one in the middle is nothing. */
export const WEIGHT_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+';
const NOTHING = (WEIGHT_DIGITS.length - 1) / 2;

/** What every request has: how usual each kind is. */
export const ALWAYS = '#';
/** A request of many words is no surer than one of few: all together weigh as much. */
const ALL_TOGETHER = 3;

/** How much each feature says for each kind, in the order of `KINDS`; read when the first request is. */
let weights: ReadonlyMap<string, readonly number[]> | null = null;

function readWeights(): ReadonlyMap<string, readonly number[]> {
  const digits = new Map([...WEIGHT_DIGITS].map((digit, at) => [digit, (at - NOTHING) * STEP]));
  return new Map(
    FEATURES.split('\n').map((line) => {
      const at = line.length - KINDS.length;
      return [line.slice(0, at - 1), [...line.slice(at)].map((digit) => digits.get(digit) ?? 0)];
    }),
  );
}

/** The features of a request with how much each counts. */
export function weighedFeatures(request: string): Map<string, number> {
  const features = requestFeatures(request);
  const each = ALL_TOGETHER / Math.sqrt(features.length);
  return new Map([...features.map((feature): [string, number] => [feature, each]), [ALWAYS, 1]]);
}

/**
 * What a request probably asks for, the likeliest first, by multinomial logistic regression over its words: weights that
 * `npm run -s train:kinds` learns from labelled requests. Deterministic.
 */
export function kindsIn(request: string): LikelyKind[] {
  const known = readBefore.get(request);
  if (known !== undefined) return known;
  weights ??= readWeights();
  const scores = KINDS.map(() => 0);
  for (const [feature, counts] of weighedFeatures(request)) {
    weights.get(feature)?.forEach((weight, at) => (scores[at] = (scores[at] ?? 0) + weight * counts));
  }
  const most = Math.max(...scores);
  const odds = scores.map((score, at) => Math.exp(score - most) * (USUAL[KINDS[at] ?? 'feature'] ?? 1));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const learnt = KINDS.map((kind, at) => ({ kind, p: (odds[at] ?? 0) / all }));
  const likely = asTold(withOrder(withWords(withCause(learnt, request), request), request), request).sort(
    (a, b) => b.p - a.p,
  );
  if (readBefore.size >= MOST_REMEMBERED) readBefore.clear();
  readBefore.set(request, likely);
  return likely;
}

/** An order to take something away, with what comes before it. */
const TAKES_AWAY =
  /^\W{0,3}(?:now that [^.,;]{3,80}?,? (?=we (?:should|can) ))?(?:(?:please|we should|we can|let['’]s|can we|could we|time to|it is time to)\s+(?:(?:finally|now|really)\s+)?)?(?:drop|remove|retire|delete|kill|rip out|get rid of|throw out|throw away)\s+/i;
/** What is taken away there is a part of the program, by the name of its kind: “the `beforeError` hook”. */
const PART_OF_PROGRAM =
  /^(?:(?!(?:from|onto|into|when|after|in|on|of|for|to|by|and)\s)[\w`.'’()-]+\s+){0,5}?(?:readmes?|translations?|reading|handling|fallback|lookup|games?|hooks?|bots?|jobs?|widgets?|themes?|providers?|adapters?|options?|flags?|methods?|functions?|endpoints?|commands?|subcommands?|pages?|screens?|buttons?|support|parameters?|arguments?|class(?:es)?|modules?|plug-?ins?|polyfills?|shims?|integrations?|api|routes?|features?|repositor(?:y|ies)|implementations?|profiles?)(?![\w-])/i;
/** Or by a name of its own, by words that mean all of it: “Omnivore, the service is dead”, “dotenv completely”. */
const NAMED_THING =
  /^(?:(?:the|our|all of) )?(?:[A-Z][\w.-]+(?: [A-Z][\w.-]+)?(?=\s*[,;:–—]|\s(?:-|since|because|as)\s)|[a-z@][\w.@/-]+(?=\s*[,;–—]\s)|`?\w+_\w+|\S+ (?:completely|entirely|altogether|for good)\b)/;
/** An order that says by its verb that one thing of the program goes, and nothing comes in its place. */
const RID_OF =
  /^\W{0,3}(?:please )?(?:get rid of|rip out|throw out) (?:(?:the|that|this) (?:[\w-]+ )?[\w-]*[^s\W](?= (?:in|on|from|for|at)\b|[.,;!]|$)|[\w-]*[^s\W]$)(?!.* and (?:move|use|switch|replace))/i;
/** That something has come to its end. */
const HAS_ENDED =
  /\b(?:(?:has|have|is|are|was|were) (?:\w+ )?(?:shut down|dead|discontinued|gone|deprecated|unmaintained|sunset|closed)|(?:wurde|ist|sind) (?:\p{L}+ )?(?:eingestellt|abgeschaltet|tot))\b/iu;
/** In German the verb stands at the end. */
const TAKES_OUT =
  /^(?!.*\b(?:duplikate|dubletten|doppelte|alte|leere|durch|und durch)\b)[^.!?\n]{2,100}(?<!\p{L})(?:rauswerfen|rausschmeißen|hinauswerfen|ausbauen|loswerden|abschaffen|(?:soll(?:en)?|kann|können|muss|müssen|darf|dürfen) (?:(?:jetzt|endlich|nun|mal|dann|bitte) ){0,3}(?:raus|weg))\W*$/iu;
/** Whatever it is, nobody has it any more. */
const UNUSED =
  /\b(?:nobody|no one|none of us)(?: \w+)? (?:uses?|needs?|wants?)\b|\bwe only (?:ever )?(?:run|use|need)\b|\bunused\b|(?:nutzt|braucht|benutzt|verwendet) (?:keiner|niemand)/i;
/** Share of the probability of a removal where a part of the program is taken away; and where it may be data of people’s. */
const ORDERED = 0.9;
const OF_WHATEVER = 0.5;

/** Something else does it already. */
const REDUNDANT =
  /\b(?:does the same|do the same|is built[- ]in|has (?:it|that|this) built[- ]in|(?:is|are) redundant)\b|macht dasselbe/i;

/** Of several the others go. */
const KEEPS_ONLY =
  /\band (?:only keep|keep only|keep just)\b|\b(?:do not|don['’]t) (?:really )?need\b[^.!?\n]{1,60}\bkeep (?:only|just)\b/i;

/** The words of a reason, and what a program does to data, count for less than what is ordered away. */
function asOrdered(likely: LikelyKind[], told: string): LikelyKind[] {
  // What has come to its end, or is not needed, is ordered away behind that.
  const request = told.split(/[.!?;]\s+/).find((sentence) => TAKES_AWAY.test(sentence)) ?? told;
  const order = TAKES_AWAY.exec(request)?.[0];
  if (TAKES_OUT.test(told) || (order !== undefined && HAS_ENDED.test(told)))
    return withAtLeast(likely, 'removal', ORDERED);
  if (order !== undefined && REDUNDANT.test(told)) return withAtLeast(likely, 'removal', ORDERED);
  if (order === undefined) return KEEPS_ONLY.test(request) ? withAtLeast(likely, 'removal', ORDERED) : likely;
  const learnt = likely.find(({ kind }) => kind === 'removal')?.p ?? 0;
  const p =
    [PART_OF_PROGRAM, NAMED_THING].some((told) => told.test(request.slice(order.length))) ||
    RID_OF.test(request) ||
    [KEEPS_ONLY, UNUSED].some((says) => says.test(told))
      ? Math.max(learnt, ORDERED)
      : learnt * OF_WHATEVER;
  const rest = (1 - p) / (1 - learnt);
  return likely.map((one) => (one.kind === 'removal' ? { ...one, p } : { ...one, p: one.p * rest }));
}

/** What a sentence says beyond doubt, whatever its other words are usually told of. */
function asTold(likely: LikelyKind[], request: string): LikelyKind[] {
  const ordered = withPart(asOrdered(likely, request), request);
  if (NEEDS_PROTECTION.test(request)) return withAtLeast(ordered, 'security', MISBEHAVING);
  if (ASKS_FOR_PART.test(request)) return ordered;
  if (ASKS_FOR_NEW.test(request)) return withAtLeast(ordered, 'feature', MISBEHAVING);
  if (REPORTS.test(request) && !ORDERS.test(request)) return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (LIFTED.test(request)) return withAtLeast(ordered, 'migration', ORDERED);
  if (TOLD_APART.test(request)) return withAtLeast(ordered, 'ui', MISBEHAVING);
  if (SHOULD_HAVE.test(request) || EXPECTED_ELSE.test(request) || BREAKS_WHEN.test(request))
    return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (IS_FLAKY.test(request)) return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (DOES_NOT.test(request)) return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (NOT_AS_MEANT.some((told) => told.test(request))) return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (shapeOf(request) === 'report' && KEEPS_RUNNING.test(request)) return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (DOCUMENTS.test(request) || GUIDE_FOR.test(request)) return withAtLeast(ordered, 'docs', ORDERED);
  if (IS_BROKEN.test(request)) return withAtLeast(ordered, 'bug', MISBEHAVING);
  if (MAKES_DEFAULT.test(request) || LIKES_IT_TO.test(request) || isLaborious(request))
    return withAtLeast(ordered, 'feature', MISBEHAVING);
  if (asksForLooks(request)) return withAtLeast(ordered, 'ui', MISBEHAVING);
  if (TYPES_ANY.test(request)) return withAtLeast(ordered, 'api', MISBEHAVING);
  if (CHECKS_FOR.test(request)) return withAtLeast(ordered, 'feature', MISBEHAVING);
  if (USES_INSTEAD.test(request) || MOVES_ALL.test(request)) return withAtLeast(ordered, 'migration', ORDERED);
  if (MAKE_FASTER.test(request)) return withAtLeast(ordered, 'performance', ORDERED);
  if (GOES_INTO_PART.test(request)) return withAtLeast(ordered, 'refactor', ORDERED);
  if (CONVERTS_DATA.test(request) || FORGOTTEN.test(request)) return withAtLeast(ordered, 'feature', MISBEHAVING);
  if (BUTTON_TO.test(request) || (HELPER_TO.test(request) && !TIDIES.test(request)))
    return withAtLeast(ordered, 'feature', MISBEHAVING);
  if (LOGS.test(request) || TOLD_NOT_TO.test(request) || SHALL_CONTAIN.test(request))
    return withAtLeast(ordered, 'feature', MISBEHAVING);
  // Told as what happens today, without a wish, it is taken for a fault where it may be one.
  const bug = ordered.find(({ kind }) => kind === 'bug')?.p ?? 0;
  const [most] = [...ordered].sort((a, b) => b.p - a.p);
  const isReport = shapeOf(request) === 'report' && sortOf(most?.kind ?? 'feature') === 'feature' && bug >= MAY_BE;
  if (isReport) return withAtLeast(ordered, 'bug', MISBEHAVING);
  return shapeOf(request) !== 'wish' && MISBEHAVES.test(request) ? withAtLeast(ordered, 'bug', MISBEHAVING) : ordered;
}

/** A part of a program that is asked for by what it is, in the first sentence: what else is told says why, or how it is today. */
const ASKS_FOR_PART =
  /^\W{0,3}(?:(?:please|bitte|hi|hello)[,!]? )?(?:(?:(?:i|we)(?:['’]d| would)? (?:like|love|want|need)(?: to have)?|it would be (?:nice|great) to have|add(?: back)?|provide|introduce|implement|support|allow|ich hätte gerne?|wir bräuchten|wir hätten gerne?|ich wünsche mir|ergänze|füge?)) (?:(?:an?|the|another|for|support for|eine?n?|noch|auch|bitte) ){0,3}(?:(?:(?!(?:tests?|docs?|sections?|guides?|examples?|hints?|for|of|to|in|on|about|that|which)\b)[\p{L}\d-]+ ){0,3}(?:option|flag|attribute?|parameter|setting|method|function|hook|command|subcommand|type|button|endpoint|switch|schalter|befehl|einstellung|funktion|knopf)\b|[`"“„][^`"”“\n]{2,60}[`"”“])|(?:^|[.!?]\s)(?:i|we)(?:['’]d| would) (?:like|love|want|need) (?:an?|some|another) (?:\w+ )?(?:option|flag|setting|parameter|command|button|method|hook)\b|^[^.!?\n]{1,60}\bshould (?:also )?(?:accept|support|offer|have an?) |^\W{0,3}(?:[\w.()`-]{1,30}: )?(?:please )?(?:let|allow) (?:me|us|people|users|callers|somebody) (?:to )?(?!have a (?:faster|quicker))|^\W{0,3}(?:please )?(?:add )?support(?: for)? (?!tests?\b|docs?\b)|\b(?:hätten? gerne?, dass|es wäre (?:praktisch|schön|gut|super|toll|nett|hilfreich|cool)(?:, wenn)?)(?![^.!?\n]{0,80}(?:doku|anleitung|handbuch|tests\b|schneller))|\b(?:it )?would be (?:really |very |so )?(?:great|nice|good|cool|helpful|handy|useful|awesome) (?:if (?:there (?:was|were)|(?:i|we|you|one|it|users?|people) (?:could|can|had|were able))|to be able to)\b|\b(?:i|we)(?:['’]d| would) (?:really )?(?:like|love) to be able to\b|(?:^|[.!?]\s)there(?: is|['’]s) (?:nothing|no (?:option|setting|flag)) (?:[\w-]+ ){0,5}?(?:(?:with|by|in) which|to|that|for)\b|(?:^|[.!?]\s)(?:please )?give (?:me|us|people|users) (?:some |an?(?:other)? )?(?:way|option|possibility|chance) to |(?:^|[.!?]\s)bitte eine?n? (?:\p{L}+ )?(?:option|schalter|befehl|einstellung|funktion|knopf|parameter)/iu;
/** Whether one can set something, asked as one asks for what is not there; that something is to be built in, or to keep to something. */
const ASKS_FOR_NEW =
  /^\W{0,3}(?:please )?make [\w.`()-]{2,40} (?:honou?r|respect|support|accept|obey|understand|recogni[sz]e) |(?:^|[.!?]\s)bau(?:e|t)? [^.!?\n]{0,40}(?<!\p{L})ein(?=[,.!?]|$)|(?:^|[.!?]\s)(?:(?:kann|könnten?|können) (?:man|wir|ihr) [^.,!?\n]{3,80}(?:einstellen|festlegen|auswählen|wählen|angeben|konfigurieren)(?!\p{L})|(?:can|could) (?:we|one|you|i) (?:please )?(?:set|choose|configure|define) )|[.!?]\s(?:please|bitte) (?:add|provide|implement|ergänze?) (?:an?|eine?n?) (?!(?:\p{L}+ )?(?:tests?|docs?|sections?|guides?|examples?|hints?)\b)\p{L}/iu;
const OF_WHAT_STANDS: readonly AskedFor[] = ['bug', 'docs', 'performance', 'tests', 'refactor', 'migration', 'removal'];

const HARDLY_EVER = 0.001;

/** Whoever asks for a part by its name reports no fault and wants no text. */
function withPart(likely: LikelyKind[], request: string): LikelyKind[] {
  if (!ASKS_FOR_PART.test(request)) return likely;
  // The tools that a program is built with are meant where the wish itself speaks of them.
  const [wish = ''] = request.split(/[.!?\n]\s/u, 1);
  const isOther = (kind: AskedFor) =>
    OF_WHAT_STANDS.includes(kind) || (kind === 'tooling' && !hasSense(wish, 'workshop'));
  const odds = likely.map(({ kind, p }) => (isOther(kind) ? p * HARDLY_EVER : p));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return likely.map((one, at) => ({ ...one, p: (odds[at] ?? 0) / all }));
}

/** The kinds where one has at least a probability, and the others share what is left. */
function withAtLeast(likely: LikelyKind[], wanted: AskedFor, least: number): LikelyKind[] {
  const learnt = likely.find(({ kind }) => kind === wanted)?.p ?? 0;
  if (learnt >= least) return likely;
  const rest = (1 - least) / (1 - learnt);
  return likely.map((one) => ({ ...one, p: one.kind === wanted ? least : one.p * rest }));
}

/** What a program is to do with what it is given, and no change of the program itself. */
const CONVERTS_DATA =
  /^\W{0,3}(?:convert|transform|transcode|compress|round|resize|crop|rotate|replace)\w* (?:the |all |every |any )?(?:uploaded |incoming |old )?(?:timestamps?|dates?|times|amounts?|prices|currenc\w+|units?|values?|images?|photos?|pictures?|videos?|audio|uploads?|text|strings?|words|markdown|names?|addresses|keys|colou?rs?)\b/i;
/** What people fail to do themselves, so that a program shall help them. */
const FORGOTTEN =
  /^\W{0,3}(?:\w+ )?(?:people|users|customers|members|guests|we|they|staff|colleagues) (?:\w+ )?(?:forget|overlook)\b/i;
/** A button is what one can do with it, and no matter of looks. */
const BUTTON_TO =
  /^\W{0,3}(?:please )?(?:add )?(?:(?:an?|the) )?(?:[\w-]+ ){0,2}(?:button|link|menu (?:item|entry)) (?:to|that|for)\b(?! (?:does|is|was|has)\b)/i;
/** A part of code that others are to call is wished for by what it is, whatever it does to code. */
const HELPER_TO =
  /(?:^\W{0,3}|[:;,–—] )(?:please )?(?:add |provide |expose |export )?(?:an? |one )?(?:[\w`()$-]+ ){0,2}(?:(?:helper|utility|hook|composable|decorator|macro)(?: function| method)? (?:to|that|which|for|so(?: that)?)|(?:function|method) (?:to|for|so(?: that)?))\b(?! (?:does|is|was|has)\b)/i;
/** What is to be ruled out or to hold more than today is wished for, and no fault. */
const SHALL_CONTAIN =
  /^(?!.*\b(?:but|instead|aber|stattdessen)\b).*(?:\bshould (?:also )?(?:contain|include|have(?! been\b)|not be (?:possible|allowed))\b|\bsoll(?:te)?n? (?:auch )?(?:\p{L}+ ){1,6}enthalten\b)/iu;
/** What has happened already, and was not to happen so. */
const SHOULD_HAVE =
  /\bshould (?:not )?have (?:been|returned|shown|given|sent|failed|worked|stopped|kept|happened)\b|\bhätten? (?:\p{L}+ ){1,6}sollen\b/iu;
/** How a fault is told that has been looked into: by its steps, by what is missing after something, by what it breaks off with. */
const REPORTS =
  /(?:^|[\n.!?] ?)(?:steps(?: to reproduce)?|to reproduce|how to reproduce|schritte)\b[^\n:]{0,20}:|^\W{0,3}(?:[\p{L}-]+ ){1,3}missing (?:after|when|once|if|in the) |\bshould (?:just |simply |really )?not be there\b|\bkommt (?:dann )?(?:ein|eine) (?:fehler|fehlermeldung|exception)\b|\b(?:ist|sind) (?:dann |danach |hinterher )?weg\b|^[^!?\n]{3,80}(?<!only )\bfails? (?:when|if|with|on)\b|^[^.!?\n]{0,60}\bbricht\b[^.!?\n]{0,60}\bab\b|\bcrash(?:es|ed)?\b[^.!?\n]{0,40}\b(?:on|with|when|after)\b|\b(?:is|are) supposed to (?:be|have|return|send|show)\b|^.{3,60}\bopens? as (?:plain )?\w+|\b(?:worked|fine) (?:in|until|before|up to) v?\d/iu;
/** What comes is not what somebody would expect, or says what is not so. */
const EXPECTED_ELSE =
  /\b(?:i|we|one)(?:['’]d| would) (?:have )?expect(?:ed)?\b|\b(?:that|this|it|which)(?:['’]s| is) (?:very |quite |really )?(?:misleading|confusing and wrong|simply wrong)\b|\b(?:ich|wir|man) (?:würden?|hätten?) (?:\p{L}+ ){0,6}erwarte|\b(?:das )?ist (?:sehr |ziemlich )?irreführend\b/iu;
/** What stands does not work in a certain case. */
const BREAKS_WHEN =
  /^\W{0,3}(?!when\b|if\b)(?:[\p{L}\w'’`.()-]+ ){1,5}(?:breaks?|crash(?:es)?|hangs?|panics?|chokes?) (?:when|if|in|on|for|with|as soon as)\b/iu;
/** One thing takes the place of another one that is used. */
const USES_INSTEAD =
  /^\W{0,3}(?:please )?(?:drop|replace|remove|get rid of|swap|switch from) \S+(?: \S+){0,4}?,? (?:and use|and move to|and switch to|in favou?r of)\b/i;
/** All that stands there goes over to something else, or to a later version. */
const MOVES_ALL =
  /^\W{0,3}(?:please )?(?:move|port|migrate|upgrade|switch|convert) (?:this|the|our|my|all (?:of )?(?:the|our)) (?:\w+ )?(?:app|application|project|code ?base|code|repo|repository|site|website|front ?end|back ?end|server|build|tests?|test suite|pipeline|ci) (?:over )?(?:from .{2,40} )?to \S/i;
/** Who would like it to do something wishes, whatever they tell before. */
const LIKES_IT_TO =
  /\b(?:i|we)(?:['’]d| would) (?:really )?(?:like|love|want) (?:it|us|them|the \w+) to\b|^\W{0,3}it(?:['’]d| would) be (?:nice|great|good|cool|helpful|handy|useful) (?:if|to (?!fix|make))(?!.*\b(?:faster|quicker)\b)/i;
/** What there is has to take less time. */
const MAKE_FASTER =
  /\b(?:(?:a lot|much|far|way|noticeably) (?:faster|quicker)|\d+ ?% (?:of (?:an? |the |one )?)?cpu|cpu (?:is |goes )?(?:at|to) \d+ ?%|viel schneller|blocks? the event loop|(?:much|far|way|a lot|several times|\d+ ?x|\d+ times) slower\b|slower than\b|(?:is|are|so|too|super|really|very) slow\b|(?:takes?|uses?|eats?|needs?|hogs?) (?:up )?(?:all|every|too many|too much|\d+ ?(?:gb|mb)) (?:of )?(?:(?:the|our|my) )?(?:cores?|cpus?|memory|ram)\b|(?:gb|mb) of (?:ram|memory)|burns? (?:\w+ )?cpu|too much cpu|make (?:it|this|them) non-?blocking)\b|\b(?:schneller (?:machen|werden|laden|starten|suchen|gehen)|beschleunigen|make (?:the |our |my )?(?:\w+ ){1,3}faster)\b|^\W{0,3}(?:an?|the) (?:\w+ )?\w+ that (?:is|are|gets?) (?:\w+ )?slow\b/iu;
const LOGS = /^\W{0,3}(?:log|record|report) (?:all |every )?(?:slow|failed|long)\b/i;

/** What is done to a text that explains, or what it lacks: a page for a subject, shorter, split, clearer. */
const DOCUMENTS =
  /^\W{0,3}(?:please )?(?:split(?: up)?|rewrite|shorten|restructure|reorganis\w+|reorganiz\w+|translate|proofread|tidy up|clean up|update|improve|fix|expand|clarify) (?:\w+ ){0,3}(?:readme|docs?|documentation|handbook|manual|tutorial|user guide)\b(?! (?:site|generator|build|search|page loads?))|\b(?:in|an) (?:der|unserer|die) (?:doku|dokumentation|anleitung)\b[^.!?\n]{0,30}\bfehl(?:t|en)\b|\b(?:docs?|documentation|readme) (?:\w+ ){0,3}(?:is|are) (?:\w+ ){0,2}(?:missing|outdated|wrong|confusing|unclear|too long)\b/i;
/** A text that explains is wished for by its name. */
const GUIDE_FOR =
  /^\W{0,3}(?:(?:please|bitte|add|write|an?|the|eine?n?|schreib\w*) ){0,3}(?:[\p{L}-]+ ){0,2}(?:[\p{L}-]*(?:guide|tutorial|how-?to|cookbook|anleitung|leitfaden|handbuch|einführung))(?: (?:for|on|about|to|für|zu|zum|zur)\b|\W*$)/iu;
/** What is said of a thing that does not work, in German. */
const IS_BROKEN =
  /\b(?:macht|machen)\b[^.!?\n]{0,60}\bkaputt\b|\b(?:passiert|geschieht|tut sich) (?:\p{L}+ ){0,2}nichts(?!\p{L})|\b(?:geht|gehen|gingen|ging) [^.,!?\n]{0,60}(?:verloren|unter)(?!\p{L})|^(?!.*\bsoll)[^.!?\n]{3,60}\b(?:findet|zeigt|erkennt|speichert|lädt|öffnet|sendet|aktualisiert|übernimmt) (?:[\p{L}-]+ ){0,3}nicht(?!\p{L})/iu;
/** What holds where nobody says anything. */
const MAKES_DEFAULT = /\bmake [^.!?\n]{1,40} the default\b|\bby default\b(?!.*\b(?:crash|fail|hang|broken)\w*)/i;
/** In German all that stands there is lifted to something else. */
const LIFTED =
  /(?<!\p{L})(?:das|unser\p{L}*|die|den) (?:\p{L}+ )?(?:projekt|app|anwendung|codebase|code|seite|website|frontend|backend|server) auf [^.!?\n]{2,40}(?<!\p{L})(?:heben|umstellen|migrieren|bringen|portieren|hochziehen)(?!\p{L})/iu;
/** What can hardly be told apart by how it looks. */
const TOLD_APART =
  /^(?=[^\n]{0,200}\b(?:dark|light|theme|design|colou?rs?|mode|dunkl\w*|hell\w*|farb\w*)\b)[^\n]{0,200}(?:(?:kaum|schlecht|nicht) (?:\p{L}+ ){0,2}(?:auseinander|unterscheid|erkenn)|\b(?:can(?:no|['’])t|hardly) (?:\w+ ){0,2}(?:tell|distinguish|see)\b)/iu;
/** Somebody is afraid of what stands there. */
const NEEDS_PROTECTION =
  /\b(?:guess\w* (?:of )?(?:\w+ )?passwords?|brute[- ]?forc\w*|(?:wrong|failed) (?:login |password )?(?:attempts|logins|passwords))\b|passwörter? (?:durchprobieren|raten|erraten)|fehlversuche|\b(?:xss|sql injection|onerror|vulnerab\w*|exploit\w*|close (?:that|this|the) hole)\b|sicherheitslücke|schwachstelle|\b(?:make|keep) (?:it|this|us|them|everything) (?:safe|secure)\b|\bsafe to (?:put|expose|run|deploy|host)\b|\bharden (?:it|the|our)\b|\b(?:needs?|wants?) (?:some |an? )?(?:kind of )?protection\b|\b(?:scares?|worr(?:y|ies)) (?:\w+ ){0,3}security\b/i;
/** Types that allow anything. */
const TYPES_ANY =
  /\b(?:types?|typings?|typen)\b[^.!?\n]{0,40}\b(?:is|are|sind|ist)\b[^.!?\n]{0,30}\bany\b(?=\s*(?:[,.;!]|$))/i;
/** Tests that stand there, and fail at times. */
const IS_FLAKY =
  /\b(?:tests?|suite|specs?|\w+[._](?:test|spec)[._]\w+)\b[^.!?\n]{0,40}\b(?:fails?|breaks?) (?:\w+ )?(?:(?:one|once|two|\d+) (?:run )?(?:in|out of|of)|every (?:few|other|third|tenth))\b|\b(?:tests?|suite|specs?|ci|builds?)\b[^.!?\n]{0,40}\bflak(?:y|iness)\b|\bflaky tests?\b|\btests?\b[^.!?\n]{0,60}\b(?:sometimes|randomly|at times|manchmal|gelegentlich|ab und zu)\b|\b(?:sometimes|randomly|manchmal)\b[^.!?\n]{0,40}\btests? (?:fail|scheiter)/i;
/** What stands there does not do what one would take it to do. */
const DOES_NOT =
  /^\W{0,3}(?!(?:i|we|you|please|users?|people|customers?|there)\b)(?:[-\w`.()'’]+ ){1,4}(?:does(?:n['’]t| not)|won['’]t) (?!have|support|need|want|offer|provide|allow|include|mention|explain|describe|say|look|cover|document)\w+|^\W{0,3}(?:an?|the) (?:\w+ )?\w+ that (?:does nothing|does(?:n['’]t| not)|fails|crashes)\b/i;
/** Something comes out that was not meant: one thing in place of another, or again, or all the same. */
const NOT_AS_MEANT = [
  /^\W{0,3}(?!(?:please|use|add|show|make|let|allow|replace|return|accept|support|i want|we want|send|display|print)\b)(?!.*\b(?:should|shall|must|want|soll\w*)\b)[^.!?\n]{3,80}\b(?:arrives?|comes?|shows?|appears?|gets?|is shown|are shown|displays?|prints?|returns?|sends?|sets?|counts?|says?|ends? up|lands?|opens?|goes|is|are)\b[^.!?\n]{0,60}\binstead of\b/i,
  /^[^.!?\n]{3,60}(?:=>|->|→) ?[^.!?\n]{0,40}\b(?:[45]\d\ds?|errors?|exceptions?|crash\w*|panics?|hangs?|fails?|timeouts?|fehler|absturz)\b/iu,
  /\b(?:sits|hangs|waits) (?:there |idle )?(?:until|till|forever)\b|\b(?:1|one) in (?:\d+|two|three|four|five|ten) (?:times|requests|runs|calls)\b/iu,
  /^[^.!?\n]{3,60}\bnever (?:finish|end|stop|return|load|complete|arrive|recover)\w*\b|\bplease fix\b\W*$/iu,
  /^(?![^\n]{0,300}\b(?:should|could|optional\w*)\b)[^\n]{3,200}\bjust (?:sits?|hangs?)\b/iu,
  /\b(?:isn['’]t|aren['’]t|is not|are not) (?:in the|the same) order\b|\bno error\b[^.!?\n]{0,20}\bhappens\b|\bhappens (?:maybe |only )?(?:in )?(?:maybe |about )?(?:1|one|\d+) (?:of|in|out of) \d+/iu,
  /\bstuck\b[^.!?\n]{0,80}\buntil (?:we|i|you|they|someone|somebody)\b|\buntil (?:we|i|you|they|someone|somebody) (?:\w+ )?(?:restarts?|deletes?|reloads?|clears?|kills?|removes?)\b/iu,
  /\b(?:sets?|sends?|shows?|returns?|prints?|writes?|adds?|uses?)\b[^.!?\n]{3,80}[.,;:–—-] ?(?:but )?(?:that|this|it|which)(?:[’']s| is) (?:not|wrong|no|an? [\w -]{2,30} and not)\b/i,
  /(?<!\p{L})(?:kommt|kommen|läuft|laufen|zeigt|zeigen|bleibt|bleiben|erscheint|erscheinen|taucht|tauchen|steht|stehen|zählt|zählen|geht|gehen|wird|werden)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:trotzdem|weiterhin|immer noch|wieder auf|doppelt|mehrfach|zweimal|dreimal|mehrmals|einfach weiter|über 100 ?%)(?!\p{L})/iu,
];
/** What happens, and something that does not happen all the same. */
const KEEPS_RUNNING =
  /\b(?:but|yet|aber)\b[^.!?\n]{0,60}\b(?:keeps? \w+ing|(?:is|are) still \w+|still (?!need|want|allow|let|support)\w+s|läuft weiter|laufen weiter)\b/i;
/** What is to be found out about things that stand there; what is handed in is checked “that”, “whether” or “if”. */
const CHECKS_FOR = /^\W{0,3}(?:please )?check (?:\w+ )?for\b/i;

/** What a program does as it was made to is told not to be done any more; that it breaks is a fault. */
const TOLD_NOT_TO =
  /^\W{0,3}(?:please )?(?:don['’]t|do not|never) (?!crash|los|fail|break|hang|freez|throw|panic|leak|forget|corrupt|overwrit|ignor|allow|let|show .{0,40}(?:password|token|secret))[a-z]+/i;

/** What nobody wishes for: something that stands does it, so it is a fault. */
const MISBEHAVES =
  /^\W{0,3}(?:(?!(?:when|if|after|while|that|which|who|warn|show)\b)[\p{L}'’-]+ ){1,5}?(?:jumps?|flickers?|(?:disappears?|vanish(?:es)?)(?! after (?:an?|one|two|some|\d))|(?:stays|remains|goes) (?:blank|empty|grey|white|black|stuck|hidden|open)|bleibt (?:leer|weiß|grau|schwarz|hängen)|freezes?|hangs?|crash(?:es)?|resets? (?:itself|when|after|to)|gets? (?:lost|stuck|corrupted|duplicated|cut off)|keeps? (?:the |an? |its |their )?(?:old|stale|previous|wrong|outdated)|flash(?:es)?|overlaps?|forgets?|reverts?|stutters?|springt|flackert|verschwindet|verschwinden|friert ein|stürzt ab|überlappt)(?=\W|$)(?! (?:course|report|test|proof|page|screen|to \w+ lines?))/iu;
/** Words of who puts code in order. */
const TIDIES =
  /\b(?:mov(?:e|es|ing)|extract\w*|pull(?:ed|ing)?|split\w*|refactor\w*|dedup\w*|repeated|duplicat\w*|copied|one place|shared|same (?:code|lines))\b/i;
const MISBEHAVING = 0.75;

/** Code that is to go into a part of its own: nothing new is made, whatever the code is about. */
const GOES_INTO_PART =
  /^\W{0,3}(?:please |let['’]s )?(?:move|pull|extract|split|put|hoist|factor)\b.{3,80}\b(?:in)?to (?:an?|its|their|the|one|our) (?:(?:own|shared|separate|common|new|single|reusable|\w+) )?(?:package|module|file|crate|library|class|component|hook|helper|function|folder|directory|workspace)s?\b/i;

/**
 * How many times as usual a kind is among what people wish for as among the requests that were learnt from, where each kind is
 * about equally frequent: the odds are corrected by it (prior probability shift, Saerens, Latinne and Decaestecker 2002).
 */
export const USUAL: Partial<Record<AskedFor, number>> = { feature: 2, bug: 1.5 };

/** What nearly every request for protection speaks of: what is guarded, from whom, or how. */
const GUARDED =
  /secur|attack|vulnerab|inject|\bxss\b|csrf|\bcve|token|secret|passw|leak|auth|encrypt|sanit|escap|permission|privileg|access|sicher|angr|lücke|geheim|kennwort|verschlüssel|unbefugt|berechtig|any(?:one|body)|every(?:one|body)|guess|brute|spoof|forge|expos|plain ?text|klartext|cookie|session|\bcors\b|\btls\b|https|cert|\bheader|hash|\bcsp\b|trust|traversal|\.\.\/|redirect|upload|\beval\b|shell|\broot\b|admin|\bkeys?\b|schlüssel|signe|signat|malicious|exploit|tamper|mask|redact|private|fremd|gdpr|dsgvo|lock|allow|block|protect|schütz|\bpins?\b|limit|\bids?\b|see|hide|read|sehen|lesen|load|download|link/i;
const WITHOUT_CAUSE = 0.25;

/** Where nothing is named that would have to be guarded, protection is hardly meant: its questions would be absurd. */
function withCause(likely: LikelyKind[], request: string): LikelyKind[] {
  const found = likely.find(({ kind }) => kind === 'security')?.p ?? 0;
  if (GUARDED.test(request)) return likely;
  const rest = (1 - found * WITHOUT_CAUSE) / (1 - found);
  return likely.map((one) => ({ ...one, p: one.p * (one.kind === 'security' ? WITHOUT_CAUSE : rest) }));
}

/** What has to be said for a kind of change to be meant, where nothing but a thing is named. */
const SAID_BY: Partial<Record<AskedFor, readonly Sense[]>> = {
  bug: ['breaks', 'lacks'],
  performance: ['slow'],
  removal: ['goes'],
  refactor: ['tidies'],
  migration: ['moves'],
  tests: ['tests'],
  docs: ['docs'],
  tooling: ['workshop'],
};

/** A mere name (“the import”) is hardly told to be a fault, or to go: whoever names a thing wants it. */
function withWords(likely: LikelyKind[], request: string): LikelyKind[] {
  if (shapeOf(request) !== 'name') return likely;
  const odds = likely.map(({ kind, p }) => {
    const senses = SAID_BY[kind];
    return senses === undefined || senses.some((sense) => hasSense(request, sense)) ? p : p * WITHOUT_CAUSE;
  });
  const all = odds.reduce((sum, one) => sum + one, 0);
  return likely.map((one, at) => ({ ...one, p: (odds[at] ?? 0) / all }));
}

/** Orders to build something: who gives them with no word of speed, of a fault or of a move asks for none. */
const ORDERS =
  /^\W{0,3}(?:please )?(?:skip|ignore|exclude|hide|show|add|allow|let|support|write|print|list|export|import|limit|suggest|warn|notify|ask|sort|group|filter|highlight|remember|queue|send|keep|delete|archive|merge|retry|run|open|count|record|validate|require|reject|forbid|mask|estimate|convert|mark|pin)\b/i;
const NOT_ORDERED = ['performance', 'bug', 'migration', 'docs', 'refactor', 'removal'] as const;
/** Who adds one thing orders neither tests nor tools with no word of them. */
const ADDS_ONE = /^\W{0,3}(?:please )?add an? /i;
const NOT_ADDED = [...NOT_ORDERED, 'tests', 'tooling'] as const;

/** The kinds of change that an order does not speak of are the less likely. */
function withOrder(likely: LikelyKind[], request: string): LikelyKind[] {
  if (!ORDERS.test(request)) return likely;
  const isSilent = (kind: AskedFor) =>
    (ADDS_ONE.test(request) ? NOT_ADDED : NOT_ORDERED).some((one) => one === kind) &&
    SAID_BY[kind]?.some((sense) => hasSense(request, sense)) === false;
  const odds = likely.map(({ kind, p }) => (isSilent(kind) ? p * WITHOUT_CAUSE : p));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return likely.map((one, at) => ({ ...one, p: (odds[at] ?? 0) / all }));
}

/** Each turn asks the same of the same few texts. */
const readBefore = new Map<string, LikelyKind[]>();
const MOST_REMEMBERED = 50;

/** Patterns by which a whole program is told. */
export function kindPatterns(): RegExp[] {
  return [NEW_THING, NEW_PROGRAM];
}

/** From this probability on a kind counts as said: of requests that were not learnt from, nine of ten are then read rightly. */
export const SAID = 0.65;
/** A further kind is noted from this probability on. */
const ALSO = 0.25;

/** Below this probability, what is wished for is hardly anything else. */
const HARDLY = 0.12;

/** From this probability on, what is reported may be a fault. */
const MAY_BE = 0.35;

/**
 * Below this probability the words leave open of which kind it is, and the first question suits any. What is read can be changed with
 * one click at any time; a card that asked of which kind it is was found good in none of 28 cases.
 */
const TOLD = 0.5;

/** What is said of a thing, and of no speed. */
const TOO_MUCH =
  /^\W{0,3}(?:[\p{L}'’-]+ ){1,4}(?:is|are|ist|sind) (?:way |far |much |viel )?(?:too|zu) (?!slow|langsam|big\b|large|groß)[\p{L}-]+\W*$/iu;

/** Whether a request leaves open which kind of change it asks for: kinds that build something new are of one sort. */
export function kindsCompete(request: string): boolean {
  const likely = kindsIn(request);
  const [first] = likely;
  if (first === undefined) return true;
  // Too much of something may be a fault, or a wish for a limit.
  if (namesTwo(request) || TOO_MUCH.test(request)) return true;
  // What a wish says that it does is asked about, be it seen or not; so is what is wished for by what it does.
  const isWish = shapeOf(request) === 'wish' && saysDeed(request);
  const isSeenOrNew = (kind: AskedFor) => ['ui', 'feature'].includes(sortOf(kind));
  if ((isWish || THING_THAT_DOES.test(request)) && isSeenOrNew(first.kind)) return false;
  const another = likely.find(({ kind }) => !isSeenOrNew(kind))?.p ?? 0;
  if (shapeOf(request) === 'wish' && isSeenOrNew(first.kind) && another < HARDLY) return false;
  const alike = likely.filter(({ kind }) => sortOf(kind) === sortOf(first.kind));
  return alike.reduce((sum, { p }) => sum + p, 0) < TOLD;
}

/** “A processor that adds the commit”. */
const THING_THAT_DOES =
  /^\W{0,3}(?:an?|eine?n?) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: (?:that|which) (?!(?:is|does|was|has)\b)\p{L}+s\b|, d(?:er|ie|as) )/iu;

/** Whether what is only named is two things of two kinds: “Colours and speed of the list”. */
function namesTwo(request: string): boolean {
  if (shapeOf(request) !== 'name') return false;
  const [one, other, ...more] = request.split(JOINED).flatMap((part) => kindsIn(part).slice(0, 1));
  if (one === undefined || other === undefined || more.length > 0) return false;
  return sortOf(one.kind) !== sortOf(other.kind) && one.p >= SAID && other.p >= SAID;
}

const JOINED = /\s(?:and|und|&)\s/i;

/** Kinds whose questions are much the same. */
const OF_ONE_SORT: Partial<Record<AskedFor, AskedFor>> = {
  integration: 'feature',
  data: 'feature',
  api: 'feature',
  new: 'feature',
};
/** From this probability on, something new is asked about as what it is in particular: an integration, data, an interface. */
const OF_ITS_OWN = 0.45;
export const sortOf = (kind: AskedFor): AskedFor => OF_ONE_SORT[kind] ?? kind;

/** Whether a request asks for a whole program that does not stand yet. */
export function asksForNewProgram(request: string): boolean {
  return kindsIn(request)[0]?.kind === 'new';
}

/** What parts a request: a second sentence, or a clause that is put beside the first. */
const TWO_PARTS = /[.!?;:\n]\s+\S|(?<!\p{L})(?:and|also|und|auch|sowie)(?!\p{L})|,/iu;

/** What kind of change a request asks for, and what it also is: of the likeliest sort the likeliest, where it stands out. */
export function classify(request: string): { kind: ChangeKind; alsoKinds: ChangeKind[] } {
  const likely = kindsIn(request);
  const ofSort = (kind: AskedFor): number =>
    likely.reduce((sum, one) => (sortOf(one.kind) === sortOf(kind) ? sum + one.p : sum), 0);
  const [first] = likely.filter(({ kind }) => kind !== 'new').sort((a, b) => ofSort(b.kind) - ofSort(a.kind));
  const isSome = first === undefined || (sortOf(first.kind) === 'feature' && first.p < OF_ITS_OWN);
  const kind = asksForNewProgram(request) || isSome ? 'feature' : (first.kind as ChangeKind);
  // Who asks for one thing in one clause asks for one kind of change.
  if (!TWO_PARTS.test(request.trim())) return { kind, alsoKinds: [] };
  const [also] = likely.filter((one) => one.kind !== 'new' && one.kind !== kind && one.p >= ALSO);
  return { kind, alsoKinds: also === undefined ? [] : [also.kind as ChangeKind] };
}
