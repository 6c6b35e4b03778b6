import { definitionIn } from '../../retrieval/definitions';
import type { Evidence } from '../../session/evidence';
import { conceptOf, conceptsLeft, conceptsOfName, within } from './concepts';
import { QUESTION_WORDS } from './question-words';
import type { Finding, KnownSoFar } from './known-so-far';

/** What a piece of the workspace names: its file, and what it defines. */
interface Named {
  id: string;
  place: string;
  /** Words of its folders and its file's name, as concepts. */
  path: ReadonlySet<string>;
  /** The file's name without extensions, as concepts. */
  base: ReadonlySet<string>;
  file: string;
  definitions: readonly { what: string; name: string; line: number; concepts: ReadonlySet<string> }[];
}

/** Nouns of code, which say what is looked for and are no part of its name. */
const PLAIN_NOUNS =
  'file files module modules function functions folder folders directory directories package packages implementation definition code logic method methods line lines place constant constants type interface';

/** Nouns of code that say what sort of thing it is: its place, its name or its declaration has to bear them out. */
const SORTS =
  'class classes route routes endpoint endpoints table tables component components middleware handler handlers helper helpers script scripts hook hooks';

const PLACED =
  'defined declared implemented located registered handled found implement implements define defines declare declares contain contains hold holds handle handles register registers responsible in come comes from already currently yet existing';

const PLACE_QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...QUESTION_WORDS,
  ...PLACED.split(' '),
  ...PLAIN_NOUNS.split(' '),
]);
const SORT_CONCEPTS: ReadonlySet<string> = new Set(SORTS.split(' ').map(conceptOf));
const TELL_QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...PLACE_QUESTION_WORDS,
  ...SORTS.split(' '),
  ...'export exports exported return returns accept accepts take takes look looks like mean means signature parameter parameters argument arguments field fields column columns member members property properties value values body'.split(
    ' ',
  ),
]);

const NOUN = `(?:${PLAIN_NOUNS} ${SORTS})`.replaceAll(' ', '|');
const WHERE =
  /^where(?:'s)?\b|^(?:(?:in|under) )?(?:which|what) (?:file|files|module|modules|class|function|method|folder|directory|package|component|constant|line)\b/;
const EXISTS =
  /^(?:is|are) there\b|^(?:do|does) (?:you|we|it|the \w+|this \w+|your \w+) (?:already |currently )?have\b|^(?:does|do) .+ (?:already )?exist\b/;
const MARKED = new RegExp(
  `\\b(?:already|existing|currently|yet)\\b|\\bin (?:the|this|your) (?:code|repo|repository|codebase|project|workspace)\\b|\\b${NOUN}$`,
);
const TELLS = /^(?:what|which)(?:'s)?\b.*(?:\b(?:is|are|does|do|has|have)\b|'s\b)|^how (?:is|are|does|do)\b/;
const HAND_OVER =
  /^(?:please )?(?:paste|attach|share|send|upload|provide|post|copy|show)\b|\b(?:can|could|would) you (?:please )?(?:paste|attach|share|send|upload|provide|post|copy|show)\b/;

/** A name as code writes it: it is not an English word that happens to stand there. */
const IDENTIFIER =
  /`([^`\s]{2,80})`|\b([A-Za-z_$][\w$]*[a-z0-9][A-Z][\w$]*|[A-Za-z]\w*_\w+|(?:[\w.-]+\/)*[\w-]+\.[a-z]{1,5})\b/g;

/** Most characters of a text that are looked at. */
const LONGEST = 4_000;

/** The names of code that a text holds, as they are written. */
export function namesOfCode(text: string): string[] {
  const found = [...text.slice(0, LONGEST).matchAll(IDENTIFIER)].map((match) =>
    (match[1] ?? match[2] ?? '').replace(/\(\)$/, ''),
  );
  return [...new Set(found.filter((name) => name.length >= 3))];
}

/**
 * The piece that answers a clause which asks how things are today: where something is, whether there is one, what a named
 * piece of code does. `title` is the question as it was written, since names of code keep their case there. Null if none.
 */
export function answeredByEvidence(clause: string, title: string, known: KnownSoFar): Finding | null {
  const names = namesOfCode(title).filter((name) => clause.includes(name.toLowerCase()));
  const pieces = namedPieces(known);
  const [name] = names;
  if (name !== undefined) return names.length === 1 && tells(clause, name) ? definedIn(name, pieces) : null;
  const asksForPlace = WHERE.test(clause) || (EXISTS.test(clause) && MARKED.test(clause));
  return asksForPlace ? placeOf(conceptsLeft(clause, PLACE_QUESTION_WORDS), pieces) : null;
}

/** Whether a clause asks nothing of a named piece of code but where it is, what it is, or what it does. */
function tells(clause: string, name: string): boolean {
  const rest = clause.replace(name.toLowerCase(), ' ');
  const asks = WHERE.test(clause) || TELLS.test(clause) || (EXISTS.test(clause) && MARKED.test(clause));
  return asks && within(conceptsLeft(rest, TELL_QUESTION_WORDS), conceptsOfName(name));
}

/** The piece that a question wants handed over although it was found: "Can you paste `exportOrders`?". */
export function askedToHandOver(title: string, known: KnownSoFar): Finding | null {
  if (!HAND_OVER.test(title.toLowerCase())) return null;
  const [name, second] = namesOfCode(title);
  return name !== undefined && second === undefined ? definedIn(name, namedPieces(known)) : null;
}

/** The piece whose file or definition is named in the words that are looked for. A single word has to be the whole name. */
function placeOf(wanted: ReadonlySet<string>, pieces: readonly Named[]): Finding | null {
  const words = new Set([...wanted].filter((word) => !SORT_CONCEPTS.has(word)));
  if (words.size === 0) return null;
  const names = (name: ReadonlySet<string>) =>
    words.size === 1 ? within(name, wanted) && within(words, name) : [...words].some((word) => name.has(word));
  for (const piece of pieces) {
    const definition = piece.definitions.find(
      ({ concepts, what }) => names(concepts) && within(wanted, new Set([...concepts, ...piece.path, conceptOf(what)])),
    );
    if (definition !== undefined) return finding(piece, `defines ${definition.name}`, definition.name, definition.line);
    const sorts = piece.definitions.map(({ what }) => conceptOf(what));
    if (names(piece.base) && within(wanted, new Set([...piece.path, ...sorts])))
      return finding(piece, 'is about that', piece.file);
  }
  return null;
}

function definedIn(name: string, pieces: readonly Named[]): Finding | null {
  const wanted = name.toLowerCase();
  const last = wanted.split(/[.:#]+/).at(-1) ?? wanted;
  for (const piece of pieces) {
    const place = piece.place.toLowerCase();
    if (wanted.includes('.') && (place === wanted || place.endsWith(`/${wanted}`)))
      return finding(piece, 'is that file', piece.file);
    const definition = piece.definitions.find(
      (one) => one.name.toLowerCase() === wanted || one.name.toLowerCase() === last,
    );
    if (definition !== undefined) return finding(piece, `defines ${definition.name}`, definition.name, definition.line);
  }
  return null;
}

function finding({ id, place }: Named, does: string, name: string, line?: number): Finding {
  const cited = id === 'selection' ? 'the selected code' : id;
  return {
    says: `${place}${line === undefined ? '' : `:${line}`} ${does} (${cited})`,
    evidence: [id],
    names: [name.toLowerCase(), place.toLowerCase()],
  };
}

function namedPieces({ evidence, selection }: KnownSoFar): Named[] {
  const selected =
    selection === null
      ? []
      : [{ id: 'selection', path: selection.path, startLine: selection.startLine, excerpt: selection.text }];
  return [
    ...selected,
    ...evidence.filter(({ kind }) => kind !== 'web' && kind !== 'sdd' && kind !== 'doc' && kind !== 'commit'),
  ].map(namedIn);
}

function namedIn({
  id,
  path,
  startLine,
  excerpt,
  names = [],
}: Pick<Evidence, 'id' | 'path' | 'startLine' | 'excerpt' | 'names'>): Named {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const base = file.replace(/(?:\.[a-z0-9]+)+$/i, '');
  const defined = excerpt.split('\n').flatMap((line, at) => {
    const definition = definitionIn(line, path);
    return definition === null || definition.what === 'test' || definition.what === 'heading'
      ? []
      : [{ what: definition.what, name: definition.name, line: startLine + at }];
  });
  const told = names.filter((one) => one.defined).map(({ name }) => ({ what: '', name, line: startLine }));
  const definitions = [...defined, ...told.filter(({ name }) => !defined.some((one) => one.name === name))];
  return {
    id,
    place: path,
    path: conceptsOfName(path.replace(/(?:\.[a-z0-9]+)+$/i, '')),
    base: conceptsOfName(base),
    file,
    definitions: definitions.map((one) => ({ ...one, concepts: conceptsOfName(one.name) })),
  };
}
