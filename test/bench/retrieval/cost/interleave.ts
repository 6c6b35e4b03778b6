import { percentile } from '../metrics';

/** Something whose time is taken. Gives milliseconds. */
export interface Subject {
  name: string;
  run: () => Promise<number>;
}

/** Milliseconds over some rounds. */
export interface Times {
  median: number;
  least: number;
  most: number;
  all: number[];
}

/** Runs subjects in turns (A B C, A B C, …), so that what else the machine does hits all of them alike. */
export async function interleave(
  subjects: readonly Subject[],
  rounds: number,
  before: () => Promise<void>,
): Promise<Map<string, Times>> {
  const taken = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of subjects) {
      await before();
      taken.get(name)?.push(await run());
    }
  }
  return new Map([...taken].map(([name, all]) => [name, timesOf(all)]));
}

export function timesOf(all: number[]): Times {
  return { median: percentile(all, 0.5), least: Math.min(...all), most: Math.max(...all), all };
}

/** Median and range over the rounds of one subject's times divided by another's, round by round. */
export function ratio(times: Times, to: Times): Times {
  return timesOf(times.all.map((ms, round) => ms / (to.all[round] ?? Number.NaN)));
}
