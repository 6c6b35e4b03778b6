import { describe, expect, it } from 'vitest';
import { StoreProblem, storeProblem } from '../../../../../src/extension/node/sdd-folder/store-problem';

const failing = (code: string) => Object.assign(new Error(`${code}: failed`), { code });

describe('what a person is told when something cannot be stored', () => {
  it.each([
    ['EACCES', '.sdd cannot be written: the folder is read-only. Make it writable, or open a copy of it.'],
    ['EROFS', '.sdd cannot be written: the folder is read-only. Make it writable, or open a copy of it.'],
    ['ENOSPC', '.sdd cannot be written: there is no space left on the disk. Free some space and go on.'],
    ['ENOTDIR', '.sdd cannot be written: there is a file where a folder is needed. Rename or move that file.'],
    ['ELOOP', '.sdd is not written: it is a symbolic link. Put a real file or folder in its place.'],
    ['EIO', '.sdd cannot be written: EIO: failed'],
  ])('%s', (code, sentence) => {
    expect(storeProblem(failing(code), '.sdd').message).toBe(sentence);
  });

  it('keeps a problem that was put in words already', () => {
    const problem = new StoreProblem('As it is.');
    expect(storeProblem(problem, '.sdd')).toBe(problem);
  });
});
