import type { FileEntry } from '../workspace/workspace-reader';

/**
 * What one file's content holds of a query: plain numbers, so that it passes between threads. Which number means what is
 * the business of who made it.
 */
export interface FileHits {
  /** For each term and pair of the query that occurs: its place among them, then its weighed count, and so on. */
  body: number[];
  /** The same for names that the file defines. */
  definitions: number[];
  /** Bytes that were looked at. */
  bytes: number;
}

/** Counts one query's terms; made once a query, used for every file. Everything it does is synchronous. */
export interface FileCounter {
  /** Null for a file that holds none of the terms, or is binary. `bytes` may be longer than what counts: `length` bytes. */
  count(bytes: Uint8Array, length: number, path: string): FileHits | null;
}

/** A file after the scan. `hits` is undefined where it was not searched, null where nothing is in it. */
export interface ScannedFile {
  entry: FileEntry;
  hits: FileHits | null | undefined;
}
