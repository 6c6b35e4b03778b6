import { CATALOGUE, questionTitle } from '../../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../../src/agents/questions/question-type';
import { DIMENSIONS, type Dimension } from '../../../../../src/agents/session/dimension';
import type { SessionEvent } from '../../../../../src/agents/session/events';
import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import { fold } from '../../../../../src/agents/session/fold/fold';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { EMPTY_SESSION, type Session } from '../../../../../src/agents/session/session';

/** One question with what the person made of it. */
interface Turn {
  type: QuestionTypeName;
  config: Record<string, unknown>;
  answer?: unknown;
  nonAnswer?: 'you_decide' | 'dont_know' | 'not_now';
}

const option = (label: string) => ({ id: label.toLowerCase().replace(/\W+/g, '-'), label });

/** What comes up in interviews, over and over; the subject makes each question its own. */
const TURNS: ((subject: string) => Turn)[] = [
  (subject) => ({
    type: 'pick_one',
    config: {
      question: `Who may trigger the ${subject}, apart from administrators?`,
      context: `\`src/auth/roles.ts\` knows three roles; none of them is about the ${subject} yet.`,
      options: ['Support staff', 'Every signed-in person', 'Nobody else'].map(option),
      recommended: 'support-staff',
    },
    answer: { selected: 'support-staff' },
  }),
  (subject) => ({
    type: 'ask_text',
    config: { question: `What goes wrong today with the ${subject} that this change has to end?`, multiline: true },
    answer: {
      text: `People wait for minutes, reload the page and get the ${subject} twice; support then cleans up by hand.`,
    },
  }),
  (subject) => ({
    type: 'slider',
    config: {
      question: `How long may the ${subject} take before the person is told?`,
      min: 0,
      max: 60,
      unit: 'seconds',
    },
    answer: { value: 10 },
  }),
  (subject) => ({
    type: 'pick_many',
    config: {
      question: `Which of these has to be recorded for every ${subject}?`,
      options: ['Who did it', 'When', 'Which rows', 'The result', 'The address it came from'].map(option),
    },
    answer: { selected: ['who-did-it', 'when', 'the-result'] },
  }),
  (subject) => ({
    type: 'confirm',
    config: {
      question: `\`jobs/queue.ts\` retries three times; should the ${subject} do the same?`,
      yesLabel: 'Yes, three times',
      noLabel: 'No, fail at once',
    },
    answer: { choice: 'yes' },
  }),
  (subject) => ({
    type: 'show_options',
    config: {
      question: `Where should the result of the ${subject} be kept?`,
      options: [
        { ...option('In the database'), pros: ['Backed up already'], cons: ['Grows quickly'] },
        { ...option('In object storage'), pros: ['Cheap'], cons: ['A new dependency'] },
      ],
    },
    nonAnswer: 'you_decide',
  }),
];

const SUBJECTS = [
  'order export',
  'refund run',
  'stock import',
  'price update',
  'mail digest',
  'audit report',
  'archive',
];

const MUCH =
  'They export one day at a time, paste it into one sheet, and look for orders that are in it twice. '.repeat(10);

/** Questions of one topic: the cap of the engine. */
const PER_TOPIC = 6;

const excerpt = (name: string) =>
  [
    `export async function ${name}(request: Request, store: Store): Promise<Response> {`,
    '  const filter = parseFilter(request.query);',
    '  const rows = await store.all(filter);',
    '  if (rows.length === 0) return notFound();',
    `  log.info('${name}', { rows: rows.length });`,
    '  return json(rows.map(present));',
    '}',
  ].join('\n');

export function evidence(number: number, given: Partial<Evidence> = {}): Evidence {
  return {
    id: `E${number}`,
    path: `src/orders/part-${number}.ts`,
    startLine: 10 * number,
    endLine: 10 * number + 6,
    kind: 'code',
    hash: '0',
    excerpt: excerpt(`handle${number}`),
    shows: `Request ${number} of the orders is handled here`,
    why: 'orders',
    score: 0.9 - number / 100,
    ...given,
  };
}

export const FACTS: Fact[] = [
  { kind: 'test_runner', value: 'vitest', text: 'Tests run with vitest', evidence: ['E2'], confirm: false },
  { kind: 'database', value: 'postgres', text: 'Orders are stored in PostgreSQL', evidence: ['E1'], confirm: true },
];

export const REQUEST = 'Let support staff export orders, without the page hanging and without doing it twice.';

function seed(number: number) {
  const subject = SUBJECTS[number - 1] ?? `part ${number}`;
  const first = (2 * number) % DIMENSIONS.length;
  const dimensions = [...DIMENSIONS.slice(first, first + 3)];
  const title = `The ${subject}`;
  return { id: `T${number}`, title, scope: `What the ${subject} does, for whom, and within which limits.`, dimensions };
}

interface Given {
  request?: string;
  evidence?: Evidence[];
  facts?: Fact[];
  callerContext?: string;
  /** Whether every answer comes with a long text. */
  talkative?: boolean;
}

/** Plays a session event by event; `fold` makes the session of them. */
export class PlayedSession {
  session: Session = EMPTY_SESSION;
  readonly #talkative: boolean;
  #asked = 0;

  constructor(given: Given = {}) {
    this.#talkative = given.talkative ?? false;
    const { request = REQUEST, evidence: pieces = [1, 2, 3, 4, 5, 6].map((n) => evidence(n)), facts = FACTS } = given;
    this.record(
      {
        type: 'session_started',
        id: 's-1',
        request,
        selection: null,
        caller: given.callerContext === undefined ? null : { context: given.callerContext, questions: [] },
        budget: 100,
        interviewer: 'A model',
        roots: ['shop'],
        automatic: null,
        probeAllowed: true,
        led: 'model',
        tokenBudget: null,
      },
      {
        type: 'intake_made',
        intake: {
          kind: 'feature',
          alsoKinds: ['performance'],
          title: 'Order export for support',
          terms: ['orders', 'export', 'queue'],
          probeNeeded: true,
          reason: 'The code shows how orders are read.',
          visible: true,
          mustKnow: ['behaviour', 'errors', 'security'],
        },
        by: 'model',
      },
      ...pieces.map((piece): SessionEvent => ({ type: 'evidence_found', evidence: piece })),
      ...facts.map((fact): SessionEvent => ({ type: 'fact_found', fact })),
      ...SUBJECTS.map((_, index): SessionEvent => {
        const topic = { ...seed(index + 1), origin: 'bootstrap' as const };
        return { type: 'topic_queued', topicId: topic.id, topic };
      }),
      { type: 'topic_activated', topicId: 'T1', reason: 'It is first.' },
    );
  }

  record(...events: SessionEvent[]): void {
    for (const event of events) {
      const seq = this.session.lastSeq + 1;
      this.session = fold(this.session, { seq, at: '2026-02-03T10:00:00.000Z', event });
    }
  }

  /** The topic at hand. */
  get topic() {
    const topic = this.session.topics.find(({ status }) => status === 'active');
    if (topic === undefined) throw new Error('No topic is active.');
    return topic;
  }

  /** Asks and answers the next question; every sixth time the next topic comes. */
  turn(): void {
    const number = this.#asked++;
    const subject = SUBJECTS[Math.floor(number / PER_TOPIC) % SUBJECTS.length] ?? '';
    const turn = TURNS[number % TURNS.length]?.(subject);
    if (turn === undefined) throw new Error('There is no such turn.');
    if (number > 0 && number % PER_TOPIC === 0) {
      const next = seed(Math.floor(number / PER_TOPIC) + 1);
      this.record(
        {
          type: 'topic_completed',
          topicId: this.topic.id,
          finding: `What ${this.topic.title} does is settled.`,
          closedBy: 'cap',
        },
        { type: 'topic_activated', topicId: next.id, reason: 'It is next in line.' },
      );
    }
    this.ask(turn, this.topic.dimensions[number % 3]);
  }

  ask({ type, config, answer, nonAnswer }: Turn, dimension: Dimension | undefined = 'behaviour'): void {
    const parsed = CATALOGUE[type].config.parse(config) as Record<string, unknown>;
    const id = `Q${this.session.questions.length + 1}`;
    const draft: QuestionDraft = {
      type,
      config: parsed,
      why: 'It decides what is built.',
      evidence: ['E1'],
      purpose: 'elicit',
      dimensions: [dimension],
      by: 'model',
      about: `key-${id.toLowerCase()}`,
      subject: questionTitle(config).split(' ').slice(0, 4).join(' '),
    };
    this.record({ type: 'question_asked', question: { ...draft, id, topicId: this.topic.id }, acknowledgement: '' });
    if (nonAnswer !== undefined) {
      this.record({ type: 'non_answer_given', questionId: id, nonAnswer, by: 'person' });
      return;
    }
    const given = this.#talkative && type === 'ask_text' ? { text: MUCH } : answer;
    const digest = CATALOGUE[type].digest(parsed, given);
    this.record({ type: 'answer_given', questionId: id, answer: given, digest, by: 'person' });
  }

  say(text: string): void {
    this.record({ type: 'message_given', id: `M${this.session.messages.length + 1}`, text, by: 'person' });
  }
}
