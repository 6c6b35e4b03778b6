import type { ModelSelection } from '../models/select-model';
import type { CommandHandlers } from './register-commands';

type ModelCommandNames = 'selectModel' | 'setApiKey';

/** The commands about models. */
export function modelCommands(selection: ModelSelection): Pick<CommandHandlers, ModelCommandNames> {
  return { selectModel: () => selection.select(), setApiKey: () => selection.setKey() };
}
