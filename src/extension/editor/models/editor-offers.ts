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
    return (await inTime(this.editor.listEditorModels(), LIST_MS)) ?? [];
  }

  /** Those that are known already, or soon. */
  async glance(): Promise<EditorModel[]> {
    const fresh = this.seen === null;
    const seen = (this.seen ??= this.editor.listEditorModels());
    const models = await inTime(seen, GLANCE_MS);
    if (models === null && fresh) void seen.then(this.onLate);
    return models ?? [];
  }

  /** What was seen may be true no more. */
  forget(): void {
    this.seen = null;
  }
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
