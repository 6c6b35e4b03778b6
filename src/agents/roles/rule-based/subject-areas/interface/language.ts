import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt, WITH_SCREENS } from '../../entries/entry';

/** Words on the screen: their language and their errors. */
export const INTERFACE_LANGUAGE: readonly SubjectArea[] = [
  {
    id: 'i18n',
    subject: 'the translation',
    recognise: [
      /\b(i18n|l10n|locali[sz](e|ed|ing|ation|able)|internationali[sz]\w{1,6}|translat(e|ed|able|ing|ions?)|multi-?lingual)\b/i,
      /\b((several|other|more|different|two|three) languages|language (switch\w{0,4}|picker|support)|right[- ]to[- ]left|rtl|locales?|(in|into|add|adding|support(ing)?|speaks?|offer|also) (canadian |brazilian |swiss |simplified )?(french|german|spanish|japanese|chinese|italian|arabic|portuguese|polish|dutch|russian|turkish|korean|hebrew|swedish|danish|czech|ukrainian)|(do not|don['’]t|cannot|can['’]t) (speak|read|understand) english|english[- ]only|only in english)\b/i,
    ],
    unless:
      /\b(translat\w{1,5} (the )?(\w{1,30} )?(exceptions?|errors?|coordinates|quer(y|ies)|sql|ast|address(es)?)|address translation|programming languages?)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'migration'],
    visible: true,
    terms: ['locale', 'i18n', 'translation', 'messages', 'intl', 'language', 'format'],
    entries: [
      {
        key: 'i18n.languages',
        names: 'Languages',
        dims: ['scope'],
        settles: ['languages', 'content', 'failure', 'goal'],
        worth: 94,
        type: 'ask_text',
        ask: byProject({
          library:
            'Which languages does it ship, or do callers bring their texts, and what is shown where one is missing?',
          other: 'Which languages now and later, and which is shown where a text is missing?',
        }),
        context:
          'Regional forms (British or American, Swiss or German), writing from right to left, the fallback and who hears of a missing text.',
        why: 'A later language with another direction or other plurals changes the groundwork today.',
        placeholder: byProject({
          library: 'Only English is shipped; a caller passes a table of texts by code.  Missing: English',
          other: 'Now: English, French.  Later: Arabic.  Missing: English, and a line in the log',
        }),
      },
      {
        key: 'i18n.choice',
        names: 'How the language is chosen',
        dims: ['behaviour', 'interfaces'],
        settles: ['flow', 'switch', 'interface', 'permissions'],
        worth: 88,
        type: 'pick_one',
        ask: byProject({
          library: 'How does the calling code choose the locale?',
          command_line: 'By what is the language chosen?',
          service: 'By what is the language of a response chosen?',
          other: 'How does somebody get their language, and does the URL show it?',
        }),
        why: 'It decides what has to be passed along, stored and cached.',
        options: ({ project }) => {
          switch (project) {
            case 'library':
              return [
                best('An option of each call', 'The locale is an option of each call; without it nothing changes.'),
                opt('A default for all calls', 'The locale is set once and holds for all calls.'),
                opt('From the system', 'The locale is taken from the runtime or the operating system.'),
              ];
            case 'command_line':
              return [
                best('The system’s language', 'The language is taken from LC_ALL and LANG.'),
                opt('An option', 'The language is chosen by an option or in the config file.'),
              ];
            case 'service':
              return [
                best('The Accept-Language header', 'The language of a response follows the Accept-Language header.'),
                opt('The account’s setting', 'The language of a response follows the setting of the account.'),
              ];
            default:
              return [
                best('In the path', 'The language is part of the path; the browser’s language is the first guess.'),
                opt('The account’s setting', 'The language is a setting of the account; addresses do not change.'),
                opt('A domain per language', 'Each language has a domain of its own.'),
                opt('The browser or system', 'The language follows the browser or the system; there is no switch.'),
              ];
          }
        },
      },
      {
        key: 'i18n.reach',
        names: 'What follows the language',
        dims: ['behaviour', 'scope'],
        settles: ['scope', 'formats'],
        worth: 84,
        type: 'pick_many',
        code: true,
        ask: 'Which texts are in scope, and what besides words follows the language?',
        why: 'Screens are the smaller half of the words that people read.',
        options: ({ project }) =>
          project === 'library' || project === 'command_line'
            ? [
                best('Error messages', 'All error messages and warnings are translated.'),
                opt('Help and usage texts', 'Help texts, headings and usage lines are translated.'),
                best('Plurals and order of words', 'Texts have named placeholders, and plurals follow the language.'),
                opt('Dates and numbers', 'Dates and numbers are formatted for the language and region.'),
                best('No codes and names', 'Error codes and names stay the same in every language.'),
              ]
            : [
                best(
                  'Texts in the code and error messages',
                  'All texts in the code are translated, error messages too.',
                ),
                best('Dates and numbers', 'Dates, numbers and currencies are formatted for the language and region.'),
                best('Plurals', 'Plurals follow the rules of each language, and sentences are never pieced together.'),
                opt('E-mails and documents', 'E-mails and PDFs are written in the language of the recipient.'),
                opt('Content in the database', 'Content that users enter can be stored in several languages.'),
                opt('Sorting and search', 'Sorting and search follow the rules of the language.'),
              ],
      },
      {
        key: 'i18n.workflow',
        names: 'Where texts are kept and who translates',
        dims: ['data', 'operations'],
        settles: ['storage', 'format', 'retention', 'speed', 'volume'],
        worth: 82,
        type: 'pick_one',
        known: /\b(?:crowdin|lokalise|weblate|transifex|xliff|\.?po files?|gettext)\b/i,
        ask: 'Where are the texts stored, in which format, and who translates them?',
        context:
          'The files and how they are loaded, the way to translators and back, and what that adds to loading time and size.',
        why: 'Translators do not open pull requests; the way there and back has to be built.',
        options: ({ project }) => [
          best('Files, edited by developers', 'Texts are kept in one file per language in the repository.'),
          ...(project === 'library'
            ? [
                opt(
                  'Passed by the caller',
                  'The caller passes the texts as a table by code; none but the present ones are shipped.',
                ),
                opt(
                  'A package for each language',
                  'Each language is a package of its own, which is loaded where it is wanted.',
                ),
              ]
            : project === 'command_line'
              ? [
                  opt(
                    'Translation service',
                    'Texts are kept in the repository and synchronised with a translation service.',
                  ),
                ]
              : [
                  opt(
                    'Translation service',
                    'Texts are kept in the repository and synchronised with a translation service.',
                  ),
                  opt('Files sent to an agency', 'Texts are exported as XLIFF for translators and imported again.'),
                  opt('A database with an editor', 'Texts are kept in the database and edited without a release.'),
                ]),
        ],
      },
      {
        key: 'i18n.tone',
        for: WITH_SCREENS,
        names: 'Tone and form of address',
        dims: ['look_feel'],
        settles: ['look', 'wording'],
        worth: 80,
        type: 'pick_one',
        known: /\b(?:informal|formal|familiar|polite|per sie|tutoiement)\b/i,
        ask: 'Which tone do the texts have in each language, formal or familiar?',
        why: 'Many languages force the choice in every sentence, and mixing both feels careless.',
        options: [
          best('As usual there', 'Texts use the form of address that is usual for such a product in the country.'),
          opt('Formal', 'Texts use the formal address, where the language has one.'),
          opt('Familiar', 'Texts use the familiar address, where the language has one.'),
        ],
      },
    ],
  },
  {
    id: 'error-messages',
    subject: 'the error messages',
    recognise: [
      /\b(error (messages?|texts?|pages?|screens?)|(unclear|cryptic|confusing|useless|bad|better|clearer|helpful|friendlier|misleading|meaningful|readable) (errors?|messages?|warnings?|exceptions?))\b/i,
      /\b((errors?|messages?|warnings?) (are|is) (too )?(unclear|cryptic|confusing|useless|unhelpful|vague|misleading|hard to (understand|read))|(404|500) pages?|understands? the errors?)\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'refactor', 'bug'],
    visible: true,
    terms: ['error', 'message', 'throw', 'warn', 'exception', 'code'],
    entries: [
      {
        key: 'error-messages.worst',
        names: 'Messages that matter most',
        dims: ['scope'],
        settles: ['scope', 'content', 'symptom', 'affected', 'goal', 'failure'],
        worth: 95,
        type: 'ask_text',
        code: true,
        ask: 'Which messages are the worst today, and what should they say instead?',
        context: 'Two or three real ones, word for word, who reads them, and what had actually gone wrong.',
        why: 'Five messages usually cause most of the questions.',
        placeholder:
          'Today: “Invalid input”. Better: “retries: expected a whole number, found "three" (app.yaml, line 12)”',
      },
      {
        key: 'error-messages.form',
        names: 'Wording and parts of a message',
        dims: ['look_feel'],
        settles: ['look', 'wording', 'format', 'states'],
        worth: 88,
        type: 'pick_many',
        ask: 'What must every message contain, and in which tone and form?',
        why: 'One agreed form settles the wording of all messages.',
        options: [
          best('Expected and found', 'Each message says what was expected and what was found instead.'),
          best(
            'The place',
            byProject({
              library: 'Each message names the argument or option concerned.',
              service: 'Each message names the field or setting concerned.',
              command_line: 'Each message names the argument, or the file and line, concerned.',
              other: 'Each message names the field or step concerned.',
            }),
          ),
          opt('What to do', 'Each message ends with what can be done to go on.'),
          opt('A link', 'Each message ends with a link to a page about it.'),
          opt('One line', 'Each message is a single line that can be searched for.'),
        ],
      },
      {
        key: 'error-messages.contract',
        names: 'Codes and existing texts',
        dims: ['compatibility', 'interfaces'],
        settles: ['public_api', 'codes', 'existing_use', 'permissions', 'volume', 'storage', 'simultaneous'],
        worth: 84,
        type: 'pick_one',
        ask: byProject({
          library: 'What must stay: error classes, codes, properties, texts?',
          command_line: 'What must stay: exit codes, streams, texts?',
          service: 'What must stay: status codes, error codes, fields, texts?',
          other: 'What must stay: error codes, addresses, texts?',
        }),
        why: 'Tests and scripts compare messages word for word, whether anybody promised them or not.',
        options: [
          best('Codes stay, texts may change', 'Error classes and codes stay as they are; texts may change.'),
          opt('Every error gets a code', 'Every error gets a documented code that stays stable between versions.'),
          opt('Texts stay, details are added', 'The present text of each message stays; details follow after it.'),
          opt('Everything may change', 'Texts, codes and classes of errors may all change.'),
        ],
      },
      {
        key: 'error-messages.secrets',
        names: 'What a message must not say',
        dims: ['security'],
        settles: ['privacy', 'permissions'],
        worth: 74,
        type: 'pick_many',
        for: ['service', ...WITH_SCREENS],
        ask: 'What must never appear in a message?',
        why: 'What helps the user can help an attacker too.',
        options: [
          best('Passwords, tokens and keys', 'No message contains passwords, tokens or keys.'),
          best('Stack traces and server paths', 'Stack traces go to the log only, under an id that the message shows.'),
          opt('Whether an account exists', 'A message never reveals whether an account exists.'),
          opt('Values that somebody entered', 'Messages do not repeat values that somebody entered.'),
        ],
      },
    ],
  },
];
