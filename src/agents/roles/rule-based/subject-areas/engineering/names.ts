import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Names that others know, and that change. */
export const CRAFT_NAMES: readonly SubjectArea[] = [
  {
    id: 'rename',
    subject: 'the new name',
    recognise: [/\b(renam(e|ing|ed)|(give|gets?) (\w+ ){1,4}(an?other|new|better) names?)\b/i],
    // What people rename themselves is a feature.
    unless:
      /\b(?:internal|private|local|inner) \w|\brenam(?:e|ing|ed) (?:(?:the|a|an|my|our|their|his|her|your|all|many|several) ){0,2}(?:files?|photos?|pictures?|images?|folders?|documents?|tabs?|boards?|lists?|channels?|playlists?|projects?|items?|tracks?|songs?|keys|letters?|scans?|mails?|columns in)\b|\brenames (?:my|all|the|files)\b|\b(?:let|allow|able to|can(?:not|['’]t)?|want to|possible to)\b[^.]{0,40}\brenam/i,
    kind: 'api',
    kinds: [...BUILDING, 'refactor', 'migration'],
    visible: false,
    terms: ['rename', 'alias', 'deprecated'],
    entries: [
      {
        about: 'rename.names',
        subject: 'Old and new names',
        dimensions: ['scope', 'interfaces'],
        aspects: ['naming', 'scope', 'content'],
        known: /\brenam\w{1,3} \S.{0,80} (?:to|into|as) \S/i,
        priority: 95,
        type: 'ask_text',
        code: true,
        question: 'What is renamed, from which name to which?',
        context: 'One line for each, as it is written today and afterwards; what sounds alike and stays.',
        why: 'A name is exact or it is wrong.',
        placeholder: 'getUser → findUser; GET /users stays',
      },
      {
        about: 'rename.old',
        subject: 'What becomes of the old name',
        dimensions: ['compatibility', 'interfaces'],
        aspects: ['public_api', 'existing_use', 'shape', 'volume'],
        known: /\b(?:keep\w{0,3}|leav\w{1,3}) (?:the )?old\b|\balias\w{0,2}\b|\bredirect\w{0,3}\b/i,
        priority: 94,
        type: 'pick_one',
        code: true,
        question: byProject({
          service: 'What does a client get that still uses the old name?',
          command_line: 'What happens when somebody still types the old name?',
          library: 'What happens to code that still uses the old name?',
          other: 'What becomes of the old name?',
        }),
        why: 'Whoever uses it today finds out either from us or from a failure.',
        options: ({ project }) => [
          best('It works, with a warning', 'The old name shall keep working and be marked as deprecated.'),
          opt('It works as before', 'The old name shall keep working in the same way, without a warning.'),
          ...(project === 'service' || project === 'web_app'
            ? [opt('A redirect', 'The old address shall redirect permanently to the new one.')]
            : []),
          opt('It is gone', 'The change shall remove the old name, with all its uses here.'),
        ],
      },
      {
        about: 'rename.along',
        subject: 'What else carries the name',
        dimensions: ['scope', 'data'],
        aspects: ['affected', 'existing_data', 'shape', 'volume'],
        priority: 90,
        type: 'pick_many',
        code: true,
        question: 'What else carries the old name and changes with it?',
        context: 'What is not ticked keeps its name.',
        why: 'Half a rename leaves two words for one thing.',
        options: choices(`
          * The code behind it | Functions, types and files that carry the old name shall be renamed.
          * Documents and examples | Documents and examples shall use the new name only.
          - Tests | Tests shall use the new name, in their own names too.
          - Stored data | Keys, columns and values in stored data shall change to the new name.
          - Messages and logs | Messages, logs and metrics shall use the new name.
        `),
      },
      {
        about: 'rename.until',
        subject: 'End of the old name',
        dimensions: ['rollout'],
        aspects: ['rollout', 'phases', 'told'],
        known: /\b(?:until|till|for \d{1,3} (?:days?|weeks?|months?)|next major)\b/i,
        priority: 84,
        type: 'pick_one',
        facts: ['version'],
        question: 'How long does the old name last, and how do people learn of the new one?',
        why: 'An end that nobody was told of comes as a fault.',
        options: choices(`
          * Until the next major version | The next major version shall remove the old name, which the change log announces.
          - Until nobody uses it | The system shall count uses of the old name, which goes when there are none.
          - For good | The old name shall stay for good, while documents name the new one only.
          - It ends with this change | The change shall end the old name, which the change log says.
        `),
      },
      {
        about: 'rename.proof',
        subject: 'Proof that nothing was missed',
        dimensions: ['acceptance'],
        aspects: ['acceptance'],
        priority: 80,
        type: 'pick_many',
        facts: ['test_runner'],
        question: 'What proves that nothing was missed?',
        why: 'A forgotten place fails for somebody else.',
        options: choices(`
          * The existing tests | The existing tests pass with nothing changed but the name.
          * A search | A search for the old name finds only what is meant to keep it.
          - A test of both names | A test uses the old and the new name and expects the same.
        `),
      },
    ],
  },
];
