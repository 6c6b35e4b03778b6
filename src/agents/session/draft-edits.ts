import { ID_PREFIX, type StatementKind } from './statement';
import { clausesOf } from '../base/english/signals/clauses';

const EDIT =
  'lösche?|entferne|streiche|delete|drop|remove|strike|merge|combine|move|split|reword|rephrase|rename|shorten|rewrite|change|fix|correct|reorder|replace|keep|explain';
/** A statement's name as clauses have it, in lower case; standards and issues have other letters ("CVE-2024-1", "SHA-256"). */
export const NAME = `(?:${Object.values(ID_PREFIX).join('|').toLowerCase()})-\\d{3}(?![\\w-])`;
/** Names one after another. */
const NAMES = `${NAME}(?:(?:,? and |,? und |, ?| & )${NAME}){0,30}`;
const POLITE = '(?:please |bitte |can you |could you |and |also |then )*';

const EDITS: readonly RegExp[] = [
  new RegExp(`^${POLITE}(?:${EDIT})\\b.{0,80}?\\b${NAME}`),
  new RegExp(
    `^${NAME}(?: and ${NAME})* (?:can go|should go|must go|should say|should read|must say|is wrong|are wrong|is not needed|says nothing|löschen|entfernen|streichen|sollte lauten|soll lauten)\\b`,
  ),
  new RegExp(
    `^${POLITE}(?:${EDIT})(?: (?:this|that|the|these|those|both|all|first|second|last))* (?:statements?|requirements?|assumptions?|duplicates?|bullets?)(?:,? (?:so|please|in|to be) .{1,60})?$`,
  ),
];

/** What only a specification has, by the name it is called by. */
const PARTS =
  '(?:non-?goals?|goals and non-?goals|assumptions|acceptance criteria|requirements|statements|open questions|decisions|clarifications|nicht-?ziele?n?|annahmen|anforderungen|aussagen|abnahmekriterien|offenen? fragen)';
const THE_PARTS = `(?:the |all |both |two |three |these |your |my |alle |die |den |bitte |ersten |letzten |first |last |zwei |beiden |aus ){0,4}${PARTS}`;
const THE_DRAFT = '(?:the|this|your|der|dieser|dein) (?:draft|spec|specification|entwurf)|die spezifikation';

/** What people find of a statement, by its name, or of the draft: what they say with it asks for other words. */
const JUDGEMENTS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:the )?(?:statement|requirement|decision|assumption|aussage|anforderung) )?${NAME}(?:(?:,? and |,? und |, )${NAME}){0,30} (?:reads|mix(?:es)?|(?:should (?:rather )?be|is|ist|sollte|wäre) (?:rather |eher )?(?:an? |eine? )(?:goal|non-?goal|story|requirement|assumption|decision|fact|risk|open question|task|quality|constraint|annahme|anforderung|entscheidung|nicht-?ziel|ziel|frage|tatsache)\\b|(?:no longer|does not|doesn't) (?:holds?|appl(?:y|ies))|gilt nicht mehr|stimmt nicht|says? (?:the same|nothing|too (?:much|little))|(?:is|are) (?:too |still )?(?:wrong|vague|unclear|unnecessary|superfluous|long|short|broad|narrow|redundant|obsolete|duplicates?|the same)|(?:is|are) (?:really )?an? [a-z -]{3,30}, not an?\\b|belongs? (?:to|in|into|under|with)|repeats?|contradicts?|duplicates?|overlaps?|vermisch(?:t|en)|sag(?:t|en) (?:dasselbe|das gleiche|nichts)|gehör(?:t|en) (?:zu|in|unter)|widersprich(?:t|en)|widersprechen|ist (?:viel |viel zu |etwas )?(?:falsch|zu |unklar|überflüssig|doppelt)|sind (?:viel )?(?:falsch|zu |unklar|überflüssig|dasselbe))`,
  ),
  new RegExp(
    `^(?:this|that|the|diese|die) (?:requirement|statement|assumption|decision|non-?goal|anforderung|aussage|annahme)(?: (?:about|on|for|of|zu|zum|zur|über) .{1,40}?)? (?:(?:is|reads|ist) (?:plain |just |too |very |rather |zu |sehr )?(?:badly|poorly|wrongly|vague|unclear|wrong|worded|long|short|broad|confusing|falsch|unklar|schlecht|lang|vage|ungenau)|repeats|contradicts|duplicates|mixes|wiederholt|widerspricht|vermischt)\\b`,
  ),
  new RegExp(
    `^(?:the )?(?:first|second|third|fourth|fifth|last) (?:requirement|statement|assumption|decision|non-?goal) (?:is|says|should|must|belongs|mixes|repeats|contradicts)\\b`,
  ),
  new RegExp(
    `^(?:${THE_DRAFT}) (?:is (?:too|wrong|unclear|confusing|incomplete|hard to read)|reads|repeats|mixes|lacks|ist (?:zu|falsch|unklar|unvollständig)|wiederholt|vermischt)\\b`,
  ),
  new RegExp(
    `^${THE_PARTS} (?:is|are|sind|ist) (?:too|wrong|unclear|confusing|incomplete|zu|falsch|unklar|unvollständig)\\b`,
  ),
  new RegExp(
    `^${THE_PARTS} (?:should|must|sollten|müssen) (?:come|stand|go|stehen|kommen) (?:before|after|above|below|vor|nach|über|unter|at|am)\\b`,
  ),
  /^(?:requirement|statement|assumption|decision|anforderung|annahme|aussage) (?:number |nummer )?(?:one|two|three|four|five|eins|zwei|drei|vier|fünf) (?:is|reads|says|repeats|contradicts|ist|sagt|wiederholt)\b/,
  /^die (?:erste|zweite|dritte|letzte) (?:anforderung|annahme|aussage|entscheidung) (?:stimmt|ist|gilt|sagt|wiederholt|gehört)\b/,
  /^(?:der|dieser) entwurf liest sich\b/,
  /^(?:please |bitte )?(?:take|leave|cut|nimm|lass|streiche) .{1,60} (?:out of|aus) (?:the|this|your|dem|diesem) (?:draft|spec(?:ification)?|entwurf)(?: (?:raus|heraus|weg))?$/,
  /^(?:the|this|your) spec(?:ification)? (?:should|must|needs to) (?:have|contain|list|name|begin with|start with)\b/,
];

/** What is to be done with parts of the specification. */
const ARRANGEMENTS: readonly RegExp[] = [
  new RegExp(
    `^${POLITE}(?:make|put|combine|turn|move|separate|split|group|list|sort|order|number|shorten|merge|write|rewrite|reorder|trenne|mach(?:e|t)?|setze?|sortiere?|fasse?|ordne|kürze?|schreibe?|nummeriere?|formuliere?|präzisiere?|straffe|bilde|gruppiere?|reword|rephrase|tighten) ${THE_PARTS}(?! (?:of|der|des|von|for) )(?: .{1,80})?$`,
  ),
  new RegExp(
    `^(?:bitte )?${NAMES} (?:bitte )?(?:.{1,60} )?(?:aufteilen|zusammenfassen|kürzen|umformulieren|verschieben|trennen|ändern|präzisieren)$`,
  ),
  new RegExp(
    `^${POLITE}(?:put|fasse?|trenne|verschiebe?|ändere?|kürze|teile|formuliere?|schreibe?|präzisiere?) ${NAMES}(?: .{1,80})?$`,
  ),
];

/** What is to be done with the draft as a whole. */
const THE_WHOLE = new RegExp(
  `^${POLITE}(?:shorten|tighten|trim|simplify|rewrite|reword|restructure|reorder|clean up|polish|kürze|straffe|vereinfache|überarbeite|ordne|glätte) (?:${THE_DRAFT}|den entwurf|diesen entwurf)(?: .{1,60})?$`,
);

const NAMED = new RegExp(`(?<![\\w-])${NAME}`, 'giu');

/** The names in a text that have the form of a statement's, whether or not there is one of that name. */
export function namesLikeStatements(words: string): string[] {
  return [...new Set(words.slice(0, 2_400).match(NAMED))].map((name) => name.toUpperCase());
}

/**
 * Whether names that words hold are those of statements: one of them exists, or is numbered as only statements are ("D-001").
 * What has such a name and is none is part of the software: "Delete R-123 parts from the form".
 */
export function areStatements(names: readonly string[], exists: (name: string) => boolean): boolean {
  return names.length === 0 || names.some((name) => exists(name) || /-0\d\d$/.test(name));
}

const POINTS =
  '(?:the |this |these |those |my |all |both |two |three |die |der |diese[rn]? |alle |beiden? )*(?:points?|comments?|remarks?|punkte?|anmerkung(?:en)?|kommentare?)';
const LEFT_OPEN = '(?: (?:that are )?(?:(?:under )?left open|left|here|open|offen))';
const ARE = '(?:are|is|have been|sind|ist)(?: (?:now|all|both|already|jetzt|alle|beide|schon))*';
const SETTLED = '(?:settled|worked in|erledigt|eingearbeitet)';
const DROP = '(?:drop|remove|clear|settle|close|delete|streiche?|entferne)';
/**
 * What is said of the comments on the draft that are left open: that they are settled, or that they go. A program may have
 * comments, too, so that “Delete the comments” says nothing of these.
 */
const SETTLES = new RegExp(
  `^${POLITE}(?:${DROP} ${POINTS}(?:${LEFT_OPEN}?,? (?:since |as |because )?(?:they|these|all|both|sie|die) ${ARE} ${SETTLED}| (?:that are )?(?:under )?left open)|${POINTS}${LEFT_OPEN}? ${ARE} ${SETTLED}(?:,? (?:so )?(?:please )?${DROP} (?:it|them))?)[.!]?$`,
  'iu',
);
/** The same where several were seen a moment before: what “these” are is plain on a plan alone. */
const SETTLES_THESE = new RegExp(
  `^${POLITE}(?:(?:all|both)(?: of (?:them|these|those))?|they|these|those|beide|alle) ${ARE} (?:${SETTLED}|done)(?:,? (?:so )?(?:please )?${DROP} them)?[.!]?$`,
  'iu',
);

/** Whether a comment on a plan says of all comments that are left open that they are settled, and nothing else. */
export const settlesComments = (words: string): boolean =>
  [SETTLES, SETTLES_THESE].some((pattern) => pattern.test(words.trim()));

/** Whether words ask for the draft to be written otherwise ("Delete FR-002") and say nothing of the change itself. */
export function editsTheDraft(words: string): boolean {
  if (SETTLES.test(words.trim())) return true;
  return clausesOf(words).some((clause) =>
    [...EDITS, ...JUDGEMENTS, ...ARRANGEMENTS, THE_WHOLE].some((pattern) => pattern.test(clause)),
  );
}

/** What is said to miss the subject: the question itself, or what it supposes. */
const ASKED =
  '(?:this|that|it|(?:my|the|this) (?:request|change)|(?:all )?(?:of )?(?:this|these|your|that|the) (?:last )?questions?)';
const IS_NOT =
  "(?:(?:'s| is| are| was| were|'re) (?:really |simply |still |all )?not|(?: is| are| was| were)n't)(?: really| at all| even)?";
/** What is said may end here; whatever else follows makes it a statement of the change ("It is not relevant for guests"). */
const ENDS =
  '(?: (?:here|at all|for (?:me|this|my request)|to (?:this|that|it|me|(?:my|the|this) (?:request|change|question)|what i (?:want|need|asked(?: for)?|mean)))){0,2}$';

/** What a clause says who protests that the questions miss the subject: English, then German. */
const PROTESTS: readonly RegExp[] = [
  new RegExp(`^${ASKED}${IS_NOT} about (?!\\d)`),
  new RegExp(
    `^${ASKED}${IS_NOT} what (?:(?:i|we) (?:ask|asked|want|wanted|mean|meant|need|said|had in mind)\\b|(?:it|this|(?:my|the|this) (?:request|change)) is about$)`,
  ),
  new RegExp(
    `^${ASKED}${IS_NOT} (?:relevant|related|to the point|(?:the|my) (?:right )?(?:subject|topic|point|question))${ENDS}`,
  ),
  new RegExp(
    `^${ASKED} do(?:es)?(?:n't| not)(?: really| even)? (?:apply|concern me|concern my request|belong here)${ENDS}`,
  ),
  new RegExp(`^(?:this|that|(?:this|these|your|the) questions?) do(?:es)?(?:n't| not)(?: really| even)? fit${ENDS}`),
  new RegExp(
    `^${ASKED} (?:really |simply |all )?(?:ha(?:s|ve) (?:really )?nothing to do with|miss(?:es)? the (?:point|subject|topic)$)`,
  ),
  /^(?:(?:you(?: are|'re| keep) )(?:still )?)?asking (?:me )?about the wrong\b/,
  /^(?:the )?(?:wrong (?:subject|topic|track|questions?)|questions? (?:is|are) (?:off|wrong))$/,
  new RegExp(
    `^(?:(?:this|that|it|(?:this|these|your|the) questions?)(?:'s| is| are)(?: (?:all|completely|totally))? )?(?:off[- ]topic|irrelevant|besides? the point|not relevant|not related)${ENDS}`,
  ),
  new RegExp(
    `^(?:none|nothing) of (?:this|these|that)(?: questions?)? (?:(?:applies|apply|matters|matter|fits|fit|(?:is|are) (?:relevant|related|about (?:it|this|my request)|what i (?:want|need|asked|mean|meant)))${ENDS}|ha(?:s|ve) (?:anything )?to do with)`,
  ),
  /^i (?:did not|didn't|never|have not|haven't) (?:ask|asked|say|said|mention|mentioned|mean|meant)(?: for| about)? (?:any of (?:this|that)|this|that|it)(?: at all)?$/,
  /^i (?:did not|didn't|never) (?:ask|asked|say|said|mention|mentioned) (?:(?:for |about )?anything (?:like|about|of)|about)\b/,
  /^you(?: have|'ve)? (?:misunderstood|misunderstand|misread|got (?:it|me|this) wrong|missed the point)\b/,
  /^(?:darum|um (?:das|so etwas|so was)) geht es (?:mir |hier |doch |ja )*(?:gar |überhaupt )?nicht$/,
  /^(?:es|das|hier) geht (?:es |mir |hier |doch )*(?:gar |überhaupt )?nicht (?:um|darum)\b/,
  /^das (?:ist (?:gar |überhaupt )?nicht (?:das|mein) thema|hat (?:damit|mit (?:meiner|der) (?:anfrage|frage|änderung)) (?:gar |überhaupt )?nichts zu tun|(?:meine|meinte) ich (?:gar |damit )?nicht|(?:war|ist) (?:gar |so )?nicht gemeint|habe ich (?:gar |so )?nicht gemeint|passt (?:hier |alles |gar |überhaupt )*nicht(?: hierher| dazu)?)$/,
  /^(?:(?:das ist |völlig |ganz )*(?:falsches thema|das falsche thema)|(?:das geht |(?:die|diese|deine) fragen? (?:geht|gehen) )?(?:völlig |ganz |komplett )?am thema vorbei)$/,
  /^(?:die|diese|deine) fragen? (?:passen|passt|ist|sind) (?:hier |alle |gar |überhaupt )*(?:nicht|falsch|nicht relevant)$/,
];

/** What a clause says that has nothing to say of the change, wherever in it that stands. */
const BESIDE =
  /\b(?:has|have) nothing to do with (?:this|it|that|the (?:change|request)|my)\b|\bhat (?:damit|hiermit|mit de[mr] .{1,40}) nichts zu tun\b|^(?:that|this|it)(?:'s| is) nonsense\b|^das ist (?:unsinn|quatsch)\b/;

/** What is said to whoever leads the interview, of how it is led. */
const OF_INTERVIEW =
  /^(?:why (?:do|did) )?you (?:(?:still |just |always |again )?(?:ask(?:ed)? me to (?:comment|say|answer)\b|ignored?\b|keep (?:asking|ignoring|repeating)\b|work(?:ed)? (?:none|nothing)\b)|(?:do|did|have)(?:n't| not)? (?:not )?(?:even )?(?:listen|read (?:what|my)|worked? (?:in|none|nothing)))|^(?:warum )?(?:du|ihr|sie) (?:ignorier(?:st|t|en)\b|(?:frag(?:st|t|en)|bitte(?:st|t|n)) (?:mich )?(?:schon wieder|dauernd|um kommentare)\b|arbeite(?:st|t|n) nichts\b)|^(?:and |but )?(?:i (?:find|think) )?(?:only )?(?:\w+ )?questions? (?:are |is |were |was )?(?:far |much |way )?too (?:few|many|little)(?: for .{1,20})?$|^(?:und |aber )?(?:das (?:sind|waren) |ich finde )?(?:mir )?(?:viel )?zu (?:wenige?|viele?) fragen$/;

/** Whether words protest at how the interview is led: "You ask me to comment and then work none of my comments in". */
export function protestsInterview(words: string): boolean {
  return clausesOf(words).some((clause) => OF_INTERVIEW.test(clause));
}

/** Whether words only say that a question, or a part of it, is beside the point: "the same twice: has nothing to do with it". */
export function isBesideThePoint(words: string): boolean {
  const said = words.replace(/^[^:\n]{1,80}:\s+/, '');
  if (protestsInterview(words)) return true;
  return protestsSubject(words) || protestsSubject(said) || clausesOf(said).some((clause) => BESIDE.test(clause));
}

/** Whether words protest that the questions are about something else than the change. */
export function protestsSubject(words: string): boolean {
  return clausesOf(words).some((clause) => PROTESTS.some((pattern) => pattern.test(clause)));
}

/** Words in quotation marks. */
export const QUOTED = '["“„‘]([^"”“„’\\n]{1,300})["”“’]';
/** What people call a kind of statement, which one word or two name. */
const KIND_NAME = '((?:what is )?not (?:included|part of it)|out of scope|[a-zäöü]{2,20}(?:[ -][a-zäöü]{2,20})?)';
const ADDITION = new RegExp(
  `^(?:please |bitte )?(?:add|missing|ergänze|es fehlt)(?: (?:this|that|dies|das)| (?:an?|one|another|eine?n?) (?:new )?${KIND_NAME})?: {0,3}(.{3,2000})$`,
  'iu',
);

/** How one sees that it works: “It works if …”. */
const WORKS_IF =
  /^(?:it works|it is done|we see that it works|es (?:geht|funktioniert)),? (?:if|when|wenn),? (.{3,2000})$/iu;

/** What words on a plan ask to add, where they ask for nothing else: "Add: …", "Add a risk: …"; the kind where they name one. */
export function plainAddition(words: string): { text: string; kind: StatementKind | null } | null {
  const said = words.trim().slice(0, 2_400);
  const [, works] = WORKS_IF.exec(said) ?? [];
  if (works !== undefined && !asksWhat(works)) return { text: works, kind: 'acceptance' };
  const [, called, text] = ADDITION.exec(said) ?? [];
  if (text === undefined || asksWhat(text)) return null;
  const kind = called === undefined ? null : kindCalled(called);
  return kind === undefined ? null : { text, kind };
}

const THINGS =
  '(?:lines?|statements?|points?|requirements?|items?|bullets?|entr(?:y|ies)|zeilen?|aussagen?|punkte?|anforderung(?:en)?|einträge?)';
const SECTION_REMOVAL = new RegExp(
  `^${POLITE}(?:delete|drop|remove|strike(?: out)?|lösche?|entferne|streiche) (?:bitte )?(?:(both|these two|the two|those two|beide)|(all three|these three|the three|alle drei)|(?:this|the only|that|diese[ns]?)(?= ))(?: of (?:them|these|those))?(?: (?:two |beiden )?${THINGS})?(?: (?:here|hier|(?:in|of|from) (?:this|the) section|in diesem abschnitt))?$`,
);

/**
 * How many statements words ask to remove that name none and do nothing else, said on a section of a plan: "Remove both lines
 * here" is 2. Null where they can be meant otherwise.
 */
export function plainSectionRemoval(words: string): number | null {
  const clauses = clausesOf(words);
  const [clause] = clauses;
  if (words.trim().endsWith('?') || clause === undefined || clauses.length > 1) return null;
  const found = SECTION_REMOVAL.exec(clause);
  if (found === null) return null;
  return found[1] !== undefined ? 2 : found[2] !== undefined ? 3 : new RegExp(THINGS).test(clause) ? 1 : null;
}

const INTO =
  '(?:into|in|to) (?:(two|2|zwei)|(three|3|drei))(?: (?:statements|requirements|parts|aussagen|anforderungen|teile))?';
const SPLIT = new RegExp(
  `^(?:please |bitte )?(?:(${NAME}):? (?:please |bitte )?(?:split|divide|separate|teile?|trenne?)(?: (?:it|this|that|es|sie|das))?(?: up| auf)?|(?:split|divide|separate|teile?|trenne?)(?: up)? (${NAME})(?: up| auf)?)(?: ${INTO}| into| in)?:? {0,3}(.{5,2000})$`,
  'isu',
);
/** What tells how to split and gives no text: "one for reading / one for writing". */
const PORTION =
  /^(?:(?:the )?(?:one|first|second|third|other|former|latter)|eine[rs]?|(?:die|das|der) (?:eine|andere|erste|zweite))\b/iu;
/** Fewer words are no text of a statement. */
const LEAST_WORDS = 3;

/**
 * The texts that a statement is to be split into where words give them and ask for nothing else: "FR-003: split it into two:
 * … / …", also between semicolons or each in quotation marks. Null where they do not, or say of another number of texts.
 */
export function plainSplit(words: string): { name: string; texts: string[] } | null {
  const [, first, second, two, three, given = ''] = SPLIT.exec(words.trim().slice(0, 2_400)) ?? [];
  const name = first ?? second;
  if (name === undefined) return null;
  const quoted = [...given.matchAll(new RegExp(QUOTED, 'gu'))].map(([, text = '']) => text);
  const between = given.split(/ [/|] |; /);
  const texts = (between.length > 1 ? between.map((text) => text.replace(/^["“„]([^"”“„]*)["”“][.]?$/u, '$1')) : quoted)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const wanted = two !== undefined ? 2 : three !== undefined ? 3 : texts.length;
  const areTexts = texts.every((text) => text.split(' ').length >= LEAST_WORDS && !PORTION.test(text) && !isTold(text));
  return texts.length < 2 || texts.length !== wanted || !areTexts ? null : { name: name.toUpperCase(), texts };
}

/** Why it is to go, which changes nothing of the wish; not when it is to go. */
const REASON = '(?:,? (?:since|because|as it|it|that|this|they|which|weil|denn|das|es|steht|stands) .{1,200})?';
const REMOVAL = new RegExp(
  `^${POLITE}(?:(?:delete|drop|remove|strike(?: out)?) (?:(?:the )?(?:statements?|requirements?|points?) )?${NAMES}|(?:bitte )?(?:lösche?|entferne|streiche) (?:bitte )?${NAMES}|(?:bitte )?${NAMES}:? (?:bitte )?(?:löschen|entfernen|streichen))${REASON}$`,
);

const REMOVES = '(?:delete|drop|remove|strike(?: out)?|lösche?|entferne|streiche)';
/** What is wrong with a statement comes first, and what is to be done with it behind: "FR-004 repeats the title, remove FR-004". */
const REMOVAL_BEHIND = new RegExp(
  `^${NAME}\\b[^,:]{0,160}?[,:]? (?:and |so |please |then |therefore |also |bitte )*${REMOVES} (?:bitte )?(?:(?:the )?(?:statements?|requirements?|points?) )?(${NAMES})$`,
);
/** The one statement that is spoken of: "FR-004: remove it", "FR-004 repeats the title, remove it". */
const REMOVAL_OF_IT = new RegExp(
  `^(${NAME})(?!.{0,400}${NAME})(?:[:,]|:? ?\\b[^,:]{1,160},) (?:and |so |please |then |therefore |also |bitte )*${REMOVES}(?: it| (?:this|that)(?: one| statement| requirement| point)?| sie| es| das| diese[ns]?(?: [a-zäöü]{3,20})?)?(?:,? (?:since|because|weil|denn|as it) .{1,200})?$`,
);
/** What nobody needs goes: “FR-004 is the goal again, not needed”. */
const REMOVAL_OF_NEEDLESS = new RegExp(
  `^(${NAMES})(?!.{0,400}${NAME})(?:,?| [^,:]{1,160},)(?: and| und)?(?: (?:is|are|ist|sind|wird|werden))? (?:not needed|no longer needed|not necessary|superfluous|nicht nötig|nicht gebraucht|überflüssig)$`,
);
/** Several that are spoken of: "FR-004 and FR-005 were a complaint, not requirements: remove both". */
const REMOVAL_OF_THEM = new RegExp(
  `^(?=.{0,200}${NAME}.{0,20}${NAME})(${NAMES})(?!.{0,400}${NAME})(?:[:,]|:? ?\\b[^:]{1,160}[:,;]) (?:and |so |please |then |therefore |also |bitte )*${REMOVES} (?:both|them(?: both| all)?|these(?: two| three)?|all (?:of (?:them|these)|two|three)|beide|sie(?: beide| alle)?|alle)$`,
);
/** What makes a wish depend on something, or leaves a choice. */
const DEPENDS = /\b(?:if|unless|until|when|or|wenn|falls|oder|außer)\b/;

/**
 * The statements that words ask to remove and do nothing else ("Delete FR-002 and FR-003"), by the names in them; null
 * where the words can be meant otherwise. A question ("Delete FR-002?") is none, unless it asks somebody to do it.
 */
export function plainRemoval(words: string): string[] | null {
  const asks = words.trim().endsWith('?') && !/^(?:please )?(?:can|could) you\b/i.test(words.trim());
  // Politeness begins no other clause.
  const clauses = clausesOf(words.replace(/, (?=(?:please|bitte) )/gi, ' : '));
  const clause = clauses[0]?.replace(/ : (?:please |bitte )?/g, ', ');
  if (asks || clause === undefined || clauses.length > 1) return null;
  if (REMOVAL.test(clause)) return namesAtFirst(clause);
  const behind = [REMOVAL_BEHIND, REMOVAL_OF_IT, REMOVAL_OF_THEM, REMOVAL_OF_NEEDLESS]
    .map((of) => of.exec(clause)?.[1])
    .find(Boolean);
  return behind === undefined || DEPENDS.test(clause) ? null : namesAtFirst(behind);
}

/** The names of statements that stand in a row first. */
function namesAtFirst(clause: string): string[] {
  const named = new RegExp(NAMES).exec(clause)?.[0] ?? '';
  return [...new Set(named.match(new RegExp(NAME, 'g')))].map((name) => name.toUpperCase());
}

/** What people call the kinds of statements, the longer names first. */
const KIND_NAMES: readonly (readonly [RegExp, StatementKind])[] = [
  [/^non-?goals?$|^nicht-?ziele?n?$|^(?:what is )?(?:not (?:included|part of it)|out of scope)$/, 'non_goal'],
  [/^goals?$|^ziele?n?$/, 'goal'],
  [/^quality(?: requirements?)?$|^qualität(?:sanforderung(?:en)?)?$/, 'quality'],
  [/^(?:functional )?requirements?$|^anforderung(?:en)?$/, 'requirement'],
  [/^(?:edge|special) cases?$|^sonderf(?:all|älle[n]?)$/, 'edge_case'],
  [/^decisions?$|^entscheidung(?:en)?$/, 'decision'],
  [/^assumptions?$|^annahmen?$/, 'assumption'],
  [/^open questions?$|^offenen? fragen?$/, 'open_question'],
  [/^risks?$|^risiko$|^risiken$/, 'risk'],
  [/^tasks?$|^aufgaben?$/, 'task'],
  [/^(?:acceptance )?(?:scenarios?|criteri(?:on|a)|checks?)$|^abnahmekriteri(?:um|en)$/, 'acceptance'],
  [/^facts?$|^tatsachen?$/, 'fact'],
];

/** The kind of statement that people call so. */
function kindCalled(name: string): StatementKind | undefined {
  return KIND_NAMES.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
}

const MOVE = new RegExp(
  `^(?:(${NAME}) (?:is (?:really |rather |actually )?an? ${KIND_NAME}(?:,? (?:and )?(?:not|no) an? [a-z -]{3,30})?|(?:belongs|should go|goes|gehört) (?:to|in|into|under|with|zu|in|unter)(?: the| den| die)? ${KIND_NAME}|(?:should|must) (?:rather )?be an? ${KIND_NAME}|ist (?:eher )?eine? ${KIND_NAME}(?:,? keine? [a-zäöü -]{3,30})?)|${POLITE}(?:move|put|verschiebe?) (${NAME}) (?:to|into|under|zu|in|unter)(?: the| den| die)? ${KIND_NAME}(?: section)?)$`,
);

const WITHOUT = new RegExp(
  `,? (?:and|und) (?:it )?(?:must|should|shall|darf|soll|sollte)(?: not|n't| nicht) (?:begin|start|mit) (?:with )?${QUOTED}(?: (?:anfangen|beginnen))?[.!]?$`,
  'iu',
);

/**
 * Where words ask to move a statement to another section and for nothing else: "G-002 is a requirement, not a goal". They may
 * say with which words it is not to begin: `cut`.
 */
export function plainMove(words: string): { name: string; kind: StatementKind; cut: string | null } | null {
  const said = words.trim().slice(0, 600);
  const cut = WITHOUT.exec(said)?.[1] ?? null;
  const asked = said
    .replace(WITHOUT, '')
    .slice(0, 300)
    .replace(/[.!]+$/, '')
    .toLowerCase();
  const [, first, ...rest] = MOVE.exec(asked) ?? [];
  const [name = '', called = ''] = [first, ...rest].filter((part) => part !== undefined);
  const kind = kindCalled(called);
  return kind === undefined ? null : { name: name.toUpperCase(), kind, cut };
}

const TEXT_OF = new RegExp(`^(${NAME}):\\s+(\\S.{2,2000})$`, 'isu');
/** What comes before the text that a statement is to have: “write instead: …”, “change to: …”. */
const ANEW =
  /^(?:please |bitte )?(?:write|say|make it(?: read| say)?|change (?:it |this |that )?to|reword (?:it |this )?(?:as|to)|better|instead|rather|(?:it )?should be|schreib\p{L}{0,2}|ändere? (?:es |das )?(?:in|zu)|ersetzen? (?:es |das )?durch|besser)(?: (?:instead|rather|stattdessen|lieber))?:\s+/iu;
/** What is told to the writer, or asked, and is no text of a statement. */
/** What is said of a statement, and what comes on top of it: it is not all that the statement is to say. */
const SAID_OF_IT = /^(?:(?:it|that|this)(?:['’]s| is| has| was| should| must)|es ist|das ist)\b/iu;
const ADDS_TO_IT = /(?<!\p{L})(?:also|too|as well|additionally|in addition|auch|außerdem|zusätzlich)(?!\p{L})/iu;
const TOLD =
  /^(?:please|bitte|instead|rather|delete|remove|drop|cut|strike|no\b|not\b|nobody|is\b|are\b|should|must|say|write|move|merge|split|reword|replace|change|exchange|swap|rename|shorten|rephrase|rewrite|add|put|insert|keep|use|make|ersetze?|ändere?|ergänze?|füge?|verschiebe?|what|why|who|how|when does|that|this is|this should|wrong|lösche?|entferne|streiche?|nein|nicht|warum|das ist|soll|sollte|besser)\b|[?]$/i;

/** What says of which thing something is to be told, and does not tell it: English, then German. */
const ASKS_WHAT =
  /^(?:what|which|how|why|who|whom|whose|where|whether|was|wie|welche[mnrs]?|warum|wer|wem|wen|wo|ob|wann)\b(?<!wie(?= (?:heute|bisher|jetzt|gehabt)\b))/i;
/** Whether words say what is to be told and are not it: "what the confirmation call looks like". A question is something else. */
export function asksWhat(words: string): boolean {
  const said = words.trim();
  return !/[?？]$/u.test(said) && ASKS_WHAT.test(said);
}

/** Whether words are told to whoever writes, or ask, so that they are no text of a statement. */
export function isTold(words: string): boolean {
  return TOLD.test(words.trim()) || asksWhat(words) || OPINION.test(words.slice(0, 2_400));
}

/** What somebody says of what they think, and no statement does. */
const OPINION =
  /\b(?:i|we) (?:think|guess|believe|suppose|feel|am not sure|don't know)\b|\b(?:ich|wir) (?:glaube|denke|meine|finde|bin)n?\b/i;

/** Words that oblige or allow, or ask: what has them is about what is built and not only about how it is worded. */
const OF_SUBSTANCE =
  /[?？]|\b(?:must|shall|should|may|might|can|cannot|can't|could|will|won't|would|has to|have to|needs? to|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|wird|werden)\b/i;

/** What is said of a text and how it reads, in English and in German. */
const OF_WORDING =
  /\b(?:nicer|shorter|clearer|crisper|wording|wordy|phras(?:e|ed|ing)|sentences?|paragraphs?|lines?|bullets?|headings?|sections?|typos?|spelling|grammar|duplicates?|redundant|repetitive|unclear|confusing|formulier(?:t|ung|ungen)|sätze?|absatz|absätze|zeilen?|abschnitte?|tippfehler|schöner|kürzer|klarer|doppelt|unklar)\b/i;

/** What a statement is said to lack is no wording: "FR-003 should say what the call looks like". */
const LACKS = new RegExp(
  `^${NAME} (?:should|must|has to|soll(?:te)?|muss)(?: rather| lieber| besser| also| auch)? (?:say|read|tell|lauten|sagen|heißen)[:,]? (.{1,400})$`,
);

/** What says of which statement a check is. */
const OF_LINKS = new RegExp(`^\\W{0,3}AC-\\d{3}\\b.{0,80}\\b(?:checks?|prüft|prüfen|belongs?|gehört)\\b`, 'iu');

/** Whether a comment says of which statement a check is. */
export const isAboutLinks = (words: string): boolean => OF_LINKS.test(words);

/**
 * Whether a comment on the draft asks for other words and says nothing of what is built: whoever builds it need not know. It
 * names an edit, or it speaks of how a text reads, and neither obliges nor allows anything, nor asks. To name a statement is
 * not to speak of its words: "FR-001: the path is src/stock" puts right what is built.
 */
export function isAboutWording(words: string): boolean {
  if (clausesOf(words).some((clause) => asksWhat(LACKS.exec(clause)?.[1] ?? ''))) return false;
  if (editsTheDraft(words) || plainSectionRemoval(words) !== null || isAboutLinks(words)) return true;
  return OF_WORDING.test(words) && !OF_SUBSTANCE.test(words);
}

/** The text that words give a statement anew, behind its name and a colon; null where they are none. */
export function textAnew(words: string): { name: string; text: string } | null {
  const [, name = '', given = ''] = TEXT_OF.exec(words.trim()) ?? [];
  const text = given.replace(ANEW, '').trim();
  // “It is one command” is a text where it was said to be one, else it is only said of the statement.
  const isGiven = text !== given.trim();
  return name === '' ||
    TOLD.test(text) ||
    (!isGiven && (SAID_OF_IT.test(text) || ADDS_TO_IT.test(text))) ||
    asksWhat(text)
    ? null
    : { name: name.toUpperCase(), text };
}
