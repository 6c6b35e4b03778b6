import type { JSX } from 'preact';
import { blockIn } from '../../agents/base/text/block';
import type { StatementView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { Refusal } from '../ui/refusal';
import { t } from '../ui/strings';
import { Chips } from './chips';
import type { DraftEdits } from './draft-edits';
import { StatementTools } from './statement-tools';
import { badgesOf, isNews, kindWords, UNSETTLED } from './statement-words';
import { Coded } from '../ui/coded';

export interface StatementLineProps {
  statement: StatementView;
  changedSince: number;
  /** Rejects with the reason if there is nothing to open. */
  openSource: (sourceId: string) => Promise<unknown>;
  /** Null where the draft can only be read. */
  edits: DraftEdits | null;
}

/** One statement of the draft with what it rests on. */
export function StatementLine({ statement, changedSince, openSource, edits }: StatementLineProps): JSX.Element {
  const opening = useAction();
  const block = blockIn(statement.text);
  const text = (
    <div>
      <p class="statement-text">
        <Coded text={block?.words ?? statement.text} />
      </p>
      {block && <pre class="statement-block">{block.lines}</pre>}
    </div>
  );
  return (
    <li
      class={isNews(statement, changedSince) ? 'statement news' : 'statement'}
      data-testid={`draft-statement-${statement.id}`}
    >
      <p class="statement-head">
        <code>{statement.label}</code>
        {!UNSETTLED.has(statement.kind) && <span class="quiet">{kindWords(statement.kind)}</span>}
        {badgesOf(statement, changedSince).map(({ text: words, tone }) => (
          <span key={words} class={`badge ${tone}`}>
            {words}
          </span>
        ))}
      </p>
      {edits ? (
        <StatementTools statement={statement} edits={edits}>
          {text}
        </StatementTools>
      ) : (
        text
      )}
      <Chips
        chips={statement.sources}
        onOpen={(sourceId) => void opening.run(() => openSource(sourceId))}
        label={t('Sources of {0}', statement.label)}
      />
      <Refusal reason={opening.refusal} />
    </li>
  );
}
