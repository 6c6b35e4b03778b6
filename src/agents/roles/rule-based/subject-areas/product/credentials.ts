import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** Sessions that end by themselves, ways back into an account, and keys of programs. */
export const CREDENTIAL_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'session-end',
    subject: 'the end of sessions',
    recognise: [
      /\b((?:log|sign)(?:s|ged|ging|ing|ed)? (?:\w{1,20} ){0,3}(?:out|off) (?:after|when|automatically|if)|sessions? (?:should |must |shall |to |that |never |do not |don['’]t ){0,2}(?:expir\w{1,4}|time[- ]?outs?|times? out|end)|(?<!\bapi )tokens? (?:should |must |shall |never |do not |don['’]t ){1,2}expire|session (?:expiry|expiration|time-?outs?|lifetime)|automatic(?:ally)? (?:log|sign)(?:ged|ed)? ?-?(?:out|off)|(?:can(?:['’]?t|not)|could not) be revoked|revo(?:k\w{1,4}|cation of) (?:\w{1,20} )?(?:tokens?|sessions?)|refresh tokens?|log-?out (?:endpoint|route|call)|(?:inactivity|idle) (?:time-?outs?|log-?outs?)|after (?:\d{1,3} \w{1,10} of )?inactivity)\b/i,
    ],
    unless:
      /\b(?:database|ssh|shell|debug|tmux|terminal) sessions?\b|\b(?:los(?:e|es|ing|t)|disappear\w{0,3}|vanish\w{0,3}|bug|fails?|broken|wrong)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['session', 'expires', 'token', 'login', 'cookie'],
    entries: entriesIn(
      `
# session-end.idle · Time without activity
pick_one 94 · behaviour, security · session, retention · code
? After how long without activity does a session end?
! Too short costs work, too long leaves doors open.
- 15 minutes | A session shall end after 15 minutes without activity.
* 30 minutes | A session shall end after 30 minutes without activity.
- 12 hours | A session shall end after 12 hours without activity.
- 30 days | A session shall end after 30 days without activity.
# session-end.activity · What counts as activity
pick_one 92 · behaviour · semantics, trigger
? What counts as activity, and does a session have an end whatever happens?
! A page that asks the server every minute otherwise keeps its session for ever.
* Every request prolongs it | When a request carries the session, the system shall prolong it.
- Only what people do | When a person causes a request, the system shall prolong the session, which polling does not.
- Requests, with a last end | When a request carries the session, the system shall prolong it, to 12 hours at most.
# session-end.told · What one gets whose session has ended
pick_one 90 · errors, interfaces · failure, told · code
? What does somebody see whose session has ended?
?service What does a client get whose session has ended?
! Without a sign of its own, an expired session looks like a fault.
# session-end.typed · Unsaved words at the end of a session
pick_one 84 · data, behaviour · undo, storage · for screens
? What becomes of what was typed and not saved when the session ends?
! Half an hour of writing is lost in the half hour in which it was written.
* It is kept | When the session ends, the browser shall keep unsaved words and show them again after the login.
- It is lost, after a warning | When a session is to end in a minute, a warning shall say that unsaved words will be lost.
# session-end.open · Sessions that are open today
pick_one 82 · compatibility, rollout · existing_data, rollout
? What becomes of the sessions that are open when this is released?
! They have no time of last activity yet.
* They count from then on | Open sessions shall count as active at the moment of the release.
- All end | All open sessions shall end with the release.
`,
      {
        'session-end.idle': { known: /\b\d{1,3} ?(?:s|sec\w{0,4}|min\w{0,4}|h|hours?|days?|weeks?)\b/i },
        'session-end.told': {
          options: ({ project }) =>
            project === 'service'
              ? choices(`
              * Status 401 with its own code | If the session has ended, then the system shall answer with status 401 and an error code that says “expired”.
              - Status 401, as without a session | If the session has ended, then the system shall answer with the same 401 as without any session.
            `)
              : choices(`
              * The login, then back | If the session has ended, then the login page shall say so and lead back after the login.
              - A warning before | If a session is to end in a minute, then a notice shall offer to go on.
              - The login | If the session has ended, then the next click shall lead to the login page.
            `),
        },
      },
    ),
  },
  {
    id: 'password-reset',
    subject: 'the way back into an account',
    recognise: [
      /\b((?:reset\w{0,4}|recover\w{0,3}|change|set) (?:their |the |my |a |an? new |your |forgotten |lost ){0,3}passwords?|password (?:reset|recovery)|(?:forg[eo]t\w{0,3}|lost|lose) (?:their |the |my |your |her |his |a )?passwords?|locked out of (?:their|the|my|an?) accounts?)\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['password', 'reset', 'token', 'email', 'user'],
    entries: entriesIn(`
# password-reset.proof · Proof of who it is
pick_one 95 · behaviour, security · flow, method, permissions · code
? How does somebody prove who they are before they set a new password?
! The way back in is the second login, and usually the weaker one.
* A link by e-mail | When a reset is asked for, the system shall send the address of the account a link that works once, within an hour.
- A code by e-mail | When a reset is asked for, the system shall send the address of the account a six-digit code that is valid for ten minutes.
- The old password | The system shall let only somebody who is signed in and knows the old password set a new one.
- Through the staff | When the staff has set a temporary password, the system shall have it changed at the next login.
# password-reset.unknown · What the reply gives away
pick_one 90 · security, errors · failure, told, privacy
? What is the reply to an address that has no account?
! A reply that differs lets anybody find out who has an account.
* The same as to any other | The reply shall be the same whether or not the address has an account.
- That there is none | The reply shall say that no account has this address.
# password-reset.after · What follows a new password
pick_many 88 · behaviour · content, session
? What follows when the new password is set?
! Whoever had stolen the old one may still be signed in.
* Other sessions end | When a new password is set, the system shall end all other sessions of the account.
* A notice by e-mail | When a new password is set, the system shall send a notice to the address of the account.
- Signed in at once | When a new password is set, the system shall sign the person in without another login.
# password-reset.limit · How often it may be asked for
pick_one 82 · security · abuse, volume
? How often may it be asked for?
! Without a limit it fills somebody’s inbox, or guesses codes.
* Five times an hour | The system shall serve at most five requests an hour for one address.
- Once in ten minutes | The system shall serve at most one request in ten minutes for one address.
- As all requests | The reset shall have the same limits as every other request.
`),
  },
  {
    id: 'api-keys',
    subject: 'the keys of programs',
    recognise: [
      /\b((?:with|by|via|using|add|support|issue|create|manage|require|rotate|revoke|need) (?:\w{1,20} ){0,2}(?:api[- ]?(?:keys?|tokens?)|access tokens?)|personal access tokens?|api[- ]?keys? (?:for|per|of) |api[- ]?(?:keys?|tokens?) (?:should|must|can|need|with) |service accounts?)\b/i,
    ],
    unless:
      /\b(?:openai|google|stripe|github|aws|azure|third[- ]party|their) (?:\w{1,20} )?(?:api[- ]?)?(?:keys?|tokens?)\b|\b(?:leak\w{0,3}|logs?|vault|secrets? manager|\.env|rate[- ]?limit\w{0,3})\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: false,
    terms: ['key', 'token', 'auth', 'authorization', 'header'],
    entries: entriesIn(`
# api-keys.who · Who gets a key, and how
pick_one 95 · behaviour, scope · flow, permissions, scope, goal
? Who makes keys, and for whom?
! It decides between a line in a table and pages to manage them.
* People, for themselves | The system shall let whoever has an account make and name keys of their own.
- Administrators, for others | The system shall let only administrators make keys, who hand them on.
- We, by a command | A command on the server shall make the keys.
# api-keys.form · How a key is sent, and what a wrong one gets
ask_code 94 · interfaces, errors · interface, shape, format, failure · code
? How does a request carry its key, and what is the reply without a valid one?
~ The header with an example of a key; status and body for none, an unknown, an expired one, and one without the right.
! Clients are written against exactly this.
> Authorization: Bearer shop_live_…
>
> 401 {"error": "…"}   // none, unknown, expired
> 403 {"error": "…"}   // not for this
>
# api-keys.rights · What a key may do
pick_one 90 · security · content, abuse · code
? What may a key do, and which routes stay open without one?
! A key in the wrong hands does whatever it may do.
* Chosen rights | Each key shall have rights that are chosen when it is made, such as reading only.
- What its owner may | A key shall allow whatever its owner may do.
- Everything | Every key shall allow everything.
# api-keys.kept · How keys are kept, and how they end
pick_many 86 · data, security · storage, retention
? How are keys kept, and how do they end?
! Sooner or later one of them is published by mistake.
* Only a hash is kept | The system shall show a key once and store only its hash.
* It can be revoked | When a key is revoked, the system shall refuse it from the next request on.
- It expires | Each key shall have a last day, which is chosen when it is made.
- Last use is shown | The system shall show for each key when it was used last.
# api-keys.today · Clients of today
pick_one 83 · compatibility, rollout · existing_use, rollout, public_api
? What becomes of clients that call it without a key today?
! On the day on which a key is required they stop.
* A time to change over | Calls without a key work, and are counted, until a day that is announced.
- They are refused | Calls without a key are refused from the release on.
- There are none | Nobody calls it without a login today.
`),
  },
  {
    id: 'login-guard',
    subject: 'the protection of the login',
    recognise: [
      /\b(?:brute[- ]?forc\w*|credential stuffing|password (?:guessing|spraying)|guess\w* passwords?|(?:wrong|failed) (?:login |password )?attempts|account lock-?outs?|(?:log-?ins?|sign-?ins?|password)\b[^.]{0,40}\b(?:rate[- ]?limit\w*|throttl\w*|lock(?:s|ed|ing)? (?:out|after)|(?:failed )?attempts?)|(?:rate[- ]?limit\w*|throttl\w*|limit\w*|lock\w*|block\w*|failed)\b[^.]{0,40}\b(?:log-?ins?|sign-?ins?|password attempts?|log-?in attempts?))\b/i,
    ],
    // Who wants to read of them in a log has others count them.
    unless: /^\W{0,3}(?:log|record|print|write) |\bfail2ban\b/i,
    kind: 'security',
    kinds: [...BUILDING, 'security', 'bug'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['login', 'limit', 'attempt', 'password', 'lock', 'auth'],
    entries: entriesIn(
      `
# guard.per · By what failed attempts are counted
pick_one 94 · behaviour, security · content, abuse, affected
? By what are failed attempts counted: account, address, or both?
~ Attackers with many addresses, offices that share one, proxies, and accounts that do not exist.
! By account alone anybody can lock somebody out; by address alone a botnet gets through.
* Account and address | The system shall count failed attempts per account and per address, each with a limit of its own.
- Account | The system shall count failed attempts per account, wherever they come from.
- Address | The system shall count failed attempts per address, which is taken from a trusted proxy header.
# guard.limit · Number of attempts, and how it starts anew
pick_one 92 · behaviour, quality · volume, freshness, undo
? After how many failed attempts in which time, and what resets the count?
! Too low locks out people with a typo, too high helps nobody.
* 5 in 15 minutes | When 5 attempts in a row have failed within 15 minutes, the system shall refuse further ones until these are over.
- 10 in an hour | When 10 attempts within an hour have failed, the system shall refuse further ones until the hour is over.
- Longer each time | When an attempt has failed, the next one shall wait longer, up to a minute.
# guard.then · What somebody over the limit gets
pick_many 88 · errors, interfaces · told, failure, format, look, wording
? What does somebody over the limit get, and how do they get back in?
~ The reply to right and wrong passwords, whether an account exists, and who is told.
! The real owner must get in again, and the attacker must learn nothing.
# guard.reach · What else is protected
pick_many 84 · scope · scope, permissions · code
? What else does it hold for, beside the login?
! Attackers take the next door that opens with the same key.
* Password reset | The system shall limit requests to reset a password in the same way.
- Registration | The system shall limit registrations per address.
- Codes of a second factor | The system shall limit codes of a second factor in the same way.
- Change of password | The system shall limit in the same way attempts at the present password that is asked for a change.
- Only the login | The system shall limit nothing but the login.
# guard.store · Where attempts are kept
pick_one 80 · data, operations · storage, retention, monitoring · facts database
? Where are attempts kept, and how does one see an attack?
~ Several servers, a restart, how long, and what if that store is down.
! With several servers a counter in memory allows several times the limit.
* In the database | The system shall keep failed attempts in the database for a day, and log each refusal.
- Shared in Redis | The system shall keep failed attempts in Redis, and while that is down let logins pass with an alert.
- In each process | The system shall keep failed attempts in the memory of each process, until a restart.
`,
      {
        'guard.limit': {
          known:
            /\b\d+ (?:failed |wrong |false )?(?:log-?in |password )?(?:attempts?|tries|times|fehlversuche\w?|versuche\w?)\b/i,
        },
        'guard.then': {
          options: [
            best(
              byProject({ service: 'Status 429 with Retry-After', other: 'A message with the time to wait' }),
              byProject({
                service:
                  'If somebody is over the limit, then the service shall answer with status 429 and Retry-After, for right passwords, too.',
                other:
                  'If somebody is over the limit, then the page shall say how long to wait, for right passwords, too.',
              }),
            ),
            best(
              'The same for all accounts',
              'If somebody is over the limit, then the reply shall be the same whether the account exists or not.',
            ),
            opt(
              'The owner is told',
              'If somebody is over the limit, then the system shall e-mail the owner of the account a link to set a new password.',
            ),
            opt('A captcha', 'If somebody is over the limit, then the system shall require a captcha.'),
            opt(
              'An administrator unlocks',
              'If somebody is over the limit, then the system shall let an administrator lift it for the account.',
            ),
          ],
        },
      },
    ),
  },
];
