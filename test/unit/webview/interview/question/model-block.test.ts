import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSchema } from '../../../../../src/agents/engine/commands';
import { modelChoiceSchema, type ModelView } from '../../../../../src/agents/view/session-view';
import {
  choiceLabel,
  choiceRequest,
  endsWithNextAnswer,
  raisedTokenBudget,
} from '../../../../../src/webview/interview/question/block-choices';
import {
  budgetLine,
  callsWords,
  compactTokens,
  roleWords,
  aheadLine,
  timeLine,
  tokensLine,
} from '../../../../../src/webview/interview/shell/model-use-words';
import { pageRequestSchema } from '../../../../../src/webview/protocol';
import { model, usage } from '../../made-up';

const BLOCKS = ['failed', 'interrupted', 'restored', 'stopped', 'unavailable', 'tokens'];

describe('a paused model', () => {
  it('needs the person’s choice, except where the next answer goes on anyway', () => {
    const mentioned = BLOCKS.filter((kind) => endsWithNextAnswer({ kind }, true));
    expect(mentioned).toEqual(['interrupted', 'restored']);
    expect(BLOCKS.filter((kind) => endsWithNextAnswer({ kind }, false))).toEqual([]);
  });

  it('offers each way to go on as a request that the extension understands', () => {
    const requests = modelChoiceSchema.options.map((choice) => choiceRequest(choice, model({ tokenBudget: 1000 })));
    expect(requests).toEqual([
      { type: 'command', command: { type: 'retry_model' } },
      { type: 'select_model' },
      { type: 'command', command: { type: 'go_offline' } },
      { type: 'command', command: { type: 'change_token_budget', tokens: 2000 } },
    ]);
    for (const request of requests) expect(pageRequestSchema.parse(request)).toEqual(request);
  });

  it('names the ways to go on, and does not speak of another try where there was none', () => {
    const label = (choice: Parameters<typeof choiceLabel>[0], kind: string) =>
      choiceLabel(choice, { kind }, model({ tokenBudget: 400 }));
    expect(label('retry', 'failed')).toBe('Try again');
    expect(label('retry', 'restored')).toBe('Go on with the model');
    expect(label('another', 'failed')).toBe('Choose another model…');
    expect(label('offline', 'failed')).toBe('Go on without a model');
    expect(label('more_tokens', 'tokens')).toBe('Raise the token budget to 800');
  });
});

describe('a raised token budget', () => {
  const raised = (tokenBudget: number | null, inputTokens: number, outputTokens = 0) =>
    raisedTokenBudget({ tokenBudget, usage: usage({ inputTokens, outputTokens }) });

  it('has the same amount added', () => {
    expect(raised(100_000, 90_000, 11_000)).toBe(200_000);
  });

  it('leaves half of the budget above what was used, where that was far more', () => {
    expect(raised(1000, 4000, 500)).toBe(5000);
  });

  it('stays without a limit where there is none', () => {
    expect(raised(null, 5000)).toBeNull();
  });

  it('always leaves something to use, and is accepted as a command', () => {
    const tokens = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), tokens, tokens, (budget, sent, received) => {
        const next = raised(budget, sent, received) ?? 0;
        expect(next).toBeGreaterThan(sent + received);
        expect(next).toBeGreaterThanOrEqual(2 * budget);
        expect(commandSchema.safeParse({ type: 'change_token_budget', tokens: next }).success).toBe(true);
      }),
    );
  });
});

describe('what models took', () => {
  const taken: ModelView = model({
    led: 'model',
    usage: usage({ calls: 3, failed: 1, inputTokens: 700, outputTokens: 50, ms: 45_000, estimated: true }),
    tokenBudget: 1000,
  });

  it('is said in words, “about” where it is an estimate', () => {
    expect(callsWords(taken.usage)).toBe('3 calls');
    expect(callsWords({ calls: 1 })).toBe('1 call');
    expect(tokensLine(taken.usage)).toBe('About 700 tokens in, 50 out.');
    expect(tokensLine({ ...taken.usage, estimated: false })).toBe('700 tokens in, 50 out.');
    expect(compactTokens(700, true)).toBe('~700');
    expect(compactTokens(700, false)).toBe('700');
  });

  it('names the failed calls only where there are some', () => {
    expect(timeLine(taken.usage)).toBe('45 s of waiting for replies. 1 call failed.');
    expect(timeLine({ ...taken.usage, failed: 0 })).toBe('45 s of waiting for replies.');
    const ahead = { calls: 3, used: 2, thrownAway: 1, tokensThrownAway: 900 };
    expect(aheadLine(taken.usage)).toBeNull();
    expect(aheadLine({ ...taken.usage, ahead })).toBe(
      'Made ahead of answers: 3, of which 2 of use, 1 thrown away (900 tokens).',
    );
  });

  it('is compared with the budget, if there is one', () => {
    expect(budgetLine({ ...taken, tokenBudget: 900 })).toBe('Budget: 900 tokens, 83 % used.');
    expect(budgetLine({ ...taken, tokenBudget: null })).toBeNull();
  });

  it('is listed by what each role works on, with the role’s own name where the page does not know it', () => {
    expect(['contextProbe', 'interviewer', 'translator'].map(roleWords)).toEqual([
      'Looking at the workspace',
      'The next question',
      'translator',
    ]);
  });
});
