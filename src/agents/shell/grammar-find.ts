import type { ShellCommand, FindExpression, FindTest } from './command';
import { dateIn, formatIn, globIn, kindsIn, regexIn, signedIn, sizeIn } from './find-values';
import { countOf } from './options';
import { type Grounds, placeOf, refuseExpansion } from './operand';
import { refuse, shown } from './refuse';
import type { Word } from './words';

/** Most conditions of one find, and most parentheses within one another. */
const MAX_TESTS = 40;
const MAX_DEPTH = 8;

const RUNS = 'runs programs; use find with -name, then read or search what it finds';
const WRITES = 'writes files, and nothing is written here; leave it out';
const FOLLOWS = 'follows links, which is never done here; leave it out';
const UNKNOWN = 'needs owners, modes or links, which are not known here; leave it out';

const REFUSED: Readonly<Record<string, string>> = {
  '-exec': RUNS,
  '-execdir': RUNS,
  '-ok': RUNS,
  '-okdir': RUNS,
  '-delete': 'deletes files, and nothing is changed here; leave it out',
  '-fprint': WRITES,
  '-fprint0': WRITES,
  '-fprintf': WRITES,
  '-fls': WRITES,
  '-L': FOLLOWS,
  '-H': FOLLOWS,
  '-follow': FOLLOWS,
  '-files0-from': 'reads names from a file; name the folders as operands',
  '-D': 'is for finding faults in find; leave it out',
  '-regextype': 'is not offered; use -name or -path, or -regex in the syntax of find',
  '-perm': UNKNOWN,
  '-user': UNKNOWN,
  '-group': UNKNOWN,
  '-uid': UNKNOWN,
  '-gid': UNKNOWN,
  '-links': UNKNOWN,
  '-inum': UNKNOWN,
  '-lname': UNKNOWN,
  '-ilname': UNKNOWN,
  '-samefile': UNKNOWN,
  '-xtype': UNKNOWN,
  '-fstype': UNKNOWN,
  '-executable': UNKNOWN,
  '-writable': UNKNOWN,
  '-readable': UNKNOWN,
};

/** Tests and actions that take no value and change nothing of what can be known here. */
const WITHOUT_EFFECT = new Set(['-depth', '-d', '-xdev', '-mount', '-noleaf', '-daystart', '-nowarn', '-warn']);

/** `find`: start points, then an expression of tests that only read names, kinds, sizes and ages. */
export function parseFind(words: readonly Word[], grounds: Grounds): ShellCommand {
  // What find begins with unasked, and how far it reorders its tests.
  const start = /^(?:-P|-O[0-3])$/.test(words[0]?.text ?? '') ? 1 : 0;
  let at = start;
  while (at < words.length && !beginsExpression(words[at])) at += 1;
  const operands = words.slice(start, at);
  const parser = new ExpressionParser(words.slice(at), grounds);
  const expression = parser.whole();
  return {
    kind: 'find',
    places: operands.length === 0 ? [{ root: null, path: '' }] : operands.map((word) => placeOf(word, grounds)),
    minDepth: parser.minDepth,
    maxDepth: parser.maxDepth,
    expression,
    prints: parser.prints,
  };
}

function beginsExpression(word: Word | undefined): boolean {
  return word !== undefined && (/^-./.test(word.text) || ['(', ')', '!', ',', '-'].includes(word.text));
}

class ExpressionParser {
  minDepth = 0;
  maxDepth: number | null = null;
  prints = false;
  readonly #words: readonly Word[];
  readonly #grounds: Grounds;
  #at = 0;
  #tests = 0;
  #depth = 0;
  /** Whether what is read now is under a negation, and so leaves out what it names. */
  #negated = false;

  constructor(words: readonly Word[], grounds: Grounds) {
    this.#words = words;
    this.#grounds = grounds;
  }

  whole(): FindExpression | null {
    if (this.#words.length === 0) return null;
    const expression = this.#list();
    if (this.#peek !== null)
      refuse(`find does not expect ${shown(this.#peek)} here; write tests such as -name '*.ts'.`);
    return expression;
  }

  get #peek(): string | null {
    return this.#words[this.#at]?.text ?? null;
  }

  #list(): FindExpression {
    let left = this.#either();
    while (this.#peek === ',') {
      this.#at += 1;
      left = { op: 'then', left, right: this.#either() };
    }
    return left;
  }

  #either(): FindExpression {
    let left = this.#all();
    while (this.#peek === '-o' || this.#peek === '-or') {
      this.#at += 1;
      left = { op: 'or', left, right: this.#all() };
    }
    return left;
  }

  #all(): FindExpression {
    let left = this.#one();
    for (;;) {
      const next = this.#peek;
      if (next === null || next === ')' || next === ',' || next === '-o' || next === '-or') return left;
      if (next === '-a' || next === '-and') this.#at += 1;
      left = { op: 'and', left, right: this.#one() };
    }
  }

  #one(): FindExpression {
    const word = this.#words[this.#at];
    if (word === undefined) return refuse("find's expression ends too early; write a test such as -name '*.ts'.");
    this.#at += 1;
    if (word.text === '!' || word.text === '-not') return this.#not();
    if (word.text === '(') return this.#group();
    this.#tests += 1;
    if (this.#tests > MAX_TESTS) refuse(`find has more than ${MAX_TESTS} tests; use fewer.`);
    return { op: 'test', test: this.#test(word) };
  }

  #not(): FindExpression {
    this.#deeper();
    this.#negated = !this.#negated;
    const of = this.#one();
    this.#negated = !this.#negated;
    this.#depth -= 1;
    return { op: 'not', of };
  }

  #group(): FindExpression {
    this.#deeper();
    const inner = this.#list();
    if (this.#peek !== ')') refuse("a parenthesis of find is not closed; write \\( -name '*.ts' -o -name '*.js' \\).");
    this.#at += 1;
    this.#depth -= 1;
    return inner;
  }

  #deeper(): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) refuse('the parentheses and negations of find are too deep; use fewer.');
  }

  #test(word: Word): FindTest {
    const { text } = word;
    refuseExpansion(word, this.#grounds);
    if (Object.hasOwn(REFUSED, text)) refuse(`find ${text} ${REFUSED[text] ?? ''}.`);
    if (WITHOUT_EFFECT.has(text)) return { test: 'always' };
    switch (text) {
      case '-name':
      case '-iname':
        return { test: 'name', glob: this.#glob(text), fold: text === '-iname' };
      case '-path':
      case '-wholename':
      case '-ipath':
      case '-iwholename':
        return { test: 'path', glob: this.#glob(text), fold: text.startsWith('-i') };
      case '-regex':
      case '-iregex':
        return { test: 'regex', pattern: regexIn(this.#value(text), text, this.#grounds), fold: text === '-iregex' };
      case '-type':
        return { test: 'type', kinds: kindsIn(this.#value(text)) };
      case '-size':
        return { test: 'size', ...sizeIn(this.#value(text)) };
      case '-mtime':
      case '-ctime':
      case '-atime':
        return { test: 'age', ...signedIn(this.#value(text), text), minutes: 24 * 60 };
      case '-mmin':
      case '-cmin':
      case '-amin':
        return { test: 'age', ...signedIn(this.#value(text), text), minutes: 1 };
      case '-newer':
      case '-anewer':
      case '-cnewer':
      case '-newermm':
        return { test: 'newer', than: placeOf(this.#value(text), this.#grounds) };
      case '-newermt':
        return { test: 'since', at: dateIn(this.#value(text)) };
      case '-empty':
        return { test: 'empty' };
      case '-maxdepth':
        this.maxDepth = countOf(this.#value(text), 'find -maxdepth');
        return { test: 'always' };
      case '-mindepth':
        this.minDepth = countOf(this.#value(text), 'find -mindepth');
        return { test: 'always' };
      case '-true':
        return { test: 'always' };
      case '-false':
        return { test: 'never' };
      case '-prune':
        return { test: 'prune' };
      case '-quit':
        return { test: 'quit' };
      default:
        return this.#action(text);
    }
  }

  #action(text: string): FindTest {
    this.prints = true;
    if (text === '-print' || text === '-print0') return { test: 'print' };
    if (text === '-ls') return { test: 'details' };
    if (text === '-printf') return { test: 'printf', format: formatIn(this.#value(text), this.#grounds) };
    return refuse(
      `find has no test ${shown(text)} here; use -name, -iname, -path, -type, -size, -mtime, -newer, -empty, -maxdepth, -not, -o, -prune or -print.`,
    );
  }

  #value(of: string): Word {
    const word = this.#words[this.#at];
    if (word === undefined) return refuse(`find ${of} needs a value; write it after the test.`);
    this.#at += 1;
    return word;
  }

  #glob(of: string): string {
    return globIn(this.#value(of), this.#negated || this.#prunes(), this.#grounds);
  }

  /** Whether what is named is only named to be passed over. */
  #prunes(): boolean {
    let depth = 0;
    for (let at = this.#at; at < this.#words.length; at++) {
      const text = this.#words[at]?.text;
      if (text === '(') depth += 1;
      else if (text === ')') depth -= 1;
      else if (text === '-prune' && depth <= 0) return true;
      else if ((text === '-o' || text === '-or' || text === ',') && depth >= 0 && this.#depth === 0) return false;
      else if (text?.startsWith('-print') === true && depth <= 0) return false;
    }
    return false;
  }
}
