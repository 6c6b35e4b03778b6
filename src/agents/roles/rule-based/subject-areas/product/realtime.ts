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
        about: 'live.what',
        subject: 'What updates live',
        dimensions: ['scope'],
        aspects: ['scope', 'content'],
        priority: 91,
        type: 'ask_text',
        code: true,
        question: 'Which changes should appear live, and on which screens?',
        context: 'Objects and fields, added, moved, deleted; who else is there; and what may wait for a reload.',
        why: 'Each live object costs events, permissions and conflicts.',
        placeholder: 'Cards and columns of the board: added, moved, renamed; comments on reload',
      },
      {
        about: 'live.conflict',
        subject: 'Two changes at once',
        dimensions: ['behaviour'],
        aspects: ['simultaneous', 'repeated'],
        priority: 86,
        type: 'pick_one',
        question: 'What if two people change the same thing at the same time?',
        context: 'Who wins, what the other one sees, and deleting what somebody edits.',
        why: 'Live editing makes rare conflicts daily ones.',
        options: choices(`
          * The last one wins | When two people change the same thing, the last change shall win, and the other person get a hint.
          - Both are merged | When two people change one object, the system shall merge the changes field by field.
          - Whoever starts locks it | While somebody edits an object, the system shall lock it for others and show them by whom.
        `),
      },
      {
        about: 'live.speed',
        subject: 'Delay, viewers and servers',
        dimensions: ['quality', 'operations'],
        aspects: ['speed', 'volume', 'infrastructure', 'dependency', 'storage'],
        priority: 85,
        type: 'pick_one',
        question: 'How soon must a change be seen, by how many people at once?',
        context: 'How many server processes there are, what passes events between them, and what stands in front.',
        why: 'Latency and connections decide the technique, and events must reach viewers on other processes.',
        options: choices(`
          * Within a second | A change shall be seen within one second by 300 people at once.
          - Within 100 ms | A change shall be seen within 100 ms by the ten people who edit together.
          - Within 10 seconds | A change shall be seen within 10 seconds by 10,000 people at once.
        `),
      },
      {
        about: 'live.lost',
        subject: 'Lost connection or access',
        dimensions: ['errors', 'security'],
        aspects: ['failure', 'environments', 'permissions', 'privacy'],
        priority: 84,
        type: 'pick_many',
        question: 'What happens when the connection is lost, or somebody loses access?',
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
        about: 'live.look',
        for: WITH_SCREENS,
        subject: 'How a live change looks',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 79,
        type: 'pick_one',
        when: ({ kind }) => kind !== 'api',
        question: 'How should a change by somebody else look on the screen?',
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
