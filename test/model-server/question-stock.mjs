/** The questions of a model that leads a good interview, whatever the change is. */

/** Every key of a question, null: each question fills in what it uses. */
const BLANK = {
  context: null,
  options: null,
  recommended: null,
  allowOther: null,
  min: null,
  max: null,
  step: null,
  start: null,
  unit: null,
  labels: null,
  multiple: null,
  placeholder: null,
  language: null,
  title: null,
  before: null,
  content: null,
  accept: null,
  maxSize: null,
  why: '',
  evidence: null,
  dimensions: null,
  subject: null,
  about: null,
  frames: null,
};

/**
 * A question with all its keys.
 *
 * @param {Record<string, unknown> & {question: string, type: string, why: string}} given
 */
export function question({ question, type, ...rest }) {
  return { question, type, ...BLANK, ...rest };
}

/**
 * @param {string} id
 * @param {string} label
 * @param {{description?: string, pros?: string[], cons?: string[]}} [more]
 */
function option(id, label, { description, pros, cons } = {}) {
  return { id, label, description: description ?? null, pros: pros ?? null, cons: cons ?? null };
}

/**
 * Topics with their questions, the first of each first.
 *
 * @param {string} title what the change is called
 * @param {readonly string[]} evidence ids of evidence there is
 */
export function stockFor(title, evidence) {
  const cited = evidence.slice(0, 2);
  return [
    {
      title: 'What it does',
      scope: `When “${title}” takes effect and what happens when it cannot; not how much it has to bear.`,
      dimensions: ['behaviour', 'errors'],
      questions: [
        question({
          question: `When should “${title}” take effect?`,
          type: 'pick_one',
          options: [
            option('always', 'In every case', { description: 'Recommended: nobody has to think of it.' }),
            option('switch', 'Only where it is switched on'),
            option('asked', 'Only when somebody asks for it'),
          ],
          recommended: ['always'],
          why: 'It decides whether a setting has to be built.',
          evidence: cited,
          dimensions: ['behaviour'],
          subject: 'When it takes effect',
          about: 'when-it-applies',
        }),
        question({
          question: 'What should happen when it fails half-way?',
          type: 'show_options',
          options: [
            option('stop', 'Stop and say so', { pros: ['Nothing is half done'], cons: ['The work is lost'] }),
            option('retry', 'Try again, then say so', { pros: ['Most trouble passes'], cons: ['It takes longer'] }),
          ],
          recommended: ['retry'],
          why: 'Going on later needs a place to keep what is done so far.',
          evidence: cited,
          dimensions: ['errors'],
          subject: 'A failure half-way',
          about: 'failure',
        }),
        question({
          question: 'Which of these must be recorded each time?',
          type: 'pick_many',
          options: [option('who', 'Who it was'), option('when', 'The time'), option('result', 'The result')],
          recommended: ['result'],
          why: 'Each of them needs a place in the log.',
          dimensions: ['behaviour'],
          subject: 'What is recorded',
          about: 'record',
        }),
      ],
    },
    {
      title: 'Limits and proof',
      scope: `How much “${title}” has to bear, and how one will know that it works.`,
      dimensions: ['quality', 'acceptance'],
      questions: [
        question({
          question: 'How long may a single run take at most?',
          type: 'slider',
          min: 0,
          max: 60,
          step: 5,
          start: 10,
          unit: 'seconds',
          why: 'Above half a minute it has to run in the background.',
          dimensions: ['quality'],
          subject: 'Longest run',
          about: 'limit',
        }),
        question({
          question: 'How will you see for yourself that all of it works?',
          type: 'ask_text',
          placeholder: 'What you do, and what you then see',
          multiple: true,
          why: 'It becomes the check by which the change is accepted.',
          dimensions: ['acceptance'],
          subject: 'The check',
          about: 'acceptance-check',
        }),
      ],
    },
  ];
}

/**
 * Questions for a topic that came up on the way.
 *
 * @param {{title: string, dimensions: string[]}} topic
 */
export function questionsOnTheWay({ title, dimensions: [first = 'behaviour', second = first] }) {
  return [
    question({
      question: `What has to hold for “${title}”?`,
      type: 'ask_text',
      why: 'You brought it up, and nothing says yet what is wanted there.',
      dimensions: [first],
      subject: title,
      about: `holds-${title}`,
    }),
    question({
      question: `Who has a say in ${title.toLowerCase()} from day to day?`,
      type: 'pick_one',
      options: [
        option('team', 'The team'),
        option('admins', 'Administrators'),
        option('nobody', 'Nobody in particular'),
      ],
      why: 'It decides where it can be changed.',
      dimensions: [second],
      subject: `Say in ${title}`,
      about: `say-${title}`,
    }),
  ];
}

/**
 * The question that a directive asks for.
 *
 * @param {string} directive
 * @param {string | undefined} dimension
 */
export function questionAsDirected(directive, dimension = 'behaviour') {
  return question({
    question: `${directive.replace(/[.?!\s]+$/, '')}: what is wanted there?`,
    type: 'ask_text',
    why: 'You asked to talk about it.',
    dimensions: [dimension],
    subject: directive.slice(0, 60),
    about: `directed-${directive.slice(0, 40)}`,
  });
}
