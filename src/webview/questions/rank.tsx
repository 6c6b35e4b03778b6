import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RankAnswer, RankConfig } from '../../agents/questions/rank';
import { Checkbox } from '../ui/checkbox';
import { LiveRegion } from '../ui/live-region';
import { t } from '../ui/strings';
import { titleId, type Control, type ControlProps } from './control';
import { dropIndex, moved } from './rank-order';
import { RankRow, type RankMove } from './rank-row';

interface Draft {
  /** Ids, the first on top. */
  order: string[];
  /** Whether anything was moved. */
  touched: boolean;
  /** Whether the person said that the order is right as it was shown. */
  right: boolean;
}

export const rank: Control<RankConfig, RankAnswer, Draft> = {
  type: 'rank',
  initial: ({ options }) => ({ order: options.map(({ id }) => id), touched: false, right: false }),
  toAnswer({ options }, { order, touched, right }) {
    const complete = order.length === options.length && options.every(({ id }) => order.includes(id));
    if (!complete || !(touched || right)) return { problem: t('Move something, or say that this order is right.') };
    return { answer: { ranking: order.map((id, index) => ({ id, rank: index + 1 })) } };
  },
  fromAnswer: (_config, { ranking }) => ({
    order: [...ranking].sort((a, b) => a.rank - b.rank).map(({ id }) => id),
    touched: true,
    right: false,
  }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

/** A button that still works where the row now is: at the ends of the list one of the two does not. */
function reachable(on: RankMove, place: number, count: number): RankMove {
  if (on === 'up' && place === 0) return 'down';
  return on === 'down' && place === count - 1 ? 'up' : on;
}

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<RankConfig, Draft>) {
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useRef<{ id: string; on: RankMove } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const current = useRef(draft);
  current.current = draft;

  const rowOf = (id: string) => list.current?.children[current.current.order.indexOf(id)];
  const labelOf = (id: string) => config.options.find((option) => option.id === id)?.label ?? id;

  const move = (id: string, index: number, on?: RankMove) => {
    const order = moved(current.current.order, id, index);
    const place = order.indexOf(id);
    if (disabled || place === current.current.order.indexOf(id)) return;
    current.current = { ...current.current, order, touched: true };
    if (on) focusAfter.current = { id, on: reachable(on, place, order.length) };
    onDraft(current.current);
    setSaid(t('{0} is now number {1} of {2}.', labelOf(id), place + 1, order.length));
  };

  // Moving a row in the document takes the focus away from what is in it.
  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (!wanted) return;
    const row = rowOf(wanted.id);
    const button = wanted.on === 'row' ? null : row?.querySelector<HTMLElement>(`.rank-${wanted.on}`);
    (button ?? (row as HTMLElement | undefined))?.focus();
  });

  const drag = (id: string) => {
    if (disabled) return;
    setDragged(id);
    const follow = (event: PointerEvent) => {
      const others = current.current.order.filter((other) => other !== id);
      const middles = others.map((other) => {
        const box = rowOf(other)?.getBoundingClientRect();
        return box ? box.top + box.height / 2 : 0;
      });
      move(id, dropIndex(middles, event.clientY));
    };
    const stop = () => {
      setDragged(null);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
  };

  const hint = `${questionId}-hint`;
  return (
    <div class="control-stack">
      <ol class="rank" ref={list} aria-labelledby={titleId(questionId)} aria-describedby={hint}>
        {draft.order.map((id, index) => (
          <RankRow
            key={id}
            label={labelOf(id)}
            description={config.options.find((option) => option.id === id)?.description}
            index={index}
            count={draft.order.length}
            dragged={dragged === id}
            disabled={disabled}
            onMove={(by, on) => move(id, index + by, on)}
            onStep={(by) => (list.current?.children[index + by] as HTMLElement | undefined)?.focus()}
            onDrag={() => drag(id)}
          />
        ))}
      </ol>
      <p class="hint" id={hint}>
        {t('Top is most important. Drag, use the arrows, or press Alt+↑ and Alt+↓.')}
      </p>
      <Checkbox
        class={draft.touched ? 'not-asked' : ''}
        checked={draft.right}
        onChange={(right) => onDraft({ ...draft, right })}
        label={t('This order is right')}
        disabled={disabled}
      />
      <LiveRegion text={said} />
    </div>
  );
}
