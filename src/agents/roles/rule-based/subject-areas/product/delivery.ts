import type { SubjectArea } from '../../entries/entry';
import { BUILDING, design, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Switching things on, and getting things back. */
export const DELIVERY_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'flags',
    subject: 'the feature flags',
    recognise: [
      /\b(feature[- ]?(flags?|toggles?|switch(es)?)|canary|gradual rollouts?|a\/?b[- ]tests?|kill switch|launchdarkly)\b/i,
      /\b((turn|switch|toggle)(ed|ing)? (\w+ ){0,2}(features?|functions?) (\w+ )?(on|off)|without (a )?(new )?(deploy\w*|releas\w*)|for (some|a few|certain|selected) (users|customers) (first|only)|roll(ing)? out (slowly|gradually)|early access|beta users)\b/i,
    ],
    unless: /\b(dark mode|theme|light mode)\b|\bcompiler flags?|(cli|command[- ]line) flags?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['library', 'service', ...WITH_SCREENS],
    visible: false,
    terms: ['flag', 'feature', 'toggle', 'config', 'rollout'],
    entries: entriesIn(
      `
# flags.kinds · What a flag can decide
pick_many 91 · scope, behaviour · content, scope, targeting, repeated
? What can a flag decide, and for whom?
~ On and off, by customer or user, a percentage, variants; and whether it stays the same for somebody.
! Switches, gradual rollouts and experiments are different products.
* On and off for all | A flag shall be on or off for everybody, for each environment.
- By customer or user | A flag shall be on for listed customers or users only.
- A percentage | A flag shall be on for a share of the customers, always the same ones.
- Variants | A flag shall pick one of several variants for a user, always the same one.
- Values | A flag shall hold a number or a text.
# flags.store · Where flags are kept
show_options 86 · data · storage, dependency · facts database
? Where are the flags kept?
! It decides who can change them and what has to be up.
# flags.speed · How soon a change counts, and its cost
pick_one 82 · quality · speed, volume
? How soon must a change take effect, and what may a check cost?
~ Which parts read flags: servers, web page, mobile app, jobs; and how often they ask.
! Flags are checked thousands of times a second.
* Within 30 seconds | A changed flag shall count within 30 seconds, with checks that read memory only.
- At once | A changed flag shall count in all processes within a second, with checks that read memory only.
- At the next start | A changed flag shall count from the next start of a process.
# flags.failure · When flags cannot be read
pick_one 81 · errors · failure
? What counts when the flags cannot be read, or a flag is not known?
! A flag store that is down must not take the product with it.
* A default in the code | If a flag cannot be read, then the default that its check names shall count.
- The last known state | If the flags cannot be read, then their last known state shall count.
- Off | If a flag cannot be read, then it shall count as off.
# flags.who · Switching and removing flags
pick_many 84 · security, operations · permissions, monitoring, retention · for service, screens
? Who may switch a flag, what is recorded, and when does a flag go again?
~ People or roles, production and test, a history, approval, and the removal of old flags.
! A flag is a release without a review, and each one that stays doubles the tests.
* Owners and developers | The system shall let product owners and developers switch flags, and everybody see them.
- Approval | When a flag is switched in production, the system shall require a second person.
* A history | When a flag is switched, the system shall record person and time.
- An expiry date | Each flag shall have an owner, with flags older than 90 days listed for removal.
`,
      {
        'flags.store': {
          options: (context) => {
            const database = context.fact('database')?.value ?? 'our database';
            return [
              design(
                `A table in ${database}`,
                `Flags shall be rows of a table in ${database}.`,
                ['No outside service', 'Simple to change on a screen'],
                ['Targeting and history are ours to build'],
                true,
              ),
              design(
                'A service or library',
                'Flags shall be kept in a flag service such as LaunchDarkly or Unleash.',
                ['Screens, targeting and history are there'],
                ['Costs, and a dependency at run time'],
              ),
              design(
                'A configuration file',
                'Flags shall be kept in a configuration file under version control.',
                ['Reviewed like code'],
                ['Needs a deployment or a reload'],
              ),
            ];
          },
        },
      },
    ),
  },
  {
    id: 'backups',
    subject: 'the backups',
    recognise: [
      /\b(back-?ups?|back(ed|ing)? up (the |our |all )?(data\w*|files|server|everything)|restor(e|es|ed|ing) (\w+ ){0,3}(data|databases?|tables?|server)|disaster recovery|point[- ]in[- ]time|snapshots? of (the )?(data|database))\b/i,
      /\b((lose|lost|losing) (all )?(of )?(our|the)? ?(data|database|everything)|data loss|if the (server|disk|database) (dies|fails|crashes|breaks|burns)|get (\w+ ){0,2}(data|files|records) back|(hard ?)?disk (died|failed))\b/i,
    ],
    unless: /\b(snapshot tests?|work is lost|lost (focus|work)|lose (focus|work)|undo)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'migration'],
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['backup', 'restore', 'dump', 'database', 'storage'],
    entries: entriesIn(
      `
# backup.loss · Tolerated loss and time to recover
pick_one 92 · quality · speed, volume, frequency
? How much work may get lost, and how fast must it be running again?
~ Hours of lost changes, hours until it is back, and the size of the data.
! These two numbers decide how often, and with which technique.
* A day; back in four hours | When data is lost, the system shall be back within four hours, with at most a day of changes lost.
- An hour; back in an hour | When data is lost, the system shall be back within an hour, with at most an hour of changes lost.
- Minutes | A restore shall bring the data back to any minute of the last seven days.
# backup.what · What is backed up
pick_many 90 · scope, data · scope, content · facts database
? What has to be in a backup, and what is left out?
! Uploads and secrets are what is usually forgotten.
* The database | A backup holds the whole database in one consistent state.
* Uploaded files | A backup holds the uploaded files as they were at the time of the database.
- Configuration and secrets | Configuration and secrets are backed up apart from the data, encrypted.
- No caches, logs or indexes | Caches, logs and search indexes are not backed up.
# backup.restore · Restoring, and proof that it works
pick_many 88 · acceptance, errors · acceptance, failure, monitoring, flow, told
? Who restores what, and how is it proved that it works?
~ Everything or single records, a restore that is tested, and how a failed or missing backup is noticed.
! Only a restore that was tried is a backup, and most backups fail in silence.
* One documented command | One documented command restores everything into an empty system.
* A monthly test | A restore into an empty system is tested every month, with record counts compared.
* An alert | An alert is sent when no backup of the expected size arrived in time.
- Single records too | Single records or customers can be restored beside the running system.
# backup.where · Place, access and encryption
pick_many 85 · operations, security · storage, place, permissions, privacy, abuse
? Where are backups stored, and who can read or destroy them?
! A backup beside the original burns with it, and it is all of the data in one file.
* Another provider or region | Backups shall be stored with another provider or in another region.
- Another server of ours | Backups shall be stored on another server of ours, in another building.
* Encrypted | Backups shall be encrypted before they leave the server, which cannot read them.
- Cannot be deleted | The account that writes backups shall not be able to delete them.
# backup.keep · How long backups are kept
pick_one 80 · operations · retention
? How long are backups kept, and how many generations?
! Some damage is noticed only after weeks; deleted people must vanish some day.
* 7 daily, 4 weekly, 12 monthly | The last 7 daily, 4 weekly and 12 monthly backups shall be kept.
- 30 daily | The daily backups of the last 30 days shall be kept.
- For years | Monthly backups shall be kept for ten years.
`,
      {
        'backup.keep': { known: /\b(for|after|last) \d{1,3} (days|weeks|months|years)\b/i },
      },
    ),
  },
];
