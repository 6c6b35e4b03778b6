import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTopics, moveBy, moveTo } from '../../../../../src/webview/interview/topics/topic-order';
import { cardBadges, isChangeable, waitingQuestions } from '../../../../../src/webview/interview/question/card-state';
import { card, topic } from '../../made-up';

describe('the topic rail', () => {
  it('groups topics in the person’s order and leaves out mentioned and dropped ones', () => {
    const topics = (['backlog', 'active', 'dropped', 'completed', 'mentioned', 'backlog'] as const).map(
      (status, index) => topic({ id: `T${index}`, status }),
    );
    const groups = groupTopics(topics);
    expect(groups.current.map(({ id }) => id)).toEqual(['T1']);
    expect(groups.backlog.map(({ id }) => id)).toEqual(['T0', 'T5']);
    expect(groups.completed.map(({ id }) => id)).toEqual(['T3']);
  });

  it('sets topics apart that were closed without a word about them: they are not done', () => {
    const { completed, passedOver } = groupTopics([
      topic({ id: 'T1', status: 'completed' }),
      topic({ id: 'T2', status: 'completed', discussed: false }),
    ]);
    expect([completed.map(({ id }) => id), passedOver.map(({ id }) => id)]).toEqual([['T1'], ['T2']]);
  });

  it('counts the questions that wait on a topic, but not those put off by the person', () => {
    const waiting = waitingQuestions([
      card({ status: 'parked', topicId: 'T1' }),
      card({ status: 'parked', topicId: 'T1' }),
      card({ status: 'parked', topicId: 'T2', nonAnswer: 'not_now' }),
      card({ topicId: 'T3' }),
    ]);
    expect([...waiting]).toEqual([['T1', 2]]);
  });
});

describe('moving a topic', () => {
  it('goes one place up or down, and nowhere at the ends', () => {
    const ids = ['a', 'b', 'c'];
    expect(moveBy(ids, 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveBy(ids, 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveBy(ids, 'a', -1)).toBe(ids);
    expect(moveBy(ids, 'c', 1)).toBe(ids);
    expect(moveBy(ids, 'x', 1)).toBe(ids);
  });

  it('takes the place of the topic it is dropped on', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(moveTo(ids, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moveTo(ids, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(moveTo(ids, 'a', 'a')).toBe(ids);
    expect(moveTo(ids, 'a', 'x')).toBe(ids);
  });

  it('never loses or doubles one', () => {
    const names = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (ids, from, to) => {
        const moved = moveTo(ids, ids[from % ids.length] ?? '', ids[to % ids.length] ?? '');
        expect([...moved].sort()).toEqual([...ids].sort());
      }),
    );
  });
});

describe('an answered card', () => {
  const going = { ended: false, elsewhere: null };

  it('can be changed as long as the session goes on', () => {
    expect(isChangeable(card(), going)).toBe(true);
    expect(isChangeable(card({ nonAnswer: 'dont_know' }), going)).toBe(true);
    expect(isChangeable(card(), { ended: true, elsewhere: null })).toBe(false);
  });

  it('cannot be changed if it is an approval, was withdrawn, or was never replied to', () => {
    expect(isChangeable(card({ purpose: 'approval' }), going)).toBe(false);
    expect(isChangeable(card({ status: 'withdrawn' }), going)).toBe(false);
    expect(isChangeable(card({ status: 'parked', by: null }), going)).toBe(false);
  });

  it('says when no person gave the answer', () => {
    expect(cardBadges(card({ by: 'harness', revisions: 1 }))).toEqual(['answered automatically', 'changed']);
    expect(cardBadges(card())).toEqual([]);
  });
});
