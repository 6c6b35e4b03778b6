import type { SubjectArea } from '../../entries/entry';
import { best, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Results that are wrong: values, dates, characters. */
export const CRAFT_RESULTS: readonly SubjectArea[] = [
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
];
