import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

const RECORD_KINDS = [...BUILDING, 'migration', 'refactor'] as const;

/** Words by which a request says that there will be several where there was one. */
const SEVERAL = /\b(more than one|several|multiple|many|any number|two or more|list of)\b/i;

/** What is stored, how it changes shape, and how it goes away. */
export const RECORD_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'schema',
    subject: 'the new data model',
    recognise: [
      /\b(data ?model|(database|table|new|db) schemas?|schema (change|migration)s?|(database )?migrations?|(new|extra|another) (columns?|tables?|database fields?)|foreign keys?|normali[sz]e the (data|tables?|database)|custom fields?|one-to-many|many-to-many)\b/i,
      /\b((have|has|having|belong(s|ing)? to|be(ing)? in|own|keep|store|with) (more than one|several|multiple|many|any number of|two or more)|(more than one|several|multiple|two or more) (\w+ ){1,2}(per|for (each|every|one)) |(store|save|record|remember) (the |an? |more |also )?\w+ (of|for|per|with) (each|every) |change the type of (the |a )?(column|field)|primary keys?|(mysql|postgres(ql)?|sqlite|mongo(db)?) (tables?|columns?|schemas?)|merge \w+ (customers|records|accounts))\b/i,
    ],
    unless:
      /\b(?:run|runs|running|apply|execute) (?:the |our |all |db |database |pending ){0,3}migrations?\b|\b(json|graphql|xml|zod) schemas?|schema validat\w+|(several|multiple|more than one) (languages?|processes|servers|files|windows|tabs|people|users|collaborators|arguments?|options?|values|times|ways)\b|\btest(s|ing)?\b|\b(mov(e|ing)|migrat(e|ing|ion)|switch(ing)?|get|away)\b[^.]{0,30}\b(off|from|to) (mongo(db)?|mysql|postgres(ql)?|sqlite|oracle|mariadb)\b/i,
    kind: 'data',
    kinds: RECORD_KINDS,
    for: ['service', 'command_line', ...WITH_SCREENS],
    visible: false,
    terms: ['schema', 'model', 'migration', 'table', 'entity'],
    entries: entriesIn(
      `
# schema.shape · Fields, types and limits
ask_text 91 · data, scope · content, shape, scope, volume · facts database · code
? Which fields and kinds are there, and which are required?
~ Types, labels and purposes, limits such as how many at most, and what must be unique.
! Constraints that the database knows cannot be forgotten by the code.
> For example: kind (delivery, billing), label (free text), at most 20 per customer
# schema.existing · Migration of existing data
pick_one 89 · compatibility, rollout · existing_data, rollout
? What becomes of the existing records, and how many are there?
~ Values to backfill, records that break the new rules, and whether downtime is allowed.
! A lock on a large table is an outage.
* Filled in steps | The migration shall fill existing records in steps, without downtime.
- In one migration | One migration shall convert existing records, during a short lock.
- When they are next saved | When an existing record is next saved, the system shall convert it.
- Only new records | The system shall leave existing records as they are and give only new ones the new form.
# schema.callers · Old readers and API clients
pick_one 85 · compatibility, interfaces · public_api, existing_use, callers
? Who reads the present form, and how long must it keep working?
~ Mobile apps, API clients, reports, exports, scripts.
! Mobile apps, reports and exports still ask for the old field.
* The old field stays | The old field shall stay readable, filled from the new data, until it is removed.
- A new API version | A new version of the API shall have the new form, while the old version keeps the old one.
- All change together | All readers shall change in the same release, with which the old form goes.
# schema.default · The default, and who chooses it
pick_one 84 · behaviour · flow, simultaneous, repeated
? When there are several, is one the default, and who chooses it?
~ Also kinds with a default of their own, the first one, and a default that is deleted.
! Existing code expects exactly one and needs to know which.
* Exactly one is the default | Exactly one shall be the default: the first, until the person picks another.
- One default for each kind | Each kind shall have exactly one default.
- No default | The system shall have one chosen each time, without a default.
# schema.history · What past records refer to
pick_one 80 · behaviour, data · retention, undo, history
? When one is edited or deleted, what do older records show that use it?
~ Orders, documents, references; and whether one in use can be deleted.
! An invoice must not change because somebody moved.
* A copy of the day | Older records shall keep a copy of the values that were valid then.
- The present value | Older records shall show the present values.
- It cannot be deleted | The system shall let a record that others refer to be archived, but not deleted.
`,
      {
        'schema.default': { when: ({ request }) => SEVERAL.test(request) },
      },
    ),
  },
  {
    id: 'deletion',
    subject: 'the deletion',
    recognise: [
      /\b(gdpr|dsgvo|ccpa|right to be forgotten|(delet(e|es|ed|ing|ion)|eras(e|es|ed|ing|ure)|clos(e|ing)|remov(e|es|ed|ing|al)) (of )?(their|my|his|her|user|customer|an?|the|our|old|all|personal)? ?(user |customer |personal |old )?(accounts?|personal data|profiles?|(customer|user) (data|records?))|(delet(e|es|ed|ing|ion)|eras(e|es|ed|ing|ure)) (their|my|his|her|all|old) (\w+ )?(data|records?)|account (deletion|removal)|anonymi[sz]\w*|data protection|privacy (law|request|rules)|data retention)\b/i,
      /\b((forget|purge|wipe|soft[- ]delet\w*|trash|recycle bin)\b|keep(s|ing)? (everything|data|them) (for ?ever|too long)|personal data)\b/i,
    ],
    unless:
      /\bdeleted (user|account|profile)s?\b|\b(delete|remove) (the )?(code|file|button|endpoint|callback|function|option|feature|import)s?\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'migration'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['delete', 'account', 'user', 'personal', 'anonymize', 'retention'],
    entries: entriesIn(
      `
# erase.what · What is deleted and what must stay
pick_one 93 · scope, data · scope, content, legal · code
? Which data is deleted, and what must be kept by law?
~ Profile, messages, uploads, orders, invoices, logs.
! Privacy law asks for deletion, tax law for years of invoices.
* All but what the law keeps | The system shall delete all personal data except what the law requires to be kept.
- The account only | The system shall delete the account and keep what its owner created.
- Everything | The system shall delete all data of the account, without exception.
# erase.others · What others still see
pick_one 86 · behaviour · flow, anonymous
? What becomes of what they wrote or shared that other people see?
~ Posts, comments, messages, shared projects and files, likes and follows: each by its name.
! A conversation with holes helps nobody, and a name in it is personal data.
* They stay, anonymised | Shared content shall stay and be shown as written by “deleted user”.
- They go too | Shared content shall be deleted for other people as well.
- Somebody takes them over | Another person shall become the owner of shared content.
# erase.grace · Time to change one’s mind
pick_one 85 · behaviour · undo, retention
? Is it immediate, or can it be undone for a while?
! Many deletions are regretted within days, and some are done by somebody else.
* 30 days | The system shall hide the account at once and delete it after 30 days, unless its owner signs in.
- Immediately | The system shall delete at once, without a way back.
- A trash | The system shall keep deleted records in a trash for 30 days, from which they can be restored.
# erase.elsewhere · Copies elsewhere
pick_many 84 · data, operations · storage, copies, monitoring, failure
? Where else are copies of the data that have to go?
~ Backups, search index, files, logs, mailing list, other services; a step that fails; a record and a test.
! The main table is the easy part, and the deletion must be shown without keeping whom.
* Backups | The system shall remove backups that hold deleted data after 90 days.
- Other services | The system shall delete data at newsletter, support and analytics services through their API.
- Index, caches and files | Deleted data shall be gone from search index, caches and files within a day.
# erase.proof · Who starts a deletion, where and how
pick_one 83 · security, look_feel · permissions, abuse, look, wording
? Who may start it, where, and how is the identity confirmed?
~ The page and its wording, a warning, password or link by e-mail, requests to support.
! Deleting the account of somebody else is a cheap attack, and hiding the button is forbidden.
`,
      {
        'erase.grace': { known: /\b\d{1,3} days? (of grace|grace|to change)/i },
        'erase.proof': {
          options: [
            best(
              byProject({ service: 'The account’s owner, with the password', other: 'In the settings' }),
              byProject({
                service:
                  'When a call has the owner’s token and the password again, the service shall delete the account.',
                other: 'A page in the settings shall ask for the password again before the deletion.',
              }),
            ),
            opt(
              'A link by e-mail',
              'When the person opens a link sent by e-mail, the system shall begin the deletion.',
            ),
            opt('Support, on request', 'Support shall start a deletion after checking who is asking.'),
          ],
        },
      },
    ),
  },
];
