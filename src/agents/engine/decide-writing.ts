import { buildWriterInput } from '../roles/inputs/build';
import type { WriterInput } from '../roles/inputs/inputs';
import type { Session } from '../session/session';
import { step, type Step } from './step';

/** The drafts that are behind what was said. Topics nobody has spoken of yet have nothing to write, the first aside (it carries the facts). */
export function writeSteps(session: Session, mode: WriterInput['mode']): Step[] {
  const topics = session.topics.filter((topic) => topic.status !== 'dropped');
  return topics.flatMap((topic, index) => {
    const context = buildWriterInput(session, topic, mode);
    const { exchanges, previous: written, messages, relevantMessages: heard } = context;
    const silent = [exchanges, written, messages, heard].every(({ length }) => length === 0);
    if (silent && context.size === undefined && (index > 0 || context.facts.length === 0)) return [];
    // What the writer itself has written is not news to it; what the person wrote over it is. Evidence that is found later
    // belongs to the question that it was found for: written anew for it, every topic would be with every question.
    const {
      previous,
      topic: brief,
      related: _related,
      evidence: _evidence,
      look: _look,
      takenOut: _gone,
      editedByPerson,
      ...said
    } = context;
    const edited = editedByPerson.filter((id) => previous.some((statement) => statement.id === id));
    const write = step('write', context, [brief.id, said, edited]);
    const from = session.written.find(({ topicId }) => topicId === topic.id)?.key;
    return from === write.key ? [] : [write];
  });
}
