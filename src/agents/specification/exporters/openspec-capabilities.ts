import { containment } from '../../base/english/similarity';
import type { Capability } from './export-form';

/** A requirement of a capability as its specification has it. */
export interface WrittenRequirement {
  /** Letter for letter: it is how the tool finds it again. */
  name: string;
  /** What stands between its name and its scenarios. */
  body: string;
  /** Its scenarios, each from its heading to its last line, as they are written. */
  scenarios: { name: string; text: string }[];
}

/** Longer specifications are not read, in characters. */
const LONGEST = 400_000;

/** The requirements of a capability's specification, as OpenSpec reads them: what stands in a code block is none. */
export function requirementsIn({ text }: Capability): WrittenRequirement[] {
  const found: WrittenRequirement[] = [];
  let fence = '';
  let inRequirements = false;
  let lines: string[] | null = null;
  for (const line of text
    .slice(0, LONGEST)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isFenced = fence !== '';
    if (!isFenced) fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    const heading = isFenced || mark !== '' ? null : /^(#{1,4})\s+(.*)$/.exec(line);
    const level = heading?.[1]?.length ?? 0;
    const title = (heading?.[2] ?? '').replace(/[ \t]+#+[ \t]*$/, '').trim();
    if (level > 0 && level <= 2) inRequirements = level === 2 && title.toLowerCase() === 'requirements';
    if (level > 0 && level <= 3) lines = null;
    if (level === 3 && inRequirements && /^requirement:\s*\S/i.test(title))
      found.push({ name: title.replace(/^requirement:\s*/i, ''), body: '', scenarios: [] });
    const current = found.at(-1);
    if (level === 4 && inRequirements && current !== undefined) {
      lines = [];
      current.scenarios.push({ name: scenarioName(title), text: '' });
    }
    const scenario = current?.scenarios.at(-1);
    if (current !== undefined && scenario === undefined && inRequirements && level === 0)
      current.body = `${current.body}\n${line}`.trim();
    if (lines === null || scenario === undefined) continue;
    lines.push(line);
    scenario.text = lines.join('\n').trimEnd();
  }
  return found;
}

function scenarioName(title: string): string {
  return title.replace(/^scenario:\s*/i, '');
}

/** A name as it is compared: two that differ in case or spaces only are one. */
export function folded(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** From this share of a capability's words in a change's on, the change is taken to be about it. */
const IS_ABOUT = 0.99;

/** The capability that a change is about, by its name: the one that says most; null where none fits. */
export function capabilityFor(about: string, capabilities: readonly Capability[]): Capability | null {
  const fitting = capabilities.filter(({ name }) => containment(name.replace(/[-_/]+/g, ' '), about) >= IS_ABOUT);
  return fitting.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}
