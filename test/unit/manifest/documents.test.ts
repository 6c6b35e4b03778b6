import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Places of this project in backticks; `<type>` and `…` stand for many. */
function placesIn(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  return [...text.matchAll(/`((?:src|test|media)\/[^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((place) => !/[<*…{]/.test(place));
}

describe('what the documents name', () => {
  it.each(['README.md', 'SECURITY.md', 'test/bench/README.md'])('is there: %s', (document) => {
    const places = placesIn(document);
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
  });
});
