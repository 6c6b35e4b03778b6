import { describe, expect, it } from 'vitest';
import type { Toolbox } from '../../../../../src/agents/model/toolbox';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf, textLook } from '../rig';
import { answer, answerAll, begin, callsOf, FILES, modelRig, open, playing, stayInFirstTopic } from './rig';

const BARE: [string, Record<string, string>][] = [
  ['an empty folder', {}],
  [
    'a folder that holds what a repository begins with',
    { 'README.md': '# Orders\n\nTo come.\n', '.gitignore': 'dist\n', LICENSE: 'MIT' },
  ],
];

/** The roles that were called before the first answer (writing aside), and after the first answer, with the tools offered to each. */
async function callsWith(files: Record<string, string>, tools: Toolbox | null = null) {
  const rig = await modelRig({ files, models: { tools } });
  const interview = await begin(rig);
  const before = rig.server.calls.map(({ role }) => role).filter((role) => role !== 'writer');
  await stayInFirstTopic(interview);
  await answer(interview);
  return { ...rig, interview, before, offered: rig.server.calls.flatMap((call) => call.tools) };
}

describe.each(BARE)('of %s', (_what, files) => {
  it('nobody asks what there is: no planner, no look by a model, and no tools are offered', async () => {
    const { before, offered, server, interview, records } = await callsWith(files);
    expect(before).toEqual(['bootstrapper']);
    expect(offered).toEqual([]);
    expect(callsOf(server, 'interviewer')).toHaveLength(1);
    expect(JSON.stringify(callsOf(server, 'interviewer')[0]?.body)).not.toContain('"tools"');
    expect(eventsOf(records, 'plan_created')).toEqual([]);
    expect(open(interview).question.by).toBe('model');
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });
});

describe('where there is something to find', () => {
  it('all are asked, the first question first', async () => {
    const { before, offered } = await callsWith(FILES);
    expect(before).toEqual(['bootstrapper', 'contextProbe', 'contextProbe', 'planner']);
    expect(offered.length).toBeGreaterThan(0);
  });

  it('but no plan is made where the model that looked is sure of the place', async () => {
    const lookedAt = (confidence: number) => (request: RecordedRequest) => {
      const result = goodResult(request);
      return result !== null && 'summary' in result ? saysJson({ ...result, confidence }) : null;
    };
    const roles = async (confidence: number) => {
      const rig = await modelRig({
        files: FILES,
        respond: playing({ contextProbe: lookedAt(confidence) }),
      });
      await begin(rig);
      return rig.server.calls.map(({ role }) => role);
    };
    expect(await roles(0.85)).not.toContain('planner');
    expect(await roles(0.75)).toContain('planner');
  });

  it('be it a tool of the editor that the person allowed', async () => {
    const wiki: Toolbox = {
      specs: [{ name: 'wiki', description: 'Asks the wiki.', parameters: { type: 'object', properties: {} } }],
      call: async () => 'The wiki says nothing.',
    };
    const { before, offered } = await callsWith({}, wiki);
    expect(before).toContain('planner');
    expect(offered).toContain('wiki');
  });

  it('also where no folder is open, while the first question is', async () => {
    const wiki: Toolbox = {
      specs: [{ name: 'wiki', description: 'Asks the wiki.', parameters: { type: 'object', properties: {} } }],
      call: async () => 'The wiki says nothing.',
    };
    for (const [tools, asked] of [
      [wiki, ['bootstrapper', 'planner']],
      [null, ['bootstrapper']],
    ] as const) {
      const rig = await modelRig({ models: { tools } });
      const interview = await begin({ ports: { ...rig.ports, reader: { ...textLook(), roots: () => [] } } });
      expect(rig.server.calls.map(({ role }) => role).filter((role) => role !== 'writer')).toEqual(asked);
      expect(open(interview).question.id).toBe('Q1');
    }
  });

  it('or one file of code', async () => {
    const { before } = await callsWith({ 'README.md': '# Orders', 'main.py': 'print(1)\n' });
    expect(before).toContain('planner');
  });
});
