import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start many programs: what that costs grows with the process that does it, and processes grow with each file. */
const STARTS_PROGRAMS = /\/(?:node\/(?:git|handover|ripgrep|sessions)|hostile|agents\/checking)\//;

/** Other files that take long: begun last, they would hold everybody up when all else is done. */
const LONG =
  /\/(?:node\/(?:redaction|scan)\/|engine\/with-model\/(?:faults|review)|engine\/lost-records|specification\/generated)/;

/** The order of vitest, with the files before all others that start programs, then those that take long. */
export class LongestFirst extends BaseSequencer {
  /** The order in which files are begun. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      STARTS_PROGRAMS.test(moduleId) ? 0 : LONG.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
