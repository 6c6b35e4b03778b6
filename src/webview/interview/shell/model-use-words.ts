import type { ModelView } from '../../../agents/view/session-view';
import { ROLE_TITLES, type RoleName } from '../../../agents/session/role-names';
import type { Usage } from '../../../agents/session/usage';
import { t } from '../../ui/strings';
import { duration } from '../../ui/time-words';

/** How many calls were made. */
export function callsWords({ calls }: Pick<Usage, 'calls'>): string {
  return calls === 1 ? t('1 call') : t('{0} calls', calls.toLocaleString());
}

/** Tokens sent and received; “about” where some of them are an estimate. */
export function tokensLine({ inputTokens, outputTokens, estimated }: Usage): string {
  const [sent, received] = [inputTokens.toLocaleString(), outputTokens.toLocaleString()];
  return estimated ? t('About {0} tokens in, {1} out.', sent, received) : t('{0} tokens in, {1} out.', sent, received);
}

/** How long the calls took together, and how many of them failed. */
export function timeLine({ ms, failed }: Usage): string {
  const time = t('{0} of waiting for replies.', duration(ms));
  if (failed === 0) return time;
  return `${time} ${failed === 1 ? t('1 call failed.') : t('{0} calls failed.', failed)}`;
}

/** What came of the calls that were made ahead of answers; null where none was made. */
export function aheadLine({ ahead }: Usage): string | null {
  if (ahead === undefined) return null;
  const { calls, used, thrownAway, tokensThrownAway } = ahead;
  const tokens = tokensThrownAway.toLocaleString();
  return t(
    'Made ahead of answers: {0}, of which {1} of use, {2} thrown away ({3} tokens).',
    calls,
    used,
    thrownAway,
    tokens,
  );
}

/** How much of the token budget is used; null if there is none. */
export function budgetLine({ tokenBudget, usage }: Pick<ModelView, 'tokenBudget' | 'usage'>): string | null {
  if (tokenBudget === null) return null;
  const used = usage.inputTokens + usage.outputTokens;
  const share = Math.round((100 * used) / tokenBudget);
  return t('Budget: {0} tokens, {1} % used.', tokenBudget.toLocaleString(), share);
}

/** Tokens in little room, e.g. `34.2K`, with a `~` before an estimate. */
export function compactTokens(tokens: number, estimated: boolean): string {
  const short = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 }).format(tokens);
  return estimated ? `~${short}` : short;
}

/** What a role works on, as the activity list says it too. One that this page does not know keeps its name. */
export function roleWords(role: string): string {
  return isRole(role) ? t(ROLE_TITLES[role]) : role;
}

function isRole(role: string): role is RoleName {
  return Object.hasOwn(ROLE_TITLES, role);
}
