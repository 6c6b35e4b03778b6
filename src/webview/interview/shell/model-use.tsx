import type { JSX } from 'preact';
import type { ModelView } from '../../../agents/view/session-view';
import { t } from '../../ui/strings';
import { aheadLine, budgetLine, callsWords, compactTokens, roleWords, timeLine, tokensLine } from './model-use-words';
import { duration } from '../../ui/time-words';

/** What the calls to models took: in all and by role. Nothing where none was made. */
export function ModelUse({ model }: { model: ModelView }): JSX.Element | null {
  const { usage, perRole } = model;
  if (usage.calls === 0) return null;
  const budget = budgetLine(model);
  const ahead = aheadLine(usage);
  return (
    <details class="model-use" data-testid="model-usage">
      <summary>{t('Model use ({0})', callsWords(usage))}</summary>
      <p>{tokensLine(usage)}</p>
      <p>{timeLine(usage)}</p>
      {ahead !== null && <p>{ahead}</p>}
      {model.preparing && <p>{t('What may follow your answer is being prepared.')}</p>}
      {budget !== null && <p>{budget}</p>}
      <table>
        <caption class="visually-hidden">{t('Calls, tokens in and out, and time of each role')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Calls')}</th>
            <th scope="col">{t('In')}</th>
            <th scope="col">{t('Out')}</th>
            <th scope="col">{t('Time')}</th>
          </tr>
        </thead>
        {perRole.map((one) => (
          <tbody key={one.role}>
            <tr>
              <th scope="rowgroup" colSpan={4} title={one.role}>
                {roleWords(one.role)}
                {one.failed > 0 && <span class="quiet"> {t('({0} failed)', one.failed)}</span>}
              </th>
            </tr>
            <tr>
              <td>{one.calls}</td>
              <td>{compactTokens(one.inputTokens, one.estimated)}</td>
              <td>{compactTokens(one.outputTokens, one.estimated)}</td>
              <td>{duration(one.ms)}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </details>
  );
}
