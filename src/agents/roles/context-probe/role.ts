import * as z from 'zod';
import { wishFirst } from '../../retrieval/wish-first';
import { look, observationRequestSchema, type ObservationRequest } from '../../observe/observation-request';
import { bearsOutFacts } from '../../session/evidence';
import { probeConfidence, probeGaps, probeSummary } from '../../observe/conclusion';
import { contextProbePrompt } from './prompt';
import type { Role } from '../../model/role';
import { declaredNames } from '../../base/english/terms';
import type { ContextProbeInput } from '../inputs/inputs';

const output = z.object({
  /** What to look at next, in order; empty with a conclusion. */
  next: z.array(observationRequestSchema),
  conclusion: z
    .object({
      summary: z.string().max(1_200),
      confidence: z.number().min(0).max(1),
      gaps: z.array(z.string()),
      /** Which of the gaps is that no code stands out; only who works by rules says so. */
      placeGap: z.number().int().nullable().optional(),
      /**
       * What the evidence suggests and does not prove, and the change depends on; the rule-based version's are among the facts.
       * `cites` may name anything: tools add evidence that the input does not hold, so it is checked when the look ends.
       */
      assumptions: z.array(z.object({ text: z.string(), cites: z.array(z.string()) })).optional(),
    })
    .nullable(),
});
export type ContextProbeOutput = z.infer<typeof output>;

/** From this confidence on nothing more is looked at. */
const SURE = 0.85;

/** Code that fits less is not worth looking around in. */
const WORTH_LOOKING_AROUND = 0.3;

/** Most paths of the request that are read, and names of the selection that are searched for. */
const MAX_PATHS = 2;
const MAX_NAMES = 2;

/** Longest part of a request, in characters, that is searched for. */
const MAX_QUERY = 1_000;

const PATH = /(?:^|[\s`'"(])((?:[\w.@-]+\/)+[\w.@-]+\.[a-z]{1,5})\b/gi;

/** Leads the look at the workspace: what to observe next, and when enough is known. */
export const contextProbe: Role<ContextProbeInput, ContextProbeOutput> = {
  name: 'contextProbe',
  prompt: contextProbePrompt,
  output,
  offline(input) {
    const conclusion = {
      summary: probeSummary(input),
      confidence: probeConfidence(input),
      ...probeGaps(input),
    };
    if (input.observationsLeft === 0) return { next: [], conclusion };
    const first = firstLooks(input);
    if (first.length > 0) return { next: first, conclusion: null };
    if (conclusion.confidence >= SURE) return { next: [], conclusion };
    const further = furtherLooks(input);
    return further.length > 0 ? { next: further, conclusion: null } : { next: [], conclusion };
  },
};

function unmade({ observations }: ContextProbeInput, requests: readonly ObservationRequest[]): ObservationRequest[] {
  return requests.filter(
    ({ action, target }) =>
      !observations.some((made) => made.action === action && (target === '' || made.target === target)),
  );
}

/** What every look begins with: files that the request names, the request itself, who uses the selection, manifests. */
function firstLooks(input: ContextProbeInput): ObservationRequest[] {
  if (input.observations.some(({ action }) => action === 'facts')) return [];
  const paths = [...new Set([...input.request.matchAll(PATH)].map((match) => match[1] ?? ''))].slice(0, MAX_PATHS);
  const names = input.selection === null ? [] : declaredNames(input.selection.text, MAX_NAMES);
  const [wish = '', ...told] = wishFirst(input.request.slice(0, MAX_QUERY)).split('\n');
  const query = [[wish, ...names].join(' ').trim(), ...told].join('\n');
  return [
    ...paths.map((path) => look('read', path)),
    look('retrieve', query),
    ...names.map((name) => look('search', name)),
    look('facts', ''),
  ];
}

/** Around what was found: its tests and its siblings; with nothing found, the top folder. */
function furtherLooks(input: ContextProbeInput): ObservationRequest[] {
  const { evidence } = input;
  const [top] = evidence
    .filter((piece) => piece.kind === 'code' && piece.score >= WORTH_LOOKING_AROUND && !bearsOutFacts(piece))
    .sort((a, b) => b.score - a.score);
  if (top === undefined) return unmade(input, [look('list', '')]);
  const looks: ObservationRequest[] = [];
  const folder = top.path.slice(0, Math.max(0, top.path.lastIndexOf('/')));
  const base = top.path.slice(top.path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  const tested = evidence.some(
    (piece) =>
      piece.kind === 'test' &&
      !bearsOutFacts(piece) &&
      (piece.path.includes(base) || piece.score >= WORTH_LOOKING_AROUND),
  );
  if (!tested && /^[\w-]{3,}$/.test(base)) looks.push(look('find', `**/*${base}*`));
  if (folder !== '') looks.push({ ...look('list', folder), root: top.root ?? null });
  return unmade(input, looks);
}
