import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Customers kept apart in one installation. */
export const TENANCY_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'tenancy',
    subject: 'the separation of customers',
    recognise: [
      /\b(multi-?tenan\w*|tenants?|tenancy|workspaces? per|white[- ]label\w*|several (companies|customers|organi[sz]ations) (on|in|with))\b/i,
      /\b((second|another|more than one|several|multiple) (customers?|compan(y|ies)|organi[sz]ations?|brands?|teams?|clinics?|schools?|branches)\b[^.\n]{0,60}\b(use|share|same|separate|install\w*|instance)|own (data|instance|domain|subdomain) (for|per) (each|every)|per[- ](customer|company|organi[sz]ation) (data|settings))\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'migration', 'refactor'],
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['tenant', 'organization', 'account', 'customer', 'schema'],
    entries: [
      {
        about: 'tenancy.isolation',
        subject: 'How customers’ data is separated',
        dimensions: ['data', 'security'],
        aspects: ['storage', 'structure', 'volume'],
        priority: 93,
        type: 'show_options',
        facts: ['database'],
        question: 'How strictly is the data of customers kept apart?',
        context: 'About how many customers there will be, how unequal they are, and whether one needs its own region.',
        why: 'It is the decision that costs most to change later.',
        options: choices(`
          * One database, a tenant column | All customers shall share one database, in which each row carries the id of its customer. | + Cheapest, one migration for all | - One forgotten filter is a leak
          - A schema per tenant | Each customer shall have a schema of its own in one shared database. | + Separate backups and restores | - Migrations run once for each
          - A database each | Each customer shall have a database of its own. | + Strongest isolation, own region | - Costs and operations grow with every customer
        `),
      },
      {
        about: 'tenancy.leak',
        subject: 'Protection against mixing customers',
        dimensions: ['security'],
        aspects: ['privacy', 'abuse', 'acceptance', 'permissions'],
        priority: 86,
        type: 'pick_many',
        question: 'What makes sure that nobody sees another customer’s data?',
        context: 'Queries, caches, files, search, jobs; tests that prove it; and access by our own people.',
        why: 'It is the one fault that customers do not forgive.',
        options: choices(`
          * One filter | All queries shall pass one place that filters by customer.
          * Tests that try it | A test shall call every endpoint with the ids of another customer and get nothing.
          - Caches, files and jobs | Keys of caches, files, search indexes and jobs shall carry the id of the customer.
          - Support on request | The system shall show our support a customer’s data only on request, and record each access.
        `),
      },
      {
        about: 'tenancy.recognised',
        subject: 'How the customer is recognised',
        dimensions: ['interfaces', 'behaviour'],
        aspects: ['flow', 'shape'],
        priority: 84,
        type: 'pick_one',
        question: 'By what is the right customer recognised?',
        context: 'Pages, API calls, jobs, links in e-mails, and people who belong to several customers.',
        why: 'Every request has to carry it, also jobs and links in e-mails.',
        options: choices(`
          * By the signed-in user | The system shall take the customer from the signed-in user, who belongs to exactly one.
          - By a subdomain | Each customer shall have a subdomain, which decides whose data is shown.
          - By the path or a header | The customer shall be named in the path or in a header of each request.
          - By a switcher | The system shall let a user belong to several customers and switch between them.
        `),
      },
      {
        about: 'tenancy.existing',
        subject: 'What today’s data becomes',
        dimensions: ['rollout', 'compatibility'],
        aspects: ['existing_data', 'rollout', 'undo'],
        priority: 82,
        type: 'pick_one',
        question: 'What becomes of the existing data, and how is it migrated?',
        context: 'Users, files and links of today, downtime, and the way back.',
        why: 'Today’s records belong to nobody in particular.',
        options: choices(`
          * It becomes the first customer | All existing data shall belong to a first customer, without downtime.
          - It is split | Existing data shall be split between customers by a written rule.
          - It stays separate | Existing data shall stay in the old installation, and new customers start empty.
        `),
      },
      {
        about: 'tenancy.differences',
        subject: 'What may differ between customers',
        dimensions: ['scope', 'look_feel'],
        aspects: ['content', 'scope', 'look'],
        priority: 76,
        type: 'pick_many',
        question: 'What may differ from customer to customer?',
        why: 'Each difference is a setting to store and to test.',
        options: choices(`
          - Logo, colours and name | The system shall let a customer set logo, colours and name, also for e-mails.
          - Features | The system shall let features be switched on for single customers.
          - Limits | The system shall limit the number of users and the storage for each customer.
          * Only the data | Customers shall differ in nothing but their data and users in the first version.
        `),
      },
    ],
  },
];
