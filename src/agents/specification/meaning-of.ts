import * as z from 'zod';
import { CATALOGUE } from '../questions/catalogue';
import { choices, type Choice, type Meaning } from '../questions/meaning';
import { optionSchema } from '../questions/options';
import type { Exchange } from '../session/exchanges';
import { oncePerThing } from '../session/once-per-session';

/**
 * What was answered to a question amounts to. An answer or config that does not have its type's shape is taken by its
 * digest, which is what the person saw recorded.
 */
export const meaningOf = oncePerThing(({ type, config, answer, digest }: Exchange): Meaning => {
  if (answer === null || answer === undefined) return { kind: 'nothing' };
  const asked = CATALOGUE[type].config.safeParse(config);
  const given = CATALOGUE[type].answer.safeParse(answer);
  if (asked.success && given.success) return CATALOGUE[type].meaning(asked.data, given.data);
  return digest.trim() === '' ? { kind: 'nothing' } : { kind: 'said', text: digest };
});

const points = z.array(z.string()).optional();
const offer = z.object({ options: z.array(optionSchema.extend({ pros: points, cons: points })) });

/** What a choice question offered, in its order; empty for other types. */
export const offeredBy = oncePerThing((exchange: Exchange): readonly Choice[] =>
  choices(offer.safeParse(exchange.config).data?.options ?? []),
);

const recommended = z.union([z.string().transform((id) => [id]), z.array(z.string())]);

/** The labels that a question recommended, if any. */
export function recommendedBy(exchange: Exchange): string[] {
  const ids = recommended.safeParse(exchange.config['recommended']);
  return offeredBy(exchange)
    .filter(({ id }) => ids.data?.includes(id) === true)
    .map(({ label }) => label);
}
