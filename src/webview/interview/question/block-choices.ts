import type { ModelChoice, ModelView } from '../../../agents/view/session-view';
import type { PageRequest } from '../../protocol';
import { t } from '../../ui/strings';

type Block = NonNullable<ModelView['block']>;

/**
 * Whether a block is only to be mentioned: the session was brought back, and with the next answer the model may be
 * called again. Every other one needs the person's choice.
 */
export function endsWithNextAnswer({ kind }: Pick<Block, 'kind'>, questionOpen: boolean): boolean {
  return questionOpen && (kind === 'restored' || kind === 'interrupted');
}

/** What a way to go on is called on its button. */
export function choiceLabel(choice: ModelChoice, block: Pick<Block, 'kind'>, model: ModelView): string {
  switch (choice) {
    case 'retry':
      // What was only brought back has not been tried yet.
      return block.kind === 'restored' ? t('Go on with the model') : t('Try again');
    case 'another':
      return t('Choose another model…');
    case 'offline':
      return t('Go on without a model');
    case 'more_tokens': {
      const tokens = raisedTokenBudget(model);
      return tokens === null
        ? t('Go on without a token budget')
        : t('Raise the token budget to {0}', tokens.toLocaleString());
    }
  }
}

/** What the extension is asked for when a way to go on is chosen. */
export function choiceRequest(choice: ModelChoice, model: ModelView): PageRequest {
  switch (choice) {
    case 'retry':
      return { type: 'command', command: { type: 'retry_model' } };
    case 'another':
      return { type: 'select_model' };
    case 'offline':
      return { type: 'command', command: { type: 'go_offline' } };
    case 'more_tokens':
      return { type: 'command', command: { type: 'change_token_budget', tokens: raisedTokenBudget(model) } };
  }
}

/**
 * The budget with the same amount added, in tokens; null if there is none. Where the calls went well over the budget, at
 * least half of it is left above what they used: the choice must not come back at once.
 */
export function raisedTokenBudget({ tokenBudget, usage }: Pick<ModelView, 'tokenBudget' | 'usage'>): number | null {
  if (tokenBudget === null) return null;
  const used = usage.inputTokens + usage.outputTokens;
  return Math.max(2 * tokenBudget, used + Math.ceil(tokenBudget / 2));
}
