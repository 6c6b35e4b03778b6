import { buildWriterInput } from '../roles/inputs/build';
import type { WriterInput } from '../roles/inputs/inputs';
import { stepKey } from '../base/text/hash';
import type { Finding } from '../session/finding';
import { topicOf } from '../session/finding-topic';
import type { Session } from '../session/session';
import { step, type Step } from './step';

/**
 * The drafts that are behind what was said, or in which the review found what the writer can put right. Topics nobody has
 * spoken of yet have nothing to write, the first aside (it carries the facts).
 */
export function writeSteps(session: Session, mode: WriterInput['mode']): Step[] {
  const topics = session.topics.filter((topic) => topic.status !== 'dropped');
  return topics.flatMap((topic, index) => {
    const context = buildWriterInput(session, topic, mode);
    const { exchanges, previous: written, messages, relevantMessages: heard } = context;
    const silent = [exchanges, written, messages, heard].every(({ length }) => length === 0);
    if (silent && context.size === undefined && (index > 0 || context.facts.length === 0)) return [];
    const findings = findingsOf(session, topic.id, isToPutRight);
    const done = findingsOf(session, topic.id, ({ end, fix }) => end?.end === 'fixed' && fix !== '');
    if (findings.length > 0) {
      const ids = findings.map(({ id }) => id);
      return [step('write', { ...context, ...told([...done, ...findings]) }, [keyOfWriting(context), ids])];
    }
    const key = keyOfWriting(context);
    const from = session.written.find(({ topicId }) => topicId === topic.id)?.key;
    return from === key ? [] : [{ kind: 'write' as const, key, input: { ...context, ...told(done) } }];
  });
}

type Told = NonNullable<WriterInput['findings']>;

/** Findings on a topic as its writer is told them: what is to be put right, and what was and is to stay so. */
function findingsOf(session: Session, topicId: string, which: (finding: Finding) => boolean): Told {
  return session.findings
    .filter((finding) => which(finding) && topicOf(session, finding)?.id === topicId)
    .map(({ id, text, fix, statements, end }) => ({ id, text, fix, statements, isDone: end !== null }));
}

function told(findings: Told): Pick<WriterInput, 'findings'> {
  return findings.length === 0 ? {} : { findings };
}

/** Whether a finding is the writer's to put right, and has not been yet. */
export function isToPutRight({ fix, question, end }: Finding): boolean {
  return end === null && question === null && fix !== '';
}

/**
 * What a draft is written from, as a key. What the writer itself has written is not news to it; what the person wrote over
 * it is. Evidence that is found later belongs to the question that it was found for: written anew for it, every topic would
 * be with every question. What the review found is put right once, and no reason to write again.
 */
export function keyOfWriting(input: WriterInput): string {
  const {
    previous,
    topic: { id },
    related: _related,
    evidence: _evidence,
    look: _look,
    takenOut: _gone,
    findings: _findings,
    editedByPerson,
    ...said
  } = input;
  const edited = editedByPerson.filter((one) => previous.some((statement) => statement.id === one));
  return stepKey('write', [id, said, edited]);
}
