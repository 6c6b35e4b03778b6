import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# self-update.moment · Moment of checking and installing
pick_one 93 · behaviour · flow, trigger
? When does it look for a new version, and when is that installed?
! An update in the middle of a presentation is remembered for years.
* Only told | The system shall look for a new version once a day and say how to install it, without installing it.
- By a command | When the user asks for it, the system shall look for a new version and install it.
- At the next start | The system shall load a new version in the background and install it at the next start.
- Asked each time | When a new version is to be installed, the system shall ask with “Now”, “Later” and “Skip”.
# self-update.trust · Origin of an update, and who may forbid it
pick_many 87 · security · abuse, permissions, place
? Where do updates come from, how are they checked, and who can switch them off?
! Whoever controls the update server otherwise controls every machine.
* A signature | The system shall install an update only if its signature is valid.
* A switch | The system shall have a setting, for users and administrators, that switches off looking for updates.
- A checksum | The system shall install an update only if its checksum matches the published one.
- Left to package managers | Where a package manager installed it, the system shall only name the update command of that one.
# self-update.broken · Broken updates and being offline
pick_one 86 · errors · failure, undo
? What if the network is missing, the download breaks off or the new version fails?
! A program that cannot start cannot update itself any more.
* The old version stays | If an update is incomplete, then the system shall go on in the old version without an error.
- Back by itself | If the new version does not start, then the system shall restore and start the old one.
- An error | If an update fails, then the system shall give an error that says what to do by hand.
# self-update.look · How it is announced
ask_text 84 · look_feel · look, told, wording
? How is a new version announced: where, with which words, how often?
?command_line What does the notice say, and when does it not appear?
~ A mark at the menu, a note with what is new, a dialog; its tone, and how it is dismissed.
~command_line Wording, colour, stdout or stderr, after the command’s own output; never in scripts, pipes or CI.
! Too loud annoys, too quiet leaves old versions around.
> “Version 2.1 is available (2.0 installed): run … to update”
# self-update.reach · Stages of a release
pick_one 78 · rollout · rollout, monitoring · for app
? Does everyone get a new version at once, or in stages?
! In stages, a bad version reaches few and can be stopped.
* Everybody at once | When a new version is released, every copy shall be offered it at once.
- In stages | A new version shall be offered to a growing share of users, until somebody stops it.
- A channel for volunteers | Users who choose the beta channel shall get a new version before the others.
`),
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
    entries: entriesIn(
      `
# service-health.seen · What is observed, and when
ask_text 96 · behaviour · symptom, trigger
? What is observed exactly: which message or status, when, how often?
~ The reason that the platform gives, load and memory at that moment, what reproduces it; what should happen instead.
! Out of memory, a failed check and a slow start look alike from outside.
> About 20 requests get 502 in each deployment, for three seconds
# service-health.ready · Alive and ready
ask_text 91 · behaviour, interfaces · semantics, shape, content · code
? Which checks are there, at which path, and what makes each of them fail?
~ Path, status and body; what “alive” and “ready” look at (database, queue, warm-up); how fast a check answers; who may reach it, on which port.
! A liveness check that asks the database restarts everything when the database is slow.
> /livez: always 200.  /readyz: 503 until the database answers
# service-health.stop · Shutting down
pick_one 90 · errors, behaviour · failure, simultaneous
? At shutdown, what happens to open requests and running work, and how long may it take?
! Every deployment stops every process once.
* They are finished | When SIGTERM comes, the service shall accept no new work and give open work a time limit.
- They are handed back | When SIGTERM comes, the service shall hand back running work, which another process takes up.
- They are cut off | When SIGTERM comes, the service shall cut off open work at once, which clients repeat.
# service-health.watch · Traces of a restart or failed check
pick_many 80 · operations · monitoring, told
? What should logs and metrics show about a restart or a failed check?
! The reason is gone together with the process unless it was written down.
* The reason | When a check fails or a signal comes, the service shall log which one before it ends.
- What was open | When it shuts down, the service shall log how many requests were cut off.
- A metric | The service shall count failed checks by name in a metric.
`,
      {
        'service-health.seen': { kinds: ['bug', 'performance'] },
        'service-health.ready': {
          when: ({ said }) =>
            /\b(health\w{0,4}|ready|readiness|liveness|alive|probes?|checks?|kubernetes|k8s|pods?|containers?)\b/i.test(
              said,
            ),
        },
        'service-health.stop': {
          when: ({ said }) =>
            /\b(?:shut\w{0,3}|restart\w{0,3}|deploy\w{0,5}|sigterm|kill\w{0,3}|drain\w{0,3}|graceful\w{0,2}|rolling|stop\w{0,4}|evict\w{0,3}|50[23])\b/i.test(
              said,
            ),
        },
      },
    ),
  },
];
