import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'schema.shape',
        subject: 'Fields, types and limits',
        dimensions: ['data', 'scope'],
        aspects: ['content', 'shape', 'scope', 'volume'],
        priority: 91,
        type: 'ask_text',
        code: true,
        facts: ['database'],
        question: 'Which fields and kinds are there, and which are required?',
        context: 'Types, labels and purposes, limits such as how many at most, and what must be unique.',
        why: 'Constraints that the database knows cannot be forgotten by the code.',
        placeholder: 'For example: kind (delivery, billing), label (free text), at most 20 per customer',
      },
      {
        about: 'schema.existing',
        subject: 'Migration of existing data',
        dimensions: ['compatibility', 'rollout'],
        aspects: ['existing_data', 'rollout'],
        priority: 89,
        type: 'pick_one',
        question: 'What becomes of the existing records, and how many are there?',
        context: 'Values to backfill, records that break the new rules, and whether downtime is allowed.',
        why: 'A lock on a large table is an outage.',
        options: choices(`
          * Filled in steps | The migration shall fill existing records in steps, without downtime.
          - In one migration | One migration shall convert existing records, during a short lock.
          - When they are next saved | When an existing record is next saved, the system shall convert it.
          - Only new records | The system shall leave existing records as they are and give only new ones the new form.
        `),
      },
      {
        about: 'schema.callers',
        subject: 'Old readers and API clients',
        dimensions: ['compatibility', 'interfaces'],
        aspects: ['public_api', 'existing_use', 'callers'],
        priority: 85,
        type: 'pick_one',
        question: 'Who reads the present form, and how long must it keep working?',
        context: 'Mobile apps, API clients, reports, exports, scripts.',
        why: 'Mobile apps, reports and exports still ask for the old field.',
        options: choices(`
          * The old field stays | The old field shall stay readable, filled from the new data, until it is removed.
          - A new API version | A new version of the API shall have the new form, while the old version keeps the old one.
          - All change together | All readers shall change in the same release, with which the old form goes.
        `),
      },
      {
        about: 'schema.default',
        subject: 'The default, and who chooses it',
        dimensions: ['behaviour'],
        aspects: ['flow', 'simultaneous', 'repeated'],
        priority: 84,
        type: 'pick_one',
        when: ({ request }) => SEVERAL.test(request),
        question: 'When there are several, is one the default, and who chooses it?',
        context: 'Also kinds with a default of their own, the first one, and a default that is deleted.',
        why: 'Existing code expects exactly one and needs to know which.',
        options: choices(`
          * Exactly one is the default | Exactly one shall be the default: the first, until the person picks another.
          - One default for each kind | Each kind shall have exactly one default.
          - No default | The system shall have one chosen each time, without a default.
        `),
      },
      {
        about: 'schema.history',
        subject: 'What past records refer to',
        dimensions: ['behaviour', 'data'],
        aspects: ['retention', 'undo', 'history'],
        priority: 80,
        type: 'pick_one',
        question: 'When one is edited or deleted, what do older records show that use it?',
        context: 'Orders, documents, references; and whether one in use can be deleted.',
        why: 'An invoice must not change because somebody moved.',
        options: choices(`
          * A copy of the day | Older records shall keep a copy of the values that were valid then.
          - The present value | Older records shall show the present values.
          - It cannot be deleted | The system shall let a record that others refer to be archived, but not deleted.
        `),
      },
    ],
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
    entries: [
      {
        about: 'erase.what',
        subject: 'What is deleted and what must stay',
        dimensions: ['scope', 'data'],
        aspects: ['scope', 'content', 'legal'],
        priority: 93,
        type: 'pick_one',
        code: true,
        question: 'Which data is deleted, and what must be kept by law?',
        context: 'Profile, messages, uploads, orders, invoices, logs.',
        why: 'Privacy law asks for deletion, tax law for years of invoices.',
        options: choices(`
          * All but what the law keeps | The system shall delete all personal data except what the law requires to be kept.
          - The account only | The system shall delete the account and keep what its owner created.
          - Everything | The system shall delete all data of the account, without exception.
        `),
      },
      {
        about: 'erase.others',
        subject: 'What others still see',
        dimensions: ['behaviour'],
        aspects: ['flow', 'anonymous'],
        priority: 86,
        type: 'pick_one',
        question: 'What becomes of what they wrote or shared that other people see?',
        context: 'Posts, comments, messages, shared projects and files, likes and follows: each by its name.',
        why: 'A conversation with holes helps nobody, and a name in it is personal data.',
        options: choices(`
          * They stay, anonymised | Shared content shall stay and be shown as written by “deleted user”.
          - They go too | Shared content shall be deleted for other people as well.
          - Somebody takes them over | Another person shall become the owner of shared content.
        `),
      },
      {
        about: 'erase.grace',
        subject: 'Time to change one’s mind',
        dimensions: ['behaviour'],
        aspects: ['undo', 'retention'],
        priority: 85,
        type: 'pick_one',
        known: /\b\d{1,3} days? (of grace|grace|to change)/i,
        question: 'Is it immediate, or can it be undone for a while?',
        why: 'Many deletions are regretted within days, and some are done by somebody else.',
        options: choices(`
          * 30 days | The system shall hide the account at once and delete it after 30 days, unless its owner signs in.
          - Immediately | The system shall delete at once, without a way back.
          - A trash | The system shall keep deleted records in a trash for 30 days, from which they can be restored.
        `),
      },
      {
        about: 'erase.elsewhere',
        subject: 'Copies elsewhere',
        dimensions: ['data', 'operations'],
        aspects: ['storage', 'copies', 'monitoring', 'failure'],
        priority: 84,
        type: 'pick_many',
        question: 'Where else are copies of the data that have to go?',
        context:
          'Backups, search index, files, logs, mailing list, other services; a step that fails; a record and a test.',
        why: 'The main table is the easy part, and the deletion must be shown without keeping whom.',
        options: choices(`
          * Backups | The system shall remove backups that hold deleted data after 90 days.
          - Other services | The system shall delete data at newsletter, support and analytics services through their API.
          - Index, caches and files | Deleted data shall be gone from search index, caches and files within a day.
        `),
      },
      {
        about: 'erase.proof',
        subject: 'Who starts a deletion, where and how',
        dimensions: ['security', 'look_feel'],
        aspects: ['permissions', 'abuse', 'look', 'wording'],
        priority: 83,
        type: 'pick_one',
        question: 'Who may start it, where, and how is the identity confirmed?',
        context: 'The page and its wording, a warning, password or link by e-mail, requests to support.',
        why: 'Deleting the account of somebody else is a cheap attack, and hiding the button is forbidden.',
        options: [
          best(
            byProject({ service: 'The account’s owner, with the password', other: 'In the settings' }),
            byProject({
              service:
                'When a call has the owner’s token and the password again, the service shall delete the account.',
              other: 'A page in the settings shall ask for the password again before the deletion.',
            }),
          ),
          opt('A link by e-mail', 'When the person opens a link sent by e-mail, the system shall begin the deletion.'),
          opt('Support, on request', 'Support shall start a deletion after checking who is asking.'),
        ],
      },
    ],
  },
];
