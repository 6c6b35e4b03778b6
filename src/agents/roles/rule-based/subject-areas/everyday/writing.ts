import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'bookmarks.set',
        subject: 'Where one sets and removes it',
        dimensions: ['behaviour', 'look_feel'],
        aspects: ['flow', 'look', 'place'],
        for: WITH_SCREENS,
        priority: 94,
        type: 'pick_many',
        code: true,
        question: 'Where does one set it and take it back, and how does it look?',
        why: 'It is used in passing, and has to be where people are at that moment.',
        options: choices(`
          * On the page of the item | The page of an item shall have a button that sets it and takes it back.
          - On each item of a list | Each item of a list shall have an icon that sets it and takes it back.
          - Filled when set | The icon shall be filled where it is set, and an outline where it is not.
        `),
      },
      {
        about: 'bookmarks.list',
        subject: 'Where one finds them again',
        dimensions: ['behaviour', 'interfaces'],
        aspects: ['content', 'order', 'shape'],
        priority: 93,
        type: 'pick_one',
        question: byProject({
          service: 'How does a client get what somebody has kept, and in which order?',
          other: 'Where does one find what was kept, and in which order?',
        }),
        why: 'Nobody keeps things to look at them in the order of their titles.',
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
      {
        about: 'bookmarks.whose',
        subject: 'Who sees what was kept',
        dimensions: ['security'],
        aspects: ['privacy', 'permissions'],
        priority: 88,
        type: 'pick_one',
        question: 'Who sees that somebody has kept something?',
        why: 'What one keeps says much about oneself.',
        options: choices(`
          * Only oneself | The system shall show what somebody has kept to that person only.
          - A number for all | The system shall show everybody how many people have kept an item, and nobody who.
          - Everybody | The system shall show everybody who has kept an item.
        `),
      },
      {
        about: 'bookmarks.gone',
        subject: 'Items that go',
        dimensions: ['errors', 'data'],
        aspects: ['failure', 'retention', 'existing_data'],
        priority: 84,
        type: 'pick_one',
        question: 'What happens when an item is deleted, or can no longer be seen?',
        why: 'A list of things that are gone is a list of errors.',
        options: choices(`
          * It leaves the list | If an item is gone, then the system shall remove it from what was kept.
          - It stays, as gone | If an item is gone, then the system shall keep it in the list with its title and a note that it is gone.
        `),
      },
      {
        about: 'bookmarks.signed-out',
        subject: 'People who are not signed in',
        dimensions: ['behaviour'],
        aspects: ['access', 'storage'],
        when: ({ said }) => !/\b(?:users?|customers?|members?|accounts?|signed|logged)\b/i.test(said),
        priority: 80,
        type: 'pick_one',
        question: 'What about somebody who is not signed in?',
        why: 'Half of the visitors are not.',
        options: choices(`
          * The login first | When somebody who is not signed in sets it, the system shall lead to the login and set it afterwards.
          - Kept on the device | While nobody is signed in, the system shall keep it on the device and take it over at the next login.
          - There are only signed-in people | The system shall let nobody get there without a login.
        `),
      },
    ],
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
    entries: [
      {
        about: 'tags.rules',
        subject: 'Items, number and spelling of tags',
        dimensions: ['data', 'errors'],
        aspects: ['content', 'volume', 'scope'],
        priority: 92,
        type: 'ask_text',
        code: true,
        question: 'Which items get tags, how many each, and what makes two of them the same?',
        context:
          'Free names or a fixed list, the longest name, allowed characters; whether case, spaces and accents count.',
        why: 'Without a rule “Urgent” and “urgent ” become two, and every list doubles.',
        placeholder: 'Notes only; up to 10 each; 30 characters; case and outer spaces ignored',
      },
      {
        about: 'tags.whose',
        subject: 'Whose they are, and who may add one',
        dimensions: ['security'],
        aspects: ['permissions'],
        priority: 86,
        type: 'pick_one',
        for: ['service', ...WITH_SCREENS],
        question: 'Whose are they: each person’s own, or shared by everyone, and who may add one?',
        why: 'Private marks and a shared vocabulary are stored, named and allowed differently.',
        options: choices(`
          * Shared, all add | The system shall share tags among all, and let whoever may edit an item add new ones.
          - Shared, a kept list | The system shall share tags among all, with a few roles that keep the list and others that choose from it.
          - Personal | The system shall show the tags of a person to nobody else.
        `),
      },
      {
        about: 'tags.look',
        subject: 'Display and colours',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 84,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should they look, and how does one add them on the screen?',
        why: 'They appear in every list, so colour and size are noticed all day.',
        options: choices(`
          - Coloured pills | Tags shall be small coloured pills next to the name.
          * Quiet text | Tags shall be quiet grey text, added by typing with suggestions.
          - A single icon | One click on an icon at each item shall set the tag or take it off.
        `),
      },
      {
        about: 'tags.find',
        subject: 'Finding and filtering by them',
        dimensions: ['behaviour'],
        aspects: ['flow', 'filters'],
        priority: 82,
        type: 'pick_one',
        question: 'What are they used for afterwards, and do several count as “and” or as “or”?',
        why: 'The use decides about indexes and about the form of a query.',
        options: choices(`
          * Filter, all must match | The system shall filter lists by several tags at once, all of which have to match.
          - Filter, any may match | The system shall filter lists by several tags at once, any of which may match.
          - Search and sort | Search shall find items by their tags, and lists be grouped by them.
          - To trigger something | When a tag is set, the system shall run the rule that belongs to it.
        `),
      },
      {
        about: 'tags.change',
        subject: 'Renaming, merging and deleting one',
        dimensions: ['data', 'behaviour'],
        aspects: ['undo', 'existing_data'],
        priority: 76,
        type: 'pick_one',
        question: 'When one is renamed, merged or deleted, what becomes of the items that carry it?',
        why: 'After a year the list needs cleaning up, and nobody wants to touch 4,000 items by hand.',
        options: choices(`
          * All items follow | When a tag is renamed, merged or deleted, the system shall change all items that carry it.
          - Only unused ones | The system shall let only unused tags be deleted, and used ones be retired.
          - Old items keep theirs | When a tag changes, items shall keep the tags they have.
        `),
      },
    ],
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
    entries: [
      {
        about: 'drafts.remedy',
        kinds: ['bug'],
        subject: 'What keeps text from being lost',
        dimensions: ['behaviour'],
        aspects: ['expected', 'flow', 'look', 'told'],
        priority: 95,
        type: 'pick_one',
        code: true,
        question: 'On leaving with unsaved text: does it ask first, or is the text there again later?',
        context:
          'By the browser’s or the program’s own way back, a link, closing; and for what was new or only changed.',
        why: 'A question keeps the text while one is there; only storing it survives a crash.',
        options: choices(`
          * It asks before leaving | When somebody leaves with unsaved text, the system shall ask for confirmation first.
          - It is there again | When somebody comes back to what was left with unsaved text, the system shall show that text again.
          - Both | When somebody leaves with unsaved text, the system shall ask for confirmation, and show the text again to those who come back.
        `),
      },
      {
        about: 'drafts.when',
        kinds: BUILDING,
        when: ({ request }) => !OF_VERSIONS.test(request),
        subject: 'When it is saved',
        dimensions: ['behaviour', 'quality'],
        aspects: ['flow', 'speed'],
        priority: 93,
        type: 'pick_one',
        question: 'When is it saved, and how much work may be lost at most?',
        why: 'Every few seconds and every few minutes are different designs.',
        options: choices(`
          * After two seconds’ pause | The system shall save drafts two seconds after the last input.
          - Every minute | The system shall save drafts once a minute.
          - On request | When somebody leaves with changes that the button has not saved, the system shall ask for confirmation.
        `),
      },
      {
        about: 'drafts.where',
        subject: 'Place and lifetime',
        dimensions: ['data'],
        aspects: ['storage', 'retention'],
        priority: 88,
        type: 'pick_one',
        question: ({ request }) =>
          OF_VERSIONS.test(request)
            ? 'Where are versions stored, how many, and how long are they kept?'
            : 'Where is unsaved text stored, and until when is it kept?',
        why: 'A draft in the browser is gone with the device; one on the server needs deleting.',
        options: choices(`
          * On the server, 30 days | The system shall store drafts on the server and delete them after 30 days without a change.
          - In the browser, until saved | The system shall store drafts on the device only, and delete them when the text is saved.
          - In the browser, 30 days | The system shall store drafts on the device only, and delete them after 30 days without a change.
          - Every version, for ever | The system shall store every saved version on the server and never delete one.
        `),
      },
      {
        about: 'drafts.conflict',
        kinds: BUILDING,
        subject: 'Two people or two windows',
        dimensions: ['errors', 'behaviour'],
        aspects: ['simultaneous', 'failure'],
        priority: 84,
        type: 'pick_one',
        question: 'What if two people or windows edit the same thing, or saving fails?',
        why: 'Silent saving can also silently overwrite.',
        options: choices(`
          * The later one chooses | If somebody saves over newer changes, then the system shall ask which version to keep.
          - The last one wins | If two save the same text, then the system shall take the last one and keep the other in the history.
          - One at a time | If somebody edits a text, then the system shall lock it for others.
        `),
      },
      {
        about: 'drafts.look',
        kinds: BUILDING,
        subject: 'What shows the state of saving',
        dimensions: ['look_feel'],
        aspects: ['look', 'told'],
        priority: 82,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should the screen show what is saved, and how does one get an earlier state back?',
        why: 'People only stop pressing “save” when they see that it is not needed.',
        options: choices(`
          * A word near the title | A line near the title shall say when the work was last saved.
          - A list of versions | A list at the side shall show all versions, to be compared and restored.
          - A question on coming back | When somebody comes back, a message shall offer to restore the unsaved work.
        `),
      },
      {
        about: 'drafts.seen',
        kinds: BUILDING,
        subject: 'Who sees what is not finished',
        dimensions: ['security'],
        aspects: ['permissions', 'privacy'],
        priority: 74,
        type: 'pick_one',
        question: 'Who may see, edit or restore what is not published yet?',
        why: 'Unfinished text is often what nobody else should read.',
        options: choices(`
          * Only the author | The system shall show a draft only to its author, and others what was published last.
          - Everybody who may edit | The system shall let everybody who may edit the thing work on the same draft.
          - Also a reviewer | The system shall publish a draft only after a reviewer has approved it.
        `),
      },
    ],
  },
];
