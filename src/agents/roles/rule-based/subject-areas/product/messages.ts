import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Sent by mail. */
const BY_MAIL = /\be-?mails?\b|\bmails?\b/i;

/** What is sent to people. */
export const MESSAGE_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'notifications',
    subject: 'the notifications',
    recognise: [
      /\b(notif(y|ies|ied|ication|ications|ying)|push messages?|in-app messages?)\b/i,
      /\b(let (them|people|users|customers|us) know|tell (users|customers|people|me|us) when|(nobody|no one|never|not) (notices?|noticed|hears?|knows? (when|that))|(people|users|customers|they|we|staff) (often |always )?forget(s)? to|miss(es|ed)? (the )?(deadline|appointment|message)s?|sms)\b/i,
    ],
    // What is done with those that come already is asked by open questions.
    unless:
      /\b(snooz\w+|mut(?:e|es|ed|ing)|silenc\w+|dismiss\w*|acknowledg\w+|paus(?:e|es|ed|ing)|notification (?:providers?|services?|templates?|settings))\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['notification', 'notify', 'event', 'mail', 'template'],
    entries: [
      {
        about: 'notify.events',
        subject: 'What people are notified about',
        dimensions: ['scope'],
        aspects: ['content', 'scope'],
        priority: 92,
        type: 'ask_text',
        code: true,
        question: 'Which events exactly trigger a notification, and who gets which?',
        context: 'The changes that count, the recipients of each, and what stays silent.',
        why: 'Each event too many makes people ignore all of them.',
        placeholder: 'A new … → everybody who …, but not who did it; nothing for …',
      },
      {
        about: 'notify.channel',
        subject: 'Channels',
        dimensions: ['interfaces', 'behaviour'],
        aspects: ['format', 'dependency', 'failure'],
        known:
          /\b(?:by|via|through|as|per|over|über|in) (?:an? )?(?:e-?mail|sms|push|slack|text message|in-app)\b|\bpush (?:notifications?|messages?)|\bsms\b|telegram|whatsapp|discord/i,
        priority: 90,
        type: 'pick_many',
        question: 'Through which channels, now and later, and with which provider?',
        context: 'Also consent, costs, and what happens when a message cannot be delivered.',
        why: 'Each channel has its own provider, costs and rules.',
        options: choices(`
          * E-mail | The system shall send notifications by e-mail.
          - In the application | The system shall show notifications in the application, in a list with unread marks.
          - Push | The system shall send notifications as push messages to people who agreed to them.
          - SMS | The system shall send urgent notifications by SMS.
          - A chat | The system shall post notifications for our own people to a chat channel.
        `),
      },
      {
        about: 'notify.frequency',
        known:
          /\b(?:(?:every|each|jede[nr]?) (?:morning|day|evening|hour|week|morgen|tag|abend|stunde|woche)|daily|weekly|täglich|wöchentlich)\b/i,
        subject: 'Timing and grouping',
        dimensions: ['behaviour', 'quality'],
        aspects: ['repeated', 'simultaneous', 'frequency', 'speed', 'volume'],
        priority: 84,
        type: 'pick_one',
        question: 'How soon is a notification sent, and are several events grouped into one?',
        context: 'The delay after the event, duplicates, how many a day, and hours of rest.',
        why: 'Ten messages in an hour are nine too many.',
        options: choices(`
          * Grouped within an hour | When several events happen within an hour, the system shall send one notification for them.
          - At once, each on its own | When an event happens, the system shall send a notification of its own within a minute.
          - A digest | The system shall collect events into one notification a day.
        `),
      },
      {
        about: 'notify.choice',
        subject: 'What people can switch off',
        dimensions: ['behaviour', 'security'],
        aspects: ['preferences', 'permissions', 'privacy'],
        priority: 81,
        type: 'pick_one',
        question: 'What can people switch off, and what do they always get?',
        context: 'By kind and by channel, an unsubscribe link, quiet hours.',
        why: 'In many countries an unsubscribe link is the law.',
        options: choices(`
          * All but necessary ones | The system shall let people switch off each kind of notification but the necessary ones.
          - All or nothing | One setting shall switch all notifications off.
          - Nothing | The system shall send every notification, without a switch, as all are necessary.
        `),
      },
      {
        about: 'notify.tone',
        subject: 'Tone and content of messages',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 79,
        type: 'ask_text',
        question: 'What does a message say, how does it look, and what does it lead to?',
        context:
          'One real example, word for word; tone, languages, pictures, and what must not be in it; where a tap or click goes.',
        why: 'It is the part of the product that people see without opening it.',
        placeholder: '“… has …” → opens …',
      },
    ],
  },
  {
    id: 'email',
    subject: 'the e-mails',
    recognise: [
      /\b(e-?mails? (templates?|deliver\w*|sending|are|don['’]?t|never|go|land)|send(s|ing)? (out )?(an? )?(e-?mails?|newsletters?)|newsletters?|smtp|transactional (e-)?mails?|mailings?)\b/i,
      /\b(e-?mails?|spam (folder)?|bounced|unsubscribe|inbox(es)?|dkim|sendgrid|mailgun)\b/i,
    ],
    unless:
      /\b(e-?mail (address(es)?|field|validation|and password|confirmation|verification)|(confirm|verif)\w* (an? |the |their |your |his )?e-?mail|log ?in|sign ?in|notif\w+|remind\w+)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['mail', 'email', 'template', 'smtp', 'send'],
    entries: [
      {
        about: 'email.which',
        subject: 'Which e-mails, to whom',
        dimensions: ['scope'],
        aspects: ['content', 'scope', 'volume', 'speed'],
        priority: 92,
        type: 'ask_text',
        question: 'Which e-mails are sent, on which trigger and to whom?',
        context: 'For each: what sets it off, who receives it, how soon and how many a day.',
        why: 'Each e-mail is a small text, a trigger and a set of recipients.',
        placeholder: 'Order confirmation → customer, when paid; weekly summary → managers, Monday 8:00',
      },
      {
        about: 'email.look',
        subject: 'Look, tone and languages',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording', 'format'],
        priority: 85,
        type: 'pick_one',
        question: 'How should they look and sound, and in which languages?',
        context: 'HTML or plain text, subject line, logo, templates, and who writes the texts.',
        why: 'Mail programs show HTML like browsers of twenty years ago.',
        options: choices(`
          * A simple template | E-mails shall have one HTML template with our logo, and a plain-text part.
          - Plain text only | E-mails shall be plain text.
          - Editable templates | The system shall let e-mail templates be edited without a release.
        `),
      },
      {
        about: 'email.provider',
        subject: 'Provider and sender',
        dimensions: ['interfaces', 'operations'],
        aspects: ['dependency', 'storage'],
        known: /\b(sendgrid|mailgun|postmark|mailjet|amazon ses|smtp)\b/i,
        priority: 83,
        type: 'pick_one',
        question: 'Who delivers them, and from which sender address?',
        context: 'The provider or server, the sender domain, and where e-mails go in development.',
        why: 'Without a proper sender domain they end up as spam.',
        options: choices(`
          * A provider | E-mails shall go out through a provider, with SPF, DKIM and DMARC for our domain.
          - Our own SMTP server | E-mails shall go out through our own SMTP server.
          - Exchangeable | The configuration shall name the provider, and keep e-mails local in development.
        `),
      },
      {
        about: 'email.failure',
        subject: 'Bounces and failed sending',
        dimensions: ['errors'],
        aspects: ['failure', 'told', 'repeated'],
        priority: 82,
        type: 'pick_one',
        question: 'What if sending fails or an address bounces?',
        context: 'Retries, none twice, who is told, and whether the action goes on without it.',
        why: 'A request must not fail because of an e-mail, and none may come twice.',
        options: choices(`
          * Retried for a day | If an e-mail fails, then the system shall retry it for a day, and write no more to an address that bounced.
          - Logged, not repeated | If an e-mail fails, then the system shall log it and let the person have it sent again.
          - The action fails | If an e-mail cannot be sent, then the action that sends it shall fail.
        `),
      },
      {
        about: 'email.consent',
        subject: 'Consent and unsubscribing',
        dimensions: ['security'],
        aspects: ['privacy', 'permissions', 'preferences'],
        priority: 78,
        type: 'pick_one',
        question: 'How do people agree to them, and how do they unsubscribe?',
        why: 'Advertising without consent is expensive, and the big providers require one-click unsubscribe.',
        options: choices(`
          * Opt-in | E-mails that are not necessary shall need an opt-in and carry an unsubscribe link.
          - Double opt-in | The first e-mail shall ask for a confirmation, whose proof is kept.
          - Necessary ones only | The system shall send only necessary e-mails, which cannot be unsubscribed.
        `),
      },
    ],
  },
  {
    id: 'reminders',
    subject: 'the reminders',
    recognise: [/\bremind(?:s|ed|ers?|ing)?\b/i],
    unless: /\b(snooz\w+|mut(?:e|es|ed|ing)|silenc\w+|dismiss\w*)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['reminder', 'schedule', 'date', 'notify', 'cron'],
    entries: [
      {
        about: 'reminders.source',
        subject: 'What is reminded of, and its dates',
        // What of is said where it is named by its day.
        known:
          /\b(?:day|days|hours?|week|weeks|evening|night|morning) before (?:an?|the|their|each|every|my|our) \w+|\b(?:tag|abend|tage|stunden?) vor (?:eine[mr]|de[mr]|ihre[mr]|jede[mr]) \p{L}+/iu,
        dimensions: ['data', 'scope'],
        aspects: ['content', 'scope', 'storage'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'What is reminded of, and where do the dates come from?',
        context:
          'A list that somebody keeps, a calendar file, a page on the web, a field in the data; what repeats, and who changes it.',
        why: 'Sending is easy; knowing the right date is the work.',
        placeholder: 'The date in …, entered by … at …; only those that …',
      },
      {
        about: 'reminders.address',
        when: ({ request }) => BY_MAIL.test(request),
        subject: 'Addresses, and who gets none',
        dimensions: ['data', 'errors'],
        aspects: ['address', 'storage', 'permissions'],
        priority: 91,
        type: 'ask_text',
        code: true,
        question: 'Where do the addresses come from, and what holds for those who have none, or want no mail?',
        context:
          'A field that there is or that is new, who fills it in; by which server it is sent; how one gets no more of it.',
        why: 'Without an address there is no reminder, and nobody asked for it before.',
        placeholder: 'A new field …, filled in at …; whoever has none …',
      },
      {
        about: 'reminders.when',
        subject: 'Time of a reminder',
        dimensions: ['behaviour'],
        aspects: ['frequency', 'repeated', 'trigger'],
        priority: 90,
        type: 'pick_one',
        known:
          /\b\d+ ?(?:minutes?|hours?|days?|weeks?) (?:before|ahead|after)\b|\b(?:the )?(?:day|evening|night) before\b|\bam (?:vor)?abend\b|\b(?:tag|stunden?|tage) (?:vorher|davor)\b/i,
        question: 'How long before, at which hours does a reminder come, and does it come again?',
        context: 'The time zone, weekends, and one that was missed while nothing ran.',
        why: 'A reminder at the wrong hour is forgotten again.',
        options: choices(`
          * The day before | The system shall send a reminder once, at 18:00 on the day before.
          - A set time before | The system shall send a reminder a time before that can be set for each.
          - Until it is done | The system shall repeat a reminder every day until it is marked as done.
          - Some time after | When a set time has passed and nothing was done, the system shall send a reminder.
        `),
      },
      {
        about: 'reminders.channel',
        subject: 'How a reminder arrives',
        dimensions: ['interfaces'],
        aspects: ['format', 'dependency'],
        priority: 86,
        type: 'pick_many',
        known:
          /\b(?:by|via|through|as|per|over|über|in|an?) (?:an? )?(?:e-?mail|sms|push|slack|text message|in-app)\b|\b(?:e-?mail|sms|push|mail)[- ]?(?:reminders?|erinnerung\p{L}*)|telegram|whatsapp|discord|signal|matrix/iu,
        question: 'How does a reminder arrive?',
        why: 'Each way has its own provider, costs and rules.',
        options: choices(`
          * E-mail | The system shall send reminders by e-mail.
          - SMS | The system shall send reminders as text messages to a mobile number.
          - A chat message | The system shall send reminders as messages of a chat bot.
          - Push | The system shall send reminders as push messages to people who agreed to them.
          - On the screen | While it is open, the program shall show reminders.
        `),
      },
      {
        about: 'reminders.text',
        subject: 'Text of a reminder',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 84,
        type: 'ask_text',
        question: 'What does a reminder say, in which tone, and what can one answer to it?',
        context:
          'One real example, word for word; what must not be in it; a reply, a link or buttons: done, later, cancel.',
        why: 'It is read in two seconds, or not at all.',
        placeholder: '“… is due on 3 May. Please …”  [Done] [Remind me again in a week]',
      },
      {
        about: 'reminders.people',
        for: ['library', ...WITH_SCREENS],
        subject: 'Who gets reminders, and how they stop',
        dimensions: ['security', 'behaviour'],
        aspects: ['permissions', 'privacy', 'preferences', 'affected'],
        priority: 82,
        type: 'pick_one',
        known: /\b(?:me|my|myself|mich|mir|meine?[nrms]?)\b/i,
        question: 'Who gets reminders: is consent needed, and how does one stop them?',
        why: 'In many countries a message that nobody agreed to is against the law.',
        options: choices(`
          * Whoever agreed | The system shall send reminders only to people who agreed to them, and say in each how to stop them.
          - Everybody concerned | The system shall send reminders to everybody concerned until they switch them off.
          - Staff decide | The system shall let our own people switch reminders on and off for each person.
        `),
      },
      {
        about: 'reminders.failure',
        for: ['command_line', 'service'],
        subject: 'When a reminder fails',
        dimensions: ['errors', 'operations'],
        aspects: ['failure', 'told', 'monitoring'],
        priority: 80,
        type: 'pick_many',
        question: 'What happens when one cannot be sent, or no dates are known?',
        why: 'A reminder that silently stops is worse than none.',
        options: choices(`
          * Tried again | If a reminder cannot be sent, then the system shall try again for an hour before it logs the failure.
          * Missing dates are told | If no date is known for the next two weeks, then a message shall say so.
          - Never twice | If the system restarts, then it shall send no reminder a second time.
        `),
      },
    ],
  },
  {
    id: 'digest',
    subject: 'the summary',
    recognise: [
      /\b((?:e-?mail|daily|weekly|monthly|morning) (?:digests?|summar(?:y|ies)|overviews?|round-?ups?|recaps?|reports?|mails?|e-?mails?|newsletters?)|(?:summar(?:y|ies)|digests?|reports?) (?:e-?mails?|mails?|(?:every|each|once a) (?:day|week|month|morning|monday))|newsletters?)\b/i,
    ],
    unless: /\bnewsletter (?:sign-?up|subscription|form)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['digest', 'summary', 'report', 'mail', 'schedule', 'template'],
    entries: [
      {
        about: 'digest.content',
        subject: 'Content of the summary',
        dimensions: ['scope', 'data'],
        aspects: ['content', 'scope', 'order'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'What stands in it, figure by figure, and in which order?',
        context:
          'How each figure is defined, for what it is given (a project, a customer, a device), and what is left out.',
        why: 'Two people who read the same figure differently trust neither.',
        placeholder:
          'For each: availability in percent, number and length of outages, the longest one; the worst first',
      },
      {
        about: 'digest.when',
        subject: 'Day, hour and period',
        dimensions: ['behaviour'],
        aspects: ['frequency', 'repeated', 'trigger'],
        priority: 90,
        type: 'pick_one',
        question: 'When is it sent, and which period does it cover?',
        context: 'Day, hour and time zone, and what happens to one that was missed.',
        why: 'Without a time zone, a day is two different days.',
        options: ({ said }) => {
          const [often, period] = /\bdaily|every (?:day|morning)|morning\b|täglich|jeden (?:tag|morgen)/i.test(said)
            ? ['every day', 'the day before']
            : /\bmonthly|every month\b|monatlich|jeden monat/i.test(said)
              ? ['on the first of the month', 'the month before']
              : ['on Mondays', 'the week before'];
          return [
            best(
              'At eight, in their own time zone',
              `The system shall send it ${often} at 8:00 in the recipient’s time zone, covering ${period}.`,
            ),
            opt(
              'At eight, in one time zone',
              `The system shall send it ${often} at 8:00 in the server’s time zone, covering ${period}.`,
            ),
            opt(
              'At a time that can be set',
              `The system shall send it at the day and hour that each recipient sets, covering ${period}.`,
            ),
          ];
        },
      },
      {
        about: 'digest.who',
        subject: 'Recipients, and how they switch it on and off',
        dimensions: ['behaviour', 'security'],
        aspects: ['preferences', 'permissions', 'privacy', 'affected'],
        priority: 86,
        type: 'pick_one',
        question: 'Who gets it, and who switches it on?',
        why: 'A mail that nobody asked for ends as spam.',
        options: choices(`
          * Whoever switches it on | The system shall send it only to people who switch it on, with what they may see and a link to stop it.
          - Everybody, with a way out | The system shall send it to everybody until they switch it off.
          - Addresses in the settings | The system shall send it to the addresses that an administrator enters.
        `),
      },
      {
        about: 'digest.empty',
        subject: 'Nothing to report, or sending fails',
        dimensions: ['errors'],
        aspects: ['failure', 'empty', 'told'],
        priority: 82,
        type: 'pick_one',
        question: 'What is sent when there is nothing to report?',
        why: 'Silence may mean that all is well, or that the sender is broken.',
        options: choices(`
          * A line that says so | If there is nothing to report, then the mail shall say so in one line.
          - Nothing | If there is nothing to report, then the system shall send nothing.
          - As usual, with zeros | If there is nothing to report, then the system shall send it as usual, with zeros.
        `),
      },
      {
        about: 'digest.look',
        subject: 'Form of the summary',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 78,
        type: 'pick_one',
        question: 'How does it look?',
        why: 'Mail programs show less than browsers do.',
        options: choices(`
          * A short table | The mail shall be a short table with a link to the details, and the same as plain text.
          - A few sentences | The mail shall be a few sentences with the figures in them.
          - With charts | The mail shall show the figures as charts, as pictures that mail programs display.
        `),
      },
    ],
  },
];
