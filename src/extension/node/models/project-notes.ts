import { constants } from 'node:fs';
import { ROLE_NAMES, type RoleName } from '../../../agents/session/role-names';
import { SddFolder } from '../sdd-folder/sdd-folder';
import type { Redact } from '../redaction/redactor';

/** Most bytes of the project's instructions that are read, and most characters that settings may add to them. */
export const MAX_NOTES = 16_000;

/** What counts for every role, in settings and in headings. */
export const EVERY_ROLE = 'all';

const FILE = 'instructions.md';

/**
 * What a project asks of a role: the setting `brainstorm.instructions` and `.sdd/instructions.md` below a folder (null
 * for none), without the secrets in them. Empty for nothing. Never rejects: what cannot be read is left out.
 */
export async function readProjectNotes(
  folder: string | null,
  role: RoleName,
  setting: Readonly<Record<string, string>>,
  redact: Redact,
): Promise<string> {
  const written = folder === null ? '' : await readInstructions(folder).catch(() => '');
  const parts = [...notesInSetting(setting, role), notesForRole(written, role)];
  return redact(
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\n\n'),
  );
}

/** The names in the setting that are neither a role's nor `all`. */
export function unknownRoles(setting: Readonly<Record<string, string>>): string[] {
  const known: readonly string[] = [EVERY_ROLE, ...ROLE_NAMES];
  return Object.keys(setting).filter((name) => !known.includes(name));
}

/**
 * The text for a role in a Markdown file. A heading that names a role begins what is for this role alone, up to the next
 * heading of the same or a higher level; everything else is for all.
 */
export function notesForRole(markdown: string, role: RoleName): string {
  const kept: string[] = [];
  let section: { for: RoleName | null; level: number } = { for: null, level: 0 };
  let fence: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const [, marker] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (marker !== undefined) fence = fence === null ? marker : marker.startsWith(fence) ? null : fence;
    const heading = fence === null ? headingOf(line) : null;
    if (heading !== null && (heading.names !== null || heading.level <= section.level)) {
      section = { for: heading.names === EVERY_ROLE ? null : heading.names, level: heading.level };
      if (heading.names !== null) continue;
    }
    if (section.for === null || section.for === role) kept.push(line);
  }
  return kept.join('\n').trim();
}

function headingOf(line: string): { level: number; names: RoleName | typeof EVERY_ROLE | null } | null {
  const [, marks, text = ''] = /^ {0,3}(#{1,6})\s([^]*)$/.exec(line) ?? [];
  if (marks === undefined) return null;
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  const names = [EVERY_ROLE, ...ROLE_NAMES] as const;
  return { level: marks.length, names: names.find((name) => name.toLowerCase() === plain) ?? null };
}

function notesInSetting(setting: Readonly<Record<string, string>>, role: RoleName): string[] {
  return [EVERY_ROLE, role].map((name) =>
    Object.hasOwn(setting, name) ? (setting[name] ?? '').slice(0, MAX_NOTES) : '',
  );
}

/** The file up to its last whole line within the cap; links are not followed, neither by it nor on the way to it. */
function readInstructions(base: string): Promise<string> {
  return new SddFolder(base).open([FILE], constants.O_RDONLY, async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_NOTES + 1), 0, MAX_NOTES + 1, 0);
    const text = buffer.subarray(0, Math.min(bytesRead, MAX_NOTES)).toString('utf8');
    return bytesRead <= MAX_NOTES ? text : text.slice(0, text.lastIndexOf('\n') + 1);
  });
}
