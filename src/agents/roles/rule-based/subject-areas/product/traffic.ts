import type { ProjectKind } from '../../../../session/project-kind';
import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject, design, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'cache.what',
        subject: 'What is cached',
        dimensions: ['scope'],
        aspects: ['scope', 'content'],
        // "Cache rendered templates" says what; "add caching to the API" does not.
        known:
          /\bcach(?:e|es|ing)(?: of)? (?:the |our |all |its )?(?!(?:api|apis|app|layer|service|server|backend|site|website|it|this|that|them|everything|things|stuff|data|requests?|responses?|to|for|in|on|with|so|because|and|or|when|where|is|are|by|at|as|from|should|headers?|keys?|control|invalidation|store|miss\w*|hits?)\b)[a-z][\w-]+/i,
        priority: 92,
        type: 'ask_text',
        code: true,
        question: byProject({
          library: 'Which calls or results should be cached, and are they unless asked for?',
          command_line: 'Which results should be cached from one run to the next?',
          other: 'What should be cached: which routes, queries or results?',
        }),
        context: 'What it costs today, what must gain by it and by how much, and what is never cached.',
        why: 'Caching what changes often costs more than it saves.',
        placeholder: 'GET /products and the price query (800 ms today, under 20 ms on a hit); never the basket',
      },
      {
        about: 'cache.fresh',
        subject: 'Freshness and invalidation',
        dimensions: ['behaviour'],
        aspects: ['freshness', 'retention', 'undo'],
        priority: 90,
        type: 'pick_many',
        question: 'How stale may a cached answer be, and what invalidates it?',
        context: 'Seconds or hours, writes, changed inputs, and a way to empty or bypass it.',
        why: 'Invalidation is the hard part; a wrong answer here is seen by users.',
        options: choices(`
          * It expires | An entry shall expire after a time that is set for each kind of result.
          * A change invalidates it | When its source is written or an input changes, the system shall invalidate the entries that depend on it.
          - Stale while refreshed | When an entry has expired, the system shall serve it once more while it is refreshed.
          - Asking whether it changed | When an entry is to be used, the system shall check it with ETag or Last-Modified first.
          - A way to empty it | The system shall let one entry or the whole cache be emptied by hand.
        `),
      },
      {
        about: 'cache.store',
        subject: 'Cache store, and its failure',
        dimensions: ['data', 'errors'],
        aspects: ['storage', 'dependency', 'failure'],
        priority: 84,
        type: 'show_options',
        question: 'Where is the cache kept?',
        context: 'Also what happens when it is full, down or damaged.',
        why: 'Several processes with a memory of their own give different answers.',
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
      {
        about: 'cache.users',
        for: ['service', ...WITH_SCREENS],
        subject: 'Responses that belong to one user',
        dimensions: ['security'],
        aspects: ['permissions', 'privacy'],
        priority: 82,
        type: 'pick_one',
        question: 'How are responses kept apart that belong to one user?',
        why: 'A shared cache with private data is the classic leak.',
        options: choices(`
          * Never cached | The system shall never cache a response to a signed-in user.
          - Cached per user | The user or customer shall be part of the key of a cached response.
          - There are none | The system shall cache only what is public.
        `),
      },
      {
        about: 'cache.gain',
        for: ['service', ...WITH_SCREENS],
        subject: 'Target and watching',
        dimensions: ['quality', 'operations'],
        aspects: ['speed', 'volume', 'monitoring'],
        priority: 80,
        type: 'ask_text',
        question: 'Which target should it reach, and how does one see whether it does?',
        context:
          'Latency or load before and after, hits and misses that are counted, what existing users notice, the default.',
        why: 'A cache that nobody measures is kept although it does nothing.',
        placeholder: 'p95 under 20 ms on a hit; hits and misses counted; off by default',
      },
      {
        about: 'cache.key',
        for: RUN_BY_OTHERS,
        when: ({ project }) => project !== null,
        subject: 'Key and size of the cache',
        dimensions: ['behaviour', 'quality'],
        aspects: ['key', 'volume', 'simultaneous'],
        priority: 82,
        type: 'pick_many',
        question: 'By what is an entry found again, and what limits the size?',
        context: 'Arguments or content as the key, equality of objects, failures, calls at the same time, eviction.',
        why: 'A cache without a limit is a leak, and a wrong key a wrong result.',
        options: choices(`
          * All inputs are the key | Two calls shall share an entry only if all of their inputs are equal.
          - A key of the caller | The system shall let the caller pass a function that makes the key.
          * A largest number | When the cache is full, the least recently used entry shall go first.
          * No failures | The system shall never cache a failed call.
          - One call for all | When calls for the same key come at the same time, they shall share one computation.
        `),
      },
    ],
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
    entries: [
      {
        about: 'limit.per',
        subject: 'Who is counted',
        dimensions: ['behaviour'],
        aspects: ['content', 'affected', 'abuse', 'privacy'],
        known:
          /\b(?:by|per|pro|je|nach|each|every) (?:the )?(?:client(?:['’]s)?[ -])?(?:ip\b|addresse?s?|users?|accounts?|api[- ]?keys?|customers?|tenants?|tokens?|adresse|nutzer|konto|kunde)/i,
        priority: 92,
        type: 'pick_one',
        question: byProject({
          library: 'Per what does it count, and how does the caller say so?',
          command_line: 'Which calls does the tool count against the limit of the other side?',
          other: 'Per what is counted: address, user, API key or customer?',
        }),
        context: 'Strangers and known callers, attackers with many addresses, proxies, and how addresses are kept.',
        why: 'Addresses are shared by whole companies; keys are not known before login.',
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
      },
      {
        about: 'limit.options',
        for: ['library'],
        subject: 'Options and their defaults',
        dimensions: ['interfaces'],
        aspects: ['shape', 'naming'],
        priority: 91,
        type: 'ask_code',
        question: 'Which options does it take, and with which defaults?',
        context:
          'Window and limit, a fixed or a sliding one, the key and where an address comes from behind proxies, what is skipped.',
        why: 'Names and defaults are what callers keep.',
        placeholder: '// as a caller writes it\n',
      },
      {
        about: 'limit.backend',
        for: ['library'],
        subject: 'Where the counters live',
        dimensions: ['data', 'interfaces'],
        aspects: ['storage', 'failure'],
        priority: 87,
        type: 'pick_one',
        question: 'Where are the counters kept, and how does a caller bring a store?',
        why: 'In memory each process, or each worker, counts for itself.',
        options: choices(`
          * An interface, memory by default | The system shall keep counters in memory, unless a store is passed in.
          - Memory only | The system shall keep counters in the memory of each process.
          - A store is required | The system shall require a store from the caller, without a default.
        `),
      },
      {
        about: 'limit.number',
        for: ['command_line', 'service', ...WITH_SCREENS],
        subject: 'The limits',
        dimensions: ['quality'],
        aspects: ['volume', 'speed'],
        known:
          /\b\d[\d.,]{0,9} ?(?:(?:requests?|calls?)? ?(?:per|a|an|\/|each|every) ?(?:s|sec|second|min|minute|hour|day)\b|(?:\w{1,20} ){0,2}(?:attempts?|tries|fehlversuche\w?|versuche\w?|anfragen)\b)/i,
        priority: 90,
        type: 'pick_one',
        question: 'How many requests in which time, and are short bursts fine?',
        context: 'The window, the burst, and several at the same time.',
        why: 'The algorithm follows from whether bursts are allowed.',
        options: choices(`
          * 100 a minute with bursts | The system shall allow at most 100 requests a minute on average, with bursts of 20 at once.
          - A fixed window | The system shall allow at most 100 requests in each full minute.
          - A monthly quota | The system shall allow at most 10,000 requests a month, with a warning at 80 percent.
          - So many at once | The system shall allow at most 5 requests at the same time.
        `),
      },
      {
        about: 'limit.where',
        for: ['service', ...WITH_SCREENS],
        subject: 'What is limited, and exceptions',
        dimensions: ['scope'],
        aspects: ['scope', 'permissions', 'rollout'],
        known:
          /\b(?:log-?in|sign-?up|upload|search|anmeldung) (?:\w{1,20} ){0,3}(?:rate[- ]?)?(?:limit|throttl|begrenz)\w*|\b(?:limit\w*|throttl\w*|begrenz\w*) (?:\w{1,20} ){0,3}(?:(?:for|on|für|beim?|am) )?(?:the |den |die |das )?(?:\w{1,20}[- ])?(?:log-?in|sign-?up|search|upload|registration|endpoint|route|anmeldung|suche)/i,
        priority: 86,
        type: 'pick_one',
        code: true,
        question: 'Which routes are limited, and who is exempt?',
        context:
          'Login, expensive calls, health checks, our own services, and a first week in which it is only logged.',
        why: 'Login and expensive calls need stricter limits than reading.',
        options: choices(`
          * All, some stricter | The system shall limit all routes but health checks, login and writing more strictly.
          - Only named routes | The system shall limit only the routes that are named in the configuration.
          - Everything alike | All routes shall have the same limit, without exceptions.
        `),
      },
      {
        about: 'limit.answer',
        subject: 'What a limited caller gets',
        dimensions: ['errors', 'interfaces'],
        aspects: ['told', 'format', 'shape', 'look', 'wording'],
        priority: 85,
        type: 'pick_many',
        question: byProject({
          library: 'What happens to a call over the limit, and what does the caller get?',
          command_line: 'What does the tool do when the limit is reached?',
          other: 'What does a caller get who is over the limit?',
        }),
        context: byProject({
          library: 'Waiting or refusing, status and headers, a hook, the error and its type.',
          command_line: 'Waiting, a message, the exit code, and Retry-After of the other side.',
          other: 'Status, headers, body, a delay or a block, and what a person reads on a page.',
        }),
        why: 'Clients that are told when to come back do not hammer on.',
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
      {
        about: 'limit.store',
        for: ['service', ...WITH_SCREENS],
        subject: 'Where the counters live',
        dimensions: ['data', 'errors'],
        aspects: ['storage', 'failure', 'monitoring'],
        priority: 84,
        type: 'pick_one',
        question: 'Where are the counters kept, and what if that store is down?',
        context: 'Several servers, a restart, and how one sees who is limited.',
        why: 'With several servers a counter in memory allows several times the limit.',
        options: choices(`
          * Shared, then open | The system shall share counters in Redis, and while that is down let requests pass with an alert.
          - Shared, then closed | The system shall share counters in Redis, and while that is down refuse requests.
          - In each process | The system shall keep counters in the memory of each process, until a restart.
          - At the proxy or gateway | The proxy or gateway shall count and refuse, outside this code.
        `),
      },
    ],
  },
];
