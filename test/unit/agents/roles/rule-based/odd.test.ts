import { describe, expect, it } from 'vitest';
import { bankContext } from '../../../../../src/agents/roles/rule-based/context';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import type { ProjectKind } from '../../../../../src/agents/session/project-kind';
import { groundFor } from './made-up';

function planned(request: string, project: ProjectKind) {
  const ground = groundFor(request);
  const context = bankContext({ ...ground, reading: { ...ground.reading, project } });
  return planQuestions(context, 12).map(({ entry }) => buildQuestion(entry, context));
}
const titled = (request: string, project: ProjectKind) =>
  planned(request, project).map(({ config }) => String(config['question']));

describe('the odd cases of a wish', () => {
  it.each([
    ['compare with the results of an earlier run', 'command_line', /file is missing, cannot be read, or lacks/],
    ['read the commands from a text file', 'command_line', /file is missing, cannot be read, or lacks/],
    ['stop early when the disk is nearly full', 'command_line', /never comes, or comes at once/],
    ['drop log entries per logger name', 'library', /not named, and for those that are named twice/],
    ['Befehle aus einer Datei lesen', 'command_line', /Datei fehlt, nicht lesbar ist/],
  ] as const)('are asked for as they can happen there: %s', (request, project, question) => {
    expect(titled(request, project)).toContainEqual(expect.stringMatching(question));
  });

  it('are none where types alone are wished for', () => {
    const titles = titled('Typen für gebundene Logger verbessern', 'library');
    expect(titles[0]).toMatch(/Welchen Typ soll ein Prüfer wo sehen/);
    expect(titles.join(' ')).not.toMatch(/nichts angegeben|Wer braucht es/);
  });
});

describe('what a wish’s own words leave open', () => {
  it('is asked where a state is named that has a measure', () => {
    expect(titled('stop early when the result is stable', 'command_line')[0]).toMatch(/^“stable”: which number/);
  });
});

describe('a name in a wish', () => {
  it('is no name of code where it is a product’s that the code does not have', () => {
    expect(titled('add an OpenTelemetry trace id processor', 'library').join(' ')).not.toContain('`OpenTelemetry`');
  });
});

describe('what masks sensitive values in a library', () => {
  it('is not asked about attackers, nor about outputs that a library does not have', () => {
    const keys = planned('mask passwords and tokens before anything is printed', 'library').map(({ about }) => about);
    expect(keys.slice(0, 2)).toEqual(['masking.what', 'masking.form']);
    expect(keys.filter((key) => key === 'masking.reach' || key?.startsWith('security.'))).toEqual([]);
  });
});
