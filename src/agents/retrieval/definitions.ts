/** Something that a line of a file defines. */
export interface Definition {
  /** `class`, `function`, `heading`, `route`, `test` … */
  what: string;
  name: string;
  exported: boolean;
  /** Columns of white space before it. */
  indent: number;
}

const MODIFIERS =
  '(?:(?:export|default|declare|pub(?:\\([^)]{0,30}\\))?|public|private|protected|internal|static|abstract|final|async|override|open|sealed|data|unsafe|inline|virtual|partial|extern|suspend|const(?=\\s+(?:fn|enum)))\\s+){0,6}';
const NAMED =
  'class|interface|enum|struct|trait|union|type|namespace|module|defmodule|object|record|protocol|extension|def|defp|fn|func|function\\*?|fun|sub|macro_rules!|mixin|message|service|rpc|contract|component';

const DECLARATION = new RegExp(`^(\\s*)(${MODIFIERS})(${NAMED})\\s+(?:self\\.)?([\\p{L}_$][\\p{L}\\p{N}_$.?!]*)`, 'u');
const IMPLEMENTATION = /^(\s*)impl(?:<[^>]{0,80}>)?\s+(?:[\w:<>, ]{1,80}\s+for\s+)?([A-Za-z_]\w*)/;
const GO_METHOD = /^func\s+\([^)]{0,80}\)\s+([A-Za-z_]\w*)/;
const VARIABLE =
  /^(export\s+)?(?:const|let|var|val)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=]{0,200})?=(?!=|>|\s*(?:await\s+)?(?:require|import)\s*\()/u;
/** A function that is kept under a name within another one, as closures and hooks are. */
const INNER_FUNCTION =
  /^(\s{1,8}|\t{1,3})(?:const|let)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=]{0,200})?=\s*(?:async\s+)?(?:function\b|\([^;]{0,200}(?:=>|\($|\s$|[({,]$)|\($|[\p{L}_$][\p{L}\p{N}_$]*\s*=>)/u;
const ASSIGNED =
  /^\s{0,4}(?:module\.)?(exports|[A-Za-z_$][\w$]*(?:\.prototype)?)\.([A-Za-z_$][\w$]*)\s*=\s*(?:async\s+)?(?:function|class|\(|[A-Za-z_$][\w$]*\s*=>)/;
const METHOD =
  /^(\s{2,8}|\t{1,2})(?:(?:public|private|protected|internal|static|final|abstract|override|virtual|async|synchronized|readonly)\s+){0,5}(?!(?:new|await|return|throw|yield)\s)(?:[A-Za-z_][\w<>[\],.?]{0,60}\s+)?([A-Za-z_$#][\w$]*)\s*(?:<(?:=>|[^<>]|<[^<>]{0,80}>){0,120}>)?\([^;]{0,200}\)?[^;=]{0,80}\{\s*$/;
/** A method whose parameters stand on lines of their own: a call has no such words in front. */
const METHOD_OVER_LINES =
  /^(\s{2,8}|\t{1,2})(?:(?:public|private|protected|internal|static|final|abstract|override|virtual|async|synchronized)\s+){1,5}(?:[A-Za-z_][\w<>[\],.?]{0,60}\s+)?([A-Za-z_$#][\w$]*)\s*(?:<(?:=>|[^<>]|<[^<>]{0,80}>){0,120}>)?\(\s*$/;
const C_FUNCTION = /^(?:[A-Za-z_][\w:*&<>,]{0,60}\s+){1,4}\*{0,2}([A-Za-z_][\w:~]*)\s*\([^;]{0,200}$/;
const TABLE =
  /^\s*create\s+(?:or\s+replace\s+)?(table|view|function|procedure|index)\s+(?:if\s+not\s+exists\s+)?["`]?([\w.]+)/i;
const HEADING = /^#{1,4}\s+(\S.{0,100})$/;
const ROUTE =
  /\b(?:app|router|server|api|fastify|mux|engine|group|routes?|r|e|g)\.(get|post|put|patch|delete|options|head|all|route|use|handle|handlefunc|any|group)\(\s*["'`](\/[^"'`\s]{0,100})/i;
const TEST =
  /^\s*(?:(?:it|test|describe|context|specify|scenario)(?:\.\w+)?(?:<[^<>()]{0,80}>)?\(\s*["'`]([^"'`]{2,100})|#\[test\]|def\s+(test_\w+)|func\s+(Test\w+))/;

const NOT_NAMES = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'else',
  'do',
  'with',
  'function',
  'new',
  'await',
  'throw',
  'using',
  'lock',
  'foreach',
  'elif',
  'match',
  'when',
  'case',
  'sizeof',
  'typeof',
  'super',
  'constructor',
]);

const C_LIKE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|m|mm)$/i;
const BRACES = /\.(?:[cm]?[jt]sx?|java|cs|kt|php|dart|scala|swift|groovy|vue|svelte)$/i;
const PROSE = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;

const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[)|--|;)/;
/** Where `#` begins a private member of a class, and no comment. */
const PRIVATE_MEMBERS = /\.(?:[cm]?[jt]sx?|vue|svelte)$/i;
const PRIVATE_MEMBER = /^\s+#[A-Za-z_$]/;

/** Longer lines define nothing that is worth naming. */
const MAX_LINE = 400;

const PYTHON = /\.pyi?$/;

/** What a line defines, judged by its look alone, for the languages that are common; null if nothing. */
export function definitionIn(line: string, path: string): Definition | null {
  if (line.length > MAX_LINE || line.trim() === '') return null;
  if (PROSE.test(path)) {
    const heading = HEADING.exec(line)?.[1];
    return heading === undefined ? null : made('heading', plainHeading(heading));
  }
  const isPrivate = PRIVATE_MEMBERS.test(path) && PRIVATE_MEMBER.test(line);
  if (COMMENT.test(line) && !isPrivate) return null;
  const declared = declarationIn(line);
  // A line of a text may begin with a word by which other languages declare: “function unchanged.”
  const isDeclared = declared !== null && !(PYTHON.test(path) && !/^\s*(?:async\s+)?(?:def|class|type)\b/.test(line));
  return testIn(line) ?? (isDeclared ? declared : null) ?? memberIn(line, path) ?? routeIn(line);
}

function made(what: string, name: string, exported = false, indent = 0): Definition {
  return { what, name, exported, indent };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function testIn(line: string): Definition | null {
  const match = TEST.exec(line);
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  return name === undefined ? null : made('test', name, false, indentOf(line));
}

function declarationIn(line: string): Definition | null {
  const declared = DECLARATION.exec(line);
  if (declared !== null) {
    const [, indent = '', modifiers = '', what = '', name = ''] = declared;
    const word = {
      def: 'function',
      defp: 'function',
      fn: 'function',
      func: 'function',
      fun: 'function',
      'function*': 'function',
    }[what];
    return made(word ?? what, name, /\b(?:export|pub)\b/.test(modifiers), indent.length);
  }
  const method = GO_METHOD.exec(line)?.[1];
  if (method !== undefined) return made('function', method, /^[A-Z]/.test(method));
  const implemented = IMPLEMENTATION.exec(line);
  if (implemented?.[2] !== undefined) return made('impl', implemented[2], false, implemented[1]?.length ?? 0);
  const table = TABLE.exec(line);
  return table?.[2] === undefined ? null : made((table[1] ?? '').toLowerCase(), table[2]);
}

function memberIn(line: string, path: string): Definition | null {
  const variable = VARIABLE.exec(line);
  if (variable?.[2] !== undefined) return made('const', variable[2], variable[1] !== undefined);
  const inner = BRACES.test(path) ? INNER_FUNCTION.exec(line) : null;
  if (inner?.[2] !== undefined) return made('function', inner[2], false, inner[1]?.length ?? 0);
  const assigned = ASSIGNED.exec(line);
  if (assigned?.[2] !== undefined) return made('function', assigned[2], assigned[1] === 'exports', indentOf(line));
  const member = BRACES.test(path) ? (METHOD.exec(line) ?? METHOD_OVER_LINES.exec(line)) : null;
  const name = member?.[2] ?? (C_LIKE.test(path) ? C_FUNCTION.exec(line)?.[1] : undefined);
  return name === undefined || NOT_NAMES.has(name) ? null : made('function', name, false, member?.[1]?.length ?? 0);
}

function routeIn(line: string): Definition | null {
  const route = ROUTE.exec(line);
  if (route?.[2] === undefined) return null;
  const verb = (route[1] ?? '').toUpperCase();
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].includes(verb);
  return made('route', known ? `${verb} ${route[2]}` : route[2], false, indentOf(line));
}

/** Names that every class or program has: they say nothing of what is in it. */
const BOILERPLATE =
  /^(?:__\w{2,30}__|constructor|initialize|init|new|main|setup|set_up|setUp|tearDown|tear_down|dispose|destructor|default|exports|toString|equals|hashCode)$/;

/** Whether a name says nothing of what it names: "__init__", "constructor". What it belongs to says more. */
export function isBoilerplate(name: string): boolean {
  return BOILERPLATE.test(name);
}

/** A picture or a link in a heading, told by its words. */
const LINKED = /!?\[([^[\]\n]{1,80})\]\([^()\n]{0,300}\)/g;

function plainHeading(heading: string): string {
  return heading
    .replace(/\s*#+$/, '')
    .replace(LINKED, '$1')
    .trim();
}
