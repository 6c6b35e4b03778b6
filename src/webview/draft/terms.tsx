import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DraftView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { Button } from '../ui/button';
import { Refusal } from '../ui/refusal';
import { t } from '../ui/strings';
import type { DraftEdits } from './draft-edits';

interface TermsProps {
  terms: DraftView['terms'];
  edits: DraftEdits;
}

/** What things are to be called, and what not: the draft and the questions go by it from then on. */
export function Terms({ terms, edits }: TermsProps): JSX.Element {
  const action = useAction();
  const [say, setSay] = useState('');
  const [notSay, setNotSay] = useState('');
  const add = async (): Promise<void> => {
    const [preferred, avoided] = [say.trim(), notSay.trim()];
    if (avoided === '') return action.refuse(t('Write the word that is to be avoided.'));
    const command = {
      type: 'prefer_term' as const,
      term: avoided,
      preference: 'avoid' as const,
      ...(preferred === '' ? {} : { instead: preferred }),
    };
    if (!(await action.run(() => edits.send(command, t('The draft follows.'))))) return;
    setSay('');
    setNotSay('');
  };
  return (
    <details class="terms" data-testid="terms">
      <summary>{terms.length === 0 ? t('Terms') : t('Terms ({0})', terms.length)}</summary>
      <ul>
        {terms.map((one) => (
          <li key={one.term}>
            <span>
              {one.say === null
                ? t('avoid “{0}”', one.notSay ?? one.term)
                : one.notSay === null
                  ? t('“{0}”', one.say)
                  : t('“{0}”, not “{1}”', one.say, one.notSay)}
            </span>
            <Button
              testId={`drop-term-${one.term}`}
              title={t('Take back what was said of “{0}”', one.term)}
              disabled={action.pending}
              onClick={() => void action.run(() => edits.send({ type: 'drop_term', term: one.term }))}
            >
              {t('Take back')}
            </Button>
          </li>
        ))}
      </ul>
      <form
        class="term-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Word id="term-not-say" label={t('Do not say')} value={notSay} set={setNotSay} done={() => void add()} />
        <Word id="term-say" label={t('say')} value={say} set={setSay} done={() => void add()} />
        <Button testId="term-set" disabled={action.pending} onClick={() => void add()}>
          {t('Set')}
        </Button>
      </form>
      <Refusal reason={action.refusal} />
    </details>
  );
}

interface WordProps {
  id: string;
  label: string;
  value: string;
  set: (value: string) => void;
  /** Enter was pressed. */
  done: () => void;
}

function Word({ id, label, value, set, done }: WordProps): JSX.Element {
  return (
    <label>
      {label}{' '}
      <input
        data-testid={id}
        value={value}
        maxLength={60}
        onInput={(event) => set(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          done();
        }}
      />
    </label>
  );
}
