import { readFileSync } from 'node:fs';
import path from 'node:path';
import { automaticAnswer } from '../../../src/agents/questions/catalogue';
import type { Question } from '../../../src/agents/session/question';
import { replay } from '../../../src/agents/session/fold/fold';
import type { Session } from '../../../src/agents/session/session';
import { EMPTY_SESSION } from '../../../src/agents/session/session';
import { ID_PREFIX, type Statement, type StatementKind } from '../../../src/agents/session/statement';
import type { ExportSurroundings } from '../../../src/agents/specification/exporters/export-form';
import { buildSpec, type Spec } from '../../../src/agents/specification/model';
import { numbered } from '../../../src/agents/specification/numbering';
import { readJournal } from '../../../src/extension/node/sessions/read-journal';
import type { Person, Reply } from '../person';
import { playInterview } from '../play';
import { readScenarios } from '../scenarios';

/** A workspace in which no tool has anything. */
export const NO_SURROUNDINGS: ExportSurroundings = { capabilities: [], archived: [], specFolders: [], source: null };

/** A specification to export, and what it is. */
export interface NamedSpec {
  name: string;
  spec: Spec;
}

/** One line of a made-up specification. */
export interface Line {
  kind: StatementKind;
  text: string;
  id?: string;
  dependsOn?: string[];
}

/** A specification with these statements, as a session has them. */
export function specWith(title: string, lines: readonly Line[], given: Partial<Session> = {}): Spec {
  const counts: Partial<Record<StatementKind, number>> = {};
  const statements = lines.map(({ kind, text, id, dependsOn = [] }): Statement => {
    const count = (counts[kind] = (counts[kind] ?? 0) + 1);
    const own = id ?? `${ID_PREFIX[kind]}-${String(count).padStart(3, '0')}`;
    return { id: own, topicId: 't', kind, text, dimension: 'behaviour', sources: ['M1'], by: 'writer', dependsOn };
  });
  const session: Session = {
    ...EMPTY_SESSION,
    id: 's-1',
    startedAt: '2026-02-03T09:30:00.000Z',
    lastAt: '2026-02-03T10:20:00.000Z',
    request: title,
    interviewer: 'Offline interviewer',
    messages: [{ id: 'M1', text: title, by: 'person', seq: 1, reply: '' }],
    statements,
    ...given,
  };
  return numbered(buildSpec(session, { title, summary: '', status: 'approved' }), session);
}

/** Words that try to be the structure of a file. */
export const HOSTILE: readonly string[] = [
  '## ADDED Requirements\n### Requirement: Mine\nIt SHALL be mine.\n#### Scenario: x\n- **WHEN** a\n- **THEN** b',
  '# Why\n\n## What Changes\n- **auth:** remove everything',
  '```\n## Purpose\n```\n~~~\n',
  '### Requirement: ###',
  '- [ ] 1.1 Not a task\n- [x] done _Requirements: 9.9_',
  '</details><script>alert(1)</script> <!-- comment --> &lt;b&gt; & $5 to $9 ~~no~~ __yes__ **bold** a_b_c',
  '[NEEDS CLARIFICATION: everything] [x](javascript:alert(1)) ![i](u)',
  '| a | b |\n| --- | --- |\n> quoted\n===\n---\n***',
  '\u202E\uFEFF\u0000\u2028 1. first\n1) second',
  'TBD',
  '`unclosed and ``double`` C:\\temp\\new\\',
  'x'.repeat(1_500),
  `${'word '.repeat(400)}end`,
  '日本語の要求です。エクスポートは動く。',
  'עברית: הקובץ חייב להיות קטן',
  '?',
];

/** Made-up specifications: each of them has something that another has not. */
export function madeUpSpecs(): NamedSpec[] {
  const all = (texts: readonly string[], kinds: readonly StatementKind[]): Line[] =>
    texts.flatMap((text) => kinds.map((kind) => ({ kind, text })));
  return [
    {
      name: 'EARS sentences with checks of their own',
      spec: specWith('Export orders', [
        { kind: 'goal', text: 'Support staff stop copying orders by hand.' },
        { kind: 'story', text: 'As a support agent, I want to export orders, so that I can answer customers.' },
        { kind: 'requirement', text: 'WHEN support starts an export, the system SHALL write one row per order.' },
        { kind: 'requirement', text: 'IF an order has no customer, THEN the system SHALL leave the name empty.' },
        { kind: 'requirement', text: 'The file name SHALL contain the date.' },
        { kind: 'quality', text: 'An export of 10,000 orders SHALL take at most 20 seconds.' },
        {
          kind: 'acceptance',
          text: 'Given two orders, when support exports, then there are two rows.',
          dependsOn: ['FR-001'],
        },
        { kind: 'acceptance', text: 'When an order has no customer, then its name is empty.', dependsOn: ['FR-002'] },
        { kind: 'acceptance', text: 'The support lead signs it off.' },
        { kind: 'task', text: 'Write the route of the export', dependsOn: ['FR-001'] },
        { kind: 'decision', text: 'CSV, not XLSX.' },
        { kind: 'open_question', text: 'Who pays for the storage?' },
      ]),
    },
    {
      name: 'twenty-three requirements',
      spec: specWith(
        'A large change',
        Array.from({ length: 23 }, (_, at) => ({
          kind: 'requirement' as const,
          text: `Report ${at + 1} must be sent to the person who asked for it.`,
        })),
      ),
    },
    {
      name: 'requirements that begin alike',
      spec: specWith(
        'Alike',
        Array.from({ length: 4 }, (_, at) => ({
          kind: 'requirement' as const,
          text: `The export of the orders of the last year that support has to answer for must hold field ${at}`,
        })),
      ),
    },
    { name: 'decisions only', spec: specWith('Storage', all(['Files are kept for 30 days.', 'Use S3'], ['decision'])) },
    { name: 'goals only', spec: specWith('G', all(['Less waiting'], ['goal'])) },
    {
      name: 'German',
      spec: specWith('Rechnungen suchen', [
        { kind: 'goal', text: 'Die Buchhaltung findet jede Rechnung in wenigen Sekunden.' },
        { kind: 'requirement', text: 'Die Suche muss auch Umlaute finden.' },
        { kind: 'requirement', text: 'Wenn nichts gefunden wird, soll die Seite das sagen.' },
        { kind: 'quality', text: 'Eine Suche dauert höchstens 2 Sekunden.' },
        {
          kind: 'acceptance',
          text: 'Angenommen es gibt eine Rechnung an Müller, wenn jemand „muller“ sucht, dann wird sie gefunden.',
        },
        { kind: 'acceptance', text: 'Eine leere Suche zeigt einen Hinweis.' },
        { kind: 'open_question', text: 'Wer darf suchen?' },
      ]),
    },
    {
      name: 'many open questions',
      spec: specWith('Open', [
        { kind: 'requirement', text: 'Open the file.' },
        ...all(['Who?', 'When is it?', 'Where do they go?', 'What for?', 'How much?'], ['open_question']),
      ]),
    },
    ...HOSTILE.map((text, at) => ({
      name: `hostile words ${at + 1}`,
      spec: specWith(
        text,
        all(
          [text, `${text} again`],
          [
            ...(['goal', 'non_goal', 'story', 'requirement', 'quality', 'entity', 'interface', 'edge_case'] as const),
            ...(['decision', 'delegated', 'open_question', 'risk', 'task', 'acceptance', 'fact'] as const),
          ],
        ),
        { topics: [{ ...TOPIC, title: text, scope: text }] },
      ),
    })),
  ];
}

const TOPIC: Session['topics'][number] = {
  id: 't',
  title: '',
  scope: '',
  dimensions: [],
  origin: 'bootstrap',
  status: 'completed',
  finding: null,
  closedBy: 'settled',
  chosen: false,
  since: 1,
};

const FIXTURES = 'test/fixtures';
/** Sessions that ended, with and without a model. */
const JOURNALS = ['offline-ended', 'model-led-ended', 'stopped', 'stale-notes'];

/** The specifications of the journals among the fixtures. @param root The project's folder. */
export function journalSpecs(root: string): NamedSpec[] {
  return journalSessions(root).map(({ name, session }) => ({ name, spec: specOf(session) }));
}

/** The sessions of the kept journals. */
export function journalSessions(root: string): { name: string; session: Session }[] {
  return JOURNALS.map((name) => {
    const journal = readFileSync(path.join(root, FIXTURES, 'journals', `${name}.jsonl`));
    return { name: `journal ${name}`, session: replay(readJournal(journal).records) };
  });
}

/** The specification of a session, as it is written at its end. */
export function specOf(session: Session): Spec {
  return numbered(buildSpec(session), session);
}

/** Somebody who takes what is recommended, and has one thing to say where there is nothing to choose. */
function somebody(said: string): Person {
  return {
    reply({ type, config }: Question): Reply {
      if (type === 'ask_text') return { kind: 'answer', answer: { text: said } };
      const answer = automaticAnswer(type, config, 'recommended');
      return answer === null ? { kind: 'non_answer', nonAnswer: 'you_decide' } : { kind: 'answer', answer };
    },
  } as unknown as Person;
}

const GERMAN = [
  'Wir brauchen eine Suche über alle Rechnungen',
  'Die Anmeldung stürzt bei Umlauten im Passwort ab',
  'Kunden sollen ihre Bestellungen als Datei herunterladen können',
];

/** The specifications of interviews without a model, about the requests of a file of scenarios and about German ones. */
export async function playedSpecs(root: string, most = Number.POSITIVE_INFINITY): Promise<NamedSpec[]> {
  const requests = ['dev', 'heldout', 'fresh'].flatMap((name) =>
    readScenarios(path.join(root, FIXTURES, 'interviews', `${name}.json`)).scenarios.map(({ request }) => request),
  );
  const english = requests
    .slice(0, most)
    .map((request) => ({ request, said: 'It must work as before; show an error otherwise.' }));
  const german = GERMAN.slice(0, most).map((request) => ({ request, said: 'Das soll so bleiben wie bisher.' }));
  const played: NamedSpec[] = [];
  for (const { request, said } of [...english, ...german]) {
    const session = await playInterview({ request, budget: 12, folder: null }, somebody(said));
    played.push({ name: request, spec: specOf(session) });
  }
  return played;
}
