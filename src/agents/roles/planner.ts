import { z } from 'zod';
import { planTaskSchema } from '../session/events';
import { questionDraftSchema } from '../session/question';
import type { PlannerInput } from './inputs';
import type { Role } from './role';

const planSchema = z.object({
  decision: z.enum(['proceed', 'tasks', 'ask_human']),
  tasks: z.array(planTaskSchema),
  reasoning: z.string(),
  question: questionDraftSchema.nullable(),
});

/** Placeholder until the real planner lands. */
export const planner: Role<PlannerInput, z.infer<typeof planSchema>> = {
  name: 'planner',
  purpose: '',
  output: planSchema,
  offline: () => ({ decision: 'proceed', tasks: [], reasoning: '', question: null }),
};
