import { runProbe } from '../../../../src/agents/exploration/probe';
import { intake } from '../../../../src/agents/roles/intake/role';
import { getRulesReady } from '../../../../src/agents/roles/intake/get-ready';
import type { SessionEvent } from '../../../../src/agents/session/events';
import { breathe } from '../../../../src/extension/node/breathe';
import { systemClock } from '../../../../src/extension/node/clock';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { prepareRedaction } from '../../../../src/extension/node/redaction/redact-later';
import { createRedactor } from '../../../../src/extension/node/redaction/redactor';
import { LongestGap } from '../engines/longest-gap';
import { ReadCounter, type ReadFigures } from './count-reads';

/** What one look before planning, without a model, took and found. */
export interface ProbeFigures {
  /** Milliseconds to the first piece of evidence, and to the end. */
  firstMs: number | null;
  ms: number;
  observations: number;
  evidence: number;
  facts: number;
  confidence: number;
  /** Milliseconds of the longest task on the thread that asked. */
  longestTaskMs: number;
  /** What it opened and searched for secrets on that thread. */
  texts: ReadFigures;
}

let probes = 0;

/** Looks at a folder for a request as an interview does before it plans. */
export async function probeOnce(tree: string, request: string): Promise<ProbeFigures> {
  // As the editor does when the panel opens.
  await prepareRedaction();
  await getRulesReady(breathe);
  // A walk is remembered under the names of the roots; each look is to begin with nothing known.
  const name = `tree-${++probes}`;
  const counter = new ReadCounter();
  const reader = diskReader([{ name, path: tree }], { redact: counter.counted(createRedactor()) });
  const gap = new LongestGap();
  let number = 0;
  const start = performance.now();
  const figures: ProbeFigures = {
    ...{ firstMs: null, ms: 0, observations: 0, evidence: 0, facts: 0, confidence: 0, longestTaskMs: 0 },
    texts: counter.figures,
  };
  const events = runProbe({
    ...{ reader, clock: systemClock, request, selection: null, evidenceNumbers: () => ++number },
    intake: intake.offline({ request, selection: null, callerContext: '', roots: [name] }),
    signal: new AbortController().signal,
  });
  for await (const event of events) {
    if (event.type === 'evidence_found') figures.firstMs ??= performance.now() - start;
    count(event, figures);
  }
  return { ...figures, ms: performance.now() - start, longestTaskMs: gap.stop(), texts: counter.stop() };
}

function count(event: SessionEvent, figures: ProbeFigures): void {
  if (event.type === 'observation_made') figures.observations += 1;
  if (event.type === 'evidence_found') figures.evidence += 1;
  if (event.type === 'fact_found') figures.facts += 1;
  if (event.type === 'probe_completed') figures.confidence = event.confidence;
}
