import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../../../src/agents/session/events';
import { modelLogLine } from '../../../../../src/extension/node/models/call-log';

const line = (event: SessionEvent) => modelLogLine({ event });
const SECRET = 'sk-secret-of-mine';

describe('what the log says of calls', () => {
  it('is who calls what, how long it took and what it cost', () => {
    expect(
      line({ type: 'call_started', key: 'k', role: 'writer', model: 'm at h', attempt: 2, speculative: true }),
    ).toBe('writer calls m at h, attempt 2, speculative.');
    const finished = { type: 'call_finished', key: 'k', role: 'writer', ms: 1_234 } as const;
    expect(line({ ...finished, inputTokens: 900, outputTokens: 40, countedBy: 'provider' })).toBe(
      'writer was answered after 1.2 s; tokens: 900 in, 40 out.',
    );
    expect(line({ ...finished, inputTokens: 900, outputTokens: null, countedBy: 'estimate' })).toBe(
      'writer was answered after 1.2 s; tokens: about 900 in, ? out.',
    );
    expect(line({ type: 'model_changed', interviewer: 'm at h', led: 'model' })).toBe('m at h leads (model).');
  });

  it('is never a reason, an answer or a piece of code: those may hold what was sent', () => {
    const events: SessionEvent[] = [
      {
        type: 'call_failed',
        key: SECRET,
        role: 'writer',
        ms: 1,
        reason: SECRET,
        kind: 'authorisation',
        inputTokens: null,
        outputTokens: null,
        countedBy: null,
      },
      { type: 'fallback_used', key: SECRET, role: 'writer', reason: SECRET },
      { type: 'model_blocked', kind: 'failed', role: 'writer', reason: SECRET },
      { type: 'call_started', key: SECRET, role: 'writer', model: 'm', attempt: 1, speculative: false },
      { type: 'answer_given', questionId: 'Q1', answer: SECRET, digest: SECRET, by: 'person' },
      { type: 'message_given', id: 'M1', text: SECRET, by: 'person' },
      { type: 'wrap_up_requested', reason: SECRET },
    ];
    const lines = events.map(line);
    expect(lines.join('\n')).not.toContain(SECRET);
    expect(lines.filter((each) => each !== null)).toHaveLength(4);
  });
});
