import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../../../src/agents/facts/collect-facts';
import {
  buildInterviewerInput,
  buildOrchestratorInput,
  buildReviewerInput,
  buildWriterInput,
} from '../../../../src/agents/roles/inputs/build';
import { interviewer } from '../../../../src/agents/roles/interviewer/role';
import { orchestrator } from '../../../../src/agents/roles/orchestrator/role';
import { reviewer } from '../../../../src/agents/roles/reviewer/role';
import { writer } from '../../../../src/agents/roles/writer/role';
import { openGaps } from '../../../../src/agents/specification/open-gaps';
import { seenIn } from '../../../../src/agents/specification/exploration-summary';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { stillClock } from '../../rigs/test-clock';
import { asked, evidence, fact, session, topic } from '../specification/session-builder';
import { FRAME } from '../roles/prompt-parts/shop';

async function factsOf(files: Record<string, string>, terms: string[] = []) {
  const reader = diskReader([{ name: 'app', path: temporaryTree(files) }]);
  const { value } = await reader.walk(AMPLE);
  const options = { clock: stillClock, deadlineMs: 10_000, terms, maxEvidence: 12 };
  return collectFacts(reader, value, options);
}

const idle = [
  fact('licence', 'MIT', 'Licensed under MIT', ['E1']),
  fact('version', '1.0.0', 'Its version is 1.0.0', ['E1']),
  fact('size', '5 files', 'The workspace has 5 files', ['E1']),
];
const runner = fact('test_runner', 'vitest', 'Tests use vitest', ['E1']);
const SUMMARY = 'Commands are run in `runCommand`, whose `finally` cleans up.';

function looked(request: string) {
  const before = session({});
  return session({
    request,
    facts: [...idle, runner],
    evidence: [evidence('E1', 'package.json', 1, 3, 'Its scripts')],
    probe: { ...before.probe, evidenceSummary: SUMMARY, gaps: ['Nobody says who calls it.'] },
    topics: [topic('export', 'The export', ['behaviour'], { status: 'active' })],
    questions: [
      asked('Q1', { type: 'ask_text', topicId: 'export', config: { question: 'What?' }, answer: { text: 'That' } }),
    ],
    lastInputSeq: 9,
  });
}

describe('facts that decide nothing', () => {
  const kinds = (request: string) => seenIn(looked(request), []).facts.map(({ text }) => text);

  it('stand in no specification and no prompt', () => {
    const now = looked('Run the cleanup once');
    // By which command tests run the repository says by itself; whoever asks may need it.
    expect(kinds('Run the cleanup once')).toEqual([]);
    const input = buildInterviewerInput(now, now.topics[0]!, null);
    expect(input.facts.map(({ kind }) => kind)).toEqual(['test_runner']);
  });

  it('are told where the request is about them', () => {
    expect(kinds('Change the licence to MPL')).toContain('Licensed under MIT');
    expect(kinds('Print the version with --version')).toContain('Its version is 1.0.0');
  });

  it('are not: a sample that depends on the project, an empty file among tests, a heading that leads to code', async () => {
    const { facts, found } = await factsOf(
      {
        'package.json': '{\n  "name": "commander-lite",\n  "version": "1.0.0"\n}\n',
        'playground/package.json': '{\n  "name": "play",\n  "dependencies": { "commander-lite": "*" }\n}\n',
        'README.md': '# Commander lite\n\nDefine main command to run:\n\n```\nx\n```\n',
        'src/_colors.ts': 'export const red = 1;\n',
        'src/index.ts': "export * from './_colors';\n",
        'tests/__init__.py': '',
        'tests/test_run.py': 'def test_run(): pass\n',
      },
      ['commander', 'lite'],
    );
    const texts = facts.map(({ text }) => text).join('\n');
    expect(texts).not.toContain('already a dependency');
    expect(texts).not.toContain('Define main command');
    expect(texts).not.toContain('__init__');
    expect(found.map(({ path }) => path)).not.toContain('src/_colors.ts');
  });
});

describe('what the look concluded', () => {
  it('is told to interviewer, orchestrator, writer and reviewer', () => {
    const looks = looked('Run the cleanup once');
    // By a model: what rules conclude the facts and the pieces of evidence say.
    const now = { ...looks, probe: { ...looks.probe, further: 'done' as const } };
    const [first] = now.topics;
    const flow = buildOrchestratorInput({ ...now, lastInputSeq: now.questions[0]?.response?.seq ?? 0 });
    const prompts = [
      interviewer.prompt.input(buildInterviewerInput(now, first!, null), FRAME),
      writer.prompt.input(buildWriterInput(now, first!, 'incremental'), FRAME),
      reviewer.prompt.input(buildReviewerInput(now, []), FRAME),
      ...(flow === null ? [] : [orchestrator.prompt.input(flow, FRAME)]),
    ];
    expect(prompts).toHaveLength(4);
    for (const { fixed, changing } of prompts) {
      expect(fixed).toContain(SUMMARY);
      expect(changing).toContain('Nobody says who calls it.');
    }
  });

  it('leaves nothing unknown that an answer has settled, and tells all that it has', () => {
    const before = looked('Run the cleanup once');
    const gaps = [
      'Nobody says who calls it.',
      ...Array.from(
        { length: 6 },
        (_, n) => `It is not documented which retention rule number ${n} applies to invoices.`,
      ),
      'Nothing says how many minutes a cleanup of attachments may take.',
    ];
    const now = { ...before, probe: { ...before.probe, gaps } };
    const [first] = now.topics;
    const told = (session: typeof now) =>
      interviewer.prompt.input(buildInterviewerInput(session, first!, null), FRAME).changing;
    for (const gap of gaps) expect(told(now)).toContain(gap);
    const answered = asked('Q9', {
      type: 'ask_text',
      config: { question: 'How many minutes may a cleanup of attachments take?' },
      answer: { text: 'Ten minutes.' },
    });
    const after = told({ ...now, questions: [...now.questions, answered] });
    expect(after).toContain(gaps[0]);
    expect(after).not.toContain(gaps.at(-1));
  });

  it('names as not seen only what nobody has seen since', () => {
    const gap = 'No test was found near `src/command.ts`.';
    const before = looked('Run the cleanup once');
    const now = { ...before, probe: { ...before.probe, gaps: [gap] } };
    expect(openGaps(now, false)).toEqual([gap]);
    const test = evidence('E2', 'test/main.test.ts', 1, 9, 'It runs', { kind: 'test', role: 'match' });
    expect(openGaps({ ...now, evidence: [...now.evidence, test] }, false)).toEqual([]);
  });
});
