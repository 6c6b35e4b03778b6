import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        key: 'comments.shape',
        names: 'What a comment can be',
        dims: ['behaviour'],
        settles: ['content', 'scope'],
        worth: 93,
        type: 'pick_many',
        code: true,
        ask: 'What can be commented on, and what can a comment contain?',
        context: 'The things with comments, the longest text, formatting, replies, mentions, files, reactions.',
        why: 'Each of these is small alone and large together.',
        options: choices(`
          * Plain text with links | A comment shall be plain text of up to 2,000 characters, in which addresses become links.
          - Markdown | A comment shall be formatted with Markdown, which is sanitised before it is shown.
          - Replies, one level | The system shall accept replies to a comment, one level deep.
          - Mentions | When a comment mentions people, the system shall notify them.
          - Pictures and files | The system shall accept pictures and files with a comment.
          - Reactions | The system shall let people react to a comment with an emoji.
        `),
      },
      {
        key: 'comments.look',
        names: 'Place and order of the comments',
        dims: ['look_feel'],
        settles: ['look', 'order'],
        worth: 86,
        type: 'pick_one',
        for: WITH_SCREENS,
        ask: 'Where do comments appear, in which order, and how do they look?',
        why: 'It decides whether it feels like a chat, a forum or a margin note.',
        options: choices(`
          * Below, oldest first | Comments shall stand below the content, oldest first.
          - Below, newest first | Comments shall stand below the content, newest first.
          - In a panel at the side | Comments shall stand in a panel beside the content.
          - Attached to a passage | A comment shall belong to a passage of the content and be shown beside it.
        `),
      },
      {
        key: 'comments.who',
        names: 'Who may write and read',
        dims: ['security'],
        settles: ['permissions', 'privacy'],
        worth: 84,
        type: 'pick_one',
        ask: 'Who may write comments, who may read them, and under which name?',
        why: 'Open comments attract spam on the first day.',
        options: choices(`
          * Whoever may see it | The system shall let whoever may see what is commented on read and write comments, by name.
          - Everybody, also guests | The system shall let guests write comments too, and show them after approval.
          - A closed group | The system shall let only a chosen group read and write the comments.
        `),
      },
      {
        key: 'comments.edit',
        names: 'Editing and deleting',
        dims: ['behaviour', 'data'],
        settles: ['undo', 'retention'],
        worth: 80,
        type: 'pick_one',
        ask: 'May one edit and delete a comment of one’s own, and for how long?',
        why: 'A conversation with changed sentences no longer makes sense.',
        options: choices(`
          * Yes, with a trace | The system shall mark an edited comment as edited, and keep the replies of a deleted one.
          - For 15 minutes | The system shall let the author edit and delete a comment for 15 minutes.
          - Never | The system shall let no author edit or delete a comment.
          - At any time, without a trace | The system shall let the author edit and delete a comment at any time, with its replies.
        `),
      },
      {
        key: 'comments.moderation',
        names: 'Abuse and moderation',
        dims: ['operations', 'security'],
        settles: ['abuse', 'monitoring'],
        worth: 76,
        type: 'pick_many',
        ask: 'What happens with spam and insults, and who moderates?',
        why: 'Somebody has to have the duty and the button.',
        options: choices(`
          * Report and hide | The system shall let anybody report a comment and moderators hide it, and record both.
          - Approval for newcomers | The system shall show the first comment of a person after approval.
          - Limits | The system shall accept at most five comments of a person a minute.
        `),
      },
    ],
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
    entries: [
      {
        key: 'rich-text.formats',
        names: 'Formatting allowed',
        dims: ['scope', 'behaviour'],
        settles: ['content', 'scope'],
        worth: 92,
        type: 'pick_many',
        ask: 'Which formatting and content must be possible?',
        why: 'Each element has to be written, stored, displayed, mailed and exported.',
        options: choices(`
          * Bold, italic, links, lists | The editor shall offer bold, italic, links and lists.
          * Headings and quotes | The editor shall offer headings and quotes.
          - Pictures and files | The editor shall accept pictures, with an alternative text, and files.
          - Tables | The editor shall offer tables whose rows and columns can be added and removed.
          - Code and formulas | The editor shall offer code blocks and formulas.
          - Mentions and embeds | The editor shall offer mentions of people and embedded videos and entries.
        `),
      },
      {
        key: 'rich-text.storage',
        names: 'Format in which texts are stored',
        dims: ['data'],
        settles: ['storage', 'format', 'existing_data'],
        worth: 86,
        type: 'show_options',
        known: /\b(?:stored?|saved?|keep) (?:\w{1,30} ){0,3}(?:as|in) (?:markdown|html|json)\b/i,
        ask: 'In which format are texts stored, and what about those that exist?',
        why: 'The stored format outlives every editor component.',
        options: choices(`
          * Markdown | Texts shall be stored as Markdown. | + Readable | + Easy to compare and export | - Limited layout
          - Sanitised HTML | Texts shall be stored as HTML that was sanitised on the server. | + Can be shown directly | - Danger of scripts | - Hard to change later
          - The editor’s own JSON | Texts shall be stored in the JSON format of the editor. | + Exact | + Good for collaboration | - Tied to that editor
        `),
      },
      {
        key: 'rich-text.look',
        names: 'Toolbar and feel of writing',
        dims: ['look_feel'],
        settles: ['look', 'wording'],
        worth: 84,
        type: 'pick_one',
        ask: 'How should writing look and feel?',
        why: 'People who write all day want the toolbar out of the way.',
        options: choices(`
          * A slim toolbar above | A slim toolbar with the allowed formatting shall stand above the text.
          - A toolbar at the selection | When text is selected, a toolbar shall appear at it.
          - Markdown with a preview | Text shall be written as plain Markdown with a preview beside it.
        `),
      },
      {
        key: 'rich-text.paste',
        names: 'Pasting and unsafe content',
        dims: ['security', 'errors'],
        settles: ['abuse', 'paste', 'failure'],
        worth: 82,
        type: 'pick_one',
        ask: 'What happens with what people paste from Word or websites?',
        why: 'Pasted content brings foreign fonts, tracking pictures and, at worst, scripts.',
        options: choices(`
          * Only allowed formatting survives | When content is pasted, the editor shall keep only the allowed formatting.
          - Text only | When content is pasted, the editor shall turn it into plain text.
          - As faithful as possible | When content is pasted, the editor shall keep its tables, colours and fonts, and remove scripts.
        `),
      },
    ],
  },
];
