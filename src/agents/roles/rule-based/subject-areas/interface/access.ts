import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(
      `
# accessibility.trouble · Observed barriers
ask_text 95 · behaviour, scope · symptom, trigger, goal, content, scope, affected · code
? In which components does what go wrong today, and for whom?
~ What the screen reader says or leaves out, where focus goes, what cannot be reached or read; or the audit’s findings.
! Specific problems can be fixed one by one; “not accessible” cannot.
> Date picker: arrow keys do nothing; NVDA reads “button” for each day …
# accessibility.keys · Keyboard and focus
pick_many 90 · behaviour · keyboard, flow, states, failure
? How should it work from the keyboard, and where does focus go?
! The pattern has to match what fingers and screen readers expect.
* Arrow keys move inside | A group of controls shall be one Tab stop, with arrow keys to move inside it.
* Escape closes | When Escape is pressed, the system shall close what was opened and return focus to the control that opened it.
- Typing jumps to an entry | When letters are typed, focus shall move to the next entry that begins with them.
- Every control is a Tab stop | Tab shall reach every control, in visual order.
- Focus is kept inside dialogs | While a dialog is open, Tab shall not leave it.
# accessibility.reach · What may change in look and markup
pick_many 88 · look_feel, compatibility · look, wording, public_api, existing_use · for library
? What may change: focus ring, colours and sizes, markup, class names?
! Better markup moves elements that others have styled or replaced.
* A clear focus ring | Every focused control shall show a ring of at least 2 px with 3:1 contrast.
- Contrast and text sizes | Colours and text sizes may change wherever the contrast is too low.
* Class names and props stay | Existing class names, props and replaceable parts shall keep working.
- The markup may change | Elements may be replaced or moved; this is announced in the changelog.
- Nothing that can be seen | The visual design shall stay exactly as it is.
# accessibility.proof · How accessibility is tested
pick_many 84 · acceptance, compatibility · acceptance, environments · facts test_runner
? Which tests, screen readers and browsers must it pass?
~ Automatic checks, keyboard tests, tries with assistive technology; and who accepts the result.
! Automatic checks find about a third of the barriers.
* axe in the test run | An axe check of each component concerned runs in CI and reports no violation.
* Tests with the keyboard only | An automated test uses each interaction with the keyboard alone.
- NVDA with Firefox or Chrome | Each repaired interaction is tried by hand with NVDA on Windows.
- VoiceOver with Safari | Each repaired interaction is tried by hand with VoiceOver in Safari.
- Zoom and forced colours | Everything stays usable at 400 % zoom and with forced colours.
- Somebody who depends on it | Somebody who depends on assistive technology completes the main task.
# accessibility.standard · Standard to conform to
pick_one 80 · quality · accessibility, expected, speed, simultaneous, monitoring
? Which standard and level must be met?
! It decides what counts as finished.
* WCAG 2.2 AA | What is changed shall conform to WCAG 2.2, level AA.
- EN 301 549 | What is changed shall conform to EN 301 549, that is, to WCAG 2.1, level AA.
- Section 508 | What is changed shall conform to Section 508 of the US Rehabilitation Act.
- No formal level | The change shall remove the reported barriers, without a claim of formal conformance.
`,
      {
        'accessibility.standard': { known: /\b(?:wcag ?\d|section 508|en ?301 ?549|(?:level|wcag) a{1,3})\b/i },
      },
    ),
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
    entries: entriesIn(
      `
# keyboard.actions · Actions and their keys
ask_text 94 · behaviour · content, flow, scope, states · code
? Which actions get a shortcut, and which keys?
~ One line per action; where the keys differ on macOS; other products whose keys people know.
! Keys are few; the frequent actions should get the easy ones.
> New entry: N   Search: /   Save: Ctrl+S (macOS: Cmd+S)   …
# keyboard.conflicts · Where shortcuts are inactive
pick_many 86 · errors, compatibility · environments, conflict, failure, permissions · for library, screens
? When must a shortcut not fire, and which conflicts must be avoided?
! Most shortcut bugs are letters that somebody meant to type.
* While typing in a field | If a field has focus, then shortcuts without Ctrl, Cmd or Alt shall be inactive.
* Where browser or system use the key | No shortcut shall take a key that the browser or the operating system uses.
- Behind an open dialog | If a dialog is open, then only its own shortcuts shall work.
- During text composition | If an input method is composing text, then no shortcut shall fire.
- Other keyboard layouts | Every shortcut shall be typeable on non-US keyboard layouts.
# keyboard.look · How shortcuts are shown
pick_many 82 · look_feel · look, guide, wording · for library, screens
? Where do people see the shortcuts, and in which style?
! A shortcut that nobody discovers was not worth building.
* Beside menu entries and in tooltips | Menu entries and tooltips shall show their shortcut.
* An overview that opens with ? | When ? is pressed, the system shall open an overview of all shortcuts, grouped by area.
- A command palette | A command palette shall find actions by name and show the shortcut of each.
- Only in the documentation | The documentation shall list the shortcuts, with nothing changed on the screen.
# keyboard.custom · Changing the keys
pick_one 74 · scope, data · custom, storage
? Can people change the keys or switch shortcuts off?
! Free assignment means a settings page, conflicts and storage.
* Fixed, but can be switched off | The keys shall be fixed, with a setting that switches single-letter shortcuts off.
- Freely assignable | The system shall let every action be given another key that is not in use.
- A choice of sets | The system shall let people choose one of several prepared sets of keys.
- Fixed | The keys shall be fixed and always active.
`,
      {
        'keyboard.custom': {
          known:
            /\b(?:custom\w{0,8}|configur\w{1,8}|remap\w{0,5}|rebind\w{0,5}) (?:\w{1,20} ){0,3}(?:keys?|short-?cuts?|key ?bindings?|hot-?keys?)\b/i,
        },
      },
    ),
  },
];
