/** The values of `brainstorm.model.provider`. */
export const MODEL_PROVIDERS = ['auto', 'vscode-lm', 'openai', 'offline'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** One model, or the offline interviewer, as a setting names it. An editor’s model goes by "vendor/family/id". */
export type ModelChoice = { kind: 'offline' } | { kind: 'openai'; name: string } | { kind: 'vscode-lm'; id: string };

/** Reads "offline", "openai:NAME" or "vscode-lm:vendor/family/id"; null for anything else. */
export function parseModelChoice(text: string): ModelChoice | null {
  const [, provider, rest = ''] = /^\s*([a-z-]+)\s*(?::\s*(.*?)\s*)?$/s.exec(text) ?? [];
  if (provider === 'offline') return rest === '' ? { kind: 'offline' } : null;
  if (provider === 'openai') return rest === '' ? null : { kind: 'openai', name: rest };
  if (provider === 'vscode-lm') return rest === '' ? null : { kind: 'vscode-lm', id: rest };
  return null;
}
