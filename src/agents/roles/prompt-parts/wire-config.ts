import type { Evidence } from '../../session/evidence';
import { DIMENSIONS } from '../../session/dimension';
import { valueOf as listedValue, valuesOf } from './wire-values';
import { QUESTION_TYPES, type QuestionTypeName } from '../../questions/question-type';
import { isBlank } from '../../questions/text';
import { CATALOGUE } from '../../questions/catalogue';
import type { WireOption, WireQuestion } from './wire-question';

/** Config keys that count something of which there cannot be none: 0 is what some models write for "no limit". */
const FROM_ONE = new Set(['maxLength', 'maxImages', 'maxFiles', 'maxSize']);
/** Config keys that are kept exactly, white space and all. */
const EXACT = new Set(['before', 'after', 'initial', 'content']);

/** The config of a question of a type, out of the flat form: the type's own keys, as far as they were filled in. */
function configFromWire(type: QuestionTypeName, wire: WireQuestion): Record<string, unknown> {
  const options = withIds(wire.options ?? []);
  const config: Record<string, unknown> = { question: wire.question.trim() };
  if (!isBlank(wire.context ?? '')) config['context'] = wire.context;
  for (const key of Object.keys(CATALOGUE[type].wireKeys)) {
    const value = valueOf(type, key, wire, options);
    if (value !== undefined) config[key] = value;
  }
  return config;
}

type NamedOption = WireOption & { id: string };

function valueOf(type: QuestionTypeName, key: string, wire: WireQuestion, options: readonly NamedOption[]): unknown {
  switch (key) {
    case 'options':
      return options.map((option) => plainOption(option, type === 'show_options'));
    case 'sections':
      return options.map(({ id, label, description }) => ({ id, title: label, content: description ?? '' }));
    case 'recommended': {
      const ids = [
        ...new Set((wire.recommended ?? []).filter((id) => !isBlank(id)).map((id) => idOf(id, wire, options))),
      ];
      if (ids.length === 0) return undefined;
      return type === 'pick_many' ? ids : ids[0];
    }
    case 'yesLabel':
      return label(wire, 0);
    case 'noLabel':
      return label(wire, 1);
    case 'labels':
      return scaleLabels(wire, type);
    case 'emojis': {
      const emojis = (wire.labels ?? []).map((emoji) => emoji.trim()).filter((emoji) => emoji !== '');
      return emojis.length === 0 ? undefined : emojis;
    }
    case 'accept': {
      const entries = (wire.accept ?? []).flatMap((entry) => entry.split(',')).filter((entry) => !isBlank(entry));
      return entries.length === 0 ? undefined : entries.map((entry) => entry.trim());
    }
    case 'before':
    case 'after':
      return (key === 'before' ? wire.before : wire.content) ?? '';
    default:
      return given(key, plainValue(type, key, wire));
  }
}

function plainValue(type: QuestionTypeName, key: string, wire: WireQuestion): unknown {
  const place = CATALOGUE[type].wireKeys[key];
  return place === undefined ? null : wire[place];
}

/** A value that was filled in; undefined for what stands for nothing. */
function given(key: string, value: unknown): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value === 'number') return FROM_ONE.has(key) && value <= 0 ? undefined : value;
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return undefined;
  return EXACT.has(key) ? value : value.trim();
}

function plainOption({ id, label: name, description, pros, cons }: NamedOption, compared: boolean): unknown {
  const points = (list: string[] | null) => (list ?? []).filter((point) => !isBlank(point));
  return {
    id,
    label: name.trim(),
    ...(isBlank(description ?? '') ? {} : { description }),
    ...(compared && points(pros).length > 0 ? { pros: points(pros) } : {}),
    ...(compared && points(cons).length > 0 ? { cons: points(cons) } : {}),
  };
}

/** A label that is not blank. */
function label({ labels }: WireQuestion, index: number): string | undefined {
  const words = labels?.[index]?.trim() ?? '';
  return words === '' ? undefined : words;
}

function scaleLabels(wire: WireQuestion, type: QuestionTypeName): Record<string, string> | undefined {
  const count = wire.labels?.length ?? 0;
  const ends = {
    min: label(wire, 0),
    mid: type === 'slider' && count > 2 ? label(wire, Math.floor(count / 2)) : undefined,
    max: count > 1 ? label(wire, count - 1) : undefined,
  };
  const named = Object.entries(ends).flatMap(([end, words]) => (words === undefined ? [] : [[end, words] as const]));
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** Every option with an id of its own: the one it came with, or else one made of its label. */
function withIds(options: readonly WireOption[]): NamedOption[] {
  const taken = new Set<string>();
  return options.map((option) => {
    const own = option.id?.trim() ?? '';
    const id = free(own === '' || own === '__proto__' ? slug(option.label) : own, taken);
    taken.add(id);
    return { ...option, id };
  });
}

function slug(words: string): string {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.slice(0, 5).join('-') || 'option';
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** The id that is meant by an id or a label; what names no option stays as it is, to be refused. */
function idOf(named: string, wire: WireQuestion, options: readonly NamedOption[]): string {
  const wanted = named.trim();
  const same = (text: string | null) => text?.trim().toLowerCase() === wanted.toLowerCase();
  const found =
    options.find(({ id }) => id === wanted) ??
    options.find((_, index) => same(wire.options?.[index]?.id ?? null)) ??
    options.find((option) => same(option.label));
  return found?.id ?? wanted;
}

/**
 * A model's question as a question draft: what its type does not use is dropped, options get ids, a recommended label
 * becomes its id, and ids of evidence that does not exist are left out. Throws nothing: what is wrong with the question
 * itself stays in it for `proposedQuestionSchema` to name. `evidence` is what the model was shown; `further` pieces of the
 * next numbers may have been found by its own looks.
 */
export function fromWireQuestion(wire: WireQuestion, evidence: readonly Pick<Evidence, 'id'>[], further = 0): unknown {
  const { why, dimensions, subject, about, frames } = wire;
  const type = listedValue(QUESTION_TYPES, wire.type);
  // Only a yes to a plain question can put a topic first.
  const framing = type === 'confirm' && !isBlank(frames ?? '');
  return {
    type: type ?? wire.type,
    config: type === null ? { question: wire.question } : configFromWire(type, wire),
    why: why.trim(),
    evidence: existing(wire.evidence ?? [], evidence, further),
    purpose: framing ? 'framing' : 'elicit',
    dimensions: valuesOf(DIMENSIONS, dimensions),
    by: 'model',
    ...filled('about', about),
    ...filled('subject', subject),
    ...(framing ? filled('frames', frames) : {}),
  };
}

function filled(key: string, value: string | null): Record<string, string> {
  return value === null || isBlank(value) ? {} : { [key]: value.trim() };
}

function existing(named: readonly string[], evidence: readonly Pick<Evidence, 'id'>[], further: number): string[] {
  const highest = Math.max(0, ...evidence.map(({ id }) => Number(id.slice(1)) || 0));
  const known = new Set(evidence.map(({ id }) => id));
  for (let next = 1; next <= further; next++) known.add(`E${highest + next}`);
  const ids = named.map((id) => id.replace(/[\s[\]()]/g, '').toUpperCase());
  return [...new Set(ids)].filter((id) => known.has(id));
}
