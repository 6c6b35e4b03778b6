import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import type { ChangedSpec } from '../../../../../src/agents/session/changed-spec';
import { projectSession } from '../../../../../src/agents/view/project';
import { eventsOf } from '../rig';
import { begin, callsOf, FILES, modelRig, playing } from './rig';

const SPEC = '.sdd/specs/2026-11-20-order-export';
const TEXT = 'Accountants get the orders as a file with one sheet for each month.';
const APPROVED = {
  ...FILES,
  [`${SPEC}/spec.md`]: `---\nid: "2026-11-20-order-export"\ntitle: "Export of orders as a file"\nstatus: approved\n---\n\n- **FR-001** ${TEXT} [Q1]\n`,
  [`${SPEC}/answers.json`]: JSON.stringify({
    request: 'Export orders',
    answers: [{ id: 'Q1' }],
    trace: [{ statement: 'FR-001', kind: 'requirement', text: TEXT, sources: ['Q1'] }],
  }),
};
const CHANGED: ChangedSpec = {
  folder: '2026-11-20-order-export',
  title: 'Export of orders as a file',
  statements: [
    { id: 'FR-001', kind: 'requirement', text: TEXT, dimension: 'behaviour', dependsOn: [], cites: [], line: 7 },
  ],
  evidence: [],
};
const RUN = { busy: null, streaming: null, saved: 'saved', problem: null, elsewhere: null } as const;

/** A model that says of each of these statements that the request contradicts it. */
const contradicting = (...statements: string[]) => {
  const contradicts = statements.map((statement) => ({
    statement,
    why: 'it wants a sheet a month, the request one file',
  }));
  return playing({ bootstrapper: (request: RecordedRequest) => saysJson({ ...goodResult(request), contradicts }) });
};

describe('what a model says that the request contradicts', () => {
  it('is shown at the start with the line of the statement, where there is one of that id', async () => {
    const respond = contradicting('2026-11-20-order-export/FR-001', '2026-11-20-order-export/FR-009', 'FR-001');
    const rig = await modelRig({ files: APPROVED, respond });
    const interview = await begin(rig);
    const [prompt] = callsOf(rig.server, 'bootstrapper').map(({ body }) => JSON.stringify(body));
    expect(prompt).toContain(`2026-11-20-order-export/FR-001: ${TEXT}`);
    const told = eventsOf(rig.records, 'fact_found').filter(({ fact }) => fact.kind === 'contradiction');
    expect(told.map(({ fact }) => fact.text)).toEqual([
      `This replaces FR-001 of the approved “Export of orders as a file” (\`${SPEC}/spec.md:7\`): it wants a sheet a month, the request one file. It reads: “${TEXT}”`,
    ]);
    const { against, look } = projectSession(interview.session, RUN);
    expect(against).toEqual([
      {
        text: told[0]?.fact.text,
        source: expect.objectContaining({ label: expect.stringContaining(`${SPEC}/spec.md:`) as string }) as object,
      },
    ]);
    // It is told once.
    expect(look.facts.filter((text) => text.includes('FR-001'))).toEqual([]);
  });

  it('names a statement of the specification that is changed by its label alone', async () => {
    const rig = await modelRig({ respond: contradicting('FR-001', 'FR-002') });
    const interview = await begin(rig, { changes: CHANGED });
    const { against } = projectSession(interview.session, RUN);
    expect(against.map(({ text }) => text)).toEqual([
      `FR-001 stands (\`${SPEC}/spec.md:7\`), though the request contradicts it: it wants a sheet a month, the request one file. It reads: “${TEXT}”`,
    ]);
    await interview.dispatch({ type: 'edit_statement', statementId: 'FR-001', text: 'One file.' }, 'person');
    expect(projectSession(interview.session, RUN).against).toEqual([]);
  });
});
