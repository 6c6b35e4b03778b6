import { withoutApproval } from './open-comments';
import { bindingIn, MANY_BINDING } from './brief';
import type { Session } from '../session/session';
import { assumptionsIn, marksOf, specSoFar, SPEC_LISTS, statementsIn, type Spec, type SpecStatement } from './model';
import { numbered } from './numbering';
import { namedShortly } from './first-screen';
import { openQuestionLines } from './open-question-lines';
import { codeOf } from './given-code';
import { bullets, openQuestions, requirements } from './render';
import { leftUnticked, SCOPE_TITLES } from './passed-options';
import { ownScenarios, saidOfDerived, statementsShowIt } from './scenarios';
import { inlineStart } from '../base/text/markdown';
import { DIMENSION_TITLES, GERMAN_SIDES, type Dimension } from '../session/dimension';
import type { StatementKind } from '../session/statement';
import { languageOf, type Language } from '../base/text/language';

export interface PlanSection {
  id: string;
  title: string;
  /** Markdown. */
  content: string;
}

/** What the plan says of itself, in the language of the request. */
const WORDS = {
  en: {
    goal: 'What and for whom',
    today: 'As it is today',
    scope: SCOPE_TITLES.en,
    unticked: 'Offered and left unticked: whoever builds it leaves it out where nothing else needs it.',
    requirements: 'Requirements',
    interfaces: 'Data and interfaces',
    errors: 'Errors and edge cases',
    quality: 'Quality',
    decisions: 'Decisions',
    acceptance: 'How it is accepted',
    work: 'Tasks and risks',
    delegated: 'Left to the implementer',
    fromOptions: 'From the text of questions and options: approving confirms it',
    assumed: 'Assumed without being asked',
    open: 'Left open',
    asRequested: 'As requested:',
    nothingOpen: 'No question that was asked is left open.',
    untold: 'Not talked about:',
    count: [
      ['requirement', 'requirements'],
      ['interface', 'interfaces'],
      ['edge case', 'edge cases'],
      ['decision', 'decisions'],
      ['check', 'checks'],
    ],
    look: 'Look first at what nobody has said:',
    ofAssumed: 'assumed',
    ofOptions: 'from the text of questions and options',
    ofDelegated: 'left to whoever builds it',
    ofOpen: (count: number) => (count === 1 ? '1 point is open' : `${count} points are open`),
    askOpen: 'Answer what is open in a comment on “Left open”, or ask there to be asked about it.',
    much: (count: number) =>
      `${count} statements bind: this may be more than one change. To split it, say in a comment which part comes first.`,
  },
  de: {
    goal: 'Was und für wen',
    today: 'Wie es heute ist',
    scope: SCOPE_TITLES.de,
    unticked: 'Angeboten und nicht angekreuzt: Wer es baut, lässt es weg, wo nichts anderes es braucht.',
    requirements: 'Anforderungen',
    interfaces: 'Daten und Schnittstellen',
    errors: 'Fehler und Sonderfälle',
    quality: 'Qualität',
    decisions: 'Entscheidungen',
    acceptance: 'Woran man sieht, dass es fertig ist',
    work: 'Aufgaben und Risiken',
    delegated: 'Wer es baut, entscheidet',
    fromOptions: 'Aus dem Text der Fragen und Optionen: Wer zustimmt, bestätigt es',
    assumed: 'Angenommen, ohne dass danach gefragt wurde',
    open: 'Offen',
    asRequested: 'Wie gewünscht:',
    nothingOpen: 'Keine Frage, die gestellt wurde, ist offen.',
    untold: 'Nicht besprochen:',
    count: [
      ['Anforderung', 'Anforderungen'],
      ['Schnittstelle', 'Schnittstellen'],
      ['Sonderfall', 'Sonderfälle'],
      ['Entscheidung', 'Entscheidungen'],
      ['Prüfung', 'Prüfungen'],
    ],
    look: 'Zuerst ansehen, denn gesagt hat es niemand:',
    ofAssumed: 'angenommen',
    ofOptions: 'aus dem Text der Fragen und Optionen',
    ofDelegated: 'entscheidet, wer es baut',
    ofOpen: (count: number) => (count === 1 ? '1 Punkt ist offen' : `${count} Punkte sind offen`),
    askOpen: 'Beantworte, was offen ist, in einem Kommentar zu „Offen“, oder bitte dort, danach gefragt zu werden.',
    much: (count: number) =>
      `${count} Aussagen binden: Das ist vielleicht mehr als eine Änderung. Wer sie teilen will, schreibt als Kommentar, welcher Teil zuerst kommt.`,
  },
} as const satisfies Record<
  Language,
  Record<string, string | readonly (readonly [string, string])[] | ((count: number) => string)>
>;

/** The section of what only the text of options says that were taken. */
const FROM_OPTIONS = 'from_options';
const isOfOption = ({ fromOption }: SpecStatement) => fromOption === true;

/**
 * What will stand in the specification, in sections to be approved or commented on, with what is assumed and what stays
 * open, numbered as it will be there. Depends on nothing that approving changes, so that an approved plan stays the plan that was approved.
 */
export function planSections(after: Session): PlanSection[] {
  // What was said on approving it is no part of what was approved.
  const session = withoutApproval(after);
  const whole = numbered({ ...specSoFar(session), status: 'unapproved' }, session);
  const spec = asApproved(whole);
  const marks = marksOf(spec);
  // What is approved is seen: the code that was given, and the lines that were drawn.
  const code = codeOf(spec);
  const list = (statements: readonly SpecStatement[]) => bullets(statements, marks, code);
  const together = (...lists: string[]) => lists.filter((list) => list !== '').join('\n');
  const language = languageOf(session.request);
  const words = WORDS[language];
  const sections: PlanSection[] = [
    {
      id: 'goal',
      title: words.goal,
      content: together(list(spec.goals), list(spec.stories)) || `${words.asRequested} ${inlineStart(spec.request)}`,
    },
    { id: 'today', title: words.today, content: list(spec.facts) },
    { id: 'scope', title: words.scope, content: together(list(spec.nonGoals), unticked(whole, language)) },
    { id: 'requirements', title: words.requirements, content: requirements(spec, '####') },
    {
      id: 'interfaces',
      title: words.interfaces,
      content: together(list(spec.entities), list(spec.interfaces)),
    },
    { id: 'errors', title: words.errors, content: list(spec.edgeCases) },
    { id: 'quality', title: words.quality, content: list(spec.quality) },
    { id: 'decisions', title: words.decisions, content: list(spec.decisions) },
    { id: 'acceptance', title: words.acceptance, content: together(list(ownScenarios(spec)), follows(spec, language)) },
    { id: 'work', title: words.work, content: together(list(spec.tasks), list(spec.risks)) },
    { id: 'delegated', title: words.delegated, content: list(spec.delegated) },
    { id: FROM_OPTIONS, title: words.fromOptions, content: list(spec.assumptions.filter(isOfOption)) },
    { id: 'assumed', title: words.assumed, content: list(spec.assumptions.filter((one) => !isOfOption(one))) },
    {
      id: 'open',
      title: words.open,
      content: [openQuestions(spec) || words.nothingOpen, untold(session, language)].filter(Boolean).join('\n\n'),
    },
  ];
  return sections.filter(({ content }) => content !== '');
}

/** What a person sees of a plan before they read it: how much it is, and what in it nobody has said. */
export function planInShort(session: Session): string {
  const spec = numbered({ ...specSoFar(session), status: 'unapproved' }, session);
  const words = WORDS[languageOf(session.request)];
  const lists = [spec.requirements, spec.interfaces, spec.edgeCases, spec.decisions, ownScenarios(spec)];
  const counts = lists.flatMap(({ length }, at) => {
    const [one, many] = words.count[at] ?? ['', ''];
    return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`];
  });
  const named = (statements: readonly SpecStatement[], how: string) =>
    statements.length === 0 ? [] : [`${namedShortly(statements.map(({ id }) => id))} (${how})`];
  const open = openQuestionLines(spec).length;
  const assumed = assumptionsIn(spec).open;
  const unsaid = [
    ...named(
      assumed.filter((one) => !isOfOption(one)),
      words.ofAssumed,
    ),
    ...named(assumed.filter(isOfOption), words.ofOptions),
    ...named(spec.delegated, words.ofDelegated),
    ...(open === 0 ? [] : [words.ofOpen(open)]),
  ];
  const parts = [counts.join(', '), unsaid.length === 0 ? '' : `${words.look} ${unsaid.join('; ')}`]
    .filter(Boolean)
    .map((part) => `${part}.`);
  // Without a model nobody can ask further, and a comment is kept as one.
  const ask = open > 0 && session.led === 'model' ? words.askOpen : '';
  return [...parts, ask, much(spec, languageOf(session.request), session)].filter(Boolean).join(' ');
}

/** What lists offered and was left unticked, as a brief tells it to whoever builds: all of it is seen before it is approved. */
function unticked(spec: Spec, language: Language): string {
  const options = leftUnticked(spec, statementsIn(spec)).map((option) => `- ${inlineStart(option)}`);
  return options.length === 0 ? '' : ['', WORDS[language].unticked, '', ...options].join('\n');
}

/** Comments stand beside the plan, where the person can settle them; what they did not take a moment ago is told where they spoke against it. */
function asApproved(spec: Spec): Spec {
  const bare = ({ comments: _comments, rejected = [], ...statement }: SpecStatement): SpecStatement => {
    const against = rejected.filter(({ reason }) => reason !== undefined && reason !== '');
    return against.length === 0 ? statement : { ...statement, rejected: against };
  };
  return { ...spec, ...Object.fromEntries(SPEC_LISTS.map(([name]) => [name, spec[name].map(bare)])) };
}

/** Kinds that are about a side of the change, whatever else they are about. */
const SIDE_OF_KIND: Partial<Record<StatementKind, Dimension>> = {
  edge_case: 'errors',
  acceptance: 'acceptance',
  entity: 'data',
  interface: 'interfaces',
  risk: 'risks',
};

/** By what words a statement on one side of a change speaks of another as well, English and German. */
const SPEAKS_OF: Partial<Record<Dimension, RegExp>> = {
  security:
    /\b(?:permissions?|passwords?|sign(?:ed)?[- ]?in|log(?:ged)?[- ]?in|admins?|nobody else (?:may|can|sees?))\b|(?:berechtig|passwör|passwort|anmeld|niemand sonst (?:darf|sieht))\p{L}*/iu,
  data: /\b(?:stor(?:ed|age)|saved|databases?|columns?)\b|(?:gespeichert|datenbank|spalte)\p{L}*/iu,
  look_feel:
    /\b(?:shown|displayed|buttons?|dialogs?|check ?box(?:es)?|colou?rs?|icons?)\b|(?:angezeigt|knopf|dialog|farbe|symbol)\p{L}*/iu,
  errors: /\b(?:errors?|fails?|invalid|refused|rejected|exit code)\b|(?:fehler|ungültig|abgelehnt|scheitert)\p{L}*/iu,
  compatibility:
    /\b(?:as (?:today|before)|existing|unchanged|stays? as)\b|(?:wie (?:heute|bisher)|bestehend|unverändert)\p{L}*/iu,
};

/** The sides of the change that must be known, and that no statement is about: what is not asked is not open, and not settled either. */
function untold({ intake, statements }: Session, language: Language): string {
  // What a writer only derived or assumed was not talked about.
  const said = statements.filter(({ sources }) => sources.some((source) => source !== 'assumed'));
  const told = new Set(said.flatMap(({ dimension, kind }) => [dimension, SIDE_OF_KIND[kind] ?? dimension]));
  if (statementsShowIt(statements)) told.add('acceptance');
  const isSpokenOf = (dimension: Dimension) => said.some(({ text }) => SPEAKS_OF[dimension]?.test(text) === true);
  const missing = (intake?.mustKnow ?? []).filter((dimension) => !told.has(dimension) && !isSpokenOf(dimension));
  const names = missing.map((dimension) =>
    language === 'de' ? GERMAN_SIDES[dimension] : DIMENSION_TITLES[dimension].toLowerCase(),
  );
  return names.length === 0 ? '' : `${WORDS[language].untold} ${names.join(', ')}.`;
}

/** Labels of what binds whoever builds it. */
const BINDS = /^(?:FR|IF|EC|NFR|KE|D)-/;

/**
 * That it may be more than one change, where so much binds that a brief, too, says to build it in parts: of thirty-odd exact
 * statements on one small command people said that it was one change; not again to somebody who sent back a plan
 * of which that was so, and did not split it.
 */
function much(spec: Spec, language: Language, { questions, planReview }: Session): string {
  const count = bindingIn(spec);
  const before =
    planReview === null ? undefined : questions.find(({ question }) => question.id === planReview.questionId);
  const bound = Object.values(before?.question.labels ?? {}).filter((label) => BINDS.test(label)).length;
  return count > MANY_BINDING && bound <= MANY_BINDING ? WORDS[language].much(count) : '';
}

/** What approving confirms beside what is shown. */
function follows(spec: Spec, language: Language): string {
  const said = saidOfDerived(spec, language);
  return said === '' ? '' : `\n${said}`;
}
