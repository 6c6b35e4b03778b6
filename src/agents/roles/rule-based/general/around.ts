import type { Fact } from '../../../session/evidence';
import type { ProjectKind } from '../../../session/project-kind';
import type { AreaContext } from '../entries/entry';

/** Something that may come with a change besides its code. */
interface Around {
  label: string;
  /** What is demanded where it is ticked. */
  says: string;
  /** Only in projects of these kinds. */
  for?: readonly ProjectKind[];
  /** Only where the look found such a fact. */
  needs?: Fact['kind'];
  /** Where the request says so, it need not be asked. */
  said?: RegExp;
}

const AROUND: readonly Around[] = [
  {
    label: 'A test for each case named here',
    says: 'The change shall come with a test for each case that is named here.',
    needs: 'test_runner',
  },
  {
    label: 'A check by hand is enough',
    says: 'The change shall be tried out by hand before it is done.',
  },
  {
    label: 'README or documentation',
    says: 'The documentation shall tell of the change where its users look for it.',
    needs: 'readme',
  },
  {
    label: 'An entry in the change log',
    says: 'The change log shall name the change in a line.',
    said: /change ?log/i,
  },
  {
    label: 'Help text, manual page and completions',
    says: 'The help text, the manual page and the completions shall tell of the change.',
    for: ['command_line'],
  },
  {
    label: 'Types and comments that an editor shows',
    says: 'The types and the comments that an editor shows shall tell of the change.',
    for: ['library'],
  },
  {
    label: 'The description of the API',
    says: 'The description of the API shall tell of the change.',
    for: ['service'],
  },
  {
    label: 'Texts in every language there is',
    says: 'New texts shall be there in every language that the application has.',
    for: ['web_app', 'app'],
  },
];

/** What may come with a change of this project, as one can tick it. */
export function aroundIn({ project, facts, request }: Pick<AreaContext, 'project' | 'facts' | 'request'>): Around[] {
  return AROUND.filter(
    (one) =>
      (one.for === undefined || (project !== null && one.for.includes(project))) &&
      (one.needs === undefined || facts.length === 0 || facts.some(({ kind }) => kind === one.needs)) &&
      one.said?.test(request) !== true,
  );
}
