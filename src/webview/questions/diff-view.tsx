import { Fragment, type ComponentChildren, type JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useLanguages } from '../ui/highlight';
import { t } from '../ui/strings';
import { diffBlocks, type DiffBlock, type DiffLine, type DiffRow } from './diff-rows';

/** Unchanged lines shown on either side of a change. */
const CONTEXT = 3;

/** Fewest lines worth hiding. */
const LEAST_HIDDEN = 4;

interface DiffViewProps {
  before: string;
  after: string;
  language: string | undefined;
  sideBySide: boolean;
  label: string;
}

/** Two texts compared, as a table. Additions and deletions carry signs as well as colours. */
export function DiffView({ before, after, language, sideBySide, label }: DiffViewProps): JSX.Element {
  const hasLanguages = useLanguages(language !== undefined);
  const blocks = useMemo(() => diffBlocks(before, after, language), [before, after, language, hasLanguages]);
  if (blocks.every(({ changed }) => !changed)) return <p class="hint">{t('Both sides are the same.')}</p>;
  return (
    <div class="diff-scroll" tabIndex={0} role="region" aria-label={label}>
      <table class={sideBySide ? 'diff side-by-side' : 'diff'}>
        {blocks.map((block, index) => (
          <tbody key={index}>
            <Block
              block={block}
              first={index === 0}
              last={index === blocks.length - 1}
              render={sideBySide ? sideBySideRows : unifiedRows}
              columns={sideBySide ? 6 : 4}
            />
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface BlockProps {
  block: DiffBlock;
  first: boolean;
  last: boolean;
  render: (rows: readonly DiffRow[], changed: boolean) => ComponentChildren;
  columns: number;
}

/** A block, with the middle of long unchanged stretches folded away. */
function Block({ block, first, last, render, columns }: BlockProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const head = first ? 0 : CONTEXT;
  const tail = last ? 0 : CONTEXT;
  const hidden = block.rows.length - head - tail;
  if (block.changed || open || hidden < LEAST_HIDDEN) return <>{render(block.rows, block.changed)}</>;
  return (
    <>
      {render(block.rows.slice(0, head), false)}
      <tr class="folded">
        <td colSpan={columns}>
          <button type="button" class="plain-button" onClick={() => setOpen(true)}>
            {t('Show {0} unchanged lines', hidden)}
          </button>
        </td>
      </tr>
      {render(block.rows.slice(block.rows.length - tail), false)}
    </>
  );
}

function unifiedRows(rows: readonly DiffRow[], changed: boolean): ComponentChildren {
  const row = (kind: 'same' | 'removed' | 'added', line: DiffLine | null, old?: number, fresh?: number) =>
    line && (
      <tr key={`${kind}${line.number}`} class={kind}>
        <td class="line-number">{old}</td>
        <td class="line-number">{fresh}</td>
        <Line line={line} kind={kind} />
      </tr>
    );
  if (!changed) return rows.map(({ before, after }) => row('same', after, before?.number, after?.number));
  return (
    <>
      {rows.map(({ before }) => row('removed', before, before?.number))}
      {rows.map(({ after }) => row('added', after, undefined, after?.number))}
    </>
  );
}

function sideBySideRows(rows: readonly DiffRow[], changed: boolean): ComponentChildren {
  return rows.map(({ before, after }) => (
    <tr key={`${before?.number ?? ''}:${after?.number ?? ''}`}>
      <td class="line-number">{before?.number}</td>
      <Line line={before} kind={changed ? 'removed' : 'same'} />
      <td class="line-number">{after?.number}</td>
      <Line line={after} kind={changed ? 'added' : 'same'} />
    </tr>
  ));
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;

function Line({ line, kind }: { line: DiffLine | null; kind: keyof typeof SIGNS }): JSX.Element {
  if (!line) return <td class="missing" colSpan={2} />;
  const meaning = kind === 'same' ? '' : kind === 'added' ? t('Added:') : t('Removed:');
  return (
    <>
      <td class={`sign ${kind}`}>
        <i aria-hidden="true">{SIGNS[kind]}</i>
        {meaning && <i class="visually-hidden">{meaning}</i>}
      </td>
      <td class={`line ${kind}`}>
        {line.pieces.map((piece, index) => {
          const text = piece.kind === '' ? piece.text : <span class={`token-${piece.kind}`}>{piece.text}</span>;
          return piece.changed ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
        })}
        {line.ending && <em class="option-badge">{line.ending}</em>}
      </td>
    </>
  );
}
