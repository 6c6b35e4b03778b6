import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../src/agents/engine/interview';
import type { StartInput } from '../../../../src/agents/engine/interview';
import { asksOfLooks } from '../../../../src/agents/engine/guards/looks';
import { asksOfChange, openQuestion } from '../../../../src/agents/session/session';
import { answerOpen, begin, rig } from './rig';

const WEB = {
  'package.json': '{ "name": "shop", "dependencies": { "react": "^18", "vite": "^5" } }',
  'src/app.tsx': 'export function App() { return <main />; }',
};
const LIBRARY = {
  'package.json': '{ "name": "parse", "main": "index.js", "files": ["index.js"] }',
  'index.js': 'export function parse() {}',
};

async function asked(request: string, files: Record<string, string>, input: Partial<StartInput> = {}) {
  const kept = rig(files);
  const interview = await begin(kept.ports, { request, ...input });
  for (let i = 0; i < 30 && openQuestion(interview.session)?.question.purpose !== 'approval'; i++)
    await answerOpen(interview);
  return about(interview);
}

const about = ({ session }: Interview) => session.questions.filter(asksOfChange).map(({ question }) => question);

/** Wishes for something that people see, of many kinds. */
const SEEN = [
  'Let people rate the products on the product page',
  'Add a page where customers see their invoices',
  'Show a warning on the form when a field is empty',
  'Add comments to the articles page',
  'Let users export their orders from the list page',
];

/** Wishes for something new that has screens. */
const NEW = ['A web app for our choir', 'A website for my bakery', 'Eine Web-App für unseren Ruderverein'];

describe('looks', () => {
  it.each(NEW)('come up in every interview about something new with screens: %s', async (request) => {
    expect((await asked(request, {})).some(asksOfLooks)).toBe(true);
  });

  it.each([4, 5, 6])('come up before the budget is spent, of %i questions', async (budget) => {
    for (const request of NEW) {
      const questions = await asked(request, {}, { budget });
      expect(questions.length).toBeLessThanOrEqual(budget);
      expect(questions.some(asksOfLooks)).toBe(true);
    }
  });

  it.each(SEEN)(
    'have no question of their own by rules where there is a product that it looks like: %s',
    async (request) => {
      expect((await asked(request, WEB)).map(({ about: key }) => key)).not.toContain('general.look');
    },
  );

  it('are none of a library’s, nor of a fault’s', async () => {
    const ofLibrary = await asked('Add a function that parses dates', LIBRARY);
    expect(ofLibrary.filter(({ dimensions }) => dimensions[0] === 'look_feel')).toEqual([]);
    expect(
      (await asked('Saving fails when the name is empty', WEB)).some(({ about: key }) => key === 'general.look'),
    ).toBe(false);
  });

  it('are not asked about where the person ends the interview', async () => {
    const kept = rig(WEB);
    const interview = await begin(kept.ports, { request: SEEN[0] ?? '' });
    await interview.dispatch({ type: 'message', text: 'That is enough, let us wrap up.' }, 'person');
    await interview.idle();
    expect(openQuestion(interview.session)?.question.purpose ?? 'approval').toBe('approval');
  });
});

describe('load and speed', () => {
  it.each([...SEEN, 'Add a CSV export of the orders', 'Search the products by name'])(
    'are not asked about first: %s',
    async (request) => {
      const [first] = await asked(request, WEB);
      expect(first?.dimensions[0]).not.toBe('quality');
    },
  );
});
