import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../../src/webview/interview/reading/reading-line';
import type { ReadingView } from '../../../../src/agents/view/session-view';

const before: ReadingView = {
  title: 'Export of orders',
  subjects: [
    { id: 'export', name: 'Export', chosen: true },
    { id: 'table', name: 'Table', chosen: true },
    { id: 'email', name: 'E-mail', chosen: false },
  ],
  words: '',
  change: 'feature',
  changes: [
    { id: 'feature', name: 'new feature' },
    { id: 'bug', name: 'fault to be fixed' },
  ],
  project: 'library',
  projectShows: '',
  projects: [
    { id: 'library', name: 'library' },
    { id: 'service', name: 'service' },
  ],
};
const untouched = {
  title: before.title,
  chosen: ['export', 'table'],
  words: '',
  change: 'feature',
  project: 'library',
};

/** What the form sends when some of it was changed. */
const sent = (changed: Partial<typeof untouched>, reading = before) => changeOf(reading, { ...untouched, ...changed });

describe('what the form on the reading sends', () => {
  it('is nothing where nothing was changed', () => {
    expect(sent({})).toBeNull();
    expect(sent({ title: '  Export of orders ', words: ' ' })).toBeNull();
  });

  it('rules out every subject that is not ticked', () => {
    expect(sent({ chosen: ['export'] })).toEqual({
      type: 'change_reading',
      subjects: ['export'],
      words: null,
      rejected: ['table', 'email'],
    });
  });

  it('names the subjects that are ticked, the new ones with the others', () => {
    expect(sent({ chosen: ['export', 'table', 'email'] })).toEqual({
      type: 'change_reading',
      subjects: ['export', 'table', 'email'],
      words: null,
      rejected: [],
    });
  });

  it('goes by the words alone where there are only words', () => {
    expect(sent({ chosen: [], words: '  a frobnicator ' })).toEqual({
      type: 'change_reading',
      subjects: null,
      words: 'a frobnicator',
      rejected: ['export', 'table', 'email'],
    });
  });

  it('asks openly where there is neither a subject nor a word', () => {
    expect(sent({ chosen: [] })).toMatchObject({ subjects: [], words: null });
  });

  it('takes words back that are emptied', () => {
    expect(sent({}, { ...before, words: 'a frobnicator' })).toMatchObject({
      subjects: ['export', 'table'],
      words: null,
    });
  });

  it('is the title without spaces around it, and no more than that', () => {
    expect(sent({ title: '  Orders as files ' })).toEqual({ type: 'change_reading', title: 'Orders as files' });
  });

  it('is the kind of change and of project where those were changed', () => {
    expect(sent({ change: 'bug' })).toEqual({ type: 'change_reading', change: 'bug' });
    expect(sent({ project: 'service' })).toEqual({ type: 'change_reading', project: 'service' });
  });

  it('says nothing of a project that is still not known', () => {
    expect(sent({ project: '' }, { ...before, project: null })).toBeNull();
  });
});
