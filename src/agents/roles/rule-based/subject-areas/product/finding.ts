import type { AreaContext, SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, design, FOR_CODE, opt, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
      /\b(binary|linear|depth-first|breadth-first|tree|beam|grid) search|search engines?\b|^search (?:is|was|gets?|takes?|runs?|has become)\b|\bsearch ?(params?|parameters?|paths?)\b|\bseo\b/i,
    kind: 'feature',
    kinds: FINDING_KINDS,
    visible: true,
    terms: ['search', 'query', 'index', 'filter', 'match'],
    entries: [
      {
        about: 'search.fields',
        subject: 'What is searched',
        dimensions: ['scope', 'data'],
        aspects: ['content', 'scope', 'permissions', 'privacy'],
        priority: 90,
        type: 'ask_text',
        code: true,
        question: byProject({
          library: 'What does the search look through, and what does it return?',
          command_line: 'What does the command search, and what does it print for a hit?',
          other: 'Which records and which of their fields are searched?',
        }),
        context: byProject({
          library: 'Types of the input and of a hit, nested values, positions, a score, and an empty query.',
          command_line:
            'Files or records, fields, what is ignored or hidden, the form of a hit, and the exit code without one.',
          other:
            'Titles, descriptions, numbers, tags, documents; and what stays hidden from whom, by which permission.',
        }),
        why: 'It decides what goes into the index, and search easily shows what the menus hide.',
        placeholder: 'For example: name, number and description of products; never drafts',
      },
      {
        about: 'search.match',
        subject: 'What counts as a match',
        dimensions: ['behaviour'],
        aspects: ['matching', 'semantics'],
        priority: 88,
        type: 'pick_many',
        question: 'What counts as a match: parts of words, upper case, typing errors?',
        context: 'Several words, accents, languages, phrases in quotes, patterns.',
        why: 'People type half words and make mistakes; a computer takes them at their word.',
        options: choices(`
          * Parts of words | A search for “phon” shall find “phone”.
          * Upper and lower case alike | Search shall take upper and lower case, with or without accents, as the same.
          - One typing error | Search shall find a word of five letters or more with one letter wrong.
          - Every word | A record shall match only if it contains every word of the search.
          - Word forms | Search shall find the singular of a word by its plural, and the plural by the singular.
        `),
      },
      {
        about: 'search.order',
        subject: 'Order and number of results',
        dimensions: ['behaviour'],
        aspects: ['order'],
        priority: 83,
        type: 'pick_one',
        question: 'In which order do results come, and how many?',
        why: 'Most people look at the first three only.',
        options: choices(`
          * By relevance | Results shall be ordered by relevance, where a hit in the title counts more than in the text.
          - Some first | Results shall show recent or available records first, and then be ordered by relevance.
          - A fixed order | Results shall have the order in which the records are listed without a search.
        `),
      },
      {
        about: 'search.engine',
        // A search that is there has its engine, and a page alone has no records of its own.
        when: ({ request, facts }) =>
          AT_SCALE.test(request) ||
          (!FINDS_MORE.test(request) && (facts.length === 0 || facts.some(({ kind }) => kind === 'database'))),
        for: ['service', ...WITH_SCREENS],
        subject: 'Search engine',
        dimensions: ['data', 'quality'],
        aspects: ['storage', 'dependency', 'volume', 'speed'],
        priority: 82,
        type: 'show_options',
        facts: ['database'],
        question: 'Which engine should search, given how many records and how fast?',
        context: 'The number of records, the time until results are there, and how soon a change is found.',
        why: 'Below some size the simple way is fast enough.',
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
      },
      {
        about: 'search.screen',
        for: WITH_SCREENS,
        subject: 'What searching looks like',
        dimensions: ['look_feel', 'behaviour'],
        aspects: ['look', 'flow', 'failure'],
        priority: 79,
        type: 'pick_many',
        when: ({ kind }) => kind !== 'api',
        question: 'What should searching look and feel like?',
        context: 'Where the box is, when results appear, filters, highlighting, nothing found.',
        why: 'A box, a page of results and filters are different amounts of work.',
        options: choices(`
          * Results as one types | While somebody types, results shall appear from the third letter on.
          * Matches highlighted | The matching words shall be highlighted in each result.
          - Filters | Filters with the number of hits shall stand beside the results.
          - Help when nothing is found | When nothing is found, the result shall say what was searched and offer to clear the filters.
        `),
      },
    ],
  },
  {
    id: 'pagination',
    subject: 'the pagination',
    recognise: [
      /\b(paginat\w*|paging|infinite scroll\w*|load more|page size|cursor[- ]based)\b/i,
      /\b((returns|loads|shows|lists|sends|fetches) (all|everything|every|thousands|(far |way )?too (many|much))|(huge|giant|enormous) (responses?|payloads?|lists?)|too many (rows|results|items|entries|records)|(list|table) (is|gets) (too )?(long|big|huge|endless))\b/i,
    ],
    kind: 'feature',
    kinds: FINDING_KINDS,
    visible: false,
    terms: ['page', 'limit', 'offset', 'cursor', 'list'],
    entries: [
      {
        about: 'pages.alike',
        when: (context) => pagesIn(context) !== null,
        subject: 'Pages as elsewhere in the code',
        dimensions: ['interfaces', 'behaviour'],
        aspects: ['flow', 'structure', 'shape', 'format'],
        priority: 92,
        type: 'pick_one',
        code: true,
        question: (context) => `\`${pagesIn(context) ?? ''}\` gives pages already: is it to be the same way here?`,
        why: 'Two ways to page in one program are one too many.',
        options: (context) => [
          best('The same way', `Pages shall be asked for and answered as in \`${pagesIn(context) ?? ''}\`.`),
          opt('That one is enough', `What \`${pagesIn(context) ?? ''}\` offers shall be the only way to get pages.`),
        ],
      },
      {
        about: 'pages.style',
        when: (context) => pagesIn(context) === null,
        subject: 'How pages are addressed',
        dimensions: ['interfaces', 'behaviour'],
        aspects: ['flow', 'structure'],
        priority: 90,
        type: 'show_options',
        known: /\b(cursor|offset|infinite|load more|page numbers?)\b/i,
        question: 'How are pages addressed?',
        why: 'It cannot be changed later without breaking callers.',
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
      },
      {
        about: 'pages.call',
        for: FOR_CODE,
        when: (context) => context.project !== null && pagesIn(context) === null,
        subject: 'Call and response for a page',
        dimensions: ['interfaces'],
        aspects: ['shape', 'format', 'failure', 'look'],
        priority: 88,
        type: 'ask_code',
        question: byProject({
          library: 'How does a caller ask for a page, and what comes back?',
          command_line: 'Which options ask for a page, and what is printed?',
          other: 'What do the request for a page and its response look like?',
        }),
        context: 'Names of parameters, the next page, a total or not, and what an invalid cursor or limit leads to.',
        why: 'Callers are written against these names.',
        placeholder: byProject({
          library: 'const { items, next } = await client.orders.list({ limit: 50, after })',
          command_line: 'tool orders list --limit 50 --page 2',
          other: 'GET /orders?limit=50&cursor=…\n200 { "items": [], "nextCursor": null }',
        }),
      },
      {
        about: 'pages.existing',
        for: FOR_CODE,
        subject: 'Callers that expect the whole list',
        dimensions: ['compatibility'],
        aspects: ['public_api', 'existing_use'],
        priority: 85,
        type: 'pick_one',
        code: true,
        question: 'What do existing callers get that ask for everything, as today?',
        why: 'A list that suddenly ends after 20 entries looks like lost data.',
        options: choices(`
          * The same as today | A call without a limit returns the whole list, as today.
          - The first page | A call without a limit returns the first page; this is announced as breaking.
          - A new way beside it | Pages come from a new call; the old one stays and is deprecated.
        `),
      },
      {
        about: 'pages.size',
        subject: 'Page size and number of records',
        when: (context) => pagesIn(context) === null,
        dimensions: ['quality'],
        aspects: ['volume', 'speed', 'content'],
        priority: 84,
        type: 'pick_one',
        known: /\b\d{1,4} (per|a|each) page\b|\bpage size (of|is) \d/i,
        question: 'How large is a page by default and at most?',
        context: 'And about how many records there are in all, and whether their exact total must be shown.',
        why: 'A limit without a maximum is no limit, and an exact total can cost more than the page.',
        options: choices(`
          * 20, at most 100 | A page shall have 20 entries by default and at most 100.
          - 50, at most 500 | A page shall have 50 entries by default and at most 500.
          - 1,000 and more | A page shall have 1,000 entries by default and at most 10,000.
        `),
      },
      {
        about: 'pages.order',
        subject: 'Order, and records that change meanwhile',
        when: (context) => pagesIn(context) === null,
        dimensions: ['behaviour'],
        aspects: ['order', 'simultaneous'],
        priority: 81,
        type: 'pick_one',
        question: 'In which order, and what if records are added while somebody pages?',
        why: 'Without a unique sort order entries get lost between two pages.',
        options: choices(`
          * Newest first | Entries shall come newest first, ties by id, with none skipped or repeated between pages.
          - As the caller asks | The system shall sort entries by documented fields, ties by id.
          - A snapshot | All pages shall show the list as it was when the first page was read.
        `),
      },
    ],
  },
];
