import { describe, expect, it } from 'vitest';
import { contextProbe } from '../../../../../src/agents/roles/context-probe/role';
import { type ContextProbeInput } from '../../../../../src/agents/roles/inputs/inputs';
import { inputOf, instructionsOf, refusals, shopGround, taken } from '../prompt-parts/shop';

const { request, selection, intake, evidence, facts } = shopGround();

const BEGUN: ContextProbeInput = {
  request,
  selection,
  intake,
  evidence: evidence.slice(0, 1),
  facts: [],
  observations: [
    {
      id: 'O1',
      action: 'read',
      target: 'src/routes/orders.ts:12-14',
      result: 'the selected code',
      ms: 3,
      status: 'ok',
    },
  ],
  files: 214,
  capped: null,
  matched: [],
  missing: [],
  gaps: ['No code stands out as the place for this change.'],
  observationsLeft: 11,
};

const SPENT: ContextProbeInput = {
  ...BEGUN,
  evidence,
  facts,
  observations: [
    ...BEGUN.observations,
    { id: 'O2', action: 'retrieve', target: 'export orders', result: '4 places', ms: 90, status: 'capped' },
    { id: 'O3', action: 'read', target: '.env', result: 'refused: a secret by its name', ms: 0, status: 'refused' },
  ],
  capped: 'only the first 100,000 files were walked',
  matched: ['orders'],
  missing: ['spreadsheet'],
  observationsLeft: 0,
};

describe('the context probe as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(contextProbe.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(contextProbe.prompt, BEGUN)).toMatchFileSnapshot('snapshots/begun.md');
    await expect(inputOf(contextProbe.prompt, SPENT)).toMatchFileSnapshot('snapshots/spent.md');
  });

  it('looks by tools', () => {
    expect(contextProbe.prompt.usesTools).toBe(true);
  });

  it('only adds to what it said, as looks are made', () => {
    const before = contextProbe.prompt.input(BEGUN, { boundary: 'b', tokens: 16_000, projectNotes: '' });
    const after = contextProbe.prompt.input(
      { ...BEGUN, observations: SPENT.observations },
      { boundary: 'b', tokens: 16_000, projectNotes: '' },
    );
    expect(after.fixed).toBe(before.fixed);
    expect(after.growing.startsWith(before.growing.trimEnd())).toBe(true);
  });
});

describe('a model’s conclusion of a look', () => {
  it('ends the look', () => {
    const reply = {
      summary: 'Orders are listed in `src/routes/orders.ts` [E1].',
      confidence: 0.7,
      gaps: ['How many?'],
      assumptions: [{ text: 'All orders are in one table.', evidence: ['E1'] }],
    };
    const assumptions = [{ text: 'All orders are in one table.', cites: ['E1'] }];
    expect(taken(contextProbe, reply, SPENT)).toEqual({ next: [], conclusion: { ...reply, assumptions } });
  });

  it('is cut behind a sentence where it is too long, and without gaps has none', () => {
    const reply = {
      summary: 'Orders are listed here [E1]. '.repeat(100),
      confidence: '0.7',
      gaps: null,
      assumptions: null,
    };
    const { conclusion } = taken(contextProbe, reply, SPENT);
    expect(conclusion?.summary.length).toBeLessThanOrEqual(1_200);
    expect(conclusion?.summary).toMatch(/\[E1\]\.$/);
    expect(conclusion).toMatchObject({ confidence: 0.7, gaps: [], assumptions: [] });
  });

  it('is sent back where its confidence is none', () => {
    expect(refusals(contextProbe, { summary: '', confidence: 85, gaps: [], assumptions: [] }, SPENT).join()).toMatch(
      /^conclusion\.confidence: /,
    );
  });
});
