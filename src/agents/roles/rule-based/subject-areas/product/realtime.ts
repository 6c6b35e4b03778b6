import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        key: 'live.what',
        names: 'What updates live',
        dims: ['scope'],
        settles: ['scope', 'content'],
        worth: 91,
        type: 'ask_text',
        code: true,
        ask: 'Which changes should appear live, and on which screens?',
        context: 'Objects and fields, added, moved, deleted; who else is there; and what may wait for a reload.',
        why: 'Each live object costs events, permissions and conflicts.',
        placeholder: 'Cards and columns of the board: added, moved, renamed; comments on reload',
      },
      {
        key: 'live.conflict',
        names: 'Two changes at once',
        dims: ['behaviour'],
        settles: ['simultaneous', 'repeated'],
        worth: 86,
        type: 'pick_one',
        ask: 'What if two people change the same thing at the same time?',
        context: 'Who wins, what the other one sees, and deleting what somebody edits.',
        why: 'Live editing makes rare conflicts daily ones.',
        options: choices(`
          * The last one wins | When two people change the same thing, the last change shall win, and the other person get a hint.
          - Both are merged | When two people change one object, the system shall merge the changes field by field.
          - Whoever starts locks it | While somebody edits an object, the system shall lock it for others and show them by whom.
        `),
      },
      {
        key: 'live.speed',
        names: 'Delay, viewers and servers',
        dims: ['quality', 'operations'],
        settles: ['speed', 'volume', 'infrastructure', 'dependency', 'storage'],
        worth: 85,
        type: 'pick_one',
        ask: 'How soon must a change be seen, by how many people at once?',
        context: 'How many server processes there are, what passes events between them, and what stands in front.',
        why: 'Latency and connections decide the technique, and events must reach viewers on other processes.',
        options: choices(`
          * Within a second | A change shall be seen within one second by 300 people at once.
          - Within 100 ms | A change shall be seen within 100 ms by the ten people who edit together.
          - Within 10 seconds | A change shall be seen within 10 seconds by 10,000 people at once.
        `),
      },
      {
        key: 'live.lost',
        names: 'Lost connection or access',
        dims: ['errors', 'security'],
        settles: ['failure', 'environments', 'permissions', 'privacy'],
        worth: 84,
        type: 'pick_many',
        ask: 'What happens when the connection is lost, or somebody loses access?',
        context: 'Changes missed meanwhile, proxies that block sockets, and who may receive which updates.',
        why: 'Laptops sleep, proxies cut, and an open connection outlives the permission it was opened with.',
        options: choices(`
          * It catches up | If the connection is lost, then the page shall reconnect and fetch what it missed.
          * Access counts at once | If somebody loses access, then the system shall stop sending them updates at once.
          - Polling as a fallback | If sockets are blocked, then the page shall poll for changes.
          - A note | If the connection is lost, then the page shall show a note with a button to reload.
        `),
      },
      {
        key: 'live.look',
        for: WITH_SCREENS,
        names: 'How a live change looks',
        dims: ['look_feel'],
        settles: ['look'],
        worth: 79,
        type: 'pick_one',
        when: ({ kind }) => kind !== 'api',
        ask: 'How should a change by somebody else look on the screen?',
        why: 'Things that jump while one reads are worse than old ones.',
        options: choices(`
          * Quietly in place | When somebody else changes something, the page shall show it in place with a short animation, and not move what one edits.
          - A hint to click | When somebody else adds entries, the page shall announce them by a hint and show them on a click.
          - Without any sign | When somebody else changes something, the page shall show it in place without a sign.
        `),
      },
    ],
  },
];
