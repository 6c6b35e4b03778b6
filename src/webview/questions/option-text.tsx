import type { JSX } from 'preact';
import type { Option } from '../../agents/questions/options';
import { t } from '../ui/strings';
import { KeyHint } from './key-hint';
import { spokenText } from '../ui/coded-text';
import { Description } from './description';
import { Coded } from '../ui/coded';

/** Id of an option's description, for `aria-describedby`; `index` is the option's place in its question. */
export const descriptionId = (questionId: string, index: number): string => `${questionId}-option-${index}`;

/** The accessible name of an option. */
export const optionName = (option: Option, recommended: boolean): string =>
  recommended ? t('{0} (recommended)', spokenText(option.label)) : spokenText(option.label);

interface OptionTextProps {
  questionId: string;
  index: number;
  option: Option;
  recommended: boolean;
}

/** An option as the content of a radio or checkbox: label, mark of a recommendation, description. */
export function OptionText({ questionId, index, option, recommended }: OptionTextProps): JSX.Element {
  return (
    <div class="option-text">
      <div class="option-head">
        <span class="option-name">
          <strong>
            <Coded text={option.label} />
          </strong>
          {recommended && <em class="option-badge">{t('Recommended')}</em>}
        </span>
        <KeyHint index={index} />
      </div>
      {option.description && (
        <div class="option-description" id={descriptionId(questionId, index)}>
          <Description text={option.description} />
        </div>
      )}
    </div>
  );
}
