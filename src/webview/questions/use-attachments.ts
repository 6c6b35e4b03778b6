import { useRef, useState } from 'preact/hooks';
import { refuseFiles, type FileLimits } from '../../agents/questions/files';
import type { StoredFile } from '../protocol';
import { t } from '../ui/strings';

export interface Attachments {
  /** Stores new files and adds them. */
  add: (files: readonly File[]) => void;
  /** Adds what a promise of stored files brings. */
  addStored: (files: Promise<StoredFile[]>) => void;
  /** How many are being stored right now. */
  pending: number;
  /** What went wrong with the last ones, in sentences. */
  problems: readonly string[];
}

/**
 * Adds files to a list of stored ones. Where only one may be given a new one takes its place; one that is there already
 * is not added again. `onList` gets the whole new list.
 */
export function useAttachments<F extends StoredFile>(
  list: readonly F[],
  limits: FileLimits,
  attach: (file: File) => Promise<StoredFile>,
  onList: (list: (F | StoredFile)[]) => void,
): Attachments {
  const [pending, setPending] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const latest = useRef<{ list: readonly (F | StoredFile)[]; onList: typeof onList }>({ list, onList });
  latest.current = { list, onList };

  const keep = (file: StoredFile) => {
    const { list: before, onList: report } = latest.current;
    if (before.some(({ hash, name }) => hash === file.hash && name === file.name)) return;
    const after = !limits.multiple || limits.most === 1 ? [file] : [...before, file];
    latest.current = { list: after, onList: report };
    report(after);
  };
  const complain = (problem: string) => setProblems((before) => [...before, problem]);
  /** What is wrong with one file by itself: how many there are is said when the answer is handed in. */
  const refuse = (file: StoredFile) => refuseFiles([file], { ...limits, multiple: true, most: undefined }, 'file');
  const take = (file: StoredFile) => {
    const problem = refuse(file);
    if (problem === null) keep(file);
    else complain(problem);
  };
  const waitFor = async (work: Promise<readonly StoredFile[]>, name: string) => {
    setPending((count) => count + 1);
    try {
      (await work).forEach(take);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      complain(name === '' ? reason : t('{0}: {1}', name, reason));
    } finally {
      setPending((count) => count - 1);
    }
  };

  return {
    add(files) {
      setProblems([]);
      for (const file of files) {
        const problem = refuse({ name: file.name, type: file.type, size: file.size, hash: '' });
        if (problem === null)
          void waitFor(
            attach(file).then((stored) => [stored]),
            file.name,
          );
        else complain(problem);
      }
    },
    addStored(files) {
      setProblems([]);
      void waitFor(files, '');
    },
    pending,
    problems,
  };
}
