import type { ProjectKind } from '../../../session/project-kind';
import { isBot, isGame } from '../entries/asked-for';
import type { AreaContext } from '../entries/entry';

/** Fewest things that are worth choosing from. */
export const LEAST_LATER = 3;

interface Later {
  label: string;
  says: string;
  /** Where the request says this, it is wanted. */
  said: RegExp;
  /** Only where the request says this, it could be expected. */
  needs?: RegExp;
}

/** What changes or deletes something that people have. */
const TOUCHES =
  /\b(?:renam|delet|remov|mov|sort|clean|convert|chang|edit|overwrit|organi[sz]|merg|resiz|tidy|benenn|lösch|verschieb|aufräum|sortier|änder|umwandel)\p{L}*/iu;
const FOLDERS = /\b(?:files?|folders?|photos?|pictures?|images?|directory|directories|dateien|ordner|fotos?|bilder)\b/i;

/** Not what lives inside another program. */
const ON_PAGES = /^(?![^]*(?:\bextension\b|\badd-?on\b|\bplug-?in\b|erweiterung|vs ?code))/i;

/** Not what stands on a desk or hangs on a wall either. */
const ON_PHONES_TOO =
  /^(?![^]*(?:\bextension\b|\badd-?on\b|\bplug-?in\b|erweiterung|vs ?code|\bdesktop\b|\bkiosk\b|\btv\b|\bwindows\b|\bmacos\b|\belectron\b))/i;

/** What a first version often does without, by what the project is. */
const LATER: Readonly<Record<'screens' | 'typed' | 'code' | 'served' | 'chat' | 'game', readonly Later[]>> = {
  game: [
    {
      label: 'An opponent played by the program',
      says: 'In the first version people play against people only.',
      said: /computer|\bai\b|\bbots?\b|single|alone|gegner|allein/i,
      needs: /two|players?|multi|against|versus|zwei|spieler|gegen/i,
    },
    {
      label: 'High scores and history',
      says: 'The first version keeps nothing of a game that is over.',
      said: /score|history|rank|leader|bestenliste|punkte/i,
    },
    { label: 'Sound', says: 'The first version makes no sound.', said: /sound|music|audio|ton\b|musik/i },
    {
      label: 'Several difficulties or modes',
      says: 'The first version has one mode.',
      said: /mode|difficult|level|modus|schwierig/i,
    },
    {
      label: 'Chat',
      says: 'The first version has no chat.',
      said: /chat/i,
      needs: /two|players?|multi|network|online|zwei|spieler|netz/i,
    },
  ],
  screens: [
    {
      label: 'Accounts and sign-in',
      says: 'The first version has no accounts and no sign-in.',
      needs: ON_PAGES,
      said: /member|user|account|sign|log.?in|player|konto|konten|anmeld|mitglied|\bcode\b|treasurer|kassier|\badmin/i,
    },
    {
      label: 'Sharing and several people at once',
      says: 'The first version is not made for several people at once.',
      said: /members?|team|everybody|club|players?|friends|choir|verein|mitglied|\b(?:\d+|two|three|four|several|mehrere|zwei|drei|vier) (?:people|persons|of us|users|colleagues|leute|personen|kolleg)|\bwe\b|\bour\b|\bwir\b|\bunser/i,
    },
    {
      label: 'A layout for phones',
      says: 'The first version has no layout for phones.',
      needs: ON_PHONES_TOO,
      said: /phone|mobile|telegram|handy|smartphone/i,
    },
    {
      label: 'Import and export',
      says: 'The first version imports and exports nothing.',
      said: /import|export|\bcsv\b|backup|excel|spreadsheet|tabelle|(?:old|existing|alte\w?|bestehende\w?) (?:data|records|photos|daten)|\baccess\b|taken over|übernehm|übernomm/i,
    },
    {
      label: 'More than one language',
      says: 'The first version has no second language for what it shows.',
      said: /language|translat|sprache|übersetz/i,
    },
  ],
  typed: [
    {
      label: 'A configuration file',
      says: 'The first version has no configuration file.',
      said: /config|konfig/i,
    },
    {
      label: 'A trial run',
      says: 'The first version has no trial run that only shows what would change.',
      said: /dry.?run|preview|trial|probelauf|vorschau/i,
      needs: TOUCHES,
    },
    {
      label: 'Folders within folders',
      says: 'The first version looks into one folder, not into those within it.',
      said: /subfolder|subdirector|recursiv|nested|unterordner|rekursiv/i,
      needs: FOLDERS,
    },
    {
      label: 'Output for programs',
      says: 'The first version has no output for programs.',
      said: /json|machine|\bcsv\b|\bfiles?\b|xml|datei|tabelle/i,
    },
    { label: 'Undo', says: 'The first version cannot take back what it did.', said: /undo|trash/i, needs: TOUCHES },
    {
      label: 'Other operating systems',
      says: 'The first version does not run on a second operating system.',
      said: /windows|linux|\bmac(?:s|os)?\b/i,
    },
  ],
  code: [
    {
      label: 'Asynchronous or streaming use',
      says: 'The first version has no asynchronous or streaming use.',
      said: /async|stream/i,
    },
    {
      label: 'Extension by others',
      says: 'The first version cannot be extended from outside.',
      said: /plug|extend|extension/i,
    },
    { label: 'A command line', says: 'The first version has no command line.', said: /command|cli\b/i },
    { label: 'Stable names', says: 'Names may change until version 1.0.', said: /stable/i },
  ],
  served: [
    {
      label: 'Keys or sign-in for callers',
      says: 'The first version serves every caller without a key or sign-in.',
      said: /key|token|auth|sign|login|schlüssel|anmeld/i,
    },
    {
      label: 'Several in one call',
      says: 'The first version does not take several in one call.',
      said: /batch|bulk|several|many|list|mehrere/i,
    },
    {
      label: 'Long work in the background',
      says: 'The first version does no work in the background.',
      said: /background|queue|async|job|webhook|hintergrund/i,
    },
    {
      label: 'Keeping what was sent',
      says: 'The first version keeps nothing of what it was sent.',
      said: /stor|sav|keep|histor|database|record|speicher|verlauf/i,
    },
    {
      label: 'An admin page',
      says: 'The first version has no page for its operators.',
      said: /admin|dashboard|page|seite/i,
    },
  ],
  chat: [
    {
      label: 'Several groups',
      says: 'The first version does not serve several groups or channels.',
      said: /groups|channels|servers|gruppen|kanäle/i,
    },
    {
      label: 'Settings by message',
      says: 'The first version has no settings by message.',
      said: /config|setting|konfig|einstell|(?:^|\s)\/[a-z]{2,}/i,
    },
    {
      label: 'Private messages',
      says: 'The first version has no private messages.',
      said: /private|direct|\bdms?\b|direkt/i,
    },
    {
      label: 'History and figures',
      says: 'The first version keeps nothing of what is over.',
      said: /histor|statist|figures|verlauf|auswert|rating|remember|merkt|\brank/i,
    },
  ],
};

/** What may be left for later, without what the request says it wants. */
export function laterIn({
  project,
  request,
  said,
  written,
}: Pick<AreaContext, 'project' | 'request' | 'said' | 'written'>): Later[] {
  const isForCode = project === 'library' || project === 'service';
  const sort = project === null ? 'screens' : LATER_BY_PROJECT[project];
  return LATER[isGame(request) ? 'game' : isForCode && isBot(request) ? 'chat' : sort].filter(
    isOpen(request, `${said}\n${written}`),
  );
}

const LATER_BY_PROJECT = {
  library: 'code',
  command_line: 'typed',
  terminal_app: 'typed',
  service: 'served',
  web_app: 'screens',
  app: 'screens',
} as const satisfies Record<ProjectKind, keyof typeof LATER>;
/** Neither the request nor an answer speaks of it. */
const isOpen =
  (request: string, answers: string) =>
  ({ said, needs }: Later): boolean =>
    !said.test(request) && !said.test(answers) && needs?.test(request) !== false;
