import type { AreaContext, SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

const ACCESS_KINDS = [...BUILDING, 'migration'] as const;

/** Words by which a request says whose account people sign in with. */
const BY_ANOTHER_ACCOUNT =
  /\b(?:with|via|through|using|by) (?:an? |their )?(?:google|github|gitlab|microsoft|apple|saml|oidc|openid|passkeys?|magic links?|sso|company account)\b|\b(?:mit|über|per) (?:google|github|gitlab|microsoft|apple|saml|oidc|openid|sso)\b/i;

/** Names of those that keep accounts for others: how long a session lasts, and what holds against guessing, they decide. */
const PROVIDER =
  /\b(?:keycloak|auth0|okta|entra|azure ad|cognito|ory|authentik|zitadel|identity providers?|oidc|openid|saml|sso|single sign-?on|active directory|ldap|identitätsdienst\p{L}*)(?!\p{L})/iu;
const isByProvider = ({ request }: AreaContext): boolean => PROVIDER.test(request);

/** The sign-in itself is what is wished for, by an account that people have elsewhere. */
const SIGNS_IN_BY_ANOTHER =
  /\b(?:log(?:ging)? ?-?in|sign(?:ing)? ?-?in|sign ?-?up|authenticat\w*|register)\b[^.!?\n]{0,20}\b(?:with|via|through|using|by) (?:an? |their )?(?:google|github|gitlab|microsoft|apple|facebook|discord|linkedin)\b|\b(?:google|github|gitlab|microsoft|apple|facebook|discord) (?:log-?in|sign-?in|sign-?up)\b/i;

/** Who somebody is, and what they may do. */
export const ACCESS_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'login',
    subject: 'the login',
    recognise: [
      /\b(log ?-?ins?|logging in|sign ?-?(in|up|on)s?(?! (for|to) (?!(the|our|my|your) (app|site|service|account|portal))(a |an |the |our |their )?\w)|authenticat\w*|sso|single sign[- ]on|two[- ]factor|2fa|mfa|passkeys?|saml|oauth|(user|account) registration|user accounts?)\b/i,
      /\b(passwords?|(user|login) sessions?|sessions? (expir\w{1,4}|cookies?|tokens?|time-?outs?)|stay(s|ing)? (signed|logged) in|register(ing)? (themselves|an account)|google (account|login)|magic links?|anybody can (get|open|use)|not protected|log ?out|logged out|one-time codes?)\b/i,
    ],
    unless:
      /\b(?:two|multi|second|zwei|zweiter)[- ]?factor\b|\b(?:2fa|mfa|totp|passkeys?|webauthn)\b|(?:zwei|zweite[rn]?)[- ]?faktor|\b(?:with|via|through|using|by) (?:an? |their )?(?:google|github|gitlab|microsoft|apple|facebook|discord|linkedin)\b|^\W{0,3}(?:log|record|print|write) (?:the |all |every |each )?(?:failed |successful )?(?:log-?ins?|sign-?ins?)\b|\b(?:refresh|access)[- ]?tokens?\b|\blog ?in as (?:an?other|a different|any|a) \w+|\b(log ?in (attempts?|history) (are|is) (logged|recorded)|(delete|erase|remove|close) (my|their|your|the|an?) (user )?accounts?)\b|\b(hammer(s|ed|ing)|flood(s|ed|ing)|brute[- ]forc\w+|rate[- ]?limit\w*|passkeys?|webauthn|two[- ]factor|2fa|mfa|totp|argon2?\w{0,3}|s?crypt|bcrypt|pbkdf2|hash(?:es|ed|ing)?|(?:reset\w{0,4}|forgot\w{0,3}) (?:their |the |my |a |your )?passwords?|password[- ]protect\w*|protect\w* (?:\w+ ){0,4}(?:with|by) (?:a )?passwords?|password (?:reset|recovery|expir\w+|rotation|polic\w+|length|strength|history)|passwords? (?:\w+ ){0,3}(?:expire|be (?:changed|rotated)|at least)|(?:messages?|errors?|texts?) (?:of|in|on|from) the (?:sign|log)[- ]?(?:up|in|on))\b/i,
    kind: 'feature',
    kinds: ACCESS_KINDS,
    visible: true,
    terms: ['login', 'auth', 'session', 'password', 'user', 'token'],
    entries: entriesIn(
      `
# login.method · How people sign in
pick_many 93 · behaviour, scope · method, content, permissions · for service, screens
? How do people sign in, and who can get an account?
~ Methods now and later, a second factor, and whether accounts are open to all or by invitation.
! The methods decide the data model, and who can register decides half of the screens.
* E-mail and password | The system shall let people sign in with an e-mail address and a password.
- A Google or GitHub account | The system shall let people sign in with a Google or GitHub account over OpenID Connect.
- Single sign-on | The system shall let a customer connect its own identity provider over SAML or OpenID Connect.
- A link by e-mail | The system shall let people sign in with a one-time link sent by e-mail, without a password.
- A second factor | The login shall ask for a one-time code from an authenticator app as a second factor.
- By invitation only | An account shall be created only through an invitation by an administrator.
# login.provider · Who does what at the sign-in
ask_text 94 · interfaces, security · method, content, storage, session · for service, screens
? Where does one come to the sign-in, what comes back, and what follows when it runs out?
?service Does it check tokens, or lead people to the sign-in, and what of a token must be right?
~ Issuer, audience and lifetime; which claim is the name; what is answered without one, or with one that ran out.
! A service that checks tokens and one that leads to a login page are two different programs.
> It checks the bearer token of …; without one 401, …
# login.roles · Roles, and those who sign in today
ask_text 90 · behaviour, compatibility · permissions, existing_data, existing_use · for service, screens · code
? Which of its roles may do what here, and what becomes of those who sign in the old way?
~ Each role by its name beside that of today; accounts, scripts and tests that use the old way; for how long both hold.
! Whoever comes in is the small half; what they may do then is the large one.
> The role … becomes …; scripts …; from … on only …
# login.command · How the tool signs in
pick_many 93 · interfaces, security · method, credentials, storage, permissions · for command_line, library
? How does the command sign in, and where is the token kept?
?library How does the caller authenticate, and how are credentials passed in?
~ Also how it works in CI, when a token expires, and how one signs out.
! People at a terminal and scripts in CI need different ways in.
* From the environment | The command shall read the token from an environment variable, if that is set.
- A token passed in | The command shall take the token as an option and never write it to disk.
- The browser | The command shall print a code, open the browser and wait for the confirmation there.
- The keychain of the system | The command shall store the token in the keychain of the operating system.
- A file for the user only | The command shall store the token in a file that only its owner can read.
# login.store · Where accounts and sessions are kept
pick_one 86 · data · storage, existing_data · for service, screens · facts database
? Where are users and sessions kept, and what becomes of existing users?
~ Password hashes, sessions or tokens, and users or older hashes that are there already.
! It decides whether somebody can be signed out, and how users are migrated.
* Our database, sessions | The system shall keep users and sessions in our database, where a session can be ended at any time.
- Our database, tokens | The system shall keep users in our database and give them a signed token that is valid until it expires.
- An identity provider | An identity provider shall keep users and passwords, with existing users imported.
# login.session · How long a session lasts
pick_one 82 · behaviour, security · session, retention · for service, screens
? How long does one stay signed in, and what ends a session early?
~ Logging out, a new password, a removed account, a lost device.
! Comfort and safety meet here.
* A working day | A session shall last 12 hours, or 30 days with “remember me”, or until a new password is set.
- 15 minutes without activity | A session shall end after 15 minutes without activity.
- Until one signs out | A session shall last until its owner signs out, also from other devices.
# login.recover · Guessed and forgotten passwords
pick_many 84 · security, errors · abuse, failure, recover, told · for service, screens
? What holds against guessing, and how does somebody locked out get back in?
~ Failed attempts, a forgotten password, a lost device, and what the messages give away.
! Recovery is the second login, and usually the weaker one.
* A lock after failures | When 5 attempts have failed, the system shall lock the account for 15 minutes.
* A reset link | When a password was forgotten, the system shall e-mail a link that resets it once, within an hour.
* Nothing given away | No message of the login or the reset shall say whether an account exists.
- Recovery codes | When a second factor is set up, the system shall show ten one-time recovery codes once.
`,
      {
        'login.method': { known: BY_ANOTHER_ACCOUNT, when: (context) => !isByProvider(context) },
        'login.provider': { when: isByProvider },
        'login.roles': { when: isByProvider },
        'login.command': { when: ({ project }) => project !== null },
        'login.store': { when: (context) => !isByProvider(context) },
        'login.session': { when: (context) => !isByProvider(context) },
        'login.recover': { when: (context) => !BY_ANOTHER_ACCOUNT.test(context.request) && !isByProvider(context) },
      },
    ),
  },
  {
    id: 'other-account',
    subject: 'the sign-in with another account',
    recognise: [SIGNS_IN_BY_ANOTHER],
    kind: 'feature',
    kinds: ACCESS_KINDS,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['login', 'auth', 'oauth', 'provider', 'callback', 'user', 'account'],
    entries: entriesIn(`
# other-account.known · Somebody who has an account already
pick_one 94 · behaviour, security · method, existing_data
? What if the e-mail address from there belongs to an account here already?
~ Whoever controls an address elsewhere may not be who registered with it here.
! It decides whether somebody can take over another’s account, and who ends up with two.
* Joined where it is verified | When an e-mail address that the provider has verified belongs to an account, the system shall sign its owner in to that account.
- Joined after the old way once | When the provider’s e-mail address belongs to an account, the system shall join the two accounts after its owner has signed in the old way.
- Refused | When the provider’s e-mail address belongs to an account, the system shall refuse the sign-in and say which way works.
- A second account | When the provider’s e-mail address belongs to an account, the system shall create a second account all the same.
# other-account.new · Somebody who is new
pick_one 90 · behaviour, scope · permissions, content
? What about somebody who has no account here yet?
~ Who may come in at all, and what is missing that the other account does not tell, such as a user name.
! It decides who gets in, and whether a step stands between the click and the first page.
* An account at once | When somebody without an account signs in, the system shall create one at once.
- What is missing is asked for | When somebody without an account signs in, the system shall ask for what is missing before it creates one.
- Only who was invited | When somebody without an account or an invitation signs in, the system shall refuse it.
# other-account.taken · What is taken over
pick_many 80 · data, behaviour · privacy, retention
? What is taken over from there, and does it follow later changes?
! Each thing that is asked for has to be agreed to by whoever signs in.
* The name | The system shall take over the name from the provider at the first sign-in.
* The picture | The system shall take over the picture from the provider at the first sign-in.
- It follows changes | The system shall take name and picture anew from the provider at each sign-in.
- Only the e-mail address | The system shall take over nothing from the provider but the e-mail address.
# other-account.without · Where it does not work
pick_many 84 · errors, behaviour · failure, undo, recover
? What holds where it is refused there, hides the address, or is disconnected later?
~ Somebody cancels, the provider does not answer, gives no e-mail address, or is not wanted any more.
! Whoever has only this way in is locked out by any of these.
* Back to the sign-in, with a message | When the sign-in is cancelled or fails, the system shall show the sign-in page with a message and the other ways.
* It can be disconnected | The system shall let people disconnect the provider’s account once they have another way to sign in.
- No address, no account | When the provider gives no e-mail address, the system shall refuse the sign-in and say why.
- Without an address, too | When the provider gives no e-mail address, the system shall ask for one.
# other-account.place · Its place and words
ask_text 72 · look_feel · look, wording · for screens
? Where does the button stand, and what does it say?
~ Beside or above the other ways, also where one registers and in the settings; the provider’s rules for its look.
! The first button is the one that is clicked.
> Above the form, “Continue with …”, also on the registration page
`),
  },
  {
    id: 'roles',
    subject: 'the access rules',
    recognise: [
      /\b((see|view|look at|read) [^.\n]{1,60}\b(but|and) (not|never|nothing|can(no|['’])t|touch nothing|change nothing)( be able to)?( to)?( change| edit| touch| mess| delete| modify| break)|(sehen|ansehen|anschauen|lesen)\b[^.\n]{0,40}\baber (nichts?|nicht)\b[^.\n]{0,40}(ändern|bearbeiten|löschen|anfassen|herumspielen)|roles?|permissions?|access (control|rights?|rules?)|rbac|acl|authori[sz]ation|admin(istrator)?s? (only|rights?|area)|privileges?)\b/i,
      /\b(everyone (can|sees|has)|everybody (can|sees|has)|anyone can|only (admins?|managers?|certain|some)\b[^.\n]{0,60}\b(see|edit|delete|change|do)|read[- ]only (access|users?|accounts?)|who (can|may) (see|do|edit|change)|not (everyone|everybody) should|too much access|(see|sees|open|read) (other|another|somebody else)(['’]s)? (people|users?|customers?|persons?)?(['’]s)? ?(data|orders|records|invoices|files)|other people['’]s|invit(e|es|ation|ations|ing)|share(d|s)? (\w+ )?(documents|files|projects|folders|lists) with)\b/i,
    ],
    unless:
      /\baria[- ]roles?\b|\brole attributes?\b|\b(file|android|camera|microphone|location) permissions?\b|\bauthori[sz]ation headers?\b|\bplay(s|ed|ing)? an? (\w+ )?role\b/i,
    kind: 'security',
    kinds: ACCESS_KINDS,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['role', 'permission', 'authorize', 'policy', 'admin', 'user'],
    entries: entriesIn(`
# roles.model · Roles, and what each may do
ask_text 93 · behaviour, scope · content, permissions, scope
? Which roles are there, and what may each of them see and change?
~ One line for each: what it sees, what it changes, what it must not do.
! This table is the specification; everything else is enforcement.
> Viewer: reads all. Editor: changes own. Admin: everything, also users.
# roles.grain · What access depends on
show_options 85 · security, data · grain, storage
? On what does access depend: the role alone, or also the record?
! Going from roles to single records later means checking every query again.
* Fixed roles | Access shall depend only on the role of the user, from a fixed set of roles. | + Simple to explain and test | - Every exception needs a new role
- Roles made of permissions | A role shall be a set of single permissions that administrators put together. | + Customers build their own roles | - A screen and a table to manage them
- Per record or team | Access shall depend on the role of the user and on the owner or team of the record. | + Sharing and ownership | - Every query has to filter
# roles.existing · What existing users become
pick_one 82 · compatibility, rollout · existing_data, existing_use, rollout
? What may existing users and API keys do on the first day?
~ Roles they get, who assigns them, sessions and links that are open.
! Too strict locks people out, too lax changes nothing.
* What they do today | Existing users and API keys shall keep their rights until an administrator narrows them.
- The least | Existing users shall get the smallest role, until administrators grant more.
- What a list says | Existing users shall get their roles from a prepared list, in one migration.
# roles.denied · What people without access get
pick_one 80 · behaviour, look_feel · failure, told, look
? What does somebody see who may not do something?
?service What does a caller without the right get?
~ Buttons and menus, a direct link, and a call to the server.
! Hidden, greyed and refused are different designs, and different leaks.
* Refused, not offered | The system shall not offer what a user may not do, and refuse it with status 403.
- Greyed with a reason | The system shall grey what a user may not do and say whom to ask for access.
- As if it did not exist | When a user asks for a record that they may not see, the system shall answer with status 404.
# roles.assign · Who grants roles
pick_one 78 · security, operations · assign, monitoring
? Who grants and withdraws roles, and how soon does it count?
~ Whether changes are recorded, and what protects the last administrator.
! Whoever can grant a role has it, in the end.
* Administrators | When an administrator grants a role, the system shall record it and apply it at once.
- Owners of a team or project | The system shall let the owner of a team or project grant roles to its members only.
- The directory | Roles shall follow from groups of the identity provider and change at the next login.
`),
  },
];
