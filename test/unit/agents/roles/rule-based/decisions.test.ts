import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { bankContext } from '../../../../../src/agents/roles/rule-based/context';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import type { ProjectKind } from '../../../../../src/agents/session/project-kind';
import { groundFor } from './made-up';

/** What is asked of a wish in a project that stands, or of one that is begun, in the order of its worth. */
function asked(request: string, project: ProjectKind, bare?: true) {
  const ground = groundFor(request);
  const context = bankContext({ ...ground, ...(bare && { bare }), reading: { ...ground.reading, project } });
  const planned = planQuestions(context, 12).map(({ entry }) => buildQuestion(entry, context));
  return planned.map(({ about, config }) => ({ about, title: String(config['question']) }));
}

describe('the decision that a wish turns on', () => {
  it.each([
    ['write the results to a sqlite file', 'command_line', 'writeOut', /which layout/],
    ['let authors schedule when an article goes live', 'web_app', 'laterOn', /set, change and cancel the time/],
    ['show how long an article takes to read', 'web_app', 'reckon', /How is it reckoned/],
    ['merge two owners that were entered twice', 'web_app', 'merge', /Which of the two stays/],
    ['compare two runs', 'command_line', 'compare', /What is compared with what/],
    ['a command line tool that renames photos by their date', 'command_line', 'convert', /before and after/],
    ['Artikel später veröffentlichen', 'web_app', 'laterOn', /streicht man den Zeitpunkt/],
    ['Artikel als RSS-Feed anbieten', 'service', 'writeOut', /welchem Aufbau/],
    ['zwei Kunden zusammenführen', 'web_app', 'merge', /Welches von beiden bleibt/],
  ] as const)('comes first, and its odd cases are its own: %s', (request, project, deed, title) => {
    const questions = asked(request, project);
    expect(questions[0]).toMatchObject({ about: `decide.${deed}`, title: expect.stringMatching(title) as string });
    expect(questions.map(({ about }) => about)).toContain(`edges.${deed}`);
    expect(questions.map(({ about }) => about)).not.toContain('open.odd');
  });

  it('is asked of a program that is begun, too', () => {
    expect(asked('service that reads invoices as PDF and returns the amounts', 'service', true)[0]?.about).toBe(
      'decide.extract',
    );
  });

  it.each([
    ['warn me when the laptop runs on battery', 'command_line', 'decide.reckon'],
    ['a desktop app that sorts invoices into folders', 'app', 'decide.order'],
    ['run the commands in random order', 'command_line', 'decide.order'],
    ['rate-limit should send the standard headers', 'service', 'decide.grade'],
  ] as const)('is none that a word beside it names: %s', (request, project, deed) => {
    expect(asked(request, project).map(({ about }) => about)).not.toContain(deed);
  });

  it('is left to a subject that has questions of its own about it, and to a kind of thing that people keep', () => {
    expect(asked('Export the orders as CSV', 'web_app').map(({ about }) => about)).not.toContain('decide.writeOut');
    expect(asked('Attach lab results to a visit', 'web_app')[0]?.about).toBe('things.parts');
  });
});

describe('what a subject offers', () => {
  const optionsOf = (request: string) => {
    const { entry } =
      planQuestions(bankContext(groundFor(request)), 12).find(({ entry: { key } }) => key === 'upload.files') ?? {};
    if (entry === undefined) throw new Error('Nothing is asked of the files.');
    return JSON.stringify(buildQuestion(entry, bankContext(groundFor(request))).config['options']);
  };

  it('is pictures where pictures are wished for, and files of every sort elsewhere', () => {
    expect(optionsOf('Users should be able to attach a picture to a post')).not.toContain('PDF');
    expect(optionsOf('Users should be able to upload documents to a post')).toContain('PDF');
    expect(optionsOf('Bilder zu einem Beitrag hochladen')).toContain('Ein Bild bis 10 MB');
  });
});
