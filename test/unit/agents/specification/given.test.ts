import { describe, expect, it } from 'vitest';
import { accept } from '../../../../src/agents/engine/accept';
import { contextProbe } from '../../../../src/agents/roles/context-probe/role';
import {
  buildInterviewerInput,
  buildSummarizerInput,
  buildWriterInput,
} from '../../../../src/agents/roles/inputs/build';
import { interviewer } from '../../../../src/agents/roles/interviewer/role';
import { summarizer } from '../../../../src/agents/roles/summarizer/role';
import { writer } from '../../../../src/agents/roles/writer/role';
import { fold } from '../../../../src/agents/session/fold/fold';
import type { PromptInput } from '../../../../src/agents/model/role-prompt';
import { renderSpec } from '../../../../src/agents/specification/render';
import { finished, asked, INTAKE, session, topic } from './session-builder';
import { FRAME } from '../roles/prompt-parts/shop';

const hash = 'a'.repeat(64);
const file = { hash, name: 'orders.csv', mime: 'text/plain', size: 40 };
const CSV = 'id;total\n7;19.90';
const CONTEXT = 'The caller is a planning agent; support asked for it in May.';

function given() {
  const start = session({
    caller: { context: CONTEXT, questions: [] },
    topics: [topic('export', 'The export', ['data'], { status: 'active' })],
    questions: [
      asked('Q1', {
        type: 'ask_file',
        config: { question: 'Is there a sample?' },
        dimensions: ['data'],
        answer: { files: [{ name: file.name, type: file.mime, size: file.size, hash }] },
      }),
      asked('Q2', {
        type: 'show_diff',
        config: { question: 'This?', before: 'retries: 0\n', after: 'retries: 3\n', filePath: 'config/export.yaml' },
        dimensions: ['data'],
        answer: { decision: 'edit', edited: 'retries: 5\n' },
      }),
    ],
  });
  const outcome = accept(start, { type: 'add_attachment', ...file, text: CSV }, 'person');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.events.reduce((was, event, at) => fold(was, { seq: 90 + at, at: was.lastAt, event }), start);
}

const whole = ({ fixed, growing, changing }: PromptInput) => [fixed, growing, changing].join('\n');

describe('what the person gives', () => {
  const now = given();
  const [first] = now.topics;
  const prompts = [
    whole(interviewer.prompt.input(buildInterviewerInput(now, first!, null), FRAME)),
    whole(writer.prompt.input(buildWriterInput(now, first!, 'incremental'), FRAME)),
  ];

  it('is read: a file’s text, and an edited diff with its place, reach the models', () => {
    for (const prompt of prompts) {
      expect(prompt).toContain('given, "orders.csv": "id;total 7;19.90"');
      expect(prompt).toContain('as they left it in "config/export.yaml": "retries: 5"');
    }
    expect(prompts[1]).toContain(CSV);
  });

  it('stands in the specification, with its name and place', () => {
    const spec = renderSpec(finished(now, 'approved'));
    expect(spec).toContain('orders.csv');
    expect(spec).toContain('7;19.90');
    expect(spec).toContain('Edited (config/export.yaml)');
    expect(spec).toContain('retries: 5');
  });

  it('is kept within a budget, without secrets', () => {
    const secret = `AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMIK7MDENGbPxRfiCYzz9yH3kQw1Zt\n${'x'.repeat(50_000)}`;
    const outcome = accept(now, { type: 'add_attachment', ...file, text: secret }, 'person');
    const text = outcome.ok && outcome.events[0]?.type === 'attachment_added' ? (outcome.events[0].text ?? '') : '';
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(8_000);
    expect(text).not.toContain('wJalrXUtnFEMIK7MDENGbPxRfiCYzz9yH3kQw1Zt');
  });
});

it('a caller’s context reaches the look, the summary and the specification', () => {
  const now = given();
  const look = contextProbe.prompt.input(
    {
      request: now.request,
      callerContext: CONTEXT,
      selection: null,
      intake: INTAKE,
      evidence: [],
      facts: [],
      observations: [],
      files: 0,
      capped: null,
      matched: [],
      missing: [],
      observationsLeft: 3,
    },
    FRAME,
  );
  expect(whole(look)).toContain(CONTEXT);
  expect(whole(summarizer.prompt.input(buildSummarizerInput(now), FRAME))).toContain(CONTEXT);
  expect(renderSpec(finished(now, 'approved'))).toContain(`> ${CONTEXT}`);
});
