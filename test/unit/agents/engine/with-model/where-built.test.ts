import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { answer, answerAll, begin, modelRig } from './rig';

/** Where the summarizer was told that a name is defined, and a statement that it was told. */
function chosenIn({ text }: RecordedRequest, name: string) {
  const [, definition = ''] = new RegExp(`- (D\\d+) ${name}`).exec(text) ?? [];
  const [, id = ''] = /- ((?:FR|D|IF|G)-\d+) \(/.exec(text) ?? [];
  return { definition, statements: [id] };
}

const choosing = (request: RecordedRequest) =>
  saysJson({
    ...goodResult(request),
    ...(request.role === 'summarizer'
      ? { places: [{ ...chosenIn(request, 'exportOrders'), change: 'writes the rows as a file' }] }
      : {}),
  });

describe('where a change is built', () => {
  it('is chosen by the model among all that the found files define, and said with what happens there', async () => {
    const rig = await modelRig({ respond: choosing });
    const interview = await begin(rig);
    await answer(interview);
    await answerAll(interview);
    const { places = [] } = interview.session.spec ?? {};
    expect(places[0]).toMatchObject({ path: 'src/orders/export.ts', startLine: 1, by: 'model' });
    const told = '`src/orders/export.ts:1-3`: `exportOrders` writes the rows as a file';
    expect(rig.specs[0]?.brief).toContain(told);
    expect(rig.specs[0]?.spec).toContain('`exportOrders` writes the rows as a file');
  });

  it('is what was found by words where the model names nothing that was listed', async () => {
    const wrong = (request: RecordedRequest) =>
      saysJson({
        ...goodResult(request),
        places: [{ definition: 'src/orders/export.ts', statements: [], change: 'is new' }],
      });
    const rig = await modelRig({
      respond: (request) => (request.role === 'summarizer' ? wrong(request) : saysJson(goodResult(request))),
    });
    const interview = await begin(rig);
    await answer(interview);
    await answerAll(interview);
    const { places = [] } = interview.session.spec ?? {};
    expect(places.map(({ path, by }) => `${path} ${by ?? 'rules'}`)).toContain('src/orders/export.ts rules');
  });
});
