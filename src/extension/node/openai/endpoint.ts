/** Where an OpenAI-compatible server is. */
export interface Endpoint {
  /** With its path and without a slash at its end, e.g. `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  /** Scheme, host and port: what a key belongs to. */
  origin: string;
  /** Host and port, for people. */
  host: string;
  /** Whether it is this machine, so that nothing leaves it. */
  local: boolean;
}

/** Why an address cannot be used, in a sentence for the person. */
interface BadEndpoint {
  problem: string;
}

/** What people paste who copied the address of the call itself. */
const CALL_PATH = /\/chat\/completions$/;

/**
 * An address as a person or a setting gives it, checked: https, or http on this machine only, and without anything in it
 * that could be a secret. The sentence of a refusal repeats nothing of the address that could be one.
 */
export function checkedEndpoint(baseUrl: string): Endpoint | BadEndpoint {
  const given = baseUrl.trim();
  if (!URL.canParse(given)) {
    // Not even in part: it may be a key that was pasted into the wrong field, and the sentence is logged.
    return { problem: 'This is no address. Give one such as http://127.0.0.1:11434/v1.' };
  }
  const url = new URL(given);
  const local = isLoopback(url.hostname);
  if (url.username || url.password) {
    return {
      problem: `Leave name and password out of the address of ${url.host}: keys are kept apart from addresses.`,
    };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { problem: 'Give the whole address, with https:// at its start, or http:// for a server on this machine.' };
  }
  if (url.protocol === 'http:' && !local) {
    return { problem: `${url.origin} is not encrypted. Use https, or http on this machine only.` };
  }
  if (url.search || url.hash) {
    return { problem: `Leave out what follows the path in the address of ${url.host} (“?…” or “#…”).` };
  }
  const path = url.pathname.replace(/\/+$/, '').replace(CALL_PATH, '');
  return { baseUrl: url.origin + path, origin: url.origin, host: url.host, local };
}

/** Whether a host name, as a parsed URL has it, is this machine whatever a name server says. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
