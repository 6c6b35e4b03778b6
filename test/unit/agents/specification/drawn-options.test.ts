import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/agents/session/fold/fold';
import { asBlock } from '../../../../src/agents/base/text/block';
import { exchangeEntry } from '../../../../src/agents/roles/prompt-parts/exchange-entry';
import { toExchange } from '../../../../src/agents/session/exchanges';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { exportSpec } from '../../../../src/agents/specification/exporters/registry';
import { buildSpec } from '../../../../src/agents/specification/model';
import { planSections } from '../../../../src/agents/specification/plan';
import { numbered } from '../../../../src/agents/specification/numbering';
import { specFromAnswers } from '../../../../src/agents/specification/exporters/spec-from-answers';
import { readSpecOnDisk } from '../../../../src/agents/specification/on-disk';
import { renderSpec } from '../../../../src/agents/specification/render';
import { bySource } from '../../../../src/agents/specification/whose-words';
import { asked, said, session, written } from './session-builder';

const ABOVE = '⠋ Build\n  (+ 3 lines)\n  ⎿  src/d.ts';
const BELOW = '⠋ Build\n  ⎿  src/d.ts\n     (+ 3 lines)';
const question = asked('Q1', {
  type: 'pick_one',
  config: {
    question: 'How should the newest lines of a command stand underneath its task?',
    options: [
      { id: 'below', label: 'The count below them', description: `It reads well.\n\`\`\`\n${BELOW}\n\`\`\`` },
      { id: 'above', label: 'The count above them', description: `\`\`\`\n${ABOVE}\n\`\`\`` },
    ],
  },
  answer: { selected: 'below' },
});
const statements = [
  said('FR-001', 'The system SHALL show the newest lines of a command underneath its task.'),
  said('FR-002', 'The lines and their count SHALL look as drawn.'),
];
const now = session({ questions: [question], statements });
const spec = numbered(buildSpec(now, { status: 'approved' }), now);

describe('lines that are drawn in an option', () => {
  it('stand whole at the statement that says so, in the specification and in the brief, where the option was taken', () => {
    const lines = BELOW.split('\n').map((line) => `  ${line}`);
    for (const text of [renderSpec(spec).split('<details>')[0] ?? '', renderBrief(spec)]) {
      const at = text.indexOf('look as drawn');
      expect(at).toBeGreaterThan(0);
      expect(text.slice(at)).toContain(lines.join('\n'));
      expect(text.slice(0, at)).not.toContain('⎿');
      expect(text).not.toContain(ABOVE.split('\n').join('\n  '));
    }
  });

  it('stand likewise where the person drew them, in place of what an option shows, with every space', () => {
    const own = 'Signing Secret   Status: Configured\n[Generate & Copy] [Clear]   Pending: no changes';
    const answers = [
      { answer: { other: `No text field.\n\`\`\`\n${own}\n\`\`\`\nOne button.` } },
      { answer: { selected: 'below' }, note: `Rather so:\n\`\`\`\n${own}\n\`\`\`` },
    ];
    for (const { answer, note } of answers) {
      const drew = asked('Q1', {
        type: 'pick_one',
        config: question.question.config,
        answer,
        ...(note === undefined ? {} : { note }),
      });
      const text = renderBrief(buildSpec(session({ questions: [drew], statements })));
      expect(text.slice(text.indexOf('look as drawn'))).toContain(own.split('\n').join('\n  '));
      expect(text).not.toContain('⎿');
    }
  });

  it('are no words of a statement without a model either, and stand beside what is said with them', () => {
    const block = '```\nSubject:   Flapping\n  [Open]\n```';
    const drew = (text: string) =>
      written(
        session({
          questions: [
            asked('Q1', { type: 'ask_text', config: { question: 'How does the mail look?' }, answer: { text } }),
          ],
        }),
      );
    const both = drew(`It is laid out as drawn.\n${block}`);
    expect(both.statements.map(({ text }) => text)).toEqual(['How does the mail look? It is laid out as drawn.']);
    expect(renderBrief(buildSpec(both))).toContain('  Subject:   Flapping\n    [Open]');
    expect(drew(block).statements.map(({ text }) => text)).toEqual([expect.stringMatching(/as drawn/)]);
  });

  it('stand likewise where they are a text that the person wrote, or stand in the words of a statement', () => {
    const mail = 'Hello,\n\nYour check is flapping.\n\n* It misbehaves.\n* It has\n  no grace time.';
    const wrote = asked('Q1', {
      type: 'pick_one',
      config: question.question.config,
      answer: { other: mail },
    });
    const texts = [
      'The text part SHALL read as in the text the person gave.',
      `The text part SHALL read, with these line breaks: ${asBlock(mail.split('\n'))}`,
    ];
    for (const text of texts) {
      const whole = session({
        questions: [wrote],
        statements: [said('FR-001', 'It SHALL be short.'), said('FR-002', text)],
      });
      const built = numbered(buildSpec(whole, { status: 'approved' }), whole);
      const files = new Map(exportSpec(built, whole).map(({ name, text: file }) => [name, file]));
      const [spec = '', answers = '', brief = ''] = ['spec.md', 'answers.json', 'brief.md'].map((name) =>
        files.get(name),
      );
      const lines = mail.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
      for (const file of [spec, brief]) {
        expect(file.split('<details>')[0]).toContain(lines.join('\n'));
        expect(file).not.toContain('⏎');
      }
      expect(
        planSections(whole)
          .map(({ content }) => content)
          .join('\n'),
      ).toContain(lines.join('\n'));
      expect(readSpecOnDisk('2026-01-15-export', { spec, answers, brief }, null).problems).toEqual([]);
    }
  });

  it('of several options that were taken stand each at the statement that says what it is, and count nowhere as changed by hand', () => {
    const methods = asked('Q1', {
      type: 'pick_many',
      config: {
        question: 'Which steps become methods?',
        options: [
          {
            id: 'group',
            label: 'Sorting items into groups: `groupItems`',
            description: '```\ngroupItems(\n  items)\n```',
          },
          {
            id: 'list',
            label: 'Writing one section: `formatItemList`',
            description: '```\nformatItemList(\n  heading)\n```',
          },
          { id: 'sort', label: 'Sorting the groups', description: '```\nsortGroups()\n```' },
        ],
      },
      answer: { selected: ['group', 'list'] },
    });
    const made = [
      { ...said('IF-001', '`formatItemList` writes one section, in the form drawn.'), kind: 'interface' as const },
      { ...said('IF-002', '`groupItems` sorts items into groups, in the form drawn.'), kind: 'interface' as const },
    ];
    const whole = session({ questions: [methods], statements: made });
    const built = numbered(buildSpec(whole, { status: 'approved' }), whole);
    for (const text of [renderSpec(built).split('<details>')[0] ?? '', renderBrief(built)]) {
      const [, first = '', second = ''] = text.split(/\*\*IF-00\d\*\*/);
      expect([first.includes('  heading)'), first.includes('  items)')]).toEqual([true, false]);
      expect([second.includes('  items)'), second.includes('sortGroups')]).toEqual([true, false]);
    }
    const plan = planSections(whole).map(({ content }) => content);
    expect(plan.join('\n'), 'what is approved is seen').toMatch(/ {2}heading\)[\s\S]* {2}items\)/);
    const files = new Map(exportSpec(built, whole).map(({ name, text }) => [name, text]));
    const [text = '', answers = '', brief = ''] = ['spec.md', 'answers.json', 'brief.md'].map((name) =>
      files.get(name),
    );
    expect(readSpecOnDisk('2026-01-15-export', { spec: text, answers, brief }, null).problems).toEqual([]);
  });

  it('stand nowhere once a later answer or a comment overruled them, until the question is answered anew', () => {
    const before = session({ questions: [question], statements });
    expect(renderBrief(buildSpec(before))).toContain(BELOW.split('\n').join('\n  '));
    const changed = {
      type: 'statements_changed' as const,
      key: 'write:1',
      topicId: 'export',
      mode: 'incremental' as const,
    };
    const event = { ...changed, upserts: [], removed: [], comment: '', overruled: ['Q1'] };
    const overruled = fold(before, { seq: 90, at: '2026-01-15T10:00:00.000Z', event });
    expect(renderBrief(buildSpec(overruled))).not.toContain('⎿');
    expect(renderSpec(buildSpec(overruled)).split('<details>')[0]).not.toContain('⎿');
    const { value } = before.questions[0]?.response as { value: unknown };
    const revised = {
      type: 'answer_revised' as const,
      questionId: 'Q1',
      answer: value,
      digest: '',
      by: 'person' as const,
    };
    const again = fold(overruled, { seq: 91, at: '2026-01-15T10:01:00.000Z', event: revised });
    expect(renderBrief(buildSpec(again))).toContain(BELOW.split('\n').join('\n  '));
  });

  it('count nowhere as changed by hand, whatever code was given besides', () => {
    const coded = asked('Q2', {
      type: 'ask_code',
      config: { question: 'How is it called?', language: 'ts' },
      answer: { code: 'task(\n  "Build",\n);', language: 'ts' },
    });
    const call = { ...said('IF-001', 'A task SHALL be called exactly as in the code of Q2.'), sources: ['Q2'] };
    for (const more of [[], [coded]]) {
      const whole = session({
        questions: [question, ...more],
        statements: [...statements, ...(more.length === 0 ? [] : [{ ...call, kind: 'interface' as const }])],
      });
      const built = numbered(buildSpec(whole, { status: 'approved' }), whole);
      const files = new Map(exportSpec(built, whole).map(({ name, text }) => [name, text]));
      const [spec = '', answers = '', brief = ''] = ['spec.md', 'answers.json', 'brief.md'].map((name) =>
        files.get(name),
      );
      expect(readSpecOnDisk('2026-01-15-export', { spec, answers, brief }, null).problems).toEqual([]);
      const again = specFromAnswers(answers);
      expect(again.ok && renderBrief(again.spec)).toContain(BELOW.split('\n').join('\n  '));
      expect(brief).toContain(BELOW.split('\n').join('\n  '));
    }
  });

  it('are excerpts, as a brief says that holds some', () => {
    expect(renderBrief(spec)).toContain('Where a code block and its statement differ, ');
    const none = session({ statements });
    expect(renderBrief(buildSpec(none))).not.toContain('Code blocks');
  });

  it('are kept with what was offered', () => {
    const lines = ABOVE.split('\n').map((line) => `    ${line}`);
    expect(renderSpec(spec)).toContain(
      `  - Not taken: The count above them\n\n    \`\`\`\n${lines.join('\n')}\n    \`\`\``,
    );
  });

  it('are told to roles apart from what the option says of itself, with the white space before each', () => {
    const entry = exchangeEntry(toExchange(question));
    expect(entry).toContain('described as "It reads well."');
    expect(entry).toContain('drawn as "⠋ Build ⏎   ⎿  src/d.ts ⏎      (+ 3 lines)"');
  });

  it('are told whole where they were taken; of the others the beginning, with a sign that there is more', () => {
    const drawing = (sign: string) => `\`\`\`\n${Array.from({ length: 40 }, () => sign.repeat(20)).join('\n')}\n\`\`\``;
    const options = ['a', 'b'].map((id) => ({ id, label: `Way ${id}`, description: drawing(id) }));
    const page = asked('Q2', { type: 'pick_one', config: { question: 'How?', options }, answer: { selected: 'a' } });
    const entry = exchangeEntry(toExchange(page));
    expect(entry.match(/a{20}/g)).toHaveLength(40);
    expect(entry.match(/b{20}/g)?.length).toBeLessThan(12);
    expect(entry).toMatch(/b …"$/m);
  });

  it('bind as the label does: what they show is said, and no promise of a description', () => {
    const draft = {
      kind: 'requirement' as const,
      text: 'Lines SHALL begin with `⎿` and two spaces under Build.',
      sources: ['Q1'],
    };
    const exchange = { ...toExchange(question), by: 'model' as const };
    expect(bySource(draft, [exchange], '').assumed).toBeNull();
  });
});
