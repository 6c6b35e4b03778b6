import { z } from 'zod';

/** What a project is to those who use it: it decides whom a question is about. */
export const PROJECT_KINDS = ['library', 'command_line', 'service', 'web_app', 'app'] as const;
export const projectKindSchema = z.enum(PROJECT_KINDS);
export type ProjectKind = z.infer<typeof projectKindSchema>;

/** What a kind of project is called, as it stands after “a” or “an”: an `app` runs on a desktop, a phone or in an editor. */
export const PROJECT_KIND_NAMES: Record<ProjectKind, string> = {
  library: 'library',
  command_line: 'command-line tool',
  service: 'service',
  web_app: 'web application',
  app: 'application for desktop, phone or editor',
};
