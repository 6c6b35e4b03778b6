import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Pages that hear of changes at once. */
export const REALTIME_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'realtime',
    subject: 'the live updates',
    recognise: [
      /\b(real[- ]?time|live (updates?|view|data|collaboration|cursors?|editing)|web-?sockets?|server-sent events|sse|push updates|update(s|d)? live)\b/i,
      /\b((have|has|need|needs|without) (to )?(refresh|reload)(ing)? (the |a )?(page|browser|screen)|collaborative\w*|collaborat(e|ing|ion) (in|on|live)|instantly (see|show|update)|chat|typing indicator|see (each other|what others)|outdated until)\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'performance'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['socket', 'subscribe', 'event', 'broadcast', 'update'],
    entries: entriesIn(
      `
# live.what · What updates live
ask_text 91 · scope · scope, content · code
? Which changes should appear live, and on which screens?
~ Objects and fields, added, moved, deleted; who else is there; and what may wait for a reload.
! Each live object costs events, permissions and conflicts.
> Cards and columns of the board: added, moved, renamed; comments on reload
# live.conflict · Two changes at once
pick_one 86 · behaviour · simultaneous, repeated
? What if two people change the same thing at the same time?
~ Who wins, what the other one sees, and deleting what somebody edits.
! Live editing makes rare conflicts daily ones.
* The last one wins | When two people change the same thing, the last change shall win, and the other person get a hint.
- Both are merged | When two people change one object, the system shall merge the changes field by field.
- Whoever starts locks it | While somebody edits an object, the system shall lock it for others and show them by whom.
# live.speed · Delay, viewers and servers
pick_one 85 · quality, operations · speed, volume, infrastructure, dependency, storage
? How soon must a change be seen, by how many people at once?
~ How many server processes there are, what passes events between them, and what stands in front.
! Latency and connections decide the technique, and events must reach viewers on other processes.
* Within a second | A change shall be seen within one second by 300 people at once.
- Within 100 ms | A change shall be seen within 100 ms by the ten people who edit together.
- Within 10 seconds | A change shall be seen within 10 seconds by 10,000 people at once.
# live.lost · Lost connection or access
pick_many 84 · errors, security · failure, environments, permissions, privacy
? What happens when the connection is lost, or somebody loses access?
~ Changes missed meanwhile, proxies that block sockets, and who may receive which updates.
! Laptops sleep, proxies cut, and an open connection outlives the permission it was opened with.
* It catches up | If the connection is lost, then the page shall reconnect and fetch what it missed.
* Access counts at once | If somebody loses access, then the system shall stop sending them updates at once.
- Polling as a fallback | If sockets are blocked, then the page shall poll for changes.
- A note | If the connection is lost, then the page shall show a note with a button to reload.
# live.look · How a live change looks
pick_one 79 · look_feel · look · for screens
? How should a change by somebody else look on the screen?
! Things that jump while one reads are worse than old ones.
* Quietly in place | When somebody else changes something, the page shall show it in place with a short animation, and not move what one edits.
- A hint to click | When somebody else adds entries, the page shall announce them by a hint and show them on a click.
- Without any sign | When somebody else changes something, the page shall show it in place without a sign.
`,
      {
        'live.look': { when: ({ kind }) => kind !== 'api' },
      },
    ),
  },
];
