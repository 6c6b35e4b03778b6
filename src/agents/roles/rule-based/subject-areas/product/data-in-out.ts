import type { AreaContext, SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Whether the same comes again: what is taken in once needs no rules for the next time. */
const comesAgain = ({ said }: AreaContext): boolean =>
  !/\b(?:exactly |only |just )?once\b|\b(?:nur |genau )?einmal(?:ig\w*)?\b|\bone[- ]time\b/i.test(said);

/** What people look at, and do not take apart. */
const PICTURED = /\b(?:html|pdf|svg|png|images?|pictures?|screenshots?|bild\p{L}*)\b/iu;

/** Data that people take out or bring in. */
export const DATA_IN_OUT_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'export',
    subject: 'the export',
    recognise: [
      /\b(export(s|ed|ing|able)?|download (of )?(their|my|our|all|the) (?:[\w-]+ ){0,2}(data|records|orders|reports?|list|table|results?|figures|statistics)|downloads?(?: (?:buttons?|links?|options?|icons?))? (?:for|to|on|of|in) (?:the |an? |each |every |all )?(?:[\w-]+ ){0,2}(?:data|records|orders|reports?|lists?|tables?|results?|figures|statistics))\b/i,
      /\b(as (csv|excel|xlsx|pdf|json|a spreadsheet)|(csv|excel|xlsx|spreadsheet) (file|download)|take (their|my) data with|data portability)\b/i,
    ],
    unless:
      /\b(?:our|my|the|your|their) (?:\w+ )?(?:bank|tool|app|system|program|phone|camera|vendor|supplier|shop)s? exports?\b|^(?:please )?(?:add |support |allow )?(?:an? )?import(?:s|er|ing)?\b|@deprecated|\b(named|default|module|package|type|re-?|es)[- ]?export(?:s|e|en)?\b|\bexport(ed|s)? (types?|function|class|const|from|maps?|conditions?|symbols?)\b|\bexports? (of|from) (the |a )?(module|package)\b|\b(?:read|pars|load|import|process)\w{0,4} (?:the |my |our |their )?(?:csv |json |xml )?exports?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['export', 'download', 'csv', 'report', 'serialize'],
    entries: entriesIn(
      `
# export.format · Export formats
pick_many 90 · behaviour, interfaces · format
? Which file formats, and who opens them?
! A person with a spreadsheet and a program that reads on need different files.
* CSV | The export shall be available as a CSV file in UTF-8 with a header row.
- JSON | The export shall be available as a JSON file with one array of objects.
- JSON Lines | The export shall be available as a file with one JSON object on each line.
- Excel (XLSX) | The export shall be available as an Excel file with typed columns and formatted dates.
- PDF | The export shall be available as a PDF file for reading and printing.
# export.content · Records and fields in the export
pick_one 88 · scope, data · content, scope, order · code
? Which records and fields does the export include, in which order?
~ Columns and their names, filters, archived and deleted records, attachments, internal ids, empty values.
~library Names and order of the fields, nested and missing values, what is computed beside what is given.
~command_line Summaries or every single value, names and units of the fields, missing values, settings of the run.
! What is left out is noticed by nobody until somebody relies on the file.
# export.size · Size of an export, and how it runs
pick_one 86 · quality, behaviour · volume, flow, speed · for library, service, screens · facts database
? How large can an export get, and does one wait for it?
! Size decides between a plain download, a stream and a background job.
# export.call · How the export is called
ask_code 87 · interfaces · shape, interface, look, failure · for library, command_line, service
? What do the request and its response look like?
?library How does a caller write the call, and what does it return?
?command_line Which command and options start the export, and where does it write?
~ Path, parameters, content type and file name, and the response to an invalid request.
~library Names, options, the type returned (text, stream or file), and what invalid input leads to.
~command_line Names of options, standard output or a file, an existing file, and exit codes.
! Others will write this into their code and scripts.
# export.who · Who exports whose data, and gets the file
pick_many 80 · security · permissions, privacy, retention · for service, screens
? Who may export whose data, and how long is the file kept?
~ Roles, other people’s personal data, who can open the link, and when the file is deleted.
! An export is the easiest way to carry all data out of the house.
* What one may read | An export shall contain only what the person may read in the application.
- A permission of its own | The system shall require a permission of its own for exporting, and record each export.
- Nothing is kept | The system shall send the export to the browser and never store it.
- Kept for 7 days | The system shall let only the person who asked open an export file, and delete it after 7 days.
`,
      {
        'export.format': { known: /\b(csv|xlsx?|excel|json|ndjson|pdf|xml|parquet|html|markdown|yaml|svg)\b/i },
        'export.content': {
          // What is printed is given out whole, whatever it is made into.
          when: ({ project, request }) => project !== 'command_line' || !PICTURED.test(request),
          options: [
            best(
              byProject({
                library: 'What is passed in',
                command_line: 'What the command shows',
                other: 'What the list shows',
              }),
              byProject({
                library: 'The export shall include every field of the records that are passed in, in their order.',
                command_line:
                  'The export shall include what the command prints for the same filters, in the same order.',
                other:
                  'The export shall include the records and columns of the list, with its present filter and order.',
              }),
            ),
            opt(
              'Everything',
              byProject({
                library: 'The export shall include all fields, and what is computed from them.',
                command_line: 'The export shall include every single value that was taken, beside the summaries.',
                other: 'The export shall include all records with all fields, archived ones too, but not deleted ones.',
              }),
            ),
            opt('A choice', 'The system shall let fields, a period and a filter be chosen for each export.'),
          ],
        },
        'export.size': {
          options: ({ project }) => [
            best('Up to 10,000 rows', 'An export of 10,000 rows shall be complete within 5 seconds.'),
            opt(
              'Up to a million rows',
              'An export of a million rows shall be written row by row, with constant memory.',
            ),
            ...(project === 'library' || project === 'command_line'
              ? []
              : [
                  opt(
                    'Millions of rows',
                    'The system shall make a large export in the background and e-mail its link at the end.',
                  ),
                ]),
          ],
          known: /\b\d[\d.,]{0,12} ?(k|thousand|million|mb|gb)? (rows|records|lines|entries)\b/i,
        },
        'export.call': {
          placeholder: (context) =>
            context.project === 'command_line'
              ? '$ tool … \n'
              : context.project === 'library'
                ? "toCsv(rows, { columns: ['name', 'email'] }) // → string"
                : 'GET /orders/export?format=csv\n200 text/csv; orders.csv',
          when: ({ project }) => project !== null,
        },
      },
    ),
  },
  {
    id: 'import',
    subject: 'the import',
    recognise: [
      /\b(import(s|er|ed|ing)?|bulk (upload|load|create)|load (data|products|customers|contacts|records) from)\b/i,
      /\b(from (a )?(csv|excel|spreadsheets?|files?|another (system|tool))|csv|excel (files?|sheets?)|spreadsheets?|enter(ing)? [^.\n]{0,60}\bby hand|type(d)? [^.\n]{0,60}\bin by hand|re-?typing)\b/i,
    ],
    unless:
      /\b(import (path|statement|map|cycle|order|error)s?|imports? (are|is) (sorted|unused|circular|slow)|(dynamic|lazy|circular|unused|relative|type|wildcard) imports?|import(s|ing)? (the |a )?(modules?|packages?|library|types?)|(?<!import(?:s|er|ing)? (?:\S{1,30} ){0,4})export)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['import', 'parse', 'csv', 'upload', 'validate'],
    entries: entriesIn(
      `
# import.format · Form of the imported files
ask_code 90 · data, quality · format, volume, mapping, input, content, scope
? What do the first lines of a real file look like, and how large does one get?
~ CSV or Excel, encoding, separators, which column fills which field, what is left out, rows and time allowed.
! Real files never have exactly the columns that one expects.
> e-mail;name;customer no.
> ann@example.com;Ann;1001
# import.duplicates · Records that exist already
pick_one 87 · behaviour, data · repeated, simultaneous, existing_data
? What if a record exists already, or the same file comes twice?
~ The key by which a record is recognised as the same, and what empty cells do.
! Every import is run a second time one day.
* It is updated | When a record with the same key exists, the import shall update it, without changes from empty cells.
- It is skipped | When a record with the same key exists, the import shall skip and report it, never overwrite it.
- It is created again | The import shall create a record from each row, even where an equal one exists.
# import.invalid · Invalid rows
pick_one 86 · errors · failure, told
? What happens with rows that are wrong, and what is one told?
~ Validation, a report with line and reason, all or nothing, and a dry run before anything is written.
! Some row is always wrong.
* Good rows come in | If a row is invalid, then the import shall report it with its line and reason, and take the valid rows.
- All or nothing | If a row is invalid, then the import shall stop as a whole and report all invalid rows.
- A dry run first | If a row is invalid, then a dry run shall report it before anything is written.
# import.call · How the import is called
ask_code 85 · interfaces · shape, interface, look · for library, command_line, service
? What do the request and its response look like?
?library How does a caller write the call, and what does it return?
?command_line Which command and options start the import, and what does it print?
~ Names, parameters, defaults, what is returned, and how errors come back.
~command_line Names of options, standard input, the summary at the end, and exit codes.
! Others will write this into their code and scripts.
> POST /contacts/import (text/csv)
> 200 { "created": 120, "errors": [{ "line": 7, "reason": "…" }] }
>library const { rows, errors } = await parse(stream, { separator: ';' })
>command_line tool import contacts.csv --dry-run
# import.run · Steps before, during and after an import
pick_many 88 · look_feel, behaviour · look, flow, undo, permissions · for screens
? What does one see and do before, during and after an import?
~ Who may import, matching columns to fields, a preview, progress, taking it back, past imports.
! A wrong import of thousands of rows has to be taken back somehow.
* A preview | A preview shall show the first rows and let the person match columns to fields.
- Progress | While an import runs, the system shall show its progress and let the person go on working.
- Undo | The system shall let an import be undone for a day where its records were not changed since.
- Past imports | A list shall show past imports with person, time, file and number of rows.
`,
      {
        'import.duplicates': { isStillDue: comesAgain },
        'import.call': { when: ({ project }) => project !== null },
        'import.run': { isStillDue: comesAgain },
      },
    ),
  },
];
