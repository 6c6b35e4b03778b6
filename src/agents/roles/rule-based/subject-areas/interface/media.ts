import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(
      `
# print.content · Content and page breaks
ask_text 93 · behaviour · content, volume, states · code
? What is on it, how many pages can it get, and what must not be torn apart?
~ Paper size, header, footer and page numbers; tables over several pages; totals, signatures and pictures that stay together.
! Page breaks are where most of the time goes.
> Invoice, A4, 1–30 pages; head of the table on each page; totals never alone on a page
# print.sample · Sample of the page
ask_file 86 · look_feel · look, wording
? Is there a sample of how the page should look?
~ An old document, a letterhead or a draft, with its fonts, colours and layout.
! A sample settles fonts, margins and layout all at once.
= The page shall look as {} shows it.
# print.way · How the document is produced
show_options 84 · interfaces, quality · dependency, way · for library, service, screens · facts runtime, package_manager
? How is the document produced?
! The way decides about fidelity, memory and what has to be installed.
* The browser prints | The document shall be printed by the browser, with a print style sheet. | + Nothing to install | - People see the print dialog | - Varies a little by browser
- A headless browser | A headless browser shall turn HTML and CSS into the PDF on the server. | + HTML and CSS as known | + Same result for all | - 100 MB or more | - A second per page
- A PDF library | A PDF library in the process shall draw the PDF. | + Small and fast | - Layout in code
- A service | An outside service shall produce the PDF. | + No operation | - Cost | - Data leaves the house
# print.rules · Formal requirements
pick_many 74 · compatibility, data · environments, retention
? Which formal requirements must the document meet?
! Archive and accessibility rules cannot be added to a finished PDF.
- PDF/A | The document shall conform to PDF/A.
- Tagged for screen readers | The document shall be tagged and conform to PDF/UA.
- Kept as issued | The document shall be stored as issued and never produced anew.
- Machine-readable data | The document shall embed its data as Factur-X (ZUGFeRD).
* Only readable | The document shall be readable, without an archive or accessibility standard.
`,
      {
        'print.way': {
          known:
            /\b(?:puppeteer|playwright|headless|wkhtmltopdf|weasyprint|pdfkit|pdf-?lib|jspdf|reportlab|print style ?sheet)\b/i,
        },
        'print.rules': {
          known: /\b(?:pdf\/u?a|zugferd|factur-x)\b/i,
          // Nobody archives a recipe.
          when: ({ request }) =>
            /\b(?:invoices?|receipts?|bills?|contracts?|certificates?|official|legal|archiv\w*|rechnung\w*|beleg\w*|vertr\w+|bescheinigung\w*|urkunde\w*)\b/i.test(
              request,
            ),
        },
      },
    ),
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
    entries: entriesIn(`
# images.sizes · Sizes and formats
pick_one 92 · data, quality · format, storage
? Which sizes and formats are made of an image, when, and is the original kept?
! Originals straight from a camera are a hundred times heavier than needed.
* At upload | When an image is uploaded, the system shall store it in three widths as WebP and keep the original.
- On demand, cached | When a size of an image is first asked for, the system shall make and cache it.
- A picture service | An image service or CDN shall make the sizes by address.
- Only the original | Images shall be served as they were uploaded.
# images.look · How pictures are shown
pick_one 88 · look_feel · look, narrow · for screens
? How should the pictures be shown?
! Cropping decides what is lost of each picture.
* Even tiles, cropped | Images shall be shown as even tiles, cropped to one ratio.
- Rows in original ratios | Images shall be shown in rows, uncropped, in their original ratios.
- One large, small ones below | One image shall be shown large, the others as small ones below it.
# images.speed · Loading
pick_many 82 · quality · volume, speed · for screens
? What must hold while images load, on a slow network too?
~ How many pictures there are on a page, and how many kilobytes a page may weigh.
! It decides about sizes, quality and loading only what is visible.
* Only what is visible | The page shall load images below the visible part only when they come near it.
* Nothing jumps | While an image is not loaded, the page shall reserve its place, so that nothing moves.
- A blurred preview | While an image is not loaded, a blurred preview shall stand in its place.
- A weight limit | The images of a page shall weigh at most 1 MB on first view.
# images.text · Descriptions, rights and private details
pick_many 74 · security, quality · accessibility, privacy
? What comes along with a picture, and what is removed from it?
! A photo carries place and device along, and screen readers see only the description.
* An alternative text | When an image is uploaded, the system shall ask for its alternative text.
* No location data | Location and device data shall be removed from each image.
- Author and licence | Author and licence shall be stored with each image and shown below it.
- A check of the content | Each image shall be checked for forbidden content before others see it.
`),
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
    entries: entriesIn(
      `
# map.content · What the map shows
ask_text 94 · behaviour, data · content, volume
? What is shown on the map, how many at once, and what does a click do?
~ Points, areas or routes; where the coordinates come from; whether they move.
! A hundred pins and a hundred thousand are two different maps.
> 2,000 shops from our database; click shows name and hours
# map.provider · Map provider
show_options 88 · interfaces, risks · dependency, cost
? Whose map is it?
! Providers differ in price, licence and in what they learn about visitors.
* OpenStreetMap | The map shall use OpenStreetMap data with MapLibre or Leaflet. | + Free data | + No account for small use | - Tiles need a host
- Google Maps | The map shall be provided by Google Maps. | + Known look | + Best address search | - Price per view | - Consent needed in many countries
- Mapbox | The map shall be provided by Mapbox. | + Own styles | - Price per view
# map.look · Style of the map
pick_one 84 · look_feel · look, accessibility · for screens
? How should the map look, and what do people get who cannot use a map?
! A coloured standard map drowns the pins, and a map alone excludes people.
* A muted map and a list | The map shall be muted, with a list beside it that has the same content.
- The usual look | The map shall have the provider’s usual style.
- Satellite pictures | The map shall show satellite pictures.
# map.location · Use of people’s location
pick_one 76 · security · privacy, permissions
? May it use the visitor’s location, and is anything of it stored?
! Where somebody is belongs to the most personal data there is.
* After a click, never stored | The map shall ask for the location after a click only and never store it.
- Roughly, from the IP address | The location shall be estimated from the IP address, at the level of a city.
- Stored with the account | Where the person agrees, the system shall store the location with the account until they delete it.
- No | The location of visitors shall not be used.
`,
      {
        'map.provider': { known: /\b(?:google maps|openstreetmap|mapbox|maplibre|leaflet)\b/i },
      },
    ),
  },
];
