import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { answer, answerAll, begin, callsOf, modelRig, open, playing, says, type ModelRigOptions } from './rig';

const HASH = 'a'.repeat(64);
const GONE = 'b'.repeat(64);
const PIXELS = 'aVZCT1J3MEtHZ28=';
const URL_OF_IT = `data:image/png;base64,${PIXELS}`;

const asks = question({
  question: 'What does the page look like when it fails?',
  type: 'ask_image',
  multiple: true,
  why: 'It shows what people get to see.',
  dimensions: ['errors'],
});

const file = (name: string, hash: string) => ({ name, type: 'image/png', size: 120, hash });

/** An interview whose second question was answered with an image that is kept, and one that is gone. */
async function answeredWithImages(options: Partial<ModelRigOptions> = {}) {
  let asked = false;
  const interviewer = (request: RecordedRequest) => {
    if (asked) return null;
    asked = true;
    return saysJson({ ...goodResult(request), question: asks });
  };
  const rig = await modelRig({
    respond: playing({ interviewer }),
    models: { image: async (hash) => (hash === HASH ? { mime: 'image/png', data: PIXELS } : null) },
    ...options,
  });
  const interview = await begin(rig);
  await answer(interview);
  expect(open(interview).question.type).toBe('ask_image');
  const images = [file('failed.png', HASH), file('lost.png', GONE)];
  await says(interview, { type: 'answer', questionId: 'Q2', answer: { images } });
  return { ...rig, interview };
}

/** The images that a request carries. */
function imagesIn({ body }: RecordedRequest): string[] {
  return (body.messages ?? []).flatMap(({ content }) =>
    Array.isArray(content) ? content.flatMap(({ image_url: image }) => image?.url ?? []) : [],
  );
}

describe('an image that the person answers with', () => {
  it('goes to a model that sees images, to those who need it, from that answer on', async () => {
    const { server, interview } = await answeredWithImages();
    await answerAll(interview);
    const carrying = server.calls.filter((request) => imagesIn(request).length > 0);
    expect(new Set(carrying.map(({ role }) => role))).toEqual(new Set(['interviewer', 'writer']));
    expect(new Set(carrying.flatMap(imagesIn))).toEqual(new Set([URL_OF_IT]));
    expect(carrying[0]?.text).toContain('[image: lost.png, not shown]');
    expect(carrying[0]?.text).toContain('failed.png');
  });

  it('stands in the draft by its name, and the interview completes', async () => {
    const { interview, specs } = await answeredWithImages();
    await answerAll(interview);
    const texts = interview.session.statements.filter(({ sources }) => sources.includes('Q2')).map(({ text }) => text);
    expect(texts.join()).toContain('failed.png');
    expect(specs[0]?.spec).not.toContain(PIXELS);
  });

  it('is named to a model that sees none', async () => {
    const { server, interview } = await answeredWithImages({ adapter: { images: false } });
    await answerAll(interview);
    expect(server.calls.flatMap(imagesIn)).toEqual([]);
    const told = callsOf(server, 'interviewer').filter(({ text }) => text.includes('[image: failed.png, not shown]'));
    expect(told.length).toBeGreaterThan(0);
  });

  it('is left out once the server has refused it, and named from then on', async () => {
    const { server, interview, records } = await answeredWithImages({ refuse: ['images'] });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(interview.session.fallbacks).toEqual([]);
    expect(records.filter(({ event }) => event.type === 'call_failed')).toEqual([]);
    expect(server.calls.filter((request) => imagesIn(request).length > 0)).toHaveLength(1);
    expect(callsOf(server, 'interviewer').at(-1)?.text).toContain('[image: failed.png, not shown]');
  });
});
