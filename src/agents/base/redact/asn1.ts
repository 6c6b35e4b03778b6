import { asText } from './decoding';

/** How Java's own key stores begin. */
const KEY_STORES = [
  [0xfe, 0xed, 0xfe, 0xed],
  [0xce, 0xce, 0xce, 0xce],
];

/** What stands in a private key after its sequence begins: a version (PKCS #1, #8, #12, SEC 1), or how it is encrypted. */
export function isPrivateKey(bytes: readonly number[]): boolean {
  if (asText(bytes.slice(0, 14)) === 'openssh-key-v1' || isSecretPacket(bytes)) return true;
  if (KEY_STORES.some((start) => start.every((byte, i) => bytes[i] === byte))) return true;
  let at = sequenceBody(bytes, 0);
  if (at < 0) return false;
  // An integer of one byte; a public key's is as long as the key.
  if (bytes[at] === 0x02) return bytes[at + 1] === 1 && (bytes[at + 2] ?? 9) <= 3 && bytes.length > at + 3;
  at = sequenceBody(bytes, at);
  // 1.2.840.113549.1.5: encryption with a password
  return (
    at >= 0 &&
    [0x06, -1, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x05].every((byte, i) => byte < 0 || bytes[at + i] === byte)
  );
}

/** Certificates, requests and public keys: sequences that begin with another sequence, and are no encrypted keys. */
export function isPublicSequence(bytes: readonly number[]): boolean {
  const at = sequenceBody(bytes, 0);
  return at >= 0 && bytes[at] === 0x30 && !isPrivateKey(bytes);
}

/** A secret key of OpenPGP (RFC 9580, 5.5.3) of version 4 and a creation date since 2004, without its armour. */
function isSecretPacket(bytes: readonly number[]): boolean {
  const tag = bytes[0] ?? 0;
  const at = tag === 0x94 ? 2 : tag === 0x95 || (tag === 0xc5 && (bytes[1] ?? 0) >= 0xc0) ? 3 : tag === 0xc5 ? 2 : 0;
  const year = bytes[at + 1] ?? 0;
  return at > 0 && bytes[at] === 4 && year >= 0x40 && year < 0x80 && (bytes[at + 5] ?? 99) <= 22;
}

/** Where the contents of the ASN.1 sequence at `at` begin; -1 where there is none. */
function sequenceBody(bytes: readonly number[], at: number): number {
  if (bytes[at] !== 0x30) return -1;
  const length = bytes[at + 1] ?? 0xff;
  if (length < 0x80) return at + 2;
  return length <= 0x83 ? at + 2 + (length - 0x80) : -1;
}
