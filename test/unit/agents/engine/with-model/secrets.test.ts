import { describe, expect, it } from 'vitest';
import type { InterviewPorts } from '../../../../../src/agents/engine/interview';
import { readProjectNotes } from '../../../../../src/extension/node/models/project-notes';
import { inputWithoutSecrets } from '../../../../../src/extension/editor/sessions/input-without-secrets';
import { diskReader } from '../../../../../src/extension/node/reading/disk-reader';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { callsTool, saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { joined, PRIVATE_KEY, PRIVATE_KEY_LINES } from '../../../extension/node/redaction/samples';
import { temporaryTree } from '../../../rigs/temporary-tree';
import { answerAll, beginAtOnce, modelRig, playing } from './rig';

/** One secret that only the rules of secretlint know, one that only this window knows, and lines of a key. */
const TOKEN = joined('dapi', 'a1b2c3d4'.repeat(4));
const HELD = 'Zq7/x+Y9&w-ordinary-key';
const SECRETS = [TOKEN, HELD, encodeURIComponent(HELD), Buffer.from(HELD).toString('base64'), ...PRIVATE_KEY_LINES];

const CODE = [
  `export const exportToken = "${TOKEN}";`,
  `// export orders with ${HELD} or ${encodeURIComponent(HELD)}`,
  `// in base64 ${Buffer.from(HELD).toString('base64')}`,
  'export function exportOrders(filter: Filter): Promise<Row[]> {',
  '  return store.all(filter);',
  '}',
].join('\n');

const FILES = {
  'package.json': `{ "name": "shop", "description": "${TOKEN}", "devDependencies": { "vitest": "^3" } }`,
  'README.md': `# Shop\n\nExport orders with ${HELD}.\n`,
  'src/orders/export.ts': CODE,
  'src/orders/export-key.ts': `/** Signs the export of orders. */\nexport const exportKey = \`\n${PRIVATE_KEY}\n\`;\n`,
  '.sdd/instructions.md': `Export with ${TOKEN} and ${HELD}.\n`,
  '.sdd/best_practices.md': `# Orders\n\nExport orders by \`src/orders/export.ts\` and ${HELD}.\n`,
};

/** A planner that has the workspace read, searched and researched. */
function planner(request: RecordedRequest): Reply | null {
  if (request.text.includes('Know the export')) return null;
  const tasks = [
    { capability: 'workspace_observation', goal: 'Know the export', query: 'read src/orders/export.ts' },
    { capability: 'workspace_observation', goal: 'Know the key', query: 'search exportKey' },
    { capability: 'research', goal: 'Know who exports', query: 'export orders' },
  ];
  return saysJson({ decision: 'tasks', reasoning: 'Not known.', tasks, question: null });
}

/** A researcher that searches once by words of its own and then ends. */
function researcher(request: RecordedRequest): Reply {
  const { sections, evidence } = readPrompt(request);
  const searched = /^1\. /m.test(sections.get('Attempts so far') ?? '');
  const findings = searched ? [{ text: 'Orders are exported in one place.', evidence: evidence.slice(0, 1) }] : null;
  const scores = { relevance: 0.5, coverage: 0.5, confidence: 0.5 };
  return saysJson({ query: 'export orders', findings, ...scores, notes: 'One place.', stop: searched });
}

/** A probe that looks at the files itself. */
function probing(request: RecordedRequest): Reply | null {
  const name = ['read', 'read_file'].find((tool) => request.tools.includes(tool));
  const read = readPrompt(request).evidence.length;
  return name === undefined || read > 4 ? null : callsTool(name, { path: 'src/orders/export-key.ts' });
}

describe('secrets of the workspace', () => {
  it('reach no model, no record, no draft and no page in a whole session', async () => {
    const folder = temporaryTree(FILES);
    const redact = createRedactor({ keys: async () => [HELD] });
    const asked = { turns: 0 };
    const contextProbe = (request: RecordedRequest) => (asked.turns++ < 1 ? probing(request) : null);
    const rig = await modelRig({
      files: {},
      respond: playing({ planner, researcher, contextProbe }),
      models: { projectNotes: (role) => readProjectNotes(folder, role, { all: `Sign with ${TOKEN}` }, redact) },
    });
    const ports: InterviewPorts = { ...rig.ports, reader: diskReader([{ name: 'shop', path: folder }], { redact }) };
    const input = await inputWithoutSecrets(
      {
        request: 'Export orders as a file that support can open',
        selection: { path: 'src/orders/export.ts', startLine: 1, endLine: 6, text: CODE },
      },
      redact,
    );
    const interview = beginAtOnce({ ports }, input);
    await interview.idle();
    await answerAll(interview);
    expect(interview.session.evidence.map(({ path }) => path)).toContain('src/orders/export.ts');
    const everything = {
      sent: rig.server.calls.map(({ text }) => text).join('\n'),
      kept: JSON.stringify(rig.records),
      shown: JSON.stringify(interview.view()),
    };
    for (const [where, text] of Object.entries(everything)) {
      for (const secret of SECRETS) {
        const written = JSON.stringify(secret).slice(1, -1);
        expect(text.includes(secret) || text.includes(written), `${secret.slice(0, 8)}… in what is ${where}`).toBe(
          false,
        );
      }
    }
    for (const text of [everything.sent, everything.kept]) expect(text).toContain('[redacted]');
    expect(everything.sent).toContain('exportOrders');
  });
});
