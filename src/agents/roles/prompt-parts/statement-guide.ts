import { STATEMENT_KINDS, type StatementKind } from '../../session/statement';

/** What each kind of statement holds and how it is worded, as models are told. */
const MEANINGS: Record<StatementKind, string> = {
  goal: 'what the change is to achieve, and for whom',
  non_goal: 'what was said to stay out: “Not part of this change: …”',
  story: 'a use in the form “As a …, I want …, so that …”, only if the person put it so or named who, what and why',
  requirement:
    'something the system does, chosen or not, with one SHALL: “WHEN <event>, the system SHALL <response>” (also WHILE <state>, IF <trouble>, THEN, WHERE <feature is there>), and “The system SHALL …” where it holds always',
  quality: 'how well it does so: with a number, its unit, and how it is measured, as far as these were said',
  interface: 'what others rely on: an endpoint, command, option, format, event, setting, with names as given',
  entity: 'a thing kept or passed on, with its fields',
  edge_case: 'what happens at a limit or when something goes wrong: “IF …, THEN the system SHALL …”',
  decision:
    'a choice between ways that says nothing of what the system does: a tool, an order of work, a place in the code',
  delegated: 'answered “You decide”: what is left to the implementer, with the recommendation that was shown',
  assumption:
    'the change rests on it and nobody has said it: its source is `assumed`, the evidence that suggests it without proving it, or the question whose chosen option promises it beyond its label',
  open_question: 'answered “I don’t know”, or settled by nobody: the question, and who may know if that was said',
  risk: 'what could go wrong with the change itself, and what was said to do about it',
  acceptance:
    'how one checks it: “Given <state>, when <action>, then <what one sees>”, or a test or measurement the person named; which files tests go into is a `task`',
  task: 'a step of the work that was asked for: an order, a migration step, tests or documents to write, an announcement',
  fact: 'how it is today, as evidence shows or the person said, where the change depends on it',
};

/** The kinds of statements with their meanings, a line for each, for the instructions of a role. */
export const STATEMENT_GUIDE = STATEMENT_KINDS.map((kind) => `- \`${kind}\`: ${MEANINGS[kind]}`).join('\n');
