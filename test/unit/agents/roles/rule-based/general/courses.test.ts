import { describe, expect, it } from 'vitest';
import { areaContext } from '../../../../../../src/agents/roles/rule-based/context';
import { DEED_TEXTS, deedIn, deedsIn } from '../../../../../../src/agents/roles/rule-based/general/courses';
import { GERMAN_COURSES } from '../../../../../../src/agents/roles/rule-based/german/courses';
import { kindOf } from '../../../../../../src/agents/roles/rule-based/writing/kinds';
import { resolve } from '../../../../../../src/agents/roles/rule-based/build';
import { planQuestions } from '../../../../../../src/agents/roles/rule-based/plan';
import { fact } from '../../../engine/guards/guard-rig';
import { groundFor } from '../made-up';

function contextOf(request: string, project = 'web_app') {
  const ground = groundFor(request, { facts: [fact('project', project, '')] });
  return areaContext({ ...ground, intake: { ...ground.intake, kind: 'feature' } });
}
const keys = (request: string, project?: string) =>
  planQuestions(contextOf(request, project), 12).map(({ entry }) => entry.about);

describe('what a wish has a program do', () => {
  it.each([
    ['Limit how many comments somebody can post', 'limit'],
    ['delta should remember which files I have already looked at and mark them', 'remember'],
    ['Let me hide an article for a few days and have it come back later', 'hide'],
    ['I want to pin a note to the top', 'mark'],
    ['tell me when a link of mine is dead', 'notify'],
    ['Merge two owners', 'merge'],
    ['Send me a weekly email with the numbers of my sites', 'report'],
    ['Einmal pro Woche eine Mail mit den offenen Rechnungen', 'report'],
    ['Keep the articles I starred even when I unsubscribe from the feed', 'keep'],
    ['Beim Import möchte ich auswählen können, welche Feeds übernommen werden', 'pick'],
    ['I have thousands of articles in Pocket and want them in here', 'import'],
    ['Add quiet hours so that nothing beeps', 'window'],
    ['Suggest similar names where there is no such page', 'suggest'],
    ['Some kind of search would be great', 'search'],
    ['Groups I closed should stay collapsed after a reload', 'remember'],
    ['Let me decide how often the status is refreshed', 'set'],
    ['duplicate a page with its blocks', 'copy'],
    ['Assign a ticket to a colleague', 'move'],
    ['Show the newest first', 'order'],
    ['Reject names that are too long', 'refuse'],
    ['Turn the sounds off', 'set'],
    ['Show how many people have read it', 'count'],
    ['See how often it was down lately', 'history'],
    ['Load the rules from YAML files', 'read'],
    ['Automatically close what nobody answers', 'begin'],
    ['Man soll bestimmte Dateien einklappen können', 'hide'],
    ['Gelöschtes soll erst mal in einem Papierkorb landen', 'trash'],
    ['Nutzer sollen Beiträge nachträglich ändern können', 'edit'],
  ])('“%s”: %s', (request, deed) => {
    expect(deedIn(contextOf(request))).toBe(deed);
  });

  it.each([
    [
      'is told by the sentence that wishes',
      'Patches get huge when someone sorts an array. Can we have a limit?',
      'limit',
    ],
    ['is not what is to be spared', 'Classes should be draftable without having to mark each one', null],
    [
      'is what is said of few wishes rather than of many',
      'Let me set how long entries are kept until they expire',
      'expire',
    ],
    ['is nothing where a word only stands for a thing', 'Find duplicate bookmarks', null],
    [
      'is nothing that an example in brackets does',
      'Check it rarely (for example a monthly job that reports in)',
      null,
    ],
    ['is nothing that a message says', 'Let me name two files. It says “accepts at most 1 arg” today', null],
    ['is what the title says', 'Limit the size of a share\n\nI hide files every day, and nobody is notified', 'limit'],
    [
      'is nothing that a word on the way says, where there are many',
      'I have to drop into a script just to load a few rows. I would like to be able to pass code that yields the rows, not to be refused there.',
      null,
    ],
    ['is not what is granted', 'I can set an expiry date already, but I would like a password', null],
  ])('%s', (_, request, deed) => {
    expect(deedIn(contextOf(request))).toBe(deed);
  });

  it('is two things where a wish names two, and one where the second only says when or of what', () => {
    const deeds = (request: string) => deedsIn(contextOf(request));
    expect(deeds('Broken feeds should be switched off automatically, and somebody should get told')).toEqual([
      'notify',
      'begin',
    ]);
    expect(deeds('Let me choose which feeds to import')).toEqual(['pick']);
    expect(keys('Broken feeds should be closed automatically, and somebody should get told')).toContain('open.also');
  });

  it('is no message where a command prints it', () => {
    const request = 'Just tell me that they changed instead of printing it all';
    expect(deedIn(contextOf(request))).toBe('notify');
    expect(deedIn(contextOf(request, 'command_line'))).toBeNull();
  });

  it('is asked about in place of the course of use, and after the form of what is typed or called', () => {
    expect(keys('Limit how many comments somebody can post')).toEqual([
      'open.rule',
      'open.untouched',
      'open.proof',
      'open.decided',
    ]);
    expect(keys('Limit how deep objects are printed', 'library').slice(0, 2)).toEqual(['open.form', 'open.rule']);
    expect(keys('Load the rules from YAML files', 'library')).not.toContain('open.rule');
  });

  it('has its question in both languages', () => {
    expect(Object.keys(GERMAN_COURSES)).toEqual(Object.keys(DEED_TEXTS));
    for (const texts of [DEED_TEXTS, GERMAN_COURSES])
      for (const [key, each] of Object.entries(texts))
        for (const project of ['web_app', 'library']) {
          const context = contextOf('Let me set it', project);
          const told = [each.question, each.context, each.why].map((text) => resolve(text ?? '', context));
          for (const text of told) expect(text, key).toMatch(/\S.*[?.]$/);
          expect(told[0]?.length, key).toBeLessThanOrEqual(90);
          // It asks for what is to be rather than for what is today.
          expect(kindOf('behaviour', told[0] ?? '', 'said', false), key).toBe('requirement');
        }
  });
});

describe('what else a change touches', () => {
  it('is not asked where somebody said that the rest stays as it is', () => {
    const entry = planQuestions(contextOf('Limit how many comments somebody can post'), 12).find(
      ({ entry: { about } }) => about === 'open.untouched',
    )?.entry;
    const context = contextOf('Limit how many comments somebody can post');
    expect(entry?.isStillDue?.(context)).toBe(true);
    expect(entry?.isStillDue?.({ ...context, said: `${context.said}\nEverything else stays as it is.` })).toBe(false);
  });
});
