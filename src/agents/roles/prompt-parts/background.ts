import { estimateTokens } from '../../base/text/tokens';
import type { Intake } from '../../session/events';
import { bearsOutFacts, type Fact, type Selection } from '../../session/evidence';
import type { SessionBackground } from '../inputs/inputs';
import { evidenceSection, placeOf } from './evidence';
import { projectNotesSection, sections, tokensLeft } from './prompt-frame';
import { seenSection } from './look-section';
import { fairCap, plainLine, quoted, shortened } from '../../base/text/quote';
import type { PromptFrame } from '../../model/role-prompt';

/** Share of a ground's tokens that everything but the evidence may take. */
const HEAD_SHARE = 0.6;

interface Reader {
  /** Whether it may go and search: words to look for are of use to it alone. */
  searches?: true;
  /** Whether topics tell it what is to be settled, each of its own. */
  hasTopics?: true;
  /** Most tokens of the lines of one piece, for whom it matters what a piece names and less how it works. */
  longestExcerpt?: number;
}

/**
 * The ground of a session under so many tokens: the request, the selection, the caller's context, what the intake made
 * of them, the facts, the project's notes, and the evidence last, so that evidence found later only adds at the end.
 * Long texts are shortened before anything is left out, and what is left out is said.
 */
export function backgroundSection(
  background: SessionBackground,
  frame: PromptFrame,
  tokens: number,
  reader: Reader = {},
): string {
  const head = backgroundHead(background, frame, Math.floor(tokens * HEAD_SHARE), reader);
  // Where the facts are told, each with the piece that proves it, the piece says nothing more.
  const proofs = new Set(background.facts.flatMap(({ evidence }) => evidence));
  const told = background.evidence.filter((piece) => !(bearsOutFacts(piece) && proofs.has(piece.id)));
  return sections(
    head,
    evidenceSection(told, frame, tokensLeft(tokens, head), {
      conclusion: background.look?.summary,
      longest: reader.longestExcerpt,
    }),
  );
}

/** The ground without its evidence. */
function backgroundHead(background: SessionBackground, frame: PromptFrame, tokens: number, reader: Reader): string {
  const { request, selection, callerContext, intake, facts, look } = background;
  const seen = seenSection(look, frame, Math.floor(tokens / 4), background.evidence);
  const reading = intakeSection(intake, reader, request);
  const fixed = [reading, projectNotesSection(frame), seen];
  const stands = background.stands === undefined ? [] : [standsLines(background.stands)];
  const given = [request, selection?.text ?? '', callerContext, factLines(facts), ...stands];
  const cap = fairCap(given.map(estimateTokens), tokensLeft(tokens, ...fixed));
  return sections(
    requestSection(request, frame, cap),
    selectionSection(selection, frame, cap),
    callerSection(callerContext, frame, cap),
    standsSection(background.stands, frame, cap),
    reading,
    factsSection(facts, frame, cap),
    seen,
    projectNotesSection(frame),
  );
}

/** What the person asked for, in their words. */
export function requestSection(request: string, frame: PromptFrame, tokens: number): string {
  return `# The request, in the person’s words\n${quoted('request', shortened(request, tokens), frame)}`;
}

/** What the intake made of the request. */
export function intakeSection(
  { kind, alsoKinds, title, terms, visible, mustKnow }: Intake,
  { searches, hasTopics }: Reader = {},
  request = '',
): string {
  const lines = [
    `Kind of change: ${[kind, ...alsoKinds].join(', ')}`,
    ...(title.trim() === '' || title === request.trim() ? [] : [`Title: ${JSON.stringify(plainLine(title, 120))}`]),
    ...(terms.length === 0 || searches !== true ? [] : [`Terms: ${JSON.stringify(plainLine(terms.join(', '), 300))}`]),
    // Rules know by few words that something is seen, and by none that it is not.
    ...(visible ? ['People will see the change: yes'] : []),
    ...(mustKnow.length === 0 || hasTopics === true
      ? []
      : [`To be settled, most important first: ${mustKnow.join(', ')}`]),
  ];
  return `# First reading of the request\n${lines.join('\n')}`;
}

function selectionSection(selection: Selection | null, frame: PromptFrame, tokens: number): string {
  if (selection === null || selection.text.trim() === '') return '';
  const text = `${placeOf(selection)}\n${shortened(selection.text, tokens)}`;
  return `# Code the person had selected\n${quoted('selection', text, frame)}`;
}

export function callerSection(context: string, frame: PromptFrame, tokens: number): string {
  if (context.trim() === '') return '';
  return `# What a calling agent passed in\n${quoted('caller', shortened(context, tokens), frame)}`;
}

/** What an approved specification states that is to be changed: it stands, unless the person says otherwise. */
function standsSection(stands: SessionBackground['stands'], frame: PromptFrame, tokens: number): string {
  if (stands === undefined) return '';
  return (
    '# What stands\nThe request changes an approved specification. These statements of it hold word for word: ask only about what the ' +
    'request touches, write none of them again, and say which of them a new statement contradicts.\n' +
    quoted('stands', shortened(standsLines(stands), tokens), frame)
  );
}

function standsLines({ title, statements }: NonNullable<SessionBackground['stands']>): string {
  return [plainLine(title, 120), ...statements.map(({ id, text }) => `- ${id}: ${plainLine(text, 300)}`)].join('\n');
}

export function factsSection(facts: readonly Fact[], frame: PromptFrame, tokens: number): string {
  if (facts.length === 0) return '';
  const marked = facts.some(({ confirm }) => confirm)
    ? ' “confirm” marks those that the person should get a chance to correct if the change depends on them.'
    : '';
  return `# Facts of the workspace\nKnown without asking.${marked}\n${quoted('facts', shortened(factLines(facts), tokens), frame)}`;
}

function factLines(facts: readonly Fact[]): string {
  return facts
    .map(({ text, evidence, confirm }) => {
      const cited = evidence.length > 0 ? ` (${evidence.join(', ')})` : '';
      return `- ${plainLine(text, 300)}${cited}${confirm ? ' [confirm]' : ''}`;
    })
    .join('\n');
}
