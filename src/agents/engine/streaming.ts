import { observationSchema } from '../session/evidence';
import { observationWords } from '../view/observation-words';
import type { LookStep, Streaming } from '../view/session-view';
import type { Session } from '../session/session';
import type { Step } from './step';

/**
 * What may be shown of replies that are still coming in. A question is held back while the orchestrator may still lead
 * elsewhere: nobody should begin to read what is then taken away.
 */
export function streamingOf(
  running: readonly Step[],
  partials: ReadonlyMap<string, unknown>,
  { toSayBack, caller, layingOut }: Pick<Session, 'toSayBack' | 'caller' | 'layingOut'>,
): Streaming | null {
  const undecided = running.some(({ kind }) => kind === 'orchestrate');
  const shown: Streaming = { acknowledgement: '', question: '', draft: [] };
  for (const step of running) {
    const partial = partials.get(step.key);
    if (step.kind === 'interview' && !undecided) {
      shown.acknowledgement = toSayBack ? textOf(partial, 'acknowledgement') : '';
      shown.question = textOf(fieldOf(partial, 'question'), 'question');
    }
    if (step.kind === 'bootstrap' && layingOut === null && (caller?.questions ?? []).length === 0)
      shown.question = firstQuestionIn(partial);
    if (step.kind === 'write') {
      const statements = listOf(fieldOf(partial, 'statements')).map((statement) => textOf(statement, 'text'));
      const readable = statements.filter((text) => text !== '');
      if (readable.length > 0) shown.draft.push({ topicId: step.input.topic.id, statements: readable });
    }
  }
  const nothing = shown.acknowledgement === '' && shown.question === '' && shown.draft.length === 0;
  return nothing ? null : shown;
}

/** The first question of a layout that is coming in, where the interview begins with it. */
function firstQuestionIn(partial: unknown): string {
  const [topic] = listOf(fieldOf(partial, 'topics'));
  return textOf(partial, 'size') === 'interview' ? textOf(fieldOf(topic, 'firstQuestion'), 'question') : '';
}

/** What a look is at right now, as a step under way; null where none is, or where that is not told. */
export function lookingOf(running: readonly RunningStep[], partials: ReadonlyMap<string, unknown>): LookStep | null {
  const own = running.find(({ step }) => step.kind === 'probe');
  const looking = fieldOf(partials.get(own?.step.key ?? ''), 'looking');
  const action = actionSchema.safeParse(textOf(looking, 'action'));
  if (own === undefined || !action.success) return null;
  const text = observationWords({ action: action.data, target: textOf(looking, 'target') });
  return { at: own.since, text, result: textOf(looking, 'result'), ms: null, status: 'running' };
}

interface RunningStep {
  step: Step;
  /** ISO 8601. */
  since: string;
}

const actionSchema = observationSchema.shape.action;

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
