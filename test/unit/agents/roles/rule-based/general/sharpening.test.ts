import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../../src/agents/roles/rule-based/context';
import { openWordsIn, SHARPENING } from '../../../../../../src/agents/roles/rule-based/general/sharpening';
import { planQuestions } from '../../../../../../src/agents/roles/rule-based/plan';
import { groundFor } from '../made-up';

const open = (request: string) => Object.fromEntries(openWordsIn(request));
const planned = (request: string) => planQuestions(areaContext(groundFor(request)), 12).map(({ entry }) => entry.about);

describe('words of a request that leave open what is to be built', () => {
  it.each<[string, Record<string, string>]>([
    ['pause the queue when too many tasks fail', { threshold: 'too many tasks' }],
    ['stop once the result is stable enough', { threshold: 'stable enough' }],
    ['messages should expire after some days', { threshold: 'after some days' }],
    ['Let me mute a single application', { back: 'mute' }],
    ['Let me find, add, mute, and delete applications by keyboard', {}],
    ['Ignore certain packages', { which: 'certain packages' }],
    ['Let me hide an article for a few days', { duration: 'for a few days' }],
    ['Themen für ein paar Tage ausblenden', { duration: 'für ein paar Tage' }],
    ['Tell me which of my links are dead', { state: 'dead' }],
    ['Merge duplicate bookmarks automatically', { related: 'duplicate bookmarks' }],
    ['Show related bookmarks', { related: 'related bookmarks' }],
    ['Let customers see the status of their order without an account', { theirs: 'without an account' }],
    ['Guests can cancel it themselves', { theirs: 'themselves' }],
    ['Bestellungen ohne Konto ansehen', { theirs: 'ohne Konto' }],
    ['Cancel a reservation up to 48 hours before arrival', { limit: 'up to 48 hours before arrival' }],
    ['Stornieren bis 48 Stunden vor der Anreise', { limit: 'bis 48 Stunden vor der Anreise' }],
    [
      'Bestimmte Pakete auslassen, wenn zu viele Fehler kommen',
      { threshold: 'zu viele Fehler', which: 'Bestimmte Pakete' },
    ],
  ])('“%s”', (request, words) => {
    expect(open(request)).toEqual(words);
  });

  it.each([
    'Add a dark theme',
    'We need clearer error messages',
    'Retry instead of failing at once',
    'Say what is wrong instead of nothing',
    'Answer within 2 seconds',
    'sort by name, not by date',
    'It takes too long to load',
    'Drop the old API',
    'Remove duplicated code',
    'Rename “old messages” to archive',
    'Tests (such as certain packages) stay',
  ])('are none in “%s”', (request) => {
    expect(open(request)).toEqual({});
  });

  it('are asked about before anything else, in the words of the request, two at most', () => {
    const request = 'Automatically pause certain queues when too many tasks fail, and hide old tasks';
    expect(openWordsIn(request).size).toBe(2);
    expect(planned(request)[0]).toBe('sharpen.threshold');
    expect(planned(request).filter((key) => key.startsWith('sharpen.'))).toEqual(['sharpen.threshold', 'sharpen.back']);
    const [threshold] = SHARPENING;
    if (threshold === undefined) throw new Error('There is no question on thresholds.');
    const { config, subject } = buildQuestion(threshold, areaContext(groundFor(request)));
    expect(config['question']).toBe('“too many tasks”: which number is that, and who can set it?');
    expect(subject).toBe('What “too many tasks” is');
  });

  it('are asked about in German in a request in German', () => {
    const request = 'Die Warteschlange soll anhalten, wenn zu viele Aufgaben scheitern';
    const [threshold] = SHARPENING;
    if (threshold === undefined) throw new Error('There is no question on thresholds.');
    expect(buildQuestion(threshold, areaContext(groundFor(request))).config['question']).toBe(
      '„zu viele Aufgaben“: Welche Zahl ist das, und wer kann sie einstellen?',
    );
  });

  it('of what people do by themselves: whose it is, where people use it and not where code calls it, and not of a hole', () => {
    const request = 'Let customers see the status of their order without an account';
    const asked = (project: 'web_app' | 'library', said: string) =>
      planQuestions(areaContext({ ...groundFor(said), reading: { ...groundFor(said).reading, project } }), 12).map(
        ({ entry }) => entry.about,
      );
    expect(asked('web_app', request)).toContain('sharpen.theirs');
    expect(asked('library', request)).not.toContain('sharpen.theirs');
    expect(asked('web_app', 'The admin page can be opened without a password')).not.toContain('sharpen.theirs');
  });

  it('are not asked about where something is to be put right', () => {
    expect(planned('The list crashes when too many items are shown')).not.toContain('sharpen.threshold');
  });
});
