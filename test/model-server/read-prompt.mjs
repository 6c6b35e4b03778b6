/**
 * Reads a request for a role as an attentive stranger would who knows no more than the instructions say: quoted text is
 * text of others, headings part the rest.
 *
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @returns {import('./read-prompt.d.mts').ReadPrompt}
 */
export function readPrompt(request) {
  const input = inputOf(request);
  const mark = /^The mark of this input: (\S+)$/m.exec(input)?.[1] ?? '';
  const { plain, quotes } = unquoted(input, mark);
  const sections = sectionsOf(plain);
  const turn = sections.get('This turn') ?? '';
  const topics = [...(sections.get('Topics') ?? '').matchAll(/^- (\S+) ("(?:[^"\\]|\\.)*")(.*)$/gm)].map((line) => ({
    id: line[1] ?? '',
    title: text(line[2]),
    dimensions: listed(/; dimensions: (.*)$/.exec(line[3] ?? '')?.[1]),
  }));
  return {
    mark,
    quotes,
    sections,
    input,
    request: quotes.get('request') ?? '',
    title: text(/^Title: (".*")$/m.exec(plain)?.[1]) || firstWords(quotes.get('request') ?? ''),
    dimensions: listed(/^To be settled, most important first: (.*)$/m.exec(plain)?.[1]),
    terms: text(/^Terms: (".*")$/m.exec(plain)?.[1]),
    evidence: [...quotes.keys()].filter((label) => /^E\d+$/.test(label)),
    topics,
    ahead: aheadIn(sections.get('This turn, ahead of the answer') ?? ''),
    topicId: /^The current topic: (\S+)/m.exec(turn)?.[1] ?? '',
    questionsLeft: Number(/^Questions left[^:]*: (\d+)/m.exec(turn)?.[1] ?? 0),
    directive: text(/^Directive: (".*")$/m.exec(turn)?.[1]),
    waiting: /^(\S+) waits on \S+: ask it by/m.exec(turn)?.[1] ?? '',
    sentBack: [...turn.matchAll(/^Sent back: .* The reason: (".*")$/gm)].map((line) => text(line[1])),
    prepared: [
      ...(sections.get('Questions that wait and come by themselves') ?? '').matchAll(/^- [^:]*: (".*")$/gm),
    ].map((line) => text(line[1])),
    exchanges: exchangesIn(plain),
    answered: exchangesIn(turn)[0] ?? null,
    message: text(/^The person wrote a free message, M\d+: (".*")$/m.exec(turn)?.[1]),
    said: [
      ...(sections.get('The last part of the conversation, oldest first') ?? '').matchAll(/^person[^:]*: (".*")$/gm),
    ].map((line) => text(line[1])),
    draft: [
      ...(sections.get('The draft as it stands') ?? '').matchAll(
        /^- (\S+) \(([^;]*); ([^)]*)\): ("(?:[^"\\]|\\.)*")(.*)$/gm,
      ),
    ].map((line) => ({
      id: line[1] ?? '',
      sources: listed(line[3]),
      text: text(line[4]),
      own: (line[5] ?? '').includes('own words'),
    })),
    uncited: listed(/^Questions that no statement cites yet: (.*)$/m.exec(plain)?.[1]).filter((id) => id !== 'none'),
    uncitedMessages: listed(/^Messages that no statement cites[^:]*: (.*)$/m.exec(plain)?.[1]),
    messages: new Map(
      [...(sections.get('The person’s messages, besides their answers') ?? '').matchAll(/^(M\d+): (".*")$/gm)].map(
        (line) => [line[1] ?? '', text(line[2])],
      ),
    ),
    mode: /^Mode: (\S+)$/m.exec(plain)?.[1] ?? 'incremental',
  };
}

/**
 * The turns that are to be taken ahead of an answer, with what is known of each.
 *
 * @param {string} section
 * @returns {import('./read-prompt.d.mts').ReadAhead[]}
 */
function aheadIn(section) {
  const question = text(/^On screen, not answered yet: ("(?:[^"\\]|\\.)*")/m.exec(section)?.[1]);
  let situation = '';
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((part) => {
      if (part.includes('The current topic: ')) situation = part;
      return {
        at: Number.parseInt(part, 10),
        question,
        answer: text(/^\d+\. answered: (".*")$/m.exec(part)?.[1]),
        topicId: /^The current topic: (\S+)/m.exec(situation)?.[1] ?? '',
        questionsLeft: Number(/^Questions left[^:]*: (\d+)/m.exec(situation)?.[1] ?? 0),
        waiting: /^(\S+) waits on \S+: ask it by/m.exec(situation)?.[1] ?? '',
      };
    });
}

/** @param {import('./recorded-request.d.mts').RecordedRequest} request */
function inputOf({ body }) {
  const content = body.messages?.find(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n');
}

/**
 * @param {string} input
 * @param {string} mark
 */
function unquoted(input, mark) {
  /** @type {Map<string, string>} */
  const quotes = new Map();
  if (mark === '') return { plain: input, quotes };
  const plain = input.replace(
    new RegExp(`^<<${mark} ([^\\n]*)>>\\n([^]*?)\\n<</${mark}>>$`, 'gm'),
    (_whole, /** @type {string} */ label, /** @type {string} */ quoted) => {
      quotes.set(label, quoted);
      return '(quoted)';
    },
  );
  return { plain, quotes };
}

/** @param {string} plain */
function sectionsOf(plain) {
  const parts = plain.split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}

/**
 * @param {string} plain
 * @returns {import('./read-prompt.d.mts').ReadExchange[]}
 */
function exchangesIn(plain) {
  const heads = [...plain.matchAll(/^(Q\d+) · (\S+) · ([^·\n]+?)(?: · ([^\n]+))?\nasked: (".*")$/gm)];
  return heads.map((head, index) => {
    const from = head.index + head[0].length;
    const rest = plain.slice(from, heads[index + 1]?.index ?? plain.length).split('\n\n')[0] ?? '';
    const none = /^no answer: “([^”]*)”.*?(?:; in their words: (".*"))?$/m.exec(rest);
    return {
      id: head[1] ?? '',
      topicId: head[2] ?? '',
      type: (head[3] ?? '').split(',')[0] ?? '',
      dimensions: listed(head[4]),
      question: text(head[5]),
      options: [...(/^options: (.*)$/m.exec(rest)?.[1] ?? '').matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([label]) =>
        text(label),
      ),
      answer: none ? text(none[2]) : text(/^answered: (".*")$/m.exec(rest)?.[1]),
      nonAnswer: none?.[1] ?? null,
    };
  });
}

/** @param {string | undefined} quoted a JSON string */
function text(quoted) {
  return quoted === undefined ? '' : String(JSON.parse(quoted));
}

/** @param {string | undefined} line */
function listed(line) {
  return (line ?? '')
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** @param {string} words */
export function firstWords(words) {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 6)
    .join(' ')
    .replace(/[.,;:]+$/, '');
}
