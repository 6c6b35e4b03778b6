import { overlap } from '../base/english/similarity';
import { contentStems } from '../base/english/words';

/** From this share of an option's words on in a text, or of the text's in the option, the two are about the same. */
const SAME_MATTER = 0.6;
/** An option of fewer words is in a text by chance: “CSV”. */
const LEAST_WORDS = 3;

/** Whether an option, by its label, is about what a text tells to be open: then the person who saw the one has seen the other. */
export function isOptionAbout(label: string, text: string): boolean {
  return contentStems(label).length >= LEAST_WORDS && overlap(label, text) >= SAME_MATTER;
}
