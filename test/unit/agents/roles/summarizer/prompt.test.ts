import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import { summarizer } from '../../../../../src/agents/roles/summarizer/role';
import { FRAME, inputOf, instructionsOf, refusals, shop, summarizerInput, taken } from '../prompt-parts/shop';

describe('the summarizer as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(summarizer.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(summarizer.prompt, summarizerInput())).toMatchFileSnapshot('snapshots/whole.md');
    const cutOff = summarizerInput({ ...shop(), intake: null, topics: [], questions: [], statements: [] });
    await expect(inputOf(summarizer.prompt, cutOff)).toMatchFileSnapshot('snapshots/nothing-said.md');
  });

  it('cuts statements to one length before it leaves any out, and says what it left out', () => {
    const input = summarizerInput();
    const statements = input.statements.map((s) => ({ ...s, text: `${s.text} ${'And more of it. '.repeat(40)}` }));
    const said = inputOf(summarizer.prompt, { ...input, statements }, { ...FRAME, tokens: 3_000 });
    expect(estimateTokens(said)).toBeLessThan(3_300);
    for (const { id } of statements) expect(said).toContain(id);
    const many = Array.from({ length: 30 }, (_, n) => statements.map((s) => ({ ...s, id: `${s.id}${n}` }))).flat();
    const short = inputOf(summarizer.prompt, { ...input, statements: many }, { ...FRAME, tokens: 3_000 });
    expect(estimateTokens(short)).toBeLessThan(3_300);
    expect(short).toMatch(/\(\d+ more left out here\.\)/);
  });
});

describe('a model’s summary', () => {
  it('is taken over as it is', () => {
    const reply = { title: 'Order export', summary: 'Support exports orders as CSV.', places: [] };
    expect(taken(summarizer, reply, summarizerInput())).toEqual(reply);
  });

  it('gets the title of the intake where it has none, and is cut behind a sentence', () => {
    const made = taken(
      summarizer,
      { title: ' . ', summary: 'It exports. '.repeat(400), places: [] },
      summarizerInput(),
    );
    expect(made.title).toBe('Export orders for support');
    expect(made.summary.length).toBeLessThanOrEqual(2_000);
    expect(made.summary).toMatch(/exports\.$/);
  });

  it('says where the change is built: of what was listed only, each once, with statements that stand', () => {
    const code = [
      { path: 'src/orders.ts', name: 'listOrders' },
      { path: 'src/orders.ts', name: 'Order.total' },
    ];
    const input = { ...summarizerInput(), code };
    expect(inputOf(summarizer.prompt, input)).toContain('"src/orders.ts":\n- D1 listOrders\n- D2 Order.total');
    const [known = ''] = input.statements.map(({ id }) => id);
    const place = (definition: string, change: string) => ({
      definition,
      statements: [known, known, 'FR-999'],
      change,
    });
    const places = [
      place('D2', 'Rounds the total. '),
      place('D2', 'Twice'),
      place('D3', 'Not listed'),
      place('src', 'Not listed'),
    ];
    const made = taken(summarizer, { title: 'Order export', summary: 'It exports.', places }, input);
    expect(made.places).toEqual([{ definition: 1, statements: [known], change: 'Rounds the total' }]);
  });

  it('is sent back without a summary key', () => {
    expect(refusals(summarizer, { title: 'x', places: [] }, summarizerInput()).join()).toMatch(/^summary: /);
  });
});
