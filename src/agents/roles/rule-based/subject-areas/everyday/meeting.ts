import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Who is there, and when people meet. */
export const DAILY_MEETING: readonly SubjectArea[] = [
  {
    id: 'presence',
    subject: 'the presence display',
    recognise: [
      /\b(presence( indicators?)?|who (is|else is|['’]s) (online|here|there|looking|viewing|typing|around|available|working)|online (status|indicators?|users|people)|(show|see) (\w{1,30} )?(online|available|away) (users|people|colleagues|members)|typing indicators?|last seen|(is|are|else is) (currently )?(editing|viewing|looking at) (this|it|the same))\b/i,
    ],
    unless: /\bpresence (of|or absence|check)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['presence', 'online', 'socket', 'heartbeat', 'session', 'status'],
    entries: [
      {
        about: 'presence.states',
        subject: 'States and when they change',
        dimensions: ['behaviour'],
        aspects: ['semantics', 'content', 'volume', 'storage'],
        priority: 94,
        type: 'pick_one',
        question: 'Which states are there, and after how long without a sign does one change?',
        why: 'An open tab is not a person; the rule decides what “here” means.',
        options: choices(`
          * Active, idle, gone | The system shall show a person as active, as idle after 10 minutes, or as gone once all pages are closed.
          - Here or not | The system shall show a person as here while a page is open, and otherwise as gone.
          - Chosen by the person | The system shall let each person set their state, “do not disturb” included, with an end time.
        `),
      },
      {
        about: 'presence.privacy',
        subject: 'Who sees whom',
        dimensions: ['security', 'scope'],
        aspects: ['permissions', 'privacy'],
        priority: 86,
        type: 'pick_one',
        question: 'Who sees whom, can somebody be invisible, and is anything recorded?',
        why: 'It also shows who works when; a works council may want a say.',
        options: choices(`
          * Colleagues of one team | The system shall show members of a team each other’s state, and record no history.
          - Everybody sees everybody | The system shall show everybody everybody’s state and when somebody was last seen.
          - Contacts only | When two people have both agreed, the system shall show them each other’s state.
        `),
      },
      {
        about: 'presence.look',
        subject: 'The sign for it',
        dimensions: ['look_feel'],
        aspects: ['look', 'accessibility'],
        priority: 84,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should it look, and where does it appear?',
        why: 'A sign that is seen all day must be small, and clear without its colour.',
        options: choices(`
          * A dot at the picture | A dot at each person’s picture shall show the state, by shape as well as colour.
          - A row of faces | A row of pictures at the top shall show who is here.
          - Words | A line of text shall say how many people are here.
        `),
      },
      {
        about: 'presence.lost',
        subject: 'Several devices and lost connections',
        dimensions: ['errors'],
        aspects: ['failure', 'simultaneous'],
        priority: 80,
        type: 'pick_one',
        question: 'What counts with several tabs and devices, or when the connection drops briefly?',
        why: 'Without a grace period people flicker on every train ride.',
        options: choices(`
          * The most active device | If a connection drops for under 30 seconds, then the system shall ignore it: the most active device decides.
          - Each device by itself | The system shall show each device with a state of its own, as phone or computer.
          - Gone at once | When the last connection drops, the system shall show the person as gone at once.
        `),
      },
    ],
  },
  {
    id: 'booking',
    subject: 'the bookings',
    recognise: [
      /\b(book(ing|ings|able)? (a |an |the |of )?(rooms?|tables?|appointments?|slots?|seats?|desks?|courts?|cars?|times?|lessons?|visits?|meetings?)|bookings?|reservations?|(?:sign(?:ing|s)? up|regist(?:er|ers|ering)) for (?:a |an |the |our )?(?:\w+ )?(?:sessions?|courses?|lessons?|trainings?|classes|shifts?|workshops?|matches|events?)|reserve (a |an |the )?(rooms?|tables?|appointments?|slots?|seats?|desks?|courts?|cars?|times?|places?|books?|items?)|appointments?|calendars?( view)?|time ?slots?|(shift|duty|roster) plan\w{0,5}|rosters?|waiting lists?)\b/i,
    ],
    unless:
      /\b(bank|ledger|categori[sz]\w+|bookkeeping|accounting|google calendar|outlook|remind\w{0,4}|double[- ]book\w{0,4}|memory reserv\w{1,6}|booking fees?|date ?picker|(fail|flaky|tests?)\b)/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['booking', 'calendar', 'slot', 'appointment', 'availability'],
    entries: [
      {
        about: 'booking.slots',
        subject: 'What can be booked, and when',
        dimensions: ['behaviour', 'data'],
        aspects: ['content', 'scope'],
        priority: 95,
        type: 'ask_text',
        code: true,
        question: 'What can be booked, in which lengths, by whom, and what makes a time free?',
        context: 'Opening hours, holidays, breaks between two, how far ahead, how many per person, in which time zone.',
        why: 'Free times are calculated from these rules; each exception changes the data model.',
        placeholder: 'Rooms, 30-minute steps, 8 to 18 h local time, up to 60 days ahead …',
      },
      {
        about: 'booking.clash',
        subject: 'Two people for one slot',
        dimensions: ['errors'],
        aspects: ['simultaneous', 'failure'],
        priority: 89,
        type: 'pick_one',
        question: 'What happens when two want the same slot at the same time?',
        why: 'Exactly one may get it, and the other must learn it before leaving home.',
        options: choices(`
          * Held while booking | When somebody books a slot, the system shall hold it for 10 minutes and show it to others as taken.
          - Who confirms first | If two want the same slot, then the system shall give it to who confirms first, and offer the other the next free times.
          - A waiting list | If a slot is taken, then the system shall keep a waiting list and tell the first on it when the slot becomes free.
        `),
      },
      {
        about: 'booking.look',
        subject: 'Choosing a time',
        dimensions: ['look_feel'],
        aspects: ['look', 'narrow'],
        priority: 86,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should free times be shown, also on a phone?',
        why: 'A week is clear on a desk and unreadable on a small screen.',
        options: choices(`
          * A day list | The system shall show free times as buttons, one day at a time.
          - A week grid | The system shall show free times in a grid of one week.
          - The next three | The system shall offer the next three free times.
        `),
      },
      {
        about: 'booking.change',
        subject: 'Moving, cancelling and not turning up',
        dimensions: ['behaviour'],
        aspects: ['undo', 'flow'],
        priority: 84,
        type: 'pick_one',
        question: 'Until when can one move or cancel, and what follows from not turning up?',
        why: 'Many bookings change at least once.',
        options: choices(`
          * Until 24 hours before | The system shall let a booking be moved or cancelled until 24 hours before it begins.
          - Any time | The system shall let a booking be moved or cancelled until it begins.
          - Only by the staff | The system shall let only the staff move or cancel a booking.
        `),
      },
      {
        about: 'booking.told',
        subject: 'Confirmation and calendars',
        dimensions: ['interfaces', 'operations'],
        aspects: ['told', 'channel'],
        priority: 76,
        type: 'pick_many',
        question: 'Who is told about it, by which way, and is it entered in other calendars?',
        why: 'A calendar entry prevents more missed dates than any mail.',
        options: choices(`
          * Confirmation with a calendar file | When something is booked, the system shall confirm it at once by e-mail with an iCalendar file.
          - A reminder a day before | The system shall send a reminder by e-mail one day before the booking.
          - Two-way with a calendar | The system shall keep bookings and busy times in step with a connected calendar.
        `),
      },
    ],
  },
];
