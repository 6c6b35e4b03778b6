import { describe, expect, it } from 'vitest';
import { afterCondition } from '../../../../../src/agents/base/english/cases';
import { cpuMs } from '../../../rigs/cpu-ms';

describe('a sentence that begins with a condition', () => {
  it.each([
    // Commas and colons in code, quotes and brackets end nothing.
    [
      'both `a: true` and `b, c` are set, every call SHALL end.',
      'both `a: true` and `b, c` are set',
      'every call SHALL end.',
    ],
    [
      'the role “admin, full” signs in, the page SHALL open.',
      'the role “admin, full” signs in',
      'the page SHALL open.',
    ],
    [
      'it builds an object (`a`, `b`), the system SHALL redact it.',
      'it builds an object (`a`, `b`)',
      'the system SHALL redact it.',
    ],
    // What goes on with the condition belongs to it.
    [
      'a call ends it, with whichever signal, and the option is on, Execa SHALL kill all.',
      'a call ends it, with whichever signal, and the option is on',
      'Execa SHALL kill all.',
    ],
    [
      '`a` is no array, so that it is missing, THEN the system SHALL throw.',
      '`a` is no array, so that it is missing',
      'the system SHALL throw.',
    ],
    [
      'no offer holds, for example at night, the page SHALL say so.',
      'no offer holds, for example at night',
      'the page SHALL say so.',
    ],
    [
      'a call ends it, with any signal, and the option is on, all of them end',
      'a call ends it, with any signal, and the option is on',
      'all of them end',
    ],
    [
      '`setup`, `run` and `cleanup` are there, all of them run',
      '`setup`, `run` and `cleanup` are there',
      'all of them run',
    ],
    // What is demanded may have its own “then”.
    [
      'it is opened, the system SHALL show it, then close it.',
      'it is opened',
      'the system SHALL show it, then close it.',
    ],
    ['nobody listens: Calls fail', 'nobody listens', 'Calls fail'],
    [
      'der Client, der wartet, abbricht, wird der Platz frei.',
      'der Client, der wartet, abbricht',
      'wird der Platz frei.',
    ],
    ['a fehlt, MUSS das System enden.', 'a fehlt', 'MUSS das System enden.'],
  ])('has its condition and what follows: %s', (text, condition, main) => {
    expect(afterCondition(text)).toMatchObject({ condition, main });
    const { mark = '' } = afterCondition(text) ?? {};
    expect(`${condition}${mark}${main}`).toBe(text);
  });

  it.each([
    'a run ends, the server, the client and the proxy SHALL log it.',
    'a run ends, the list, sorted by date, SHALL appear.',
    'a file is red, large or old, the system stops',
    'the URL is `http://a, b`',
    'in doubt (or, worse, in panic)',
  ])('is left whole where it is not sure what ends its condition: %s', (text) => {
    expect(afterCondition(text)).toBeNull();
  });

  it.each([', ', 'a, ', '(', '`', '"', "'a ", '“', ', then ', 'SHALL ', ': A'])(
    'is read quickly: 20,000 times “%s”',
    (part) => {
      const before = cpuMs();
      afterCondition(part.repeat(20_000));
      expect(cpuMs() - before).toBeLessThan(1_000);
    },
  );
});
