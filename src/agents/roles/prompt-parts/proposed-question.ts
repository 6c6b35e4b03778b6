import { questionDraftSchema } from '../../session/question';
import type { QuestionDraft } from '../../session/question';
import { CATALOGUE } from '../../questions/catalogue';
import { sayProblem } from '../../questions/problems';
import { isBlank } from '../../questions/text';
import { wirePath } from '../../questions/wire-catalogue';

/**
 * A question that a role proposes. One that a model wrote must fit its type and say why it is asked; what is wrong is named
 * by the keys of the flat form that the model knows: `question.options: at least 2 options`.
 */
export const proposedQuestionSchema = questionDraftSchema.superRefine((draft, context) => {
  if (draft.by !== 'model') return;
  if (isBlank(draft.why)) {
    context.addIssue({ code: 'custom', path: ['why'], message: 'say in a sentence why this is asked now' });
  }
  for (const { path, message } of configProblems(draft)) context.addIssue({ code: 'custom', path, message });
});

function configProblems({ type, config }: QuestionDraft): { path: PropertyKey[]; message: string }[] {
  const parsed = CATALOGUE[type].config.safeParse(config, { error: sayProblem });
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: wirePath(type, path), message }));
}
