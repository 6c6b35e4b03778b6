import { describe, expect, it } from 'vitest';
import type { Dimension } from '../../../../../src/agents/session/dimension';
import { asked, session, written, type Asked } from '../../specification/session-builder';

/** What the rules write of one answer: kind and words. */
function linesOf(given: Partial<Asked>): (readonly [string, string])[] {
  const question = asked('Q1', { type: 'ask_text', config: { question: 'What happens?' }, ...given });
  return written(session({ questions: [question] })).statements.map(({ kind, text }) => [kind, text] as const);
}
const said = (text: string, question = 'What comes back where nothing is found?', dimension: Dimension = 'behaviour') =>
  linesOf({ config: { question, multiline: true }, dimensions: [dimension], answer: { text } });

const STORE = {
  type: 'pick_one' as const,
  config: {
    question: 'Where are attempts kept?',
    options: [
      { id: 'process', label: 'In each process' },
      { id: 'base', label: 'In the database' },
    ],
  },
  answer: { selected: 'process' },
};

describe('cases with what happens in them', () => {
  it('become a statement each, in the person’s words', () => {
    expect(
      said(
        'Unknown product → 404 "No such product".\nNobody signed in → 403 "Staff only"; quantity missing, zero or not whole → 400.\n- Confirming after 15 minutes → 410, stock is not touched.',
      ),
    ).toEqual([
      ['requirement', 'Unknown product → 404 "No such product".'],
      ['requirement', 'Nobody signed in → 403 "Staff only"'],
      ['requirement', 'quantity missing, zero or not whole → 400.'],
      ['requirement', 'Confirming after 15 minutes → 410, stock is not touched.'],
    ]);
  });

  it('are set apart also where they have a keyword and a colon', () => {
    expect(
      said(
        'if the name is empty: it is refused; if the disk is full: uploads are refused',
        'Which cases, and what happens?',
      ),
    ).toEqual([
      ['requirement', 'IF the name is empty, THEN it is refused'],
      ['requirement', 'IF the disk is full, THEN uploads are refused'],
    ]);
  });

  it('have no two marks between them where they are fragments', () => {
    const [[, text] = ['', '']] = said('red.\nblue.\n14 days', 'Which colours?');
    expect(text).toBe('Which colours? red; blue; 14 days');
  });

  it('stay together in a check', () => {
    expect(said('Three of five → 201; three more → 409', 'Which tests?', 'acceptance')).toHaveLength(1);
  });

  it('are behaviour, also where a question asked for an amount', () => {
    const rule =
      'After 5 wrong passwords within 10 minutes, the sixth attempt gets 429 until 10 minutes after the first';
    const question = 'How many attempts?';
    expect(said(rule, question, 'quality')).toEqual([['requirement', rule]]);
    for (const measure of ['When 100 people search at once, each answer comes within 2 seconds', 'At most 200 ms'])
      expect(said(measure, question, 'quality')).toMatchObject([['quality', expect.stringContaining(measure)]]);
  });
});

describe('what was said to belong to the change, or not to', () => {
  it('is a requirement, or a non-goal', () => {
    expect(
      said('The list shows a field "free": in. The mobile app: out.', 'Where else, and is that part of it?', 'scope'),
    ).toEqual([
      ['requirement', 'The list shows a field "free"'],
      ['non_goal', 'The mobile app: out.'],
    ]);
  });
});

describe('an answer to a question that asks in one for what is in and what is out', () => {
  const QUESTION = 'What else does it hold for, and what is not part of it?';
  const GERMAN = 'Wofür gilt es noch, und was gehört nicht dazu?';

  it.each([
    ['Also visits of the past; not an import from the lab', QUESTION],
    ['Also visits of the past, but not an import from the lab', QUESTION],
    ['Also visits of the past. No import from the lab.', QUESTION],
    ['Auch frühere Besuche; nicht der Import aus dem Labor', GERMAN],
    ['Auch frühere Besuche, aber kein Import aus dem Labor', GERMAN],
  ])('is told apart: %s', (text, question) => {
    const lines = said(text, question, 'scope');
    expect(lines.map(([kind]) => kind)).toEqual(['requirement', 'non_goal']);
    expect(lines[0]?.[1]).toMatch(/visits of the past|frühere Besuche/);
    expect(lines[0]?.[1]).not.toMatch(/import/i);
    expect(lines[1]?.[1]).not.toMatch(/past|frühere/);
  });

  it('is never turned round: what belongs to it is no non-goal', () => {
    expect(said('It holds for the list as well', QUESTION, 'scope').map(([kind]) => kind)).toEqual(['requirement']);
  });
});

describe('a note to an answer', () => {
  it.each([
    ['it is one process', 'Where are attempts kept? In each process (“it is one process”)'],
    [
      'the e-mail in lower case, also where no such account exists',
      'Where are attempts kept? In each process (“the e-mail in lower case, also where no such account exists”)',
    ],
  ])('that is no sentence stands with the answer: %s', (note, text) => {
    expect(linesOf({ ...STORE, note })).toMatchObject([[expect.anything(), text]]);
  });

  it('that is a sentence stands by itself', () => {
    const texts = linesOf({ ...STORE, note: 'Every refusal is logged with its address.' }).map(([, text]) => text);
    expect(texts).toEqual(['Where are attempts kept? In each process', 'Every refusal is logged with its address.']);
  });

  it('belongs to the check that it was given with', () => {
    const check = 'searchProducts with "BÜRO" finds "Bürostuhl".';
    expect(linesOf({ dimensions: ['acceptance'], answer: { text: check }, note: 'in test/search.test.ts' })).toEqual([
      ['acceptance', 'searchProducts with "BÜRO" finds "Bürostuhl" (“in test/search.test.ts”).'],
    ]);
  });
});

describe('an answer in words that says nothing', () => {
  it('is no requirement: it stays open, or is left to whoever builds it', () => {
    expect(said('Keine Ahnung.').map(([kind]) => kind)).toEqual(['open_question']);
    expect(said('You decide, whatever you think.').map(([kind]) => kind)).toEqual(['delegated']);
  });

  it('adds nothing where it was said before', () => {
    expect(said('I already told you what I want.')).toEqual([]);
    expect(said('I just told you, see the question before.')).toEqual([]);
  });
});

describe('a short answer that says something', () => {
  it.each(['Skip.', 'Any', 'Nowhere', 'Same as before'])('is kept: %s', (text) => {
    expect(
      said(text)
        .map(([, words]) => words)
        .join('\n'),
    ).toContain(text.replace('.', ''));
  });

  it('is kept beside others, and what only ends their row is not', () => {
    const words = said('A warning is printed.\nThe exit code is 1.\nNothing else.').map(([, text]) => text);
    expect(words.join('\n')).toMatch(/warning[\s\S]*exit code is 1/);
    expect(words.join('\n')).not.toContain('Nothing else');
  });

  it('is kept where it only begins with “I don’t know”, or has a note', () => {
    const noted = linesOf({
      config: { question: 'How many?' },
      answer: { text: 'I don’t know' },
      note: 'Five, I guess.',
    });
    expect(noted.map(([, text]) => text).join('\n')).toContain('Five, I guess');
  });
});

describe('what is added to several ticks', () => {
  const PARTS = {
    type: 'pick_many' as const,
    config: {
      question: 'Which of these go?',
      options: [
        { id: 'page', label: 'The page', description: 'The page shall go.' },
        { id: 'mail', label: 'The mail', description: 'The mail shall go.' },
      ],
    },
    answer: { selected: ['page', 'mail'] },
    note: 'and the menu entry',
  };

  it('is said of none of them alone', () => {
    const lines = linesOf(PARTS).map(([, text]) => text);
    expect(lines).toHaveLength(3);
    expect(lines.slice(0, 2).join('\n')).not.toContain('menu entry');
    expect(lines[2]).toContain('and the menu entry');
  });
});
