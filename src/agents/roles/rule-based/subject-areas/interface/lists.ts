import { shapeOf } from '../../../../base/english/request-shape';
import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Words for the form of a list. */
const LAYOUT = /\b(?:layout|narrow|phone|mobile|handy|overflow\w*|screen|columns?|wide|compact)\b|bild\b|spalte/i;

/** Where much is shown at once. */
export const INTERFACE_LISTS: readonly SubjectArea[] = [
  {
    id: 'filter',
    subject: 'the filter',
    recognise: [
      /\b(filter(?:able|ing|s|ed)? (?:(?!that|which|so|to|out)\w+ ){0,3}(?:by|on|for) |filter (?:the|our|all|their) |filters? (?:for|on) the )/i,
    ],
    // A table that can be sorted, too, has questions of its own.
    unless: /\b(?:sort|tables?|grids?|columns?|sql|spam|noise)\b|\bfiltering out\b/i,
    kind: 'feature',
    kinds: ['feature', 'ui', 'data', 'api'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['filter', 'list', 'query', 'category', 'search'],
    entries: entriesIn(
      `
# filter.values · What one can filter by
ask_text 94 · behaviour, data · content, flow · code
? By what exactly can one filter, with which values, and how do several work together?
~ Where the values come from and who keeps them, what has none, whether several values of one filter count as alternatives, and what one sees where nothing is left.
! A filter is as good as the data behind it, and that is often not there yet.
> Light: sun, half shade, shade, a new field of each record; several count as “or”; without a value: never shown
# filter.look · Place and look of the filters
pick_one 88 · look_feel · look, narrow · for screens
? Where do the filters stand, and what becomes of them on a phone?
! Filters that cover what they filter are closed and forgotten.
* Beside the list | Filters shall stand beside the list, and on narrow screens behind a button that tells how many are set.
- Above the list | Filters shall stand in one row above the list, each with a menu, on narrow screens to be moved sideways.
- In a window of their own | Filters shall open in a window of their own that tells how many results are left.
# filter.numbers · What is told of the results
pick_many 84 · behaviour · told, volume · for screens
? What does one see of what is set, and of what is left?
! A list that is shorter than expected looks broken where nobody says why.
* What is set | The list shall show each filter that is set, with a click to take it back, and one to take back all.
- How many each leaves | Each value shall tell how many results it leaves.
* At once | When a filter is changed, the list shall follow at once, without a button.
# filter.remember · What is remembered of the filters
pick_one 80 · data, behaviour · storage, retention · for screens
? How long does what is set hold, and can it be shared?
! Back from a record, people expect the list as they left it.
* In the address | Filters shall be part of the address, so that a link shares them and going back keeps them.
- Until the page is closed | Filters shall hold until the page is closed.
- With the account | Filters shall be stored with the account and hold on every device.
`,
      {
        'filter.values': { when: ({ request }) => shapeOf(request) !== 'report' },
        'filter.look': { when: ({ request }) => shapeOf(request) !== 'report' },
        'filter.numbers': { when: ({ request }) => shapeOf(request) !== 'report' },
        'filter.remember': {
          known: /\b(?:url|link|address|remember\w*|bookmark\w*)\b|adresse|merk/i,
          when: ({ request }) => shapeOf(request) !== 'report',
        },
      },
    ),
  },
  {
    id: 'table',
    subject: 'the table',
    recognise: [
      /\b((data )?(tables?|grids?|lists?) (view|sort\w{0,5}|filter\w{0,5})|data grids?|(sort(able|ing|ed)?|filter(able|ing|s|ed)?) (by|on) |(sort|filter) (the|our|all|their) |sortable|filterable|filters? (for|on) the|column (chooser|widths?|order|picker|resiz\w{1,5})|sticky header|bulk (select\w{0,6}|actions?) in the)\b/i,
      /\b(customi[sz]e|choose|pick|select|hide|resize|configurable|selectable) (the |which |their )?columns\b/i,
    ],
    // Who says by what it is to be sorted has no choice of columns in mind.
    unless:
      /\b(?:by hand|manually|drag\w*|mouse)\b|\b(?:in|into|nach)[^.!?\n]{0,40}\b(?:folders?|director(?:y|ies)|ordnern?|verzeichnissen?)\b|\b(?:be|are|come|stay|always|listed|shown) sorted by\b|\bsorted (?:by \w+ )?(?:by default|alphabetically)\b/i,
    kind: 'ui',
    kinds: ['feature', 'ui', 'data', 'api'],
    visible: true,
    terms: ['table', 'list', 'sort', 'filter', 'column', 'row', 'query'],
    entries: entriesIn(
      `
# table.columns · Columns, sorting and filters
ask_text 94 · behaviour, data · content, flow · code
? Which columns are there, and by which can one sort or filter?
?library By what exactly can one sort or filter, and how do equal or missing values come?
?command_line By what exactly can one sort, and how is it typed?
?service Which fields can be sorted and filtered by, and with which parameters?
~ The order without any choice, where empty values come, whether several filters count together or as alternatives.
~command_line The option and its values, the direction, equal and missing values, the order without it, and what has to be collected before anything is printed.
! Each sort order needs a rule for ties and empty values, and often an index.
> Name (sort, search), status (filter, several), created (sort, newest first)
>command_line --sort modified|size|name, newest first; --reverse; equal ones by name
# table.look · Density and form of the list
show_options 86 · look_feel · look, narrow · for screens
? How should the list look, and what becomes of it on a narrow screen?
! Density is a question of taste and of hours spent in front of it.
- Compact rows, fixed header | The list shall have compact rows and a header that stays visible, and scroll sideways on narrow screens. | + Much at a glance | + Good to compare | - Sideways scrolling on phones
* Comfortable rows, cards when narrow | The list shall have comfortable rows that become cards on narrow screens. | + Works everywhere | - Two layouts to keep
- Adjustable density and columns | The list shall remember row density and visible columns for each person. | + Fits everybody | - More settings and tests
# table.size · Number of rows and where they are sorted
pick_one 84 · quality · volume, speed · for service, screens
? How many rows can there be, and where are they sorted and filtered?
! Up to a few thousand the browser can do it; beyond, the server must.
- Up to 1,000, in the client | The client shall load up to 1,000 rows at once and sort them.
* Up to 100,000, on the server | The server shall sort, filter and page up to 100,000 rows.
- Millions, indexed columns | The server shall sort and filter millions of rows by indexed columns only.
# table.remember · What is remembered of a view
pick_one 78 · data, behaviour · storage, retention · for screens
? Where is the chosen sorting and filtering remembered, and can it be shared?
! People set up the same view every morning, or send it to a colleague.
* In the address | Sorting and filters shall be part of the address, so that a link shares them.
- With the account | Sorting and filters shall be stored with the account and hold on every device.
- As named views | The system shall save sorting and filters as named views that can be shared with others.
- Nowhere | Each visit shall start with the default order and no filters.
`,
      {
        'table.columns': { when: ({ request }) => shapeOf(request) !== 'report' },
        'table.look': { when: ({ request }) => !/\bfilter\w*\b|\bsort\w*\b/i.test(request) || LAYOUT.test(request) },
        'table.size': { when: ({ request }) => shapeOf(request) !== 'report' },
        'table.remember': {
          known: /\b(?:url|link|address|remember\w*|bookmark\w*)\b|adresse|merk/i,
          when: ({ request }) => shapeOf(request) !== 'report',
        },
      },
    ),
  },
  {
    id: 'dashboard',
    subject: 'the dashboard',
    recognise: [
      /\b(dashboards?|analytics|kpis?|(?<!\b(?:as|in) an? (?:\w+ )?)charts?)\b/i,
      /\b(at a glance|(?:occupancy|utili[sz]ation|turnover|revenue|sales|figures) (?:per|by|of|for) |(daily|weekly|monthly|quarterly|annual|sales|usage|management|financial|custom|summary) reports?|reporting (page|screen|tool|area)|statistics|graphs? (of|for|showing))\b/i,
    ],
    unless:
      /\b(helm charts?|flow ?charts?|org(ani[sz]ation)? charts?|gantt|grafana|code analytics|export\w{0,3} [^.]{0,40}\bcharts?|(?:dashboards?|charts?) (?:\w+ ){0,3}(?:slow|takes?|freezes?|hangs?|crashes)|(?:in|on|into|to) (?:one|the same|a single|an? existing|each) (?:charts?|graphs?)|(dependency|call|module|object|type|knowledge|state|control[- ]flow|task) graphs?)\b/i,
    kind: 'ui',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['dashboard', 'chart', 'report', 'metric', 'aggregate', 'query'],
    entries: entriesIn(
      `
# dashboard.questions · Questions the figures answer
ask_text 94 · user_goal, behaviour · goal, content
? Which questions should the figures answer, for whom, and what follows from them?
~ Three to five, with who asks them; a figure that changes no decision can be left out.
! Charts are drawn for questions; without them they become decoration.
> Sales lead, every Monday: which customers order less than last quarter?
# dashboard.figures · How figures are calculated
ask_text 88 · data · semantics, input · code
? How is each figure defined exactly, and for which period?
~ What counts and what does not (tests, refunds, deleted), unit, currency, time zone, when a day ends.
! Two numbers under one name are trusted by nobody.
> Revenue: paid orders without VAT and refunds, day in Europe/Berlin
# dashboard.look · Kinds of display
pick_many 86 · look_feel · look, wording, narrow · for screens
? How are the figures shown, and in which colours?
! The form follows the question: a trend, a comparison, a share, or one number.
* Single numbers | Main figures shall be shown as single numbers with the change since the period before.
* Lines over time | Developments over time shall be shown as lines, at most five in one chart.
- Bars by size | Comparisons shall be shown as bars, sorted by size.
- A table | Each chart shall have a table with all its numbers.
- Safe colours | The colours of charts shall be told apart by colour-blind people.
# dashboard.fresh · Freshness of the figures
pick_one 80 · quality · volume, speed, fresh
? How fresh must the figures be, and over how much data?
! Live figures over years of data need prepared sums.
- Live | Figures shall be at most a few seconds old.
* A few minutes old | Figures shall be at most five minutes old, with their time shown.
- As of last night | The system shall compute figures once a night and show their time.
# dashboard.control · Period, filters and detail
pick_many 76 · behaviour · flow, filters · for screens
? What can people choose or look into: period, filters, single records?
! Each control multiplies the queries that have to be fast.
* The period | The system shall let people choose the period, with 7, 30 and 90 days as presets.
- Filters | The system shall let people filter the figures, with the filters in the address.
- The records behind a number | When a figure is clicked, the system shall lead to the records that it counts.
- The arrangement | The system shall let each person choose and move the tiles.
`,
      {
        'dashboard.fresh': {
          known: /\b(?:real[- ]?time|live (?:data|figures|numbers|updates?)|nightly|last night|hourly)\b/i,
        },
      },
    ),
  },
];
