import type { SubjectArea } from '../../entries/entry';
import { best, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Results that are wrong: values, dates, characters. */
export const CRAFT_RESULTS: readonly SubjectArea[] = [
  {
    id: 'wrong-result',
    subject: 'the result',
    recognise: [
      /\b((wrong|incorrect|unexpected|inconsistent) (results?|outputs?|values?|answers?|behaviou?r)|returns? (the )?(wrong|undefined|null|nan|nothing|incorrect)|edge cases?|corner cases?|off[- ]by[- ]one)\b/i,
      /\b((gets?|is|are) (silently )?(ignored|dropped)|does(n['’]?t| not) (handle|respect|return|match|find|honou?r))\b/i,
    ],
    kind: 'bug',
    kinds: ['bug'],
    visible: false,
    terms: ['return', 'compare', 'default', 'filter', 'equal'],
    entries: entriesIn(`
# wrong-result.example · Wrong result and expected result
ask_code 98 · behaviour · symptom, trigger, expected · code
? Which call reproduces it, what comes out, and what should come out?
?command_line Which command reproduces it, what comes out, and what should come out?
?service Which request reproduces it, what comes back, and what should come back?
~ Exact input, actual and expected result; neighbouring cases that are right; since which version it is observed.
! Three lines of example are worth a page of description, and become the test.
> // input …  → actual …  expected …
>
# wrong-result.edges · Neighbouring cases and their results
ask_text 87 · data, errors · affected, input, edges, content
? Which neighbouring cases must be right too, and what comes out of each?
~ Empty, missing or null, duplicates and their order, very large or negative, another type, nested or combined.
! The next report is usually about the neighbour of this case.
> Empty list → []; null → error; same key twice → the last one
# wrong-result.authority · What decides which result is correct
pick_one 78 · interfaces · authority, semantics
? What says which result is correct?
! A standard, a document and common sense can disagree in the odd cases.
* Our documentation | Where the code deviates from the documentation, the code shall follow the documentation.
- A standard or a model | Results shall be those of the standard or implementation named.
- An earlier version | Results shall be the same as those of the last version that was right.
- Only the examples given | The examples given shall decide, and cases beyond them keep their result of today.
`),
  },
  {
    id: 'time',
    subject: 'the date handling',
    recognise: [
      /\b(time ?zones?|daylight[- ]saving|dst|utc|date (parsing|format\w*|handling|picker|calculation\w*)|leap (years?|seconds?)|wrong (date|day|month|hour)|off by (one|an?) (day|hour))\b/i,
      /\b(dates? (are|is|shift\w*|jump\w*)|midnight\b[^.]{0,40}\b(dates?|days?|wrong|shift\w{0,5})|(dates?|days?|wrong)\b[^.]{0,40}\bmidnight|timestamps? (are|is|shift\w{0,5}|differ\w{0,3}|with|without)|(parse|format|convert|compare) timestamps?)\b/i,
    ],
    kind: 'bug',
    kinds: ['bug', 'feature', 'api', 'migration', 'data', 'refactor'],
    visible: false,
    terms: ['date', 'timezone', 'utc', 'timestamp', 'format', 'parse'],
    entries: entriesIn(
      `
# time.example · Failing date and expected result
ask_code 98 · behaviour · symptom, trigger, expected
? Which date goes wrong, in which time zone, and what should come out?
~ The exact input with its offset, the zone of the machine, actual and expected result, so that it can be reproduced.
! Date faults often exist only in one zone, or on two days of the year.
> // TZ=America/New_York; input 2024-03-10T02:30 → … expected …
>
# time.meaning · What a date means
pick_one 94 · behaviour, data · semantics
? What kind of time is it: a moment, a calendar day, or a clock time at a place?
! Most time zone faults are a birthday stored as a moment, or the reverse.
- A moment | The value shall be one instant for everybody, kept in UTC and shown in local time.
- A calendar day | The value shall be a calendar day without time and zone, the same for everybody.
- Clock time at a place | The value shall be a local clock time together with the name of its time zone.
- A duration | The value shall be a length of time, independent of dates and zones.
# time.zone · Whose time zone counts
pick_one 84 · behaviour · zone, content
? Whose time zone decides what “today” is?
! At any moment it is two different days somewhere.
# time.form · Written form of dates
ask_code 88 · interfaces · format, shape
? Which input or output forms of a date, each with its exact result?
~ Forms that are read and written, with offset and fractions of seconds; names, locale; what is invalid and what happens then.
! A handful of examples settles order, padding, zone and errors at once.
> 2024-03-10T02:30:00+01:00 → …
> 2024-02-30 → error
>
# time.edges · Special days in the tests
pick_many 83 · acceptance, errors · acceptance, edges · facts test_runner
? Which days must the tests cover?
! Everything works in June at noon.
* Both clock changes | Tests cover the hour that does not exist and the hour that exists twice.
* Ends of months | Tests cover 29 February and the months after the 31st.
- Other zones | Tests run in zones on both sides of UTC and in one with a half-hour offset.
- Far dates | Tests cover dates before 1970 and after 2038.
`,
      {
        'time.example': { kinds: ['bug'] },
        'time.zone': {
          options: ({ project }) => [
            ...(project === 'library'
              ? [best('The caller’s', 'The caller passes the time zone; without one, UTC counts.')]
              : [best('The person’s own', 'The time zone of the person counts, from their settings or their device.')]),
            opt('The machine’s', 'The time zone of the machine that runs the code counts.'),
            opt('One fixed zone', 'One time zone, set in the configuration, counts for everybody.'),
            opt('UTC', 'UTC counts everywhere, whatever the machine is set to.'),
          ],
        },
        'time.form': { kinds: ['feature', 'api', 'data', 'migration', 'refactor'] },
      },
    ),
  },
  {
    id: 'rounding',
    subject: 'the calculation',
    recognise: [
      /\b(rounding|round(s|ed)? (wrong\w*|incorrect\w*|up|down)|floating[- ]?point|decimal (places?|precision)|precision (loss|errors?)|loss of precision|(wrong|incorrect) (totals?|sums?|amounts?|prices?|averages?))\b/i,
      /\b((a|one|by a) (cent|penny)|0\.1 ?\+ ?0\.2)\b/i,
    ],
    kind: 'bug',
    kinds: ['bug', 'feature', 'data'],
    visible: false,
    terms: ['round', 'total', 'amount', 'decimal', 'price', 'sum'],
    entries: entriesIn(
      `
# rounding.example · Figures and the expected result
ask_text 98 · behaviour · symptom, trigger, expected · code
? Which figures go in, what comes out, and what is correct, step by step?
~ A real example calculated by hand, so that it can be reproduced; the currency or unit; also negative amounts and exact halves.
! The hand calculation is the specification.
> 3 × 0.335 = 1.005 → shown 1.00, expected 1.01
# rounding.rule · Rounding rule
pick_one 90 · behaviour, data · semantics, rule
? Which rounding rule holds, and when is it applied?
! Rounding each line and rounding the sum give different totals, and both are usual.
* Half away from zero | The system shall keep exact values until the end and then round half away from zero.
- On each line | The system shall round each line half away from zero and add up the rounded lines.
- Half to even, at the end | The system shall keep exact values until the end and then round half to even.
- Cut off | The system shall cut off surplus decimal places, not round them.
# rounding.representation · Form of the numbers
pick_one 78 · data, compatibility · storage, existing_data, damage
? How may the numbers be held, and what about wrong ones of the past?
! Binary fractions cannot hold a tenth exactly.
* Whole smallest units | Amounts shall be whole numbers of the smallest unit, with past values unchanged.
- A decimal type | Amounts shall be of a decimal type, with past values unchanged.
- As today | Numbers shall keep their type and be rounded only where they are put out.
- Corrected too | Wrong values of the past shall be recalculated and corrected.
`,
      {
        'rounding.rule': { known: /\b(half[- ](up|even|down)|away from zero|banker['’]?s)\b/i },
      },
    ),
  },
  {
    id: 'encoding',
    subject: 'the text encoding',
    recognise: [
      /\b((character |text |file )encodings?|utf-?(8|16)|unicode|umlauts?|mojibake|accented|special characters (are|get|become|break|turn|come|show|look)|latin-?1|iso-8859\S*|byte order mark|(utf-?8|with|without|a|the) bom\b(?! (export|import|file|list))|surrogate pairs?|garbled|non-ascii)\b/i,
      /\bemojis?\b(?! (reactions?|picker))/i,
    ],
    kind: 'bug',
    // That something is to be found is no fault of its encoding.
    unless: /\b(?:search|find|match|sort|case[- ]fold|fold)\w*\b/i,
    kinds: ['bug', 'feature', 'api', 'migration'],
    visible: false,
    terms: ['encoding', 'utf8', 'decode', 'charset', 'normalize', 'buffer'],
    entries: entriesIn(`
# encoding.sample · Text that goes wrong
ask_code 97 · data · input, symptom, trigger
? Which text goes wrong: its bytes, what comes out, and what should come out?
~ The bytes in hex or as escapes, since copied text is converted already; which call or program reproduces it.
! Only the bytes show at which step the damage happens.
> 63 61 66 E9 → “caf�”, expected “café”
>
# encoding.rule · Encodings read and written
pick_one 95 · behaviour, interfaces · format, expected
? Which encodings should be read, and which is written?
! Guessing an encoding works until it does not.
* UTF-8 only | The system shall read and write UTF-8, accept a byte order mark and write none.
- Stated by the caller | The system shall take the encoding that the caller names, and without a name UTF-8.
- Declared in the source | The system shall take the encoding declared in the source, and without one UTF-8.
- Detected | The system shall detect the encoding from the bytes unless the caller names it.
# encoding.broken · Invalid characters
pick_one 82 · errors · failure
? When a byte sequence is invalid, what then?
! Replacing silently destroys data; refusing stops a whole file for one letter.
* An error with the position | If a byte sequence is invalid, then the system shall give an error that names its position.
- Replaced by � | If a byte sequence is invalid, then the system shall replace it by U+FFFD.
- Kept as raw bytes | If bytes are invalid, then the system shall keep them and write them back exactly as read.
# encoding.length · What counts as a character
pick_many 83 · acceptance, behaviour · acceptance, semantics
? Which texts must the tests contain?
! Length, cutting and comparing differ by what counts as one character.
* Emoji of several parts | Tests show that flags, families and skin tones are never cut in two.
* Accents in both forms | Tests show that é as one and as two code points gives the same result.
- Right-to-left scripts | Tests contain Arabic and Hebrew text.
- Beyond 16 bits | Tests contain characters beyond U+FFFF.
`),
  },
];
