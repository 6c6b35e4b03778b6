import path from 'node:path';

/**
 * The floors of the house, from the ground up. A room (a folder below its root) imports from its own floor and from those
 * below, never from one above; rooms of one floor do not import each other both ways (see `check-imports.mjs`).
 */
export const HOUSES = [
  {
    root: 'src/agents',
    floors: [
      ['base/async', 'base/redact'],
      ['base/text', 'base/english'],
      ['questions'],
      ['session'],
      ['workspace'],
      ['shell', 'retrieval', 'facts', 'observe', 'model'],
      ['specification'],
      ['checking'],
      ['roles'],
      ['exploration'],
      ['view'],
      ['engine'],
      ['call'],
    ],
  },
  { root: 'src/extension', floors: [['node'], ['headless', 'editor']] },
  {
    root: 'src/webview',
    floors: [['protocol.ts', 'connection', 'ui'], ['questions', 'draft'], ['interview']],
  },
];

/** Where a file stands: its house, its room and the room's floor, counted from 1; null outside, or where it has no room. */
export function placeOf(file) {
  for (const { root, floors } of HOUSES) {
    if (!file.startsWith(`${root}/`)) continue;
    const below = file.slice(root.length + 1);
    for (const [index, rooms] of floors.entries()) {
      const room = rooms.find((name) => below === name || below.startsWith(`${name}/`));
      if (room !== undefined) return { root, room, floor: index + 1 };
    }
    return { root, room: null, floor: 0 };
  }
  return null;
}

/** Why a file may not import another, in a sentence; null where it may. Both as paths from the project's folder. */
export function refuseImport(from, to) {
  const [importer, imported] = [placeOf(from), placeOf(to)];
  if (importer === null || imported === null || importer.root !== imported.root) return null;
  for (const [file, { root, room }] of [
    [from, importer],
    [to, imported],
  ]) {
    if (room === null)
      return `${file} stands on no floor of ${root}: move it into a room, or add its room to test/lint/floors.mjs.`;
  }
  if (imported.floor < importer.floor || imported.room === importer.room) return null;
  if (imported.floor === importer.floor) {
    return importer.root === 'src/extension'
      ? `${importer.room} and ${imported.room} stand side by side in ${importer.root}: what both need goes to node.`
      : null;
  }
  return (
    `${importer.room} (floor ${importer.floor} of ${importer.root}) must not import ${imported.room} (floor ${imported.floor}): ` +
    'imports go down. Move what is needed to the lower floor, or pass it in.'
  );
}

/** The rule for ESLint: every import, types included, goes down. */
export const floors = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const why = refuseImport(
        file,
        path.posix.join(path.posix.dirname(file), specifier).replace(/^(.*\/protocol)$/, '$1.ts'),
      );
      if (why !== null) context.report({ node, message: why });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument?.literal),
    };
  },
};
