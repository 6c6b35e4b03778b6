import type { Streaming } from '../view/session-view';
import type { Session } from '../session/session';
import type { Step } from './step';

/**
 * What may be shown of replies that are still coming in. A question is held back while the orchestrator may still lead
 * elsewhere: nobody should begin to read what is then taken away.
 */
export function streamingOf(
  running: readonly Step[],
  partials: ReadonlyMap<string, unknown>,
  { toSayBack }: Pick<Session, 'toSayBack'>,
): Streaming | null {
  const undecided = running.some(({ kind }) => kind === 'orchestrate');
  const shown: Streaming = { acknowledgement: '', question: '', draft: [] };
  for (const step of running) {
    const partial = partials.get(step.key);
    if (step.kind === 'interview' && !undecided) {
      shown.acknowledgement = toSayBack ? textOf(partial, 'acknowledgement') : '';
      shown.question = textOf(fieldOf(partial, 'question'), 'question');
    }
    if (step.kind === 'write') {
      const statements = listOf(fieldOf(partial, 'statements')).map((statement) => textOf(statement, 'text'));
      const readable = statements.filter((text) => text !== '');
      if (readable.length > 0) shown.draft.push({ topicId: step.input.topic.id, statements: readable });
    }
  }
  const nothing = shown.acknowledgement === '' && shown.question === '' && shown.draft.length === 0;
  return nothing ? null : shown;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
