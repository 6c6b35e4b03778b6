import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardView, SessionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { Coded } from '../../ui/coded';
import { LiveRegion } from '../../ui/live-region';
import { t } from '../../ui/strings';
import { revisedNoteKey, revisionKey, useAnswerDraft } from './answer-draft';
import { AnswerNote, takesNote, useNoteDraft } from './answer-note';
import { onAnswerKey } from './answer-keys';
import { titleId } from '../../questions/control';
import { ControlPlace } from './control-place';
import { impactOf, isEmpty, titleOf, type Impact } from './impact';
import { Refusal } from '../../ui/refusal';

/** Changing an answer: what rests on it is shown first, then the control with the answer as it stands. */
export function Revision({ card, session }: { card: CardView; session: SessionView }): JSX.Element {
  const host = useHost();
  const filled = useAnswerDraft(card, revisionKey(card.id));
  const note = useNoteDraft(revisedNoteKey(card.id), card.note);
  const action = useAction();
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = (): void => {
    filled.clear();
    note.clear();
  };
  const save = async (draft?: unknown): Promise<void> => {
    const result = filled.answer(draft);
    if ('problem' in result) return action.refuse(result.problem);
    const written = host.typing.get(note.key);
    const command = {
      type: 'revise' as const,
      questionId: card.id,
      answer: result.answer,
      ...(typeof written === 'string' ? { note: written } : {}),
    };
    if (await action.run(() => host.command(command))) close();
  };
  const change = (draft: unknown): void => {
    filled.set(draft);
    action.refuse(null);
  };
  return (
    <section
      class="revision"
      aria-labelledby={titleId(card.id)}
      data-testid={`revision-${card.id}`}
      onKeyDown={(event) => onAnswerKey(event, card, filled, { change, say, submit: (draft) => void save(draft) })}
    >
      <h3 id={titleId(card.id)} tabIndex={-1} ref={heading}>
        <Coded text={titleOf(card)} />
      </h3>
      <LiveRegion text={said} />
      <ImpactList impact={impactOf(session, card)} />
      <ControlPlace
        question={card}
        draft={filled.draft}
        onDraft={change}
        submit={(draft) => void save(draft)}
        disabled={action.pending}
        startAfresh={() => filled.set(filled.control.initial(card.config))}
      />
      {takesNote(card) && <AnswerNote draft={note} submit={() => void save()} />}
      <Refusal reason={action.refusal} />
      <div class="buttons">
        {filled.control.submitLabel !== null && (
          <Button appearance="primary" testId={`save-${card.id}`} onClick={() => void save()}>
            {action.pending ? t('Saving…') : t('Save change')}
          </Button>
        )}
        <Button testId={`cancel-${card.id}`} onClick={close}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  );
}

function ImpactList({ impact }: { impact: Impact }): JSX.Element {
  if (isEmpty(impact)) return <p class="impact quiet">{t('Nothing else rests on this answer so far.')}</p>;
  return (
    <div class="impact" data-testid="impact">
      <p>{t('Changing this answer touches the following; only that is redone:')}</p>
      <ul>
        {impact.findings.map((finding) => (
          <li key={finding}>{t('Finding: {0}', finding)}</li>
        ))}
        {impact.questions.map(({ id, title }) => (
          <li key={id}>{t('Question {0}: {1}', id, title)}</li>
        ))}
        {impact.statements.map(({ id, label, text }) => (
          <li key={id}>{t('Statement {0}: {1}', label, text)}</li>
        ))}
      </ul>
    </div>
  );
}
