import { byProject } from '../entries/entry';
import { choices } from '../entries/choices';
import type { KindProfile } from './profile';

/** Words for what a fault may have stored wrongly. */
const LEAVES_DATA =
  /\b(?:data|databases?|records?|sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|corrupt\w*|duplicat\w*|lost|lose|wrong (?:values?|amounts?|totals?|sums?|dates?)|orders?|invoices?|payments?|booked|daten\w*|gespeichert|doppelt|verlor\w*)\b/i;

/** Words for what others rely on, which a fix may break. */
const OTHERS_RELY =
  /\b(?:callers?|rely|relies|relied|depends? on|compat\w*|break(?:s|ing)?|public|api|defaults?|options?|signatures?|contracts?|backwards?|verlassen|abhängig|kompatib\w*|schnittstelle\w*)\b/i;

/** Words by which a fix is wanted soon, or in more than the next version. */
const PRESSES =
  /\b(?:urgent\w*|asap|hot-?fix\w*|production|regressions?|security|vulnerab\w*|leaks?|leaking|cve\S*|versions?|releases?|backport\w*|lts|since v?\d\S*|dringend|produktion|sicherheit\w*|versionen?)\b/i;

/** What should never happen at all: nobody has to say what should come instead. Or the request says it. */
const NEVER_RIGHT =
  /\b(?:crash\w*|segfault\w*|panics?|hangs?|freez\w+|dead ?locks?|leaks?|leaking|(?:gets?|are|is|being) (?:dis-?connected|kicked|logged out|cut off|dropped)|garbage|blank (?:page|screen)|abst[uü]rz\w*|stürzt|hängt sich auf|friert ein)\b|\b(?:should|shall|expected?|instead of|supposed to|sollte?n?|statt|erwartet\w*)\b/iu;

/** A call or an example of it, and what comes of it: nobody has to be asked how to see it. */
const REPRODUCED =
  /(?:\b(?:GET|POST|PUT|PATCH|DELETE) \/|\be\.g\.|z\. ?B\.|`[^`]+`)[^\n]{0,200}\b[45]\d\d\b|\b(?:with|mit) ["“„'`][^"”“'`\n]{8,}["”“'`]|\([^()\n]*\d[^()\n]*(?:->|ends? up|instead)[^()\n]*\)/i;

/** Something that does not do what it should. */
export const BUG: KindProfile = {
  kind: 'bug',
  questions: 8,
  mustKnow: ['behaviour', 'scope', 'errors', 'compatibility', 'quality', 'acceptance', 'risks'],
  general: { acceptance: 50, public_api: 71, environments: 40, existing_data: 0 },
  entries: [
    {
      key: 'bug.symptom',
      names: 'What is observed, and how to reproduce it',
      dims: ['behaviour'],
      settles: ['symptom', 'trigger'],
      worth: 96,
      type: 'ask_code',
      code: true,
      ask: byProject({
        library: 'How can it be reproduced: which call, and what exactly is observed?',
        command_line: 'How can it be reproduced: which command, and what exactly is observed?',
        service: 'How can it be reproduced: which request, and what exactly is observed?',
        other: 'How can it be reproduced: which steps, and what exactly is observed?',
      }),
      context: 'Exact input and output or message, how often it happens, what is different when it does not happen.',
      why: 'A fault that can be reproduced is half fixed.',
      placeholder: '// input or steps\n\n// what comes out\n',
      known: REPRODUCED,
    },
    {
      key: 'bug.expected',
      names: 'Expected behaviour',
      dims: ['behaviour'],
      settles: ['expected'],
      worth: 94,
      type: 'ask_text',
      known: NEVER_RIGHT,
      ask: 'What exactly should happen instead?',
      context:
        'The correct result for the same input: value, message, order, side effects; for an error, its kind and wording.',
      why: 'The expected result becomes the test.',
      placeholder: 'For the same input: …',
    },
    {
      key: 'bug.cost',
      names: 'What stays as it is',
      dims: ['compatibility', 'quality'],
      settles: ['public_api', 'existing_use', 'tradeoff', 'speed'],
      worth: 80,
      when: ({ said }) => OTHERS_RELY.test(said),
      type: 'pick_many',
      ask: 'What must the fix leave as it is?',
      context:
        'Public options and their defaults, results that somebody relies on, limits such as attempts, delays, time or memory.',
      why: 'A fix that surprises those who were not affected is the next bug.',
      options: choices(`
        * Public names and signatures | The fix shall change no public name, option or signature.
        * Results that are right | Every input that gives a right result today shall give the same one afterwards.
        - Defaults | All defaults shall stay as they are.
        - Error types and messages | Existing error types, codes and messages shall stay as they are.
        - Speed | The fixed path shall be at most 5 percent slower than today.
      `),
    },
    {
      key: 'bug.input',
      names: 'Where else it happens',
      dims: ['data'],
      settles: ['since', 'input', 'environments', 'affected', 'scope'],
      worth: 84,
      type: 'ask_text',
      facts: ['version', 'runtime'],
      known: /\bsince (version |v)?\d{1,3}\.\d{1,3}/i,
      ask: 'Where else does it happen: other inputs, options, platforms?',
      context:
        'Cases with the same cause that you know of, what is different where it does not happen, and the last version that was right, if there is one.',
      why: 'A fix of one case leaves the others that have the same cause.',
      placeholder: 'Right in 4.1.3, wrong since 4.2.0; only on Windows',
    },
    {
      key: 'bug.damage',
      names: 'Damage of the past',
      dims: ['risks'],
      settles: ['damage', 'existing_data'],
      worth: 58,
      for: ['service', 'web_app', 'app'],
      when: ({ said }) => LEAVES_DATA.test(said),
      type: 'pick_one',
      ask: 'What about wrong data that it has left behind?',
      why: 'A fix for the future does not repair the past.',
      options: choices(`
        - There is none | The fault has stored nothing wrong, and no data is repaired.
        - It is listed | A script lists the wrong records, and people decide case by case.
        - It is repaired | A script that can be run twice repairs the wrong records.
      `),
    },
    {
      key: 'bug.urgency',
      names: 'Versions that get the fix',
      dims: ['rollout'],
      settles: ['urgency', 'rollout'],
      worth: 60,
      when: ({ said }) => PRESSES.test(said),
      for: ['library', 'command_line', 'app'],
      type: 'pick_one',
      facts: ['version'],
      ask: 'Which versions get the fix?',
      why: 'It decides between a small patch now and a clean solution later.',
      options: choices(`
        * The next version | The fix shall come with the next normal release.
        - A patch release | The fix shall come in a patch release of the current version that contains nothing else.
        - Older versions too | The fix shall also be released for the older versions that are still maintained.
      `),
    },
  ],
};
