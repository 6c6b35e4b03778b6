import { sendJson } from './replies.mjs';

/**
 * @param {readonly import('./web-replies.d.mts').CitedPage[]} pages
 * @param {{ usage?: Record<string, unknown> | null }} [options]
 * @returns {import('./replies.d.mts').Reply}
 */
export function webAnswer(pages, { usage = { input_tokens: 900, output_tokens: 120, total_tokens: 1020 } } = {}) {
  let text = '';
  const annotations = pages.map(({ url, title = 'A page', says }) => {
    const mark = `([${title}](${url}))`;
    const start = text.length + says.length + 1;
    text += `${says} ${mark}\n`;
    return { type: 'url_citation', start_index: start, end_index: start + mark.length, url, title };
  });
  const search = { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'q' } };
  return webBody({ ...answer([search, message(text, annotations)]), ...(usage === null ? {} : { usage }) });
}

/**
 * @param {string} [text]
 * @returns {import('./replies.d.mts').Reply}
 */
export function noSearch(text = 'As far as I remember, it is so.') {
  return webBody(answer([message(text, [])]));
}

/**
 * @param {unknown} body
 * @returns {import('./replies.d.mts').Reply}
 */
export function webBody(body) {
  return { name: 'answers a search', play: ({ response }) => sendJson(response, 200, body) };
}

/** @param {readonly unknown[]} output */
function answer(output) {
  return { id: 'resp_1', object: 'response', created_at: 1, status: 'completed', model: 'scripted', output };
}

/**
 * @param {string} text
 * @param {readonly unknown[]} annotations
 */
function message(text, annotations) {
  const content = [{ type: 'output_text', text, annotations }];
  return { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content };
}
