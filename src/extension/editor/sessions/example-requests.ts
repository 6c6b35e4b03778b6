/** What is known of a workspace without looking further than its top folder. */
export interface WorkspaceSigns {
  /** Names in the top folders. */
  names: readonly string[];
  /** Names of packages that a `package.json` there depends on. */
  packages: readonly string[];
  /** Folders that hold its parts, such as `src/products`. */
  parts: readonly string[];
}

/** A request, `{0}` standing for a part of the workspace where there is one. */
interface ExampleRequest {
  text: string;
  part?: string;
}

interface Family {
  fits: (signs: WorkspaceSigns) => boolean;
  examples: readonly string[];
}

const has =
  (...wanted: string[]) =>
  ({ names }: WorkspaceSigns): boolean =>
    names.some((name) => wanted.includes(name));
const uses =
  (...wanted: string[]) =>
  ({ packages }: WorkspaceSigns): boolean =>
    packages.some((name) => wanted.includes(name));

/** The most telling first. */
const FAMILIES: readonly Family[] = [
  {
    fits: uses('react', 'vue', 'svelte', 'preact', '@angular/core', 'next', 'nuxt', 'solid-js'),
    examples: [
      'Add a dark theme that follows the system setting',
      'Let people undo the last thing they deleted',
      'Keep what was typed into a form when the page is reloaded',
    ],
  },
  {
    fits: uses('express', 'fastify', 'koa', 'hono', '@nestjs/core', '@hapi/hapi'),
    examples: [
      'Limit how often a client may call the API',
      'Add paging and filtering to the list endpoints',
      'Let an operator see why a request failed',
    ],
  },
  {
    fits: ({ names, packages }) => packages.includes('@types/vscode') || names.includes('.vscodeignore'),
    examples: [
      'Add a tree view that shows what is running',
      'Make the extension work in a window without a folder',
      'Let people undo the last command',
    ],
  },
  {
    fits: uses('commander', 'yargs', 'oclif', 'cac', 'clipanion'),
    examples: [
      'Add a --json output for use in scripts',
      'Ask before anything is overwritten',
      'Read defaults from a configuration file',
    ],
  },
  {
    fits: has('manage.py', 'pyproject.toml', 'setup.py', 'requirements.txt'),
    examples: [
      'Add a --json output for use in scripts',
      'Retry calls to other services when they fail for a moment',
      'Read the settings from the environment, with checks at the start',
    ],
  },
  {
    fits: has(
      'go.mod',
      'Cargo.toml',
      'pom.xml',
      'build.gradle',
      'build.gradle.kts',
      'Gemfile',
      'composer.json',
      'mix.exs',
    ),
    examples: [
      'Cache what is slow to compute, and say when it is stale',
      'Log what matters in a form that machines can read',
      'Stop cleanly when the process is asked to end',
    ],
  },
];

const ABOUT_PARTS: readonly string[] = [
  'Make errors in {0} say what happened and what to do about it',
  'Add tests for the part of {0} that breaks most often',
  'Write down for a newcomer how {0} works',
];

const GENERAL: readonly string[] = [
  'Make errors say what happened and what to do about it',
  'Add tests for the part that breaks most often',
  'Write down how a newcomer gets this running',
];

/** Three requests that a person could make in such a workspace. */
export function exampleRequests(signs: WorkspaceSigns): ExampleRequest[] {
  const family = FAMILIES.find(({ fits }) => fits(signs));
  if (family !== undefined) return family.examples.map((text) => ({ text }));
  const { parts } = signs;
  if (parts.length === 0) return GENERAL.map((text) => ({ text }));
  return ABOUT_PARTS.map((text, index) => ({ text, part: parts[index % parts.length] ?? '' }));
}

/** Every example there is: they are texts of the product, to be translated. */
export const ALL_EXAMPLES: readonly string[] = [
  ...FAMILIES.flatMap(({ examples }) => examples),
  ...ABOUT_PARTS,
  ...GENERAL,
];
