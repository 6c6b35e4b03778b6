import { parseArgs } from 'node:util';
import { Interview } from '../../src/agents/engine/interview';
import type { EventRecord } from '../../src/agents/session/events';
import type { QuestionDraft } from '../../src/agents/session/question';
import { openQuestion } from '../../src/agents/session/session';
import { memoryPorts } from './play';

/**
 * Whether the next question comes as soon after the hundredth answer as after the fifth: one long interview without a model, whose
 * questions a calling agent has brought, and the milliseconds from each answer to what the page is shown next.
 *
 * Usage: npm run -s bench:long -- [--answers 100] [--folder DIR]
 */
const { values } = parseArgs({ options: { answers: { type: 'string', default: '100' }, folder: { type: 'string' } } });
const answers = Number(values.answers);
/** Answers around a place whose median is printed. */
const AROUND = 2;

const subjects = ['orders', 'invoices', 'customers', 'exports', 'alerts', 'permissions', 'reports', 'archives'];
const sides = ['name', 'limit', 'owner', 'format', 'default', 'retention', 'order', 'fallback', 'colour', 'interval'];

/** A question of its own for each number, a choice and a text in turns. */
function questionAt(at: number): QuestionDraft {
  const side = sides[at % sides.length] ?? '';
  const subject = subjects[Math.floor(at / sides.length) % subjects.length] ?? '';
  const question = `Which ${side} do the ${subject} have in case ${at}?`;
  const told = {
    why: 'It decides what is built.',
    evidence: [],
    purpose: 'elicit',
    dimensions: ['behaviour'],
  } as const;
  const options = ['first', 'second', 'third'].map((id) => ({ id, label: `The ${id} ${side} of ${subject} ${at}` }));
  return at % 2 === 0
    ? {
        type: 'pick_one',
        config: { question, options },
        ...told,
        evidence: [],
        dimensions: ['behaviour'],
        by: 'caller',
      }
    : { type: 'ask_text', config: { question }, ...told, evidence: [], dimensions: ['behaviour'], by: 'caller' };
}

const kept: EventRecord[] = [];
const caller = { context: '', questions: Array.from({ length: answers }, (_, at) => questionAt(at)) };
const request = 'Let the shop team manage orders and invoices';
const started = Interview.start(memoryPorts(kept, values.folder ?? null), {
  request,
  selection: null,
  budget: answers,
  caller,
});
if (!started.ok) throw new Error(started.reason);
const { interview } = started;
await interview.idle();

const waits: number[] = [];
for (let at = 0; at < answers; at++) {
  const open = openQuestion(interview.session)?.question;
  if (open === undefined || open.purpose === 'approval') break;
  const answer =
    open.type === 'pick_one'
      ? { selected: 'second' }
      : { text: `It is what the team agreed on for number ${at}, and it is written in the manual.` };
  const began = performance.now();
  const outcome = await interview.dispatch({ type: 'answer', questionId: open.id, answer }, 'person');
  if (!outcome.ok) throw new Error(outcome.reason);
  await interview.idle();
  interview.view();
  waits.push(performance.now() - began);
}

const median = (at: number): number => {
  const near = waits.slice(Math.max(0, at - 1 - AROUND), at + AROUND).sort((a, b) => a - b);
  return near[Math.floor(near.length / 2)] ?? 0;
};
console.log(`${waits.length} answers, ${kept.length} events`);
console.log('answer | ms to the next question, in the page’s form');
for (const at of [5, 10, 25, 50, 75, 100, 200, 300].filter((one) => one <= waits.length)) {
  console.log(`${String(at).padStart(6)} | ${median(at).toFixed(0)}`);
}
