import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** People are let into the whole, and nothing of it is shared. */
const INVITES_USERS =
  /\binvit\w+ (?:\w+ )?(?:users?|members?|colleagues|people|players|staff)\b(?! to (?:an?|the|my|our|their) )/i;

/** What people hand to one another: access and opinions. */
export const DAILY_OTHERS: readonly SubjectArea[] = [
  {
    id: 'sharing',
    subject: 'the sharing',
    recognise: [
      /\b(invit(e|es|ed|ing|ation|ations)|shar(e|ing) (it|them|their|a|an|the|this|\w{1,30}) ?(\w{1,30} ){0,3}(with|by|link|links|outside|publicly)|shar(ed|ing|eable|able) links?|share buttons?|public links?|guest (access|links?|users?)|shar(e|ing) (documents|files|folders|lists|boards|projects|reports|results|notes|dashboards|calendars))\b/i,
      /\b(outsiders?|without an account|as (a )?guests?)\b/i,
    ],
    unless:
      /\b(shared (library|package|code|memory|state|module)|share (code|types|logic)|screen sharing|(order|checkout|check out|buy|pay)\w* (\w+ ){0,3}without an account)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['share', 'invite', 'link', 'member', 'permission', 'token'],
    entries: entriesIn(
      `
# sharing.what · What is given, and with which rights
pick_one 94 · scope, security · permissions, scope · code
? What exactly can be shared, by whom, and what may the other side do with it?
~ Who may share in the first place, which rights can be given, and whether guests may pass it on.
! Each right that is given has to be checked in every place.
* One item, to look at | The system shall let owners and administrators share a single item, read only.
- One item, with chosen rights | The system shall let owners and administrators share one item to view, comment or edit.
- A whole area | When somebody accepts an invitation, the system shall make them a member of the whole area, with a role.
# sharing.way · Way of inviting
pick_one 88 · behaviour · flow, channel
? How does the other person get in: by e-mail, by a link, with or without an account?
! A link is handed on easily; an account takes longer than the thing is worth.
* A personal link by e-mail | The system shall invite by an e-mail with a personal link to an account.
- A link that anybody can open | The system shall let in whoever has the link, without an account.
- Choosing from existing people | The system shall let only people be invited who have an account already.
# sharing.end · End of access, and expired links
pick_many 84 · errors, security · retention, failure, abuse
? When does access end, and what does somebody see whose link is invalid or expired?
! Old invitations are the usual way in for people who have left.
* Unused for 7 days | If an invitation is unused for 7 days, then the system shall end it and say so on its page.
* When it is taken back | When shared access is taken back, the system shall end it at once, on open pages too.
- On a date | The system shall end shared access on a date that is chosen when sharing.
# sharing.look · The dialog for sharing
pick_one 82 · look_feel · look · for screens
? How should sharing look, and how does one see who has access?
! Whoever cannot see it at a glance shares too much.
* A small dialog | Sharing shall open a dialog with a field for addresses and a list of who has access.
- A page with all members | A page shall list all members and their roles, with a button for invitations.
- A button that copies a link | A button shall copy the link and show nothing else.
`,
      {
        'sharing.what': { when: ({ request }) => !INVITES_USERS.test(request) },
      },
    ),
  },
  {
    id: 'reviews',
    subject: 'the ratings',
    recognise: [
      /\b((star |customer |product |user |five[- ]star )?ratings?|(?:let\w*|allow\w*|want\w*|can|able to|should) (?:\w+ ){0,3}rate (?!limit)\w+|rat(e|ing) (the |our |their |a |an )?(products?|articles?|drivers?|sellers?|recipes?|restaurants?|courses?|books?|answers?|hotels?|services?)|(customer|product|user) (reviews?|feedback)|(write|leave|read|collect) (a |an )?(reviews?|feedback)|thumbs? up|(up|down)-?vot(e|es|ing)|vot(e|es|ing) (on|for)|likes? (button|and)|testimonials?)\b/i,
    ],
    unless: /\b(code reviews?|review (the )?(code|pull requests?)|long[- ]poll\w{0,3}|polls? (us|the|our|every))\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['rating', 'review', 'vote', 'average', 'score'],
    entries: entriesIn(`
# reviews.form · What one gives: points, text, pictures
pick_many 94 · scope, data · content, format, scope
? What is rated, and what does a rating contain: points, text, pictures?
! Text needs moderation and translation; points do not.
* One to five stars | A rating shall have one to five whole stars.
* A text, not required | The system shall accept a text of up to 1,000 characters with a rating.
- A vote up or down | A rating shall be a vote, up or down.
- Several criteria | A rating shall have separate points for several criteria.
- Pictures | The system shall accept pictures with a rating.
# reviews.who · Who may rate, and how often
pick_one 88 · security, behaviour · permissions, repeated
? Who may rate, how often, and can it be changed or deleted later?
! It is the difference between an opinion and a bought crowd.
* Who has bought or used it | The system shall let whoever has bought or used the thing rate it once and change the rating.
- Everybody with an account | The system shall let everybody with an account rate a thing once, and mark buyers.
- Anybody | The system shall let anybody rate without an account, protected against robots.
# reviews.look · Display of the ratings
pick_one 84 · look_feel · look, accessibility · for screens
? How should ratings look in a list and on the page itself?
! Small in the list and complete on the page are two designs.
* Stars with the number | Ratings shall be shown as stars with average and number beside them.
- Bars per step | The page shall show a bar for each number of stars, then the texts.
- A count of votes | Only the number of votes shall be shown.
# reviews.moderation · Insults, spam and false ratings
pick_one 82 · errors, operations · abuse, failure
? What happens to insults, spam and false ratings, and who may answer?
! Within a month there will be one that somebody wants removed.
* Visible, can be reported | The system shall show a rating at once and hide it after three reports.
- Checked first | The system shall show a rating only after its approval.
- Everything stays | The system shall remove no rating, and let whoever is rated answer publicly.
# reviews.score · Average and order
pick_one 78 · behaviour, quality · semantics, order
? How is the total calculated, and how are things sorted by it?
! One five-star rating should not beat two hundred with 4.8.
* Average from five ratings on | The total rating shall be the plain average, shown from five ratings on.
- Weighted | The total rating shall weigh recent and confirmed ratings more.
- No total | The system shall show only the single ratings, without a total.
`),
  },
];
