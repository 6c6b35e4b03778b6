/**
 * A 64-bit FNV-1a hash (two 32-bit lanes with different offsets) of a text, as 16 hex digits. Not cryptographic: it
 * names steps and inputs, where a chance collision merely reuses a result.
 */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (i & 0xff), 0x01000193);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** The key of a step: the name of what is done and the hash of the plain-JSON input it is done with, which never changes. */
export function stepKey(kind: string, input: unknown): string {
  return `${kind}:${recentHash(input)}`;
}

/** The inputs that were hashed last: what is due is decided anew after each event, mostly from the same things. */
const recent: { input: unknown; hash: string }[] = [];
const MOST_RECENT = 12;

function recentHash(input: unknown): string {
  const known = recent.find((one) => isSame(one.input, input));
  if (known !== undefined) return known.hash;
  const hash = hashText(canonicalJson(input) ?? '');
  recent.unshift({ input, hash });
  recent.length = Math.min(recent.length, MOST_RECENT);
  return hash;
}

/** Whether two values are the same as JSON. What they are made of is mostly the very same objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, index) => isSame(entry, other[index]));
  }
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every(
    (name) =>
      Object.hasOwn(other, name) &&
      isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}

/** What objects are as JSON, kept with them: an input of a long session has most of them from the one before. */
const texts = new WeakMap<object, string>();

/** JSON with its keys in order: what a journal brings back has the same key as what went in. Undefined for what JSON leaves out. */
function canonicalJson(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry) ?? 'null').join(',')}]`;
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = `{${fieldsOf(value).join(',')}}`;
  texts.set(value, text);
  return text;
}

function fieldsOf(value: object): string[] {
  // Objects have names that are whole numbers first, whatever they are made of: keys of before are made so.
  const inOrder = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  return Object.entries(inOrder).flatMap(([name, part]) => {
    const text = canonicalJson(part);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
}
