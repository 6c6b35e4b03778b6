import { subwords } from '../../base/english/subwords';
import type { Evidence } from '../../session/evidence';
import { contentStems, stem } from '../../base/english/words';
import type { BankContext, Entry } from './entries/entry';
import { GOOD_EVIDENCE } from './context';
import { best, opt } from './entries/entry';

/** Code that fits this well is taken to be where the change belongs. */
const STRONG_EVIDENCE = 0.6;

/** Questions that exist only because of what was found in the workspace. */
export function evidenceEntries(context: BankContext): Entry[] {
  const place = placeEntry(context);
  return place === null ? [] : [place];
}

/** What bears the request's words as its name may be the very thing that is asked for: that comes before any detail. */
const WORTH_OF_NAMESAKE = 97;

/** A name of several words that a piece shows, all of them words of the request; null if there is none. */
function wantedName({ shows }: Evidence, request: string): string | null {
  const wanted = new Set(contentStems(request));
  const names = [...shows.matchAll(/`(?:[a-z]+ )?([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const isWanted = (name: string) => {
    const words = subwords(name);
    return words.length > 1 && words.every((word) => wanted.has(stem(word)));
  };
  return names.find(isWanted) ?? null;
}

function placeEntry(context: BankContext): Entry | null {
  const found = context.code[0];
  if (found === undefined || found.score < STRONG_EVIDENCE || context.selection !== null) return null;
  const path = `\`${found.path}\``;
  const named = wantedName(found, context.request);
  const it = named === null ? path : `\`${named}\` in ${path}`;
  const others = [
    ...new Set(context.code.filter((evidence) => evidence.score >= GOOD_EVIDENCE).map((evidence) => evidence.path)),
  ]
    .filter((other) => other !== found.path)
    .slice(0, 2);
  const shows = found.shows.trim() === '' ? '' : `${found.shows.trim().replace(/\.$/, '')}. `;
  const also = others.length === 0 ? '' : `Also close: ${others.map((other) => `\`${other}\``).join(', ')}.`;
  const shared = {
    key: 'evidence.place',
    names: 'Place of the change',
    dims: ['scope', 'compatibility'],
    settles: ['place'],
    type: 'pick_one',
    evidence: context.code
      .filter((evidence) => evidence.score >= GOOD_EVIDENCE)
      .map((evidence) => evidence.id)
      .slice(0, 3),
    context: `${shows}${also}`.trim(),
  } as const;
  if (context.kind === 'bug' || context.kind === 'performance') {
    return {
      ...shared,
      worth: 56,
      ask: `Is ${path} the place where it goes wrong?`,
      why: 'It is the closest code that was found; starting at the right place saves the most time.',
      options: [
        best('Yes, there', `The fault is in ${path}; other code of the same pattern is listed, not changed.`),
        opt('There, and wherever the same pattern occurs', `The fix covers ${path} and all code of the same pattern.`),
      ],
    };
  }
  if (named === null || context.kind === 'docs' || context.kind === 'tests' || context.kind === 'tooling') return null;
  return {
    ...shared,
    worth: WORTH_OF_NAMESAKE,
    ask: `I found ${it}: extend it, or build beside it?`,
    why: 'Where the change goes decides what existing callers notice of it.',
    options: [
      best(`Extend ${path}`, `The change extends ${path}; existing callers keep their behaviour by default.`),
      opt('Build a new module beside it', `The change is a module of its own; ${path} stays as it is.`),
      opt('Replace it', `The change replaces ${path}, and its callers are moved over.`),
      opt('It has nothing to do with this', `${path} has nothing to do with the change and stays as it is.`),
    ],
  };
}
