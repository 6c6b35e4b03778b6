import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
        about: 'self-update.moment',
        subject: 'Moment of checking and installing',
        dimensions: ['behaviour'],
        aspects: ['flow', 'trigger'],
        priority: 93,
        type: 'pick_one',
        question: 'When does it look for a new version, and when is that installed?',
        why: 'An update in the middle of a presentation is remembered for years.',
        options: choices(`
          * Only told | The system shall look for a new version once a day and say how to install it, without installing it.
          - By a command | When the user asks for it, the system shall look for a new version and install it.
          - At the next start | The system shall load a new version in the background and install it at the next start.
          - Asked each time | When a new version is to be installed, the system shall ask with “Now”, “Later” and “Skip”.
        `),
      },
      {
        about: 'self-update.trust',
        subject: 'Origin of an update, and who may forbid it',
        dimensions: ['security'],
        aspects: ['abuse', 'permissions', 'place'],
        priority: 87,
        type: 'pick_many',
        question: 'Where do updates come from, how are they checked, and who can switch them off?',
        why: 'Whoever controls the update server otherwise controls every machine.',
        options: choices(`
          * A signature | The system shall install an update only if its signature is valid.
          * A switch | The system shall have a setting, for users and administrators, that switches off looking for updates.
          - A checksum | The system shall install an update only if its checksum matches the published one.
          - Left to package managers | Where a package manager installed it, the system shall only name the update command of that one.
        `),
      },
      {
        about: 'self-update.broken',
        subject: 'Broken updates and being offline',
        dimensions: ['errors'],
        aspects: ['failure', 'undo'],
        priority: 86,
        type: 'pick_one',
        question: 'What if the network is missing, the download breaks off or the new version fails?',
        why: 'A program that cannot start cannot update itself any more.',
        options: choices(`
          * The old version stays | If an update is incomplete, then the system shall go on in the old version without an error.
          - Back by itself | If the new version does not start, then the system shall restore and start the old one.
          - An error | If an update fails, then the system shall give an error that says what to do by hand.
        `),
      },
      {
        about: 'self-update.look',
        subject: 'How it is announced',
        dimensions: ['look_feel'],
        aspects: ['look', 'told', 'wording'],
        priority: 84,
        type: 'ask_text',
        question: byProject({
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
        about: 'self-update.reach',
        subject: 'Stages of a release',
        dimensions: ['rollout'],
        aspects: ['rollout', 'monitoring'],
        priority: 78,
        for: ['app'],
        type: 'pick_one',
        question: 'Does everyone get a new version at once, or in stages?',
        why: 'In stages, a bad version reaches few and can be stopped.',
        options: choices(`
          * Everybody at once | When a new version is released, every copy shall be offered it at once.
          - In stages | A new version shall be offered to a growing share of users, until somebody stops it.
          - A channel for volunteers | Users who choose the beta channel shall get a new version before the others.
        `),
      },
    ],
  },
  {
    id: 'service-health',
    subject: 'the running service',
    recognise: [
      /\b((kill(s|ed|ing)?|restart(s|ed|ing)?|evict(s|ed|ing)?|crash ?loop\w*) (our |the |my )?(pods?|containers?|service|services|server|instances?)|(pods?|containers?|instances?) (keeps?|get|gets|are|is|keep) (\w+ )?(restart\w*|kill\w*|evict\w*|dying|terminat\w*)|(liveness|readiness|health|start-?up) ?(probes?|checks?|endpoints?)|endpoints? [^.]{0,60}healthy|graceful(ly)? (shut ?down|stop\w*|restart\w*|terminat\w*)|shuts? down (cleanly|properly|gracefully)|sigterm|zero[- ]downtime|(502|503)s?\b[^.]{0,30}\bdeploy\w*|(drop|lose|cut)(s|ped|ting)? (\w+ )?(requests|connections) (when|during|on|at) (we )?(\w+ )?(deploy\w*|restart\w*|releas\w*|scal\w*))\b/i,
      /\b(kubernetes|k8s|load balancer)\b[^.]{0,40}\b(restart\w{0,3}|kill\w{0,3}|evict\w{0,3}|drain\w{0,3}|probes?|health\w{0,2}|traffic|requests?)\b|\brolling (deploy\w{0,7}|updates?)\b/i,
    ],
    // What is wanted anew has questions of its own.
    unless:
      /\b(?:add|want|needs?|provide|expose|introduce|create|offer)\b[^.]{0,40}\b(?:health[- ]?checks?|readiness|liveness)\b/i,
    kind: 'bug',
    kinds: [...BUILDING, 'bug', 'performance'],
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['health', 'ready', 'shutdown', 'signal', 'probe', 'server', 'deploy'],
    entries: [
      {
        about: 'service-health.seen',
        subject: 'What is observed, and when',
        dimensions: ['behaviour'],
        aspects: ['symptom', 'trigger'],
        priority: 96,
        kinds: ['bug', 'performance'],
        type: 'ask_text',
        question: 'What is observed exactly: which message or status, when, how often?',
        context:
          'The reason that the platform gives, load and memory at that moment, what reproduces it; what should happen instead.',
        why: 'Out of memory, a failed check and a slow start look alike from outside.',
        placeholder: 'About 20 requests get 502 in each deployment, for three seconds',
      },
      {
        about: 'service-health.ready',
        subject: 'Alive and ready',
        dimensions: ['behaviour', 'interfaces'],
        aspects: ['semantics', 'shape', 'content'],
        priority: 91,
        when: ({ said }) =>
          /\b(health\w{0,4}|ready|readiness|liveness|alive|probes?|checks?|kubernetes|k8s|pods?|containers?)\b/i.test(
            said,
          ),
        type: 'ask_text',
        code: true,
        question: 'Which checks are there, at which path, and what makes each of them fail?',
        context:
          'Path, status and body; what “alive” and “ready” look at (database, queue, warm-up); how fast a check answers; who may reach it, on which port.',
        why: 'A liveness check that asks the database restarts everything when the database is slow.',
        placeholder: '/livez: always 200.  /readyz: 503 until the database answers',
      },
      {
        about: 'service-health.stop',
        when: ({ said }) =>
          /\b(?:shut\w{0,3}|restart\w{0,3}|deploy\w{0,5}|sigterm|kill\w{0,3}|drain\w{0,3}|graceful\w{0,2}|rolling|stop\w{0,4}|evict\w{0,3}|50[23])\b/i.test(
            said,
          ),
        subject: 'Shutting down',
        dimensions: ['errors', 'behaviour'],
        aspects: ['failure', 'simultaneous'],
        priority: 90,
        type: 'pick_one',
        question: 'At shutdown, what happens to open requests and running work, and how long may it take?',
        why: 'Every deployment stops every process once.',
        options: choices(`
          * They are finished | When SIGTERM comes, the service shall accept no new work and give open work a time limit.
          - They are handed back | When SIGTERM comes, the service shall hand back running work, which another process takes up.
          - They are cut off | When SIGTERM comes, the service shall cut off open work at once, which clients repeat.
        `),
      },
      {
        about: 'service-health.watch',
        subject: 'Traces of a restart or failed check',
        dimensions: ['operations'],
        aspects: ['monitoring', 'told'],
        priority: 80,
        type: 'pick_many',
        question: 'What should logs and metrics show about a restart or a failed check?',
        why: 'The reason is gone together with the process unless it was written down.',
        options: choices(`
          * The reason | When a check fails or a signal comes, the service shall log which one before it ends.
          - What was open | When it shuts down, the service shall log how many requests were cut off.
          - A metric | The service shall count failed checks by name in a metric.
        `),
      },
    ],
  },
];
