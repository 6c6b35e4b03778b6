import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StatementKind } from '../../agents/session/statement';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import { ChoiceField } from '../ui/choice-field';
import type { DraftEdits } from './draft-edits';
import { StatementEditor } from './statement-editor';
import { kindChoices } from './statement-tools';
import { kindWords } from './statement-words';
import { useReturnFocus } from './use-return-focus';

interface AddStatementProps {
  /** Names the place: a section of the plan or a topic. */
  place: string;
  /** What the place is called, for screen readers. */
  title: string;
  /** What may be added here; null for whatever is commonly said. */
  kinds: readonly StatementKind[] | null;
  /** The topic; null where the person is to choose. */
  topicId: string | null;
  edits: DraftEdits;
}

/** A button that opens a field for a statement of the person's own. */
export function AddStatement({ place, title, kinds, topicId, edits }: AddStatementProps): JSX.Element {
  const name = `new-${place}`;
  const choices = kinds?.map((value) => ({ value, label: kindWords(value) })) ?? kindChoices(null, ['assumption']);
  const [open, setOpen] = useState(() => edits.begun(name) !== null);
  const [kind, setKind] = useState<StatementKind>(choices[0]?.value ?? 'requirement');
  const [topic, setTopic] = useState(topicId ?? edits.topics[0]?.id ?? '');
  const ref = useRef<HTMLDivElement>(null);
  useReturnFocus(open, ref, 'vscode-button');
  useEffect(() => {
    if (edits.opening !== `add:${place}`) return;
    edits.open(null);
    setOpen(true);
  }, [edits.opening]);
  return (
    <div ref={ref} class="add-statement">
      {open ? (
        <StatementEditor
          name={name}
          label={t('A statement of your own for “{0}”', title)}
          text=""
          words={edits}
          save={(text) =>
            edits.send({ type: 'add_statement', topicId: topic, kind, text }, t('Your statement is added.'))
          }
          close={() => setOpen(false)}
          saveLabel={t('Add')}
        >
          <div class="toolbar">
            {choices.length > 1 && (
              <ChoiceField
                label={t('It is')}
                choices={choices}
                value={kind}
                onChange={setKind}
                testId={`${name}-kind`}
              />
            )}
            {topicId === null && edits.topics.length > 1 && (
              <ChoiceField
                label={t('about')}
                choices={edits.topics.map(({ id, title: label }) => ({ value: id, label }))}
                value={topic}
                onChange={setTopic}
                testId={`${name}-topic`}
              />
            )}
          </div>
        </StatementEditor>
      ) : (
        <Button
          icon="plus"
          testId={`draft-add-${place}`}
          title={t('Add a statement of your own to “{0}”', title)}
          onClick={() => setOpen(true)}
        >
          {t('Add')}
        </Button>
      )}
    </div>
  );
}
