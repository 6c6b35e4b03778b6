import { buildWriterContext } from '../context/build';
import type { WriterInput } from '../roles/inputs';
import type { Session } from '../session/session';
import { step, type Step } from './step';

/** The drafts that are behind what was said. Topics nobody has spoken of yet have nothing to write, the first aside (it carries the facts). */
export function writeSteps(session: Session, mode: WriterInput['mode']): Step[] {
  const topics = session.topics.filter((topic) => topic.status !== 'dropped');
  return topics.flatMap((topic, index) => {
    const context = buildWriterContext(session, topic, mode);
    const silent = context.exchanges.length === 0 && context.previous.length === 0 && context.messages.length === 0;
    if (silent && (index > 0 || context.facts.length === 0)) return [];
    // What the writer itself has written is not news to it; what the person wrote over it is.
    const { previous: _previous, topic: brief, related: _related, ...said } = context;
    const write = step('write', context, [brief.id, said]);
    return session.written[topic.id] === write.key ? [] : [write];
  });
}
