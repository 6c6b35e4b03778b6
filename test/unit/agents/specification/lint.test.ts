import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/agents/session/statement';
import { lintSession, lintSpec, uncheckedIn } from '../../../../src/agents/specification/lint';
import type { LintFinding } from '../../../../src/agents/specification/lint-rules';
import { buildSpec } from '../../../../src/agents/specification/model';
import { ordersExport } from './orders-export';
import { asked, session } from './session-builder';
import { lintDocument } from '../../../../src/agents/specification/lint-document';
import { cpuMs } from '../../rigs/cpu-ms';

const question = asked('Q1', { type: 'ask_text', config: { question: 'Which rules?' }, answer: { text: 'Some' } });

function statement(id: string, kind: Statement['kind'], text: string, rest: Partial<Statement> = {}): Statement {
  return {
    id,
    topicId: 'export',
    kind,
    text,
    dimension: 'behaviour',
    sources: ['Q1'],
    by: 'writer',
    dependsOn: [],
    ...rest,
  };
}

function lint(...statements: Statement[]): LintFinding[] {
  return lintSpec(buildSpec(session({ questions: [question], statements })));
}

const rules = (...statements: Statement[]) =>
  lint(...statements).map(({ rule, statement: id }) => (id === null ? rule : `${id} ${rule}`));
const check = statement('AC-001', 'acceptance', 'Given a full disk, when I save, then the system refuses the file.');

describe('the lint of a specification', () => {
  it('has nothing to say on a testable requirement with its check', () => {
    expect(
      rules(statement('FR-001', 'requirement', 'WHEN the disk is full, the system SHALL refuse the file.'), check),
    ).toEqual([]);
  });

  it('hints at requirements that are plain sentences, and warns of several in one', () => {
    expect(rules(statement('FR-001', 'requirement', 'The system refuses a file on a full disk.'), check)).toEqual([
      'FR-001 ears',
    ]);
    expect(
      rules(
        statement('FR-001', 'requirement', 'The system SHALL refuse the file and SHALL say why the disk is full.'),
        check,
      ),
    ).toEqual(['FR-001 one_shall']);
    expect(
      rules(statement('FR-001', 'requirement', 'WHEN the disk is full the system SHALL refuse the file.'), check),
    ).toEqual(['FR-001 ears']);
  });

  it('leaves the person’s own words as they are', () => {
    const plain = 'The system refuses a file on a full disk.';
    expect(rules(statement('FR-001', 'requirement', plain, { by: 'offline' }), check)).not.toContain('FR-001 ears');
    expect(rules(statement('FR-001', 'requirement', plain, { by: 'person' }), check)).not.toContain('FR-001 ears');
    expect(
      lintDocument(`- **FR-001** ${plain} [Q1, own words]\n- **FR-002** ${plain} [Q1, option]`)
        .filter(({ rule }) => rule === 'ears')
        .map(({ statement: id }) => id),
    ).toEqual(['FR-002']);
  });

  it('takes the keywords of requirements in German, too', () => {
    expect(
      rules(statement('FR-001', 'requirement', 'WENN die Platte voll ist, MUSS das System die Datei ablehnen.'), check),
    ).not.toContain('FR-001 ears');
  });

  it('warns of vague words without a measure', () => {
    expect(rules(statement('NFR-001', 'quality', 'Search is fast.'))).toEqual(['NFR-001 vague']);
    expect(rules(statement('NFR-001', 'quality', 'Search is fast: within 200 ms.'))).toEqual([]);
    expect(rules(statement('NFR-001', 'quality', 'Search feels good.'))).toEqual(['NFR-001 no_measure']);
  });

  it('misses no measure in a rule that an option offered as it stands', () => {
    const chosen = asked('Q1', {
      type: 'pick_one',
      config: {
        question: 'How?',
        options: [
          { id: 'a', label: 'Row by row' },
          { id: 'b', label: 'At once' },
        ],
      },
      answer: { selected: 'a' },
    });
    const statements = [statement('NFR-001', 'quality', 'An export is written row by row.')];
    expect(lintSpec(buildSpec(session({ questions: [chosen], statements }))).map(({ rule }) => rule)).toEqual([]);
  });

  it('does not blame the person for the words of a quoted question', () => {
    expect(rules(statement('NFR-001', 'quality', 'Is it robust and fast enough? Below 2 seconds.'))).toEqual([]);
  });

  it('wants acceptance: for the whole as a warning, for each requirement as a hint', () => {
    const requirement = statement('FR-001', 'requirement', 'The system SHALL refuse the file.');
    expect(rules(requirement)).toEqual(['no_acceptance']);
    expect(rules(requirement, statement('AC-001', 'acceptance', 'Totals add up to 100 percent.'))).toEqual([
      'FR-001 no_acceptance',
    ]);
    expect(
      rules(requirement, statement('AC-001', 'acceptance', 'Totals add up to 100 percent.', { dependsOn: ['FR-001'] })),
    ).toEqual([]);
  });

  it('takes a case and what happens in it for a requirement that can be tested, in whatever words', () => {
    expect(rules(statement('FR-001', 'requirement', 'IF the disk is full, THEN the file is refused.'), check)).toEqual(
      [],
    );
    expect(rules(statement('FR-001', 'requirement', 'When the disk is full, the file is refused'), check)).toEqual([]);
  });

  it('finds what is said twice, also in another section, and takes a limit that differs for another thing', () => {
    const said = 'The log of the export is kept for 14 days.';
    expect(rules(statement('FR-001', 'requirement', said), statement('EC-001', 'edge_case', said), check)).toContain(
      'EC-001 repeated',
    );
    expect(
      rules(statement('FR-001', 'requirement', said), statement('EC-001', 'edge_case', said.replace('14', '7')), check),
    ).not.toContain('EC-001 repeated');
    expect(rules(statement('FR-001', 'requirement', said), statement('NG-001', 'non_goal', said), check)).not.toContain(
      'NG-001 repeated',
    );
  });

  it.each([
    ['Given a full disk, then the file is refused.', ['AC-001 not_runnable']],
    ['Given a full disk, when I save.', ['AC-001 not_runnable']],
    ['Given a full disk, when I save, then the file is refused.', []],
    ['A table test for all names.', []],
    ['A viewer gets 403 when starting the export.', []],
    ['Automated tests of the main path and the error cases', ['AC-001 not_runnable']],
    ['It works', ['AC-001 not_runnable']],
    ['Everything works as expected and all tests pass.', ['AC-001 not_runnable']],
    ['Es funktioniert wie erwartet.', ['AC-001 not_runnable']],
  ])('finds scenarios that nobody could run: %s', (text, found) => {
    expect(rules(statement('AC-001', 'acceptance', text))).toEqual(found);
  });

  it.each<[Statement['kind'], string, string, string | null]>([
    ['requirement', 'FR-001', 'The page SHALL be simple and friendly.', 'simple'],
    ['requirement', 'FR-001', 'The page SHALL have a clean look.', 'clean'],
    ['requirement', 'FR-001', 'The search SHALL work as expected.', 'as expected'],
    ['requirement', 'FR-001', 'The list SHALL show many orders.', 'many'],
    ['edge_case', 'EC-001', 'IF the disk is full, THEN the system SHALL react appropriately.', 'appropriately'],
    ['interface', 'IF-001', 'A flexible way to name columns.', 'flexible'],
    ['requirement', 'FR-001', 'The list SHALL say how many orders there are, as many as were found.', null],
    ['requirement', 'FR-001', 'The command `git clean` SHALL be called, and `simple` be passed.', null],
    ['requirement', 'FR-001', 'The check SHALL use fast-check.', null],
    ['requirement', 'FR-001', 'A nested schema with many=True SHALL load in part, however many there are.', null],
    ['requirement', 'FR-001', 'The hook SHALL clean up and exit as expected by the caller.', null],
  ])('finds words without a measure in whatever promises something: %s %s %s', (kind, id, text, word) => {
    const vague = lint(statement(id, kind, text), check).filter(({ rule }) => rule === 'vague');
    expect(vague.map(({ message }) => /"(.*?)"/.exec(message)?.[1])).toEqual(word === null ? [] : [word]);
  });

  describe('on a rule for failures', () => {
    const parts = statement('IF-001', 'interface', 'A plugin exports `setup`, `run` and `cleanup`.');
    const rule = (text: string, id = 'EC-001') => statement(id, 'edge_case', text);
    const partial = (...statements: Statement[]) =>
      lint(...statements).flatMap(({ rule: name, message }) => (name === 'partial_failure' ? [message] : []));

    it('finds the part of which nothing says what happens when it fails', () => {
      expect(partial(parts, rule('IF setup or cleanup throws, THEN the error is logged'))).toEqual([
        'EC-001 says what happens when a part fails, and nothing says it of run; add that, or say that it is the same.',
      ]);
    });

    it('takes values for no parts, which cannot fail', () => {
      const values = statement('FR-005', 'requirement', 'The values `false`, `undefined` and `null` SHALL stay in it.');
      expect(
        partial(values, rule('IF a mapper rejects while `stopOnError` is `false`, THEN all errors are told')),
      ).toEqual([]);
    });

    it('takes what is a state or a setting for no part that fails', () => {
      const row = (last: string) =>
        statement('IF-001', 'interface', `The function has \`cancel\`, \`flush\` and \`${last}\`.`);
      const fails = rule('IF a function that flush or cancel ran throws, THEN the caller gets the error');
      const asRef = statement('IF-002', 'interface', '`waiting` is a readonly ref that shows whether a call waits.');
      expect(partial(row('drop'), fails)).toHaveLength(1);
      expect(partial(row('isPending'), fails)).toEqual([]);
      expect(partial(row('waiting'), asRef, fails)).toEqual([]);
      const fields = statement(
        'IF-003',
        'interface',
        'A class with the fields `name`, `request` (of the call) and `cause`.',
      );
      const names = statement('FR-001', 'requirement', 'It keeps name, request and cause.');
      const throwing = rule('IF `fetch` throws an error with a name and a cause, THEN it is passed on');
      expect(partial(names, throwing)).toHaveLength(1);
      expect(partial(names, fields, throwing)).toEqual([]);
    });

    it('takes a line break for no failure', () => {
      const row = statement('FR-005', 'requirement', 'Texts keep their line breaks, quotes and blanks.');
      expect(partial(row, rule('Line breaks and tabs are written as references'))).toEqual([]);
    });

    it('has nothing to say where all parts are covered, or none of them is', () => {
      const rest = rule('When run throws, all cleanups run', 'EC-002');
      expect(partial(parts, rule('IF setup or cleanup throws, THEN the error is logged'), rest)).toEqual([]);
      expect(partial(parts, rule('IF the disk fails, THEN the error is logged'))).toEqual([]);
      // A row may name parts for another reason, such as what counts into a time.
      expect(partial(parts, rule('IF setup throws, THEN the error is logged'))).toEqual([]);
      expect(partial(parts, rule('The setup is logged'))).toEqual([]);
      // A question that was left to others names choices.
      const left = 'Delegated: By what are failed attempts counted: account, address, or both?';
      const counted = rule('When an attempt has failed, the account waits', 'EC-002');
      expect(partial(statement('DD-001', 'delegated', left), counted)).toEqual([]);
      expect(partial(parts, statement('DD-001', 'delegated', left))).toEqual([]);
      expect(partial(parts, rule('IF setup, run or cleanup throws, THEN the error is logged'))).toEqual([]);
      expect(
        partial(parts, rule('IF setup throws, THEN it ends'), rule('If any of them fails, it ends', 'EC-2')),
      ).toEqual([]);
    });
  });

  it('reads hostile texts in no time', () => {
    for (const part of ['a, ', '`a`, ', 'Given ', 'when ', 'x and y, ']) {
      const started = cpuMs();
      lint(
        statement('AC-001', 'acceptance', `Given ${part.repeat(20_000)}`),
        statement('FR-001', 'requirement', part.repeat(20_000)),
      );
      expect(cpuMs() - started).toBeLessThan(2_000);
    }
  });

  it('finds ids that stand twice, name two things, or have another kind’s prefix', () => {
    const [one, other] = [
      statement('G-001', 'goal', 'Clerks save time.'),
      statement('G-001', 'goal', 'Nobody types numbers.'),
    ];
    expect(lint(one, one).map(({ message }) => message)).toEqual(['G-001 stands twice; remove one.']);
    expect(lint(one, other).map(({ message }) => message)).toEqual([
      'G-001 names two different statements; renumber one.',
    ]);
    expect(rules(statement('FR-001', 'goal', 'Clerks save time.'))).toEqual(['FR-001 wrong_id']);
  });

  it('finds statements that say the same', () => {
    expect(
      rules(statement('G-001', 'goal', 'Clerks save time.'), statement('G-002', 'goal', 'The clerks save time.')),
    ).toEqual(['G-002 repeated']);
  });

  it('finds implementation detail in success criteria', () => {
    expect(rules(statement('NFR-001', 'quality', 'Redis answers within 5 ms.'))).toEqual([
      'NFR-001 implementation_detail',
    ]);
  });

  it('finds dangling sources and placeholders', () => {
    expect(rules(statement('G-001', 'goal', 'Clerks save time.', { sources: ['Q1', 'E9'] }))).toEqual([
      'G-001 dangling_source',
    ]);
    expect(rules(statement('G-001', 'goal', 'Clerks save TBD.'))).toEqual(['G-001 placeholder']);
    expect(rules(statement('G-001', 'goal', 'Clerks see texts marked with `// TODO`.'))).toEqual([]);
  });

  it('says what, where and what to do', () => {
    expect(
      lintSession(session({ questions: [question], statements: [statement('NFR-001', 'quality', 'Search is fast.')] })),
    ).toEqual(['NFR-001 says "fast" without a measure; say how much, or by what one would notice it.']);
  });

  it('is quiet on a well-led interview, and says what no scenario checks', () => {
    expect(lintSession(ordersExport())).toEqual([]);
    expect(uncheckedIn(ordersExport())).toEqual(['FR-001', 'FR-002', 'EC-001']);
  });
});
