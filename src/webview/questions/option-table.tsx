import type { ComponentChildren, JSX } from 'preact';
import { t } from '../ui/strings';
import { Arguments, type ArguedOption, type OptionChoiceProps } from './option-card';
import { optionName } from './option-text';
import { Description } from './description';
import { Coded } from '../ui/coded';

/** Options side by side, one column each, with the radio buttons in the head. */
export function OptionTable(
  props: OptionChoiceProps & { options: readonly ArguedOption[]; label: string },
): JSX.Element {
  const { options } = props;
  const row = (
    name: string,
    cell: (option: ArguedOption) => ComponentChildren,
    has: (option: ArguedOption) => boolean,
  ) =>
    options.some(has) && (
      <tr>
        <th scope="row">{name}</th>
        {options.map((option) => (
          <td key={option.id}>{cell(option)}</td>
        ))}
      </tr>
    );
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={props.label}>
      <table class="option-table">
        <thead>
          <tr>
            <th scope="col">{t('Option')}</th>
            {options.map((option) => (
              <th key={option.id} scope="col">
                <label>
                  <input
                    type="radio"
                    name={props.name}
                    checked={option.id === props.selected}
                    onChange={() => props.onSelect(option.id)}
                    disabled={props.disabled}
                    aria-label={optionName(option, option.id === props.recommended)}
                  />
                  <Coded text={option.label} />
                </label>
                {option.id === props.recommended && <em class="option-badge">{t('Recommended')}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(
            t('Description'),
            (option) => (
              <Description text={option.description ?? ''} />
            ),
            (option) => Boolean(option.description),
          )}
          {row(
            t('For'),
            (option) => (
              <Arguments kind="pro" items={option.pros} />
            ),
            (option) => Boolean(option.pros?.length),
          )}
          {row(
            t('Against'),
            (option) => (
              <Arguments kind="con" items={option.cons} />
            ),
            (option) => Boolean(option.cons?.length),
          )}
        </tbody>
      </table>
    </div>
  );
}
