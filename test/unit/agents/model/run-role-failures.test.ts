import { describe, expect, it } from 'vitest';
import { ModelFailure, type ModelReply } from '../../../../src/agents/model/model';
import { FROM_MODEL, FROM_TWIN, FITTING, inShort, roleRig } from './role-rig';
import { fails, hangs, says, ScriptedModel } from '../../rigs/scripted-model';

const failure = (kind: string, message: RegExp) =>
  expect.objectContaining({ kind, message: expect.stringMatching(message) as string }) as unknown;

describe('what may pass', () => {
  const passing = { transient: true };

  it('is tried twice more, after a second and after four', async () => {
    const model = new ScriptedModel([
      fails('transport', 'Reset.', passing),
      fails('quota', 'Busy.', passing),
      says(FITTING),
    ]);
    const { run, clock, events } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    expect(clock.waited).toEqual([1_000, 4_000]);
    expect(inShort(events).filter((event) => event.startsWith('started'))).toHaveLength(3);
    model.assertDone();
  });

  it('is for a person to settle after that', async () => {
    const model = new ScriptedModel([1, 2, 3].map((nr) => fails('transport', `Reset ${nr}.`, passing)));
    await expect(roleRig(model).run()).rejects.toEqual(failure('transport', /^Reset 3\.$/));
    model.assertDone();
  });

  it('waits as long as the server asks', async () => {
    const model = new ScriptedModel([
      fails('quota', 'Busy.', { transient: true, retryAfterMs: 30_000 }),
      says(FITTING),
    ]);
    const { run, clock } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    expect(clock.waited).toEqual([30_000]);
  });

  it.each([
    [31_000, /^Busy\. The server asks to wait 31 seconds before the next call\.$/],
    [3_600_000, /wait 60 minutes/],
  ])('does not wait %i ms: the person is told how long', async (retryAfterMs, words) => {
    const model = new ScriptedModel([fails('quota', 'Busy.', { transient: true, retryAfterMs })]);
    const { run, clock } = roleRig(model);
    await expect(run()).rejects.toEqual(failure('quota', words));
    expect(clock.waited).toEqual([]);
  });

  it.each(['authorisation', 'quota', 'transport'] as const)('%s that will not pass is told at once', async (kind) => {
    const model = new ScriptedModel([fails(kind)]);
    const { run, events } = roleRig(model);
    await expect(run()).rejects.toEqual(failure(kind, /The server says/));
    expect(inShort(events)).toEqual(['started 1', `failed ${kind}`]);
  });
});

describe('five minutes after it began', () => {
  const slow = (clock: { advance(ms: number): void }, ms: number, step = says('nonsense')) =>
    ((request) => {
      clock.advance(ms);
      return step(request);
    }) satisfies ReturnType<typeof says>;

  it('no call begins: what failed in passing is told', async () => {
    const steps: ReturnType<typeof says>[] = [];
    const model = new ScriptedModel([(request) => steps[0]!(request), (request) => steps[1]!(request)]);
    const { run, clock } = roleRig(model);
    steps.push(slow(clock, 250_000, fails('transport', 'Slow.', { transient: true })));
    steps.push(slow(clock, 46_000, fails('transport', 'Slower.', { transient: true })));
    await expect(run()).rejects.toEqual(failure('transport', /^Slower\.$/));
    expect(model.requests.map(({ timeoutMs }) => timeoutMs)).toEqual([120_000, 49_000]);
    model.assertDone();
  });

  it('no repair is asked for: the rule-based version stands in', async () => {
    const steps: ReturnType<typeof says>[] = [];
    const model = new ScriptedModel([(request) => steps[0]!(request)]);
    const { run, clock, events } = roleRig(model);
    steps.push(slow(clock, 300_000));
    expect(await run()).toEqual(FROM_TWIN);
    expect(inShort(events)).toEqual(['started 1', 'failed invalid', 'fallback']);
    model.assertDone();
  });
});

describe('cancelling', () => {
  it('before anything makes no call', async () => {
    const model = new ScriptedModel([]);
    const { run, cancellation, events } = roleRig(model);
    cancellation.cancel();
    await expect(run()).rejects.toEqual(failure('cancelled', /cancelled/));
    expect(events).toEqual([]);
  });

  it('ends a call at once that does not heed the signal, and its late reply is dropped', async () => {
    let reply: (late: ModelReply) => void = () => undefined;
    const partials: unknown[] = [];
    const model = new ScriptedModel([() => new Promise((resolve) => (reply = resolve))]);
    const { run, cancellation, events } = roleRig(model, { onPartial: (value) => partials.push(value) });
    const running = run();
    await new Promise(setImmediate);
    cancellation.cancel();
    await expect(running).rejects.toBeInstanceOf(ModelFailure);
    model.requests[0]?.onText?.('{"said":"late"}');
    reply({ text: '{}', toolCalls: [], inputTokens: 1, outputTokens: 1, countedBy: 'provider' });
    await new Promise(setImmediate);
    expect(inShort(events)).toEqual(['started 1', 'failed cancelled']);
    expect(partials).toEqual([]);
  });

  it('ends the wait for another attempt', async () => {
    const model = new ScriptedModel([fails('transport', 'Reset.', { transient: true })]);
    const { run, cancellation, events, clock } = roleRig(model);
    clock.wait = (_ms, signal) => new Promise((resolve) => signal?.addEventListener('abort', resolve));
    const running = run();
    await new Promise(setImmediate);
    cancellation.cancel();
    await expect(running).rejects.toEqual(failure('cancelled', /cancelled/));
    expect(inShort(events)).toEqual(['started 1', 'failed transport']);
  });

  it('ends what comes before the first call too', async () => {
    const model = new ScriptedModel([]);
    const { run, cancellation } = roleRig(model, { models: { projectNotes: () => new Promise(() => undefined) } });
    const running = run();
    cancellation.cancel();
    await expect(running).rejects.toEqual(failure('cancelled', /cancelled/));
  });

  it('is nobody’s here where only the model says so: a person settles it', async () => {
    const model = new ScriptedModel([fails('cancelled', 'The editor broke the call off.')]);
    await expect(roleRig(model).run()).rejects.toEqual(failure('transport', /broke the call off/));
  });

  it('while a model hangs leaves one end for each beginning', async () => {
    const model = new ScriptedModel([says('nonsense'), hangs()]);
    const { run, cancellation, events } = roleRig(model);
    const running = run();
    await new Promise(setImmediate);
    cancellation.cancel();
    await expect(running).rejects.toBeInstanceOf(ModelFailure);
    expect(inShort(events)).toEqual(['started 1', 'failed invalid', 'started 2', 'failed cancelled']);
  });
});

/** What is thrown may be anything. */
async function rejectedWith(anything: unknown): Promise<never> {
  await Promise.resolve();
  throw anything;
}

describe('a model that throws what it should not', () => {
  it.each([
    [() => Promise.reject(new TypeError('x is not a function')), /^scripted at test failed: x is not a function$/],
    [
      () => {
        throw new Error('thrown\nat once');
      },
      /^scripted at test failed: thrown at once$/,
    ],
    [() => rejectedWith({ key: 'secret' }), /^scripted at test failed in a way it does not explain\.$/],
    [() => undefined as never, /failed/],
  ])('has failed in transport, and no more than the message is told', async (step, words) => {
    const { run, events } = roleRig(new ScriptedModel([step]));
    await expect(run()).rejects.toEqual(failure('transport', words));
    expect(inShort(events)).toEqual(['started 1', 'failed transport']);
  });
});
