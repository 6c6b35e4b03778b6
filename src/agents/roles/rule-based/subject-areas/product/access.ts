import type { ProjectKind } from '../../../../session/project-kind';
import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, design, opt } from '../../entries/entry';

const ACCESS_KINDS = [...BUILDING, 'migration'] as const;

/** Kinds of project that have users of their own. */
const WITH_USERS: readonly ProjectKind[] = ['service', 'web_app', 'app'];

/** Who somebody is, and what they may do. */
export const ACCESS_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'login',
    subject: 'the login',
    recognise: [
      /\b(log ?-?ins?|logging in|sign ?-?(in|up|on)s?|authenticat\w*|sso|single sign[- ]on|two[- ]factor|2fa|mfa|passkeys?|saml|oauth|(user|account) registration|user accounts?)\b/i,
      /\b(passwords?|(user|login) sessions?|sessions? (expir\w{1,4}|cookies?|tokens?|time-?outs?)|stay(s|ing)? (signed|logged) in|register(ing)? (themselves|an account)|google (account|login)|magic links?|anybody can (get|open|use)|not protected|log ?out|logged out|one-time codes?)\b/i,
    ],
    unless:
      /\b(log ?in (attempts?|history) (are|is) (logged|recorded)|(delete|erase|remove|close) (my|their|your|the|an?) (user )?accounts?)\b/i,
    kind: 'feature',
    kinds: ACCESS_KINDS,
    visible: true,
    terms: ['login', 'auth', 'session', 'password', 'user', 'token'],
    entries: [
      {
        key: 'login.method',
        for: WITH_USERS,
        names: 'How people sign in',
        dims: ['behaviour', 'scope'],
        settles: ['method', 'content', 'permissions'],
        known:
          /\b(?:with|via|through|using|by) (?:an? |their )?(?:google|github|gitlab|microsoft|apple|saml|oidc|openid|passkeys?|magic links?|sso|company account)\b/i,
        worth: 93,
        type: 'pick_many',
        ask: 'How do people sign in, and who can get an account?',
        context: 'Methods now and later, a second factor, and whether accounts are open to all or by invitation.',
        why: 'The methods decide the data model, and who can register decides half of the screens.',
        options: [
          best('E-mail and password', 'People sign in with an e-mail address and a password.'),
          opt('A Google or GitHub account', 'People sign in with a Google or GitHub account over OpenID Connect.'),
          opt('Single sign-on', 'A customer can connect its own identity provider over SAML or OpenID Connect.'),
          opt('A link by e-mail', 'People sign in with a one-time link sent by e-mail and have no password.'),
          opt('A second factor', 'The login asks for a one-time code from an authenticator app as a second factor.'),
          opt('By invitation only', 'An account is created only through an invitation by an administrator.'),
        ],
      },
      {
        key: 'login.command',
        for: ['command_line', 'library'],
        when: ({ project }) => project !== null,
        names: 'How the tool signs in',
        dims: ['interfaces', 'security'],
        settles: ['method', 'credentials', 'storage', 'permissions'],
        worth: 93,
        type: 'pick_many',
        ask: byProject({
          library: 'How does the caller authenticate, and how are credentials passed in?',
          other: 'How does the command sign in, and where is the token kept?',
        }),
        context: 'Also how it works in CI, when a token expires, and how one signs out.',
        why: 'People at a terminal and scripts in CI need different ways in.',
        options: [
          best('From the environment', 'The token is read from an environment variable, if that is set.'),
          opt('A token passed in', 'The token is passed as an option and is never written to disk.'),
          opt('The browser', 'The tool prints a code, opens the browser and waits for the confirmation there.'),
          opt('The keychain of the system', 'The token is stored in the keychain of the operating system.'),
          opt('A file for the user only', 'The token is stored in a file that only its owner can read.'),
        ],
      },
      {
        key: 'login.store',
        for: WITH_USERS,
        names: 'Where accounts and sessions are kept',
        dims: ['data'],
        settles: ['storage', 'existing_data'],
        worth: 86,
        type: 'pick_one',
        facts: ['database'],
        ask: 'Where are users and sessions kept, and what becomes of existing users?',
        context: 'Password hashes, sessions or tokens, and users or older hashes that are there already.',
        why: 'It decides whether somebody can be signed out, and how users are migrated.',
        options: [
          best(
            'Our database, with sessions',
            'Users and sessions are kept in our database, and a session can be ended at any time.',
          ),
          opt('Our database, with tokens', 'Users are kept in our database; a signed token is valid until it expires.'),
          opt(
            'An identity provider',
            'An identity provider keeps users and passwords, and existing users are imported there.',
          ),
        ],
      },
      {
        key: 'login.session',
        for: WITH_USERS,
        names: 'How long a session lasts',
        dims: ['behaviour', 'security'],
        settles: ['session', 'retention'],
        worth: 82,
        type: 'pick_one',
        ask: 'How long does one stay signed in, and what ends a session early?',
        context: 'Logging out, a new password, a removed account, a lost device.',
        why: 'Comfort and safety meet here.',
        options: [
          best('A working day', 'A session lasts 12 hours, or 30 days with “remember me”; a new password ends it.'),
          opt('15 minutes without activity', 'A session ends after 15 minutes without activity.'),
          opt(
            'Until one signs out',
            'A session lasts until its owner signs out, which they can do from other devices too.',
          ),
        ],
      },
      {
        key: 'login.recover',
        for: WITH_USERS,
        names: 'Guessed and forgotten passwords',
        dims: ['security', 'errors'],
        settles: ['abuse', 'failure', 'recover', 'told'],
        worth: 84,
        type: 'pick_many',
        ask: 'What holds against guessing, and how does somebody locked out get back in?',
        context: 'Failed attempts, a forgotten password, a lost device, and what the messages give away.',
        why: 'Recovery is the second login, and usually the weaker one.',
        options: [
          best('A lock after failures', 'After 5 failed attempts an account is locked for 15 minutes.'),
          best('A reset link', 'A forgotten password is reset through an e-mailed link that works once, for an hour.'),
          best('Nothing given away', 'No message of the login or the reset says whether an account exists.'),
          opt('Recovery codes', 'Ten one-time recovery codes are shown once when a second factor is set up.'),
        ],
      },
    ],
  },
  {
    id: 'roles',
    subject: 'the access rules',
    recognise: [
      /\b(roles?|permissions?|access (control|rights?|rules?)|rbac|acl|authori[sz]ation|admin(istrator)?s? (only|rights?|area)|privileges?)\b/i,
      /\b(everyone (can|sees|has)|everybody (can|sees|has)|anyone can|only (admins?|managers?|certain|some)\b[^.\n]{0,60}\b(see|edit|delete|change|do)|read[- ]only (access|users?|accounts?)|who (can|may) (see|do|edit|change)|not (everyone|everybody) should|too much access|(see|sees|open|read) (other|another|somebody else)(['’]s)? (people|users?|customers?|persons?)?(['’]s)? ?(data|orders|records|invoices|files)|other people['’]s|invit(e|es|ation|ations|ing)|share(d|s)? (\w+ )?(documents|files|projects|folders|lists) with)\b/i,
    ],
    unless:
      /\baria[- ]roles?\b|\brole attributes?\b|\b(file|android|camera|microphone|location) permissions?\b|\bauthori[sz]ation headers?\b|\bplay(s|ed|ing)? an? (\w+ )?role\b/i,
    kind: 'security',
    kinds: ACCESS_KINDS,
    for: WITH_USERS,
    visible: true,
    terms: ['role', 'permission', 'authorize', 'policy', 'admin', 'user'],
    entries: [
      {
        key: 'roles.model',
        names: 'Roles, and what each may do',
        dims: ['behaviour', 'scope'],
        settles: ['content', 'permissions', 'scope'],
        worth: 93,
        type: 'ask_text',
        ask: 'Which roles are there, and what may each of them see and change?',
        context: 'One line for each: what it sees, what it changes, what it must not do.',
        why: 'This table is the specification; everything else is enforcement.',
        placeholder: 'Viewer: reads all. Editor: changes own. Admin: everything, also users.',
      },
      {
        key: 'roles.grain',
        names: 'What access depends on',
        dims: ['data', 'security'],
        settles: ['grain', 'storage'],
        worth: 85,
        type: 'show_options',
        ask: 'On what does access depend: the role alone, or also the record?',
        why: 'Going from roles to single records later means checking every query again.',
        options: [
          design(
            'Fixed roles',
            'Access depends only on the role of the user, from a fixed set of roles.',
            ['Simple to explain and test'],
            ['Every exception needs a new role'],
            true,
          ),
          design(
            'Roles made of permissions',
            'A role is a set of single permissions that administrators can put together.',
            ['Customers build their own roles'],
            ['A screen and a table to manage them'],
          ),
          design(
            'Per record or team',
            'Access depends on the role of the user and on the owner or team of the record.',
            ['Sharing and ownership'],
            ['Every query has to filter'],
          ),
        ],
      },
      {
        key: 'roles.existing',
        names: 'What existing users become',
        dims: ['compatibility', 'rollout'],
        settles: ['existing_data', 'existing_use', 'rollout'],
        worth: 82,
        type: 'pick_one',
        ask: 'What may existing users and API keys do on the first day?',
        why: 'Too strict locks people out, too lax changes nothing.',
        options: [
          best(
            'What they can do today',
            'Existing users and API keys keep what they can do until an administrator narrows it.',
          ),
          opt('The least', 'Existing users get the smallest role, and administrators grant more.'),
          opt('What a list says', 'Existing users get their roles from a prepared list, in one migration.'),
        ],
      },
      {
        key: 'roles.denied',
        names: 'What people without access get',
        dims: ['behaviour', 'look_feel'],
        settles: ['failure', 'told', 'look'],
        worth: 80,
        type: 'pick_one',
        ask: byProject({
          service: 'What does a caller without the right get?',
          other: 'What does somebody see who may not do something?',
        }),
        context: 'Buttons and menus, a direct link, and a call to the server.',
        why: 'Hidden, greyed and refused are different designs, and different leaks.',
        options: [
          best(
            'Refused, not offered',
            'What a user may not do is not offered, and the server refuses it with status 403.',
          ),
          opt('Greyed with a reason', 'What a user may not do is greyed and says whom to ask for access.'),
          opt('As if it did not exist', 'A record that a user may not see is answered with status 404.'),
        ],
      },
      {
        key: 'roles.assign',
        names: 'Who grants roles',
        dims: ['security', 'operations'],
        settles: ['assign', 'monitoring'],
        worth: 78,
        type: 'pick_one',
        ask: 'Who grants and withdraws roles, and how soon does it count?',
        context: 'Whether changes are recorded, and what protects the last administrator.',
        why: 'Whoever can grant a role has it, in the end.',
        options: [
          best(
            'Administrators',
            'Administrators grant roles; each change is recorded and counts from the next request.',
          ),
          opt('Owners of a team or project', 'The owner of a team or project grants roles to its members only.'),
          opt('The directory', 'Roles follow from groups of the identity provider and change at the next login.'),
        ],
      },
    ],
  },
];
