import { describe, expect, it } from 'vitest';
import { isSameWay, startNote, startWays, wayLabel } from '../../../../../src/webview/interview/start/start-ways';

type Known = Parameters<typeof startWays>[0];

const NONE: Known = { leads: false, interviewer: 'Without a model: none is configured', offer: null };
const ALLOWED: Known = { leads: true, interviewer: 'gpt-x (copilot)', offer: null };
const BEHIND_CONSENT: Known = { ...NONE, offer: { label: 'gpt-y (copilot)', asksConsent: true } };
const LOCAL: Known = { ...NONE, offer: { label: 'qwen3 at localhost:11434', asksConsent: false } };

function labels(known: Known): string[] {
  const ways = startWays(known);
  return ways.map((way) => wayLabel(way, ways.length === 1));
}

describe('the ways to start, the first one first', () => {
  it('begin with the model that leads', () => {
    expect(labels(ALLOWED)).toEqual(['Start with gpt-x (copilot)', 'Questionnaire without a model']);
    expect(startNote(ALLOWED)).toBeNull();
  });

  it('begin with the model on offer, whose consent is spoken of before it is asked for', () => {
    expect(labels(BEHIND_CONSENT)).toEqual(['Use gpt-y (copilot)', 'Questionnaire without a model']);
    expect(startNote(BEHIND_CONSENT)).toBe('The editor will ask for your consent before gpt-y (copilot) is used.');
  });

  it('begin with the model of a server on this machine, of which no consent is spoken', () => {
    expect(labels(LOCAL)).toEqual(['Use qwen3 at localhost:11434', 'Questionnaire without a model']);
    expect(startNote(LOCAL)).toContain('Nothing is sent to it before you press the button.');
  });

  it('are one where there is no model, which says that it goes without', () => {
    expect(labels(NONE)).toEqual(['Start questionnaire without a model']);
    expect(startNote(NONE)).toBe(NONE.interviewer);
  });

  it('are others once the button says something else', () => {
    const [offered] = startWays(BEHIND_CONSENT);
    expect(isSameWay(offered, startWays(BEHIND_CONSENT)[0])).toBe(true);
    expect(isSameWay(offered, startWays(LOCAL)[0])).toBe(false);
    expect(isSameWay(startWays(NONE)[0], offered)).toBe(false);
  });
});
