import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Content that is seen or printed. */
export const INTERFACE_MEDIA: readonly SubjectArea[] = [
  {
    id: 'print',
    subject: 'the printed version',
    recognise: [
      /\b(pdfs?|printable|print (view|version|layout|style ?sheets?|preview|button|css)|printouts?|print(?:s|ing)? (?:out )?(?:an? |the |their |my |each )?(?:\w+ ){0,2}(?:certificates?|labels?|letters?|receipts?|tickets?|badges?|invoices?)|printed (page|version|copy|invoice|letter|document|report|form)s?)\b/i,
    ],
    unless: /\b(pars|read|extract|upload|import|index|search)\w{0,5}\b[^.]{0,30}\bpdfs?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['pdf', 'print', 'template', 'invoice', 'render', 'page'],
    entries: [
      {
        about: 'print.content',
        subject: 'Content and page breaks',
        dimensions: ['behaviour'],
        aspects: ['content', 'volume', 'states'],
        priority: 93,
        type: 'ask_text',
        code: true,
        question: 'What is on it, how many pages can it get, and what must not be torn apart?',
        context:
          'Paper size, header, footer and page numbers; tables over several pages; totals, signatures and pictures that stay together.',
        why: 'Page breaks are where most of the time goes.',
        placeholder: 'Invoice, A4, 1–30 pages; head of the table on each page; totals never alone on a page',
      },
      {
        about: 'print.sample',
        subject: 'Sample of the page',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 86,
        type: 'ask_file',
        says: 'The page shall look as {} shows it.',
        question: 'Is there a sample of how the page should look?',
        context: 'An old document, a letterhead or a draft, with its fonts, colours and layout.',
        why: 'A sample settles fonts, margins and layout all at once.',
      },
      {
        about: 'print.way',
        subject: 'How the document is produced',
        dimensions: ['interfaces', 'quality'],
        aspects: ['dependency', 'way'],
        priority: 84,
        for: ['library', 'service', ...WITH_SCREENS],
        type: 'show_options',
        facts: ['runtime', 'package_manager'],
        known:
          /\b(?:puppeteer|playwright|headless|wkhtmltopdf|weasyprint|pdfkit|pdf-?lib|jspdf|reportlab|print style ?sheet)\b/i,
        question: 'How is the document produced?',
        why: 'The way decides about fidelity, memory and what has to be installed.',
        options: choices(`
          * The browser prints | The document shall be printed by the browser, with a print style sheet. | + Nothing to install | - People see the print dialog | - Varies a little by browser
          - A headless browser | A headless browser shall turn HTML and CSS into the PDF on the server. | + HTML and CSS as known | + Same result for all | - 100 MB or more | - A second per page
          - A PDF library | A PDF library in the process shall draw the PDF. | + Small and fast | - Layout in code
          - A service | An outside service shall produce the PDF. | + No operation | - Cost | - Data leaves the house
        `),
      },
      {
        about: 'print.rules',
        subject: 'Formal requirements',
        dimensions: ['compatibility', 'data'],
        aspects: ['environments', 'retention'],
        priority: 74,
        type: 'pick_many',
        known: /\b(?:pdf\/u?a|zugferd|factur-x)\b/i,
        // Nobody archives a recipe.
        when: ({ request }) =>
          /\b(?:invoices?|receipts?|bills?|contracts?|certificates?|official|legal|archiv\w*|rechnung\w*|beleg\w*|vertr\w+|bescheinigung\w*|urkunde\w*)\b/i.test(
            request,
          ),
        question: 'Which formal requirements must the document meet?',
        why: 'Archive and accessibility rules cannot be added to a finished PDF.',
        options: choices(`
          - PDF/A | The document shall conform to PDF/A.
          - Tagged for screen readers | The document shall be tagged and conform to PDF/UA.
          - Kept as issued | The document shall be stored as issued and never produced anew.
          - Machine-readable data | The document shall embed its data as Factur-X (ZUGFeRD).
          * Only readable | The document shall be readable, without an archive or accessibility standard.
        `),
      },
    ],
  },
  {
    id: 'images',
    subject: 'the images',
    recognise: [
      /\b(image (gallery|carousel|cropp?\w{0,4}|resiz\w{1,4}|optimi[sz]\w{1,6}|viewer|previews?)|(photo|picture) (gallery|albums?|upload)|galler(y|ies)|carousel|thumbnails?|lightbox|responsive images?|video (player|playback|gallery))\b/i,
      /\b((show|display|add|resize|crop|compress|shrink) (\w{1,30} )?(images|photos|pictures|videos)|(images?|photos?|pictures?|videos?) (are|is|look|looks|load|loads|take|takes|appear|appears) (\w{1,30} )?(slow\w{0,3}|blurry|too|late|huge|heavy|forever|ages|big|large|long|pixelated|stretched|distorted))\b/i,
    ],
    unless: /\b(docker|container|base|disk|vm) images?\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'performance'],
    visible: true,
    terms: ['image', 'photo', 'thumbnail', 'resize', 'gallery', 'media'],
    entries: [
      {
        about: 'images.sizes',
        subject: 'Sizes and formats',
        dimensions: ['data', 'quality'],
        aspects: ['format', 'storage'],
        priority: 92,
        type: 'pick_one',
        question: 'Which sizes and formats are made of an image, when, and is the original kept?',
        why: 'Originals straight from a camera are a hundred times heavier than needed.',
        options: choices(`
          * At upload | When an image is uploaded, the system shall store it in three widths as WebP and keep the original.
          - On demand, cached | When a size of an image is first asked for, the system shall make and cache it.
          - A picture service | An image service or CDN shall make the sizes by address.
          - Only the original | Images shall be served as they were uploaded.
        `),
      },
      {
        about: 'images.look',
        subject: 'How pictures are shown',
        dimensions: ['look_feel'],
        aspects: ['look', 'narrow'],
        priority: 88,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should the pictures be shown?',
        why: 'Cropping decides what is lost of each picture.',
        options: choices(`
          * Even tiles, cropped | Images shall be shown as even tiles, cropped to one ratio.
          - Rows in original ratios | Images shall be shown in rows, uncropped, in their original ratios.
          - One large, small ones below | One image shall be shown large, the others as small ones below it.
        `),
      },
      {
        about: 'images.speed',
        subject: 'Loading',
        dimensions: ['quality'],
        aspects: ['volume', 'speed'],
        priority: 82,
        type: 'pick_many',
        for: WITH_SCREENS,
        question: 'What must hold while images load, on a slow network too?',
        context: 'How many pictures there are on a page, and how many kilobytes a page may weigh.',
        why: 'It decides about sizes, quality and loading only what is visible.',
        options: choices(`
          * Only what is visible | The page shall load images below the visible part only when they come near it.
          * Nothing jumps | While an image is not loaded, the page shall reserve its place, so that nothing moves.
          - A blurred preview | While an image is not loaded, a blurred preview shall stand in its place.
          - A weight limit | The images of a page shall weigh at most 1 MB on first view.
        `),
      },
      {
        about: 'images.text',
        subject: 'Descriptions, rights and private details',
        dimensions: ['security', 'quality'],
        aspects: ['accessibility', 'privacy'],
        priority: 74,
        type: 'pick_many',
        question: 'What comes along with a picture, and what is removed from it?',
        why: 'A photo carries place and device along, and screen readers see only the description.',
        options: choices(`
          * An alternative text | When an image is uploaded, the system shall ask for its alternative text.
          * No location data | Location and device data shall be removed from each image.
          - Author and licence | Author and licence shall be stored with each image and shown below it.
          - A check of the content | Each image shall be checked for forbidden content before others see it.
        `),
      },
    ],
  },
  {
    id: 'map',
    subject: 'the map',
    recognise: [
      /\b(google maps|openstreetmap|leaflet|mapbox|maplibre|map (view|page|pins?|markers?|tiles?)|an? map (with|of|showing)|on an? (interactive )?map|geocod\w{1,5}|geolocation|store locator|interactive map)\b/i,
    ],
    unless: /\b(hash|lookup|source|site|key|type|heat) ?maps?\b|\bmap of (\w{1,30} to|strings?|keys?|names?) /i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['library', ...WITH_SCREENS],
    visible: true,
    terms: ['map', 'location', 'coordinates', 'geo', 'marker', 'address'],
    entries: [
      {
        about: 'map.content',
        subject: 'What the map shows',
        dimensions: ['behaviour', 'data'],
        aspects: ['content', 'volume'],
        priority: 94,
        type: 'ask_text',
        question: 'What is shown on the map, how many at once, and what does a click do?',
        context: 'Points, areas or routes; where the coordinates come from; whether they move.',
        why: 'A hundred pins and a hundred thousand are two different maps.',
        placeholder: '2,000 shops from our database; click shows name and hours',
      },
      {
        about: 'map.provider',
        subject: 'Map provider',
        dimensions: ['interfaces', 'risks'],
        aspects: ['dependency', 'cost'],
        priority: 88,
        type: 'show_options',
        known: /\b(?:google maps|openstreetmap|mapbox|maplibre|leaflet)\b/i,
        question: 'Whose map is it?',
        why: 'Providers differ in price, licence and in what they learn about visitors.',
        options: choices(`
          * OpenStreetMap | The map shall use OpenStreetMap data with MapLibre or Leaflet. | + Free data | + No account for small use | - Tiles need a host
          - Google Maps | The map shall be provided by Google Maps. | + Known look | + Best address search | - Price per view | - Consent needed in many countries
          - Mapbox | The map shall be provided by Mapbox. | + Own styles | - Price per view
        `),
      },
      {
        about: 'map.look',
        subject: 'Style of the map',
        dimensions: ['look_feel'],
        aspects: ['look', 'accessibility'],
        priority: 84,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should the map look, and what do people get who cannot use a map?',
        why: 'A coloured standard map drowns the pins, and a map alone excludes people.',
        options: choices(`
          * A muted map and a list | The map shall be muted, with a list beside it that has the same content.
          - The usual look | The map shall have the provider’s usual style.
          - Satellite pictures | The map shall show satellite pictures.
        `),
      },
      {
        about: 'map.location',
        subject: 'Use of people’s location',
        dimensions: ['security'],
        aspects: ['privacy', 'permissions'],
        priority: 76,
        type: 'pick_one',
        question: 'May it use the visitor’s location, and is anything of it stored?',
        why: 'Where somebody is belongs to the most personal data there is.',
        options: choices(`
          * After a click, never stored | The map shall ask for the location after a click only and never store it.
          - Roughly, from the IP address | The location shall be estimated from the IP address, at the level of a city.
          - Stored with the account | Where the person agrees, the system shall store the location with the account until they delete it.
          - No | The location of visitors shall not be used.
        `),
      },
    ],
  },
];
