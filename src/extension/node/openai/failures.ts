import { ModelFailure } from '../../../agents/model/model';
import { connectionFailure, redirected } from './connection-failure';
import type { Endpoint } from './endpoint';
import { isServerError, serverFault, type ServerFault } from './server-fault';
import { ownWords, shortWords } from './server-words';

/** What a failure has to be told with. */
interface CallFacts {
  endpoint: Endpoint;
  modelName: string;
  key: string | null;
  /** Whether the request asked for a form of reply or offered tools, which a lower rung does without. */
  structured: boolean;
  /** All that the prompt said, so that none of it is repeated. */
  prompt: string;
}

/** Any error of a call as the `ModelFailure` that it means. `now` is in milliseconds since 1970. */
export function toFailure(error: unknown, facts: CallFacts, now: number): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (isServerError(error)) {
    const fault = serverFault(error, now);
    // The prompt may speak of anything, keys and models and context windows included, and servers like to quote it.
    return faultFailure({ ...fault, message: ownWords(fault.message, facts) }, facts);
  }
  if (error instanceof SyntaxError) {
    return new ModelFailure('content', 'The server’s stream holds something that is not JSON.');
  }
  return connectionFailure(error, facts.endpoint, (text) => shortWords(ownWords(text, facts)));
}

/** The wordings of OpenAI, llama.cpp, vLLM, Ollama, LM Studio, Anthropic and Groq for an input that does not fit. */
const TOO_LONG =
  /context[ _-]?(?:length|window|size)|context the overflows|context overflow|prompt (?:is )?too long|too many tokens|input (?:is )?too long|input length|maximum (?:prompt|input) length|reduce the length|max_model_len|request too large/i;
const TOO_LONG_NAMES = /context_length|context_size|string_above_max_length/;
const MODERATED = /flagged|moderation|content[ _](?:management )?(?:policy|filter)/i;
const BAD_KEY =
  /(?:invalid|incorrect|missing|wrong|no|provide an?)\b.{0,20}\bapi[ _-]?key|api[ _-]?key\b.{0,20}(?:invalid|not valid|missing|required|expired)/i;
const NO_QUOTA = /insufficient[ _](?:quota|credits?|balance|funds)|exceeded your current quota|billing/i;
const NO_MODEL =
  /model\b.{0,120}\b(?:not found|does not exist|not exist|not available|not loaded|is unknown)|(?:unknown|invalid|no such) model|no models? (?:is )?loaded|not a valid model|no endpoints found for/i;
const NO_MODEL_NAMES = /model_not_(?:found|exist)/;
const NOT_READY = /crashed|unloaded|loading model|model is loading|out of memory|failed to load/i;
const ABOUT_FORM =
  /response[ _]format|json[ _]?(?:schema|object|mode)|structured|guided|grammar|schema|\btools?\b|tool_|function|jinja|requested parameters/i;

/** An error that the server told in its own words, as the failure that it means. The first meaning that fits stands. */
function faultFailure(fault: ServerFault, facts: CallFacts): ModelFailure {
  const { status, names, message, retryAfterMs } = fault;
  const { host } = facts.endpoint;
  const said = message ? ` It says: ${shortWords(message)}` : '';
  const later = { transient: true, retryAfterMs };
  if (status === 413 || TOO_LONG_NAMES.test(names) || TOO_LONG.test(message)) {
    return new ModelFailure('too_long', `The input is too long for the model ${facts.modelName}.${said}`);
  }
  if (status < 500 && (MODERATED.test(names) || (status !== 429 && MODERATED.test(message)))) {
    return new ModelFailure('content', 'The provider’s content filter held the request back.');
  }
  if (status === 401 || (status < 500 && BAD_KEY.test(message))) return badKey(facts);
  if (status === 402 || NO_QUOTA.test(names) || (status < 500 && NO_QUOTA.test(message))) {
    return new ModelFailure('quota', `The account at ${host} has no quota or credit left.${said}`);
  }
  if (status === 403) return new ModelFailure('authorisation', `${host} does not allow this call.${said}`);
  if (status === 429) return new ModelFailure('quota', `${host} takes no more calls for now.${said}`, later);
  if (lacksModel(fault, facts)) return noModel(facts, said);
  if (NOT_READY.test(message)) return new ModelFailure('transport', `The model at ${host} is not ready.${said}`, later);
  if (refusesForm(fault, facts)) {
    return new ModelFailure('unsupported', `${host} does not take this form of request.${said}`);
  }
  if (status === 404 || status === 405) return wrongAddress(facts, said);
  if (status >= 300 && status < 400) return redirected(facts.endpoint);
  if (status >= 500 || [408, 409, 425].includes(status)) {
    return new ModelFailure('transport', `The server at ${host} failed (status ${status}).${said}`, later);
  }
  return new ModelFailure('transport', `The server at ${host} refuses the request (status ${status}).${said}`);
}

/** Whether the model is what is missing, and not something that the model or its server cannot do. */
function lacksModel({ names, message }: ServerFault, { modelName }: CallFacts): boolean {
  return NO_MODEL_NAMES.test(names) || (NO_MODEL.test(message) && !ABOUT_FORM.test(message.replaceAll(modelName, '')));
}

/** Whether a lower rung, which asks for less, may be taken where this request was not. */
function refusesForm({ status, names, param, message }: ServerFault, { structured }: CallFacts): boolean {
  if (!structured) return false;
  return [400, 422, 501].includes(status) || (status >= 404 && ABOUT_FORM.test(`${names} ${param} ${message}`));
}

/** The same words are read on the command line, which knows no such command. */
const SET_KEY = 'in the editor: “SDD Brainstorm: Set API Key…”';

function badKey({ endpoint: { host }, key }: CallFacts): ModelFailure {
  return new ModelFailure(
    'authorisation',
    key === null
      ? `${host} wants a key, and none is set for it. Set one (${SET_KEY}), or choose another model.`
      : `${host} refuses the key that is set for it. Give another key (${SET_KEY}), or choose another model.`,
  );
}

function noModel({ endpoint: { host }, modelName }: CallFacts, said: string): ModelFailure {
  return new ModelFailure(
    'transport',
    `${host} has no model ${modelName} ready. Check its name, load or download it there, or choose another model.${said}`,
  );
}

function wrongAddress({ endpoint: { baseUrl } }: CallFacts, said: string): ModelFailure {
  return new ModelFailure(
    'transport',
    `There is no model server at ${baseUrl}. Check the address: most end in /v1.${said}`,
  );
}
