import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# tenancy.isolation · How customers’ data is separated
show_options 93 · data, security · storage, structure, volume · facts database
? How strictly is the data of customers kept apart?
~ About how many customers there will be, how unequal they are, and whether one needs its own region.
! It is the decision that costs most to change later.
* One database, a tenant column | All customers shall share one database, in which each row carries the id of its customer. | + Cheapest, one migration for all | - One forgotten filter is a leak
- A schema per tenant | Each customer shall have a schema of its own in one shared database. | + Separate backups and restores | - Migrations run once for each
- A database each | Each customer shall have a database of its own. | + Strongest isolation, own region | - Costs and operations grow with every customer
# tenancy.leak · Protection against mixing customers
pick_many 86 · security · privacy, abuse, acceptance, permissions
? What makes sure that nobody sees another customer’s data?
~ Queries, caches, files, search, jobs; tests that prove it; and access by our own people.
! It is the one fault that customers do not forgive.
* One filter | All queries shall pass one place that filters by customer.
* Tests that try it | A test shall call every endpoint with the ids of another customer and get nothing.
- Caches, files and jobs | Keys of caches, files, search indexes and jobs shall carry the id of the customer.
- Support on request | The system shall show our support a customer’s data only on request, and record each access.
# tenancy.recognised · How the customer is recognised
pick_one 84 · interfaces, behaviour · flow, shape
? By what is the right customer recognised?
~ Pages, API calls, jobs, links in e-mails, and people who belong to several customers.
! Every request has to carry it, also jobs and links in e-mails.
* By the signed-in user | The system shall take the customer from the signed-in user, who belongs to exactly one.
- By a subdomain | Each customer shall have a subdomain, which decides whose data is shown.
- By the path or a header | The customer shall be named in the path or in a header of each request.
- By a switcher | The system shall let a user belong to several customers and switch between them.
# tenancy.existing · What today’s data becomes
pick_one 82 · rollout, compatibility · existing_data, rollout, undo
? What becomes of the existing data, and how is it migrated?
~ Users, files and links of today, downtime, and the way back.
! Today’s records belong to nobody in particular.
* It becomes the first customer | All existing data shall belong to a first customer, without downtime.
- It is split | Existing data shall be split between customers by a written rule.
- It stays separate | Existing data shall stay in the old installation, and new customers start empty.
# tenancy.differences · What may differ between customers
pick_many 76 · scope, look_feel · content, scope, look
? What may differ from customer to customer?
! Each difference is a setting to store and to test.
- Logo, colours and name | The system shall let a customer set logo, colours and name, also for e-mails.
- Features | The system shall let features be switched on for single customers.
- Limits | The system shall limit the number of users and the storage for each customer.
* Only the data | Customers shall differ in nothing but their data and users in the first version.
`),
  },
];
