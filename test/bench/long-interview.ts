import { parseArgs } from 'node:util';
import { Interview } from '../../src/agents/engine/interview';
import { automaticAnswer } from '../../src/agents/questions/catalogue';
import { MAX_BUDGET } from '../../src/agents/session/limits';
import { openQuestion } from '../../src/agents/session/session';
import { memoryPorts } from './play';

/** Answers after which the times are shown, and how many answers around each are taken together. */
const SHOWN_AT = [5, 25, 50, 75, 100];
const AROUND = 2;

/** Words of a person who writes much, so that no two answers are the same. */
const SAID = 'It matters to the people who sell, in case';

/** Plays one interview without a model for as long as it goes, and prints the processor time to each next question. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { answers: { type: 'string', default: '104' } } });
  const wanted = Number(values.answers);
  const started = Interview.start(memoryPorts([]), {
    request:
      'Add a customer portal with orders, invoices, payments, notifications, search and an admin area to our shop',
    selection: null,
    budget: MAX_BUDGET,
  });
  if (!started.ok) throw new Error(started.reason);
  const { interview } = started;
  // What the page is sent after each change is made anew each time: that is part of the way to the next question.
  interview.subscribe(() => void interview.view());
  const took: number[] = [];
  while (took.length < wanted) {
    await interview.idle();
    const open = openQuestion(interview.session)?.question;
    if (open === undefined) break;
    const answer =
      open.purpose === 'approval'
        ? {
            decision: 'revise',
            annotations: [],
            feedback: `Also let them export list number ${took.length} as a file.`,
          }
        : (automaticAnswer(open.type, open.config, 'recommended') ?? { text: `${SAID} ${took.length}.` });
    const before = process.cpuUsage();
    const outcome = await interview.dispatch({ type: 'answer', questionId: open.id, answer }, 'person');
    await interview.idle();
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1000);
    if (!outcome.ok) throw new Error(`The answer to ${open.id} was refused: ${outcome.reason}`);
  }
  const { statements, topics, lastSeq } = interview.session;
  console.log(`${took.length} answers, ${lastSeq} events, ${topics.length} topics, ${statements.length} statements`);
  for (const at of SHOWN_AT.filter((one) => one <= took.length)) {
    const near = took.slice(Math.max(0, at - 1 - AROUND), at + AROUND).sort((a, b) => a - b);
    console.log(
      `answer ${at}: ${Math.round(near[Math.floor(near.length / 2)] ?? 0)} ms of processor time to the next question`,
    );
  }
  interview.dispose();
}

await main();
