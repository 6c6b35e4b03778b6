import { subwords } from '../../base/english/subwords';
import type { Evidence } from '../../session/evidence';
import { contentStems, stem } from '../../base/english/words';
import { ABOUT_PARTS, isCommandItself, partsIn, type ProjectKind } from '../../session/project-kind';
import type { AreaContext, Entry } from './entries/entry';
import { best, BUILDING, opt, WITH_SCREENS } from './entries/entry';

/** Code that fits this well is taken to be where the change belongs. */
const STRONG_EVIDENCE = 0.6;

/** Questions that exist only because of what was found in the workspace. */
export function evidenceEntries(context: AreaContext): Entry[] {
  return [thereEntry(context), partEntry(context), alikeEntry(context)].filter((entry) => entry !== null);
}

/** Before the details of something comes what it is one more of: that settles most of them. */
const WORTH_OF_ALIKE = 96;
/** Fewest files side by side that are of one kind, and most that are named. */
const LEAST_ALIKE = 2;
const MOST_ALIKE = 3;
/** Words by which somebody wants one more of something; what is done to those that are there is another wish. */
const ADDS =
  /^\P{L}{0,3}(?:an?|eine?n?|new|neue?[nrs]?) |\b(?:let|allow|accept|add|new|another|one more|support|introduce|implement|create|provide|offer|export|import|need|want)\b|(?:neue[nrs]?|weitere[nrs]?|ergänz|hinzufüg|unterstütz|brauch|einführ)/iu;
/** Folders that hold everything, and say nothing of what is in them. */
const HOLDS_ALL =
  /^(?:src|sources?|lib|libs|app|apps|core|common|shared|utils?|helpers?|tests?|scripts?|components?|pages?|views?|models?|migrations?|api|internal|pkg|cmd|packages?|main|ui|web|server|client|frontend|backend|static|public|assets|docs?)$/i;
/** Files of a folder that are none of what is in it. */
const NO_MEMBER = /^(?:index|mod|lib|main|__init__|base|types?|utils?|helpers?|common)\b/i;

/** The folder that is called as something in the request and holds things of one kind, with those that were found. */
function alikeIn({ code, request }: AreaContext): { folder: string; found: Evidence[] } | null {
  const wanted = new Set(contentStems(request));
  const folders = new Map<string, Evidence[]>();
  for (const piece of code) {
    const parts = piece.path.split('/');
    const [folder = '', file = ''] = parts.slice(-2);
    if (subwords(file.replace(/\..*$/, '')).length > 1) continue;
    if (parts.length < 3 || HOLDS_ALL.test(folder) || NO_MEMBER.test(file) || !wanted.has(stem(folder.toLowerCase())))
      continue;
    const path = parts.slice(0, -1).join('/');
    const there = folders.get(path) ?? [];
    if (!there.some((one) => one.path === piece.path)) folders.set(path, [...there, piece]);
  }
  const [best] = [...folders].sort((a, b) => b[1].length - a[1].length);
  if (best === undefined || best[1].length < LEAST_ALIKE) return null;
  const [folder, found] = best;
  // `article.controller.ts` beside `article.service.ts` are layers of one thing.
  const things = new Set(found.map(({ path }) => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0]));
  // Where the wish speaks of what stands there, it is about those, and no further one.
  const isAboutThese = [...things].some((thing = '') => wanted.has(stem(thing.toLowerCase())));
  return things.size < LEAST_ALIKE || isAboutThese ? null : { folder, found };
}

function alikeEntry(context: AreaContext): Entry | null {
  const adds =
    (context.kind === 'feature' || context.kind === 'integration') &&
    context.change === null &&
    ADDS.test(context.request);
  const alike = adds ? alikeIn(context) : null;
  if (alike === null) return null;
  const folder = `\`${alike.folder}\``;
  const names = alike.found.slice(0, MOST_ALIKE).map(({ path }) => `\`${path.slice(path.lastIndexOf('/') + 1)}\``);
  const shared = {
    about: 'evidence.alike',
    dimensions: ['scope', 'behaviour'],
    aspects: ['alike', 'place'],
    priority: WORTH_OF_ALIKE,
    type: 'pick_one',
    evidence: alike.found.map(({ id }) => id).slice(0, MOST_ALIKE),
    madeIn: context.language,
  } as const;
  const [first = '', ...others] = names;
  if (context.language === 'de') {
    const listed =
      others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} und ${others.at(-1) ?? ''}`;
    return {
      ...shared,
      subject: 'Was daneben schon steht',
      question: `In ${folder} stehen schon ${listed}: Kommt das als Weiteres dazu?`,
      why: 'Was gleich gebaut wird, muss nicht einzeln beschrieben werden.',
      options: [
        best(
          'Ja, gebaut wie diese',
          `Die Änderung muss neben ${listed} in ${folder} stehen und gebaut, eingetragen, beschrieben und getestet sein wie diese.`,
        ),
        opt(
          'Ja, aber nicht in allem gleich',
          `Die Änderung muss neben ${listed} in ${folder} stehen und abweichen, wo es gesagt ist.`,
        ),
        opt(
          'Nein, das Bestehende ändert sich',
          `Die Änderung muss ändern, was in ${folder} steht, ohne etwas daneben zu stellen.`,
        ),
        opt('Nein, es gehört woanders hin', `Die Änderung darf nicht nach ${folder} kommen.`),
      ],
    };
  }
  const listed =
    others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1) ?? ''}`;
  return {
    ...shared,
    subject: 'What stands beside it already',
    question: `${folder} holds ${listed} already: is this one more of them?`,
    why: 'What is built alike needs no description of its own.',
    options: [
      best(
        'Yes, built like those',
        `The change shall stand beside ${listed} in ${folder}, and be built, listed, documented and tested like those.`,
      ),
      opt(
        'Yes, but not alike in all',
        `The change shall stand beside ${listed} in ${folder}, and differ where that is said.`,
      ),
      opt('No, what is there changes', `The change shall alter what stands in ${folder}, and add nothing beside it.`),
      opt('No, it belongs elsewhere', `The change shall not go into ${folder}.`),
    ],
  };
}

/** Which part of a workspace it is for: each has other people, and other words for the same. */
const WORTH_OF_PART = 98;
/** More parts than this are not offered: whoever has so many says it in their own words. */
const MOST_PARTS = 8;

/** How people call a part without its folder's name. */
const CALLED: Readonly<Record<ProjectKind, RegExp>> = {
  web_app: /\b(?:web|site|browser|frontend|pages?|website|webseite)\b/i,
  app: /\b(?:mobile|phones?|native|ios|android|desktop|handy|smartphone)\b/i,
  service: /\b(?:api|endpoints?|server|service|backend|routes?|schnittstelle|endpunkt)\b/i,
  command_line: /\b(?:cli|command(?:[- ]line)?|terminal|befehl|kommandozeile)\b/i,
  terminal_app: /\b(?:tui|terminal)\b/i,
  library: /\b(?:package|library|paket|bibliothek)\b/i,
};

function partEntry(context: AreaContext): Entry | null {
  const { code, evidence, facts, kind, language, request, selection } = context;
  if (!BUILDING.includes(kind) || context.change !== null || selection !== null) return null;
  if (isCommandItself(facts, evidence)) return null;
  // A library is changed with what uses it.
  const all = partsIn(facts, evidence).filter((part) => part.kind !== 'library');
  const holding = all.filter(({ folder }) => code.some(({ path }) => path.startsWith(folder)));
  // Where one part alone holds what the request is about, it is meant.
  const parts = holding.length === 0 ? all : holding;
  const words = new Set(request.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const isNamed = parts.some(
    ({ folder, kind: of }) =>
      CALLED[of].test(request) || subwords(folder.split('/').at(-2) ?? '').some((word) => words.has(word)),
  );
  const isFound = (code[0]?.score ?? 0) >= STRONG_EVIDENCE;
  // The pages of an application and the service behind them are one thing to those who wish for something.
  const isOneThing =
    all.length === 2 &&
    all.some((part) => part.kind === 'service') &&
    all.some((part) => WITH_SCREENS.includes(part.kind));
  if (parts.length < 2 || parts.length > MOST_PARTS || isOneThing || isNamed || isFound) return null;
  const german = language === 'de';
  return {
    about: ABOUT_PARTS,
    subject: german ? 'Wofür es gilt' : 'Where it is made',
    dimensions: ['scope'],
    aspects: ['place', 'part'],
    priority: WORTH_OF_PART,
    type: 'pick_many',
    evidence: parts.flatMap((part) => part.evidence),
    madeIn: language,
    question: german
      ? 'Für welche Anwendungen dieses Projekts gilt es?'
      : 'Which applications of this workspace is it for?',
    context: german ? 'Was sie gemeinsam benutzen, ändert sich mit.' : 'Packages that they share change with them.',
    why: german
      ? 'Die Anfrage nennt keinen, und jeder hat eigene Benutzer.'
      : 'The request names none, and each has people of its own.',
    options: parts.map(({ folder }) => {
      const name = `\`${folder.replace(/\/$/, '')}\``;
      return opt(name, german ? `Die Änderung muss ${name} umfassen.` : `The change shall cover ${name}.`);
    }),
  };
}

/** Whether the wish is for what stands in the code already: nothing else matters before that is known. */
const WORTH_OF_THERE = 98;

/** What a wish for one more thing calls it by: a name that no other word could be, and nothing behind it that it belongs to. */
const ADDED =
  /\b(?:accept|support|add|allow|introduce|provide|offer|implement|have|get|need|want|called|named|ergänze|unterstütze|akzeptiere)s?(?: (?:an?|the|support for|for|new|optional|global|short|long|option|flag|argument|parameter|setting|method|function|command|hook|attribute|called|named|einen?|eine|neuen?|option|schalter|parameter))* `?(--[a-z][\w-]{2,30}|[a-z]{2,20}(?:[A-Z][a-z]\w*)+|[a-z]{2,20}(?:_[a-z]+)+)`?(?:\(\))?(?! (?!(?:so|to|that|which|for|in|on|when|and|as|if|of|from|like|by|with|option|flag|argument|parameter|setting|method|function|damit|für|zu[rm]?|die|das|der)\b)\w)/;

/** The thing that is wished for by a name that the code has already, with the code that has it. */
function thereAlready({ code, request }: AreaContext): { name: string; found: Evidence } | null {
  const name = ADDED.exec(request.slice(0, LOOKED_AT))?.[1];
  if (name === undefined || EVERY_COMMAND.test(name)) return null;
  const escaped = name.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`);
  const isThere = (line: string) => whole.test(line) && (DECLARES.test(line) || !name.startsWith('-'));
  const found = code.find(({ excerpt }) => excerpt.split('\n').some(isThere));
  return found === undefined ? null : { name, found };
}

/** Options that a command has anyway: whoever names one speaks of what it prints. */
const EVERY_COMMAND = /^--(?:help|version|verbose|quiet|list)$/;

/** A line that declares an option of a command line: another one may only pass it on to some other program. */
const DECLARES = /option|flag|argument|\barg\b|\blong\b|usage|help|describe/i;

/** Characters of a request that are looked at. */
const LOOKED_AT = 1_000;

function thereEntry(context: AreaContext): Entry | null {
  const isWish = BUILDING.includes(context.kind) && context.change === null && context.selection === null;
  const there = isWish ? thereAlready(context) : null;
  if (there === null) return null;
  const name = `\`${there.name}\``;
  const path = `\`${there.found.path}\``;
  const shared = {
    about: 'evidence.there',
    dimensions: ['scope'],
    aspects: ['public_api', 'existing_use', 'place'],
    priority: WORTH_OF_THERE,
    type: 'pick_one',
    evidence: [there.found.id],
    madeIn: context.language,
  } as const;
  return context.language === 'de'
    ? {
        ...shared,
        subject: 'Was es schon gibt',
        question: `${name} steht schon in ${path}: Was fehlt daran?`,
        why: 'Was es schon gibt, wird geändert und nicht noch einmal gebaut.',
        options: [
          opt('Es soll mehr oder anderes tun', `Die Änderung muss ändern, was ${name} in ${path} heute tut.`),
          opt('Es fehlt an anderer Stelle', `Die Änderung muss ${name} dort ergänzen, wo es noch nicht gilt.`),
          opt('Es ist etwas anderes gleichen Namens', `Die Änderung darf an ${name} in ${path} nichts ändern.`),
          opt('Dann fehlt nichts', `${name} in ${path} muss bleiben, wie es ist.`),
        ],
      }
    : {
        ...shared,
        subject: 'What is there already',
        question: `${name} is in ${path} already: what is missing?`,
        why: 'What is there already is changed, and not built once more.',
        options: [
          opt('It should do more, or something else', `The change shall alter what ${name} in ${path} does today.`),
          opt('It is missing in another place', `The change shall add ${name} where it does not hold yet.`),
          opt('It is something else of that name', `The change shall leave ${name} in ${path} as it is.`),
          opt('Then nothing is missing', `${name} in ${path} shall stay as it is.`),
        ],
      };
}
