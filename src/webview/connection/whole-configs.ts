import { parseConfig } from '../../agents/questions/catalogue';
import type { QuestionView } from '../../agents/session/view';
import type { Screen } from '../protocol';

/**
 * The screen with every question's config as its control takes it: what was left out, because it has a default, is
 * filled in. A config that does not fit its type stays as it is; its control says that it cannot be shown.
 */
export function withWholeConfigs(screen: Screen): Screen {
  if (screen.screen !== 'session') return screen;
  const { session } = screen;
  const open = session.open && withWholeConfig(session.open);
  return { ...screen, session: { ...session, open, cards: session.cards.map(withWholeConfig) } };
}

function withWholeConfig<Q extends QuestionView>(question: Q): Q {
  const parsed = parseConfig(question.type, question.config, '');
  return parsed.ok ? { ...question, config: parsed.config } : question;
}
