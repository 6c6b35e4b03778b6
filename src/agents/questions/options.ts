import * as z from 'zod';
import { counted, filledText, LABEL_LENGTH, oneLine } from './text';

/** Ids key records, and this one key cannot be set on a plain object. */
const UNUSABLE_ID = '__proto__';

export const idSchema = filledText.refine((id) => id !== UNUSABLE_ID, `${UNUSABLE_ID} cannot be an id`);

/** One thing to choose. Ids are unique and non-empty within a question; people read only the label and description. */
export const optionSchema = z.object({ id: idSchema, label: filledText, description: z.string().optional() });
export type Option = z.infer<typeof optionSchema>;

/** Refuses a list in which two items share an id. */
export function refuseSharedIds(items: readonly { id: string }[], context: z.RefinementCtx): void {
  const first = new Map<string, number>();
  items.forEach(({ id }, index) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `"${oneLine(id, LABEL_LENGTH)}" is the id of item ${earlier + 1} already`,
      });
  });
}

/** A list of at least `least` options with unique ids; `option` adds to what an option is. */
export function optionList<O extends z.ZodType<Option>>(least: number, option: O) {
  return z
    .array(option)
    .min(least, `at least ${counted(least, 'option')}`)
    .superRefine(refuseSharedIds);
}

/** Refuses a recommendation that is not among the options. */
export function refuseUnknownId(
  options: readonly Option[],
  id: string,
  path: (string | number)[],
  context: z.RefinementCtx,
): void {
  if (!hasOption(options, id))
    context.addIssue({ code: 'custom', path, message: `no option has the id "${oneLine(id, LABEL_LENGTH)}"` });
}

export function hasOption(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** The label of an option for use in a line of text, of at most so many code points; the id itself if no option has it. */
export function labelOf(options: readonly Option[], id: string, most = LABEL_LENGTH): string {
  return oneLine(options.find((option) => option.id === id)?.label ?? id, most);
}

/** The refusal of an id that is not among the options. Own words have a key of their own, which some take for an option. */
export function notAnOption(id: string, takesOwnWords = false): string {
  const refusal = `“${oneLine(id, LABEL_LENGTH)}” is not one of the options.`;
  return takesOwnWords && id === 'other' ? `${refusal} Own words need only the key "other" with the words.` : refusal;
}
