/**
 * How long a person waits for a model, and what it costs: whole interviews of twelve questions against a scripted model that takes a
 * fixed time for every call, with persons who think for some seconds before they answer.
 *
 * Usage: node test/with-host-node.mjs test/bench/latency/latency.mjs [--workspace DIR] [--model-ms 2000] [--think 2,5,10] [--prepare off,full]
 *
 * Times are printed as multiples of the model's time for one call, so that they hold for slower models as well.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { goodModel, goodResult } from '../../model-server/good-model.mjs';
import { reply, resultSaid } from '../../model-server/replies.mjs';
import { startModelServer } from '../../model-server/server.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const HEADLESS = path.join(root, 'dist', 'headless.mjs');
const QUESTIONS = 12;
const CHARACTERS_PER_TOKEN = 4;
/** Share of a call's time after which its first words come; the rest of it comes evenly. */
const FIRST_WORDS = 0.3;
const PIECE = 24;
/** Names that the scripted model expects in the code. In the sample workspace they lead to nothing that the look had not shown. */
const LOOK_FOR = ['ResponseCache', 'invalidate', 'reportStock', 'ttlSeconds'];
/** Topics beside those that the scripted model has a stock of questions for. */
const MORE_TOPICS = ['Roll-out', 'Names and wording', 'Old data', 'Documentation'];

const { values } = parseArgs({
  options: {
    workspace: { type: 'string' },
    request: { type: 'string', default: 'Add caching to the API' },
    'model-ms': { type: 'string', default: '2000' },
    think: { type: 'string', default: '2,5,10' },
    prepare: { type: 'string', default: 'off,full' },
    json: { type: 'boolean', default: false },
  },
});
const modelMs = Number(values['model-ms']);

if (!existsSync(HEADLESS))
  throw new Error(`There is no ${path.relative(root, HEADLESS)}. Build it with: npm run build`);
// Versions before the setting prepared nothing: they can be measured with it left out.
const knowsPrepare = execFileSync(process.execPath, [HEADLESS, '--help'], { encoding: 'utf8' }).includes('--prepare');
const told = [];
for (const prepare of values.prepare.split(',')) {
  for (const think of values.think.split(',').map(Number)) {
    const measured = { prepare, think, ...(await play(think * 1000, prepare)) };
    told.push(measured);
    if (!values.json) print(measured);
  }
}
if (values.json) console.log(JSON.stringify(told, null, 1));

/**
 * Plays one interview to its end.
 *
 * @param {number} thinkMs
 * @param {string} prepare the setting of how much is prepared
 */
async function play(thinkMs, prepare) {
  const workspace = copyOf(values.workspace ?? path.join(root, 'test', 'fixtures', 'sample-workspace'));
  const began = Date.now();
  /** @type {{role: string, at: number, input: string, firstAt: number}[]} */
  const calls = [];
  const server = await startModelServer({
    respond: (request) => {
      const messages = JSON.stringify(request.body.messages ?? '');
      const others = JSON.stringify([request.body.tools ?? '', request.body.response_format ?? '']);
      calls.push({ role: request.role ?? 'unknown', at: Date.now() - began, input: others + messages, firstAt: 0 });
      return inTime(request);
    },
  });
  const args = ['--workspace', workspace, '--request', values.request, '--max-questions', String(QUESTIONS)];
  const model = [
    '--model',
    'openai',
    '--base-url',
    server.baseUrl,
    '--model-name',
    'scripted',
    ...(knowsPrepare ? ['--prepare', prepare] : []),
  ];
  const child = spawn(process.execPath, [HEADLESS, ...args, ...model], { stdio: ['pipe', 'pipe', 'inherit'] });
  /** @type {{type: string, waited: number, ownWords: boolean}[]} */
  const turns = [];
  let answeredAt = 0;
  let firstAnswerAt = Infinity;
  // From the request on: in an editor the process is there.
  let requested = 0;
  let first = 0;
  let plan = 0;
  let asked = 0;
  for await (const line of readline.createInterface({ input: child.stdout })) {
    const event = JSON.parse(line);
    const now = Date.now() - began;
    if (event.type === 'session_started') requested = now;
    if (event.type !== 'question_asked') continue;
    const { question } = event;
    if (first === 0) first = now - requested;
    else if (question.type === 'show_plan') plan = now - answeredAt;
    else turns.push({ type: question.type, waited: now - answeredAt, ownWords: question.type === 'ask_text' });
    asked += question.type === 'show_plan' ? 0 : 1;
    await new Promise((resolve) => setTimeout(resolve, thinkMs));
    answeredAt = Date.now() - began;
    firstAnswerAt = Math.min(firstAnswerAt, answeredAt);
    child.stdin.write(`${JSON.stringify(answerTo(question, asked))}\n`);
  }
  const took = Date.now() - began;
  const requests = server.calls;
  await server.stop();
  rmSync(workspace, { recursive: true, force: true });
  const later = calls.map(({ at }) => at >= firstAnswerAt);
  const shown = firstQuestionSent(calls, requests, requested);
  return { first, ...shown, turns, plan, asked, took, calls: costs(calls, requests), later: laterCosts(calls, later) };
}

/**
 * When the first words of the first question have been sent, and when its whole text has, at the model's even pace: the page
 * shows what is there of it.
 *
 * @param {readonly {role: string, at: number}[]} calls
 * @param {readonly import('../../model-server/recorded-request.d.mts').RecordedRequest[]} requests
 * @param {number} requested when the request was made
 */
function firstQuestionSent(calls, requests, requested) {
  const at = calls.findIndex(({ role }) => role === 'bootstrapper');
  const request = requests[at];
  const result = request === undefined ? null : resultOf(request);
  const asked = result?.topics?.find((/** @type {any} */ topic) => topic.firstQuestion !== null)?.firstQuestion
    .question;
  if (asked === undefined) return { words: 0, text: 0 };
  const text = JSON.stringify(result);
  const from = text.indexOf(JSON.stringify(asked));
  const sentBy = (/** @type {number} */ place) =>
    Math.round((calls[at]?.at ?? 0) - requested + modelMs * (FIRST_WORDS + (1 - FIRST_WORDS) * (place / text.length)));
  return { words: sentBy(from + PIECE), text: sentBy(from + asked.length) };
}

/**
 * What is sent from the first answer on, and how much of that repeats the beginning of any earlier call.
 *
 * @param {readonly {role: string, input: string}[]} calls
 * @param {readonly boolean[]} later
 */
function laterCosts(calls, later) {
  /** @type {{tokens: number, repeated: number, anew: Record<string, number>}} */
  const cost = { tokens: 0, repeated: 0, anew: {} };
  calls.forEach(({ role, input }, at) => {
    if (later[at] !== true) return;
    const shared = Math.max(0, ...calls.slice(0, at).map((earlier) => sharedLength(earlier.input, input)));
    cost.tokens += Math.round(input.length / CHARACTERS_PER_TOKEN);
    cost.repeated += Math.round(shared / CHARACTERS_PER_TOKEN);
    cost.anew[role] = (cost.anew[role] ?? 0) + Math.round((input.length - shared) / CHARACTERS_PER_TOKEN);
  });
  return cost;
}

/**
 * @param {readonly {role: string, input: string}[]} calls
 * @param {readonly import('../../model-server/recorded-request.d.mts').RecordedRequest[]} requests
 */
function costs(calls, requests) {
  /** @type {Record<string, {calls: number, cut: number, tokens: number, repeated: number, first: number}>} */
  const byRole = {};
  // A provider takes up what any earlier call began with, not only the one before.
  calls.forEach(({ role, input }, at) => {
    const cost = (byRole[role] ??= {
      calls: 0,
      cut: 0,
      tokens: 0,
      repeated: 0,
      first: Math.round(input.length / CHARACTERS_PER_TOKEN),
    });
    cost.calls += 1;
    cost.cut += requests[at]?.closedEarly === true ? 1 : 0;
    cost.tokens += Math.round(input.length / CHARACTERS_PER_TOKEN);
    const shared = calls.slice(0, at).map((earlier) => sharedLength(earlier.input, input));
    cost.repeated += Math.round(Math.max(0, ...shared) / CHARACTERS_PER_TOKEN);
  });
  return byRole;
}

/**
 * @param {string} one
 * @param {string} other
 */
function sharedLength(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * The good model's reply at a fixed pace.
 *
 * @param {import('../../model-server/recorded-request.d.mts').RecordedRequest} request
 */
function inTime(request) {
  const result = resultOf(request);
  if (result === null) {
    const given = goodModel(request);
    if (given === null) return null;
    return { name: given.name, play: async (/** @type {any} */ on) => (await wait(modelMs), given.play(on)) };
  }
  const text = JSON.stringify(result);
  const delayMs = ((1 - FIRST_WORDS) * modelMs) / Math.ceil(text.length / PIECE);
  const paced = reply('at a fixed pace', (asking) => resultSaid(asking, text), { chunkSize: PIECE, delayMs });
  return {
    name: paced.name,
    play: async (/** @type {any} */ on) => (await wait(FIRST_WORDS * modelMs), paced.play(on)),
  };
}

/** @param {import('../../model-server/recorded-request.d.mts').RecordedRequest} request */
function resultOf(request) {
  const given = goodModel(request);
  if (given === null || given.name.startsWith('calls ')) return null;
  const result = goodResult(request);
  if (result === null || request.role !== 'bootstrapper') return result;
  const [one] = result.topics;
  const more = MORE_TOPICS.map((title) => {
    return {
      ...one,
      title,
      scope: `What holds for it: ${title}.`,
      dimensions: ['behaviour', 'data'],
      firstQuestion: null,
    };
  });
  return { ...result, topics: [...result.topics, ...more], lookFor: LOOK_FOR };
}

/**
 * @param {any} question
 * @param {number} at
 */
function answerTo({ id, type, config }, at) {
  if (type === 'show_plan') return { questionId: id, answer: { decision: 'approve', annotations: [] } };
  const [option] = config.options ?? [];
  const first = option?.id ?? option?.label;
  if (type === 'pick_many') return { questionId: id, answer: { selected: [first] } };
  if (type === 'pick_one' || type === 'show_options') return { questionId: id, answer: { selected: first } };
  if (type === 'ask_text') return { questionId: id, answer: { text: `It is as the team does it today, case ${at}` } };
  if (type === 'slider') return { questionId: id, answer: { value: config.min ?? 10 } };
  return { questionId: id, nonAnswer: 'you_decide' };
}

/** @param {any} measured */
function print({ prepare, think, first, words, text, turns, plan, asked, took, calls, later }) {
  const times = turns
    .map((/** @type {any} */ { waited }) => waited)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const x = (/** @type {number} */ ms) => `${(ms / modelMs).toFixed(2)} ×`;
  const quick = times.filter((/** @type {number} */ ms) => ms <= 100).length;
  const all = Object.values(calls).reduce(
    (/** @type {any} */ sum, /** @type {any} */ one) => ({
      calls: sum.calls + one.calls,
      cut: sum.cut + one.cut,
      tokens: sum.tokens + one.tokens,
      repeated: sum.repeated + one.repeated,
      first: sum.first + one.first,
    }),
    { calls: 0, cut: 0, tokens: 0, repeated: 0, first: 0 },
  );
  console.log(
    `\nPreparation ${prepare}, the person thinks ${think} s, a call takes ${modelMs} ms; ${asked} questions in ${Math.round(took / 1000)} s`,
  );
  console.log(
    `  request → first question   its first words sent ${x(words)}, its text ${x(text)}; it can be answered ${x(first)}`,
  );
  console.log(
    `  answer → next question     median ${x(at(0.5))}, p90 ${x(at(0.9))}, ${quick} of ${times.length} within 100 ms`,
  );
  console.log(`  last answer → plan         ${x(plan)}`);
  console.log(
    `  calls ${all.calls} (${(all.calls / Math.max(1, asked)).toFixed(1)} a question), cut off ${all.cut}; ${all.tokens} tokens in, ${Math.round((100 * all.repeated) / all.tokens)} % repeated, ${Math.round((100 * all.repeated) / (all.tokens - all.first))} % without each role’s first call, ${((100 * later.repeated) / Math.max(1, later.tokens)).toFixed(1)} % from the first answer on`,
  );
  const anew = Object.entries(later.anew).map(([role, tokens]) => `${role} ${tokens}`);
  console.log(`  tokens from the first answer on that repeat nothing: ${anew.join(', ')}; of ${later.tokens}`);
  for (const [role, one] of Object.entries(calls)) {
    const { calls: n, cut, tokens, repeated } = /** @type {any} */ (one);
    console.log(
      `    ${role.padEnd(13)} ${n} calls, ${cut} cut off, ${Math.round(tokens / n)} tokens each, ${Math.round((100 * repeated) / tokens)} % repeated`,
    );
  }
}

/** @param {string} folder */
function copyOf(folder) {
  const copy = mkdtempSync(path.join(tmpdir(), 'brainstorm-latency-'));
  cpSync(folder, copy, { recursive: true });
  rmSync(path.join(copy, '.sdd'), { recursive: true, force: true });
  if (!existsSync(path.join(copy, '.git'))) execFileSync('git', ['init', '-q'], { cwd: copy });
  return copy;
}

/** @param {number} ms */
function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
