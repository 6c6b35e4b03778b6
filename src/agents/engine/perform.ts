import { ObservationTools } from '../exploration/tools/observation-tools';
import { FEW_LOOK_TOOLS } from '../exploration/tools/tool-specs';
import type { ModelPorts } from '../model/model-ports';
import { runRole } from '../model/run-role';
import { type RolePorts } from '../model/model-ports';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { bootstrapper, openingOf } from '../roles/bootstrapper/role';
import { intake } from '../roles/intake/role';
import { PREPARED } from '../roles/interviewer/prompt';
import { interviewer } from '../roles/interviewer/role';
import type { InterviewerInput } from '../roles/inputs/inputs';
import { reviewer } from '../roles/reviewer/role';
import { writer } from '../roles/writer/role';
import type { InterviewResult } from '../session/events';
import { nextNumber } from '../session/ids';
import type { Session } from '../session/session';
import { tokenShare } from '../session/usage';
import {
  bootstrapEvents,
  asideEvents,
  namesEvents,
  contradictionEvents,
  mayOpen,
  openingEvents,
  readingEvents,
  type Bootstrapped,
} from './perform-bootstrap';
import { nothingToFindOut, performFurtherLook, performPlan, performProbe, performTask } from './perform-exploration';
import { batch, type AheadOf, type Batch, type PerformHooks, type PerformPorts } from './perform-ports';
import { buildBootstrapperInput } from '../roles/inputs/build';
import { lateConclusion, thinksOfLeftTopic } from './left-topic';
import { orchestrate, orchestrateEvents } from './perform-orchestrate';
import { labelsOfOthers } from '../exploration/earlier/labels-of-others';
import { placesForStatements } from '../exploration/places-for-statements';
import type { Spec } from '../specification/model';
import { finalizeEvents } from './perform-finalize';
import { lookingFrom } from './places-of-change';
import { reviewEvents } from './perform-review';
import { statementEvents } from './perform-write';
import { playPlain, type Step, type StepOf } from './step';
import { TimeLimit } from '../base/async/deadline';
import { untilAborted, ABORTED } from '../base/async/until-aborted';

/** The models that may be called in a session: none where rules lead, a block says so, or the tokens are used up. */
export function usableModels(session: Session, models: ModelPorts | null): ModelPorts | null {
  return session.led === 'model' && session.block === null && tokenShare(session) < 1 ? models : null;
}

/**
 * Does one step on the session as it was when the step fell due, and yields its events. Throws what the workspace or the
 * store throws, and a `ModelFailure` where a person has to choose how to go on; the caller decides what a failure means.
 */
export async function* perform(
  step: Step,
  session: Session,
  ports: PerformPorts,
  signal: CancelSignal,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  const models = usableModels(session, ports.models);
  const { record, partial: onPartial } = hooks;
  const roles: RolePorts = { models, clock: ports.clock, signal, record, tools: null, onPartial };
  const { key } = step;
  switch (step.kind) {
    case 'record':
      yield batch(...step.input);
      return;
    case 'intake': {
      // By rules, whoever leads: they take no time, and who lays out the interview puts right what they misread.
      const revision = models === null ? await revisionOf(ports, signal) : null;
      yield batch({ type: 'intake_made', intake: intake.offline(step.input), by: 'offline', revision });
      return;
    }
    case 'probe':
      yield* performProbe(step, session, ports, roles, hooks);
      return;
    case 'look_further':
      yield* performFurtherLook(step, session, ports, roles, hooks);
      return;
    case 'plan':
      yield* performPlan(step, session, roles);
      return;
    case 'task':
      yield* performTask(step, session, ports, roles, hooks);
      return;
    case 'bootstrap':
      yield* performBootstrap(step, ports, roles, hooks);
      return;
    case 'orchestrate': {
      const { value, by } = await orchestrate(step.input.context, key, roles);
      yield (now) => orchestrateEvents(now, step.input.turn, value, by);
      return;
    }
    case 'interview':
      yield* performInterview(step, session, ports, roles, hooks);
      return;
    case 'write': {
      if (step.input.byRules === true) {
        yield (now) => statementEvents(now, step, { statements: [], removed: [], comment: '' }, 'model');
        return;
      }
      const ahead = roles.models === null ? null : await hooks.writtenAhead(step);
      const { value, by } =
        ahead === null ? await runRole(writer, step.input, key, roles) : { value: ahead.result, by: 'model' as const };
      yield (now) => statementEvents(now, step, value, by, ahead?.call);
      return;
    }
    case 'review': {
      const { value, by } = await runRole(reviewer, step.input.context, key, roles);
      yield (now) => reviewEvents(now, step, value, by);
      return;
    }
    case 'finalize': {
      const [mainRoot = ''] = ports.reader.roots();
      const from = lookingFrom(hooks.session(), mainRoot);
      const placesFor = (spec: Spec) =>
        placesForStatements(spec, { reader: ports.reader, clock: ports.clock, signal, ...from });
      const labelsTaken = (except: string[]) => labelsOfOthers(ports.reader, except, signal);
      yield batch(...(await finalizeEvents(hooks.session, step, ports.store, { placesFor, labelsTaken, roles })));
      return;
    }
    default:
      yield batch(...(await playPlain(step, roles)));
      return;
  }
}

/**
 * Milliseconds that the layout of an interview waits for what the look finds, where it is not done yet. A model takes some
 * seconds for it, and with the evidence its first question is far better; on a busy machine the look takes half a second.
 */
const GRACE_MS = 700;
/**
 * The same while nobody knows yet what kind of project it is: asked without that, a command line tool was offered links into
 * an editor, and a library lines on a screen.
 */
const GRACE_UNKNOWN_MS = 1_500;
/** Milliseconds in which the other facts follow the first one. */
const ALL_FACTS_MS = 20;

/**
 * Lays out the interview. A model does so with what the look has found when it ends, or after a short while; rules take as
 * long as the look takes.
 */
async function* performBootstrap(
  { input, key }: StepOf<'bootstrap'>,
  ports: PerformPorts,
  roles: RolePorts,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  // Nobody waits for the commit: the call takes longer.
  const commit = roles.models === null ? Promise.resolve(null) : revisionOf(ports, roles.signal);
  if (hooks.session().probe.status === 'running') {
    const byModel = roles.models !== null && roles.models.source.for('bootstrapper') !== null;
    const wait = async (ms: number, isKnown: (session: Session) => boolean) => {
      const limit = byModel ? new TimeLimit(ports.clock, ms, roles.signal) : null;
      await hooks.until(isKnown, limit?.signal ?? roles.signal);
      limit?.end();
    };
    const isOver = ({ probe }: Session) => probe.status !== 'running';
    await wait(GRACE_MS, isOver);
    const knowsFacts = ({ facts }: Session) => facts.length > 0;
    if (byModel && !isOver(hooks.session()) && !knowsFacts(hooks.session())) {
      await wait(GRACE_UNKNOWN_MS - GRACE_MS, (session) => isOver(session) || knowsFacts(session));
      // They come one after the other.
      if (knowsFacts(hooks.session())) await wait(ALL_FACTS_MS, isOver);
    }
  }
  const known = roles.models === null ? input : buildBootstrapperInput(hooks.session());
  let showOpening: (opening: Bootstrapped | null) => void = () => undefined;
  const opening = new Promise<Bootstrapped | null>((resolve) => (showOpening = resolve));
  const partial = (value: unknown) => {
    roles.onPartial?.(value);
    const begun = mayOpen(hooks.session()) ? openingOf(value, known) : null;
    if (begun !== null) showOpening(begun);
  };
  const layout = runRole(bootstrapper, known, key, { ...roles, onPartial: partial });
  const first = await Promise.race([opening, layout.then(() => null)]);
  if (first !== null) {
    // Whoever is not heard to the end fails unheard.
    layout.catch(() => undefined);
    yield (now) => openingEvents(now, first, key);
  }
  const { value, by } = await layout;
  const revision = await commit;
  yield (now) => [
    ...readingEvents(now, value.reading, revision),
    ...contradictionEvents(now, value),
    ...asideEvents(now, value),
    ...namesEvents(now, value),
    ...bootstrapEvents(now, value, by),
  ];
}

/** Looks that an interviewer may take for one question, and the milliseconds they may take together. */
const INTERVIEWER_LOOKS = { mostCalls: 4, budgetMs: 10_000, mostEvidence: 10 } as const;

/** One turn of the interviewer, who may look something up first. What it saw is part of its proposal. */
async function* performInterview(
  step: StepOf<'interview'>,
  session: Session,
  { reader, clock }: PerformPorts,
  roles: RolePorts,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  const { input, key } = step;
  const ahead = roles.models === null ? null : await hooks.ahead(step);
  const turn = ahead?.as === 'turn' ? ahead : null;
  const tools =
    roles.models === null || turn !== null || nothingToFindOut(session, roles)
      ? null
      : new ObservationTools({
          reader,
          clock,
          about: session.request,
          intake: input.intake,
          known: session.evidence,
          evidenceNumbers: hooks.evidenceNumber,
          observationPrefix: `I${nextNumber(session, 'looks')}.O`,
          extra: roles.models.tools,
          offered: FEW_LOOK_TOOLS,
          ...INTERVIEWER_LOOKS,
        });
  const { value, by } =
    turn === null
      ? await runRole(interviewer, withPrepared(input, ahead), key, { ...roles, tools })
      : { value: turn.result, by: 'model' as const };
  const isKept = !value.done && value.waiting === PREPARED;
  const used = turn !== null || isKept ? ahead : null;
  const seen = { observations: tools?.observations ?? [], evidence: tools?.evidence ?? [] };
  const standIn = by === 'offline' && roles.models !== null && roles.models.source.for('interviewer') !== null;
  const known = new Set([...session.evidence, ...seen.evidence].map(({ id }) => id));
  const result: InterviewResult = value.done
    ? value
    : {
        ...(isKept ? asOwn(value) : value),
        question: {
          ...value.question,
          evidence: value.question.evidence.filter((id) => known.has(id)),
          ...(standIn ? { standIn } : {}),
        },
      };
  const { topicId } = input;
  yield (now) =>
    thinksOfLeftTopic(now, step)
      ? lateConclusion(key, topicId, result, by)
      : [{ type: 'interview_proposed', key, topicId, result, by, ...seen, ...(used && { ahead: used.call }) }];
}

/** A question that waited for this turn alone becomes the interviewer's own. */
function asOwn({ waiting: _waiting, ...own }: Asking): Asking {
  return own;
}

type Asking = Extract<InterviewResult, { done: false }>;

function withPrepared(input: InterviewerInput, ahead: AheadOf | null): InterviewerInput {
  return ahead?.as === 'question' ? { ...input, prepared: ahead.question } : input;
}

/** Milliseconds that a session waits to hear which commit it is about: on a busy machine git itself may take seconds to start. */
const REVISION_MS = 10_000;
/** The commit that is checked out, full hash; null where it is not known, or not soon enough. Never rejects. */
async function revisionOf(
  { reader, clock }: { reader: WorkspaceReader; clock: Clock },
  signal: CancelSignal,
): Promise<string | null> {
  const limit = new TimeLimit(clock, REVISION_MS, signal);
  try {
    const revision = await untilAborted(reader.revision(), limit.signal);
    return revision === ABORTED ? null : revision;
  } catch {
    return null;
  } finally {
    limit.end();
  }
}
