import type { AreaContext, SubjectArea } from '../../entries/entry';
import { best, BUILDING, design, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Where a search is spoken of as one that has much to go through, or is to know words. */
const AT_SCALE =
  /\b(?:full[- ]?text|fuzzy|typos?|relevan\w+|rank\w*|index\w*|fast\w*|slow\w*|instant\w*|million\w*|thousand\w*|elastic\w*|engine|volltext\w*|schnell\w*|langsam\w*|millionen)\b/i;

/** What a search that is there is to find besides. */
const FINDS_MORE =
  /\b(?:search\w*|finds?|suche\w*|finde[nt]?) (?:\S+ ){0,4}(?:also|too|auch)\b|\b(?:also|auch) (?:\S+ ){0,4}(?:search|find|suchen|finden|durchsuch)\w*/i;

const FINDING_KINDS = [...BUILDING, 'performance'] as const;

/** What gives pages is known by such names. */
const GIVES_PAGES =
  /\b(?:Pageable|PageRequest|\w{2,30}Page(?:Dto|Response)|page_?[sS]ize|per_?[pP]age|paginat(?:e|or|ion)\w*|page_token|next_?[cC]ursor)\b/;

/** The first place in the code found that gives pages already; null where none does. */
function pagesIn({ code }: AreaContext): string | null {
  return code.find(({ excerpt, role }) => role !== 'fact' && GIVES_PAGES.test(excerpt))?.path ?? null;
}

/** How people get at one record among many. */
export const FINDING_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'search',
    subject: 'the search',
    recognise: [
      /\b(search(es|able|ing)?|full[- ]?text|autocomplete|type-?ahead)\b/i,
      /\b((can(no|['’])t|cannot|hard to|unable to|nobody can|never) find|find (things|products|articles|documents|records|anything)|elasticsearch|fuzzy (match\w*|find\w*))\b/i,
    ],
    unless:
      /\b(binary|linear|depth-first|breadth-first|tree|beam|grid) search|search engines?\b|^search (?:is|was|gets?|takes?|runs?|has become)\b|\bsearch ?(params?|parameters?|paths?)\b|\bsearch(es)? only\b|\bseo\b/i,
    kind: 'feature',
    kinds: FINDING_KINDS,
    visible: true,
    terms: ['search', 'query', 'index', 'filter', 'match'],
    entries: entriesIn(
      `
# search.fields · What is searched
ask_text 90 · scope, data · content, scope, permissions, privacy · code
? Which records and which of their fields are searched?
?library What does the search look through, and what does it return?
?command_line What does the command search, and what does it print for a hit?
~ Titles, descriptions, numbers, tags, documents; and what stays hidden from whom, by which permission.
~library Types of the input and of a hit, nested values, positions, a score, and an empty query.
~command_line Files or records, fields, what is ignored or hidden, the form of a hit, and the exit code without one.
! It decides what goes into the index, and search easily shows what the menus hide.
> For example: name, number and description of products; never drafts
# search.match · What counts as a match
pick_many 88 · behaviour · matching, semantics
? What counts as a match: parts of words, upper case, typing errors?
~ Several words, accents, languages, phrases in quotes, patterns.
! People type half words and make mistakes; a computer takes them at their word.
* Parts of words | A search for “phon” shall find “phone”.
* Upper and lower case alike | Search shall take upper and lower case, with or without accents, as the same.
- One typing error | Search shall find a word of five letters or more with one letter wrong.
- Every word | A record shall match only if it contains every word of the search.
- Word forms | Search shall find the singular of a word by its plural, and the plural by the singular.
# search.order · Order and number of results
pick_one 83 · behaviour · order
? In which order do results come, and how many?
! Most people look at the first three only.
- By relevance | Results shall be ordered by relevance, where a hit in the title counts more than in the text.
- Some first | Results shall show recent or available records first, and then be ordered by relevance.
- A fixed order | Results shall have the order in which the records are listed without a search.
# search.engine · Search engine
show_options 82 · data, quality · storage, dependency, volume, speed · for service, screens · facts database
? Which engine should search, given how many records and how fast?
~ The number of records, the time until results are there, and how soon a change is found.
! Below some size the simple way is fast enough.
# search.screen · What searching looks like
pick_many 79 · look_feel, behaviour · look, flow, failure · for screens
? What should searching look and feel like?
~ Where the box is, when results appear, filters, highlighting, nothing found.
! A box, a page of results and filters are different amounts of work.
* Results as one types | While somebody types, results shall appear from the third letter on.
* Matches highlighted | The matching words shall be highlighted in each result.
- Filters | Filters with the number of hits shall stand beside the results.
- Help when nothing is found | When nothing is found, the result shall say what was searched and offer to clear the filters.
`,
      {
        'search.engine': {
          options: (context) => {
            const database = context.fact('database')?.value ?? 'the database that is there';
            return [
              design(
                `Full-text search of ${database}`,
                `The search shall use the full-text search of ${database}.`,
                ['No new server', 'Always up to date'],
                ['Typing errors and ranking only with effort'],
                true,
              ),
              design(
                'A search server',
                'The search shall use a search server such as Elasticsearch, Meilisearch or Typesense.',
                ['Tolerant, good ranking'],
                ['One more thing to run and to keep in step'],
              ),
              design(
                'A library in the process or the browser',
                'The search shall use an index in memory, kept by a library.',
                ['Nothing to run'],
                ['Only for some ten thousand records; memory'],
              ),
            ];
          },
          // A search that is there has its engine, and a page alone has no records of its own.
          when: ({ request, facts }) => AT_SCALE.test(request) || (!FINDS_MORE.test(request) && facts.length === 0),
        },
        'search.screen': { when: ({ kind }) => kind !== 'api' },
      },
    ),
  },
  {
    id: 'pagination',
    subject: 'the pagination',
    recognise: [
      /\b(paginat\w*|paging|infinite scroll\w*|load more(?! than)|page size|cursor[- ]based)\b/i,
      /\b((returns|loads|shows|lists|sends|fetches) (all|everything|every|thousands|(far |way )?too (many|much))|(huge|giant|enormous) (responses?|payloads?|lists?)|too many (rows|results|items|entries|records)|(list|table) (is|gets) (too )?(long|big|huge|endless))\b/i,
    ],
    kind: 'feature',
    kinds: FINDING_KINDS,
    visible: false,
    terms: ['page', 'limit', 'offset', 'cursor', 'list'],
    entries: entriesIn(
      `
# pages.alike · Pages as elsewhere in the code
pick_one 92 · interfaces, behaviour · flow, structure, shape, format · code
! Two ways to page in one program are one too many.
# pages.style · How pages are addressed
show_options 90 · interfaces, behaviour · flow, structure
? How are pages addressed?
! It cannot be changed later without breaking callers.
# pages.call · Call and response for a page
ask_code 88 · interfaces · shape, format, failure, look · for library, command_line, service
? What do the request for a page and its response look like?
?library How does a caller ask for a page, and what comes back?
?command_line Which options ask for a page, and what is printed?
~ Names of parameters, the next page, a total or not, and what an invalid cursor or limit leads to.
! Callers are written against these names.
> GET /orders?limit=50&cursor=…
> 200 { "items": [], "nextCursor": null }
>library const { items, next } = await client.orders.list({ limit: 50, after })
>command_line tool orders list --limit 50 --page 2
# pages.existing · Callers that expect the whole list
pick_one 85 · compatibility · public_api, existing_use · for library, command_line, service · code
? What do existing callers get that ask for everything, as today?
! A list that suddenly ends after 20 entries looks like lost data.
* The same as today | A call without a limit returns the whole list, as today.
- The first page | A call without a limit returns the first page; this is announced as breaking.
- A new way beside it | Pages come from a new call; the old one stays and is deprecated.
# pages.size · Page size and number of records
pick_one 84 · quality · volume, speed, content
? How large is a page by default and at most?
~ And about how many records there are in all, and whether their exact total must be shown.
! A limit without a maximum is no limit, and an exact total can cost more than the page.
* 20, at most 100 | A page shall have 20 entries by default and at most 100.
- 50, at most 500 | A page shall have 50 entries by default and at most 500.
- 1,000 and more | A page shall have 1,000 entries by default and at most 10,000.
# pages.order · Order, and records that change meanwhile
pick_one 81 · behaviour · order, simultaneous
? In which order, and what if records are added while somebody pages?
! Without a unique sort order entries get lost between two pages.
* Newest first | Entries shall come newest first, ties by id, with none skipped or repeated between pages.
- As the caller asks | The system shall sort entries by documented fields, ties by id.
- A snapshot | All pages shall show the list as it was when the first page was read.
`,
      {
        'pages.alike': {
          question: (context) => `\`${pagesIn(context) ?? ''}\` gives pages already: is it to be the same way here?`,
          options: (context) => [
            best('The same way', `Pages shall be asked for and answered as in \`${pagesIn(context) ?? ''}\`.`),
            opt('That one is enough', `What \`${pagesIn(context) ?? ''}\` offers shall be the only way to get pages.`),
          ],
          when: (context) => pagesIn(context) !== null,
        },
        'pages.style': {
          options: ({ project }) => [
            design(
              'By a cursor',
              'Pages shall be addressed by an opaque cursor that each page gives for the next one.',
              ['Stable while records come and go', 'Fast on any page'],
              ['No jump to page 50'],
              true,
            ),
            design(
              'By page number or offset',
              'Pages shall be addressed by their number and a page size.',
              ['Simple, jumps anywhere'],
              ['Skips and repeats when data changes', 'Slow far back'],
            ),
            project === 'library' || project === 'command_line'
              ? design(
                  'An iterator',
                  'The library shall hand out entries one after the other, and fetch the next page when it is needed.',
                  ['Nobody has to think of pages'],
                  ['Failures come in the middle of a loop'],
                )
              : design(
                  'Load more, or endless scrolling',
                  'When further entries are asked for, they shall be added to the end of the list.',
                  ['Natural on phones'],
                  ['No footer, hard to come back to a place'],
                ),
          ],
          known: /\b(cursor|offset|infinite|load more|page numbers?)\b/i,
          when: (context) => pagesIn(context) === null,
        },
        'pages.call': { when: (context) => context.project !== null && pagesIn(context) === null },
        'pages.size': {
          known: /\b\d{1,4} (per|a|each) page\b|\bpage size (of|is) \d/i,
          when: (context) => pagesIn(context) === null,
        },
        'pages.order': { when: (context) => pagesIn(context) === null },
      },
    ),
  },
];
