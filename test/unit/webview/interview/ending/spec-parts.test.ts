import { describe, expect, it } from 'vitest';
import { renderSpec } from '../../../../../src/agents/specification/render';
import { ordersExport } from '../../../agents/specification/orders-export';
import { finished } from '../../../agents/specification/session-builder';
import { specParts } from '../../../../../src/webview/interview/ending/spec-parts';

describe('a written specification on the page', () => {
  const { text, annex } = specParts(renderSpec(finished(ordersExport())));

  it('is what a person reads, without what is for programs', () => {
    expect(text.trimStart()).toMatch(/^# Export orders/);
    expect(text).toContain('## Requirements');
    expect(text).not.toContain('Evidence');
  });

  it('folds its annex, in which no mark of the file is shown as text', () => {
    expect(annex?.title).toMatch(/^Annex: /);
    expect(annex?.text).toContain('## Evidence');
    expect(annex?.text).toContain('*What was offered:*');
    expect(`${text}${annex?.text ?? ''}`).not.toMatch(/<\/?(?:details|summary)>/);
  });

  it('is whole where nothing is folded', () => {
    expect(specParts('---\ntitle: "a"\n---\n# A\n')).toEqual({ text: '# A\n', annex: null });
  });
});
