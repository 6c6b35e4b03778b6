/** The tool that takes a result; see RESULT_TOOL in src/agents/model/model.ts. */
export const RESULT_TOOL = 'submit_result';

/** The heading under which every role's prompt says which role it is. */
const TITLE = /^# Your role: (.+)$/m;

/**
 * What came in, exactly, with what a script wants to know of it.
 *
 * @param {number} at its number, from 1
 * @param {import('node:http').IncomingMessage} message
 * @param {string} text the body
 * @returns {import('./recorded-request.d.mts').RecordedRequest}
 */
export function recordedRequest(at, message, text) {
  const body = parsed(text);
  return {
    at,
    method: message.method ?? '',
    path: message.url ?? '',
    headers: { ...message.headers },
    rawHeaders: [...message.rawHeaders],
    text,
    body,
    role: roleOf(body),
    title: titleOf(body),
    rung: rungOf(body),
    tools: toolNames(body).filter((name) => name !== RESULT_TOOL),
    takesResultTool: toolNames(body).includes(RESULT_TOOL),
    closedEarly: false,
    ended: Promise.resolve(),
  };
}

/**
 * The role that asks: by the name of the schema, else by the description of the result's tool, else by the heading of the
 * system prompt.
 *
 * @param {import('./recorded-request.d.mts').WireBody} body
 * @returns {string | null}
 */
export function roleOf(body) {
  const schema = body.response_format?.json_schema?.name;
  if (typeof schema === 'string') return schema;
  const tool = (body.tools ?? []).find(({ function: of }) => of?.name === RESULT_TOOL);
  const [, named] = /result of the (\w+)/.exec(tool?.function.description ?? '') ?? [];
  // "context probe" is contextProbe, "interviewer, asked back" the interviewer.
  const [heading] = (titleOf(body) ?? '').split(',');
  return named ?? (heading?.replace(/ (\w)/g, (_, letter) => letter.toUpperCase()) || null);
}

/**
 * @param {import('./recorded-request.d.mts').WireBody} body
 * @returns {string | null}
 */
function titleOf(body) {
  return TITLE.exec(textOf(body.messages?.[0]))?.[1] ?? null;
}

/**
 * @param {import('./recorded-request.d.mts').WireBody} body
 * @returns {import('./recorded-request.d.mts').RecordedRequest['rung']}
 */
function rungOf(body) {
  const format = body.response_format?.type;
  if (format === 'json_schema' || format === 'json_object') return format;
  return toolNames(body).includes(RESULT_TOOL) ? 'forced_tool' : 'text';
}

/**
 * @param {import('./recorded-request.d.mts').WireBody} body
 * @returns {string[]}
 */
function toolNames(body) {
  return (body.tools ?? []).map((tool) => tool?.function?.name).filter(Boolean);
}

/** @param {any} message */
function textOf(message) {
  const content = message?.content;
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => part?.text ?? '').join('\n') : '';
}

/** @param {string} text */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
