import type { Language } from '../../../base/text/language';
import { listed } from '../../../base/english/sentence';
import type { ProjectKind } from '../../../session/project-kind';
import type { AreaContext } from '../entries/entry';

/** Something that people mostly have decided and do not think of saying; `told` finds it in what they have said. */
interface Matter {
  en: string;
  de: string;
  told: RegExp;
}

const MATTERS = {
  names: { en: 'names', de: 'Namen', told: /(?:^|[\s`"(])--?[a-z][\w-]+|`[^`\n]+`|\b(?:called|named|heißt)\b/iu },
  defaults: {
    en: 'defaults',
    de: 'Vorgaben',
    told: /\b(?:by default|defaults?|without (?:it|the|an?|any)|(?:left|leave) out|omitted|unset|ohne (?:sie|es|die|den|das|eine?)|Vorgabe|standardmäßig)\b/iu,
  },
  several: {
    en: 'several at once',
    de: 'mehrere zugleich',
    told: /\b(?:several|multiple|more than one|repeat(?:ed|able)?|twice|more than once|mehrere|mehrfach|mehrmals)\b/iu,
  },
  messages: {
    en: 'messages',
    de: 'Meldungen',
    told: /\b(?:messages?|prints?|says?|errors?|Meldung(?:en)?|Fehler)\b[^.\n]{0,40}["“„`:]/iu,
  },
  exitCodes: { en: 'exit codes', de: 'Exit-Codes', told: /\bexit[ -]?(?:code|status)|\bexits? (?:with )?\d/iu },
  wins: {
    en: 'which setting wins',
    de: 'welche Einstellung gilt',
    told: /\b(?:wins?|precedence|overrid(?:e|es|den)|takes priority|beats|gewinnt|Vorrang|geht vor)\b/iu,
  },
  thrown: {
    en: 'what is thrown',
    de: 'Fehler',
    told: /\b(?:throws?|thrown|rais(?:e|es|ed)|rejects?|panics?|\w+(?:Error|Exception)|wirft|geworfen)\b/u,
  },
  keys: { en: 'keys', de: 'Tasten', told: /\b(?:keys?|press(?:ed|ing)?|ctrl|alt|esc|enter|Tasten?)\b/iu },
  options: {
    en: 'options and what holds without them',
    de: 'Optionen und Vorgaben',
    told: /\b(?:options?|config|settings?|Option(?:en)?|Einstellung(?:en)?)\b|(?:^|\s)--\w/iu,
  },
  texts: { en: 'texts', de: 'Texte', told: /["“„][^"”“\n]{2,80}["”“]/u },
  whoMay: {
    en: 'who may',
    de: 'wer es darf',
    told: /\b(?:every(?:body|one)|any(?:body|one)|nobody|admins?|owners?|roles?|permissions?|allowed|jeder|niemand|darf|dürfen|Rechte)\b/iu,
  },
  whoSees: {
    en: 'who sees it',
    de: 'wer es sieht',
    told: /\b(?:every(?:body|one)|all users|admins?|owners?|only for|for all|visible (?:to|for)|alle|jeder|nur für|sichtbar)\b/iu,
  },
  stored: {
    en: 'what is stored',
    de: 'was gespeichert wird',
    told: /\b(?:stor(?:e|es|ed)|sav(?:e|es|ed)|persist(?:s|ed)?|database|columns?|migration|gespeichert|speichern|Datenbank)\b/iu,
  },
  others: {
    en: 'what others are told',
    de: 'Nachrichten',
    told: /\b(?:notif(?:y|ied|ication)s?|told|webhooks?|e-?mails?|subscribers?|benachrichtigt|Mail)\b/iu,
  },
  there: {
    en: 'what is there already',
    de: 'Bestehendes',
    told: /\b(?:existing|already|old (?:ones|entries|data)|schon|bestehende[nrs]?|vorhandene[nrs]?)\b/iu,
  },
} as const satisfies Record<string, Matter>;

const OF_PROJECT: Partial<Record<ProjectKind, readonly Matter[]>> & { other: readonly Matter[] } = {
  library: [MATTERS.names, MATTERS.defaults, MATTERS.wins, MATTERS.thrown],
  command_line: [MATTERS.names, MATTERS.defaults, MATTERS.several, MATTERS.messages, MATTERS.exitCodes],
  terminal_app: [MATTERS.keys, MATTERS.options, MATTERS.texts, MATTERS.several],
  service: [MATTERS.whoMay, MATTERS.stored, MATTERS.defaults, MATTERS.others],
  other: [MATTERS.whoSees, MATTERS.texts, MATTERS.stored, MATTERS.there],
};

/** What else is decided, asked by what nobody has told yet: beside what was told, the rest is thought of more easily. */
export function asksElse(
  { project, said, written }: Pick<AreaContext, 'project' | 'said' | 'written'>,
  language: Language,
): string {
  const all = (project === null ? undefined : OF_PROJECT[project]) ?? OF_PROJECT.other;
  const left = all.filter(({ told }) => !told.test(`${said}\n${written}`)).map((matter) => matter[language]);
  const ask = language === 'de' ? 'Was ist sonst entschieden' : 'What else have you decided';
  if (left.length === 0)
    return `${ask}${language === 'de' ? ', wonach niemand gefragt hat' : ' that nobody asked about'}?`;
  return `${ask}: ${listed(left, language === 'de' ? 'oder' : 'or')}?`;
}
