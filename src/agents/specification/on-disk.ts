import * as z from 'zod';
import { isInFile } from '../session/evidence';
import { briefOtherwise } from './altered-brief';
import { besideJournal, betweenFiles, citedOtherwise } from './altered';
import type { SessionSources } from './recorded';
import { writtenStatementSchema, type WrittenStatement } from './written-statement';

const citationSchema = z.object({
  id: z.string().regex(/^E\d+$/),
  path: z.string().min(1),
  startLine: z.number().int().min(1),
  endLine: z.number().int().min(1),
  /** SHA-256 of the lines in hex: whole, or its first eight digits. */
  hash: z.string().regex(/^[0-9a-f]{8,64}$/),
  kind: z.string().default('code'),
});
const roleSchema = z.enum(['fact', 'match']).nullable();

/** Lines that a written specification cites. */
export type Citation = z.infer<typeof citationSchema> & {
  /** What they were cited for; null where that is not known any more. */
  role: z.infer<typeof roleSchema>;
  /** The lines as they were read, where they are kept whole. */
  text: string | null;
};

/** A specification as its folder holds it, read tolerantly: what cannot be understood is left out and said. */
export interface SpecOnDisk {
  /** Name of its folder below `.sdd/specs`. */
  folder: string;
  title: string;
  status: 'approved' | 'unapproved' | 'unknown';
  session: string | null;
  /** The commit that was checked out when it was written, full hash. */
  revision: string | null;
  request: string;
  /** Folder of the specification that it replaces; null where it replaces none. */
  replaces: string | null;
  statements: WrittenStatement[];
  /** The answers that took one of several options, by their ids. */
  exclusive: string[];
  citations: Citation[];
  /** What is wrong with it, in sentences: what cannot be read, and what was said otherwise when it was written. */
  problems: string[];
  /** Whether the journal of its session can be read here as far as it tells of it. */
  journal: 'whole' | 'damaged' | 'elsewhere';
}

/** The files of a specification's folder; null for what is not there. */
interface SpecTexts {
  answers: string | null;
  spec: string | null;
  /** What coding agents are given; absent where it is not looked at. */
  brief?: string | null;
}

const answersSchema = z.object({
  request: z.string().catch(''),
  answers: z.array(z.unknown()).catch([]),
  trace: z.array(z.unknown()).catch([]),
  evidence: z.array(z.unknown()).optional().catch(undefined),
  changes: z.object({ from: z.string() }).optional().catch(undefined),
  status: z.string().optional().catch(undefined),
});
const withAnswer = z.object({
  id: z.string(),
  answer: z.unknown().optional(),
  type: z.string().optional(),
  own: z.string().optional(),
  drawing: z.string().optional(),
  drawings: z.array(z.object({ lines: z.string() })).default([]),
});
/** Questions of which one answer rules out the others. */
const EXCLUSIVE: ReadonlySet<string | undefined> = new Set(['pick_one', 'show_options']);

/**
 * Reads a specification from the files of its folder. Data come before prose: statements from `answers.json`, citations from
 * there, else from the journal and the list in `spec.md`, which alone says what was approved.
 * @param journal what the session's journal tells; null where it is not here
 */
export function readSpecOnDisk(folder: string, texts: SpecTexts, journal: SessionSources | null): SpecOnDisk {
  const front = frontMatter(texts.spec ?? '');
  const problems: string[] = [];
  const data = answersIn(texts.answers, problems);
  const statements = parsedEach(writtenStatementSchema, data.trace);
  const left = data.trace.length - statements.length;
  if (left > 0) problems.push(`answers.json has ${left} entries in its trace that cannot be read.`);
  const citations = citationsIn(data.evidence, texts.spec ?? '', journal);
  const answers = parsedEach(withAnswer, data.answers);
  const given = answers.map(({ id }) => id);
  if (texts.spec === null) problems.push('There is no spec.md, so it is not known what was approved.');
  else if (statements.length > 0) {
    problems.push(...betweenFiles(statements, texts.spec));
    if (texts.brief != null)
      problems.push(
        ...briefOtherwise(statements, texts.brief, {
          given: answers.flatMap(codeIn),
          request: data.request,
          prose: texts.spec,
        }),
      );
    problems.push(...citedOtherwise(parsedEach(citationSchema, data.evidence ?? []), citationsInProse(texts.spec)));
    if (data.status !== undefined && data.status !== front.status)
      problems.push(
        `spec.md is ${front.status ?? 'of no status'}, and answers.json ${data.status}: one of them was changed by hand.`,
      );
  }
  problems.push(...danglingSources(statements, citations, given, journal), ...denied(citations, journal));
  if (journal !== null) problems.push(...besideJournal(statements, answers, journal));
  return {
    folder,
    title: front.title ?? folder,
    status: front.status === 'approved' || front.status === 'unapproved' ? front.status : 'unknown',
    session: front.session ?? null,
    revision: /^[0-9a-f]{7,64}$/.test(front.revision ?? '') ? (front.revision ?? null) : null,
    request: data.request,
    replaces: data.changes?.from ?? null,
    statements,
    exclusive: answers.filter(({ type }) => EXCLUSIVE.has(type)).map(({ id }) => id),
    citations,
    problems,
    journal: journal === null ? 'elsewhere' : journal.isDamaged ? 'damaged' : 'whole',
  };
}

/** The code that an answer gives, its own words, and the lines that are drawn in what it takes. */
function codeIn({ answer, own, drawing, drawings }: z.infer<typeof withAnswer>): string[] {
  const read = z.object({ code: z.string() }).safeParse(answer);
  return [
    ...(read.success ? [read.data.code] : []),
    ...(own === undefined ? [] : [own]),
    ...(drawing === undefined ? [] : [drawing]),
    ...drawings.map(({ lines }) => lines),
  ];
}

/** The id of the session that wrote a specification, as it says; null where it does not. */
export function sessionOf(spec: string): string | null {
  return frontMatter(spec).session ?? null;
}

function answersIn(text: string | null, problems: string[]): z.infer<typeof answersSchema> {
  const nothing = { request: '', answers: [], trace: [], evidence: undefined, changes: undefined, status: undefined };
  if (text === null) {
    problems.push('There is no answers.json, so its statements are not known.');
    return nothing;
  }
  try {
    return answersSchema.parse(JSON.parse(text));
  } catch {
    problems.push('answers.json cannot be read: it is not the JSON that was written.');
    return nothing;
  }
}

/** The entries of a list that fit; the others are left out. */
function parsedEach<T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] {
  return list.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

type FrontMatter = Partial<Record<'title' | 'status' | 'session' | 'revision', string>>;

const MOST_FRONT_LINES = 40;

function frontMatter(spec: string): FrontMatter {
  const [first, ...rest] = spec.split(/\r?\n/, MOST_FRONT_LINES);
  const end = rest.indexOf('---');
  if (first !== '---' || end === -1) return {};
  const entries = rest.slice(0, end).flatMap((line) => {
    const [name, value] = /^(title|status|session|revision): ?(.*)$/.exec(line)?.slice(1) ?? [];
    return name === undefined || value === undefined ? [] : [[name, unquoted(value.trim())] as const];
  });
  return Object.fromEntries(entries);
}

function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : value;
  } catch {
    return value;
  }
}

function citationsIn(data: unknown[] | undefined, spec: string, journal: SessionSources | null): Citation[] {
  const known = new Map(journal?.evidence.map((evidence) => [evidence.id, evidence]));
  const listed = data === undefined ? citationsInProse(spec) : parsedEach(citationSchema, data);
  const roles = new Map(parsedEach(z.object({ id: z.string(), role: roleSchema }), data ?? []).map((e) => [e.id, e]));
  return listed.filter(isFileCitation).map((cited) => {
    const told = known.get(cited.id);
    const isIt = told !== undefined && told.hash.startsWith(cited.hash);
    return {
      ...cited,
      ...(isIt ? { hash: told.hash, kind: told.kind } : {}),
      role: roles.get(cited.id)?.role ?? (isIt ? (told.role ?? null) : null),
      text: isIt ? told.excerpt : null,
    };
  });
}

function isFileCitation({ kind, path }: { kind: string; path: string }): boolean {
  return isInFile({ kind }) && !/^[a-z]{2,8}:\/\//i.test(path) && !path.startsWith('commit ');
}

/** `- [E1] `src/a.ts:31-67@9354d279`: …`, as lists of evidence were written before they were data, too. */
function citationsInProse(spec: string): z.infer<typeof citationSchema>[] {
  return spec.split('\n').flatMap((line) => {
    const found = /^- \[(E\d{1,5})\] `{1,3} ?([^`]{1,1024}):(\d{1,7})(?:-(\d{1,7}))?@([0-9a-f]{8,64}) ?`/.exec(line);
    if (found === null) return [];
    const [, id = '', path = '', start = '1', end = start, hash = ''] = found;
    return [{ id, path, startLine: Number(start), endLine: Number(end), hash, kind: 'code' }];
  });
}

function danglingSources(
  statements: readonly WrittenStatement[],
  citations: readonly Citation[],
  answers: readonly string[],
  journal: SessionSources | null,
): string[] {
  const cited = new Set([...citations.map(({ id }) => id), ...(journal?.evidence.map(({ id }) => id) ?? [])]);
  const given = new Set([...answers, ...(journal?.answers.keys() ?? [])]);
  const said = journal === null ? null : new Set(journal.messages);
  const isThere = (source: string) => {
    // Without its list of evidence and its journal nothing can be told about what a specification cites.
    if (/^E\d+$/.test(source)) return cited.size === 0 || cited.has(source);
    if (/^Q\d+$/.test(source)) return given.has(source);
    return !/^M\d+$/.test(source) || said === null || said.has(source);
  };
  return statements.flatMap(({ statement, sources }) =>
    sources
      .filter((source) => !isThere(source))
      .map((source) => `${statement} names ${source} as its source, and there is no ${source}.`),
  );
}

/** Citations that are not what the session read. */
function denied(citations: readonly Citation[], journal: SessionSources | null): string[] {
  return citations.flatMap(({ id, path, startLine, endLine, hash }) => {
    const told = journal?.evidence.find((evidence) => evidence.id === id);
    if (told === undefined) return [];
    const isSame =
      (path === told.path || path.endsWith(`/${told.path}`)) &&
      startLine === told.startLine &&
      endLine === told.endLine &&
      told.hash.startsWith(hash);
    const was = `${told.path}:${told.startLine}-${told.endLine}`;
    return isSame ? [] : [`${id} is not what the session cited: its journal says ${was}@${told.hash.slice(0, 8)}.`];
  });
}
