import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import type { PromptInput } from '../../../../../src/agents/model/role-prompt';
import {
  buildInterviewerInput,
  buildOrchestratorInput,
  buildReviewerInput,
  buildSummarizerInput,
  buildWriterInput,
} from '../../../../../src/agents/roles/inputs/build';
import { interviewerPrompt } from '../../../../../src/agents/roles/interviewer/prompt';
import { orchestratorPrompt } from '../../../../../src/agents/roles/orchestrator/prompt';
import { transcript } from '../../../../../src/agents/roles/prompt-parts/transcript';
import { reviewerPrompt } from '../../../../../src/agents/roles/reviewer/prompt';
import { summarizerPrompt } from '../../../../../src/agents/roles/summarizer/prompt';
import { writerPrompt } from '../../../../../src/agents/roles/writer/prompt';
import { toExchange } from '../../../../../src/agents/session/exchanges';
import { asked, INTAKE, said, session, topic, type Asked } from '../../specification/session-builder';

const FRAME = { boundary: 'k4f9', tokens: 24_000, projectNotes: '' };
const LONG_LABEL =
  'As a background job that is started by hand, by the clock, or by another system, whichever comes first';
const NOTE = 'Only for exports of more than a thousand orders.';

const RUN: Asked = {
  type: 'show_options',
  topicId: 'run',
  config: {
    question: 'How should a big export run?',
    context: 'Today it runs within the request.',
    options: [
      { id: 'stream', label: 'As a stream', pros: ['Little memory'], cons: ['No progress bar'] },
      { id: 'job', label: LONG_LABEL, description: 'With a mail at the end.', cons: ['Needs a queue'] },
    ],
    recommended: 'job',
  },
  answer: { selected: 'job' },
  note: NOTE,
};

const RECORDED: Asked = {
  type: 'pick_many',
  topicId: 'run',
  config: {
    question: 'What is recorded of an export?',
    options: [
      { id: 'who', label: 'Who did it' },
      { id: 'rows', label: 'Which rows', description: 'A copy of every row.' },
    ],
  },
  answer: { selected: ['who'] },
};

const answeredSession = (...all: Asked[]) => {
  const questions = all.map((one, at) => asked(`Q${at + 1}`, one));
  const lastInputSeq = questions.at(-1)?.response?.seq ?? 0;
  return session({
    intake: INTAKE,
    topics: [topic('run', 'Running it', ['behaviour'], { status: 'active' })],
    questions,
    lastInputSeq,
  });
};

const text = ({ fixed, growing, changing }: PromptInput) => [fixed, growing, changing].join('\n');

/** What each role that judges an answer is told of a session. */
function told(...all: Asked[]): Record<string, string> {
  const now = answeredSession(...all);
  const [first] = now.topics;
  const orchestrated = buildOrchestratorInput(now);
  if (first === undefined || orchestrated === null) throw new Error('There is nothing to look at.');
  return {
    interviewer: text(interviewerPrompt.input(buildInterviewerInput(now, first, null), FRAME)),
    orchestrator: text(orchestratorPrompt.input(orchestrated, FRAME)),
    writer: text(writerPrompt.input(buildWriterInput(now, first, 'incremental'), FRAME)),
    reviewer: text(reviewerPrompt.input(buildReviewerInput(now, []), FRAME)),
    summarizer: text(summarizerPrompt.input(buildSummarizerInput(now), FRAME)),
  };
}

const ROLES = ['interviewer', 'orchestrator', 'writer', 'reviewer'];

describe.each(ROLES)('what the %s is told of an answer', (role) => {
  const prompt = told(RUN)[role] ?? '';

  it('holds what was offered, with what each option said of itself, uncut', () => {
    expect(prompt).toContain(
      [
        'told with it: "Today it runs within the request."',
        'options:',
        '- not taken: "As a stream"; for: "Little memory"; against: "No progress bar"',
        `- taken: "${LONG_LABEL}" (recommended); described as "With a mail at the end."; against: "Needs a queue"`,
      ].join('\n'),
    );
  });

  it('tells the label chosen from the words of the person’s own', () => {
    expect(prompt).toContain(`answered: "${LONG_LABEL}"\ntheir remark: "${NOTE}"`);
  });

  it('says which of several options were not ticked', () => {
    expect(told(RECORDED)[role]).toContain(
      '- taken: "Who did it"\n- not taken: "Which rows"; described as "A copy of every row."',
    );
  });

  it('holds an answer in words uncut', () => {
    const words = `${'They export one day at a time and paste it into one sheet. '.repeat(18)}The end.`;
    const said: Asked = { type: 'ask_text', topicId: 'run', config: { question: 'Why?' }, answer: { text: words } };
    expect(told(said)[role]).toContain('one sheet. The end.');
  });
});

describe('what the summarizer is told of answers', () => {
  const [of, chosen] = [answeredSession(RUN, RECORDED), answeredSession(RECORDED)].map((now) => {
    const statements = [said('D-001', 'Exports run as a background job.', { sources: ['Q1'] })];
    const input = buildSummarizerInput({ ...now, statements });
    return text(summarizerPrompt.input(input, FRAME));
  });

  it('is what somebody wrote in their own words, in a line for each: what was chosen the statements tell', () => {
    expect(of).toContain(`Q1 "How should a big export run?" →`);
    expect(of).toContain(NOTE);
    expect(of).not.toContain('What is recorded of an export?');
  });

  it('is nothing where all was chosen', () => {
    expect(chosen).not.toContain('# Transcript');
  });

  it('is every answer where no statement stands', () => {
    expect(told(RECORDED)['summarizer']).toContain('Q1 "What is recorded of an export?" → "Who did it"');
  });
});

describe('the transcript under few tokens', () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    toExchange(
      asked(`Q${at + 1}`, {
        ...RUN,
        note: `Said to question ${at + 1}: ${'this is what we need here and nothing else will do. '.repeat(8)}Full stop ${at + 1}.`,
      }),
    ),
  );

  it.each([6_000, 3_000, 2_000, 1_200, 600, 300])('keeps to %i of them', (tokens) => {
    expect(estimateTokens(transcript(many, tokens).text)).toBeLessThanOrEqual(tokens + 20);
  });

  it('lets what old options said of themselves go first, and never what the person said last', () => {
    const cut = transcript(many, 2_500).text;
    const described = cut.split('With a mail at the end.').length - 1;
    expect(described).toBeLessThan(12);
    for (const number of [9, 10, 11, 12]) expect(cut).toContain(`Full stop ${number}.`);
    expect(cut).not.toContain('Full stop 1.');
  });
});
