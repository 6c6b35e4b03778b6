import { complainsOfLooks } from '../../entries/asked-for';
import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** How the whole application looks and is laid out. */
export const INTERFACE_VISUAL: readonly SubjectArea[] = [
  {
    id: 'theme',
    subject: 'the theme',
    recognise: [
      /\b(dark|light|night)[- ]?(mode|theme)s?\b/i,
      /\b(themes?|theming|themable|colou?r schemes?|high[- ]contrast)\b/i,
    ],
    kind: 'ui',
    kinds: BUILDING,
    visible: true,
    terms: ['theme', 'palette', 'color', 'css', 'prefers-color-scheme', 'tokens'],
    entries: entriesIn(
      `
# theme.colours · Colours of the theme
pick_one 94 · look_feel · look, palette, states
? Which colours does the theme have, and what becomes of the brand colour?
~ The shade of the background, how strong contrasts are, and which accents must be recognised.
! Inverting light colours never looks right; somebody has to choose the shades.
* Dark grey, softened accents | The theme shall have a dark grey background and slightly softened accents.
- True black | The theme shall have a true black background (#000000).
- A tinted dark tone | The theme shall have a dark background tinted towards the brand colour.
- An existing palette | The theme shall take its colours from the existing palette or design tokens.
# theme.choice · How the theme is chosen and remembered
pick_one 88 · behaviour, data · flow, storage, retention, permissions · for command_line, screens
? Who chooses the theme, and where is the choice remembered?
! It decides whether a switch, a stored preference or nothing at all has to be built.
# theme.reach · What the theme covers
pick_many 82 · scope · scope, place, goal, content · for library, screens · code
? Which parts are in scope and must follow the theme everywhere?
! The forgotten parts are what people send screenshots of.
* All pages and dialogs | All pages, dialogs, sign-in and error pages shall follow the theme.
- Charts, code and embedded content | Charts, code blocks and embedded content shall follow the theme.
- Images and logos | Images and logos shall have a version that suits each theme.
- Not e-mails and print | E-mails, print and PDF shall always stay light.
# theme.first-paint · Contrast and the first moment of loading
pick_many 80 · quality · speed, accessibility, volume · for library, screens
? What must be guaranteed for contrast and while a page loads?
! Unreadable grey text and a white flash are the two classic complaints about a new theme.
* WCAG AA contrast | Every theme shall have a contrast of 4.5:1 for text, and of 3:1 for controls and icons.
* No flash of the wrong theme | The right theme shall be there at the first paint.
- High contrast | A theme with high contrast shall respect the forced colours of the operating system.
# theme.custom · Existing styles and custom themes
pick_one 78 · compatibility · public_api, existing_use · for library
? Are there custom themes or style overrides that must not break?
! Renaming a single colour variable can undo somebody’s whole adaptation.
* Yes, they keep working | Existing custom themes and overrides shall keep working unchanged.
- They may need a change | Variables may be renamed; the changelog lists old and new names.
- There are none | There are no custom themes; colours and variables may be replaced freely.
`,
      {
        'theme.choice': {
          options: ({ project }) =>
            project === 'command_line'
              ? choices(`
              * An option and the config file | The theme shall be chosen by an option or in the config file.
              - The terminal’s background | The theme shall follow the background of the terminal.
            `)
              : choices(`
              * System and switch | The theme shall follow the operating system’s setting until a switch on the device overrides it.
              - A switch, per account | A switch shall change the theme, with the choice stored with the account.
              - Only the system | The theme shall follow the operating system’s setting, without a switch.
              - The operator | The operator shall set one theme for the whole installation.
            `),
        },
      },
    ),
  },
  {
    id: 'layout',
    subject: 'the layout',
    recognise: [
      /\b(responsive|mobile[- ](friendly|layout|view|version|site|first)|(page|screen|grid) layouts?|redesign|(?<!\b(?:in|into|from|on|to) (?:the |a |our )?)side ?bars?|nav ?bars?|(?<!keyboard )navigation( menu| bar)?|hamburger menu|breadcrumbs?)\b/i,
      /\b(on|for) (mobile|mobiles|phones?|tablets?|small(er)? screens?)\b/i,
    ],
    unless:
      /\b((un|more )responsive (server|api|process|service)|unresponsive|(memory|keyboard|project|folder|directory|data) layout|screen ?readers?|a11y|accessibility|with (?:the |a )?keyboard)\b/i,
    kind: 'ui',
    kinds: BUILDING,
    for: WITH_SCREENS,
    visible: true,
    terms: ['layout', 'sidebar', 'nav', 'menu', 'breakpoint', 'media', 'header', 'css'],
    entries: entriesIn(
      `
# layout.places · Order of the main places
ask_text 92 · behaviour · content, order, goal · code
? What do people come for, and what must they reach first?
~ The three to seven main places or tasks, most important first, and what may move out of sight.
! A layout is an order of importance; without one everything ends up in a menu.
> 1. …  2. …  3. …   May be hidden: …
# layout.narrow · What happens at narrow widths
show_options 90 · look_feel · look, narrow, states
? How should the layout look when there is little room?
~ Think of a phone of 360 px held upright.
! What gives way first shows what the page is really for.
* One column | Where the screen is narrow, the layout shall have one column, with secondary parts below the main one. | + Nothing is hidden | + Least work | - Long pages
- A menu or drawer | Where the screen is narrow, the layout shall put secondary parts behind a menu button. | + The main thing fills the screen | - What is hidden is used less
- A bar at the bottom | Where the screen is narrow, a bar at the bottom shall lead to the main places, five at most. | + Within reach of the thumb | - Room for five places at most
# layout.trouble · The layout today or as drawn
ask_image 82 · user_goal · symptom, sample
? Can you attach a screenshot of how it looks today, or a sketch of the aim?
~ Mark the part that annoys; a photo of a sketch is as good.
! Everybody imagines another page under the same words.
# layout.devices · Screen sizes and browsers
pick_many 80 · compatibility · environments
? On which screens and browsers must it be good?
! Each width that counts has to be designed and tested.
* Phones from 360 px | The layout shall work by touch on screens from 360 px wide.
* Laptops from 1280 px | The layout shall work with mouse and keyboard on screens from 1280 px wide.
- Tablets | The layout shall work on tablets of 768 to 1024 px, upright and sideways.
- Screenshots at fixed widths | A test shall compare screenshots at 360, 768 and 1280 px on every change.
- No sideways scrolling | No page shall scroll sideways, down to 320 px and at 200 % zoom.
# layout.links · What stays in its place
pick_many 74 · compatibility · public_api, existing_use
? What must stay where people are used to finding it: links, names, own styles?
! Moving things breaks bookmarks, help pages and habits.
* All addresses | Every existing address shall lead to the same content or redirect to it.
- Names of menu entries | The menu entries shall keep their names.
- Parts that customers have adapted | Custom style sheets and embedded widgets shall keep working.
`,
      {
        'layout.places': {
          // Who complains of a screen has not lost the way on it.
          when: (context) => !complainsOfLooks(context),
        },
        'layout.narrow': { when: (context) => !complainsOfLooks(context) },
        'layout.devices': { known: /\b\d{3,4} ?(?:px|pixels?)\b/i },
        'layout.links': { when: (context) => !complainsOfLooks(context) },
      },
    ),
  },
];
