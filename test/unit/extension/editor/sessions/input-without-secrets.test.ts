import { describe, expect, it } from 'vitest';
import type { StartInput } from '../../../../../src/agents/engine/interview';
import { inputWithoutSecrets } from '../../../../../src/extension/editor/sessions/input-without-secrets';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { joined } from '../../node/redaction/samples';

const TOKEN = joined('dapi', 'a1b2c3d4'.repeat(4));
const HELD = 'Held/Key+of&this-window';
const redact = createRedactor({ keys: async () => [HELD] });
const said = `one ${TOKEN}\ntwo ${HELD}`;

describe('what a session begins with', () => {
  it('holds no secrets of the code that was selected, and keeps its lines', async () => {
    const selection = { path: 'a.ts', startLine: 1, endLine: 2, text: said };
    const input = await inputWithoutSecrets({ request: 'Add a cache', selection }, redact);
    expect(input.selection?.text).not.toMatch(/dapi|Held/);
    expect(input.selection?.text.split('\n')).toHaveLength(2);
    expect(input.selection).toMatchObject({ path: 'a.ts', startLine: 1, endLine: 2 });
  });

  it('holds none of what a calling agent passes in, whatever field it is in', async () => {
    const question = {
      type: 'confirm',
      config: { question: said, options: [{ label: said }] },
      why: said,
      evidence: [],
      dimensions: [],
      by: 'caller',
    };
    const caller = { context: said, questions: [question] } as unknown as NonNullable<StartInput['caller']>;
    const input = await inputWithoutSecrets({ request: said, selection: null, caller }, redact);
    expect(JSON.stringify(input)).not.toMatch(/dapi|Held/);
    expect(JSON.stringify(input)).toContain('one [redacted]');
    expect(input.caller?.questions[0]).toMatchObject({ type: 'confirm', evidence: [], by: 'caller' });
  });

  it('leaves what the person says as they said it', async () => {
    const input = await inputWithoutSecrets({ request: said, selection: null }, redact);
    expect(input.request).toBe(said);
    expect(input).not.toHaveProperty('caller');
  });
});
