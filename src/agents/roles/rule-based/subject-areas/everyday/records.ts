import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(
      `
# archive.means · What is different once put away
pick_many 92 · behaviour · semantics, flow · code
! Every query in the product has to know whether it counts.
* Not in lists and counts | Lists, counts and totals shall leave out archived items unless asked for.
* Read only | The system shall let archived items be opened, but not edited.
- Found by search | Search shall find archived items and mark them as archived.
- Its name is free again | The system shall let the name or number of an archived item be used for a new one.
- No automatic actions | Reminders and scheduled jobs shall leave archived items out.
# archive.scope · Kinds of item, and what hangs on them
ask_text 88 · scope, data · scope, content
~ Files, comments, links from other items; what blocks it; by hand or by itself after a time.
! Half of an item in the archive is worse than none.
> Projects with their tasks and files, by their owner; open invoices block it
# archive.keep · Way back and final deletion
pick_one 85 · data · retention, storage, undo
? Can it be brought back, and is it ever deleted for good?
! Some data must be kept for years, and some may not be.
* Until deleted by hand | The system shall let archived items be brought back until somebody deletes them for good.
- 30 days | The system shall let archived items be brought back for 30 days and then delete them for good.
- Never deleted | The system shall let archived items be brought back at any time, and never delete them.
# archive.look · Where it is on the screen
pick_one 84 · look_feel · look · for screens
? How does putting away work on the screen, and where are archived items found?
! People trust a delete button when they see the way back.
* One click, with “Undo” | When an item is archived with one click, a notice shall offer “Undo” for ten seconds.
- A confirmation | When an item is to be archived, a dialog that names it shall ask first.
- A filter in the list | A filter of the same list shall show archived items, each with “Restore”.
`,
      {
        'archive.means': {
          question: ({ request }) =>
            DELETES.test(request)
              ? 'Where does something that is deleted still show up, and what can be done with it?'
              : 'What changes for an item that is put away: lists, search, counts, editing?',
        },
        'archive.scope': {
          question: ({ request }) =>
            DELETES.test(request)
              ? 'What blocks deleting, and what happens to what belongs to it?'
              : 'Which items can be put away and by whom, and what happens to what belongs to them?',
        },
        'archive.keep': { known: /\b(for ?ever|(?:after|for) \d{1,3} (days|weeks|months|years))\b/i },
      },
    ),
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
    entries: entriesIn(`
# duplicates.same · When two count as the same
ask_text 93 · behaviour, data · semantics, content · code
? When are two the same: which fields must match, exactly or roughly?
~ Upper case, spaces, accents, missing values; an example of two that are the same, and of two that only look so.
! A rule too strict finds nothing, one too loose joins strangers.
> Same e-mail address, ignoring case; same name alone is not enough
# duplicates.winner · What remains of both
pick_one 89 · behaviour · flow, order
? When two become one, which values win, and what happens to links to the other?
! Whatever is linked to the loser must not get lost.
* The first one | When two become one, the older one shall keep its values, fill its empty ones and take over the links.
- The last one | When two become one, the values of the newer one shall win and the links move over.
- A person chooses | When two become one, the system shall let a person choose each differing value, and move the links over.
- Both stay | The system shall keep both and mark the second one as a duplicate of the first.
# duplicates.existing · Existing ones and new ones
pick_one 85 · data, scope · existing_data, scope, volume
? Is it about existing duplicates, new ones, or both?
! A one-time clean-up and a guard at the entrance are two pieces of work.
* New ones are refused | If a new entry exists already, then the system shall refuse it with a reference to the existing one.
- New ones warn | If a new entry exists already, then the system shall warn and still let it be made.
- Existing ones only | The change shall clean up existing duplicates once, without checking new entries.
- Both | The change shall clean up existing duplicates once and refuse new ones.
# duplicates.look · Comparing two entries
pick_one 82 · look_feel · look · for screens
? How are two candidates shown?
! A good comparison on one screen prevents most mistakes.
* Side by side | Two candidates shall stand side by side with their differences marked.
- A notice while typing | A notice with a link to the existing entry shall appear while a new one is typed.
- A work list | A list shall show all pairs, each with “Merge” and “Not the same”.
`),
  },
];
