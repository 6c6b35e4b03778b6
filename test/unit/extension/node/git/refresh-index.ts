import { createHash } from 'node:crypto';
import { type BigIntStats, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes of the head of an index, of the checksum behind it, and of an entry up to its name. */
const HEAD = 12;
const CHECKSUM = 20;
const FIXED = 62;

/**
 * Has the index of a copied repository remember the times and places that its files have on the disk now, as
 * `git update-index --refresh` would: that is a process for each copy. Files that the index of the original does not hold
 * for unchanged stay so.
 */
export function refreshIndex(folder: string, original: string): void {
  const file = path.join(folder, '.git/index');
  const index = readFileSync(file);
  if (index.toString('latin1', 0, 4) !== 'DIRC' || index.readUInt32BE(4) !== 2)
    throw new Error('An index of version 2.');
  const count = index.readUInt32BE(8);
  for (let entry = 0, at = HEAD; entry < count; entry++) {
    const end = index.indexOf(0, at + FIXED);
    const name = index.toString('utf8', at + FIXED, end);
    if (remembered(index, at).equals(statOf(path.join(original, name)))) {
      statOf(path.join(folder, name)).copy(index, at);
    }
    // Up to eight zeros end an entry, so that its length is a multiple of eight.
    at += Math.ceil((end + 1 - at) / 8) * 8;
  }
  const body = index.subarray(0, -CHECKSUM);
  createHash('sha1').update(body).digest().copy(index, body.length);
  writeFileSync(file, index);
}

/** What an entry of an index says of the file on the disk. */
function remembered(index: Buffer, at: number): Buffer {
  return index.subarray(at, at + 40);
}

/** The same, as it is. */
function statOf(file: string): Buffer {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  const fields = Buffer.alloc(40);
  for (const [i, value] of (stat === undefined ? [] : fieldsOf(stat)).entries()) {
    fields.writeUInt32BE(Number(BigInt.asUintN(32, value)), i * 4);
  }
  return fields;
}

function fieldsOf({ ctimeNs, mtimeNs, dev, ino, mode, uid, gid, size }: BigIntStats): bigint[] {
  const times = [ctimeNs, mtimeNs].flatMap((time) => [time / 1_000_000_000n, time % 1_000_000_000n]);
  // Of the rights, git keeps whether a file can be run.
  const kept =
    (mode & 0o170000n) === 0o100000n ? 0o100000n | ((mode & 0o100n) === 0n ? 0o644n : 0o755n) : mode & 0o170000n;
  return [...times, dev, ino, kept, uid, gid, size];
}
