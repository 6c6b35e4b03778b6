import { questionText, questionTitle } from '../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../src/agents/questions/question-type';
import type { NonAnswer, Purpose } from '../../src/agents/session/question';
import { subjectAreaOf } from '../../src/agents/roles/rule-based/recognise';
import { contentStems } from '../../src/agents/base/english/words';
import type { HiddenItem } from './scenarios';

/** A question may earn at most this many of the things a person has in mind. */
const MOST_EARNED = 2;
/** Share of an answer's words that an option must contain to be chosen for it; below, people write. */
const CHOSEN_FROM = 0.34;

export type Reply = { kind: 'answer'; answer: unknown } | { kind: 'non_answer'; nonAnswer: NonAnswer; text?: string };

export interface Turn {
  type: QuestionTypeName;
  title: string;
  /** Ids of the items the question earned. */
  earned: string[];
  said: string;
}

interface Asked {
  type: QuestionTypeName;
  purpose?: Purpose;
  /** Of a question what it is about: the subject that each option stands for. */
  readings?: Record<string, string> | undefined;
  config: Record<string, unknown>;
}

/** Somebody with things in mind that they tell only when asked, as the scenarios' README describes them. */
export class Person {
  readonly turns: Turn[] = [];
  readonly #untold: HiddenItem[];

  constructor(hidden: readonly HiddenItem[]) {
    this.#untold = [...hidden];
  }

  /** Ids of what has been told so far. */
  get told(): string[] {
    return this.turns.flatMap(({ earned }) => earned);
  }

  reply(question: Asked): Reply {
    if (question.purpose === 'reading') return this.#choose(question);
    const text = questionText(question.type, question.config);
    const items = this.#untold.filter(({ asked }) => new RegExp(asked, 'i').test(text)).slice(0, MOST_EARNED);
    for (const item of items) this.#untold.splice(this.#untold.indexOf(item), 1);
    const reply: Reply =
      items.length === 0 ? { kind: 'non_answer', nonAnswer: 'you_decide' } : answerWith(question, items);
    const said = items.map(({ answer }) => answer).join('; ');
    this.turns.push({
      type: question.type,
      title: questionTitle(question.config),
      earned: items.map(({ id }) => id),
      said: said || 'You decide',
    });
    return reply;
  }

  /**
   * Says what it is about: the subjects whose questions ask for most of what the person has in mind, else as the request is
   * read. Nothing is told by that, and it counts against no budget, as in the product.
   */
  #choose({ readings = {} }: Asked): Reply {
    const fitting = Object.entries(readings).map(([option, id]) => ({ option, asked: this.#askedBy(id) }));
    const most = Math.max(0, ...fitting.map(({ asked }) => asked));
    const selected = fitting.filter(({ asked }) => asked > 0 && asked * 2 >= most).map(({ option }) => option);
    return selected.length === 0
      ? { kind: 'non_answer', nonAnswer: 'you_decide' }
      : { kind: 'answer', answer: { selected } };
  }

  /** How many of the things in mind the questions of a subject ask for. */
  #askedBy(id: string): number {
    const texts = (subjectAreaOf(id)?.entries ?? []).map((entry) => JSON.stringify(entry));
    return this.#untold.filter(({ asked }) => texts.some((text) => new RegExp(asked, 'i').test(text))).length;
  }
}

/** The option whose words overlap most, or the free text. */
function answerWith({ type, config }: Asked, items: readonly HiddenItem[]): Reply {
  const text = items.map(({ answer }) => answer).join('; ');
  const written: Reply = { kind: 'non_answer', nonAnswer: 'none_of_these', text };
  switch (type) {
    case 'ask_text':
      return { kind: 'answer', answer: { text } };
    // The field takes words as well as code.
    case 'ask_code':
      return { kind: 'answer', answer: { code: text } };
    case 'pick_one':
    case 'show_options': {
      const chosen = items.length === 1 ? closestOption(config, text) : null;
      return { kind: 'answer', answer: chosen === null ? { other: text } : { selected: chosen } };
    }
    case 'pick_many': {
      const chosen = items.map(({ answer }) => closestOption(config, answer)).filter((id) => id !== null);
      return {
        kind: 'answer',
        answer: chosen.length === 0 ? { selected: [], other: text } : { selected: [...new Set(chosen)], other: text },
      };
    }
    case 'confirm':
    case 'rank':
    case 'rate':
    case 'slider':
    case 'ask_image':
    case 'ask_file':
    case 'show_diff':
    case 'show_plan':
    case 'review_section':
    case 'thumbs':
    case 'emoji_react':
      return written;
  }
}

function closestOption(config: Record<string, unknown>, answer: string): string | null {
  const words = contentStems(answer);
  const options = Array.isArray(config['options']) ? (config['options'] as Record<string, unknown>[]) : [];
  let best: string | null = null;
  let most = CHOSEN_FROM;
  for (const option of options) {
    const there = new Set(
      contentStems([option['label'], option['description']].filter((part) => typeof part === 'string').join(' ')),
    );
    const share = words.filter((word) => there.has(word)).length / Math.max(1, words.length);
    if (share > most && typeof option['id'] === 'string') [best, most] = [option['id'], share];
  }
  return best;
}
