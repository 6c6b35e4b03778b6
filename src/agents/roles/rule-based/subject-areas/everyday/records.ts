import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Who speaks of deleting is asked in these words. */
const DELETES = /\bdelet\w+/i;

/** Records that are put away, and records that exist twice. */
export const DAILY_RECORDS: readonly SubjectArea[] = [
  {
    id: 'archive',
    subject: 'the archive',
    recognise: [
      /\b(archiv(e|es|ed|ing) (old |the |their |our |finished |closed |completed |past |inactive |a )?(\w+)|(to|into|in|from) (an|the) archive|recycle bin|trash( can)?|waste ?bin|soft[- ]delet\w+|restore deleted|undelete|recover deleted|restore what was deleted)\b/i,
      /\b((hide|put away|clear out) (old|finished|closed|completed|done) \w+|old (projects|orders|records|tickets|tasks|documents) (clutter|get in the way|everywhere))\b/i,
    ],
    unless:
      /\b(without (asking|confirm\w*|warning)|ask\w* (?:me |people |users )?(?:first|before)|(zip|tar|jar|gzip)(s|ped|ping)?\b|archives? of |delete (my|their|an|the) (user )?accounts?|web archive|archive\.org|log archives?)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['archive', 'delete', 'restore', 'trash', 'status'],
    entries: [
      {
        about: 'archive.means',
        subject: 'What is different once put away',
        dimensions: ['behaviour'],
        aspects: ['semantics', 'flow'],
        priority: 92,
        type: 'pick_many',
        code: true,
        question: ({ request }) =>
          DELETES.test(request)
            ? 'Where does something that is deleted still show up, and what can be done with it?'
            : 'What changes for an item that is put away: lists, search, counts, editing?',
        why: 'Every query in the product has to know whether it counts.',
        options: choices(`
          * Not in lists and counts | Lists, counts and totals shall leave out archived items unless asked for.
          * Read only | The system shall let archived items be opened, but not edited.
          - Found by search | Search shall find archived items and mark them as archived.
          - Its name is free again | The system shall let the name or number of an archived item be used for a new one.
          - No automatic actions | Reminders and scheduled jobs shall leave archived items out.
        `),
      },
      {
        about: 'archive.scope',
        subject: 'Kinds of item, and what hangs on them',
        dimensions: ['scope', 'data'],
        aspects: ['scope', 'content'],
        priority: 88,
        type: 'ask_text',
        question: ({ request }) =>
          DELETES.test(request)
            ? 'What blocks deleting, and what happens to what belongs to it?'
            : 'Which items can be put away and by whom, and what happens to what belongs to them?',
        context: 'Files, comments, links from other items; what blocks it; by hand or by itself after a time.',
        why: 'Half of an item in the archive is worse than none.',
        placeholder: 'Projects with their tasks and files, by their owner; open invoices block it',
      },
      {
        about: 'archive.keep',
        subject: 'Way back and final deletion',
        dimensions: ['data'],
        aspects: ['retention', 'storage', 'undo'],
        priority: 85,
        type: 'pick_one',
        known: /\b(for ?ever|(?:after|for) \d{1,3} (days|weeks|months|years))\b/i,
        question: 'Can it be brought back, and is it ever deleted for good?',
        why: 'Some data must be kept for years, and some may not be.',
        options: choices(`
          * Until deleted by hand | The system shall let archived items be brought back until somebody deletes them for good.
          - 30 days | The system shall let archived items be brought back for 30 days and then delete them for good.
          - Never deleted | The system shall let archived items be brought back at any time, and never delete them.
        `),
      },
      {
        about: 'archive.look',
        subject: 'Where it is on the screen',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 84,
        for: WITH_SCREENS,
        type: 'pick_one',
        question: 'How does putting away work on the screen, and where are archived items found?',
        why: 'People trust a delete button when they see the way back.',
        options: choices(`
          * One click, with “Undo” | When an item is archived with one click, a notice shall offer “Undo” for ten seconds.
          - A confirmation | When an item is to be archived, a dialog that names it shall ask first.
          - A filter in the list | A filter of the same list shall show archived items, each with “Restore”.
        `),
      },
    ],
  },
  {
    id: 'duplicates',
    subject: 'the duplicates',
    recognise: [
      /\b(duplicat(e|ed) (customers?|contacts?|records?|entr(y|ies)|accounts?|companies|addresses|people|users|products|items|rows|files|photos|issues|tickets)|(find|detect|merge|remove|clean up|too many|full of|avoid) duplicates?|de-?dup\w*|merg(e|ing) (two |the |several |\w+ )?(customers|contacts|records|accounts|profiles|companies|entries)|(same|one) (customer|person|company|contact|product|record) (\w+ )?(twice|several times|more than once|two times))\b/i,
    ],
    unless:
      /\bphotos?\b|\bimages?\b|\bduplicat(e|ed) (code|logic|requests?|jobs?|runs?)\b|\bde-?dup\w* (?:\w+ ){0,2}(?:requests?|calls?|logs?|messages?|events?|lines?|jobs?)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'bug'],
    visible: true,
    terms: ['duplicate', 'merge', 'unique', 'match', 'customer'],
    entries: [
      {
        about: 'duplicates.same',
        subject: 'When two count as the same',
        dimensions: ['behaviour', 'data'],
        aspects: ['semantics', 'content'],
        priority: 93,
        type: 'ask_text',
        code: true,
        question: 'When are two the same: which fields must match, exactly or roughly?',
        context:
          'Upper case, spaces, accents, missing values; an example of two that are the same, and of two that only look so.',
        why: 'A rule too strict finds nothing, one too loose joins strangers.',
        placeholder: 'Same e-mail address, ignoring case; same name alone is not enough',
      },
      {
        about: 'duplicates.winner',
        subject: 'What remains of both',
        dimensions: ['behaviour'],
        aspects: ['flow', 'order'],
        priority: 89,
        type: 'pick_one',
        question: 'When two become one, which values win, and what happens to links to the other?',
        why: 'Whatever is linked to the loser must not get lost.',
        options: choices(`
          * The first one | When two become one, the older one shall keep its values, fill its empty ones and take over the links.
          - The last one | When two become one, the values of the newer one shall win and the links move over.
          - A person chooses | When two become one, the system shall let a person choose each differing value, and move the links over.
          - Both stay | The system shall keep both and mark the second one as a duplicate of the first.
        `),
      },
      {
        about: 'duplicates.existing',
        subject: 'Existing ones and new ones',
        dimensions: ['data', 'scope'],
        aspects: ['existing_data', 'scope', 'volume'],
        priority: 85,
        type: 'pick_one',
        question: 'Is it about existing duplicates, new ones, or both?',
        why: 'A one-time clean-up and a guard at the entrance are two pieces of work.',
        options: choices(`
          * New ones are refused | If a new entry exists already, then the system shall refuse it with a reference to the existing one.
          - New ones warn | If a new entry exists already, then the system shall warn and still let it be made.
          - Existing ones only | The change shall clean up existing duplicates once, without checking new entries.
          - Both | The change shall clean up existing duplicates once and refuse new ones.
        `),
      },
      {
        about: 'duplicates.look',
        subject: 'Comparing two entries',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 82,
        for: WITH_SCREENS,
        type: 'pick_one',
        question: 'How are two candidates shown?',
        why: 'A good comparison on one screen prevents most mistakes.',
        options: choices(`
          * Side by side | Two candidates shall stand side by side with their differences marked.
          - A notice while typing | A notice with a link to the existing entry shall appear while a new one is typed.
          - A work list | A list shall show all pairs, each with “Merge” and “Not the same”.
        `),
      },
    ],
  },
];
