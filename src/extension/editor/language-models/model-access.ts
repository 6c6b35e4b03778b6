import type * as vscode from 'vscode';
import * as z from 'zod';

/** `granted`: a call will ask nobody anything. `unknown`: it may. `denied`: the person said no. */
export type Access = 'granted' | 'unknown' | 'denied';

const KEY = 'allowedModelVendors';
const vendorsSchema = z.array(z.string()).catch([]);

/**
 * Which of the editor's models may be called without the person being asked by the editor.
 *
 * The editor's own answer is not enough: some versions say yes for every model, also for one whose first call will ask
 * for consent. So a model counts as allowed only once the person has chosen a model of its vendor here, and the editor
 * does not object. Consent in the editor, too, is for all models of a vendor.
 */
export class ModelAccess {
  /** @param onChange called when what is remembered has changed */
  constructor(
    private readonly editor: Pick<vscode.LanguageModelAccessInformation, 'canSendRequest'>,
    private readonly memory: Pick<vscode.Memento, 'get' | 'update'>,
    private readonly onChange: () => void = () => undefined,
  ) {}

  of(chat: vscode.LanguageModelChat): Access {
    const said = this.editor.canSendRequest(chat);
    if (said === false) return 'denied';
    return said === true && this.vendors().includes(chat.vendor) ? 'granted' : 'unknown';
  }

  /** To be called once a call that a person's click caused went through. */
  async remember({ vendor }: vscode.LanguageModelChat): Promise<void> {
    const vendors = this.vendors();
    if (!vendors.includes(vendor)) await this.keep([...vendors, vendor]);
  }

  /** To be called when the editor says that the person did not, or no longer does, allow it. */
  async forget({ vendor }: vscode.LanguageModelChat): Promise<void> {
    const vendors = this.vendors();
    if (vendors.includes(vendor)) await this.keep(vendors.filter((one) => one !== vendor));
  }

  private async keep(vendors: string[]): Promise<void> {
    await this.memory.update(KEY, vendors);
    this.onChange();
  }

  private vendors(): string[] {
    return vendorsSchema.parse(this.memory.get(KEY));
  }
}
