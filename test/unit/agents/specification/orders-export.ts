import type { Session } from '../../../../src/agents/session/session';
import { asked, evidence, fact, INTAKE, options, session, topic, written } from './session-builder';

/** A feature in a shop's server: nearly every question answered, in the wording of the offline interviewer. */
export function ordersExport(): Session {
  return written(
    session({
      id: '2026-02-03-7f3a',
      request: 'Support staff need to get orders out of the shop.\n\nA spreadsheet would be fine.',
      intake: { ...INTAKE, title: 'Export orders for support' },
      selection: {
        path: 'src/routes/orders.ts',
        startLine: 12,
        endLine: 14,
        text: "router.get('/orders', async (req, res) => {\n  res.json(await orders.list(req.query));\n});",
        language: 'typescript',
      },
      probe: {
        status: 'completed_with_gaps',
        reason: '',
        evidenceSummary:
          'An Express server in TypeScript; orders are listed by one route and read through a repository class.',
        confidence: 0.7,
        gaps: ['how many orders there are in production'],
        placeGap: null,
      },
      evidence: [
        evidence('E1', 'src/routes/orders.ts', 1, 30, 'Order routes are registered here'),
        evidence('E2', 'src/orders/repository.ts', 8, 41, 'Orders are read page by page', { score: 0.9 }),
        evidence('E3', 'package.json', 10, 10, 'Tests run with vitest', { kind: 'manifest', score: 0.2 }),
        evidence('E4', 'src/auth/roles.ts', 3, 9, 'The roles are admin, support and viewer', { score: 0.6 }),
        evidence('E5', 'README.md', 1, 4, 'Nothing to do with it', { kind: 'doc', score: 0.1 }),
      ],
      facts: [
        fact('test_runner', 'vitest', 'Tests run with vitest.', ['E3']),
        fact('database', 'postgres', 'Orders are stored in PostgreSQL.', ['E2'], true),
        fact('module', 'src/auth/roles.ts', 'Permissions are checked by role in src/auth/roles.ts.', ['E4'], true),
      ],
      topics: [
        topic('use', 'Use and scope', ['user_goal', 'scope', 'security']),
        topic('file', 'The file', ['behaviour', 'data', 'interfaces', 'errors']),
        topic('done', 'Quality and acceptance', ['quality', 'acceptance', 'rollout']),
      ],
      questions: [
        asked('Q1', {
          type: 'ask_text',
          topicId: 'use',
          dimensions: ['user_goal'],
          config: { question: 'Who needs the export, and what can they not do today?' },
          answer: { text: 'Support staff; they copy orders by hand into a spreadsheet today.' },
        }),
        asked('Q2', {
          type: 'pick_many',
          topicId: 'use',
          dimensions: ['scope'],
          config: {
            question: 'What should stay out of scope?',
            options: options('Scheduled exports', 'Importing orders', 'PDF'),
          },
          answer: { selected: ['a', 'b'] },
        }),
        asked('Q3', {
          type: 'pick_one',
          topicId: 'use',
          dimensions: ['security'],
          evidence: ['E4'],
          config: {
            question: 'Who may start the export?',
            options: options('Admins', 'Admins and support', 'Everybody'),
            recommended: 'b',
          },
          answer: { selected: 'b' },
        }),
        asked('Q4', {
          type: 'pick_many',
          topicId: 'file',
          dimensions: ['behaviour'],
          config: { question: 'Which formats should the export offer?', options: options('CSV', 'XLSX', 'JSON') },
          answer: { selected: ['a', 'b'] },
        }),
        asked('Q5', {
          type: 'ask_text',
          topicId: 'file',
          dimensions: ['data'],
          config: { question: 'Which fields should each row contain?', multiline: true },
          answer: { text: 'order number\ncustomer name\ntotal with currency' },
        }),
        asked('Q6', {
          type: 'show_options',
          topicId: 'file',
          dimensions: ['interfaces'],
          evidence: ['E1'],
          config: {
            question: 'How should the export be reached?',
            options: [
              { id: 'route', label: 'A route beside the list', pros: ['small'], cons: ['long requests'] },
              { id: 'job', label: 'A background job', cons: ['needs a queue'] },
            ],
          },
          answer: { selected: 'route', feedback: 'The route must stream the rows.' },
        }),
        asked('Q7', {
          type: 'ask_text',
          topicId: 'file',
          dimensions: ['errors'],
          config: { question: 'What should happen when an order has no customer?' },
          answer: { text: 'Leave the customer name empty and go on' },
        }),
        asked('Q8', {
          type: 'slider',
          topicId: 'done',
          dimensions: ['quality'],
          config: { question: 'How long may an export of 10,000 orders take?', min: 1, max: 120, unit: 'seconds' },
          answer: { value: 20 },
        }),
        asked('Q9', {
          type: 'ask_text',
          topicId: 'done',
          dimensions: ['acceptance'],
          config: { question: 'How will you check that it is done?', multiline: true },
          answer: {
            text: 'Given two orders, when support exports CSV, then the file has a header and two rows.\nA viewer gets 403 when starting the export.',
          },
        }),
        asked('Q10', {
          type: 'pick_one',
          topicId: 'done',
          dimensions: ['rollout'],
          config: {
            question: 'How should it reach people?',
            options: options('With the next release', 'Behind a switch'),
            recommended: 'a',
          },
          nonAnswer: 'you_decide',
        }),
        asked('Q11', {
          type: 'show_plan',
          topicId: 'plan',
          purpose: 'approval',
          dimensions: [],
          config: { question: 'Is this what you want built?', sections: [{ id: 'goal', title: 'Goal', content: 'x' }] },
          answer: { decision: 'approve', annotations: [] },
        }),
      ],
      messages: [
        {
          id: 'M1',
          text: 'Let’s talk about the file now. The file name should contain the date.',
          by: 'person',
          seq: 55,
          reply: '',
        },
      ],
    }),
  );
}
