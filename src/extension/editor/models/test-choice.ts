import * as vscode from 'vscode';
import type { Model, Rung } from '../../../agents/model/model';
import { testModel, type TestOutcome } from '../../node/models/test-call';
import { plainLabel, withoutLinks } from '../window/shown-text';

/** Tries a model with one small call, under a progress message that can be cancelled. */
export function testWithProgress(model: Model, timeoutMs: number): Promise<TestOutcome> {
  return Promise.resolve(
    vscode.window.withProgress(
      {
        location: vscode.ProgressLocation.Notification,
        title: vscode.l10n.t('Trying {0} with a small call …', withoutLinks(plainLabel(model.label))),
        cancellable: true,
      },
      (_, token) => {
        const stopped = new AbortController();
        token.onCancellationRequested(() => stopped.abort());
        return testModel(model, {
          timeoutMs,
          signal: stopped.signal,
          formlessReason: vscode.l10n.t('It answers, but not in a form that can be used here.'),
          elapsed: () => performance.now(),
        });
      },
    ),
  );
}

/**
 * What the test showed, in a sentence for the person.
 *
 * @param images whether the model is known to take images; null where nobody says
 */
export function abilitiesText(
  model: Model,
  { rung, tools, ms }: Extract<TestOutcome, { ok: true }>,
  images: boolean | null,
): string {
  const abilities = [
    rungWords(rung),
    tools === null
      ? vscode.l10n.t('did not call the tool it was offered')
      : tools
        ? vscode.l10n.t('calls tools')
        : vscode.l10n.t('takes no tools'),
    ...(images === null ? [] : [images ? vscode.l10n.t('takes images') : vscode.l10n.t('takes no images')]),
    ...(model.contextTokens === null
      ? []
      : [vscode.l10n.t('{0} tokens of context', model.contextTokens.toLocaleString())]),
  ];
  return vscode.l10n.t(
    '{0} answered in {1} s: {2}.',
    model.label,
    Math.max(0.1, ms / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 }),
    abilities.join(', '),
  );
}

function rungWords(rung: Rung): string {
  switch (rung) {
    case 'json_schema':
      return vscode.l10n.t('keeps to a given form exactly (JSON schema)');
    case 'forced_tool':
      return vscode.l10n.t('keeps to a given form (by a tool)');
    case 'json_object':
      return vscode.l10n.t('answers in JSON');
    case 'text':
      return vscode.l10n.t('answers in text only');
  }
}
