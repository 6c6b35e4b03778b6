import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** What helps people on: waiting and first steps. */
export const INTERFACE_GUIDANCE: readonly SubjectArea[] = [
  {
    id: 'confirm',
    subject: 'the confirmation',
    recognise: [
      /\b(without (asking|(any )?confirmation|a (question|warning))|(ask|asks|asked|asking)( me| us| people| users?)? (first|for (a )?confirmation|before|whether)|confirm(ation)?( dialog| prompt| box)? (before|when|on) (\w+ )?(delet|remov|discard|leav|clos|overwrit|send|publish)\w*|(delet|remov|clos|send|overwrit|discard|publish)\w* (\w+ ){0,4}by (accident|mistake)|accidentally (\w+ ){0,2}(delet|remov|clos|send|overwrit|discard)\w*|are you sure)\b/i,
    ],
    unless: /\b(restor\w+|undelet\w+|recover\w*|br(ing|ought) back)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'bug'],
    for: WITH_SCREENS,
    visible: true,
    terms: ['delete', 'confirm', 'dialog', 'modal', 'undo', 'remove'],
    entries: entriesIn(`
# confirm.how · Asking first or taking back
pick_one 95 · behaviour, look_feel · flow, interface, undo, look, symptom, expected · code
? Should it ask before it happens, or be easy to take back?
! A question stops everybody every time; taking back helps only who notices.
- A dialog of its own | When somebody starts it, a dialog that names what is concerned shall ask first, with no change on cancelling.
- The browser’s or system’s own question | When somebody starts it, the built-in confirmation box shall ask first, with no change on cancelling.
- Two clicks on the same spot | The first click shall turn the control into a confirmation, which goes back by itself after five seconds.
- At once, with “Undo” | When it has happened, a notice shall offer “Undo” for ten seconds.
# confirm.words · What the question says
ask_text 78 · look_feel · wording
? What does it say, and what are the two choices called?
~ The sentence with what it names, the word on each button, and which of the two the Enter key takes.
! “OK” and “Cancel” are misread; the words decide whether people read it at all.
> Delete this …? It cannot be brought back. [Keep] [Delete]
# confirm.where · Where else it holds
pick_one 84 · scope · scope, surfaces, affected · code
? Only there, or wherever something is lost with one click?
! The same accident happens at the button beside it.
- Only there | Everything else that can be lost with one click shall stay as it is.
- Wherever something is lost | Every control that deletes something with one click shall do the same.
`),
  },
  {
    id: 'progress',
    subject: 'the progress display',
    recognise: [
      /\b(progress (bars?|indicators?|display|feedback|events?|callbacks?|reports?)|loading (indicators?|states?|spinners?|screens?|skeletons?)|spinners?|skeletons? (screens?|loaders?|while|until|during)|show(s|ing)? (the |some )?progress)\b/i,
      /\b(nothing happens (while|for|after)|looks? (frozen|stuck)|no feedback (while|when|during))\b/i,
    ],
    unless: /\b(garbl\w+|clutter\w*|messes up|flicker\w*|jumps?|breaks?|wrong|overlaps?)\b/i,
    kind: 'ui',
    kinds: BUILDING,
    visible: true,
    terms: ['progress', 'loading', 'spinner', 'skeleton', 'pending', 'percent'],
    entries: entriesIn(
      `
# progress.report · How progress is reported
ask_code 94 · interfaces · interface, look, naming · for library, service
? How does a client learn of the progress?
?library How does the calling code learn of the progress?
~ Callback, event, stream or an address to ask; the fields of one report; how often it comes; cancelling and failure.
! The form of a report is what others build their display on.
> GET /jobs/42
> { "state": "running", "done": 120, "total": 400 }
>library load(file, { onProgress: ({ done, total }) => … })
# progress.form · Form of the display
show_options 92 · look_feel · look, wording, states · for command_line, screens
? How should waiting look?
! The form makes a promise: a bar that stands still is worse than none.
* A bar with percent or steps | While the work runs, a bar shall show the progress with percent or with the number of steps. | + People can judge whether to wait | - Needs an honest measure
- A line of text with what is happening | While the work runs, one line of text shall say what is being done and be replaced as it goes on. | + Works in terminals and for screen readers | - Has to be worded and translated
- Grey placeholders in the shape of the content | While content loads, grey placeholders shall have the shape and size of what will appear. | + Calm | + Nothing jumps | - Only for loading content, not for work
- A small spinner where the action was | While the work runs, a spinner shall stand in place of the control that started it. | + Simple | + Fits anywhere | - Says nothing about how long
# progress.measure · What progress is measured by
pick_one 86 · behaviour, data · content, measure · code
? By what is progress measured: bytes, items, steps, time?
! Only what can be measured can be shown without lying.
- Bytes or items of a total | The display shall measure progress as the share of bytes or items done out of a known total.
- Named steps | The display shall show the name and number of the current step out of all steps.
- A count without a total | The display shall show the number of items done so far, without a total.
- Only that it runs | The display shall show that the work is running and the time elapsed, but no share.
# progress.leave · Cancelling and going away
pick_many 80 · behaviour · flow, cancel, permissions · for command_line, screens
? What may be done while it runs: cancel, work on, leave and come back?
?command_line What happens on Ctrl+C, and when the output is no terminal?
! Whoever cannot cancel ends it the hard way.
# progress.stuck · Failure and standstill
pick_one 74 · errors · failure, told · for command_line, screens
? When it fails or stands still, what is shown?
! An endless spinner is the most common error message there is.
* The reason and a retry | If the work fails, then the display shall give the reason and a way to try again.
- A time-out with a note | If there is no progress for 30 seconds, then a note shall say that it takes longer.
- The state before | If the work fails, then the system shall restore the state before and give the reason in a message.
`,
      {
        'progress.leave': {
          options: ({ project }) =>
            project === 'command_line'
              ? choices(`
              * Ctrl+C stops cleanly | When Ctrl+C is pressed, the command shall stop and leave no half-written files.
              - Ctrl+C can be resumed | When it is run again after Ctrl+C, the command shall go on where the last run stopped.
              * No animation without a terminal | While there is no terminal, the command shall print no animation.
            `)
              : choices(`
              * Cancel and undo | When the work is cancelled, the system shall undo what was done so far.
              - Cancel and keep | When the work is cancelled, the system shall keep what is finished so far.
              - Go on elsewhere | The system shall go on with the work in the background while other things are done.
              - Leave and come back | When it is closed and reopened, the system shall show the progress again.
            `),
        },
      },
    ),
  },
  {
    id: 'onboarding',
    subject: 'the first steps',
    recognise: [
      /\b(onboarding|first[- ]run|welcome (screen|page|tour|wizard|flow)|product tour|getting[- ]started (tour|wizard|checklist|flow)|empty (states?|screens?))\b/i,
      /\b(new (users|customers|people|members) (do not|don['’]t|get lost|give up|leave|are lost|drop|never)|first sign(s|ed)? (up|in))\b/i,
    ],
    unless: /\bonboard(ing)? (of )?(new )?(developers?|contributors?|engineers?|employees?)\b/i,
    kind: 'ui',
    kinds: BUILDING,
    for: WITH_SCREENS,
    visible: true,
    terms: ['onboarding', 'welcome', 'empty', 'tour', 'wizard', 'signup'],
    entries: entriesIn(`
# onboarding.moment · The first success
ask_text 94 · user_goal · goal, content
? What should a newcomer have achieved first, and where do they give up today?
~ The first success and how soon, the step where most stop, and the figures if they are measured.
! Everything that does not lead to the first success can wait.
> Within five minutes they have …; today most stop at …
# onboarding.form · Form of the introduction
show_options 90 · look_feel · look, wording
? How should newcomers be led, and in which tone?
! The form decides how much is built and how soon people click it away.
* Helpful empty screens | Each empty screen shall say in one sentence what it is for and offer the first action as a button. | + Always in the right place | + Never in the way | - No overall path
- A checklist that stays visible | A checklist of the first steps shall stay visible until it is finished or closed. | + Shows progress | + Can be left and resumed | - Needs tracking of each step
- Sample content to play with | A new account shall contain sample content that one step removes. | + Shows what it will look like | - Has to be cleared away
- A guided tour with bubbles | A tour shall point at the main controls one after the other, with “Skip” at every step. | + Shows the places | - Most people skip it | - Breaks when the screen changes
# onboarding.must · What is required at the start
pick_many 82 · behaviour · flow, required
? What is asked before anybody can begin, and what can be skipped?
! Every field before the first success costs newcomers.
* Only a name | While the first screen has not been reached, the system shall require only a name, with a suggestion filled in.
- Role or purpose | The system shall ask for the role or purpose at the start, and choose the first step by it.
- Inviting colleagues | The system shall offer at the start to invite colleagues, with “Skip”.
- Importing data | The system shall offer at the start to import data, with “Skip”.
- Nothing | While the first screen has not been reached, the system shall ask nothing.
# onboarding.again · Who sees it, and how often
pick_one 74 · behaviour, data · storage, repeated, retention
? Who sees it, how often, and how does one get back to it?
! People who have been there for years do not want to be welcomed.
* New accounts, once | The system shall show new accounts the introduction once, and again from the help menu.
- Everybody once | The system shall show existing users the introduction once too, after the release.
- Until it is finished | While it is not finished or dismissed, the introduction shall reappear at each visit.
`),
  },
];
