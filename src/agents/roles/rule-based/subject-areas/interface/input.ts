import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'form.fields',
        subject: 'Fields and what is required',
        dimensions: ['behaviour', 'data'],
        aspects: ['content', 'required', 'scope'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'Which fields does it have, which are required, and what is valid in each?',
        context: 'One line a field: name, kind, required or not, limits, preset; and what happens after sending.',
        why: 'Every field is a question to somebody, a column somewhere and a rule to check.',
        placeholder: 'E-mail: required, must exist.  Phone: optional, any format.',
      },
      {
        about: 'form.look',
        subject: 'Layout of the form',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording', 'accessibility'],
        priority: 86,
        type: 'show_options',
        question: 'How should the form look?',
        why: 'Length and arrangement decide how many people finish it.',
        options: choices(`
          * One column, labels above the fields | The form shall have one column with labels above the fields. | + Read quickest | + Works on phones | - Long forms scroll
          - Several steps with a progress line | The form shall be split into steps with a progress line, and keep what was entered on going back. | + Not daunting | + Can depend on earlier answers | - More screens and states
          - Two columns in groups | The form shall show its fields in titled groups in two columns, and in one column on narrow screens. | + Much at a glance for daily use | - Order less clear
          - In a dialog over the page | The form shall open in a dialog, with the page behind it as it was. | + Keeps the context | - Only for a handful of fields
        `),
      },
      {
        about: 'form.validate',
        subject: 'When and where input is checked',
        dimensions: ['errors', 'behaviour'],
        aspects: ['failure', 'validation'],
        priority: 84,
        type: 'pick_one',
        question: 'When is an entry checked, and where does the error message appear?',
        why: 'Checked too early it nags, too late it is frustrating.',
        options: choices(`
          * On leaving a field | If an entry is wrong, then its error shall stand below the field as soon as that is left.
          - On submit | If an entry is wrong on submit, then a summary on top shall link to each field with an error.
          - While typing | If an entry is wrong, then its error shall stand below the field while it is typed.
        `),
      },
      {
        about: 'form.lost',
        subject: 'Unsaved and doubly sent entries',
        dimensions: ['behaviour'],
        aspects: ['simultaneous', 'repeated'],
        priority: 76,
        type: 'pick_many',
        question: 'What if somebody clicks twice, loses the connection or leaves half-way?',
        why: 'Having to type everything again is what people do not forgive.',
        options: choices(`
          * A second click does nothing | When the form is submitted twice in a row, the system shall store the entry once.
          * Input survives an error | If submitting fails, then the form shall still hold everything that was entered.
          - Drafts are kept | When somebody leaves half-way, the form shall keep what was entered as a draft for the next visit.
          - A warning before leaving | When somebody leaves the page with unsaved input, the system shall ask for confirmation.
        `),
      },
    ],
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
    entries: [
      {
        about: 'undo.actions',
        subject: 'What can be undone',
        dimensions: ['scope'],
        aspects: ['scope', 'content', 'affected', 'states'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'Which actions can be undone, and which cannot?',
        context: byProject({
          command_line:
            'Each command and option that changes something: files, names, folders, settings, what is elsewhere.',
          other: 'Text and formatting, moving, adding and deleting, uploads, settings, whatever was already sent.',
        }),
        why: 'Each kind of action needs its own way back.',
        placeholder: byProject({
          command_line: 'Yes: renaming and moving. No: what was deleted or overwritten.',
          other: 'Yes: typing, formatting, moving and deleting blocks. No: uploads, sent messages.',
        }),
      },
      {
        about: 'undo.changed',
        subject: 'Undo of what has changed since',
        dimensions: ['errors'],
        aspects: ['conflict', 'failure'],
        priority: 88,
        type: 'pick_one',
        for: ['command_line'],
        question: 'What does undo do with what was changed, moved or deleted since?',
        why: 'Between the run and its undo people go on working.',
        options: choices(`
          * Left alone, and named | If something was changed since, then undo shall leave that as it is, name it, and take back the rest.
          - Nothing is taken back | If something was changed since, then undo shall take back nothing and name it.
          - Taken back all the same | Undo shall restore what was there before the run, whatever was done since.
        `),
      },
      {
        about: 'undo.runs',
        subject: 'How far back undo reaches',
        dimensions: ['data', 'behaviour'],
        aspects: ['retention', 'storage', 'volume'],
        priority: 84,
        type: 'pick_one',
        for: ['command_line'],
        question: 'Which runs can be undone, and where is it noted what they did?',
        why: 'What is not noted while it runs cannot be taken back.',
        options: choices(`
          * The last run | Undo shall take back what the last run did, as that run noted it in a file.
          - Any earlier run, by its number | Undo shall take back the run whose number it is given.
          - All runs, one after the other | Each undo shall take back the last run that was not taken back yet.
        `),
      },
      {
        about: 'undo.others',
        subject: 'Undo when several people work',
        dimensions: ['behaviour'],
        aspects: ['simultaneous', 'conflict', 'permissions'],
        priority: 86,
        type: 'pick_one',
        for: ['library', ...WITH_SCREENS],
        question: 'When others change the same thing meanwhile, whose changes does undo take back?',
        why: 'Taking back somebody else’s work is the worst surprise undo can give.',
        options: choices(`
          * Only one’s own | Undo shall take back one’s own changes only, and leave overlapping changes of others.
          - The last change, whoever made it | Undo shall take back the last change, whoever made it.
          - There is only one person | While one person edits, the system shall let nobody else edit.
        `),
      },
      {
        about: 'undo.look',
        subject: 'Where undo is offered',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 84,
        type: 'pick_many',
        for: WITH_SCREENS,
        question: 'How is undo reached, and how does it look?',
        why: 'People press the keys they know and look for a button only afterwards.',
        options: choices(`
          * Ctrl/Cmd+Z | Ctrl+Z shall undo and Ctrl+Shift+Z redo, with Cmd instead of Ctrl on macOS.
          * Two arrows in the toolbar | Undo and redo shall have buttons in the toolbar, grey when unusable.
          - A message after the action | When an action is done, a message shall offer “Undo” for ten seconds.
          - A list of steps | A list shall show all steps, and a click on one go back to it.
        `),
      },
      {
        about: 'undo.lifetime',
        subject: 'How long and how far back it reaches',
        dimensions: ['data', 'quality'],
        aspects: ['retention', 'storage', 'volume'],
        priority: 82,
        type: 'pick_one',
        for: ['library', 'service', ...WITH_SCREENS],
        question: 'How far back does the history reach, and does it survive a reload or the session?',
        context: 'The number of steps kept, the limit on memory, and where the history is stored if it must last.',
        why: 'Anything beyond memory has to be stored somewhere.',
        options: choices(`
          - 100 steps, in memory | The system shall keep the last 100 steps in memory until the document is closed.
          * 100 steps, through a reload | The system shall keep the last 100 steps for the session, also over a reload.
          - For ever, with the document | The system shall store all steps with the document and never drop one.
        `),
      },
      {
        about: 'undo.steps',
        subject: 'Size of a step',
        dimensions: ['behaviour'],
        aspects: ['granularity', 'flow'],
        priority: 80,
        type: 'pick_one',
        for: ['library', ...WITH_SCREENS],
        question: 'What counts as a single step?',
        why: 'Keystroke by keystroke is as useless as all or nothing.',
        options: choices(`
          * Typing without a pause | Typing without a pause of one second shall be a single step.
          - Each call or command | Each command shall be one step, unless several are grouped into one explicitly.
          - Each saved state | Undo shall go from one saved state to the one before.
        `),
      },
    ],
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
    entries: [
      {
        about: 'drag.targets',
        subject: 'What may be moved where',
        dimensions: ['behaviour', 'scope'],
        aspects: ['content', 'scope', 'states'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'What can be dragged, where to, and what is not allowed?',
        context: 'Within a list, between lists, into folders; one or several at once; limits on a target.',
        why: 'Forbidden moves need a visible answer too.',
        placeholder: 'Cards within and between columns; at most 10 in “Doing”; not while filtered',
      },
      {
        about: 'drag.look',
        subject: 'Look while dragging',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 86,
        type: 'pick_many',
        question: 'How should dragging look and feel: handle, drop place, movement?',
        why: 'People need to see that it can be dragged and where it will land.',
        options: choices(`
          * A handle | An item shall be dragged by a handle, which on touch screens is always visible.
          * Others make room | While an item is dragged, the other items shall make room where it will land.
          - A line marks the place | While an item is dragged, a line shall mark the place where it will land.
          - Scrolling at the edges | When an item is dragged to the edge of a list, the list shall scroll.
        `),
      },
      {
        about: 'drag.order',
        subject: 'How the order is stored and shared',
        dimensions: ['data', 'errors'],
        aspects: ['storage', 'simultaneous', 'failure', 'permissions'],
        priority: 84,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'Where is the order stored, whose is it, and what if two move things at once?',
        why: 'A shared order has to survive two people sorting it at once.',
        options: choices(`
          * One order for all | The system shall store one order for all people, in which the last move wins.
          - One per person | The system shall store an order for each person, with the account.
          - On this device only | The system shall store the order on the device only.
        `),
      },
      {
        about: 'drag.keys',
        subject: 'Moving without a mouse',
        dimensions: ['quality'],
        aspects: ['accessibility', 'keyboard'],
        priority: 78,
        type: 'pick_many',
        question: 'How are things moved with the keyboard and on a touch screen?',
        why: 'WCAG 2.2 asks for a way without dragging, and phones scroll when one drags.',
        options: choices(`
          * Space and arrow keys | Space shall pick an item up and drop it, and arrow keys move it.
          - A “Move to …” menu | Each item shall have a “Move to …” menu that does everything that dragging does.
          * A long press on touch | When an item is pressed long on a touch screen, the system shall pick it up.
          - Up and down buttons | Each item shall have buttons that move it up and down.
        `),
      },
    ],
  },
];
