import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Reaching everything, with any device. */
export const INTERFACE_ACCESS: readonly SubjectArea[] = [
  {
    id: 'accessibility',
    subject: 'the accessibility',
    recognise: [
      /\b((in)?accessib(le|ility)|a11y|wcag|screen ?readers?|keyboard (?:navigation|access|operation|users?|support)|(?:with|by) (?:the |a )?keyboard (?:and|alone|only)|without (?:a |the |using a |using the )?mouse|ohne maus|barrierefrei\w*|tastaturbedien\w*|(?:nur|allein|komplett) (?:mit|per|über die) (?:der )?tastatur)\b/i,
      /\b(aria(-\w{1,30})?|voiceover|nvda|talkback|keyboard[- ]only|blind (users?|people|customers?|colleagues?)|blinden?r? \w+|colou?r[- ]?blind\w{0,8}|contrast ratio)\b/i,
    ],
    unless:
      /\b((publicly|globally|remotely|directly) accessible|accessible (from|via|by|over|through|at|outside|only))\b/i,
    kind: 'ui',
    kinds: [...BUILDING, 'bug', 'tests', 'refactor'],
    for: ['library', ...WITH_SCREENS],
    visible: true,
    terms: ['aria', 'role', 'focus', 'keyboard', 'label', 'tabindex', 'a11y'],
    entries: [
      {
        about: 'accessibility.trouble',
        subject: 'Observed barriers',
        dimensions: ['behaviour', 'scope'],
        aspects: ['symptom', 'trigger', 'goal', 'content', 'scope', 'affected'],
        priority: 95,
        type: 'ask_text',
        code: true,
        question: 'In which components does what go wrong today, and for whom?',
        context:
          'What the screen reader says or leaves out, where focus goes, what cannot be reached or read; or the audit’s findings.',
        why: 'Specific problems can be fixed one by one; “not accessible” cannot.',
        placeholder: 'Date picker: arrow keys do nothing; NVDA reads “button” for each day …',
      },
      {
        about: 'accessibility.keys',
        subject: 'Keyboard and focus',
        dimensions: ['behaviour'],
        aspects: ['keyboard', 'flow', 'states', 'failure'],
        priority: 90,
        type: 'pick_many',
        question: 'How should it work from the keyboard, and where does focus go?',
        why: 'The pattern has to match what fingers and screen readers expect.',
        options: choices(`
          * Arrow keys move inside | A group of controls shall be one Tab stop, with arrow keys to move inside it.
          * Escape closes | When Escape is pressed, the system shall close what was opened and return focus to the control that opened it.
          - Typing jumps to an entry | When letters are typed, focus shall move to the next entry that begins with them.
          - Every control is a Tab stop | Tab shall reach every control, in visual order.
          - Focus is kept inside dialogs | While a dialog is open, Tab shall not leave it.
        `),
      },
      {
        about: 'accessibility.reach',
        for: ['library'],
        subject: 'What may change in look and markup',
        dimensions: ['look_feel', 'compatibility'],
        aspects: ['look', 'wording', 'public_api', 'existing_use'],
        priority: 88,
        type: 'pick_many',
        question: 'What may change: focus ring, colours and sizes, markup, class names?',
        why: 'Better markup moves elements that others have styled or replaced.',
        options: choices(`
          * A clear focus ring | Every focused control shall show a ring of at least 2 px with 3:1 contrast.
          - Contrast and text sizes | Colours and text sizes may change wherever the contrast is too low.
          * Class names and props stay | Existing class names, props and replaceable parts shall keep working.
          - The markup may change | Elements may be replaced or moved; this is announced in the changelog.
          - Nothing that can be seen | The visual design shall stay exactly as it is.
        `),
      },
      {
        about: 'accessibility.proof',
        subject: 'How accessibility is tested',
        dimensions: ['acceptance', 'compatibility'],
        aspects: ['acceptance', 'environments'],
        priority: 84,
        type: 'pick_many',
        facts: ['test_runner'],
        question: 'Which tests, screen readers and browsers must it pass?',
        context: 'Automatic checks, keyboard tests, tries with assistive technology; and who accepts the result.',
        why: 'Automatic checks find about a third of the barriers.',
        options: choices(`
          * axe in the test run | An axe check of each component concerned runs in CI and reports no violation.
          * Tests with the keyboard only | An automated test uses each interaction with the keyboard alone.
          - NVDA with Firefox or Chrome | Each repaired interaction is tried by hand with NVDA on Windows.
          - VoiceOver with Safari | Each repaired interaction is tried by hand with VoiceOver in Safari.
          - Zoom and forced colours | Everything stays usable at 400 % zoom and with forced colours.
          - Somebody who depends on it | Somebody who depends on assistive technology completes the main task.
        `),
      },
      {
        about: 'accessibility.standard',
        subject: 'Standard to conform to',
        dimensions: ['quality'],
        aspects: ['accessibility', 'expected', 'speed', 'simultaneous', 'monitoring'],
        priority: 80,
        type: 'pick_one',
        known: /\b(?:wcag ?\d|section 508|en ?301 ?549|(?:level|wcag) a{1,3})\b/i,
        question: 'Which standard and level must be met?',
        why: 'It decides what counts as finished.',
        options: choices(`
          * WCAG 2.2 AA | What is changed shall conform to WCAG 2.2, level AA.
          - EN 301 549 | What is changed shall conform to EN 301 549, that is, to WCAG 2.1, level AA.
          - Section 508 | What is changed shall conform to Section 508 of the US Rehabilitation Act.
          - No formal level | The change shall remove the reported barriers, without a claim of formal conformance.
        `),
      },
    ],
  },
  {
    id: 'keyboard',
    subject: 'the keyboard shortcuts',
    recognise: [
      /\b((keyboard )?short-?cuts? (for|to|keys?)|keyboard short-?cuts?|hot-?keys?|key ?bindings?|command palette|vim (mode|keys))\b/i,
      /\b(ctrl|cmd|alt)\s?\+\s?\w\b/i,
    ],
    kind: 'ui',
    kinds: BUILDING,
    for: ['library', 'command_line', ...WITH_SCREENS],
    visible: true,
    terms: ['keydown', 'shortcut', 'hotkey', 'keymap', 'keyboard'],
    entries: [
      {
        about: 'keyboard.actions',
        subject: 'Actions and their keys',
        dimensions: ['behaviour'],
        aspects: ['content', 'flow', 'scope', 'states'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'Which actions get a shortcut, and which keys?',
        context: 'One line per action; where the keys differ on macOS; other products whose keys people know.',
        why: 'Keys are few; the frequent actions should get the easy ones.',
        placeholder: 'New entry: N   Search: /   Save: Ctrl+S (macOS: Cmd+S)   …',
      },
      {
        about: 'keyboard.conflicts',
        subject: 'Where shortcuts are inactive',
        dimensions: ['errors', 'compatibility'],
        aspects: ['environments', 'conflict', 'failure', 'permissions'],
        priority: 86,
        for: ['library', ...WITH_SCREENS],
        type: 'pick_many',
        question: 'When must a shortcut not fire, and which conflicts must be avoided?',
        why: 'Most shortcut bugs are letters that somebody meant to type.',
        options: choices(`
          * While typing in a field | If a field has focus, then shortcuts without Ctrl, Cmd or Alt shall be inactive.
          * Where browser or system use the key | No shortcut shall take a key that the browser or the operating system uses.
          - Behind an open dialog | If a dialog is open, then only its own shortcuts shall work.
          - During text composition | If an input method is composing text, then no shortcut shall fire.
          - Other keyboard layouts | Every shortcut shall be typeable on non-US keyboard layouts.
        `),
      },
      {
        about: 'keyboard.look',
        subject: 'How shortcuts are shown',
        dimensions: ['look_feel'],
        aspects: ['look', 'guide', 'wording'],
        priority: 82,
        for: ['library', ...WITH_SCREENS],
        type: 'pick_many',
        question: 'Where do people see the shortcuts, and in which style?',
        why: 'A shortcut that nobody discovers was not worth building.',
        options: choices(`
          * Beside menu entries and in tooltips | Menu entries and tooltips shall show their shortcut.
          * An overview that opens with ? | When ? is pressed, the system shall open an overview of all shortcuts, grouped by area.
          - A command palette | A command palette shall find actions by name and show the shortcut of each.
          - Only in the documentation | The documentation shall list the shortcuts, with nothing changed on the screen.
        `),
      },
      {
        about: 'keyboard.custom',
        subject: 'Changing the keys',
        dimensions: ['scope', 'data'],
        aspects: ['custom', 'storage'],
        priority: 74,
        type: 'pick_one',
        known:
          /\b(?:custom\w{0,8}|configur\w{1,8}|remap\w{0,5}|rebind\w{0,5}) (?:\w{1,20} ){0,3}(?:keys?|short-?cuts?|key ?bindings?|hot-?keys?)\b/i,
        question: 'Can people change the keys or switch shortcuts off?',
        why: 'Free assignment means a settings page, conflicts and storage.',
        options: choices(`
          * Fixed, but can be switched off | The keys shall be fixed, with a setting that switches single-letter shortcuts off.
          - Freely assignable | The system shall let every action be given another key that is not in use.
          - A choice of sets | The system shall let people choose one of several prepared sets of keys.
          - Fixed | The keys shall be fixed and always active.
        `),
      },
    ],
  },
];
