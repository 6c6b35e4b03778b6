import { readFileSync, writeFileSync } from 'node:fs';
import {
  ALWAYS,
  SAID,
  sortOf,
  USUAL,
  weighedFeatures,
  WEIGHT_DIGITS,
} from '../../../src/agents/roles/rule-based/classify';

/**
 * Learns what kind of change a request asks for, from labelled requests, and prints how often that is right: on a fifth that
 * was kept aside, and on requests by somebody else. With `--write` it writes the weights that the product reads.
 */

interface Labelled {
  text: string;
  kind: string;
}

const CORPUS = 'test/fixtures/requests/kinds.jsonl';
const HELD_OUT = 'test/fixtures/requests/heldout.jsonl';
const WEIGHTS = 'src/agents/roles/rule-based/kind-weights.ts';

/** Features that are kept: more make the product larger and hardly better. */
const MOST_FEATURES = 2_100;
const LEAST_SEEN = 2;
/** Passes over the requests, the step of AdaGrad, and how much large weights cost. */
const PASSES = 12;
/** The first passes are no part of the average that is kept (Polyak and Juditsky 1992): it moves less with a few requests more. */
const FORGOTTEN = 3;
const RATE = 0.2;
const DECAY = 0.001;

const readLines = (path: string): Labelled[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Labelled);

/** Numbers that look random, the same in every run. */
function shuffler(): () => number {
  let seed = 7;
  return () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

interface Model {
  kinds: readonly string[];
  at: ReadonlyMap<string, number>;
  weights: Float64Array;
}

type Row = readonly [number, number][];

function scoresOf({ kinds, weights }: Model, row: Row): number[] {
  const scores = kinds.map((_, k) => row.reduce((sum, [f, x]) => sum + (weights[f * kinds.length + k] ?? 0) * x, 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer 2011) with weight decay, over the features given. */
function train(requests: readonly Labelled[], kinds: readonly string[], features: readonly string[]): Model {
  const at = new Map(features.map((feature, i) => [feature, i]));
  const model: Model = { kinds, at, weights: new Float64Array(features.length * kinds.length) };
  const steepness = new Float64Array(model.weights.length).fill(1e-8);
  const rows = requests.map(({ text }) => rowOf(model, text));
  const wanted = requests.map(({ kind }) => kinds.indexOf(kind));
  const random = shuffler();
  const order = rows.map((_, i) => i);
  const sum = new Float64Array(model.weights.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const row = rows[i] ?? [];
      scoresOf(model, row).forEach((p, k) => {
        const error = p - (k === wanted[i] ? 1 : 0);
        for (const [f, x] of row) {
          const w = f * kinds.length + k;
          const slope = error * x + DECAY * (model.weights[w] ?? 0);
          steepness[w] = (steepness[w] ?? 0) + slope * slope;
          model.weights[w] = (model.weights[w] ?? 0) - (RATE / Math.sqrt(steepness[w])) * slope;
        }
      });
    }
    if (pass >= FORGOTTEN) model.weights.forEach((weight, w) => (sum[w] = (sum[w] ?? 0) + weight));
  }
  return { ...model, weights: sum.map((weight) => weight / (PASSES - FORGOTTEN)) };
}

function rowOf({ at }: Pick<Model, 'at'>, text: string): [number, number][] {
  return [...weighedFeatures(text)].flatMap(([feature, x]): [number, number][] => {
    const f = at.get(feature);
    return f === undefined ? [] : [[f, x]];
  });
}

/** The features that say most, among those seen more than once: trained once with all of them, and judged by their weights. */
function bestFeatures(requests: readonly Labelled[], kinds: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const { text } of requests)
    for (const feature of weighedFeatures(text).keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const all = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([feature]) => feature);
  const { weights } = train(requests, kinds, all);
  const says = all.map((feature, f) => {
    const own = kinds.map((_, k) => Math.abs(weights[f * kinds.length + k] ?? 0));
    return { feature, says: Math.max(...own) * Math.sqrt(Math.min(20, seen.get(feature) ?? 0)) };
  });
  const best = says.sort((a, b) => b.says - a.says || (a.feature < b.feature ? -1 : 1)).slice(0, MOST_FEATURES);
  return [...new Set([...best.map(({ feature }) => feature), ALWAYS])].sort();
}

const sort = (kind: string): string => sortOf(kind as Parameters<typeof sortOf>[0]);

/** How often a model is right with its first guess and with its first four, and how often where it is sure of the sort. */
function measure(model: Model, requests: readonly Labelled[]): string {
  const ranked = requests.map(({ text, kind }) => {
    const odds = scoresOf(model, rowOf(model, text)).map(
      (p, k) => p * (USUAL[model.kinds[k] as keyof typeof USUAL] ?? 1),
    );
    const all = odds.reduce((sum, one) => sum + one, 0);
    const order = model.kinds.map((name, k) => ({ name, p: (odds[k] ?? 0) / all })).sort((a, b) => b.p - a.p);
    const right = kind.split('/');
    const first = sort(order[0]?.name ?? '');
    const p = order.reduce((sum, one) => (sort(one.name) === first ? sum + one.p : sum), 0);
    const ofSort = right.some((one) => sort(one) === first);
    return { sure: p >= SAID, ofSort, places: order.map(({ name }) => right.includes(name)) };
  });
  const share = (hits: number, of: number) => (of === 0 ? '–' : (hits / of).toFixed(2));
  const sure = ranked.filter((one) => one.sure);
  return (
    `${requests.length} requests: right ${share(ranked.filter(({ places }) => places[0]).length, ranked.length)}, ` +
    `among the first four ${share(ranked.filter(({ places }) => places.slice(0, 4).includes(true)).length, ranked.length)}, ` +
    `sure of ${share(sure.length, ranked.length)} and then right ${share(sure.filter(({ ofSort }) => ofSort).length, sure.length)}`
  );
}

const corpus = readLines(CORPUS);
const kinds = [...new Set(corpus.map(({ kind }) => kind))].sort();
const learnt = corpus.filter((_, i) => i % 5 !== 0);
const kept = corpus.filter((_, i) => i % 5 === 0);
const onMost = train(learnt, kinds, bestFeatures(learnt, kinds));
process.stdout.write(`a fifth kept aside:  ${measure(onMost, kept)}\n`);
process.stdout.write(`by somebody else:    ${measure(onMost, readLines(HELD_OUT))}\n`);

if (process.argv.includes('--write')) {
  const features = bestFeatures(corpus, kinds);
  const { weights } = train(corpus, kinds, features);
  const most = weights.reduce((max, w) => Math.max(max, Math.abs(w)), 0);
  const middle = (WEIGHT_DIGITS.length - 1) / 2;
  const step = most / middle;
  const lines = features.map((feature, f) => {
    const own = kinds.map((_, k) => WEIGHT_DIGITS[middle + Math.round((weights[f * kinds.length + k] ?? 0) / step)]);
    return `${feature}\t${own.join('')}`;
  });
  writeFileSync(
    WEIGHTS,
    `/* Learnt from labelled requests by \`npm run -s train:kinds -- --write\`; not to be edited by hand. */\n` +
      `import type { ChangeKind } from '../../session/change-kind';\n\n` +
      `/** The kinds, in the order of the weights. */\n` +
      `export const KINDS: readonly (ChangeKind | 'new')[] = [\n${kinds.map((kind) => `  '${kind}',\n`).join('')}];\n\n` +
      `/** What one step of a weight's digit is worth. */\nexport const STEP = ${step};\n\n` +
      `/** One feature of a request a line, with a digit of weight for each kind behind a tab. */\n` +
      `export const FEATURES = ${JSON.stringify(lines.join('\n'))};\n`,
  );
  process.stdout.write(`${features.length} features written to ${WEIGHTS}\n`);
}
