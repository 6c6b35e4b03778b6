/** A command that a document gives, or a place that it leads to, with its line. */
export interface Said {
  kind: 'command' | 'link';
  text: string;
  /** From 1. */
  line: number;
  /** Whether it is said to those who work on the project, and not to those who use it. */
  toDevelopers: boolean;
}

/** A document of the project as it was read. */
export interface ProjectDocument {
  root: string;
  path: string;
  lines: readonly string[];
}

/** Documents at the root, or in the folders where hosts look for them, that tell how the project is worked on. */
export const DOCUMENT =
  /^(?:readme(?:\.(?:md|markdown|txt))?|(?:(?:\.github|docs)\/)?contributing\.md|(?:development|developing|hacking|building|agents|claude)\.md)$/i;

const TO_DEVELOPERS =
  /\b(?:develop\w{0,8}|contribut\w{0,6}|build(?:ing)?|tests?|testing|hack\w{0,4}|from source|local(?:ly)?|working on)\b/i;

/** Most code in backticks, and links, of a line that are looked at. */
const MOST_OF_LINE = 8;

/**
 * The commands and links in a document. Where a block of commands goes into another folder, what follows there is about
 * that folder and left out; into a repository that the block has just cloned, it stays. A project that is made first
 * (`npm init`, `npx create-…`) is not this one.
 */
export function saidIn({ path, lines }: ProjectDocument): Said[] {
  const said: Said[] = [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isReadme = /^readme/i.test(name);
  let heading = '';
  let fence: string | null = null;
  let elsewhere = false;
  let cloned = false;
  for (const [at, line] of lines.entries()) {
    const place = { line: at + 1, toDevelopers: !isReadme || TO_DEVELOPERS.test(heading) };
    const mark = /^\s{0,3}(```|~~~)/.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === null) [fence, elsewhere, cloned] = [mark, false, false];
      else if (fence === mark) fence = null;
      continue;
    }
    if (fence !== null) {
      for (const command of commandsIn(line)) {
        cloned ||= command.startsWith('git clone ');
        if (/^(?:cd|pushd) /.test(command)) elsewhere ||= !cloned;
        if (/^(?:npm (?:init|create)|npx (?:create|degit)|yarn create|pnpm create|bun create|\w+ new) ?/.test(command))
          elsewhere = true;
        if (!elsewhere) said.push({ kind: 'command', text: command, ...place });
      }
      continue;
    }
    if (/^#{1,6} /.test(line)) heading = line;
    const spans = [...line.matchAll(/`([^`\n]{2,160})`/g)].slice(0, MOST_OF_LINE);
    for (const [, code = ''] of spans) {
      const commands = commandsIn(code);
      if (commands.some((command) => /^(?:cd|pushd) /.test(command))) continue;
      said.push(...commands.map((text): Said => ({ kind: 'command', text, ...place })));
    }
    const links = [...line.matchAll(/\]\(<?([^()\s<>]{1,200})>?(?:\s{1,4}"[^"]{0,100}")?\)/g)].slice(0, MOST_OF_LINE);
    said.push(...links.map(([, target = '']): Said => ({ kind: 'link', text: target, ...place })));
  }
  return said;
}

/** The commands of a line of a shell, without its prompt and what stands behind `#`. */
function commandsIn(line: string): string[] {
  return line
    .replace(/^\s{0,20}(?:[$%>] )?/, '')
    .replace(/\s#.*$/, '')
    .split(/&&|\|\||[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The file of the project to which a link leads, from its root; null for another address, a part of the document itself, or a place outside. */
export function fileLinked({ path }: Pick<ProjectDocument, 'path'>, target: string): string | null {
  const [place = ''] = target.split(/[#?]/);
  if (place === '' || /^[a-z][a-z0-9+.-]{0,20}:|^\/\//i.test(target) || /[{}<>*$%]/.test(place)) return null;
  const folder = place.startsWith('/') ? [] : path.split('/').slice(0, -1);
  const parts = [...folder];
  for (const part of place.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else parts.push(part);
  }
  return parts.length === 0 ? null : parts.join('/');
}
