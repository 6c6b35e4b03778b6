import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Where people enter, move and take back things. */
export const INTERFACE_INPUT: readonly SubjectArea[] = [
  {
    id: 'form',
    subject: 'the form',
    recognise: [
      /\bforms?\b(?! (of|factor|part))/i,
      /\b(form validation|required fields?|multi-step|wizard|inline validation|input mask)\b/i,
    ],
    unless:
      /\b((in|into|from|to) (the |a |some |this |that |any |its )?(\w{1,30} )?form( |$|\.)(?!on )|(short|long|canonical|normal|binary|text|json) form|form of|multipart|(url[- ]?)?encoded forms?|form[- ]?(data|encoded|urlencoded|bod(y|ies)|parser))\b/i,
    kind: 'ui',
    kinds: BUILDING,
    for: WITH_SCREENS,
    visible: true,
    terms: ['form', 'input', 'validate', 'field', 'submit', 'schema'],
    entries: entriesIn(`
# form.fields · Fields and what is required
ask_text 94 · behaviour, data · content, required, scope · code
? Which fields does it have, which are required, and what is valid in each?
~ One line a field: name, kind, required or not, limits, preset; and what happens after sending.
! Every field is a question to somebody, a column somewhere and a rule to check.
> E-mail: required, must exist.  Phone: optional, any format.
# form.look · Layout of the form
show_options 86 · look_feel · look, wording, accessibility
? How should the form look?
! Length and arrangement decide how many people finish it.
* One column, labels above the fields | The form shall have one column with labels above the fields. | + Read quickest | + Works on phones | - Long forms scroll
- Several steps with a progress line | The form shall be split into steps with a progress line, and keep what was entered on going back. | + Not daunting | + Can depend on earlier answers | - More screens and states
- Two columns in groups | The form shall show its fields in titled groups in two columns, and in one column on narrow screens. | + Much at a glance for daily use | - Order less clear
- In a dialog over the page | The form shall open in a dialog, with the page behind it as it was. | + Keeps the context | - Only for a handful of fields
# form.validate · When and where input is checked
pick_one 84 · errors, behaviour · failure, validation
? When is an entry checked, and where does the error message appear?
! Checked too early it nags, too late it is frustrating.
* On leaving a field | If an entry is wrong, then its error shall stand below the field as soon as that is left.
- On submit | If an entry is wrong on submit, then a summary on top shall link to each field with an error.
- While typing | If an entry is wrong, then its error shall stand below the field while it is typed.
# form.lost · Unsaved and doubly sent entries
pick_many 76 · behaviour · simultaneous, repeated
? What if somebody clicks twice, loses the connection or leaves half-way?
! Having to type everything again is what people do not forgive.
* A second click does nothing | When the form is submitted twice in a row, the system shall store the entry once.
* Input survives an error | If submitting fails, then the form shall still hold everything that was entered.
- Drafts are kept | When somebody leaves half-way, the form shall keep what was entered as a draft for the next visit.
- A warning before leaving | When somebody leaves the page with unsaved input, the system shall ask for confirmation.
`),
  },
  {
    id: 'undo',
    subject: 'the undo',
    recognise: [
      /\b(undo(ing|able)?|redo (button|stack|step|shortcut)|undo\/redo)\b/i,
      /\b((edit|version|revision|change) history|histor(y|ies) of (changes|edits|versions)|restor(e|ing) (an? )?(older|previous|earlier|old) versions?)\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'bug'],
    visible: true,
    terms: ['undo', 'history', 'stack', 'command', 'revert', 'version'],
    entries: entriesIn(`
# undo.actions · What can be undone
ask_text 94 · scope · scope, content, affected, states · code
? Which actions can be undone, and which cannot?
~ Text and formatting, moving, adding and deleting, uploads, settings, whatever was already sent.
~command_line Each command and option that changes something: files, names, folders, settings, what is elsewhere.
! Each kind of action needs its own way back.
> Yes: typing, formatting, moving and deleting blocks. No: uploads, sent messages.
>command_line Yes: renaming and moving. No: what was deleted or overwritten.
# undo.changed · Undo of what has changed since
pick_one 88 · errors · conflict, failure · for command_line
? What does undo do with what was changed, moved or deleted since?
! Between the run and its undo people go on working.
* Left alone, and named | If something was changed since, then undo shall leave that as it is, name it, and take back the rest.
- Nothing is taken back | If something was changed since, then undo shall take back nothing and name it.
- Taken back all the same | Undo shall restore what was there before the run, whatever was done since.
# undo.runs · How far back undo reaches
pick_one 84 · data, behaviour · retention, storage, volume · for command_line
? Which runs can be undone, and where is it noted what they did?
! What is not noted while it runs cannot be taken back.
* The last run | Undo shall take back what the last run did, as that run noted it in a file.
- Any earlier run, by its number | Undo shall take back the run whose number it is given.
- All runs, one after the other | Each undo shall take back the last run that was not taken back yet.
# undo.others · Undo when several people work
pick_one 86 · behaviour · simultaneous, conflict, permissions · for library, screens
? When others change the same thing meanwhile, whose changes does undo take back?
! Taking back somebody else’s work is the worst surprise undo can give.
* Only one’s own | Undo shall take back one’s own changes only, and leave overlapping changes of others.
- The last change, whoever made it | Undo shall take back the last change, whoever made it.
- There is only one person | While one person edits, the system shall let nobody else edit.
# undo.look · Where undo is offered
pick_many 84 · look_feel · look, wording · for screens
? How is undo reached, and how does it look?
! People press the keys they know and look for a button only afterwards.
* Ctrl/Cmd+Z | Ctrl+Z shall undo and Ctrl+Shift+Z redo, with Cmd instead of Ctrl on macOS.
* Two arrows in the toolbar | Undo and redo shall have buttons in the toolbar, grey when unusable.
- A message after the action | When an action is done, a message shall offer “Undo” for ten seconds.
- A list of steps | A list shall show all steps, and a click on one go back to it.
# undo.lifetime · How long and how far back it reaches
pick_one 82 · data, quality · retention, storage, volume · for library, service, screens
? How far back does the history reach, and does it survive a reload or the session?
~ The number of steps kept, the limit on memory, and where the history is stored if it must last.
! Anything beyond memory has to be stored somewhere.
- 100 steps, in memory | The system shall keep the last 100 steps in memory until the document is closed.
* 100 steps, through a reload | The system shall keep the last 100 steps for the session, also over a reload.
- For ever, with the document | The system shall store all steps with the document and never drop one.
# undo.steps · Size of a step
pick_one 80 · behaviour · granularity, flow · for library, screens
? What counts as a single step?
! Keystroke by keystroke is as useless as all or nothing.
* Typing without a pause | Typing without a pause of one second shall be a single step.
- Each call or command | Each command shall be one step, unless several are grouped into one explicitly.
- Each saved state | Undo shall go from one saved state to the one before.
`),
  },
  {
    id: 'drag',
    subject: 'the reordering',
    recognise: [
      /\b(drag(s|ged|ging|gable)?|dnd|sortable list|re-?order(ing)? (the |their |its |my |our )?(items?|cards?|rows?|columns?|tasks?|lists?|pages?|tabs?|entries|sections?|elements?|photos|images|slides|fields))\b/i,
      /\brearrang(e|ing)\b|\b(?:sort|order|arrang)\w* [^.!?]{0,40}\b(?:by hand|manually)\b/i,
    ],
    unless:
      /\bdrop ?zones?\b|\bdrag(ging)?[- ](and|&|n)[- ]drop (of )?(\w{1,30} )?(files?|images?|photos?|uploads?|attachments?)\b|\bdrag(ging)? (files|images|photos) (in(to)?|onto) (the )?(page|window|browser|editor|chat)\b/i,
    kind: 'ui',
    kinds: BUILDING,
    for: ['library', ...WITH_SCREENS],
    visible: true,
    terms: ['drag', 'drop', 'order', 'position', 'sort', 'pointer'],
    entries: entriesIn(`
# drag.targets · What may be moved where
ask_text 94 · behaviour, scope · content, scope, states · code
? What can be dragged, where to, and what is not allowed?
~ Within a list, between lists, into folders; one or several at once; limits on a target.
! Forbidden moves need a visible answer too.
> Cards within and between columns; at most 10 in “Doing”; not while filtered
# drag.look · Look while dragging
pick_many 86 · look_feel · look
? How should dragging look and feel: handle, drop place, movement?
! People need to see that it can be dragged and where it will land.
* A handle | An item shall be dragged by a handle, which on touch screens is always visible.
* Others make room | While an item is dragged, the other items shall make room where it will land.
- A line marks the place | While an item is dragged, a line shall mark the place where it will land.
- Scrolling at the edges | When an item is dragged to the edge of a list, the list shall scroll.
# drag.order · How the order is stored and shared
pick_one 84 · data, errors · storage, simultaneous, failure, permissions · for screens
? Where is the order stored, whose is it, and what if two move things at once?
! A shared order has to survive two people sorting it at once.
* One order for all | The system shall store one order for all people, in which the last move wins.
- One per person | The system shall store an order for each person, with the account.
- On this device only | The system shall store the order on the device only.
# drag.keys · Moving without a mouse
pick_many 78 · quality · accessibility, keyboard
? How are things moved with the keyboard and on a touch screen?
! WCAG 2.2 asks for a way without dragging, and phones scroll when one drags.
* Space and arrow keys | Space shall pick an item up and drop it, and arrow keys move it.
- A “Move to …” menu | Each item shall have a “Move to …” menu that does everything that dragging does.
* A long press on touch | When an item is pressed long on a touch screen, the system shall pick it up.
- Up and down buttons | Each item shall have buttons that move it up and down.
`),
  },
];
