import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import path from 'node:path';
import { isDeviceName } from '../rules/device-name';
import { looksBinary } from '../text/text';

/** Bytes of a file that are read before it is known whether the rest is wanted. */
const FIRST_READ = 64 * 1024;

/** Absent on Windows, where the identities of what was seen and what was opened are compared instead. */
const GUARDS =
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) | ((constants.O_NONBLOCK as number | undefined) ?? 0);
const HAS_GUARDS = GUARDS !== 0;

/** Whether the system tells where what is open lies. */
const TELLS_PLACES = process.platform === 'linux' && placeOf('self') !== null;

function placeOf(opened: string): string | null {
  try {
    return readlinkSync(`/proc/${opened}`);
  } catch {
    return null;
  }
}

/**
 * Reads files one after another into the same memory. Opens without following a link in the last segment and without
 * waiting for a pipe, and reads only what turns out to be a regular file. The folders above are the caller's to check; on
 * Linux one that became a link since then is noticed.
 */
export class FileReader {
  readonly #buffer: Buffer;
  /** Bytes of the file that was read last, all of it. */
  size = 0;

  /** `capacity`: most bytes of one file. */
  constructor(readonly capacity: number) {
    this.#buffer = Buffer.allocUnsafeSlow(capacity);
  }

  /**
   * The first `maxBytes` of a file, valid until the next read; null for anything but a regular file. With `textOnly`, of a
   * binary file only its beginning. Throws what the file system says.
   */
  read(where: string, maxBytes = this.capacity, textOnly = false): Uint8Array | null {
    if (!HAS_GUARDS && isDeviceName(path.basename(where))) return null;
    const before = HAS_GUARDS ? null : lstatSync(where, { bigint: true });
    if (before?.isFile() === false) return null;
    const descriptor = openSync(where, constants.O_RDONLY | GUARDS);
    try {
      if (before !== null) {
        const opened = fstatSync(descriptor, { bigint: true });
        if (opened.ino !== before.ino || opened.dev !== before.dev) return null;
      }
      const status = fstatSync(descriptor);
      if (!status.isFile()) return null;
      if (TELLS_PLACES && placeOf(`self/fd/${descriptor}`) !== where) return null;
      this.size = status.size;
      return this.#buffer.subarray(0, this.#fill(descriptor, Math.min(status.size, maxBytes, this.capacity), textOnly));
    } finally {
      closeSync(descriptor);
    }
  }

  #fill(descriptor: number, wanted: number, textOnly: boolean): number {
    const first = textOnly ? Math.min(wanted, FIRST_READ) : wanted;
    const filled = this.#fillFrom(descriptor, 0, first);
    if (filled < first || first === wanted) return filled;
    if (looksBinary(this.#buffer.subarray(0, filled))) return filled;
    return this.#fillFrom(descriptor, filled, wanted);
  }

  #fillFrom(descriptor: number, from: number, to: number): number {
    let filled = from;
    while (filled < to) {
      const got = readSync(descriptor, this.#buffer, filled, to - filled, null);
      if (got === 0) break;
      filled += got;
    }
    return filled;
  }
}
