import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Words by which nobody starts a job by hand. */
const SCHEDULED =
  /\b(?:nightly|hourly|daily|weekly|monthly|every (?:\w+ )?(?:night|hour|day|morning|week|month|minutes)|cron\w*|schedul\w+|nächtlich\w*|täglich\w*|stündlich\w*|wöchentlich\w*|jede[nrs]? (?:nacht|tag|stunde|morgen|abend|woche))\b/i;

/** Work that happens later, elsewhere, or without a network. */
export const BACKGROUND_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'jobs',
    subject: 'the background job',
    recognise: [
      /\b((background|scheduled|nightly|batch|async(hronous)?|cron|recurring) (jobs?|tasks?|work(ers?)?|process(es|ing)?|runs?)|(job|task|message|work) queues?|cron(jobs?)?|scheduler)\b/i,
      /\b(queues?|schedul(e|ed|es|ing)|(job|queue|task) workers?|out of the request|every (night|hour|day|morning|week|monday|minute)|(runs?|takes?) (for )?(minutes|hours)|times? out|timing out|later in the background|report generation|takes? (all|the whole|half the) (night|day|weekend|morning)|(nightly|daily|hourly|weekly) (report|export|import|sync|calculation|run|batch|build of)s?|overnight|long[- ]running|by hand every|los(e|es|ing|t) (messages|jobs|events|tasks)|automatically every|once a (day|night|week|month))\b/i,
    ],
    unless:
      /\b(service|web) workers?\b|\bcron (?:expressions?|syntax|strings?|pars\w{1,4}|formats?)\b|\bpriority queues?\b|\b(?:publish|publication|release|start|end|due)(?:ing)? dates?\b|\b(ci|pipeline|build|test(s| suite)?|github actions)\b|\bgo(?:es)? live\b|\bpublish\w*|\bschedul\w+ (?:an? |the |my )?(?:posts?|articles?|mails?|e-?mails?|messages?|tweets?|appointments?|meetings?|visits?)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'performance', 'migration'],
    for: ['command_line', 'service', ...WITH_SCREENS],
    visible: false,
    terms: ['job', 'queue', 'worker', 'schedule', 'task'],
    entries: entriesIn(
      `
# jobs.load · Trigger, duration and number of runs
ask_text 90 · quality, behaviour · volume, speed, baseline, trigger
~ The trigger or schedule, the duration of one run, runs a day, and how many at once in parallel.
! It decides whether a queue is needed at all, and how many workers.
> Each night at two, and by hand; up to 20 minutes each; 200 a day, five at once
# jobs.failure · Failed runs
pick_one 86 · errors · failure
? What happens when a run fails or is interrupted?
~ Retries, a restart in the middle, half-finished work, and who is told.
! Background failures are silent unless somebody is told.
* A retry, then “failed” | If a run fails, then the system shall retry it once, and leave further starts to a person.
- Retries until it works | If a run fails, then the system shall retry it with growing delays, and send an alert after three failures.
- The next run catches up | If a run fails, then the system shall log it and do its work in the next scheduled run.
# jobs.twice · The same job twice
pick_one 83 · behaviour · repeated, simultaneous
? What if the same job is started twice, or overlaps with its last run?
~ Two clicks, a message that is delivered twice, a run that takes too long, parallel servers.
! Queues deliver at least once; clicks come in pairs.
* It runs once | While a job is waiting or running, the system shall not start it a second time.
- One after the other | While a run has not ended, the system shall let a second start wait.
- Both run | Two runs of the same job shall overlap without disturbing each other.
# jobs.progress · Progress and result of a run
pick_many 82 · look_feel, behaviour · told, look, flow, permissions, retention · for service, screens
? What does the person who started it see, and who gets the result?
~ Progress, cancelling, a message at the end, who may see the result, and how long it is kept.
! Work that nobody waits for has to report back.
* Its status | The page shall show whether a run is waiting, running with percent done, ready or failed.
- A message at the end | When a run ends, the system shall send a message to the person who started it.
- A way to cancel | When the person who started a run cancels it, the system shall clean up half-finished work.
- The result for its owner only | The system shall give the result of a run only to the person who started it, for 30 days.
- Only a log | When a run ends, the system shall log its outcome and tell nobody else.
# jobs.broker · Queue and workers
pick_one 80 · operations, data · storage, dependency, infrastructure · for service, screens · facts database
? Which queue or scheduler holds the jobs, and where do the workers run?
~ What is there already, how many workers, and what a restart does to waiting jobs.
! A broker is a service that somebody has to run.
* A database table | Jobs shall wait in a table of our database, from which a worker process takes them.
- Redis | Jobs shall wait in Redis, from which separate worker processes take them.
- A message broker | Jobs shall be messages of a broker such as RabbitMQ, SQS or Kafka.
- The platform’s scheduler | The scheduler of the platform, such as cron, shall start each run.
`,
      {
        'jobs.load': {
          question: ({ request }) =>
            SCHEDULED.test(request)
              ? 'When does it run, how much is there each time, and by when must it be done?'
              : 'What starts a run, how long does it take, and how many are there?',
        },
        'jobs.progress': { when: ({ request }) => !SCHEDULED.test(request) },
      },
    ),
  },
  {
    id: 'offline',
    subject: 'working offline',
    recognise: [
      /\b(off-?line|without (an )?(internet|network|connection|reception|signal)|no (internet|network|reception|signal|connection)|pwa|service workers?|local[- ]first)\b/i,
      /\b(bad (connection|network|reception)|in the (field|basement|tunnel|train)|sync(s|ed|ing|hroni[sz]\w*)? (\w+ ){0,3}(across|between) (\w+ ){0,2}devices|(connection|network) (is )?(drops?|gone|lost|poor|weak)|several devices|across devices|sync\w{0,6}\b[^.]{0,40}\b(?:overwr[io]te|conflict)\w{0,4})\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: WITH_SCREENS,
    visible: true,
    terms: ['sync', 'offline', 'cache', 'storage', 'queue'],
    entries: entriesIn(`
# offline.what · What works offline
pick_one 93 · scope · scope, content
? What must be possible without a network: reading only, or changing too?
~ Name the screens and the records that have to be there.
! Reading is a cache; writing is a distributed system.
* Read what was opened before | While there is no network, the system shall show records that were opened before.
- Read a chosen set | While there is no network, the system shall show records that were downloaded beforehand.
- Create and edit too | While there is no network, the system shall let records be created and edited, and send the changes later.
- Everything | While there is no network, every function shall work on the device.
# offline.conflict · Conflicting changes
pick_one 90 · behaviour · simultaneous, repeated
? What if the same record was changed in two places meanwhile?
~ Edited, deleted or created twice; who decides, and what becomes of the loser.
! The conflict appears hours later, when nobody remembers.
* Merged by field | When one record was changed in two places, the system shall merge field by field and keep the later of two changes to a field.
- The last one wins | When one record was changed in two places, the version that is sent last shall win, with the other in the history.
- The person decides | When one record was changed in two places, the system shall show both versions side by side, for the person to pick one.
- It cannot happen | The system shall let each record be changed by one owner on one device only.
# offline.sync · Sending changes, and how it is shown
pick_many 85 · behaviour, look_feel · flow, failure, told, look
? When are changes sent, and how does one see what is not sent yet?
~ The trigger, failed or broken-off syncs, and how being offline shows.
! A change that somebody believes saved must not get lost.
* Sent by itself | When there is a network again, the system shall send waiting changes in order, with retries.
- Sent with a button | When the person presses a button, the system shall send waiting changes.
* Unsent records marked | While a record has unsent changes, it shall carry a mark.
- A banner with the last sync | While there is no network, a banner shall show the time of the last sync.
- Refused ones | When the server refuses a change, the system shall show the reason and let the change be corrected.
# offline.store · Data on the device
pick_many 81 · data, security · storage, volume, permissions, privacy, retention
? How much data lies on the device, for how long, and how is it protected?
~ Size and age, signing out, a lost device, and data too sensitive to be stored.
! Copies on devices are outside your control.
* The last 30 days | The device shall keep records of the last 30 days.
- Pictures and documents too | The device shall keep pictures and documents, up to 500 MB.
* Deleted on signing out | When somebody signs out or 7 days pass without contact, the system shall delete the data on the device.
- Encrypted | The system shall encrypt data on the device with a key that needs a PIN.
- Nothing sensitive | The system shall never store fields that are marked as sensitive on the device.
`),
  },
];
