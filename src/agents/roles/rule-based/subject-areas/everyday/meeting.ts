import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# presence.states · States and when they change
pick_one 94 · behaviour · semantics, content, volume, storage
? Which states are there, and after how long without a sign does one change?
! An open tab is not a person; the rule decides what “here” means.
* Active, idle, gone | The system shall show a person as active, as idle after 10 minutes, or as gone once all pages are closed.
- Here or not | The system shall show a person as here while a page is open, and otherwise as gone.
- Chosen by the person | The system shall let each person set their state, “do not disturb” included, with an end time.
# presence.privacy · Who sees whom
pick_one 86 · security, scope · permissions, privacy
? Who sees whom, can somebody be invisible, and is anything recorded?
! It also shows who works when; a works council may want a say.
* Colleagues of one team | The system shall show members of a team each other’s state, and record no history.
- Everybody sees everybody | The system shall show everybody everybody’s state and when somebody was last seen.
- Contacts only | When two people have both agreed, the system shall show them each other’s state.
# presence.look · The sign for it
pick_one 84 · look_feel · look, accessibility · for screens
? How should it look, and where does it appear?
! A sign that is seen all day must be small, and clear without its colour.
* A dot at the picture | A dot at each person’s picture shall show the state, by shape as well as colour.
- A row of faces | A row of pictures at the top shall show who is here.
- Words | A line of text shall say how many people are here.
# presence.lost · Several devices and lost connections
pick_one 80 · errors · failure, simultaneous
? What counts with several tabs and devices, or when the connection drops briefly?
! Without a grace period people flicker on every train ride.
* The most active device | If a connection drops for under 30 seconds, then the system shall ignore it: the most active device decides.
- Each device by itself | The system shall show each device with a state of its own, as phone or computer.
- Gone at once | When the last connection drops, the system shall show the person as gone at once.
`),
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
    entries: entriesIn(`
# booking.slots · What can be booked, and when
ask_text 95 · behaviour, data · content, scope · code
? What can be booked, in which lengths, by whom, and what makes a time free?
~ Opening hours, holidays, breaks between two, how far ahead, how many per person, in which time zone.
! Free times are calculated from these rules; each exception changes the data model.
> Rooms, 30-minute steps, 8 to 18 h local time, up to 60 days ahead …
# booking.clash · Two people for one slot
pick_one 89 · errors · simultaneous, failure
? What happens when two want the same slot at the same time?
! Exactly one may get it, and the other must learn it before leaving home.
* Held while booking | When somebody books a slot, the system shall hold it for 10 minutes and show it to others as taken.
- Who confirms first | If two want the same slot, then the system shall give it to who confirms first, and offer the other the next free times.
- A waiting list | If a slot is taken, then the system shall keep a waiting list and tell the first on it when the slot becomes free.
# booking.look · Choosing a time
pick_one 86 · look_feel · look, narrow · for screens
? How should free times be shown, also on a phone?
! A week is clear on a desk and unreadable on a small screen.
* A day list | The system shall show free times as buttons, one day at a time.
- A week grid | The system shall show free times in a grid of one week.
- The next three | The system shall offer the next three free times.
# booking.change · Moving, cancelling and not turning up
pick_one 84 · behaviour · undo, flow
? Until when can one move or cancel, and what follows from not turning up?
! Many bookings change at least once.
* Until 24 hours before | The system shall let a booking be moved or cancelled until 24 hours before it begins.
- Any time | The system shall let a booking be moved or cancelled until it begins.
- Only by the staff | The system shall let only the staff move or cancel a booking.
# booking.told · Confirmation and calendars
pick_many 76 · interfaces, operations · told, channel
? Who is told about it, by which way, and is it entered in other calendars?
! A calendar entry prevents more missed dates than any mail.
* Confirmation with a calendar file | When something is booked, the system shall confirm it at once by e-mail with an iCalendar file.
- A reminder a day before | The system shall send a reminder by e-mail one day before the booking.
- Two-way with a calendar | The system shall keep bookings and busy times in step with a connected calendar.
`),
  },
];
