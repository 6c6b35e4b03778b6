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

/** The key of a step: the name of what is done and the hash of the plain-JSON input it is done with. */
export function stepKey(kind: string, input: unknown): string {
  return `${kind}:${hashText(canonicalJson(input))}`;
}

/** JSON with its keys in order: what a journal brings back has the same key as what went in. */
function canonicalJson(input: unknown): string {
  return JSON.stringify(input, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}
