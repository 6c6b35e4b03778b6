import type { AreaContext, SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

const PROCESSES = /\b(?:commands?|recipes?|process(?:es)?|sub-?process\w*|exits?|kill|scripts?)\b|prozess|befehl/i;
/** What a command line runs, where nothing it calls over a network is named. */
const RUNS = /\b(?:runs?|benchmarks?|jobs?|tasks?|steps?|hooks?|plug-?ins?|builds?|tests?)\b|(?:auf|durch)lauf|läufe/i;
const NETWORK =
  /\b(?:https?|urls?|api|fetch\w*|sockets?|connect\w*|network|requests?|responses?|(?:down|up)loads?|servers?|hosts?)\b|netz|anfrage|verbind/i;

/** Whether it is programs that are run, and not calls through the net. */
function isOfProcesses({ request, project }: AreaContext): boolean {
  return !NETWORK.test(request) && (PROCESSES.test(request) || (project === 'command_line' && RUNS.test(request)));
}

/** Whether a library calls something over a network, by what was wished for and by the code that was found. */
function callsNetwork({ request, code }: AreaContext): boolean {
  const asks = /\b(?:https?|fetch\w*|axios|sockets?|connect\w*|network|requests?|downloads?)\b/i;
  const calls =
    /\b(?:fetch\(|XMLHttpRequest|https?\.(?:get|request)\(|net\.(?:connect|Dial)|new WebSocket|requests\.(?:get|post))/;
  return asks.test(request) || code.some(({ excerpt }) => calls.test(excerpt));
}

/** Calls that are tried again, or given up. */
export const RETRY_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'retry',
    subject: 'the retries',
    recognise: [
      /\b((?<!\b(?:instead of|before|without|after|no|not|stop|bei|mit) )retr(y|ies|ied|ying)|back-?off|reconnect\w*)\b/i,
      /\b(network (errors?|failures?|problems?)|connection (reset|refused|drops?|lost)|flaky (network|service|connection|api)|(service|api|server|upstream|third party|provider) (is|goes|was) (often |sometimes )?(down|unavailable|unreliable)|econnreset|503)\b/i,
    ],
    unless: /\b(retry|rerun) (the )?tests?\b|\btests? (fail|are)\b|\bcircuit breakers?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: false,
    terms: ['retry', 'timeout', 'backoff', 'abort', 'request'],
    entries: entriesIn(
      `
# retry.ends · Which ends are retried
pick_many 92 · behaviour, scope · content, scope · code
? Which ends of a run lead to another attempt?
~ And what if its input was a stream that is used up by then.
! A command that is not found will not be found the next time.
* A non-zero exit code | When a run ends with a non-zero exit code, the system shall repeat it.
- A time-out | When a run is ended by its time-out, the system shall repeat it.
- A signal | When a run is ended by a signal, the system shall repeat it.
- Not started at all | When a run cannot be started, the system shall repeat it.
# retry.which · What is retried
pick_many 91 · scope, behaviour · content, scope · code
? Which calls and which errors are worth another attempt?
~ Methods or calls, network errors, time-outs, status codes, and calls that must not run twice.
! Repeating a call that is not idempotent does the thing twice.
* Reads | When a reading call ends with a network error, a time-out or a 5xx status, the system shall retry it.
* 429 with Retry-After | When a call gets status 429, the system shall retry it after the time that Retry-After names.
- Writes | The system shall retry writing calls too, with an idempotency key.
- What the caller marks | The system shall retry only calls that ask for it.
# retry.call · How retries are switched on and set
ask_code 88 · interfaces · shape, naming, public_api, format · for library, command_line
? Which options set the retries, and what is printed meanwhile?
?library How does a caller switch retries on and set them?
~ Names, defaults, per call or for all, and what is on without being asked for.
! These names and defaults cannot be changed later.
> tool fetch --retries 3 --retry-delay 200ms
>library client.get(url, { retries: 3, retryOn: [502, 503] })
# retry.limit · Attempts and delays
pick_one 85 · quality · speed, volume, tradeoff · for library, service, screens
? How many attempts at most, with which delay between them?
~ Growing delays, jitter, a limit for the whole, and the time-out of one attempt.
! Retries without a limit turn a small failure into a flood.
* 3 attempts | The system shall make at most 3 attempts, with delays that double from 200 ms and vary at random.
- A total time | The system shall repeat attempts with growing delays for at most 10 seconds in all.
- Over hours | The system shall repeat attempts with growing delays for up to 24 hours.
# retry.giveup · After the last attempt
pick_one 83 · errors · failure, told · for library, service, screens
? What happens after the last failed attempt?
~ The error that comes back, logging, and what cancelling does meanwhile.
! Giving up is a result, and somebody has to get it.
* The last error comes back | If the last attempt fails, then the caller shall get its error and the number of attempts.
- A fallback | If the last attempt fails, then the system shall return a cached or default value, marked as such.
- It is put aside | If the last attempt fails, then the system shall keep the call, to be repeated by hand.
- A circuit breaker | If the last attempt fails, then further calls shall fail at once for 30 seconds, before one is tried.
`,
      {
        'retry.ends': { when: isOfProcesses, kinds: BUILDING },
        'retry.which': { when: (context) => !isOfProcesses(context), kinds: BUILDING },
        'retry.call': { when: ({ project }) => project !== null },
        'retry.limit': {
          known: /\b(\d{1,2}|two|three|four|five|ten) (times|attempts|retries|tries)\b/i,
          isStillDue: ({ written }) =>
            !/max_?(?:attempts|retries|tries|wait)|(?:retries|attempts|tries)["']?\s*[=:]/i.test(written),
        },
        'retry.giveup': { kinds: BUILDING },
      },
    ),
  },
  {
    id: 'timeouts',
    subject: 'the time-out',
    recognise: [
      /\b(time-?outs?|abort ?(signal|controller)s?|cancell?(ation|able)|cancell?ing (a |the )?(requests?|calls?|promises?|operations?)|(abort|cancel)(s|ed)? (a |the |running |pending )?(requests?|calls?|promises?|operations?))\b/i,
      /\b((requests?|calls?|connections?) (that )?(hangs?|never (return|finish|end)\w*)|hangs? for ?ever)\b/i,
    ],
    unless: /\b(session time-?outs?|tests? time-?outs?|settimeout|retr(y|ies|ied|ying))\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['library', 'command_line', 'service'],
    visible: false,
    terms: ['timeout', 'abort', 'signal', 'cancel', 'deadline'],
    entries: entriesIn(
      `
# timeouts.call · How a time-out is set or a call cancelled
ask_code 91 · interfaces · shape, naming, public_api, format · code
? How is the time-out set or a call cancelled?
?library How does a caller set the time-out or cancel?
?command_line Which option sets the time-out, and what ends a run early?
~ Names, units, the default, per call or for all, and what holds without it.
! Name, unit and default cannot be changed later.
> await client.get(url, { timeout: 5000, signal })
>command_line tool fetch --timeout 30s
# timeouts.run · What is ended, and how
pick_many 88 · behaviour · content, scope, semantics
? What is ended when the time is over, and how?
~ Each line or the whole run with what it depends on; child processes; the time between the first signal and the last.
! A process that leaves its children behind goes on holding files and ports.
* The whole run | The time shall count for the whole run, from its first line to its last.
- Each command | The time shall count for each command by itself.
* Child processes too | When the time is over, the system shall end all processes that were started.
- A second signal | When the time is over, the system shall send a signal to end, and five seconds later kill what still runs.
# timeouts.what · What the time-out covers
pick_one 87 · behaviour · content, scope, semantics
? What does the time cover: connecting, waiting, the whole call?
~ Streams, redirects, retries, work before and after.
! A slow download and a dead server are different cases.
* The whole call | The time-out shall cover the whole call, from its start to the last byte.
- Until the first response | The time-out shall cover connecting and waiting for the first byte.
- Without any progress | The time-out shall count the time without any progress.
# timeouts.after · What happens when the time is over
pick_many 84 · errors · failure, told, undo · for library, service, screens
? What happens when the time is over or somebody cancels?
~ The error and its type, running work, open connections, callbacks and partial results.
! A caller has to tell a time-out from every other failure.
* An error of its own | If a call times out or is cancelled, then it shall end with an error that tells which of the two it was.
* Everything is released | If a call times out or is cancelled, then the system shall stop its work and release connections and timers.
- What is there comes back | If a call times out or is cancelled, then it shall return partial results, marked as incomplete.
`,
      {
        'timeouts.run': { when: isOfProcesses },
        'timeouts.what': {
          // A library that calls nothing over a network has nothing to connect to.
          when: (context) => !isOfProcesses(context) && (context.project !== 'library' || callsNetwork(context)),
        },
      },
    ),
  },
];
