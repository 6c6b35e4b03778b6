import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';

/** Programs that update themselves, and services that stay up. */
export const DAILY_VERSIONS: readonly SubjectArea[] = [
  {
    id: 'self-update',
    subject: 'the update',
    recognise: [
      /\b(update(s|d)? (itself|themselves|by itself|automatically)|auto(matic)?[- ]?updat(e|es|er|ing)|self[- ]updat\w+|check(s|ing)? for (new versions|updates)|(new|latest) version (is )?available|(users|people|customers) (run|use|are on|stay on) (old|outdated) versions|force (an )?updates?|in-app updates?)\b/i,
    ],
    unless: /\b(dependabot|renovate|dependenc(y|ies)|prices?|figures|charts?|tables?|dashboards?) \b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['update', 'version', 'download', 'install', 'signature', 'release'],
    entries: [
      {
        key: 'self-update.moment',
        names: 'Moment of checking and installing',
        dims: ['behaviour'],
        settles: ['flow', 'trigger'],
        worth: 93,
        type: 'pick_one',
        ask: 'When does it look for a new version, and when is that installed?',
        why: 'An update in the middle of a presentation is remembered for years.',
        options: [
          best('Only told', 'Once a day it looks for a new version and says how to install it; it installs nothing.'),
          opt('By a command', 'A new version is looked for and installed only when the user asks for it.'),
          opt('At the next start', 'A new version is loaded in the background and installed at the next start.'),
          opt('Asked each time', 'A question with “Now”, “Later” and “Skip” comes before each installation.'),
        ],
      },
      {
        key: 'self-update.trust',
        names: 'Origin of an update, and who may forbid it',
        dims: ['security'],
        settles: ['abuse', 'permissions', 'place'],
        worth: 87,
        type: 'pick_many',
        ask: 'Where do updates come from, how are they checked, and who can switch them off?',
        why: 'Whoever controls the update server otherwise controls every machine.',
        options: [
          best('A signature', 'An update is installed only if its signature is valid.'),
          best('A switch', 'A setting that users and administrators can set switches off looking for updates.'),
          opt('A checksum', 'An update is installed only if its checksum matches the published one.'),
          opt('Left to package managers', 'Copies that a package manager installed only name its update command.'),
        ],
      },
      {
        key: 'self-update.broken',
        names: 'Broken updates and being offline',
        dims: ['errors'],
        settles: ['failure', 'undo'],
        worth: 86,
        type: 'pick_one',
        ask: 'What if the network is missing, the download breaks off or the new version fails?',
        why: 'A program that cannot start cannot update itself any more.',
        options: [
          best('The old version stays', 'Without a complete update, the old version goes on without an error.'),
          opt('Back by itself', 'If the new version does not start, the old one is restored and started.'),
          opt('An error', 'A failed update ends with an error that says what to do by hand.'),
        ],
      },
      {
        key: 'self-update.look',
        names: 'How it is announced',
        dims: ['look_feel'],
        settles: ['look', 'told', 'wording'],
        worth: 84,
        type: 'ask_text',
        ask: byProject({
          command_line: 'What does the notice say, and when does it not appear?',
          other: 'How is a new version announced: where, with which words, how often?',
        }),
        context: byProject({
          command_line:
            'Wording, colour, stdout or stderr, after the command’s own output; never in scripts, pipes or CI.',
          other: 'A mark at the menu, a note with what is new, a dialog; its tone, and how it is dismissed.',
        }),
        why: 'Too loud annoys, too quiet leaves old versions around.',
        placeholder: '“Version 2.1 is available (2.0 installed): run … to update”',
      },
      {
        key: 'self-update.reach',
        names: 'Stages of a release',
        dims: ['rollout'],
        settles: ['rollout', 'monitoring'],
        worth: 78,
        for: ['app'],
        type: 'pick_one',
        ask: 'Does everyone get a new version at once, or in stages?',
        why: 'In stages, a bad version reaches few and can be stopped.',
        options: [
          best('Everybody at once', 'Every copy is offered a new version as soon as it is released.'),
          opt('In stages', 'A new version is offered to a growing share of users, and it can be stopped.'),
          opt('A channel for volunteers', 'Users who choose the beta channel get a new version before the others.'),
        ],
      },
    ],
  },
  {
    id: 'service-health',
    subject: 'the running service',
    recognise: [
      /\b((kill(s|ed|ing)?|restart(s|ed|ing)?|evict(s|ed|ing)?|crash ?loop\w*) (our |the |my )?(pods?|containers?|service|services|server|instances?)|(pods?|containers?|instances?) (keeps?|get|gets|are|is|keep) (\w+ )?(restart\w*|kill\w*|evict\w*|dying|terminat\w*)|(liveness|readiness|health|start-?up) ?(probes?|checks?|endpoints?)|graceful(ly)? (shut ?down|stop\w*|restart\w*|terminat\w*)|shuts? down (cleanly|properly|gracefully)|sigterm|zero[- ]downtime|(502|503)s?\b[^.]{0,30}\bdeploy\w*|(drop|lose|cut)(s|ped|ting)? (\w+ )?(requests|connections) (when|during|on|at) (we )?(\w+ )?(deploy\w*|restart\w*|releas\w*|scal\w*))\b/i,
      /\b(kubernetes|k8s|load balancer)\b[^.]{0,40}\b(restart\w{0,3}|kill\w{0,3}|evict\w{0,3}|drain\w{0,3}|probes?|health\w{0,2}|traffic|requests?)\b|\brolling (deploy\w{0,7}|updates?)\b/i,
    ],
    // What is wanted anew has questions of its own.
    unless:
      /\b(?:add|want|needs?|provide|expose|introduce|create|offer)\b[^.]{0,40}\b(?:health[- ]?checks?|readiness|liveness)\b/i,
    kind: 'bug',
    kinds: [...BUILDING, 'bug', 'performance'],
    visible: false,
    terms: ['health', 'ready', 'shutdown', 'signal', 'probe', 'server', 'deploy'],
    entries: [
      {
        key: 'service-health.seen',
        names: 'What is observed, and when',
        dims: ['behaviour'],
        settles: ['symptom', 'trigger'],
        worth: 96,
        kinds: ['bug', 'performance'],
        type: 'ask_text',
        ask: 'What is observed exactly: which message or status, when, how often?',
        context:
          'The reason that the platform gives, load and memory at that moment, what reproduces it; what should happen instead.',
        why: 'Out of memory, a failed check and a slow start look alike from outside.',
        placeholder: 'About 20 requests get 502 in each deployment, for three seconds',
      },
      {
        key: 'service-health.ready',
        names: 'Alive and ready',
        dims: ['behaviour', 'interfaces'],
        settles: ['semantics', 'shape', 'content'],
        worth: 91,
        when: ({ said }) =>
          /\b(health\w{0,4}|ready|readiness|liveness|alive|probes?|checks?|kubernetes|k8s|pods?|containers?)\b/i.test(
            said,
          ),
        type: 'ask_text',
        code: true,
        ask: 'Which checks are there, at which path, and what makes each of them fail?',
        context:
          'Path, status and body; what “alive” and “ready” look at (database, queue, warm-up); how fast a check answers; who may reach it, on which port.',
        why: 'A liveness check that asks the database restarts everything when the database is slow.',
        placeholder: '/livez: always 200.  /readyz: 503 until the database answers',
      },
      {
        key: 'service-health.stop',
        when: ({ said }) =>
          /\b(?:shut\w{0,3}|restart\w{0,3}|deploy\w{0,5}|sigterm|kill\w{0,3}|drain\w{0,3}|graceful\w{0,2}|rolling|stop\w{0,4}|evict\w{0,3}|50[23])\b/i.test(
            said,
          ),
        names: 'Shutting down',
        dims: ['errors', 'behaviour'],
        settles: ['failure', 'simultaneous'],
        worth: 90,
        type: 'pick_one',
        ask: 'At shutdown, what happens to open requests and running work, and how long may it take?',
        why: 'Every deployment stops every process once.',
        options: [
          best('They are finished', 'On SIGTERM no new work is accepted, and open work gets a time limit.'),
          opt('They are handed back', 'On SIGTERM running work is handed back, and another process takes it up.'),
          opt('They are cut off', 'On SIGTERM open work is cut off at once, and clients repeat it.'),
        ],
      },
      {
        key: 'service-health.watch',
        names: 'Traces of a restart or failed check',
        dims: ['operations'],
        settles: ['monitoring', 'told'],
        worth: 80,
        type: 'pick_many',
        ask: 'What should logs and metrics show about a restart or a failed check?',
        why: 'The reason is gone together with the process unless it was written down.',
        options: [
          best('The reason', 'One log entry names the failed check or the signal before the process ends.'),
          opt('What was open', 'The log entry of a shutdown says how many requests were cut off.'),
          opt('A metric', 'A metric counts failed checks by name.'),
        ],
      },
    ],
  },
];
