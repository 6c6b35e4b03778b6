import type { ProjectKind } from '../../../../session/project-kind';
import type { SubjectArea } from '../../entries/entry';
import { BUILDING, design } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** Kinds of project that others run in their own process. */
const RUN_BY_OTHERS: readonly ProjectKind[] = ['library', 'command_line'];

/** Calls that are saved or limited. */
export const TRAFFIC_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'caching',
    subject: 'the cache',
    recognise: [
      /\b(cach(e|es|ed|ing)|memoi[sz]\w*)\b/i,
      /\b(redis|memcached|cdn|etags?|ttl|(same|identical) (requests?|queries|calls?|data) (over and over|again and again|every time|many times)|recomputed?)\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'performance'],
    visible: false,
    terms: ['cache', 'ttl', 'store', 'invalidate', 'memoize'],
    entries: entriesIn(
      `
# cache.what · What is cached
ask_text 92 · scope · scope, content · code
? What should be cached: which routes, queries or results?
?library Which calls or results should be cached, and are they unless asked for?
?command_line Which results should be cached from one run to the next?
~ What it costs today, what must gain by it and by how much, and what is never cached.
! Caching what changes often costs more than it saves.
> GET /products and the price query (800 ms today, under 20 ms on a hit); never the basket
# cache.fresh · Freshness and invalidation
pick_many 90 · behaviour · freshness, retention, undo
? How stale may a cached answer be, and what invalidates it?
~ Seconds or hours, writes, changed inputs, and a way to empty or bypass it.
! Invalidation is the hard part; a wrong answer here is seen by users.
* It expires | An entry shall expire after a time that is set for each kind of result.
* A change invalidates it | When its source is written or an input changes, the system shall invalidate the entries that depend on it.
- Stale while refreshed | When an entry has expired, the system shall serve it once more while it is refreshed.
- Asking whether it changed | When an entry is to be used, the system shall check it with ETag or Last-Modified first.
- A way to empty it | The system shall let one entry or the whole cache be emptied by hand.
# cache.store · Cache store, and its failure
show_options 84 · data, errors · storage, dependency, failure
? Where is the cache kept?
~ Also what happens when it is full, down or damaged.
! Several processes with a memory of their own give different answers.
# cache.users · Responses that belong to one user
pick_one 82 · security · permissions, privacy · for service, screens
? How are responses kept apart that belong to one user?
! A shared cache with private data is the classic leak.
* Never cached | The system shall never cache a response to a signed-in user.
- Cached per user | The user or customer shall be part of the key of a cached response.
- There are none | The system shall cache only what is public.
# cache.gain · Target and watching
ask_text 80 · quality, operations · speed, volume, monitoring · for service, screens
? Which target should it reach, and how does one see whether it does?
~ Latency or load before and after, hits and misses that are counted, what existing users notice, the default.
! A cache that nobody measures is kept although it does nothing.
> p95 under 20 ms on a hit; hits and misses counted; off by default
# cache.key · Key and size of the cache
pick_many 82 · behaviour, quality · key, volume, simultaneous · for library, command_line
? By what is an entry found again, and what limits the size?
~ Arguments or content as the key, equality of objects, failures, calls at the same time, eviction.
! A cache without a limit is a leak, and a wrong key a wrong result.
* All inputs are the key | Two calls shall share an entry only if all of their inputs are equal.
- A key of the caller | The system shall let the caller pass a function that makes the key.
* A largest number | When the cache is full, the least recently used entry shall go first.
* No failures | The system shall never cache a failed call.
- One call for all | When calls for the same key come at the same time, they shall share one computation.
`,
      {
        'cache.what': {
          // "Cache rendered templates" says what; "add caching to the API" does not.
          known:
            /\bcach(?:e|es|ing)(?: of)? (?:the |our |all |its )?(?!(?:api|apis|app|layer|service|server|backend|site|website|it|this|that|them|everything|things|stuff|data|requests?|responses?|to|for|in|on|with|so|because|and|or|when|where|is|are|by|at|as|from|should|headers?|keys?|control|invalidation|store|miss\w*|hits?)\b)[a-z][\w-]+/i,
        },
        'cache.store': {
          options: ({ project }) => [
            design(
              'In memory, behind a store interface',
              'The cache shall be in the memory of the process, behind an interface for other stores.',
              ['Nothing to run', 'Another store can be added'],
              ['Each process has its own'],
              true,
            ),
            ...(project !== null && RUN_BY_OTHERS.includes(project)
              ? [
                  design(
                    'Files in a cache folder',
                    'The cache shall be kept as files in a cache folder, of which damaged ones are ignored.',
                    ['Survives the process'],
                    ['Needs a size limit and safe writes by several processes'],
                  ),
                ]
              : choices(`
              - Redis or Memcached | The cache shall be in Redis or Memcached, shared by all processes. | + Shared by all processes | + Survives a deployment | - One more service to run
              - HTTP caches | Responses shall carry headers by which browsers, proxies or a CDN cache them. | + Takes the load off the server | - Hard to invalidate, only for public data
            `)),
          ],
        },
        'cache.key': { when: ({ project }) => project !== null },
      },
    ),
  },
  {
    id: 'rate-limit',
    subject: 'the rate limit',
    recognise: [
      /\b(rate[- ]?limit\w*|throttl\w*|(usage|api|request) quotas?|too many requests|429|ddos)\b/i,
      /\b(hammer(s|ed|ing)?|flood(s|ed|ing)? (us|our|the)|(?<!\breport\w* )abus(e|es|ed|ing|ive)|scrap(e|es|ed|ers?|ing) (us|our|the)|overload(s|ed|ing)? (the |our )?(api|server|service|system|site)|brute[- ]force|fair use|one (customer|client|user) (takes|uses|slows|blocks))\b/i,
    ],
    unless:
      /\bthrottl\w* (a |the )?(functions?|callbacks?|events?|handlers?|scroll\w*|resize|renders?)\b|\bdebounc\w+|\b(cpus?|gpus?|processors?|thermal\w*|clocks?|laptops?|notebooks?|machines?|computers?|batter(?:y|ies)|hardware)\b.{0,30}\bthrottl\w*|\bthrottl\w* (of |the )?(cpus?|gpus?|processors?)\b|\bbrute[- ]?forc|\b(log-?ins?|sign-?ins?|passwords?)\b[^.]{0,40}\b(rate[- ]?limit|throttl|attempts?)|\b(rate[- ]?limit\w*|throttl\w*|limit\w*)\b[^.]{0,40}\b(log-?ins?|sign-?ins?)\b/i,
    kind: 'security',
    kinds: [...BUILDING, 'bug', 'performance'],
    visible: false,
    terms: ['limit', 'throttle', 'quota', 'middleware', 'request'],
    entries: entriesIn(
      `
# limit.per · Who is counted
pick_one 92 · behaviour · content, affected, abuse, privacy
? Per what is counted: address, user, API key or customer?
?library Per what does it count, and how does the caller say so?
?command_line Which calls does the tool count against the limit of the other side?
~ Strangers and known callers, attackers with many addresses, proxies, and how addresses are kept.
! Addresses are shared by whole companies; keys are not known before login.
# limit.options · Options and their defaults
ask_code 91 · interfaces · shape, naming · for library
? Which options does it take, and with which defaults?
~ Window and limit, a fixed or a sliding one, the key and where an address comes from behind proxies, what is skipped.
! Names and defaults are what callers keep.
> // as a caller writes it
>
# limit.backend · Where the counters live
pick_one 87 · data, interfaces · storage, failure · for library
? Where are the counters kept, and how does a caller bring a store?
! In memory each process, or each worker, counts for itself.
* An interface, memory by default | The system shall keep counters in memory, unless a store is passed in.
- Memory only | The system shall keep counters in the memory of each process.
- A store is required | The system shall require a store from the caller, without a default.
# limit.number · The limits
pick_one 90 · quality · volume, speed · for command_line, service, screens
? How many requests in which time, and are short bursts fine?
~ The window, the burst, and several at the same time.
! The algorithm follows from whether bursts are allowed.
* 100 a minute with bursts | The system shall allow at most 100 requests a minute on average, with bursts of 20 at once.
- A fixed window | The system shall allow at most 100 requests in each full minute.
- A monthly quota | The system shall allow at most 10,000 requests a month, with a warning at 80 percent.
- So many at once | The system shall allow at most 5 requests at the same time.
# limit.where · What is limited, and exceptions
pick_one 86 · scope · scope, permissions, rollout · for service, screens · code
? Which routes are limited, and who is exempt?
~ Login, expensive calls, health checks, our own services, and a first week in which it is only logged.
! Login and expensive calls need stricter limits than reading.
* All, some stricter | The system shall limit all routes but health checks, login and writing more strictly.
- Only named routes | The system shall limit only the routes that are named in the configuration.
- Everything alike | All routes shall have the same limit, without exceptions.
# limit.answer · What a limited caller gets
pick_many 85 · errors, interfaces · told, format, shape, look, wording
? What does a caller get who is over the limit?
?library What happens to a call over the limit, and what does the caller get?
?command_line What does the tool do when the limit is reached?
~ Status, headers, body, a delay or a block, and what a person reads on a page.
~library Waiting or refusing, status and headers, a hook, the error and its type.
~command_line Waiting, a message, the exit code, and Retry-After of the other side.
! Clients that are told when to come back do not hammer on.
# limit.store · Where the counters live
pick_one 84 · data, errors · storage, failure, monitoring · for service, screens
? Where are the counters kept, and what if that store is down?
~ Several servers, a restart, and how one sees who is limited.
! With several servers a counter in memory allows several times the limit.
* Shared, then open | The system shall share counters in Redis, and while that is down let requests pass with an alert.
- Shared, then closed | The system shall share counters in Redis, and while that is down refuse requests.
- In each process | The system shall keep counters in the memory of each process, until a restart.
- At the proxy or gateway | The proxy or gateway shall count and refuse, outside this code.
`,
      {
        'limit.per': {
          options: ({ project }) =>
            project === 'command_line'
              ? choices(`
              * All calls to one host | The system shall count all calls of one run to one host together.
              - Calls by kind | Reading and writing calls shall have limits of their own.
            `)
              : choices(`
              * Per key or user | The system shall count requests per API key or user, and per address for strangers.
              - Per address only | The system shall count requests per address, which is taken from a trusted proxy header.
              - Per customer | The system shall count requests of all users of one customer together.
              - One limit for all | The system shall count all requests together.
            `),
          known:
            /\b(?:by|per|pro|je|nach|each|every) (?:the )?(?:client(?:['’]s)?[ -])?(?:ip\b|addresse?s?|users?|accounts?|api[- ]?keys?|customers?|tenants?|tokens?|adresse|nutzer|konto|kunde)/i,
        },
        'limit.number': {
          known:
            /\b\d[\d.,]{0,9} ?(?:(?:requests?|calls?)? ?(?:per|a|an|\/|each|every) ?(?:s|sec|second|min|minute|hour|day)\b|(?:\w{1,20} ){0,2}(?:attempts?|tries|fehlversuche\w?|versuche\w?|anfragen)\b)/i,
        },
        'limit.where': {
          known:
            /\b(?:log-?in|sign-?up|upload|search|anmeldung) (?:\w{1,20} ){0,3}(?:rate[- ]?)?(?:limit|throttl|begrenz)\w*|\b(?:limit\w*|throttl\w*|begrenz\w*) (?:\w{1,20} ){0,3}(?:(?:for|on|für|beim?|am) )?(?:the |den |die |das )?(?:\w{1,20}[- ])?(?:log-?in|sign-?up|search|upload|registration|endpoint|route|anmeldung|suche)/i,
        },
        'limit.answer': {
          options: ({ project }) =>
            project === 'command_line'
              ? choices(`
              * It waits | If the limit is reached, then the command shall wait until the next call is allowed, and say so on standard error.
              - It stops | If the limit is reached, then the command shall stop with an error and an exit code of its own.
            `)
              : choices(`
              * Status 429 with Retry-After | If a request is over the limit, then the system shall answer with status 429 and a Retry-After header.
              - Headers with what is left | Each response shall have headers with the limit, the rest and the reset time.
              - A slower answer | If a request is over the limit, then the system shall delay it instead of refusing it.
              - A block | If a caller exceeds the limit ten times in an hour, then the system shall block it for a day.
            `),
        },
      },
    ),
  },
];
