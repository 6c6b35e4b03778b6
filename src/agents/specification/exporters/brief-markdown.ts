import { renderBrief } from '../brief';
import type { Exporter } from './exporter';

/** The file that coding agents are given. */
export const BRIEF_FILE = 'brief.md';

/** What binds whoever builds, and nothing else. */
export const briefMarkdown: Exporter = {
  id: 'brief-markdown',
  title: 'What a coding agent is bound to',
  files: (spec) => [{ name: BRIEF_FILE, text: renderBrief(spec) }],
};
