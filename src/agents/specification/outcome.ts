import { z } from 'zod';
import { optionSchema } from '../questions/options';
import type { Exchange } from '../session/exchanges';

/** Something that could be chosen, as it was shown. */
export interface Choice {
  id: string;
  label: string;
  /** What it says of itself; empty if it says nothing. */
  description: string;
  /** What was said against it on its card. */
  cons: string[];
}

/** A remark on a part of what was shown: `about` names the part, where it has a name. */
export interface Remark {
  about: string;
  text: string;
}

/** What an answer amounts to, whatever control it was given with. */
export type Outcome =
  | { kind: 'chosen'; chosen: Choice[]; other: string; passed: Choice[]; feedback: string }
  | { kind: 'said'; text: string }
  | { kind: 'yes_no'; yes: boolean; label: string }
  | { kind: 'order'; items: string[] }
  | { kind: 'ratings'; rated: string[]; notApplicable: string[]; scale: string }
  | { kind: 'measure'; amount: string }
  | { kind: 'code'; code: string; language: string; size: string }
  | { kind: 'attached'; names: string[] }
  | {
      kind: 'verdict';
      verdict: 'approved' | 'rejected' | 'edited' | 'sent back';
      what: string;
      remarks: Remark[];
      /** The text as the person left it, where they changed it. */
      edited: string | null;
    }
  | { kind: 'reaction'; reaction: string; feedback: string }
  | { kind: 'nothing' };

const choiceSchema = optionSchema.extend({
  description: z.string().default(''),
  cons: z.array(z.string()).default([]),
});
const feedback = { feedback: z.string().default('') };
const ends = z
  .object({ min: z.string().optional(), mid: z.string().optional(), max: z.string().optional() })
  .default({});

const configs = {
  options: z.object({ options: z.array(choiceSchema) }),
  confirm: z.object({ yesLabel: z.string().default('Yes'), noLabel: z.string().default('No') }),
  rate: z.object({ min: z.number().default(1), max: z.number().default(5), labels: ends }),
  slider: z.object({ min: z.number(), max: z.number(), unit: z.string().default(''), labels: ends }),
  diff: z.object({ filePath: z.string().default('') }),
  plan: z.object({ sections: z.array(z.object({ id: z.string(), title: z.string() })) }),
  review: z.object({ title: z.string().default('') }),
};

const answers = {
  pick_one: z.object({ selected: z.string().optional(), other: z.string().default(''), ...feedback }),
  pick_many: z.object({ selected: z.array(z.string()).default([]), other: z.string().default('') }),
  confirm: z.object({ choice: z.enum(['yes', 'no', 'cancel']) }),
  rank: z.object({ ranking: z.array(z.object({ id: z.string(), rank: z.number() })) }),
  rate: z.object({ ratings: z.record(z.string(), z.number().nullable()) }),
  text: z.object({ text: z.string() }),
  code: z.object({ code: z.string(), language: z.string().default('') }),
  files: z.object({ files: z.array(z.object({ name: z.string() })) }),
  images: z.object({ images: z.array(z.object({ name: z.string(), alt: z.string().optional() })) }),
  diff: z.object({
    decision: z.enum(['approve', 'reject', 'edit']),
    edited: z.string().nullable().default(null),
    ...feedback,
  }),
  plan: z.object({
    decision: z.enum(['approve', 'revise']),
    annotations: z.array(z.object({ sectionId: z.string(), text: z.string() })).default([]),
    ...feedback,
  }),
  review: z.object({
    decision: z.enum(['approve', 'revise']),
    annotations: z.array(z.object({ quote: z.string(), text: z.string() })).default([]),
    ...feedback,
  }),
  thumbs: z.object({ choice: z.enum(['up', 'down']), ...feedback }),
  emoji: z.object({ emoji: z.string() }),
  slider: z.object({ value: z.number() }),
};

/**
 * Reads what was answered to a question. An answer or config that does not have its type's shape is taken by its
 * digest, which is what the person saw recorded.
 */
export function outcomeOf(exchange: Exchange): Outcome {
  if (exchange.answer === null || exchange.answer === undefined) return { kind: 'nothing' };
  try {
    return readOutcome(exchange);
  } catch (problem) {
    if (!(problem instanceof z.ZodError)) throw problem;
    return exchange.digest.trim() === '' ? { kind: 'nothing' } : { kind: 'said', text: exchange.digest };
  }
}

/** What a choice question offered, in its order; empty for other types. */
export function offeredBy(exchange: Exchange): Choice[] {
  return configs.options.safeParse(exchange.config).data?.options ?? [];
}

/** The labels that a question recommended, if any. */
export function recommendedBy(exchange: Exchange): string[] {
  const ids = z
    .union([z.string().transform((id) => [id]), z.array(z.string())])
    .safeParse(exchange.config['recommended']);
  return offeredBy(exchange)
    .filter(({ id }) => ids.data?.includes(id) === true)
    .map(({ label }) => label);
}

function readOutcome(exchange: Exchange): Outcome {
  const { type, answer, config } = exchange;
  switch (type) {
    case 'pick_one':
    case 'show_options': {
      const { selected, other, feedback: remark } = answers.pick_one.parse(answer);
      return chosen(config, selected === undefined ? [] : [selected], other, remark);
    }
    case 'pick_many': {
      const { selected, other } = answers.pick_many.parse(answer);
      return chosen(config, selected, other, '');
    }
    case 'confirm': {
      const { choice } = answers.confirm.parse(answer);
      const { yesLabel, noLabel } = configs.confirm.parse(config);
      if (choice === 'cancel') return { kind: 'nothing' };
      return { kind: 'yes_no', yes: choice === 'yes', label: choice === 'yes' ? yesLabel : noLabel };
    }
    case 'rank': {
      const { options } = configs.options.parse(config);
      const { ranking } = answers.rank.parse(answer);
      const inOrder = [...ranking].sort((a, b) => a.rank - b.rank);
      return { kind: 'order', items: inOrder.map(({ id }) => labelOf(options, id)) };
    }
    case 'rate':
      return ratings(exchange);
    case 'ask_text':
      return { kind: 'said', text: answers.text.parse(answer).text };
    case 'ask_code': {
      const { code, language } = answers.code.parse(answer);
      return { kind: 'code', code, language, size: sizeOf(code, language) };
    }
    case 'ask_image': {
      const { images } = answers.images.parse(answer);
      return { kind: 'attached', names: images.map(({ name, alt }) => (alt ? `${name} (${alt})` : name)) };
    }
    case 'ask_file':
      return { kind: 'attached', names: answers.files.parse(answer).files.map(({ name }) => name) };
    case 'show_diff': {
      const { decision, edited, feedback: remark } = answers.diff.parse(answer);
      const { filePath } = configs.diff.parse(config);
      const verdict = ({ approve: 'approved', reject: 'rejected', edit: 'edited' } as const)[decision];
      return {
        kind: 'verdict',
        verdict,
        what: filePath && `The change shown for ${filePath}`,
        remarks: remarks([], remark),
        edited: decision === 'edit' ? edited : null,
      };
    }
    case 'show_plan': {
      const { decision, annotations, feedback: remark } = answers.plan.parse(answer);
      const { sections } = configs.plan.parse(config);
      const titled = annotations.map(({ sectionId, text }) => ({
        about: sections.find(({ id }) => id === sectionId)?.title ?? '',
        text,
      }));
      return {
        kind: 'verdict',
        verdict: decision === 'approve' ? 'approved' : 'sent back',
        what: '',
        remarks: remarks(titled, remark),
        edited: null,
      };
    }
    case 'review_section': {
      const { decision, annotations, feedback: remark } = answers.review.parse(answer);
      const { title } = configs.review.parse(config);
      const quoted = annotations.map(({ quote, text }) => ({
        about: quote.trim() === '' ? title : `“${clip(quote)}”`,
        text,
      }));
      return {
        kind: 'verdict',
        verdict: decision === 'approve' ? 'approved' : 'sent back',
        what: title,
        remarks: remarks(quoted, remark),
        edited: null,
      };
    }
    case 'thumbs': {
      const { choice, feedback: remark } = answers.thumbs.parse(answer);
      return { kind: 'reaction', reaction: choice === 'up' ? 'Thumbs up' : 'Thumbs down', feedback: remark };
    }
    case 'emoji_react':
      return { kind: 'reaction', reaction: answers.emoji.parse(answer).emoji, feedback: '' };
    case 'slider': {
      const { value } = answers.slider.parse(answer);
      return { kind: 'measure', amount: amount(value, configs.slider.parse(config)) };
    }
  }
}

function chosen(config: unknown, ids: string[], other: string, remark: string): Outcome {
  const { options } = configs.options.parse(config);
  return {
    kind: 'chosen',
    chosen: ids.map((id) => options.find((option) => option.id === id) ?? { id, label: id, description: '', cons: [] }),
    other: other.trim(),
    passed: options.filter(({ id }) => !ids.includes(id)),
    feedback: remark.trim(),
  };
}

function ratings({ config, answer }: Exchange): Outcome {
  const { options } = configs.options.parse(config);
  const { min, max, labels } = configs.rate.parse(config);
  const given = answers.rate.parse(answer).ratings;
  const rated = options.flatMap(({ id, label }) => (typeof given[id] === 'number' ? [`${label} ${given[id]}`] : []));
  const notApplicable = options.filter(({ id }) => given[id] === null).map(({ label }) => label);
  return { kind: 'ratings', rated, notApplicable, scale: scale(min, max, labels) };
}

function amount(value: number, { min, max, unit, labels }: z.infer<typeof configs.slider>): string {
  if (unit.trim() === '') return `${value} on a scale ${scale(min, max, labels)}`;
  return /^[%°]/.test(unit.trim()) ? `${value}${unit.trim()}` : `${value} ${unit.trim()}`;
}

function scale(min: number, max: number, labels: z.infer<typeof ends>): string {
  const end = (value: number, label: string | undefined) => (label ? `${value} (${label})` : `${value}`);
  return `from ${end(min, labels.min)} to ${end(max, labels.max)}`;
}

/** "typescript, 3 lines" */
function sizeOf(code: string, language: string): string {
  const lines = code.replace(/\r?\n$/, '').split(/\r\n|\r|\n/).length;
  const size = lines === 1 ? 'one line' : `${lines} lines`;
  return language === '' ? size : `${language}, ${size}`;
}

function remarks(annotations: Remark[], overall: string): Remark[] {
  return [...annotations, { about: '', text: overall }].filter(({ text }) => text.trim() !== '');
}

function labelOf(options: readonly Choice[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

/** Longest quotation of a passage that a remark is about, in characters. */
const QUOTE_LENGTH = 80;

function clip(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length <= QUOTE_LENGTH ? line : `${line.slice(0, QUOTE_LENGTH - 1).trimEnd()}…`;
}
