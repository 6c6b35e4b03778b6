import { describe, expect, it } from 'vitest';
import { CallFlags } from '../../../../../src/extension/node/scan/call-flags';
import { CountJob, type JobEnd, UNKNOWN_SIZE, UNSEARCHED } from '../../../../../src/extension/node/scan/count-job';

const HITS = { body: [1], definitions: [0], bytes: 1024 };
const now = () => performance.timeOrigin + performance.now();

function ending(changes: Partial<JobEnd> = {}): JobEnd {
  return { at: now() + 60_000, maxBytes: 1e9, call: new CallFlags(), ...changes };
}

const searched = (job: CountJob) => [...job.sizes].filter((size) => size !== UNSEARCHED).length;

describe('files dealt out to threads', () => {
  it('are each counted once, whoever takes them', () => {
    const job = CountJob.of(100);
    const taken: number[] = [];
    const other = new CountJob(job.memory);
    const end = ending();
    const { found, claims } = job.work((place) => {
      taken.push(place);
      if (place === 3) other.work((more) => (taken.push(more), { hits: null, size: 7 }), end);
      return { hits: place < 2 ? HITS : null, size: 5 };
    }, end);
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
    const places: number[] = [];
    found.eachPlace((place) => places.push(place));
    expect(places).toEqual([0, 1]);
    expect(job.sizes[0]).toBe(5);
    expect(job.sizes[99]).toBe(7);
    expect(claims[0]).toBe(0);
    job.forgetOthers(claims);
    expect(job.sizes[0]).toBe(5);
    expect(job.sizes[99]).toBe(UNSEARCHED);
  });

  it('stay unsearched after the deadline, the bytes or a cancelling, the first in order being searched', () => {
    const late = CountJob.of(50);
    late.work(() => ({ hits: null, size: 1 }), ending({ at: now() - 1 }));
    expect(searched(late)).toBe(0);

    const spent = CountJob.of(50);
    spent.work(() => ({ hits: HITS, size: 1024 }), ending({ maxBytes: 10 * 1024 }));
    expect(searched(spent)).toBe(10);
    expect([...spent.sizes.slice(0, 10)]).not.toContain(UNSEARCHED);

    const call = new CallFlags();
    const cancelled = CountJob.of(50);
    cancelled.work((place) => {
      if (place === 4) call.cancel();
      return { hits: null, size: 1 };
    }, ending({ call }));
    expect(searched(cancelled)).toBe(5);
  });

  it('wait for no thread that came too late or does not leave', () => {
    const job = CountJob.of(1);
    const stuck = new CountJob(job.memory);
    expect(stuck.join()).toBe(true);
    expect(job.close(5)).toBe(false);
    stuck.leave();
    expect(job.close(5)).toBe(true);
    expect(new CountJob(job.memory).join()).toBe(false);
    expect(job.close(5)).toBe(true);
  });

  it('are dealt out no more when they are taken back', () => {
    const job = CountJob.of(50);
    job.work((place) => {
      if (place === 3) job.stop();
      return { hits: null, size: null };
    }, ending());
    expect(searched(job)).toBeLessThan(50);
    expect(job.sizes[3]).toBe(UNKNOWN_SIZE);
    expect(job.bytes).toBe(0);
  });
});
