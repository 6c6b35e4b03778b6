import * as vscode from 'vscode';
import type { Acceptable } from '../checks/check-document';
import type { SpecChecks } from '../checks/spec-checks';
import type { CommandHandlers } from './register-commands';

type CheckCommandNames = 'checkSpec' | 'checkAccept';

/** The commands that check code against specifications. */
export function checkCommands(checks: SpecChecks): Pick<CommandHandlers, CheckCommandNames> {
  return {
    checkSpec: () => checks.check(),
    checkAccept: (chosen: Acceptable | undefined) => {
      if (chosen === undefined) throw new Error(vscode.l10n.t('Choose what to accept in the report of a check.'));
      return checks.accept(chosen);
    },
  };
}
