import type { SubjectArea } from '../../entries/entry';
import { best, byProject, MENDING, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Programs that fall over, fill up or get in each other’s way. */
export const CRAFT_FAULTS: readonly SubjectArea[] = [
  {
    id: 'crash',
    subject: 'the crash',
    recognise: [
      /\b(crash(es|ed|ing)?|panics?|panick(ed|ing)|segfaults?|sigsegv|core dumps?|uncaught|unhandled (exceptions?|rejections?|errors?)|null ?pointer|stack ?traces?|TypeErrors?)\b/i,
      /\b((throws?|raises?) (an? )?(\w*(error|exception)s?)|exceptions? (when|in|on|from|if))\b/i,
    ],
    unless:
      /\bcrash (reports?|reporting|reporter)\b|\bcrash[- ]safe\w{0,2}\b|\b(?:even (?:if|after)|after|surviv\w{1,4}|so that|in case of|against) (?:an? |the )?(?:\w{1,20} )?crash(?:es)?\b|\b(?:leak|expos|hid|show|reveal|print|display|return|send)\w{0,4}\b[^.]{0,30}\bstack ?traces?\b|\bstack ?traces? (?:in|from|out of|to) (?:the |our )?(?:error )?(?:responses?|repl(?:y|ies)|pages?|output|clients?|users?)\b/i,
    kind: 'bug',
    kinds: ['bug'],
    visible: false,
    terms: ['throw', 'error', 'panic', 'exception', 'catch'],
    entries: entriesIn(
      `
# crash.repro · How to make it crash
ask_code 98 · behaviour · symptom, trigger
? Which input or call makes it crash, and what does the stack trace say?
?command_line Which command and input make it crash, and what does the output say?
?service Which request makes it crash, and what does the stack trace say?
~ The smallest case that reproduces it, or what is observed: which input, its size, how often, since which version.
! With a trace and an example the search is over before it begins.
> // smallest case that crashes, then the first lines of the trace
>
# crash.instead · What happens instead of the crash
pick_one 95 · errors, behaviour · expected, failure
? What should happen instead in that case?
~ The expected, correct result; for an error, its wording and place.
! Catching the crash is easy; the correct result is a decision.
`,
      {
        // Whoever quotes the message has seen it.
        'crash.repro': { known: /["“„'`][^"”“'`\n]{12,}["”“'`]/u },
        'crash.instead': {
          known: /\b(?:fall back|instead of|rather than|should (?!not\b)|stattdessen|soll(?:te)?\b)/iu,
          options: [
            best(
              'A clear error',
              byProject({
                command_line:
                  'If the case occurs, then the command shall end with an exit code other than 0 and one line that names the cause.',
                service:
                  'If the case occurs, then the service shall answer with an error status that names the cause, and go on.',
                other:
                  'If the case occurs, then the caller shall get a documented error that names the place and the cause.',
              }),
            ),
            opt(
              'The correct result',
              'If the case occurs, then the system shall take the input as legal and give its correct result.',
            ),
            opt('An empty result', 'If the case occurs, then the system shall give an empty result, without an error.'),
            opt(
              'It ends quietly',
              byProject({
                command_line:
                  'If the case occurs, then the command shall end without a message, with the exit code that is usual for it.',
                other: 'If the case occurs, then the system shall do nothing more and raise no error.',
              }),
            ),
            opt(
              'Skip it and go on',
              'If a part is faulty, then the system shall skip it with a warning and process the rest.',
            ),
          ],
        },
      },
    ),
  },
  {
    id: 'memory',
    subject: 'the memory use',
    recognise: [
      /\b(memory leaks?|leak(s|ing|ed)? (memory|handles?|listeners?|file descriptors?|goroutines?)|out of memory|oom(-?killed)?|memory (keeps|grows|growing|climbs|use|usage|consumption|footprint))\b/i,
      /\b(heap (grows|limit|out of|size)|runs? out of (memory|ram|file descriptors|handles|connections)|too many open files|too much (memory|ram)|leaks)\b/i,
    ],
    unless:
      /\b(?:show|print|report|measur|record|track|display|compar|plot|see|warn)\w{0,3} (?:\w+ ){0,3}memory\b|\b(leak(s|ed|ing)? (connections?|sockets?|keys?|credentials|passwords?|tokens?|personal|data)|data leaks?|(headers?|tokens?|secrets?|credentials|passwords?|information|keys?) leaks?|leaks? (the )?(\w+ )?headers?)\b/i,
    kind: 'bug',
    kinds: [...MENDING],
    visible: false,
    terms: ['cache', 'listener', 'close', 'dispose', 'buffer', 'subscribe'],
    entries: entriesIn(
      `
# memory.curve · How memory grows
ask_text 97 · behaviour · symptom, trigger, baseline
? What makes memory grow, how fast, and does it ever come down?
~ The calls or load that reproduce it, megabytes per hour or per call, since which version, how it ends; what a heap profile shows.
! A staircase, a ramp and a single peak have three different causes.
> 50 MB an hour at 100 requests/s since 4.2; killed at 2 GB
# memory.target · Expected memory use
ask_text 95 · quality · speed, expected, volume
? How much memory is right: which limit, under which load, for how long?
~ The expected curve as a number: a constant limit, or so much for each item or connection.
! Memory that is used is not leaked; the limit tells the two apart.
> Constant below 300 MB after 10,000 requests
# memory.proof · Proof that memory stays constant
pick_one 84 · acceptance · acceptance · facts test_runner, ci
? How is it verified that memory stays within the limit?
! Leaks come back with the next listener that nobody removes.
* Repetitions | After thousands of repetitions in a test the heap has grown by less than 10 percent.
- A count of what is open | A test finds as many listeners, handles or connections after as before.
- A run of some hours | A load test of some hours ends with the memory it had after the first hour.
`,
      {
        'memory.target': { known: /\b(at most|under|below|limit of|max(imum)?( of)?) \d{1,6} ?(kb|mb|gb|mib|gib)\b/i },
      },
    ),
  },
  {
    id: 'race',
    subject: 'the race',
    recognise: [
      /\b(race conditions?|data races?|dead ?locks?|lost updates?|thread[- ]?safe(ty)?|double[- ](book\w*|charg\w*|submit\w*|spend\w*|post\w*))\b/i,
      /\b(concurrent(ly)?|simultaneous(ly)?|at the same time|(two|several|multiple) (people|users|customers|processes|workers|requests|threads|clients|orders|calls|jobs|tabs|devices|updates|writes|payments|bookings)\b[^.]{0,40}\b(same|both|once|together)|(?:go|goes|fall|falls|drop|drops) below (?:zero|0)|(?:over ?s(?:ell|old)|over ?book)\w{0,3}|(booked|charged|sent|created|processed|executed|delivered|imported|shipped|saved|counted|paid|run|runs|ran|fires?|fired|happens?|arrives?|appears?) (twice|two times|more than once|several times)|(duplicate|double) (jobs|e-?mails|orders|charges|runs|deliveries|bookings|messages))\b/i,
    ],
    kind: 'bug',
    kinds: ['bug'],
    visible: false,
    terms: ['lock', 'transaction', 'mutex', 'concurrent', 'unique', 'atomic'],
    entries: entriesIn(
      `
# race.story · How the collision happens
ask_text 98 · behaviour · symptom, trigger · code
? What happens at the same time, in what order, and what is the wrong result?
~ Steps to reproduce it, threads, processes or servers, the time between the two, how often it is observed.
! The window between two steps is the fault itself.
> A reload while the first request still runs → two orders; twice a week
# race.rule · Who wins, and what the other one gets
pick_one 96 · behaviour, errors · expected, told, simultaneous
? Which one counts, and what happens to the other?
?library What is expected when two calls run at the same time?
~ Who wins, what the other one waits for or is told; whether rather twice or rather not at all.
! A lock decides that one loses; which one, and how, has to be said.
* The first wins | When two collide, the first to complete shall win, and the other get an error that names the conflict.
- One after the other | While the first runs, the second shall wait until it has finished, up to a time limit.
- Both share one result | When two come at the same time, both shall get the result of a single run.
- The last wins | When two come at the same time, the later one shall replace the earlier one completely, with nothing mixed.
# race.means · Where the rule is enforced
pick_one 82 · data · storage, input, means · for service, web_app · facts database
? Where should the rule be enforced, given the database?
~ What holds today: a unique constraint, the isolation level, what a transaction covers.
! A check in code has a gap; a constraint does not.
* A constraint in the database | A unique constraint in the database shall enforce the rule.
- A row lock | The system shall lock the rows concerned in one transaction.
- A version number | If the version number of a record is outdated, then the write shall fail.
# race.past · Collisions of the past and new ones
pick_one 80 · operations, data · damage, existing_data, monitoring · for service, screens
? What about cases that exist already, and how is a new one noticed?
! A rule cannot be enforced while stored data violates it.
* Listed | A script shall list the existing cases, so that people decide about each.
- Listed, with an alarm | A script shall list the existing cases, and each new one raise an alarm.
- Resolved | A script shall resolve the existing cases by the same rule and record each.
# race.proof · Parallel attempts in the test
slider 85 · acceptance, quality · acceptance, volume
? With how many parallel attempts must the test not break it?
~ The test fails today and passes when the rule above holds for every attempt.
! One attempt proves nothing; many at once show the gap if there is one.
= A test that fails today passes with parallel attempts, {}.
`,
      {
        'race.proof': { slider: { min: 2, max: 1000, step: 1, start: 50, unit: 'at once' } },
      },
    ),
  },
];
