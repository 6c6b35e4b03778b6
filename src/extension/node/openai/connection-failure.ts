import { ModelFailure } from '../../../agents/model/model';
import type { Endpoint } from './endpoint';
import { objectIn } from './read-json';

/** How many causes deep an error is looked into. */
const MAX_DEPTH = 8;

/**
 * An error of the connection, which is told by its codes: those of the system, of TLS and of the HTTP client, somewhere
 * in its causes. `show` makes words safe to repeat.
 */
export function connectionFailure(error: unknown, endpoint: Endpoint, show: (text: string) => string): ModelFailure {
  const { codes, messages } = traced(error);
  const { host, local } = endpoint;
  const has = (...names: string[]) => codes.some((code) => names.includes(code));
  const later = { transient: true };
  if (messages.some((message) => /unexpected redirect|redirect mode/i.test(message))) {
    return redirected(endpoint);
  }
  if (has('ECONNREFUSED')) {
    const running = local ? 'Is the server running?' : 'Is the server running, and the address right?';
    return new ModelFailure('transport', `Nothing answers at ${host}. ${running}`, later);
  }
  if (has('ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME')) {
    return new ModelFailure(
      'transport',
      `The name ${host} cannot be found. Check the address and the connection to the network.`,
      later,
    );
  }
  if (codes.some((code) => /CERT|SELF_SIGNED|^ERR_(?:TLS|SSL)|^UNABLE_TO_/.test(code))) {
    return new ModelFailure('transport', `The certificate of ${host} is not trusted on this machine.`);
  }
  if (has('ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT')) {
    return new ModelFailure('transport', `${host} took too long to answer.`, later);
  }
  if (has('EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN')) {
    return new ModelFailure('transport', `${host} cannot be reached from this machine.`, later);
  }
  if (has('ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ERR_STREAM_PREMATURE_CLOSE')) {
    return new ModelFailure('transport', `The connection to ${host} broke off.`, later);
  }
  const why = show(messages.findLast(Boolean) ?? '');
  return new ModelFailure('transport', `The call to ${host} did not go through.${why ? ` (${why})` : ''}`, later);
}

/** A redirect is never followed: it would carry the key and the prompt to another place. */
export function redirected({ host }: Endpoint): ModelFailure {
  return new ModelFailure(
    'transport',
    `${host} sends calls on to another address, which is not followed. Set the address that it really has.`,
  );
}

/** Every code and message of an error, its causes and, where several addresses were tried, their errors. */
function traced(error: unknown, depth = 0): { codes: string[]; messages: string[] } {
  const found = { codes: [] as string[], messages: [] as string[] };
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return found;
  const { code, message, cause, errors } = objectIn(error);
  if (typeof code === 'string') found.codes.push(code);
  if (typeof message === 'string') found.messages.push(message);
  for (const inner of [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]) {
    const { codes, messages } = traced(inner, depth + 1);
    found.codes.push(...codes);
    found.messages.push(...messages);
  }
  return found;
}
