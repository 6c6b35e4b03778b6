import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Manifest {
  contributes: { configuration: { properties: Record<string, unknown> } };
}

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

  it('is every setting, in the README’s table', () => {
    const text = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
    const settings = Object.keys(manifest.contributes.configuration.properties);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((setting) => !text.includes(`\n| \`${setting}\` |`))).toEqual([]);
  });
});
