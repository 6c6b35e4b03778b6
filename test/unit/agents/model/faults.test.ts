import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelFailure, RUNGS } from '../../../../src/agents/model/model';
import type { Toolbox } from '../../../../src/agents/model/toolbox';
import { eventSchema, type SessionEvent } from '../../../../src/agents/session/events';
import { FITTING, FROM_MODEL, FROM_TWIN, inShort, roleRig } from './role-rig';
import { callsTools, fails, says, ScriptedModel, type Step } from '../../rigs/scripted-model';

const passing = { transient: true };
const look = (at: unknown) => callsTools({ name: 'look', input: { at } });
const fine = says(FITTING);
const repeated = (step: Step, times: number) => Array.from({ length: times }, () => step);

const toolbox: Toolbox = {
  specs: [{ name: 'look', description: 'Looks.', parameters: { type: 'object' } }],
  call: async () => 'found it',
};

const faults: [fault: string, script: Step[], end: 'model' | 'twin' | ModelFailure['kind']][] = [
  ['a reply that is no JSON, mended when told', [says('Hello!'), fine], 'model'],
  ['a reply that is no JSON, again and again', repeated(says('Hello!'), 3), 'twin'],
  ['a reply cut off in its middle', [says('{"said":"hel'), fine], 'model'],
  ['JSON of another form', [says({ word: 'hello' }), fine], 'model'],
  ['JSON of another form, again and again', repeated(says([1, 2, 3]), 3), 'twin'],
  ['prose around the JSON', [says(`Sure: ${JSON.stringify(FITTING)} Bye.`)], 'model'],
  ['an empty reply', [says(''), fine], 'model'],
  ['nothing but empty replies', repeated(says(' \n'), 2), 'twin'],
  ['a reply without end', [fails('content', 'The model’s reply does not end.'), fine], 'model'],
  ['a refusal', repeated(fails('content', 'The model refused to answer.'), 2), 'twin'],
  ['a stall that passes', [fails('transport', 'Stalled.', passing), fine], 'model'],
  ['a stall that stays', repeated(fails('transport', 'Stalled.', passing), 3), 'transport'],
  [
    'too many requests, for a moment',
    [fails('quota', 'Busy.', { transient: true, retryAfterMs: 2_000 }), fine],
    'model',
  ],
  ['too many requests, for an hour', [fails('quota', 'Busy.', { transient: true, retryAfterMs: 3_600_000 })], 'quota'],
  ['a quota that is spent', [fails('quota')], 'quota'],
  ['an internal error that stays', repeated(fails('transport', 'Error 500.', passing), 3), 'transport'],
  ['a refused key', [fails('authorisation')], 'authorisation'],
  ['a refused key in mid-way', [says('Hello!'), fails('authorisation')], 'authorisation'],
  ['a redirect', [fails('transport', 'The server sends us elsewhere.')], 'transport'],
  ['no rung but the last', [...repeated(fails('unsupported'), 3), fine], 'model'],
  ['no rung at all', repeated(fails('unsupported'), 4), 'transport'],
  ['an input too long once', [fails('too_long'), fine], 'model'],
  ['an input too long whatever is left out', repeated(fails('too_long'), 2), 'twin'],
  ['calls of tools that nobody offered', [look(1), fine], 'model'],
  ['nothing but calls of tools that nobody offered', repeated(look(1), 3), 'twin'],
  ['an error of the adapter itself', [() => Promise.reject(new RangeError('stack'))], 'transport'],
];

describe('a fault of a model', () => {
  it.each(faults)('%s', async (_fault, script, end) => {
    const model = new ScriptedModel(script);
    const { run, events } = roleRig(model);
    if (end === 'model') expect(await run()).toEqual(FROM_MODEL);
    else if (end === 'twin') expect(await run()).toEqual(FROM_TWIN);
    else await expect(run()).rejects.toMatchObject({ name: 'ModelFailure', kind: end });
    expect(inShort(events).includes('fallback')).toBe(end === 'twin');
    model.assertDone();
    expectWholeJournal(events);
  });
});

describe('whatever a model does', () => {
  const step = fc.oneof(
    fc.constant(fine),
    fc.string().map((text) => says(text)),
    fc.jsonValue().map((value) => says(value)),
    fc.nat(3).map(look),
    fc.constant(callsTools({ id: '', name: '', input: 'x' }, { id: '', name: 'look', input: {} })),
    fc
      .tuple(
        fc.constantFrom('cancelled', 'unsupported', 'too_long', 'content', 'transport', 'authorisation', 'quota'),
        fc.boolean(),
        fc.constantFrom(null, 0, 5_000, 40_000, -1, Number.NaN),
      )
      .map(([kind, transient, retryAfterMs]) => fails(kind, 'No.', { transient, retryAfterMs })),
    fc.constant<Step>(() => Promise.reject(new Error('x'))),
  );
  const options = fc.record({
    rungs: fc.subarray([...RUNGS]),
    contextTokens: fc.constantFrom(null, 1_000, 8_000, 128_000),
    images: fc.boolean(),
  });

  it('its role comes to a result, to the rules’, or to a choice for the person; the journal is whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), options, fc.boolean(), async (script, about, looks) => {
        const model = new ScriptedModel(script, about);
        const { run, events } = roleRig(model, looks ? { tools: toolbox } : {});
        try {
          const { by } = await run({ word: 'hello', images: [{ hash: 'a', name: 'a.png' }] });
          expect(inShort(events).includes('fallback')).toBe(by === 'offline');
        } catch (error) {
          expect(error).toBeInstanceOf(ModelFailure);
          expect(['transport', 'authorisation', 'quota']).toContain((error as ModelFailure).kind);
          expect(inShort(events)).not.toContain('fallback');
        }
        expectWholeJournal(events);
      }),
      { numRuns: 400 },
    );
  });
});

/** Each call has one beginning and one end, in this order, and everything can be read back. */
function expectWholeJournal(events: readonly SessionEvent[]): void {
  for (const event of events) expect(eventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
  const calls = events.filter(({ type }) => type !== 'fallback_used').map(({ type }) => type === 'call_started');
  expect(calls).toEqual(calls.map((_, index) => index % 2 === 0));
  expect(calls.length % 2).toBe(0);
}
