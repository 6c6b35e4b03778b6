import { type FactAt, firstMatch, type ManifestReader } from './manifest';

const PROVIDERS: Record<string, string> = {
  postgresql: 'PostgreSQL',
  postgres: 'PostgreSQL',
  mysql: 'MySQL',
  mysql2: 'MySQL',
  sqlite: 'SQLite',
  sqlite3: 'SQLite',
  sqlserver: 'SQL Server',
  mongodb: 'MongoDB',
  cockroachdb: 'CockroachDB',
};

/** Files that say which database is used: Prisma schemas, Rails' and Django's settings. */
export const schemaReader: ManifestReader = {
  files: /(?:^|\/)(?:schema\.prisma|config\/database\.yml|settings\.py)$/,
  facts({ lines, path }) {
    const named =
      firstMatch(
        lines,
        /^\s*provider\s*=\s*["'](postgresql|postgres|mysql|sqlite|sqlserver|mongodb|cockroachdb)["']/,
      ) ??
      firstMatch(lines, /^\s*adapter:\s*["']?(\w+)/) ??
      firstMatch(lines, /["']ENGINE["']\s*:\s*["']django\.db\.backends\.(\w+)/);
    const database = named === null ? undefined : PROVIDERS[named.value];
    if (named === null || database === undefined) return [];
    const fact: FactAt = {
      kind: 'database',
      value: database,
      text: `The database is ${database} (\`${path}\`)`,
      line: named.line,
    };
    return [fact];
  },
};
