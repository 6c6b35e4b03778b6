import { subwords } from '../../../base/english/subwords';
import { listed } from '../../../base/english/sentence';
import { stem } from '../../../base/english/words';
import type { AreaContext } from '../entries/entry';
import { FIELDS, OPTIONS, PLAIN } from './names-beside';

/** Fewest members that are worth telling, and most that are told. */
const LEAST = 2;
const MOST = 6;

/** A type, by its name as code declares it. */
const TYPE =
  /^[ \t]*(?:(?:pub(?:\([^)\n]{0,20}\))?|export|public|abstract|final|data)\s+)*(?:class|interface|type|enum|struct)\s+([A-Za-z_]\w{2,60})/m;
/** Fields as Go and Java have them, each on a line with its type; and what an enumeration names. */
const PLAIN_FIELDS = /^[ \t]+([A-Z]\w{2,60})[ \t]+[*[\]\w.]+(?:[ \t]+`[^`\n]*`)?[ \t]*$/gm;
const CONSTANTS = /^[ \t]+([A-Z][A-Z_]{2,40})[ \t]*=/gm;
const VARIANTS = /^[ \t]+([A-Z]\w{2,60})(?:\([^)\n]{0,80}\)|\s*=\s*[^,\n]{1,40})?,[ \t]*$/gm;
/** What a type is called by behind what it is of: `WorkflowActionType`. */
const KIND = /(?<=[a-z])(?:Types?|Kinds?|Options?|Config|Settings|Choices|Props|Args)$/;
/** What is code of others, or measures it. */
const ASIDE = /(?:^|\/)(?:bench\w*|vendor|examples?|scripts?|tests?|fixtures?|completions?|contrib)\//i;

/** What a type holds beside what is wished for, where the request calls the type by its whole name: `Query` of `zoxide query`. */
interface Members {
  type: string;
  names: string[];
}

export function membersBeside({ request, code }: Pick<AreaContext, 'request' | 'code'>): Members | null {
  const words = (request.match(/[\p{L}\p{N}_-]+/gu) ?? []).flatMap(subwords).map(stem);
  const said = new Set(words);
  for (const { excerpt, path, role } of code) {
    if (role === 'fact' || ASIDE.test(path)) continue;
    const declared = TYPE.exec(excerpt);
    const [, type = ''] = declared ?? [];
    const parts = subwords(type.replace(KIND, '')).map(stem);
    // One word may be any: only where it is called as the file is, or set as code, it means the type.
    const isMeant =
      declared !== null &&
      parts.every((part) => said.has(part)) &&
      (parts.length > 1 ||
        isCode(type, request) ||
        (isCalledSo(path, parts) && !parts.every((part) => PLAIN.has(part))));
    if (!isMeant) continue;
    const body = bodyBelow(excerpt.slice(declared.index));
    const found = [FIELDS, OPTIONS, PLAIN_FIELDS, VARIANTS, CONSTANTS].flatMap((each) =>
      [...body.matchAll(each)].map(([, name = '']) => name),
    );
    const names = [...new Set(found)].filter(
      (name) => !subwords(name).every((word) => said.has(stem(word))) && name !== type,
    );
    if (names.length >= LEAST) return { type, names: names.slice(0, MOST) };
  }
  return null;
}

/** The lines of a type, up to where the next thing begins that is set in no more than it. */
function bodyBelow(text: string): string {
  const [first = '', ...lines] = text.split('\n');
  const indent = first.search(/\S/);
  const end = lines.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent && !/^\s*[)\]}]/.test(line));
  return lines.slice(0, end === -1 ? lines.length : end).join('\n');
}

const isCode = (type: string, request: string): boolean =>
  [...request.matchAll(/`([^`\n]{1,80})`/g)].some(([, code = '']) =>
    code
      .toLowerCase()
      .split(/[\s.:]+/)
      .includes(type.toLowerCase()),
  );

const isCalledSo = (path: string, parts: readonly string[]): boolean => {
  const file = subwords(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')).map(stem);
  return file.join(' ') === parts.join(' ');
};

/** The same in words, to stand below a question; empty where there is nothing of the kind. */
export function besideInType(context: AreaContext): string {
  const members = membersBeside(context);
  if (members === null) return '';
  const names = members.names.map((name) => `\`${name}\``);
  const type = `\`${members.type}\``;
  return context.language === 'de'
    ? `In ${type} stehen heute: ${listed(names, 'und')}.`
    : `In ${type} stand today: ${listed(names)}.`;
}
