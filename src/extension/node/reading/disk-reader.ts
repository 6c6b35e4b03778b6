import { diskRoot } from './disk-root';
import { createReader, type WarmableReader } from './workspace-reader';
import { redactedReader } from '../redaction/redacted-reader';
import { createRedactor, type Redact } from '../redaction/redactor';
import { scannerFor } from './scanner-for';

/** A folder of this machine, under the name that results carry. */
interface NodeRoot {
  name: string;
  path: string;
}

interface DiskReaderOptions {
  /** Globs, as in the setting `files.exclude`, left out of all roots. */
  exclude?: readonly string[];
  /** What every text goes through. */
  redact?: Redact;
}

/** Read-only access to folders of this machine. Who names them trusts them: git and ripgrep run, hardened. */
export function diskReader(
  roots: readonly NodeRoot[],
  { exclude = [], redact = createRedactor() }: DiskReaderOptions = {},
): WarmableReader {
  const options = { workspaceRoots: roots.map(({ path }) => path), redact, mayRun: () => true };
  const all = roots.map((root) => diskRoot({ ...root, exclude }, options));
  return redactedReader(createReader(all, { scanner: scannerFor(all), redact }), redact);
}
