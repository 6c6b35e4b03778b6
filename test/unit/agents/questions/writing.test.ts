import { describe, expect, it } from 'vitest';
import { automaticAnswer, checkAnswer, digestAnswer } from '../../../../src/agents/questions/catalogue';
import { textLength } from '../../../../src/agents/questions/ask-text';
import { configOf, expectTaken, problemsOf, reasonAgainst } from './refusals';

describe('ask_text', () => {
  const config = configOf('ask_text', { minLength: 2, maxLength: 4 });

  it('needs minLength ≤ maxLength', () => {
    expect(problemsOf('ask_text', { minLength: 5, maxLength: 4 })).toEqual([
      'config.minLength: 5 is more than maxLength, which is 4',
    ]);
    expect(problemsOf('ask_text', { maxLength: 0 })).toEqual(['config.maxLength: must be at least 1']);
  });

  it('counts code points, without the white space around the text', () => {
    expect(textLength(' 👍👍 ')).toBe(2);
    expectTaken('ask_text', config, { text: '👍👍👍👍' });
    expectTaken('ask_text', config, { text: '  four\n' });
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('ask_text', config, { text: '👍' })).toBe('Write at least 2 characters; there are 1.');
    expect(reasonAgainst('ask_text', config, { text: 'fives' })).toBe('Write at most 4 characters; there are 5.');
    expect(reasonAgainst('ask_text', configOf('ask_text'), { text: ' \n\t' })).toBe('Write something first.');
    expect(reasonAgainst('ask_text', config, { text: 5 })).toContain('answer.text: must be text');
  });

  it('is digested on one line of at most 200 code points', () => {
    expect(digestAnswer('ask_text', config, { text: ' a\r\n\tb\u2028c ' })).toBe('a / b / c');
    const long = digestAnswer('ask_text', config, { text: '👍'.repeat(500) });
    expect([...long]).toHaveLength(200);
    expect(long.endsWith('👍…')).toBe(true);
  });

  it('has no answer of its own', () => expect(automaticAnswer('ask_text', config, 'first')).toBeNull());
});

describe('ask_code', () => {
  const config = configOf('ask_code', { language: 'go' });

  it('keeps the code byte for byte', () => {
    const code = '\tif x {\r\n\r\n\t}  \r\n';
    expectTaken('ask_code', config, { code, language: 'go' });
    expectTaken('ask_code', config, { code: '\uFEFFa', language: 'python' });
  });

  it('takes the language of the question where the answer names none', () => {
    expectTaken('ask_code', config, { code: 'x' }, { code: 'x', language: 'go' });
    expect(configOf('ask_code')['language']).toBe('plaintext');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('ask_code', config, { code: ' \r\n' })).toBe('Write some code first.');
    expect(reasonAgainst('ask_code', config, { language: 'go' })).toContain('answer.code: required');
  });

  it('is digested with its language and length', () => {
    expect(digestAnswer('ask_code', config, { code: 'a\r\nb\r\n', language: 'go' })).toBe('go, 2 lines: a b');
    expect(digestAnswer('ask_code', config, { code: 'a', language: '' })).toBe('go, 1 line: a');
  });
});

describe('show_diff', () => {
  const config = configOf('show_diff', { before: 'a', after: 'b' });

  it('needs a difference', () => {
    expect(problemsOf('show_diff', { before: 'a', after: 'a' })).toEqual(['config.after: must differ from before']);
    expect(problemsOf('show_diff', { before: 'a' })).toEqual(['config.after: required']);
    expect(problemsOf('show_diff', { before: '', after: 'a' })).toEqual([]);
  });

  it('takes an approval, a refusal with or without a reason, and an edit', () => {
    expectTaken('show_diff', config, { decision: 'approve' });
    expectTaken('show_diff', config, { decision: 'reject' });
    expectTaken('show_diff', config, { decision: 'edit', edited: 'c', feedback: 'Like so' });
  });

  it('records an edit without a change as an approval', () => {
    const unchanged = { decision: 'edit', edited: 'b', feedback: 'Fine' };
    expectTaken('show_diff', config, unchanged, { decision: 'approve', feedback: 'Fine' });
    expectTaken('show_diff', config, { decision: 'reject', edited: 'b' }, { decision: 'reject' });
  });

  it('neither invents an edit nor loses one', () => {
    expect(reasonAgainst('show_diff', config, { decision: 'edit' })).toBe(
      'Change the proposed text first, or approve it as it is.',
    );
    expect(reasonAgainst('show_diff', config, { decision: 'approve', edited: 'c' })).toBe(
      'You changed the proposed text: hand it in as an edit, or undo your changes to approve it.',
    );
  });

  it('is digested as what was decided', () => {
    expect(digestAnswer('show_diff', config, { decision: 'approve' })).toBe('Approved');
    expect(digestAnswer('show_diff', config, { decision: 'reject', feedback: 'Too\nslow' })).toBe('Rejected: Too slow');
    expect(digestAnswer('show_diff', config, { decision: 'edit', edited: 'c' })).toBe('Edited');
    expect(automaticAnswer('show_diff', config, 'first')).toEqual({ decision: 'approve' });
  });
});

describe('show_plan', () => {
  const sections = [
    { id: 's1', title: 'Export', content: 'As **CSV**' },
    { id: 's2', title: 'Errors', content: '' },
  ];
  const config = configOf('show_plan', { sections });

  it('needs sections with unique ids', () => {
    expect(problemsOf('show_plan', { sections: [] })).toEqual(['config.sections: at least 1 section']);
    expect(problemsOf('show_plan', { sections: [sections[0], sections[0]] })).toEqual([
      'config.sections[1].id: "s1" is the id of item 1 already',
    ]);
  });

  it('takes an approval and a revision that says what to change, without the boxes left empty', () => {
    expectTaken('show_plan', config, { decision: 'approve' }, { decision: 'approve', annotations: [] });
    const empty = { sectionId: 's1', text: ' ' };
    const comment = { sectionId: 's2', text: 'Which ones?' };
    const revise = { decision: 'revise', annotations: [comment] };
    expectTaken('show_plan', config, { ...revise, annotations: [empty, comment] }, revise);
    expectTaken('show_plan', config, { decision: 'revise', annotations: [], feedback: 'Shorter' });
    expect(digestAnswer('show_plan', config, { ...revise, feedback: 'Nearly' })).toBe(
      'Revise – Nearly – Errors: Which ones?',
    );
  });

  it('takes a comment by the id of a statement, as one on the section that tells it', () => {
    const plan = {
      question: 'Is this the plan?',
      sections: [
        {
          id: 'requirements',
          title: 'Requirements',
          content: '- **FR-001** Rows SHALL be read.\n- **FR-010** It stops.',
        },
        { id: 'scope', title: 'Not part of it', content: '- **NG-001** Excel.' },
      ],
    };
    const on = (sectionId: string, text: string) => ({ decision: 'revise', annotations: [{ sectionId, text }] });
    expectTaken('show_plan', plan, on('NG-001', 'It is.'), on('scope', 'NG-001: It is.'));
    expectTaken('show_plan', plan, on('FR-010', 'FR-010 goes on'), on('requirements', 'FR-010 goes on'));
    expect(reasonAgainst('show_plan', plan, on('FR-100', 'x'))).toContain('no section or statement “FR-100”');
  });

  it('says why it refuses', () => {
    expect(
      reasonAgainst('show_plan', config, { decision: 'revise', annotations: [{ sectionId: 's1', text: ' ' }] }),
    ).toBe('Say what to change: comment on a section, or write what you think of the whole.');
    const elsewhere = { decision: 'approve', annotations: [{ sectionId: 's9', text: 'x' }] };
    expect(reasonAgainst('show_plan', config, elsewhere)).toMatch(
      /^The plan has no section or statement “s9”; its sections are: /,
    );
  });

  it('is approved by an automatic run', () => {
    expect(automaticAnswer('show_plan', config, 'recommended')).toEqual({ decision: 'approve', annotations: [] });
  });
});

describe('review_section', () => {
  const config = configOf('review_section', { content: 'Kept for **30 days**.' });

  it('needs something to review', () => {
    expect(problemsOf('review_section', { content: ' ' })).toEqual(['config.content: must not be empty']);
  });

  it('keeps the quote as the page shows it', () => {
    const revise = { decision: 'revise', annotations: [{ quote: 'for 30 days', text: 'Rather 90' }] };
    expectTaken('review_section', config, revise);
    expect(digestAnswer('review_section', config, revise)).toBe('Revise – “for 30 days”: Rather 90');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('review_section', config, { decision: 'revise' })).toBe(
      'Say what to change: comment on a passage, or write what you think of the whole.',
    );
    const silent = { decision: 'approve', annotations: [{ quote: '30 days', text: '' }] };
    expect(reasonAgainst('review_section', config, silent)).toBe('Write your comment on “30 days”, or remove it.');
    const nowhere = { decision: 'revise', annotations: [{ quote: '', text: 'x' }] };
    expect(reasonAgainst('review_section', config, nowhere)).toBe('Select the passage that the comment is about.');
  });

  it('is approved by an automatic run', () => {
    const answer = automaticAnswer('review_section', config, 'first');
    expect(checkAnswer('review_section', config, answer)).toEqual({ ok: true, answer });
  });
});
