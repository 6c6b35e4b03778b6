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
];
