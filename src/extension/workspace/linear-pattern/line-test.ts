import type { GrepRequest } from '../../../agents/ports';
import { charTest, type CharTest, isWordChar } from './char-class';
import { type Node, notValid, readPattern } from './pattern-tree';

/**
 * Stands where something was taken out of a line. No pattern takes it, not even `.` or `[^a]`: otherwise the answer would
 * depend on what stood there, since the line was found as it is.
 */
export const TAKEN_OUT = '\u0000';

/** Steps of the automaton: with so many, a line of 1,000 characters costs some 20 ms at worst. */
const MAX_STEPS = 250;

type Step =
  | { kind: 'char'; test: CharTest }
  | { kind: 'assert'; what: Extract<Node, { kind: 'assert' }>['what'] }
  | { kind: 'fork'; to: number[] }
  | { kind: 'found' };

/**
 * A test of lines against a pattern whose time grows only with the length of the line, whatever the pattern is: all ways
 * through the automaton are followed side by side (Thompson 1968).
 * @param gap a character that stands for what is not known of a line, such as `TAKEN_OUT`.
 * @throws LookRefused for a pattern that is not valid or too large.
 */
export function lineTest(
  { pattern, literal, ignoreCase, word }: Pick<GrepRequest, 'pattern' | 'literal' | 'ignoreCase' | 'word'>,
  gap: string | null = null,
): (line: string) => boolean {
  const inner: Node = literal
    ? { kind: 'sequence', parts: [...pattern].map((char) => ({ kind: 'char', test: charTest(char, ignoreCase) })) }
    : readPattern(pattern, ignoreCase);
  // As ripgrep has it: no word character on either side of the match, whatever the match itself begins and ends with.
  const edge: Node = { kind: 'assert', what: 'boundary' };
  const steps = compile(word ? { kind: 'sequence', parts: [edge, inner, edge] } : inner);
  return (line) => new Run(steps, line, gap).finds();
}

function compile(node: Node): Step[] {
  const steps: Step[] = [];
  const push = (step: Step): number => {
    if (steps.length >= MAX_STEPS) throw notValid('it is too large');
    return steps.push(step) - 1;
  };
  const emit = (part: Node): void => {
    switch (part.kind) {
      case 'char':
      case 'assert':
        push(part);
        return;
      case 'sequence':
        part.parts.forEach(emit);
        return;
      case 'choice':
        choose(part.parts);
        return;
      case 'repeat':
        repeat(part);
    }
  };
  const choose = (parts: readonly Node[]): void => {
    const fork: number[] = [];
    push({ kind: 'fork', to: fork });
    const ends = parts.map((part) => {
      fork.push(steps.length);
      emit(part);
      const to: number[] = [];
      push({ kind: 'fork', to });
      return to;
    });
    for (const end of ends) end.push(steps.length);
  };
  const repeat = ({ part, min, max }: Extract<Node, { kind: 'repeat' }>): void => {
    for (let i = 0; i < min; i++) emit(part);
    if (max === Infinity) {
      const to: number[] = [];
      const start = push({ kind: 'fork', to });
      to.push(steps.length);
      emit(part);
      push({ kind: 'fork', to: [start] });
      to.push(steps.length);
      return;
    }
    const exits: number[][] = [];
    for (let i = min; i < max; i++) {
      const to = [steps.length + 1];
      push({ kind: 'fork', to });
      exits.push(to);
      emit(part);
    }
    for (const exit of exits) exit.push(steps.length);
  };
  emit(node);
  push({ kind: 'found' });
  return steps;
}

/** The automaton at work on a line. */
class Run {
  readonly #steps: readonly Step[];
  readonly #chars: readonly string[];
  readonly #gap: string | null;
  /** For each step, the last place of the line at which it was reached, counted from 1. */
  readonly #reachedAt: Int32Array;

  constructor(steps: readonly Step[], line: string, gap: string | null) {
    this.#steps = steps;
    this.#gap = gap;
    this.#chars = [...line];
    this.#reachedAt = new Int32Array(steps.length);
  }

  finds(): boolean {
    let taken: number[] = [];
    for (const at of [...this.#chars.keys(), this.#chars.length]) {
      // A match may begin anywhere.
      const open = this.#follow([...taken, 0], at);
      if (open === 'found') return true;
      const char = this.#chars[at];
      taken = open.filter((index) => {
        const step = this.#steps[index];
        return char !== undefined && char !== this.#gap && step?.kind === 'char' && step.test(char);
      });
      taken = taken.map((index) => index + 1);
    }
    return false;
  }

  /** The steps that wait for a character, from what is reached without taking one. */
  #follow(from: number[], at: number): number[] | 'found' {
    const waiting: number[] = [];
    for (let index = from.pop(); index !== undefined; index = from.pop()) {
      const step = this.#steps[index];
      if (step === undefined || this.#reachedAt[index] === at + 1) continue;
      this.#reachedAt[index] = at + 1;
      if (step.kind === 'found') return 'found';
      if (step.kind === 'fork') from.push(...step.to);
      else if (step.kind === 'char') waiting.push(index);
      else if (holds(step.what, this.#chars, at, this.#gap)) from.push(index + 1);
    }
    return waiting;
  }
}

function holds(
  what: Extract<Node, { kind: 'assert' }>['what'],
  chars: readonly string[],
  at: number,
  gap: string | null,
): boolean {
  if (what === 'start') return at === 0;
  if (what === 'end') return at === chars.length;
  const before = chars[at - 1];
  const after = chars[at];
  if (gap !== null && (before === gap || after === gap)) return false;
  const isBoundary = (before !== undefined && isWordChar(before)) !== (after !== undefined && isWordChar(after));
  return isBoundary === (what === 'boundary');
}
