import { describe, expect, it } from 'vitest';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { answersOf } from '../../../../src/agents/specification/exporters/answers-json';
import { kiro } from '../../../../src/agents/specification/exporters/kiro';
import { openspec } from '../../../../src/agents/specification/exporters/openspec';
import { speckit } from '../../../../src/agents/specification/exporters/speckit';
import { buildSpec } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { renderSpec } from '../../../../src/agents/specification/render';
import { DIMENSIONS } from '../../../../src/agents/session/dimension';
import type { QuestionDraft } from '../../../../src/agents/session/question';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { answerAll, begin, rig } from '../engine/rig';
import { asked, finished, session, topic, written } from './session-builder';

const NO_SURROUNDINGS = { capabilities: [], archived: [], specFolders: [], source: null };
const code = (value: string) => `call(${value}) {\n  one();\n  two();\n  three();\n  four();\n}`;

/** Every form that a session's specification is written in. */
function formsOf(now: Session): Record<string, string> {
  const spec = numbered(buildSpec(now, { status: 'approved' }), now);
  const exported = [openspec, speckit, kiro].map(
    (form) =>
      [
        form.id,
        form
          .files(spec, NO_SURROUNDINGS)
          .map(({ text }) => text)
          .join('\n'),
      ] as const,
  );
  return {
    spec: renderSpec(spec),
    brief: renderBrief(spec),
    answers: JSON.stringify(answersOf(now, spec)),
    ...Object.fromEntries(exported),
  };
}

const own = (question: string, more: Partial<QuestionDraft>): QuestionDraft => ({
  type: 'ask_code',
  config: { question },
  why: '',
  evidence: [],
  purpose: 'elicit',
  dimensions: ['interfaces'],
  by: 'caller',
  ...more,
});

describe('code that a person gave', () => {
  // What it is for and what could go wrong is told in words.
  it.each(DIMENSIONS.filter((one) => one !== 'user_goal' && one !== 'risks'))(
    'stands whole in the brief at what it belongs to, whatever it is about: %s',
    (dimension) => {
      const now = session({
        topics: [topic('t', 'The call', [dimension], { status: 'active' })],
        questions: [
          asked('Q1', {
            type: 'ask_code',
            config: { question: 'How does it look?', language: 'ts' },
            dimensions: [dimension],
            topicId: 't',
            answer: { code: code('first'), language: 'ts' },
          }),
        ],
      });
      const spec = finished(written(now), 'approved');
      expect(renderBrief(spec)).toContain('  call(first) {\n    one();\n    two();\n    three();\n    four();\n  }');
      expect(renderSpec(spec).split('<details>')[0]).toContain('  call(first) {\n    one();');
    },
  );

  it('is the one that holds once it is altered, and the old one is gone everywhere', async () => {
    const { ports } = rig();
    const after = 'retries: 3\nfactor: 2\nleast: 1\nmost: 9\njitter: 0\nafter: shown\n';
    const interview = await begin(ports, {
      caller: {
        context: '',
        questions: [
          own('What does a call look like?', {}),
          own('Is this the change?', {
            type: 'show_diff',
            config: {
              question: 'Is this the change?',
              before: 'retries: 0\n',
              after,
              filePath: 'retry.yaml',
              language: 'yaml',
            },
          }),
        ],
      },
    });
    const say = async (command: Parameters<typeof interview.dispatch>[0]) => {
      const outcome = await interview.dispatch(command, 'person');
      if (!outcome.ok) throw new Error(outcome.reason);
      await interview.idle();
    };
    const id = () => openQuestion(interview.session)?.question.id ?? '';
    const call = id();
    await say({ type: 'answer', questionId: call, answer: { code: code('OLD_CALL'), language: 'ts' } });
    const diff = id();
    expect(openQuestion(interview.session)?.question.type).toBe('show_diff');
    await say({
      type: 'answer',
      questionId: diff,
      answer: { decision: 'edit', edited: after.replace('shown', 'OLD_EDIT') },
    });
    await say({ type: 'revise', questionId: call, answer: { code: code('NEW_CALL'), language: 'ts' } });
    await say({
      type: 'revise',
      questionId: diff,
      answer: { decision: 'edit', edited: after.replace('shown', 'NEW_EDIT') },
    });
    await answerAll(interview);
    const forms = formsOf(interview.session);
    for (const [form, text] of Object.entries(forms)) {
      expect([form, text.match(/OLD_\w+/g)]).toEqual([form, null]);
      expect([form, text.includes('NEW_CALL'), text.includes('NEW_EDIT')]).toEqual([form, true, true]);
    }
    expect(forms['brief']).toContain('```yaml\n');
  });
});
