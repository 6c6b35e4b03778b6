import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SessionCommand } from '../../../agents/engine/commands';
import { changeKindSchema } from '../../../agents/session/change-kind';
import { projectKindSchema } from '../../../agents/session/project-kind';
import type { ReadingView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { useReturnFocus } from '../../draft/use-return-focus';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ChoiceField } from '../../ui/choice-field';
import { Refusal } from '../../ui/refusal';
import { useHeightVariable } from '../../ui/height-variable';
import { t } from '../../ui/strings';
import { TextField } from '../../ui/text-input';

/** How the request is read, in a line; what is wrong in it is put right in place, at any time. */
export function ReadingLine({ reading }: { reading: ReadingView }): JSX.Element {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useHeightVariable(place, '--reading-height');
  useReturnFocus(opened, place, '[data-testid="change-reading"]');
  const project = nameIn(reading.projects, reading.project);
  return (
    <div ref={place} class={opened ? 'reading' : 'reading in-sight'} data-testid="reading">
      <p class="reading-line">
        <span class="quiet">{t('Reading this as:')}</span> <b>{subjectsOf(reading)}</b>
        {` · ${nameIn(reading.changes, reading.change)}`}
        {project === '' ? '' : ` · ${project}`}{' '}
        <button
          type="button"
          class="as-link"
          data-testid="change-reading"
          aria-label={t('Change how this is read')}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('Change')}
        </button>
      </p>
      {opened && <ReadingForm reading={reading} close={() => setOpened(false)} />}
    </div>
  );
}

function ReadingForm({ reading, close }: { reading: ReadingView; close: () => void }): JSX.Element {
  const host = useHost();
  const action = useAction();
  const [title, setTitle] = useState(reading.title);
  const [chosen, setChosen] = useState(reading.subjects.filter((s) => s.chosen).map(({ id }) => id));
  const [words, setWords] = useState(reading.words);
  const [change, setChange] = useState(reading.change);
  const [project, setProject] = useState(reading.project ?? '');
  const save = async (): Promise<void> => {
    const command = changeOf(reading, { title, chosen, words, change, project });
    if (command === null || (await action.run(() => host.command(command)))) close();
  };
  return (
    <form
      class="reading-form"
      data-testid="reading-form"
      aria-label={t('How this is read')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <TextField id="reading-title" label={t('Title')} value={title} onInput={setTitle} focusOnMount />
      <fieldset>
        <legend>{t('It is about')}</legend>
        {reading.subjects.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
        <TextField id="reading-words" label={t('Something else, in your own words')} value={words} onInput={setWords} />
      </fieldset>
      <ChoiceField
        label={t('It is a')}
        choices={choicesOf(reading.changes)}
        value={change}
        onChange={setChange}
        testId="reading-change"
      />
      <ChoiceField
        label={t('The project is a')}
        choices={[
          ...(reading.project === null ? [{ value: '', label: t('not known') }] : []),
          ...choicesOf(reading.projects),
        ]}
        value={project}
        onChange={setProject}
        testId="reading-project"
      />
      {reading.projectShows !== '' && <p class="quiet">{reading.projectShows}</p>}
      <Refusal reason={action.refusal} />
      <div class="buttons">
        <Button appearance="primary" testId="save-reading" onClick={() => void save()}>
          {t('Read it like this')}
        </Button>
        <Button onClick={close}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

interface Filled {
  title: string;
  chosen: readonly string[];
  words: string;
  change: string;
  project: string;
}

/** The command for what was changed in the form; null where nothing was. What is not ticked any more is ruled out. */
export function changeOf(
  before: ReadingView,
  filled: Filled,
): Extract<SessionCommand, { type: 'change_reading' }> | null {
  const chosenBefore = before.subjects.filter(({ chosen }) => chosen).map(({ id }) => id);
  const words = filled.words.trim();
  const otherSubjects = chosenBefore.join() !== filled.chosen.join() || words !== before.words;
  const unticked = before.subjects.map(({ id }) => id).filter((id) => !filled.chosen.includes(id));
  const change = changeKindSchema.safeParse(filled.change).data;
  const project = projectKindSchema.safeParse(filled.project).data;
  const changed = {
    ...(filled.title.trim() === before.title ? {} : { title: filled.title.trim() }),
    ...(otherSubjects
      ? {
          subjects: filled.chosen.length === 0 && words !== '' ? null : [...filled.chosen],
          words: words === '' ? null : words,
          rejected: unticked,
        }
      : {}),
    ...(change === undefined || change === before.change ? {} : { change }),
    ...(project === undefined || project === before.project ? {} : { project }),
  };
  return Object.keys(changed).length === 0 ? null : { type: 'change_reading', ...changed };
}

function subjectsOf({ subjects, words }: ReadingView): string {
  const chosen = subjects.filter((subject) => subject.chosen).map(({ name }) => name);
  if (chosen.length > 0) return chosen.join(', ');
  return words === '' ? t('no prepared subject: open questions') : words;
}

function nameIn(options: ReadingView['changes'], id: string | null): string {
  return options.find((option) => option.id === id)?.name ?? '';
}

function choicesOf(options: ReadingView['changes']): { value: string; label: string }[] {
  return options.map(({ id, name }) => ({ value: id, label: name }));
}
