import type { QuestionTypeName } from '../../agents/questions/question-type';
import { askCode } from './ask-code';
import { askFile } from './ask-file';
import { askImage } from './ask-image';
import { askText } from './ask-text';
import { confirm } from './confirm';
import type { AnyControl, Control } from './control';
import { emojiReact } from './emoji-react';
import { pickMany } from './pick-many';
import { pickOne } from './pick-one';
import { rank } from './rank';
import { rate } from './rate';
import { reviewSection } from './review-section';
import { showDiff } from './show-diff';
import { showOptions } from './show-options';
import { showPlan } from './show-plan';
import { slider } from './slider';
import { thumbs } from './thumbs';

/** Forgets a control's types. Safe because a question's config, draft and answer only ever meet their own type's control. */
const erased = <C, A, D>(control: Control<C, A, D>): AnyControl => control as unknown as AnyControl;

/** The control of every question type. */
export const CONTROLS: Readonly<Record<QuestionTypeName, AnyControl>> = {
  pick_one: erased(pickOne),
  pick_many: erased(pickMany),
  confirm: erased(confirm),
  rank: erased(rank),
  rate: erased(rate),
  ask_text: erased(askText),
  ask_code: erased(askCode),
  ask_image: erased(askImage),
  ask_file: erased(askFile),
  show_diff: erased(showDiff),
  show_plan: erased(showPlan),
  show_options: erased(showOptions),
  review_section: erased(reviewSection),
  thumbs: erased(thumbs),
  emoji_react: erased(emojiReact),
  slider: erased(slider),
};
