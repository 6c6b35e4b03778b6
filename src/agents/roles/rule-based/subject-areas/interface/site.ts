import type { SubjectArea } from '../../entries/entry';
import { WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'site.visitors',
        subject: 'Visitors and what they come for',
        dimensions: ['user_goal'],
        aspects: ['goal'],
        priority: 96,
        type: 'ask_text',
        question: 'Who comes to it, and what do they want to find or do there?',
        context: 'The three most frequent visits, from arriving to leaving.',
        why: 'What most come for belongs on the first screen.',
        placeholder: 'Neighbours on a phone: is it open now? Customers: order a cake for Saturday',
      },
      {
        about: 'site.pages',
        subject: 'Pages and what stands on each',
        dimensions: ['scope', 'behaviour'],
        aspects: ['content', 'scope', 'flow'],
        priority: 95,
        type: 'ask_text',
        question: 'Which pages are there, and what stands on each?',
        context: 'One line for each page, with its texts, lists and pictures; what is left for later.',
        why: 'It is the list of what has to be built and written.',
        placeholder: 'Start: photo, opening hours, address.  Cakes: list with prices.  Order: a form',
      },
      {
        about: 'site.look',
        subject: 'Style and colours',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 94,
        type: 'ask_text',
        question: 'Which colours and which style should it have?',
        context: 'Background, buttons and headings; plain or playful; a logo or fonts that exist; a site you like.',
        why: 'It is the first thing that anybody sees, and nobody can guess it.',
        placeholder: 'White background, dark green headings and buttons, large photos',
      },
      {
        about: 'site.form',
        subject: 'What is sent, and where it goes',
        dimensions: ['behaviour', 'data'],
        aspects: ['input', 'storage', 'told'],
        when: ({ said }) =>
          /\b(?:forms?|orders?|ordering|contact|book\w{0,4}|sign(?:ing)? up|register\w{0,3}|subscri\w{2,5}|upload\w{0,3}|comments?|search\w{0,3}|generat\w{1,4})\b/i.test(
            said,
          ),
        priority: 93,
        type: 'ask_text',
        question: 'What do visitors enter or choose, and what do they get back?',
        context: 'Each field or choice, required or not; where it goes; what one sees after it, and when it is wrong.',
        why: 'Behind each field there is somebody who has to do something with it.',
        placeholder: 'Name, phone, cake, day (two days ahead) → an e-mail to us; a page that says thanks',
      },
      {
        about: 'site.upkeep',
        subject: 'Who keeps it up to date',
        dimensions: ['operations'],
        aspects: ['place', 'guide'],
        priority: 82,
        type: 'pick_one',
        question: 'Who changes texts and pictures later, and how?',
        why: 'It decides between a few files and a system with a login.',
        options: choices(`
          * A developer, in files | Texts and pictures shall be files of the project and change with a deployment.
          - The owner, in an editor | The owner shall change texts and pictures in an editor behind a login.
          - It stays as it is | The site shall need no change of texts and pictures after the launch.
        `),
      },
    ],
  },
];
