import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Words on the screen: their language and their errors. */
export const INTERFACE_LANGUAGE: readonly SubjectArea[] = [
  {
    id: 'i18n',
    subject: 'the translation',
    recognise: [
      /\b(i18n|l10n|locali[sz](e|ed|ing|ation|able)|internationali[sz]\w{1,6}|translat(e|ed|able|ing|ions?)|multi-?lingual|(?:switch|choose|pick|change) (?:\w+ ){0,3}languages?)\b/i,
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
        about: 'i18n.languages',
        subject: 'Languages',
        dimensions: ['scope'],
        aspects: ['languages', 'content', 'failure', 'goal'],
        priority: 94,
        type: 'ask_text',
        question: byProject({
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
        about: 'i18n.choice',
        subject: 'How the language is chosen',
        dimensions: ['behaviour', 'interfaces'],
        aspects: ['flow', 'switch', 'interface', 'permissions'],
        priority: 88,
        type: 'pick_one',
        question: byProject({
          library: 'How does the calling code choose the locale?',
          command_line: 'By what is the language chosen?',
          service: 'By what is the language of a response chosen?',
          other: 'How does somebody get their language, and does the URL show it?',
        }),
        why: 'It decides what has to be passed along, stored and cached.',
        options: ({ project }) => {
          switch (project) {
            case 'library':
              return choices(`
                * An option of each call | Where no locale is given with a call, the library shall answer as today.
                - A default for all calls | The locale shall be set once and hold for all calls.
                - From the system | The library shall take the locale from the runtime or the operating system.
              `);
            case 'command_line':
              return choices(`
                * The system’s language | The command shall take the language from LC_ALL and LANG.
                - An option | The command shall take the language from an option or the config file.
              `);
            case 'service':
              return choices(`
                * The Accept-Language header | The language of a response shall follow the Accept-Language header.
                - The account’s setting | The language of a response shall follow the setting of the account.
              `);
            default:
              return choices(`
                * In the path | The language shall be part of the path, with the browser’s language as the first guess.
                - The account’s setting | The language shall be a setting of the account, with addresses unchanged.
                - A domain per language | Each language shall have a domain of its own.
                - The browser or system | The language shall follow the browser or the operating system, without a switch.
              `);
          }
        },
      },
      {
        about: 'i18n.reach',
        subject: 'What follows the language',
        dimensions: ['behaviour', 'scope'],
        aspects: ['scope', 'formats'],
        priority: 84,
        type: 'pick_many',
        code: true,
        question: 'Which texts are in scope, and what besides words follows the language?',
        why: 'Screens are the smaller half of the words that people read.',
        options: ({ project }) =>
          project === 'library' || project === 'command_line'
            ? choices(`
              * Error messages | All error messages and warnings shall be translated.
              - Help and usage texts | Help texts, headings and usage lines shall be translated.
              * Plurals and order of words | Texts shall have named placeholders, with plurals that follow the language.
              - Dates and numbers | Dates and numbers shall be formatted for the language and region.
              * No codes and names | Error codes and names shall stay the same in every language.
            `)
            : choices(`
              * Texts in the code and error messages | All texts in the code shall be translated, error messages too.
              * Dates and numbers | Dates, numbers and currencies shall be formatted for the language and region.
              * Plurals | Plurals shall follow the rules of each language, with no sentence pieced together.
              - E-mails and documents | E-mails and PDFs shall be written in the language of the recipient.
              - Content in the database | The system shall store content that users enter in several languages.
              - Sorting and search | Sorting and search shall follow the rules of the language.
            `),
      },
      {
        about: 'i18n.workflow',
        subject: 'Where texts are kept and who translates',
        dimensions: ['data', 'operations'],
        aspects: ['storage', 'format', 'retention', 'speed', 'volume'],
        priority: 82,
        type: 'pick_one',
        known: /\b(?:crowdin|lokalise|weblate|transifex|xliff|\.?po files?|gettext)\b/i,
        question: 'Where are the texts stored, in which format, and who translates them?',
        context:
          'The files and how they are loaded, the way to translators and back, and what that adds to loading time and size.',
        why: 'Translators do not open pull requests; the way there and back has to be built.',
        options: ({ project }) => [
          best('Files, edited by developers', 'Texts shall be kept in one file per language in the repository.'),
          ...(project === 'library'
            ? choices(`
              - Passed by the caller | The caller shall pass the texts as a table by code, with only the present ones shipped.
              - A package for each language | Each language shall be a package of its own, loaded where it is wanted.
            `)
            : project === 'command_line'
              ? [
                  opt(
                    'Translation service',
                    'Texts shall be kept in the repository and synchronised with a translation service.',
                  ),
                ]
              : choices(`
                - Translation service | Texts shall be kept in the repository and synchronised with a translation service.
                - Files sent to an agency | Texts shall be exported as XLIFF for translators and imported again.
                - A database with an editor | Texts shall be kept in the database and edited without a release.
              `)),
        ],
      },
      {
        about: 'i18n.tone',
        for: WITH_SCREENS,
        subject: 'Tone and form of address',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 80,
        type: 'pick_one',
        known: /\b(?:informal|formal|familiar|polite|per sie|tutoiement)\b/i,
        question: 'Which tone do the texts have in each language, formal or familiar?',
        why: 'Many languages force the choice in every sentence, and mixing both feels careless.',
        options: choices(`
          * As usual there | Texts shall use the form of address that is usual for such a product in the country.
          - Formal | Texts shall use the formal address, where the language has one.
          - Familiar | Texts shall use the familiar address, where the language has one.
        `),
      },
    ],
  },
  {
    id: 'error-messages',
    subject: 'the error messages',
    recognise: [
      /\b(error (messages?|texts?|pages?|screens?)|(unclear|cryptic|confusing|useless|bad|better|clearer|helpful|friendlier|misleading|meaningful|readable|uniform|consistent) (errors?|messages?|warnings?|exceptions?)|errors? (?:responses? )?(?:are |is )?(?:impossible|hard) to (?:show|read)|errors? (?:responses? )?(?:\w+ ){0,2}(?:uniform|consistent))\b/i,
      /\b((errors?|messages?|warnings?) (are|is) (too )?(unclear|cryptic|confusing|useless|unhelpful|vague|misleading|hard to (understand|read))|(404|500) pages?|understands? the errors?)\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'refactor', 'bug'],
    visible: true,
    terms: ['error', 'message', 'throw', 'warn', 'exception', 'code'],
    entries: [
      {
        about: 'error-messages.worst',
        subject: 'Messages that matter most',
        dimensions: ['scope'],
        aspects: ['scope', 'content', 'symptom', 'affected', 'goal', 'failure'],
        priority: 95,
        type: 'ask_text',
        code: true,
        question: 'Which messages are the worst today, and what should they say instead?',
        context: 'Two or three real ones, word for word, who reads them, and what had actually gone wrong.',
        why: 'Five messages usually cause most of the questions.',
        placeholder:
          'Today: “Invalid input”. Better: “retries: expected a whole number, found "three" (app.yaml, line 12)”',
      },
      {
        about: 'error-messages.form',
        subject: 'Wording and parts of a message',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording', 'format', 'states'],
        priority: 88,
        type: 'pick_many',
        question: 'What must every message contain, and in which tone and form?',
        why: 'One agreed form settles the wording of all messages.',
        options: [
          best('Expected and found', 'Each message shall say what was expected and what was found instead.'),
          best(
            'The place',
            byProject({
              library: 'Each message shall name the argument or option concerned.',
              service: 'Each message shall name the field or setting concerned.',
              command_line: 'Each message shall name the argument, or the file and line, concerned.',
              other: 'Each message shall name the field or step concerned.',
            }),
          ),
          opt('What to do', 'Each message shall end with what can be done to go on.'),
          opt('A link', 'Each message shall end with a link to a page about it.'),
          opt('One line', 'Each message shall be a single line that can be searched for.'),
        ],
      },
      {
        about: 'error-messages.contract',
        subject: 'Codes and existing texts',
        dimensions: ['compatibility', 'interfaces'],
        aspects: ['public_api', 'codes', 'existing_use', 'permissions', 'volume', 'storage', 'simultaneous'],
        priority: 84,
        type: 'pick_one',
        question: byProject({
          library: 'What must stay: error classes, codes, properties, texts?',
          command_line: 'What must stay: exit codes, streams, texts?',
          service: 'What must stay: status codes, error codes, fields, texts?',
          other: 'What must stay: error codes, addresses, texts?',
        }),
        why: 'Tests and scripts compare messages word for word, whether anybody promised them or not.',
        options: choices(`
          * Codes stay, texts may change | Error classes and codes shall stay as they are, while texts may change.
          - Every error gets a code | Every error shall get a documented code that stays stable between versions.
          - Texts stay, details are added | The present text of each message shall stay, with details after it.
          - Everything may change | Texts, codes and classes of errors may all change.
        `),
      },
      {
        about: 'error-messages.secrets',
        subject: 'What a message must not say',
        dimensions: ['security'],
        aspects: ['privacy', 'permissions'],
        priority: 74,
        type: 'pick_many',
        for: ['service', ...WITH_SCREENS],
        question: 'What must never appear in a message?',
        why: 'What helps the user can help an attacker too.',
        options: choices(`
          * Passwords, tokens and keys | No message shall contain passwords, tokens or keys.
          * Stack traces and server paths | Stack traces shall go to the log only, under an id that the message shows.
          - Whether an account exists | No message shall reveal whether an account exists.
          - Values that somebody entered | No message shall repeat values that somebody entered.
        `),
      },
    ],
  },
];
