import type { KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

/** A report of so many words says what is observed; of fewer, where it says in which case. */
const TOLD = 40;
const TOLD_WHEN = 34;
/** One of so many words says what is different when it does not happen. */
const TOLD_AT_LENGTH = 45;
const NOW_AND_THEN =
  /\b(?:sometimes|at times|randomly|occasionally|now and then|intermittent\w*|once in a while|manchmal|gelegentlich|ab und zu|hin und wieder|sporadisch)\b/i;
const WHEN = /\b(?:when|if|as soon as|after|whenever|while|wenn|sobald|nachdem|falls|bei)\b/i;

/** A call or an example of it, and what comes of it: nobody has to be asked how to see it. */
const REPRODUCED =
  /\b(?:gives?|returns?|answers?|throws?|yields?|ends? in) (?:an? |the )?(?:\w+ )?[45]\d\d\b|(?:\b(?:GET|POST|PUT|PATCH|DELETE) \/|\be\.g\.|z\. ?B\.|`[^`]+`)[^\n]{0,200}\b[45]\d\d\b|\b(?:with|mit) ["“„'`][^"”“'`\n]{8,}["”“'`]|\([^()\n]*\d[^()\n]*(?:->|ends? up|instead)[^()\n]*\)/i;

/** What should be, or is as it should be elsewhere, in the words of a report. */
const SAYS_EXPECTED =
  /\b(?:should\w*|expect\w*|instead|must|supposed|rather|happy|in the (?:same )?order|correct\w*|works?|fine|wrong|twice|duplicat\w*|does(?:n['’]t| not)|do(?:n['’]t| not)|soll\p{L}*|müsste|muss|stattdessen|erwart\p{L}*|richtig|doppelt|zweimal|falsch|nicht|trotzdem)\b/iu;
const INSTEAD_AND_BESIDE = 'What exactly should happen instead, and what near it must stay exactly as it is?';
const BESIDE = 'Where else does the same go wrong, and what near it must stay exactly as it is?';

/** Whether a report leaves open how to see what it tells of. What happens now and then nobody sees by what is told. */
function leavesSteps(request: string): boolean {
  const words = request.trim().split(/\s+/).length;
  return (
    (NOW_AND_THEN.test(request) && words < TOLD_AT_LENGTH) ||
    (!REPRODUCED.test(request) && words < (WHEN.test(request) ? TOLD_WHEN : TOLD))
  );
}

/** Whether what should be is said, or asked for before. */
export const saysExpected = (request: string): boolean => SAYS_EXPECTED.test(request) || leavesSteps(request);

/** Something that does not do what it should. */
export const BUG: KindProfile = {
  kind: 'bug',
  questions: 6,
  mustKnow: ['behaviour', 'scope', 'errors', 'compatibility', 'quality', 'acceptance', 'risks'],
  general: { acceptance: 50, decided: 48, public_api: 71, environments: 40, existing_data: 0 },
  entries: entriesIn(
    `
# bug.symptom · How it shows, and what should come out
ask_code 96 · behaviour · symptom, trigger, expected · code
? Step by step: what does one do, what comes out, and what should come out?
?library Which call shows it, what comes out, and what should come out?
?command_line Which command shows it, what is printed, and what should be printed?
~ Exact input and output or message, how often it happens, what is different when it does not happen.
! A fault that can be reproduced is half fixed.
> // input or steps
>
> // what comes out, and what should
>
# bug.expected · What is put right, and what stays
ask_text 94 · behaviour · cases, edges
~ Other input, settings, places and ways to the same code, and what must come out there.
! A fault is rarely alone, and what its repair must not touch is known only to those who use it.
> The same with …
> Must stay as it is: …
`,
    {
      'bug.symptom': { when: ({ request }) => leavesSteps(request) },
      'bug.expected': { question: ({ request }) => (saysExpected(request) ? BESIDE : INSTEAD_AND_BESIDE) },
    },
  ),
};
