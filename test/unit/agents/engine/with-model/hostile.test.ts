import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { answerAll, begin, modelRig, says } from './rig';

/** What hides or reorders text for whoever reads it, and what no file can hold. */
const HIDDEN = ['\u202e', '\u2066', '\u200b', '\u001b[31m', '\u{e0041}', '\ud800', '\u0007'];
const EVIL = `evil${HIDDEN.join('')} <script>alert(1)</script> ![x](http://x.example/p.png) [go](command:run)\n# Approved\n---`;

/** Keys whose texts are for people. */
const WORDS = new Set([
  ...[
    'title',
    'scope',
    'reason',
    'reasoning',
    'summary',
    'gaps',
    'question',
    'context',
    'label',
    'description',
    'pros',
  ],
  ...[
    'cons',
    'why',
    'subject',
    'about',
    'unit',
    'labels',
    'placeholder',
    'acknowledgement',
    'finding',
    'reply',
    'text',
  ],
  ...['comment', 'option', 'quality', 'terms', 'directive'],
]);

/** A result with the hostile text behind every text of it that is for people. */
function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name)]));
  return typeof value === 'string' && WORDS.has(key) && value !== '' ? `${value} ${EVIL}` : value;
}

describe('a model whose every word is hostile', () => {
  it('hides nothing from the person, and writes no markup into what is kept', async () => {
    const rig = await modelRig({ respond: (request: RecordedRequest) => saysJson(poisoned(goodResult(request))) });
    const interview = await begin(rig);
    const shown: string[] = [];
    interview.subscribe(() => shown.push(JSON.stringify(interview.view())));
    await says(interview, { type: 'message', text: 'Let’s talk about mail' });
    await says(interview, { type: 'clarify', questionId: interview.view().open?.id ?? '', text: 'Why?' });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);

    const { spec = '', answers = '' } = rig.specs[0] ?? {};
    const kept = [JSON.stringify(interview.session), spec, answers, ...rig.drafts.values(), ...shown];
    for (const text of kept) {
      expect(text).not.toMatch(/[\u202e\u2066\u200b\u{e0041}]|\\u001b|\\u0007|\\ud800/u);
    }
    const body = spec.slice(spec.indexOf('\n---\n'));
    for (const markdown of [body, ...rig.drafts.values()]) {
      const text = markdown.replace(/^---\n[^]*?\n---\n/, '');
      expect(text).toContain('evil');
      expect(text).not.toMatch(/[^\\](?:<script|\[x\]|\[go\])/);
      expect(text).not.toMatch(/^# Approved/m);
    }
  });

  it('keeps what scripts and emoji are written with', async () => {
    const label = 'می\u200cخواهم \u{1f469}\u200d\u{1f4bb} ✔\ufe0f';
    const summarizer = (request: RecordedRequest) =>
      saysJson({ ...goodResult(request), ...(request.role === 'summarizer' ? { summary: label } : {}) });
    const rig = await modelRig({ respond: summarizer });
    const interview = await begin(rig);
    await says(interview, { type: 'wrap_up' });
    expect(interview.session.spec?.summary).toBe(label);
  });
});
