import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planParts } from '../../../../src/webview/questions/plan-parts';
import { statement } from '../made-up';

const first = statement({ id: 'FR-007', label: 'FR-001' });
const second = statement({ id: 'D-002', label: 'D-001', kind: 'decision' });

describe('the parts of a section of the plan', () => {
  it('are its statements by the names they have there, and what stands between them', () => {
    const content =
      '#### Export\n\n- **FR-001** One. [Q1]\n  - Not chosen: two.\n- **D-001** Three.\n- Four (not answered) [Q4]';
    expect(planParts(content, [first, second])).toEqual([
      { statement: null, markdown: '#### Export\n' },
      { statement: first, markdown: '- **FR-001** One. [Q1]\n  - Not chosen: two.' },
      { statement: second, markdown: '- **D-001** Three.' },
      { statement: null, markdown: '- Four (not answered) [Q4]' },
    ]);
  });

  it('know no statement by an id that is not shown, by another’s words, or twice', () => {
    const parts = planParts('- **FR-007** x\n- FR-001 y\n- **FR-001** z\n- **FR-001** again', [first]);
    expect(parts.map((part) => part.statement)).toEqual([null, first, null]);
  });

  it('are the whole section, whatever it says', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('- **FR-001** x', '  - y', '', '- **D-001** <b>', '# h'));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const content = lines.join('\n');
        const parts = planParts(content, [first, second]);
        expect(parts.map(({ markdown }) => markdown).join('\n')).toBe(content);
      }),
    );
  });
});
