import type { Fact } from '../session/evidence';

/** A question that a fact may have been put to the person with. */

export interface Asked {
  question: string;
  config: Record<string, unknown>;
  evidence: readonly string[];
  answered: boolean;
}

/** Whether the person was asked about a fact and answered: then the answer stands, right or wrong, and not the fact. */
export function isSettled(fact: Fact, asked: readonly Asked[]): boolean {
  const [value, text] = [fact.value.toLowerCase(), fact.text.toLowerCase()];
  return asked.some(({ question, config, evidence, answered }) => {
    const shown = `${question} ${typeof config['context'] === 'string' ? config['context'] : ''}`.toLowerCase();
    const named = shown.includes(text) || (value !== '' && question.toLowerCase().includes(value));
    return answered && named && (fact.evidence.length === 0 || fact.evidence.some((id) => evidence.includes(id)));
  });
}
