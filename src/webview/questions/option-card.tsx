import type { JSX } from 'preact';
import type { Option } from '../../agents/questions/options';
import { Icon, type IconName } from '../ui/icons';
import { t } from '../ui/strings';
import { KeyHint } from './key-hint';
import { optionName } from './option-text';
import { Description } from './description';
import { Coded } from '../ui/coded';

/** An option with what speaks for and against it. */
export type ArguedOption = Option & { pros?: string[] | undefined; cons?: string[] | undefined };

export interface OptionChoiceProps {
  /** Name of the radio group. */
  name: string;
  recommended: string | undefined;
  selected: string | null;
  onSelect: (id: string) => void;
  disabled: boolean;
}

/** An option as a card: a click anywhere on it chooses it, and a radio button does so for the keyboard. */
export function OptionCard(props: OptionChoiceProps & { option: ArguedOption; index: number }): JSX.Element {
  const { option, index } = props;
  const recommended = option.id === props.recommended;
  const details = `${props.name}-${index}-details`;
  return (
    <label class={option.id === props.selected ? 'option-card chosen' : 'option-card'}>
      <input
        type="radio"
        name={props.name}
        checked={option.id === props.selected}
        onChange={() => props.onSelect(option.id)}
        disabled={props.disabled}
        aria-label={optionName(option, recommended)}
        aria-describedby={details}
      />
      <div class="option-text">
        <div class="option-head">
          <strong>
            <Coded text={option.label} />
          </strong>
          {recommended && <em class="option-badge">{t('Recommended')}</em>}
          <KeyHint index={index} />
        </div>
        <div id={details}>
          {option.description && (
            <div class="option-description">
              <Description text={option.description} />
            </div>
          )}
          <Arguments kind="pro" items={option.pros} />
          <Arguments kind="con" items={option.cons} />
        </div>
      </div>
    </label>
  );
}

const KINDS: Readonly<Record<'pro' | 'con', { icon: IconName; means(): string }>> = {
  pro: { icon: 'plus', means: () => t('For:') },
  con: { icon: 'minus', means: () => t('Against:') },
};

/** What speaks for an option, or against it: told apart by sign and word, not only by colour. */
export function Arguments({
  kind,
  items = [],
}: {
  kind: 'pro' | 'con';
  items: string[] | undefined;
}): JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <ul class={`arguments ${kind}`}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name={KINDS[kind].icon} />
          <i class="visually-hidden">{KINDS[kind].means()}</i> <Coded text={item} />
        </li>
      ))}
    </ul>
  );
}
