import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** A wish for what was written earlier, where each saving keeps its version and nothing is saved by itself. */
const OF_VERSIONS = /\b(?:revisions?|version history|versioning|(?:old|earlier|previous|former|several) versions?)\b/i;

/** What people keep and label, and work that is not finished yet. */
export const DAILY_WRITING: readonly SubjectArea[] = [
  {
    id: 'bookmarks',
    subject: 'the bookmarks',
    recognise: [
      /\b(bookmark(?:s|ed|ing)?|favou?rites?|favou?rit(?:ed|ing)|star(?:red|ring)? (?:\w{1,20} )?(?:items?|documents?|things?|articles?|posts?|projects?|products?)|wish ?lists?|watch ?lists?|read(?:ing)? (?:it )?(?:later|lists?)|save (?:\w{1,20} )?for later)\b/i,
    ],
    unless: /\bbookmarklets?\b|\bbrowser bookmarks?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['bookmark', 'favorite', 'saved', 'list', 'user'],
    entries: entriesIn(
      `
# bookmarks.set · Where one sets and removes it
pick_many 94 · behaviour, look_feel · flow, look, place · for screens · code
? Where does one set it and take it back, and how does it look?
! It is used in passing, and has to be where people are at that moment.
* On the page of the item | The page of an item shall have a button that sets it and takes it back.
- On each item of a list | Each item of a list shall have an icon that sets it and takes it back.
- Filled when set | The icon shall be filled where it is set, and an outline where it is not.
# bookmarks.list · Where one finds them again
pick_one 93 · behaviour, interfaces · content, order, shape
? Where does one find what was kept, and in which order?
?service How does a client get what somebody has kept, and in which order?
! Nobody keeps things to look at them in the order of their titles.
# bookmarks.whose · Who sees what was kept
pick_one 88 · security · privacy, permissions
? Who sees that somebody has kept something?
! What one keeps says much about oneself.
* Only oneself | The system shall show what somebody has kept to that person only.
- A number for all | The system shall show everybody how many people have kept an item, and nobody who.
- Everybody | The system shall show everybody who has kept an item.
# bookmarks.gone · Items that go
pick_one 84 · errors, data · failure, retention, existing_data
? What happens when an item is deleted, or can no longer be seen?
! A list of things that are gone is a list of errors.
* It leaves the list | If an item is gone, then the system shall remove it from what was kept.
- It stays, as gone | If an item is gone, then the system shall keep it in the list with its title and a note that it is gone.
# bookmarks.signed-out · People who are not signed in
pick_one 80 · behaviour · access, storage
? What about somebody who is not signed in?
! Half of the visitors are not.
* The login first | When somebody who is not signed in sets it, the system shall lead to the login and set it afterwards.
- Kept on the device | While nobody is signed in, the system shall keep it on the device and take it over at the next login.
- There are only signed-in people | The system shall let nobody get there without a login.
`,
      {
        'bookmarks.list': {
          options: ({ project }) => [
            best(
              'A list of its own, newest first',
              'The system shall list what was kept in the order in which it was kept, newest first.',
            ),
            opt('A filter', 'The list of all items shall have a filter for those that were kept.'),
            ...(project === 'service'
              ? []
              : [opt('In the profile', 'The profile shall have a section with what was kept.')]),
          ],
        },
        'bookmarks.signed-out': {
          when: ({ said }) => !/\b(?:users?|customers?|members?|accounts?|signed|logged)\b/i.test(said),
        },
      },
    ),
  },
  {
    id: 'tags',
    subject: 'the tags',
    recognise: [
      /\b((add|need|want|support|have|use|with|by|own|custom|colou?red) (\w{1,30} )?(tags|labels)|tag(ging)? (things|items|notes|documents|customers|orders|photos|tasks|contacts|articles|posts)|tagging)\b/i,
      /\b(categor(y|ies|i[sz]e)|group (things|items|them) by)\b/i,
    ],
    unless:
      /\b((html|script|meta|xml|git|image|docker|release|version|aria|form|field|struct|yaml|build|json)[- ](tags?|labels?)|tag (a |the )?releases?)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['tag', 'label', 'category', 'filter'],
    entries: entriesIn(`
# tags.rules · Items, number and spelling of tags
ask_text 92 · data, errors · content, volume, scope · code
? Which items get tags, how many each, and what makes two of them the same?
~ Free names or a fixed list, the longest name, allowed characters; whether case, spaces and accents count.
! Without a rule “Urgent” and “urgent ” become two, and every list doubles.
> Notes only; up to 10 each; 30 characters; case and outer spaces ignored
# tags.whose · Whose they are, and who may add one
pick_one 86 · security · permissions · for service, screens
? Whose are they: each person’s own, or shared by everyone, and who may add one?
! Private marks and a shared vocabulary are stored, named and allowed differently.
* Shared, all add | The system shall share tags among all, and let whoever may edit an item add new ones.
- Shared, a kept list | The system shall share tags among all, with a few roles that keep the list and others that choose from it.
- Personal | The system shall show the tags of a person to nobody else.
# tags.look · Display and colours
pick_one 84 · look_feel · look · for screens
? How should they look, and how does one add them on the screen?
! They appear in every list, so colour and size are noticed all day.
- Coloured pills | Tags shall be small coloured pills next to the name.
* Quiet text | Tags shall be quiet grey text, added by typing with suggestions.
- A single icon | One click on an icon at each item shall set the tag or take it off.
# tags.find · Finding and filtering by them
pick_one 82 · behaviour · flow, filters
? What are they used for afterwards, and do several count as “and” or as “or”?
! The use decides about indexes and about the form of a query.
* Filter, all must match | The system shall filter lists by several tags at once, all of which have to match.
- Filter, any may match | The system shall filter lists by several tags at once, any of which may match.
- Search and sort | Search shall find items by their tags, and lists be grouped by them.
- To trigger something | When a tag is set, the system shall run the rule that belongs to it.
# tags.change · Renaming, merging and deleting one
pick_one 76 · data, behaviour · undo, existing_data
? When one is renamed, merged or deleted, what becomes of the items that carry it?
! After a year the list needs cleaning up, and nobody wants to touch 4,000 items by hand.
* All items follow | When a tag is renamed, merged or deleted, the system shall change all items that carry it.
- Only unused ones | The system shall let only unused tags be deleted, and used ones be retired.
- Old items keep theirs | When a tag changes, items shall keep the tags they have.
`),
  },
  {
    id: 'drafts',
    subject: 'the saved drafts',
    recognise: [
      /\b(auto-?sav(e|es|ed|ing)|drafts?|unsaved (changes|work|text)|save (automatically|as (you|they|one) types?|as a draft)|version history|(old|earlier|previous|former|several) versions? of (the |a |an |their |our )?(documents?|pages?|files?|articles?|texts?|contracts?|notes?)|document versions?|versioning of (documents|pages|files)|revisions?)\b/i,
      /\b((lose|loses|lost|losing) (their|my|our|the|all|everything|what) (\w{1,30} )?(work|text|input|changes|typed|entered|wrote)|compare (two )?versions|restore (an? )?(old|earlier|previous) version)\b/i,
    ],
    unless:
      /\b((warn\w*|ask\w*|confirm\w*) (\w+ ){0,4}(leav|clos|navigat|quit|log)\w*|draft (pull requests?|prs?|api|standard|release|\d{1,4})|(json )?schema draft|(git|svn|commit|source|hardware) revisions?|revision (hash|id|number)|audit)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'bug'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['draft', 'save', 'version', 'revision', 'editor'],
    entries: entriesIn(
      `
# drafts.remedy · What keeps text from being lost
pick_one 95 · behaviour · expected, flow, look, told · code
? On leaving with unsaved text: does it ask first, or is the text there again later?
~ By the browser’s or the program’s own way back, a link, closing; and for what was new or only changed.
! A question keeps the text while one is there; only storing it survives a crash.
* It asks before leaving | When somebody leaves with unsaved text, the system shall ask for confirmation first.
- It is there again | When somebody comes back to what was left with unsaved text, the system shall show that text again.
- Both | When somebody leaves with unsaved text, the system shall ask for confirmation, and show the text again to those who come back.
# drafts.when · When it is saved
pick_one 93 · behaviour, quality · flow, speed
? When is it saved, and how much work may be lost at most?
! Every few seconds and every few minutes are different designs.
* After two seconds’ pause | The system shall save drafts two seconds after the last input.
- Every minute | The system shall save drafts once a minute.
- On request | When somebody leaves with changes that the button has not saved, the system shall ask for confirmation.
# drafts.where · Place and lifetime
pick_one 88 · data · storage, retention
! A draft in the browser is gone with the device; one on the server needs deleting.
* On the server, 30 days | The system shall store drafts on the server and delete them after 30 days without a change.
- In the browser, until saved | The system shall store drafts on the device only, and delete them when the text is saved.
- In the browser, 30 days | The system shall store drafts on the device only, and delete them after 30 days without a change.
- Every version, for ever | The system shall store every saved version on the server and never delete one.
# drafts.conflict · Two people or two windows
pick_one 84 · errors, behaviour · simultaneous, failure
? What if two people or windows edit the same thing, or saving fails?
! Silent saving can also silently overwrite.
* The later one chooses | If somebody saves over newer changes, then the system shall ask which version to keep.
- The last one wins | If two save the same text, then the system shall take the last one and keep the other in the history.
- One at a time | If somebody edits a text, then the system shall lock it for others.
# drafts.look · What shows the state of saving
pick_one 82 · look_feel · look, told · for screens
? How should the screen show what is saved, and how does one get an earlier state back?
! People only stop pressing “save” when they see that it is not needed.
* A word near the title | A line near the title shall say when the work was last saved.
- A list of versions | A list at the side shall show all versions, to be compared and restored.
- A question on coming back | When somebody comes back, a message shall offer to restore the unsaved work.
# drafts.seen · Who sees what is not finished
pick_one 74 · security · permissions, privacy
? Who may see, edit or restore what is not published yet?
! Unfinished text is often what nobody else should read.
* Only the author | The system shall show a draft only to its author, and others what was published last.
- Everybody who may edit | The system shall let everybody who may edit the thing work on the same draft.
- Also a reviewer | The system shall publish a draft only after a reviewer has approved it.
`,
      {
        'drafts.remedy': { kinds: ['bug'] },
        'drafts.when': { when: ({ request }) => !OF_VERSIONS.test(request), kinds: BUILDING },
        'drafts.where': {
          question: ({ request }) =>
            OF_VERSIONS.test(request)
              ? 'Where are versions stored, how many, and how long are they kept?'
              : 'Where is unsaved text stored, and until when is it kept?',
        },
        'drafts.conflict': { kinds: BUILDING },
        'drafts.look': { kinds: BUILDING },
        'drafts.seen': { kinds: BUILDING },
      },
    ),
  },
];
