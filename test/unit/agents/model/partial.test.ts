import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partialReader } from '../../../../src/agents/model/partial';
import { FITTING, FROM_MODEL, roleRig } from './role-rig';
import { says, ScriptedModel, streams } from '../../rigs/scripted-model';
import { TestClock } from '../../rigs/test-clock';

function reader() {
  const clock = new TestClock({ jumps: true });
  const seen: unknown[] = [];
  const read = partialReader(clock, (value) => seen.push(value));
  return { clock, seen, read };
}

describe('a reply that streams in', () => {
  it('is shown as far as it is readable, at most every 80 ms', () => {
    const { clock, seen, read } = reader();
    read('{"said":"he');
    clock.advance(79);
    read('{"said":"hell');
    clock.advance(1);
    read('{"said":"hello","loud');
    expect(seen).toEqual([{ said: 'he' }, { said: 'hello', loud: null }]);
  });

  it('only grows, also where a reply begins anew', () => {
    const { clock, seen, read } = reader();
    for (const soFar of ['{"said":"hello th', '{"said":"h', '{"said":"hello th', '{"said":"hello there']) {
      clock.advance(80);
      read(soFar);
    }
    expect(seen).toEqual([{ said: 'hello th' }, { said: 'hello there' }]);
  });

  it('is not shown while it is prose or thoughts', () => {
    const { clock, seen, read } = reader();
    for (const soFar of ['Well,', 'Well, <b>', '<think>{"said":"hm', '<think>{"said":"hm"}</think>{"said":"h']) {
      clock.advance(80);
      read(soFar);
    }
    expect(seen).toEqual([{ said: 'h' }]);
  });

  it('throws nothing, whatever the text and whoever is told', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, step) => {
        const clock = new TestClock({ jumps: true });
        const read = partialReader(clock, () => {
          throw new Error('nobody listens');
        });
        const whole = `{"a":"${text}","b":[${text}`;
        for (let end = 1; end <= whole.length; end += 1 + step) {
          clock.advance(100);
          read(whole.slice(0, end));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('reaches who asked, and the whole reply counts in the end', async () => {
    const partials: unknown[] = [];
    const tick = () => clock.advance(100);
    const model = new ScriptedModel([streams(['{"said":"he', 'llo","loudn', 'ess":3}'], () => tick())]);
    const { run, clock } = roleRig(model, { onPartial: (value) => partials.push(value) });
    expect(await run()).toEqual(FROM_MODEL);
    expect(partials).toEqual([{ said: 'he' }, { said: 'hello', loudn: null }, FITTING]);
  });

  it('is not asked for where nobody wants to be told', async () => {
    const model = new ScriptedModel([says(FITTING)]);
    await roleRig(model).run();
    expect(model.requests[0]).not.toHaveProperty('onText');
  });
});
