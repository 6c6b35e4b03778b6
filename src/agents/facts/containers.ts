import { type FactAt, lineOf, type ManifestReader } from './manifest';

const IMAGES: readonly [RegExp, string][] = [
  [/\bpostgres(?:ql)?\b|\bpostgis\b/i, 'PostgreSQL'],
  [/\bmysql\b/i, 'MySQL'],
  [/\bmariadb\b/i, 'MariaDB'],
  [/\bmongo(?:db)?\b/i, 'MongoDB'],
  [/\b(?:redis|valkey)\b/i, 'Redis'],
  [/\belasticsearch\b|\bopensearch\b/i, 'Elasticsearch'],
  [/\bclickhouse\b/i, 'ClickHouse'],
  [/\bmssql\b/i, 'SQL Server'],
];

/** Dockerfiles and compose files. */
export const containerReader: ManifestReader = {
  files: /(?:^|\/)(?:Dockerfile|Containerfile|(?:docker-)?compose[\w.-]*\.ya?ml)$/,
  facts({ lines, name, path }) {
    if (/ompose/.test(name)) return composeFacts(lines, path);
    const from = lines.flatMap((text, i) => {
      const image = /^\s*FROM\s+(?:--\S+\s+)?(\S+)/i.exec(text)?.[1];
      return image === undefined ? [] : [{ image, line: i + 1 }];
    });
    const last = from.at(-1);
    if (last === undefined) return [];
    return [
      { kind: 'runtime', value: last.image, text: `Runs in a container from \`${last.image}\``, line: last.line },
    ];
  },
};

function composeFacts(lines: readonly string[], path: string): FactAt[] {
  const facts: FactAt[] = [
    {
      kind: 'config',
      value: path,
      text: `Services are described in \`${path}\``,
      line: Math.max(1, lineOf(lines, /^services:/)),
    },
  ];
  for (const [i, text] of lines.entries()) {
    const image = /^\s*image:\s*["']?(\S+?)["']?\s*$/.exec(text)?.[1];
    const database = IMAGES.find(([pattern]) => image !== undefined && pattern.test(image))?.[1];
    if (database !== undefined) {
      facts.push({
        kind: 'database',
        value: database,
        text: `A ${database} runs beside it (\`${image}\`)`,
        line: i + 1,
      });
    }
  }
  return facts;
}
