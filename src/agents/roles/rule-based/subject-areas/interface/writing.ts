import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Where people write. */
export const INTERFACE_WRITING: readonly SubjectArea[] = [
  {
    id: 'comments',
    subject: 'the comments',
    recognise: [
      /\b(comment(ing)? (on|section|thread|system|feature|box)|comments (on|for|under|to|section|feature)|(let|allow|add|leave|post|write|want|need|support)\b[^.]{0,30}\bcomment(s|ing)?|discussion (threads?|board|area)|(?:threaded|nested) comments?|comments? (?:should|must|can) be (?:threaded|nested|sorted|edited|deleted|moderated|hidden|liked|pinned)|@-?mentions?)\b/i,
      /\b(emoji reactions?|threaded repl(y|ies))\b/i,
    ],
    unless:
      /\b(code|source|doc|json|yaml|config\w{0,8}|line|block|todo|css|html|sql|inline source) comments?\b|\bcomments? (in|inside|within|from) (the )?(code|json|yaml|toml|config\w{0,8}|source|output|css|html|files?)\b|\b(strip|preserve|parse|hid(?:e|es|ing)|block|remove|filter)\w{0,4} (?:all |the )?comments\b|\bcomments twice\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['comment', 'thread', 'reply', 'mention', 'post', 'discussion'],
    entries: entriesIn(`
# comments.shape · What a comment can be
pick_many 93 · behaviour · content, scope · code
? What can be commented on, and what can a comment contain?
~ The things with comments, the longest text, formatting, replies, mentions, files, reactions.
! Each of these is small alone and large together.
* Plain text with links | A comment shall be plain text of up to 2,000 characters, in which addresses become links.
- Markdown | A comment shall be formatted with Markdown, which is sanitised before it is shown.
- Replies, one level | The system shall accept replies to a comment, one level deep.
- Mentions | When a comment mentions people, the system shall notify them.
- Pictures and files | The system shall accept pictures and files with a comment.
- Reactions | The system shall let people react to a comment with an emoji.
# comments.look · Place and order of the comments
pick_one 86 · look_feel · look, order · for screens
? Where do comments appear, in which order, and how do they look?
! It decides whether it feels like a chat, a forum or a margin note.
* Below, oldest first | Comments shall stand below the content, oldest first.
- Below, newest first | Comments shall stand below the content, newest first.
- In a panel at the side | Comments shall stand in a panel beside the content.
- Attached to a passage | A comment shall belong to a passage of the content and be shown beside it.
# comments.who · Who may write and read
pick_one 84 · security · permissions, privacy
? Who may write comments, who may read them, and under which name?
! Open comments attract spam on the first day.
* Whoever may see it | The system shall let whoever may see what is commented on read and write comments, by name.
- Everybody, also guests | The system shall let guests write comments too, and show them after approval.
- A closed group | The system shall let only a chosen group read and write the comments.
# comments.edit · Editing and deleting
pick_one 80 · behaviour, data · undo, retention
? May one edit and delete a comment of one’s own, and for how long?
! A conversation with changed sentences no longer makes sense.
* Yes, with a trace | The system shall mark an edited comment as edited, and keep the replies of a deleted one.
- For 15 minutes | The system shall let the author edit and delete a comment for 15 minutes.
- Never | The system shall let no author edit or delete a comment.
- At any time, without a trace | The system shall let the author edit and delete a comment at any time, with its replies.
# comments.moderation · Abuse and moderation
pick_many 76 · operations, security · abuse, monitoring
? What happens with spam and insults, and who moderates?
! Somebody has to have the duty and the button.
* Report and hide | The system shall let anybody report a comment and moderators hide it, and record both.
- Approval for newcomers | The system shall show the first comment of a person after approval.
- Limits | The system shall accept at most five comments of a person a minute.
`),
  },
  {
    id: 'rich-text',
    subject: 'the editor',
    recognise: [
      /\b(rich[- ]?text|wysiwyg|(text|markdown|block|html|code) editor|prosemirror|tiptap|quill|ckeditor|tinymce)\b/i,
      /\b(formatting (toolbar|buttons|options)|paste from word)\b/i,
    ],
    unless: /\b(in|for) (my|your) (ide|editor)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['library', ...WITH_SCREENS],
    visible: true,
    terms: ['editor', 'markdown', 'toolbar', 'paste', 'selection', 'content'],
    entries: entriesIn(
      `
# rich-text.formats · Formatting allowed
pick_many 92 · scope, behaviour · content, scope
? Which formatting and content must be possible?
! Each element has to be written, stored, displayed, mailed and exported.
* Bold, italic, links, lists | The editor shall offer bold, italic, links and lists.
* Headings and quotes | The editor shall offer headings and quotes.
- Pictures and files | The editor shall accept pictures, with an alternative text, and files.
- Tables | The editor shall offer tables whose rows and columns can be added and removed.
- Code and formulas | The editor shall offer code blocks and formulas.
- Mentions and embeds | The editor shall offer mentions of people and embedded videos and entries.
# rich-text.storage · Format in which texts are stored
show_options 86 · data · storage, format, existing_data
? In which format are texts stored, and what about those that exist?
! The stored format outlives every editor component.
* Markdown | Texts shall be stored as Markdown. | + Readable | + Easy to compare and export | - Limited layout
- Sanitised HTML | Texts shall be stored as HTML that was sanitised on the server. | + Can be shown directly | - Danger of scripts | - Hard to change later
- The editor’s own JSON | Texts shall be stored in the JSON format of the editor. | + Exact | + Good for collaboration | - Tied to that editor
# rich-text.look · Toolbar and feel of writing
pick_one 84 · look_feel · look, wording
? How should writing look and feel?
! People who write all day want the toolbar out of the way.
* A slim toolbar above | A slim toolbar with the allowed formatting shall stand above the text.
- A toolbar at the selection | When text is selected, a toolbar shall appear at it.
- Markdown with a preview | Text shall be written as plain Markdown with a preview beside it.
# rich-text.paste · Pasting and unsafe content
pick_one 82 · security, errors · abuse, paste, failure
? What happens with what people paste from Word or websites?
! Pasted content brings foreign fonts, tracking pictures and, at worst, scripts.
* Only allowed formatting survives | When content is pasted, the editor shall keep only the allowed formatting.
- Text only | When content is pasted, the editor shall turn it into plain text.
- As faithful as possible | When content is pasted, the editor shall keep its tables, colours and fonts, and remove scripts.
`,
      {
        'rich-text.storage': {
          known: /\b(?:stored?|saved?|keep) (?:\w{1,30} ){0,3}(?:as|in) (?:markdown|html|json)\b/i,
        },
      },
    ),
  },
];
