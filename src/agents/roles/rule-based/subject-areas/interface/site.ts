import type { SubjectArea } from '../../entries/entry';
import { WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** A website that does not stand yet. */
export const INTERFACE_SITE: readonly SubjectArea[] = [
  {
    id: 'site',
    subject: 'the website',
    recognise: [
      /\b(?:(?:web ?site|home ?page|landing page|web ?page|portfolio|web presence)s? (?:for|of|about|that|where|with|which|to)\b|(?:need|want|build|make|create|set up|like) (?:me |us )?an? (?:\w{2,20} ){0,3}(?:web ?site|home ?page|landing page|portfolio)\b)/i,
    ],
    unless: /\b(?:our|the|my|this|existing) (?:\w{2,20} ){0,2}(?:web ?site|home ?page|landing page)\b/i,
    kind: 'ui',
    kinds: ['ui', 'feature', 'data', 'integration'],
    for: WITH_SCREENS,
    visible: true,
    terms: ['page', 'site', 'layout', 'form'],
    entries: entriesIn(
      `
# site.visitors · Visitors and what they come for
ask_text 96 · user_goal · goal
? Who comes to it, and what do they want to find or do there?
~ The three most frequent visits, from arriving to leaving.
! What most come for belongs on the first screen.
> Neighbours on a phone: is it open now? Customers: order a cake for Saturday
# site.pages · Pages and what stands on each
ask_text 95 · scope, behaviour · content, scope, flow
? Which pages are there, and what stands on each?
~ One line for each page, with its texts, lists and pictures; what is left for later.
! It is the list of what has to be built and written.
> Start: photo, opening hours, address.  Cakes: list with prices.  Order: a form
# site.look · Style and colours
ask_text 94 · look_feel · look
? Which colours and which style should it have?
~ Background, buttons and headings; plain or playful; a logo or fonts that exist; a site you like.
! It is the first thing that anybody sees, and nobody can guess it.
> White background, dark green headings and buttons, large photos
# site.form · What is sent, and where it goes
ask_text 93 · behaviour, data · input, storage, told
? What do visitors enter or choose, and what do they get back?
~ Each field or choice, required or not; where it goes; what one sees after it, and when it is wrong.
! Behind each field there is somebody who has to do something with it.
> Name, phone, cake, day (two days ahead) → an e-mail to us; a page that says thanks
# site.upkeep · Who keeps it up to date
pick_one 82 · operations · place, guide
? Who changes texts and pictures later, and how?
! It decides between a few files and a system with a login.
* A developer, in files | Texts and pictures shall be files of the project and change with a deployment.
- The owner, in an editor | The owner shall change texts and pictures in an editor behind a login.
- It stays as it is | The site shall need no change of texts and pictures after the launch.
`,
      {
        'site.form': {
          when: ({ said }) =>
            /\b(?:forms?|orders?|ordering|contact|book\w{0,4}|sign(?:ing)? up|register\w{0,3}|subscri\w{2,5}|upload\w{0,3}|comments?|search\w{0,3}|generat\w{1,4})\b/i.test(
              said,
            ),
        },
      },
    ),
  },
];
