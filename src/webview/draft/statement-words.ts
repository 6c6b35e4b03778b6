import type { StatementKind } from '../../agents/session/statement';
import type { StatementView } from '../../agents/view/session-view';
import { t } from '../ui/strings';

/** A statement's kind, as the draft shows it. */
export function kindWords(kind: StatementKind): string {
  switch (kind) {
    case 'goal':
      return t('Goal');
    case 'non_goal':
      return t('Non-goal');
    case 'story':
      return t('Story');
    case 'requirement':
      return t('Requirement');
    case 'quality':
      return t('Quality');
    case 'interface':
      return t('Interface');
    case 'entity':
      return t('Entity');
    case 'edge_case':
      return t('Edge case');
    case 'decision':
      return t('Decision');
    case 'delegated':
      return t('Delegated');
    case 'assumption':
      return t('Assumption');
    case 'open_question':
      return t('Open question');
    case 'risk':
      return t('Risk');
    case 'acceptance':
      return t('Acceptance');
    case 'task':
      return t('Task');
    case 'fact':
      return t('Fact');
  }
}

/** Kinds that are marked instead of just named: nobody has settled them. */
export const UNSETTLED: ReadonlySet<StatementKind> = new Set(['assumption', 'delegated', 'open_question']);

/** A mark on a statement, in words; `tone` only supports what the words say. */
interface Badge {
  text: string;
  tone: 'plain' | 'caution' | 'news';
}

/** What the person must know of a statement besides its text: that it is a guess, not theirs, still open, or news. */
export function badgesOf(statement: StatementView, changedSince: number): Badge[] {
  const badges: Badge[] = [];
  const { kind, assumed } = statement;
  if (UNSETTLED.has(kind) && !isConfirmed(statement)) badges.push({ text: kindWords(kind), tone: 'caution' });
  if (assumed && kind !== 'assumption') badges.push({ text: t('Assumed'), tone: 'caution' });
  if (isConfirmed(statement)) badges.push({ text: t('Confirmed by you'), tone: 'plain' });
  else if (statement.by === 'person') badges.push({ text: t('Your words'), tone: 'plain' });
  if (isNews(statement, changedSince)) badges.push({ text: t('Changed'), tone: 'news' });
  return badges;
}

/** Whether a statement was assumed until the person confirmed it or put it right. */
function isConfirmed({ kind, by }: Pick<StatementView, 'kind' | 'by'>): boolean {
  return kind === 'assumption' && by === 'person';
}

/** Whether the person can confirm a statement as it stands: it is assumed, and not in their words. */
export function isToConfirm({ kind, by }: Pick<StatementView, 'kind' | 'by'>): boolean {
  return kind === 'assumption' && by !== 'person';
}

/** Whether a statement changed after the version that the person has seen. */
export function isNews(statement: Pick<StatementView, 'changedAt'>, changedSince: number): boolean {
  return statement.changedAt > changedSince;
}
