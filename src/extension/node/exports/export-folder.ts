import { SddFolder } from '../sdd-folder/sdd-folder';

/**
 * The folder of another tool below a workspace, such as `openspec`. The one place outside `.sdd/` that the product writes
 * in: by an export whose paths the person has seen and agreed to, and with the same walls.
 */
export class ExportFolder extends SddFolder {
  protected override readonly top: string;

  /** @param top The tool's folder; of a form's own table, never from outside. */
  constructor(base: string, top: string) {
    super(base);
    this.top = top;
  }

  /** Nothing of ours belongs beside what is exported. */
  protected override prepare(): Promise<void> {
    return Promise.resolve();
  }
}
