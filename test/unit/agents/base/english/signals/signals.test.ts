import { describe, expect, it } from 'vitest';
import { isComplaint, isShrug, shrugIn } from '../../../../../../src/agents/base/english/signals/fatigue';
import { wantsToSee, wantsToTalkAbout } from '../../../../../../src/agents/base/english/signals/navigation';
import { announcedTopics } from '../../../../../../src/agents/base/english/signals/new-topics';
import { wantsToMoveOn, wantsToWrapUp } from '../../../../../../src/agents/base/english/signals/wrap-up';
import { vagueWord } from '../../../../../../src/agents/base/english/vague';

describe('the wish to wrap up', () => {
  it.each([
    'That’s enough',
    'I’m done with this, let’s wrap up',
    'Please stop asking',
    'No more questions, thanks',
    'Just write the spec now',
    'You have everything you need',
  ])('is in “%s”', (text) => {
    expect(wantsToWrapUp(text, false)).toBe(true);
  });

  it.each([
    'It has enough memory',
    'Stop the server when it is idle',
    'The job is done when the file is there',
    'Wrap the text at 80 columns',
    'Finish the upload before the page closes',
    'End of month',
    'That is enough memory for 10 users',
  ])('is not in “%s”', (text) => {
    expect(wantsToWrapUp(text, false)).toBe(false);
    expect(wantsToWrapUp(text, true)).toBe(false);
  });

  it('is in words that stand alone, and not beside an answer, which they may be said of', () => {
    for (const text of ['Both kinds. That is enough for me.', 'CSV, that’s enough', 'Beide. Das reicht mir.'])
      expect([wantsToWrapUp(text, false), wantsToWrapUp(text, true)], text).toEqual([false, true]);
    expect(wantsToWrapUp('CSV. That’s enough questions.', false)).toBe(true);
    expect(wantsToWrapUp('That is enough, let us wrap up.', false)).toBe(true);
  });

  it('may be said shortly in a message, not in an answer', () => {
    expect(wantsToWrapUp('Done', true)).toBe(true);
    expect(wantsToWrapUp('Done', false)).toBe(false);
  });
});

describe('other signals', () => {
  it('tells leaving a topic from leaving the interview', () => {
    expect(wantsToMoveOn('Let’s move on')).toEqual({ about: '' });
    expect(wantsToMoveOn('The cursor should move on')).toBeNull();
  });

  it('hears complaints and shrugs', () => {
    expect(isComplaint('Too many questions')).toBe(true);
    expect(isComplaint('Too many questions are sent to support')).toBe(false);
    expect(isShrug('whatever you think')).toBe(true);
    expect(isShrug('whatever the admin sets')).toBe(false);
  });

  it('hears what to talk about, and what is new', () => {
    expect(wantsToTalkAbout('Let’s talk about security now', true)).toBe('security');
    expect(wantsToTalkAbout('Then go to the login page', false)).toBeNull();
    expect(wantsToSee('Show me what we have so far')).toBe(true);
    expect(announcedTopics('CSV. We also need to talk about billing later', false)).toEqual(['Billing']);
  });
});

describe('a vague word', () => {
  it.each([
    ['It should be fast', 'speed'],
    ['Many', 'volume'],
    ['It must be secure', 'abuse'],
  ])('in “%s” leaves the %s open', (text, about) => {
    expect(vagueWord(text)?.about).toBe(about);
  });

  it('is fine beside a number', () => {
    expect(vagueWord('Fast: under 200 ms')).toBeNull();
  });
});

describe('an answer that is no more than a shrug', () => {
  it.each([
    ['I don’t know', 'dont_know'],
    ['weiß nicht', 'dont_know'],
    ['Keine Ahnung.', 'dont_know'],
    ['Keine Ahnung, mach du.', 'you_decide'],
    ['whatever you think', 'you_decide'],
    ['That’s for you to work out', 'you_decide'],
    ['Entscheide du', 'you_decide'],
  ])('“%s”: %s', (text, left) => {
    expect(shrugIn(text)).toBe(left);
  });

  it.each([
    'same',
    'Skip',
    'Any',
    'Next',
    'Egal',
    'I don’t know the number, but at most ten',
    'Nobody decides that',
    'Mach die Liste kürzer',
  ])('is none in “%s”', (text) => {
    expect(shrugIn(text)).toBeNull();
  });
});
