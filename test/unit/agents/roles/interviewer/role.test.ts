import { describe, expect, it } from 'vitest';
import { questionTitle } from '../../../../../src/agents/questions/catalogue';
import { interviewer } from '../../../../../src/agents/roles/interviewer/role';
import type { InterviewerInput } from '../../../../../src/agents/roles/inputs/inputs';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { exchange, interviewerInput, topic, written } from '../rule-based/made-up';

function asked(input: InterviewerInput): QuestionDraft {
  const result = interviewer.offline(input);
  if (result.done) throw new Error(`Nothing was asked: ${result.finding}`);
  return result.question;
}

const request = 'Let users export their data';

describe('the offline interviewer', () => {
  it('gives the same for the same', () => {
    expect(interviewer.offline(interviewerInput(request))).toEqual(interviewer.offline(interviewerInput(request)));
  });

  it('says back what it understood, then asks something else', () => {
    const first = asked(interviewerInput(request));
    const result = interviewer.offline(
      interviewerInput(request, { exchanges: [exchange(first, { nonAnswer: 'you_decide' })] }),
    );
    expect(result.acknowledgement).toMatch(/whoever builds/);
    expect(result.done ? null : result.question.about).not.toBe(first.about);
  });

  it('makes a vague answer concrete once', () => {
    const vague = written('What should the export be like?', 'As robust as anything else');
    const sharper = asked(interviewerInput(request, { exchanges: [vague] }));
    expect(sharper.about).toBe('follow.failure');
    const next = asked(
      interviewerInput(request, { exchanges: [vague, exchange(sharper, { nonAnswer: 'you_decide' }, { id: 'Q2' })] }),
    );
    expect(next.about).not.toMatch(/^follow\./);
  });

  it('does not sharpen what another question asks anyway', () => {
    const exchanges = [written('What should the export be like?', 'Fast')];
    expect(asked(interviewerInput(request, { exchanges })).about).not.toMatch(/^follow\./);
  });

  it('claims no contradiction between what two free texts say', () => {
    const exchanges = [
      written('What is exported?', 'CSV with no attachments'),
      written('What else?', 'All attachments in a zip', { id: 'Q2' }),
    ];
    const { about, config } = asked(interviewerInput(request, { exchanges }));
    expect(about).not.toMatch(/^follow\./);
    expect(questionTitle(config)).not.toMatch(/holds|attachments/i);
  });

  it('asks what it is directed to', () => {
    const question = asked(
      interviewerInput(request, { directive: 'Ask about retention of the files and how long they are kept' }),
    );
    expect(question.about).toBe('export.who');
  });

  it('asks nothing about the person’s comments on the plan: they stand on the next one', () => {
    const directive = 'The person sent the plan back: No Excel please. Ask about retention';
    expect(asked(interviewerInput(request, { directive }))).toEqual(asked(interviewerInput(request)));
  });

  it('leaves to other topics what waits there', () => {
    const first = asked(interviewerInput(request));
    const other = asked(interviewerInput(request, { preparedElsewhere: [first.about ?? ''] }));
    expect(other.about).not.toBe(first.about);
  });

  it('uses the words that the person prefers', () => {
    const terms = [{ term: 'file', preference: 'avoid' as const, instead: 'document' }];
    expect(questionTitle(asked(interviewerInput(request, { terms })).config)).toBe(
      'Which document formats, and who opens them?',
    );
  });

  it('is done when the budget is spent', () => {
    expect(interviewer.offline(interviewerInput(request, { budgetLeft: 0 })).done).toBe(true);
  });

  it('asks an open question about a topic that the bank knows nothing of', () => {
    const own = topic('T9', { title: 'The yearly fair in Graz', status: 'active', dimensions: ['scope', 'behaviour'] });
    const question = asked(interviewerInput(request, { topics: [own], topicId: 'T9' }));
    expect(questionTitle(question.config)).toContain('The yearly fair in Graz');
  });

  it('asks no open question about a topic that others have asked about already', () => {
    const own = topic('T9', { title: 'The yearly fair in Graz', status: 'active', asked: 2, answered: 2 });
    const exchanges = [written('When is the fair?', 'In May', { topicId: 'T9' })];
    const result = interviewer.offline(interviewerInput(request, { topics: [own], topicId: 'T9', exchanges }));
    expect(result.done ? 'nothing' : questionTitle(result.question.config)).not.toContain('fair in Graz');
  });

  it('concludes a topic in the person’s words, with what was delegated', () => {
    const finding = interviewer.offline(
      interviewerInput(request, {
        budgetLeft: 0,
        exchanges: [
          written('What is exported?', 'Orders only'),
          { ...written('Who may?', ''), nonAnswer: 'you_decide', digest: '' },
        ],
      }),
    );
    expect(finding.done && finding.finding).toBe('Orders only. Delegated: Who may?');
  });
});
