import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SessionCommand } from '../../../agents/engine/commands';
import type { NonAnswer } from '../../../agents/session/question';
import type { QuestionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { titleId } from '../../questions/control';
import { Button } from '../../ui/button';
import { Coded } from '../../ui/coded';
import { LiveRegion } from '../../ui/live-region';
import { t } from '../../ui/strings';
import { useAnswerDraft } from './answer-draft';
import { AnswerNote, takesNote, useNoteDraft } from './answer-note';
import { onAnswerKey } from './answer-keys';
import { Clarifications } from './clarifications';
import { ControlPlace } from './control-place';
import { titleOf } from './impact';
import { NonAnswers } from './non-answers';
import { Proposal } from './proposal';
import { QuestionBasis } from './question-basis';
import { Refusal } from '../../ui/refusal';
import { TopicTurn } from './topic-turn';
import { useQuestionFocus } from './use-question-focus';

interface OpenQuestionProps {
  question: QuestionView;
  /** Under which what is half-filled is kept: its id, or that of the plan through its changes. */
  typedUnder: string;
  /** Version of the snapshot that shows it. */
  version: number;
}

/** The one question to be answered now. Rendered under `typedUnder` as key. */
export function OpenQuestion({ question, version, typedUnder }: OpenQuestionProps): JSX.Element {
  const host = useHost();
  const filled = useAnswerDraft(question, typedUnder);
  const note = useNoteDraft(`note:${typedUnder}`);
  const action = useAction();
  const [said, say] = useState('');
  const card = useRef<HTMLElement>(null);
  // Once accepted, the card takes no second answer while the snapshot without it is on its way.
  const [acceptedAt, setAcceptedAt] = useState<number | null>(null);
  const away = action.pending || acceptedAt === version;
  useQuestionFocus(card, question.type);

  /** The note as typed last, also before the next rendering. */
  const added = (): { note?: string } => {
    const text = host.typing.get(note.key);
    return typeof text === 'string' && text.trim() !== '' ? { note: text } : {};
  };
  const send = async (command: SessionCommand): Promise<void> => {
    if (away) return;
    if (!(await action.run(() => host.command(command)))) return;
    setAcceptedAt(version);
    filled.clear();
    note.clear();
  };
  const submit = async (draft?: unknown): Promise<void> => {
    const result = filled.answer(draft);
    if ('problem' in result) return action.refuse(result.problem);
    if (draft !== undefined) filled.set(draft);
    await send({ type: 'answer', questionId: question.id, answer: result.answer, ...added() });
  };
  const change = (draft: unknown): void => {
    filled.set(draft);
    action.refuse(null);
  };
  /** What is said to a refusal to answer: in its own field, and in the note. */
  const nonAnswer = (kind: NonAnswer, text?: string): SessionCommand => {
    const said = [text, added().note].filter((words) => words !== undefined).join('\n');
    return { type: 'non_answer', questionId: question.id, nonAnswer: kind, ...(said === '' ? {} : { text: said }) };
  };

  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  onKey.current = (event) => {
    const here = event.target === document.body || (card.current && event.composedPath().includes(card.current));
    if (here && !away) onAnswerKey(event, question, filled, { change, say, submit: (draft) => void submit(draft) });
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey.current(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <section
      ref={card}
      class="open-question"
      aria-labelledby={titleId(question.id)}
      data-testid="open-question"
      data-question-id={question.id}
      data-question-type={question.type}
    >
      {question.acknowledgement && (
        <p class="acknowledgement" data-testid="acknowledgement">
          <Coded text={question.acknowledgement} />
        </p>
      )}
      {question.changedBefore.map((title) => (
        <p key={title} class="acknowledgement" data-testid="changed-before">
          {t('Your answer to “{0}” was changed since this was asked.', title)}
        </p>
      ))}
      <TopicTurn question={question} />
      {question.purpose !== 'reading' && <p class="question-topic">{question.topicTitle}</p>}
      <h2 id={titleId(question.id)} tabIndex={-1} data-testid="question-title">
        <Coded text={titleOf(question)} />
      </h2>
      <LiveRegion text={said} />
      <MadeByRules question={question} />
      <QuestionBasis question={question} />
      <Proposal question={question} fill={change} />
      <ControlPlace
        question={question}
        draft={filled.draft}
        onDraft={change}
        submit={(draft) => void submit(draft)}
        disabled={away}
        startAfresh={filled.clear}
      />
      {takesNote(question) && <AnswerNote draft={note} submit={() => void submit()} />}
      <Refusal reason={action.refusal} />
      {filled.control.submitLabel !== null && (
        <div class="buttons">
          <Button appearance="primary" testId="submit" onClick={() => void submit()}>
            {action.pending ? t('Sending…') : filled.control.submitLabel}
          </Button>
        </div>
      )}
      <NonAnswers
        question={question}
        give={async (kind, text) => {
          await host.command(nonAnswer(kind, text));
          filled.clear();
          note.clear();
        }}
        giveAtOnce={(kind) => void send(nonAnswer(kind))}
        sendAway={() => void send({ type: 'not_about_this', questionId: question.id })}
      />
      <Clarifications asked={question.clarifications} />
    </section>
  );
}

/** Says of a question that rules made it where a model plays a part, too; nothing of any other. */
function MadeByRules({ question }: { question: Pick<QuestionView, 'byRules'> }): JSX.Element | null {
  if (question.byRules === null) return null;
  return (
    <p class="asked-offline" data-testid="asked-offline">
      {question.byRules === 'stand_in'
        ? t('made by rules, without a model: the model’s reply could not be used')
        : t('made by rules, without a model')}
    </p>
  );
}
