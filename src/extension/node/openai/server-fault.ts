import OpenAI from 'openai';
import { retryAfterMs } from './retry-after';
import { messageIn, namesIn } from './server-words';

/** What a server says of an error, by HTTP status or inside an answer that HTTP calls good. */
export interface ServerFault {
  /** The HTTP status, or the one that the error's own names amount to. */
  status: number;
  /** The error's code and type, in lower case: `context_length_exceeded invalid_request_error`. */
  names: string;
  /** The parameter that it is about; empty for none. */
  param: string;
  /** The server's own words: not to be shown as they are. */
  message: string;
  retryAfterMs: number | null;
}

/** What the names of errors amount to where there is no HTTP status. The first that fits stands. */
const STATUS_OF_NAMES: readonly { names: RegExp; status: number }[] = [
  { names: /quota|billing|payment|credits/, status: 402 },
  { names: /rate_?limit|too_many_requests/, status: 429 },
  { names: /authentication|unauthorized|invalid_api_key/, status: 401 },
  { names: /permission|forbidden/, status: 403 },
  { names: /not_?found/, status: 404 },
  { names: /invalid|bad_?request|validation|unsupported|context_?(?:length|size)|exceed/, status: 400 },
];

type ServerError = InstanceType<typeof OpenAI.APIError>;

/** Whether the client raised the error for something that the server answered. */
export function isServerError(error: unknown): error is ServerError {
  return error instanceof OpenAI.APIError && !(error instanceof OpenAI.APIConnectionError);
}

/** What such an error says; `now` is in milliseconds since 1970. */
export function serverFault(error: ServerError, now: number): ServerFault {
  const said: unknown = error.error;
  const { code, type, param, status } = namesIn(said);
  const names = `${code} ${type}`.trim().toLowerCase();
  return {
    status: error.status ?? status ?? statusOfNames(names),
    names,
    param,
    message: messageIn(said) || (said ? '' : bodyText(error.message)),
    retryAfterMs: retryAfterMs(error.headers, now),
  };
}

/** What the client makes of a body that is not JSON: its text after the status. Pages and nothing at all say nothing. */
function bodyText(message: string): string {
  const text = message.replace(/^\d{3} /, '');
  return /^\s*<|^(?:\(no status code|status code \(no body)/.test(text) ? '' : text;
}

/** An error without any status is taken for one of the server's own. */
function statusOfNames(names: string): number {
  return STATUS_OF_NAMES.find((entry) => entry.names.test(names))?.status ?? 502;
}

/** Something that the server refuses and that a request can do without. */
export type Adaptation = 'usage' | 'stream' | 'images';

/** What to leave out so that the same request may be taken; null where nothing of the kind is refused. */
export function adaptationTo(
  { status, names, param, message }: ServerFault,
  sent: Record<Adaptation, boolean>,
): Adaptation | null {
  if (sent.usage && [400, 422].includes(status) && /stream_options|include_usage/.test(`${param} ${message}`)) {
    return 'usage';
  }
  if (sent.stream && [400, 422].includes(status) && (param === 'stream' || /\bstream(?:ing|ed)?\b/i.test(message))) {
    return 'stream';
  }
  const aboutImages = /\bimages?\b|image_url|vision|multi-?modal|mmproj/i.test(`${names} ${param} ${message}`);
  return sent.images && status >= 400 && ![401, 402, 403, 429].includes(status) && aboutImages ? 'images' : null;
}
