import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long, most of them since they start programs: begun last, they would hold everybody up when all else is
 * done. Starting a program also costs the more the larger the process has grown that starts it.
 */
const LONG =
  /\/(?:node\/(?:sessions|git|handover|ripgrep|redaction|scan)|hostile|engine\/with-model\/(?:faults|review)|engine\/lost-records|specification\/generated)/;

/** The order of vitest, with the files that take long before all others. */
export class LongestFirst extends BaseSequencer {
  /** The order in which files are begun. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
