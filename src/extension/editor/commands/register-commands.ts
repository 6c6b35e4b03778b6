import * as vscode from 'vscode';
import type { Log } from '../window/log';
import { COMMANDS, type CommandName } from './command-ids';
import { withoutLinks } from '../window/shown-text';

/** What each command does. A missing one is a compile error. */
export type CommandHandlers = { [Name in CommandName]: (...args: never[]) => unknown };

/** Registers all commands, whose handlers may come later. What one throws is told to the person, and logged. */
export function registerCommands(handlers: () => Promise<CommandHandlers>, log: Log): vscode.Disposable {
  const registrations = (Object.keys(COMMANDS) as CommandName[]).map((name) =>
    vscode.commands.registerCommand(COMMANDS[name], async (...args: never[]) => {
      try {
        await (await handlers())[name](...args);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error(`${COMMANDS[name]}: ${reason}`);
        void vscode.window.showErrorMessage(withoutLinks(reason));
      }
    }),
  );
  return vscode.Disposable.from(...registrations);
}
