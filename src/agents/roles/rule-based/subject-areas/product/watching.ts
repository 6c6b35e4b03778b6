import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** What is recorded about the system, and about what people did in it. */
export const WATCHING_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'observability',
    subject: 'the monitoring',
    recognise: [
      /\b(log(?:s|ging)? (?:every|each|all|the) (?:\w{1,20} ){0,2}(?:requests?|calls?|queries|jobs?|events?|errors?)|(?:request|access) logs?|json (?:log )?lines?|observab\w*|logg(ing|er)(?! (?:out|in|off|on)\b)|logs|structured logs?|metrics|(distributed|request|open ?telemetry) trac(ing|es)|telemetry|monitoring|monitored|monitor (?:the|our|all|every)|open ?telemetry|prometheus|sentry|error tracking|alerting|alerts? (us|the team|somebody|on call))\b/i,
      /\b((can['’]?t|cannot|can not|unable to|hard to|no way to|nobody can) (tell|see|find out|know|debug|trace) (what|why|which|how)|what('s| is| was) (going on|happening|wrong)|in the dark|flying blind|(find|learn|hear) (out )?(about )?(errors|outages|problems|it) (from|through) (customers|users))\b/i,
    ],
    unless:
      /\b(audit|change ?log|log ?in|logging (out|in|off|on)|who (changed|did|deleted|edited))\b|\b(panics?|crash\w*|wrong|broken|bug)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['log', 'logger', 'metric', 'trace', 'error', 'monitor'],
    entries: entriesIn(
      `
# observe.question · What must become visible
ask_text 92 · user_goal · goal, symptom
? Which questions should you be able to answer, that you cannot today?
~ Think of the last incident: what did you want to know, and could not?
! Signals are chosen for a question; without one, everything is collected and nothing found.
> For example: which customer’s requests are slow, and why
# observe.signals · Signals and alerts in the first step
pick_many 88 · scope · scope, content, monitoring, told · code
? Which signals first: logs, metrics, traces, errors, alerts?
~ What comes later, and the threshold at which somebody is alerted, and how.
! Each one is a library, a place to send it, and a bill.
* Structured logs | The system shall write one structured log line for each request.
* Metrics | The system shall measure rate, errors and duration of requests by route.
- Traces | The system shall trace requests through services and database.
- Error tracking | The system shall collect and group exceptions, with stack and release.
- Health checks | An endpoint shall say whether the service and what it depends on work.
- Alerts | When more than 2 percent of requests fail within five minutes, the system shall send an alert.
# observe.private · What must never be logged
pick_many 85 · security · privacy, permissions
? Which sensitive data must never appear, and who may read the rest?
~ Tokens, personal data, bodies of requests; and production or the developer’s machine.
! Logs are copied to places where nobody expects personal data.
* Secrets | Tokens, passwords and cookies shall never appear in logs, metrics or traces.
* Personal data | Names and e-mail addresses shall appear only masked or hashed.
- Bodies | The system shall never log bodies of requests and responses.
# observe.fields · What an entry contains
pick_many 84 · data · format, shape
? Which fields does an entry include, and in which format?
~ Time, level, route, status, duration; ids of request, user or customer; version and host.
! A field that is missing is missed in the night of the incident.
* JSON | Each entry shall be one line of JSON with time, level, route, status and duration.
* A request id | Each entry shall have a request id, which is passed on to other services.
- User or customer | Each entry shall have the id of the user or customer.
- Version and host | Each entry shall have the version and the host.
# observe.store · Place, retention and overhead
pick_one 83 · operations, quality · storage, retention, dependency, speed, volume
? Where is it collected, how long is it kept, and what may it cost?
~ Days, overhead for each request, and whether everything is kept or a sample.
! Storage is what observability costs, and at high volume the observer becomes the load.
* Standard output | Logs shall go to standard output and be kept for 14 days by what collects it.
- A hosted service | Signals shall go to a hosted service over OpenTelemetry.
- Files on the server | Logs shall go to files that are rotated daily and kept for a week.
`,
      {
        'observe.signals': {
          known:
            /\bjson[- ]?logs?\b|\blog(?:s|ging)? (?:every|each|all) (?:\w{1,20} ){0,2}(?:requests?|calls?|queries|jobs?|events?|errors?)/i,
        },
      },
    ),
  },
  {
    id: 'audit',
    subject: 'the audit log',
    recognise: [
      /\b(who (?:has )?(?:changed|did|edited|deleted) what|audit(ing|ed|able)?( (log|trail))?s?|change history|activity (log|feed|history)|history of changes|version history|compliance|sox|traceab\w*)\b/i,
      /\b(who (has )?(changed|did|deleted|edited|modified|approved|viewed|touched)|(see|know|tell|track|record|show) (what|who|which) [^.\n]{0,60}\b(changed?|changes|did)|nobody knows who|prove (that|who)|(want|need|see|keep|show) (a|the) history of|versioning of|earlier versions)\b/i,
    ],
    unless: /\b((npm|cargo|pip|dependency) audit|accessibility audit|security audit of)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['audit', 'history', 'change', 'event', 'user', 'log'],
    entries: entriesIn(
      `
# audit.what · What is recorded
ask_text 92 · scope · scope, content · code
? Which records and which actions are recorded, and is reading one of them?
~ Entities, created, changed, deleted, exported; settings and logins; and what is left out.
! Recording reads multiplies the volume by a hundred.
> Customers, contracts and prices: created, changed, deleted; no reads
# audit.entry · Content of an entry
pick_many 88 · data · format, shape
? What does an entry contain, and in what detail?
~ Also what no person did: system jobs, scripts, imports, API keys, support acting for a user.
! “Something was changed” answers nobody’s question.
* Who, when, which record | An entry shall name the person, the time and the record.
* Old and new values | An entry shall have the old and the new value of each changed field.
- A reason | An entry shall have a reason that the person enters.
- Jobs and keys by name | What no person did shall be recorded under the name of the job, script or API key.
# audit.tamper · Protection against changes and gaps
pick_many 86 · security, errors · abuse, undo, failure
? Who must be unable to change the log, and what if an entry cannot be written?
~ Administrators, operators, the database user; a change without an entry.
! A log that can be altered or has gaps proves little.
* Append-only | No function of the application shall be able to change or delete an entry.
- Safe from operators too | Entries shall be chained by hashes, so that a changed entry is noticed.
* No change without an entry | If the entry of a change cannot be written, then the system shall refuse the change.
- Written later | If the entry of a change cannot be written, then the system shall write it later, with an alert.
# audit.keep · Storage and retention of the log
pick_one 84 · operations, data · retention, storage · facts database
? Where is it stored, and how long is it kept?
! Law asks for years, privacy for deletion; both need an answer.
* Database, ten years | Entries shall be in a table of the same database and deleted after ten years.
- Database, a year | Entries shall be in a table of the same database and deleted after a year.
- A separate store | Entries shall be written to a separate store and archived there after a year.
# audit.screen · Who reads the log, and how
pick_many 81 · look_feel, security · look, interface, permissions, privacy
? Who may read the log, and what does it look like?
~ Roles, customers, one page or beside the record, order, filters, export.
! It shows what colleagues do all day, and a screen with filters is half of the work.
* A role of its own | The system shall let only people with a role of its own read the log.
- Beside the record | The system shall show whoever may open a record its history beside it, newest first.
- A page with filters | One page shall list all entries, with filters by person, time and record.
- An export | The system shall export the entries of a period as a file.
`,
      {
        'audit.keep': {
          known:
            /\b(?:keep|kept|retain\w*|stored?) (?:\w+ ){0,3}for (?:\d{1,3}|one|two|three|five|six|seven|ten) (?:days|months|years?)\b/i,
        },
      },
    ),
  },
  {
    id: 'health-check',
    subject: 'the health check',
    recognise: [
      /\b(?:health[- ]?check(?:s|ing)?|(?:readiness|liveness)(?: (?:probes?|checks?|endpoints?))?|healthz|livez|readyz)\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['health', 'ready', 'live', 'probe', 'route', 'database'],
    entries: entriesIn(`
# health.kinds · Alive and ready
pick_one 92 · interfaces, behaviour · interface, shape, scope, content
? One check, or two: whether it is alive, and whether it is ready for requests?
~ The paths, and who asks: Kubernetes, a load balancer, a monitor outside.
! A check that fails because the database is away restarts a process that is fine.
* Two paths | One path shall say that the process runs, and another that it can serve requests.
- One path, ready | One path shall say whether requests can be served.
- One path, alive | One path shall say only that the process answers.
# health.depends · What being ready depends on
pick_many 88 · behaviour, errors · dependency, failure · facts database
? What must work for it to count as ready?
! What is checked too much takes everything down at once.
* The database | The service shall be ready only if a query to the database succeeds within one second.
- Migrations | The service shall be ready only when all migrations have run.
- Other services | The service shall be ready only if the services that it calls can be reached.
- Not while it shuts down | While it shuts down, the service shall not be ready, and finish open requests.
# health.reply · Reply of the health check
pick_one 84 · interfaces, security · format, permissions, privacy, codes
? What does it answer, and who may ask?
! Details help whoever is on call, and whoever attacks.
* 200 or 503, open | The check shall answer with status 200 or 503 and one word, without a login.
- With details, inside only | The check shall answer with the state of each dependency as JSON, and only inside the network.
- With version | The check shall answer with status 200 or 503 and the version that runs.
# health.load · Cost of a check
pick_many 74 · quality, operations · speed, volume, monitoring
? How often may it be asked, and what does it leave behind?
! Every few seconds, for each instance, for years.
* Not logged | The service shall not log successful checks, nor count them as requests.
- Remembered for a second | The service shall look up the state of dependencies at most once a second.
- Logged when it changes | When it changes between ready and not ready, the service shall log that with its cause.
`),
  },
];
