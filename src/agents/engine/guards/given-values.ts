import { conceptsOf, within } from './concepts';
import { type Want, wantOf } from './clauses';

/** Something the person said, and where: "the request", "Q2", "M1". */
export interface Said {
  source: string;
  text: string;
}

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)*k?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty)';

const DURATION = new RegExp(
  `(?<!\\b(?:per|every|once an?|a|times an?) )\\b${NUMBER}[ -]?(?:ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?)\\b`,
  'i',
);
const FREQUENCY =
  /\b(?:hourly|daily|nightly|weekly|monthly|yearly|every (?:\d+ |other )?\w+|(?:once|twice|\d+ times) (?:an?|per) \w+)\b/i;
const SIZE = new RegExp(`\\b${NUMBER} ?(?:bytes?|kb|kib|mb|mib|gb|gib|tb|kilobytes?|megabytes?|gigabytes?)\\b`, 'i');
const FORMAT =
  /\b(?:csv|tsv|json|jsonl|ndjson|xml|ya?ml|toml|pdf|excel|xlsx|ods|html|markdown|parquet|protobuf|png|jpe?g|svg|webp|zip)\b/i;

/** What asks for a format, and for the number of some noun. */
const ASKS_FORMAT = /^(?:in )?(?:which|what) (?:file |output |export |import |data )?formats?\b/;
const ASKS_COUNT = /\bhow many ([\p{L}-]+)/u;

/** What a question asks for, as words that are no part of its object. */
const MEASURES = new Set([
  ...conceptsOf(
    'long soon old large big many much often number size format second minute hour day millisecond week month year time file output',
  ),
]);

/** How fast something is and how fast it should be are told with the same words: neither answers the other. */
const SPEED = /\b(?:fast|slow|quick|speed|latency|respond|response time)\w*/i;

/** The words with which the person has given the value that a clause asks for; null if they have not. */
export function valueGiven(clause: string, said: readonly Said[]): (Said & { value: string }) | null {
  const pattern = wanted(clause);
  if (pattern === null || SPEED.test(clause)) return null;
  const object = [...conceptsOf(clause)].filter((concept) => !MEASURES.has(concept));
  if (object.length === 0) return null;
  for (const { source, text } of said) {
    for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/u)) {
      const value = pattern.exec(sentence)?.[0];
      if (value !== undefined && !SPEED.test(sentence) && within(new Set(object), spokenOf(sentence)))
        return { source, text: sentence, value };
    }
  }
  return null;
}

/** Where something is cached, how long it is kept is the life of the cache. */
function spokenOf(sentence: string): Set<string> {
  const concepts = conceptsOf(sentence);
  const [cache] = conceptsOf('cache');
  const [kept] = conceptsOf('ttl');
  return cache !== undefined && kept !== undefined && concepts.has(cache) ? new Set([...concepts, kept]) : concepts;
}

function wanted(clause: string): RegExp | null {
  if (ASKS_FORMAT.test(clause)) return FORMAT;
  const want: Want = wantOf(clause);
  if (want === 'duration') return DURATION;
  if (want === 'frequency') return FREQUENCY;
  if (want === 'size') return SIZE;
  const noun = want === 'count' ? ASKS_COUNT.exec(clause)?.[1] : undefined;
  if (noun === undefined) return null;
  const singular = noun.replace(/(?:ies|s)$/, '').replace(/[^\p{L}-]/gu, '');
  return singular.length < 3 ? null : new RegExp(`\\b${NUMBER} (?:[\\p{L}-]+ )?${singular}\\p{L}*`, 'iu');
}
