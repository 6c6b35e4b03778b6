import { describe, expect, it } from 'vitest';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { buildSpec } from '../../../../src/agents/specification/model';
import { asked, said, session } from './session-builder';

describe('what of a brief binds', () => {
  it('counts no option that was left, nor what is left to whoever builds, as binding', () => {
    const options = [
      'Password reset by mail',
      'Registration of new customers',
      'Codes of a second factor',
      'The login',
    ];
    const question = 'What does it hold for?';
    const asked1 = asked('Q1', {
      type: 'pick_many',
      config: { question, options: options.map((label, at) => ({ id: `${at}`, label })) },
      answer: { selected: ['3'] },
    });
    const left = options.slice(0, 3).map((option) => ({ option }));
    const tells = (count: number) =>
      renderBrief(
        buildSpec(
          session({
            questions: [asked1],
            statements: [
              said('FR-001', 'The service SHALL limit the login.', { rejected: left }),
              ...Array.from({ length: count }, (_, at) =>
                said(`FR-00${at + 2}`, `The service SHALL log refusal ${at} of the login for a whole day.`),
              ),
              said('DD-001', 'Delegated: How much slower may things get because of it, and for whom?'),
            ],
          }),
          { status: 'approved' },
        ),
      );
    expect(tells(3)).not.toContain('Offered, not chosen');
    expect(tells(8)).toContain('Offered, not chosen: Password reset by mail;');
  });
});
