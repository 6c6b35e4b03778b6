import { within } from '../../node/limits/within';
import type { EditorModel, EditorModels } from '../language-models/editor-models';

/** Milliseconds that a session waits for the editor to say which models it has. */
const LIST_MS = 5_000;
/** The same for the start screen, which is shown without them and once more when they are known. */
const GLANCE_MS = 700;

/** What the editor offers, as far as it says so in time: a provider that hangs holds nothing up. */
export class EditorOffers {
  private seen: Promise<EditorModel[]> | null = null;

  /** @param onLate Called when a look that `glance` did not wait for has come to its end. */
  constructor(
    private readonly editor: Pick<EditorModels, 'listEditorModels'>,
    private readonly onLate: () => void,
  ) {}

  /** All that are there now. */
  async all(): Promise<EditorModel[]> {
    return within(this.editor.listEditorModels(), LIST_MS, () => []);
  }

  /** Those that are known already, or soon. */
  async glance(): Promise<EditorModel[]> {
    const fresh = this.seen === null;
    const seen = (this.seen ??= this.editor.listEditorModels());
    const models = await within(seen, GLANCE_MS, () => null);
    if (models === null && fresh) void seen.then(this.onLate);
    return models ?? [];
  }

  /** What was seen may be true no more. */
  forget(): void {
    this.seen = null;
  }
}
