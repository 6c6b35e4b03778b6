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
];
