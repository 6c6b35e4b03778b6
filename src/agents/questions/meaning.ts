import { isBlank } from './text';

/** Something that could be chosen, as it was shown. */
export interface Choice {
  id: string;
  label: string;
  /** What it says of itself; empty if it says nothing. */
  description: string;
  /** What was said for and against it on its card. */
  pros: string[];
  cons: string[];
}

/** A remark on a part of what was shown: `about` names the part, where it has a name. */
export interface Remark {
  about: string;
  text: string;
}

/** What an answer amounts to, whatever control it was given with. */
export type Meaning =
  | { kind: 'chosen'; chosen: Choice[]; other: string; passed: Choice[]; feedback: string }
  | { kind: 'said'; text: string }
  | { kind: 'yes_no'; yes: boolean; label: string }
  | { kind: 'order'; items: string[] }
  /** `scale` is empty where the marks are words. */
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

/** An option of a config, which may say more of itself. */
interface Offered {
  id: string;
  label: string;
  description?: string | undefined;
  pros?: string[] | undefined;
  cons?: string[] | undefined;
}

/** Options as they were shown. */
export function choices(options: readonly Offered[]): Choice[] {
  return options.map(({ id, label, description = '', pros = [], cons = [] }) => {
    return { id, label, description, pros, cons };
  });
}

/** What it means to take some of the options, or something else. */
export function chosen(options: readonly Offered[], ids: readonly string[], other = '', remark = ''): Meaning {
  const offered = choices(options);
  return {
    kind: 'chosen',
    chosen: ids.map(
      (id) => offered.find((option) => option.id === id) ?? { id, label: id, description: '', pros: [], cons: [] },
    ),
    other: other.trim(),
    passed: offered.filter(({ id }) => !ids.includes(id)),
    feedback: remark.trim(),
  };
}

/** Remarks on parts, and one on the whole; those that say nothing are left out. */
export function remarks(onParts: readonly Remark[], onTheWhole = ''): Remark[] {
  return [...onParts, { about: '', text: onTheWhole }].filter(({ text }) => !isBlank(text));
}

/** "from 1 (low) to 5 (high)" */
export function scale(min: number, max: number, labels: { min?: string | undefined; max?: string | undefined } = {}) {
  const end = (value: number, label: string | undefined) => (label ? `${value} (${label})` : `${value}`);
  return `from ${end(min, labels.min)} to ${end(max, labels.max)}`;
}
