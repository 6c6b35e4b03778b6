import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(
      `
# notify.events · What people are notified about
ask_text 92 · scope · content, scope · code
? Which events exactly trigger a notification, and who gets which?
~ The changes that count, the recipients of each, and what stays silent.
! Each event too many makes people ignore all of them.
> A new … → everybody who …, but not who did it; nothing for …
# notify.channel · Channels
pick_many 90 · interfaces, behaviour · format, dependency, failure
? Through which channels, now and later, and with which provider?
~ Also consent, costs, and what happens when a message cannot be delivered.
! Each channel has its own provider, costs and rules.
* E-mail | The system shall send notifications by e-mail.
- In the application | The system shall show notifications in the application, in a list with unread marks.
- Push | The system shall send notifications as push messages to people who agreed to them.
- SMS | The system shall send urgent notifications by SMS.
- A chat | The system shall post notifications for our own people to a chat channel.
# notify.frequency · Timing and grouping
pick_one 84 · behaviour, quality · repeated, simultaneous, frequency, speed, volume
? How soon is a notification sent, and are several events grouped into one?
~ The delay after the event, duplicates, how many a day, and hours of rest.
! Ten messages in an hour are nine too many.
* Grouped within an hour | When several events happen within an hour, the system shall send one notification for them.
- At once, each on its own | When an event happens, the system shall send a notification of its own within a minute.
- A digest | The system shall collect events into one notification a day.
# notify.choice · What people can switch off
pick_one 81 · behaviour, security · preferences, permissions, privacy
? What can people switch off, and what do they always get?
~ By kind and by channel, an unsubscribe link, quiet hours.
! In many countries an unsubscribe link is the law.
* All but necessary ones | The system shall let people switch off each kind of notification but the necessary ones.
- All or nothing | One setting shall switch all notifications off.
- Nothing | The system shall send every notification, without a switch, as all are necessary.
# notify.tone · Tone and content of messages
ask_text 79 · look_feel · look, wording
? What does a message say, how does it look, and what does it lead to?
~ One real example, word for word; tone, languages, pictures, and what must not be in it; where a tap or click goes.
! It is the part of the product that people see without opening it.
> “… has …” → opens …
`,
      {
        'notify.channel': {
          known:
            /\b(?:by|via|through|as|per|over|über|in) (?:an? )?(?:e-?mail|sms|push|slack|text message|in-app)\b|\bpush (?:notifications?|messages?)|\bsms\b|telegram|whatsapp|discord/i,
        },
        'notify.frequency': {
          known:
            /\b(?:(?:every|each|jede[nr]?) (?:morning|day|evening|hour|week|morgen|tag|abend|stunde|woche)|daily|weekly|täglich|wöchentlich)\b/i,
        },
      },
    ),
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
    entries: entriesIn(
      `
# email.which · Which e-mails, to whom
ask_text 92 · scope · content, scope, volume, speed
? Which e-mails are sent, on which trigger and to whom?
~ For each: what sets it off, who receives it, how soon and how many a day.
! Each e-mail is a small text, a trigger and a set of recipients.
> Order confirmation → customer, when paid; weekly summary → managers, Monday 8:00
# email.look · Look, tone and languages
pick_one 85 · look_feel · look, wording, format
? How should they look and sound, and in which languages?
~ HTML or plain text, subject line, logo, templates, and who writes the texts.
! Mail programs show HTML like browsers of twenty years ago.
* A simple template | E-mails shall have one HTML template with our logo, and a plain-text part.
- Plain text only | E-mails shall be plain text.
- Editable templates | The system shall let e-mail templates be edited without a release.
# email.provider · Provider and sender
pick_one 83 · interfaces, operations · dependency, storage
? Who delivers them, and from which sender address?
~ The provider or server, the sender domain, and where e-mails go in development.
! Without a proper sender domain they end up as spam.
* A provider | E-mails shall go out through a provider, with SPF, DKIM and DMARC for our domain.
- Our own SMTP server | E-mails shall go out through our own SMTP server.
- Exchangeable | The configuration shall name the provider, and keep e-mails local in development.
# email.failure · Bounces and failed sending
pick_one 82 · errors · failure, told, repeated
? What if sending fails or an address bounces?
~ Retries, none twice, who is told, and whether the action goes on without it.
! A request must not fail because of an e-mail, and none may come twice.
* Retried for a day | If an e-mail fails, then the system shall retry it for a day, and write no more to an address that bounced.
- Logged, not repeated | If an e-mail fails, then the system shall log it and let the person have it sent again.
- The action fails | If an e-mail cannot be sent, then the action that sends it shall fail.
# email.consent · Consent and unsubscribing
pick_one 78 · security · privacy, permissions, preferences
? How do people agree to them, and how do they unsubscribe?
! Advertising without consent is expensive, and the big providers require one-click unsubscribe.
* Opt-in | E-mails that are not necessary shall need an opt-in and carry an unsubscribe link.
- Double opt-in | The first e-mail shall ask for a confirmation, whose proof is kept.
- Necessary ones only | The system shall send only necessary e-mails, which cannot be unsubscribed.
`,
      {
        'email.provider': { known: /\b(sendgrid|mailgun|postmark|mailjet|amazon ses|smtp)\b/i },
      },
    ),
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
    entries: entriesIn(
      `
# reminders.source · What is reminded of, and its dates
ask_text 94 · data, scope · content, scope, storage · code
? What is reminded of, and where do the dates come from?
~ A list that somebody keeps, a calendar file, a page on the web, a field in the data; what repeats, and who changes it.
! Sending is easy; knowing the right date is the work.
> The date in …, entered by … at …; only those that …
# reminders.address · Addresses, and who gets none
ask_text 91 · data, errors · address, storage, permissions · code
? Where do the addresses come from, and what holds for those who have none, or want no mail?
~ A field that there is or that is new, who fills it in; by which server it is sent; how one gets no more of it.
! Without an address there is no reminder, and nobody asked for it before.
> A new field …, filled in at …; whoever has none …
# reminders.when · Time of a reminder
pick_one 90 · behaviour · frequency, repeated, trigger
? How long before, at which hours does a reminder come, and does it come again?
~ The time zone, weekends, and one that was missed while nothing ran.
! A reminder at the wrong hour is forgotten again.
* The day before | The system shall send a reminder once, at 18:00 on the day before.
- A set time before | The system shall send a reminder a time before that can be set for each.
- Until it is done | The system shall repeat a reminder every day until it is marked as done.
- Some time after | When a set time has passed and nothing was done, the system shall send a reminder.
# reminders.channel · How a reminder arrives
pick_many 86 · interfaces · format, dependency
? How does a reminder arrive?
! Each way has its own provider, costs and rules.
* E-mail | The system shall send reminders by e-mail.
- SMS | The system shall send reminders as text messages to a mobile number.
- A chat message | The system shall send reminders as messages of a chat bot.
- Push | The system shall send reminders as push messages to people who agreed to them.
- On the screen | While it is open, the program shall show reminders.
# reminders.text · Text of a reminder
ask_text 84 · look_feel · look, wording
? What does a reminder say, in which tone, and what can one answer to it?
~ One real example, word for word; what must not be in it; a reply, a link or buttons: done, later, cancel.
! It is read in two seconds, or not at all.
> “… is due on 3 May. Please …”  [Done] [Remind me again in a week]
# reminders.people · Who gets reminders, and how they stop
pick_one 82 · security, behaviour · permissions, privacy, preferences, affected · for library, screens
? Who gets reminders: is consent needed, and how does one stop them?
! In many countries a message that nobody agreed to is against the law.
* Whoever agreed | The system shall send reminders only to people who agreed to them, and say in each how to stop them.
- Everybody concerned | The system shall send reminders to everybody concerned until they switch them off.
- Staff decide | The system shall let our own people switch reminders on and off for each person.
# reminders.failure · When a reminder fails
pick_many 80 · errors, operations · failure, told, monitoring · for command_line, service
? What happens when one cannot be sent, or no dates are known?
! A reminder that silently stops is worse than none.
* Tried again | If a reminder cannot be sent, then the system shall try again for an hour before it logs the failure.
* Missing dates are told | If no date is known for the next two weeks, then a message shall say so.
- Never twice | If the system restarts, then it shall send no reminder a second time.
`,
      {
        'reminders.source': {
          // What of is said where it is named by its day.
          known:
            /\b(?:day|days|hours?|week|weeks|evening|night|morning) before (?:an?|the|their|each|every|my|our) \w+|\b(?:tag|abend|tage|stunden?) vor (?:eine[mr]|de[mr]|ihre[mr]|jede[mr]) \p{L}+/iu,
        },
        'reminders.address': { when: ({ request }) => BY_MAIL.test(request) },
        'reminders.when': {
          known:
            /\b\d+ ?(?:minutes?|hours?|days?|weeks?) (?:before|ahead|after)\b|\b(?:the )?(?:day|evening|night) before\b|\bam (?:vor)?abend\b|\b(?:tag|stunden?|tage) (?:vorher|davor)\b/i,
        },
        'reminders.channel': {
          known:
            /\b(?:by|via|through|as|per|over|über|in|an?) (?:an? )?(?:e-?mail|sms|push|slack|text message|in-app)\b|\b(?:e-?mail|sms|push|mail)[- ]?(?:reminders?|erinnerung\p{L}*)|telegram|whatsapp|discord|signal|matrix/iu,
        },
        'reminders.people': { known: /\b(?:me|my|myself|mich|mir|meine?[nrms]?)\b/i },
      },
    ),
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
    entries: entriesIn(
      `
# digest.content · Content of the summary
ask_text 94 · scope, data · content, scope, order · code
? What stands in it, figure by figure, and in which order?
~ How each figure is defined, for what it is given (a project, a customer, a device), and what is left out.
! Two people who read the same figure differently trust neither.
> For each: availability in percent, number and length of outages, the longest one; the worst first
# digest.when · Day, hour and period
pick_one 90 · behaviour · frequency, repeated, trigger
? When is it sent, and which period does it cover?
~ Day, hour and time zone, and what happens to one that was missed.
! Without a time zone, a day is two different days.
# digest.who · Recipients, and how they switch it on and off
pick_one 86 · behaviour, security · preferences, permissions, privacy, affected
? Who gets it, and who switches it on?
! A mail that nobody asked for ends as spam.
* Whoever switches it on | The system shall send it only to people who switch it on, with what they may see and a link to stop it.
- Everybody, with a way out | The system shall send it to everybody until they switch it off.
- Addresses in the settings | The system shall send it to the addresses that an administrator enters.
# digest.empty · Nothing to report, or sending fails
pick_one 82 · errors · failure, empty, told
? What is sent when there is nothing to report?
! Silence may mean that all is well, or that the sender is broken.
* A line that says so | If there is nothing to report, then the mail shall say so in one line.
- Nothing | If there is nothing to report, then the system shall send nothing.
- As usual, with zeros | If there is nothing to report, then the system shall send it as usual, with zeros.
# digest.look · Form of the summary
pick_one 78 · look_feel · look, wording
? How does it look?
! Mail programs show less than browsers do.
* A short table | The mail shall be a short table with a link to the details, and the same as plain text.
- A few sentences | The mail shall be a few sentences with the figures in them.
- With charts | The mail shall show the figures as charts, as pictures that mail programs display.
`,
      {
        'digest.when': {
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
      },
    ),
  },
];
