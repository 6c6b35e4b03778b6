import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Words for records that both sides have. */
const BOTH_WAYS =
  /\b(?:sync\w*|both ways|two-way|back and forth|mirror\w*|keep\w* .{1,40} in step|same (?:records?|customers?|contacts?|products?)|integrat\w+|connect\w*)\b/i;

/** Other systems. */
export const CONNECTION_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'webhooks',
    subject: 'the webhooks',
    recognise: [
      /\bweb-?hooks?\b/i,
      /\b(call(s|ed)? (back )?(a|their|the customer['’]?s) urls?|(tell|notify|inform) (other|external|their) systems?|event subscriptions?|push events? to|polls? (us|our api) (all the time|every|constantly))\b/i,
    ],
    // What others send here has its own rules, which are theirs.
    unless: /\b(?:stripe|paypal|github|gitlab|slack)\b.*\bweb-?hook|\bweb-?hook (?:comes?|came|arriv\w+)\b/i,
    kind: 'integration',
    kinds: BUILDING,
    visible: false,
    terms: ['webhook', 'event', 'subscription', 'signature', 'delivery'],
    entries: entriesIn(`
# hooks.events · Direction and events
ask_text 94 · scope, interfaces · direction, scope, content, volume
? Outgoing or incoming, and for which events?
~ The names of the first events, what sets each off, which are left out, and how many a minute at peak.
! Sending and receiving share little but the name.
> Outgoing: order.created, order.paid; not for drafts
# hooks.payload · Payload of a call
ask_code 88 · interfaces, data · format, shape, privacy
? What does the payload of one call look like?
~ Ids, type, version, which fields of the object, and whether personal data is in it. An example is best.
! Fields once sent can never be taken back.
> { "id": "evt_1", "type": "order.paid", "version": 1, "orderId": "42" }
# hooks.retry · Delivery, failures and order
pick_many 87 · errors, behaviour · failure, simultaneous, repeated, order, speed
? What is promised about delivery when a receiver is down or slow?
~ Attempts and time-out, slow receivers, duplicates, order, and when an address is switched off.
! Some receiver is always down, and receivers are written against the promise.
* Retries for a day | If a call fails, then the system shall try it eight times over 24 hours, with growing delays.
* At least once | If an event arrives twice or out of order, then its id shall let the receiver notice.
- In order per object | If an event is not delivered, then the system shall hold back the next ones of the same object.
- A time-out of 5 seconds | If a receiver takes over 5 seconds, then the call shall time out without delaying calls to others.
- Switched off | If the last attempt at an address fails, then the system shall switch the address off and e-mail its owner.
# hooks.security · Signature and allowed targets
pick_many 86 · security · abuse, credentials, permissions
? How is a call verified, and which target addresses are allowed?
~ The signature and its secret, old calls sent again, private or internal addresses.
! An outgoing webhook makes a server call any URL that somebody types in.
* Signed | The system shall sign each call with HMAC-SHA256 over its body and time stamp.
* Valid for minutes | A signature shall be valid for five minutes.
* No private targets | The system shall call only addresses that use HTTPS and do not resolve to a private network.
- Secrets can be changed | When a secret is replaced, the old one shall stay valid for 24 hours.
# hooks.log · What customers see and do themselves
pick_many 77 · operations, look_feel · monitoring, interface, look, retention, storage · for service, web_app
? What can customers see and do by themselves?
~ Managing addresses, a log of deliveries and how long it is kept, sending again, and how it looks.
! Without a log every lost call becomes a support case.
* Manage addresses | The system shall let customers add, test and switch off their addresses.
* A log of deliveries | The system shall show customers their last 100 deliveries with status, duration and response.
- Send again | The system shall let customers send a past event again.
`),
  },
  {
    id: 'third-party',
    subject: 'the integration',
    recognise: [
      /\b(integrat(e|es|ion|ions|ing)( with)?|third[- ]party|connectors?|sync(s|ed|ing|hroni[sz]\w*)? (\w+ ){0,4}(with|to|from)|connect(ed|ion|ing)? (it |us |our \w+ )?(to|with))\b/i,
      /\b(slack|salesforce|hubspot|zapier|jira|github|gitlab|google (calendar|drive|sheets|maps|analytics)|outlook|microsoft teams|shopify|zendesk|mailchimp|quickbooks|datev|sap|erp|crm|openai|s3|twilio)\b/i,
    ],
    // What works with a framework is called by it, and exchanges nothing.
    unless:
      /\b(?:django|flask|fastapi|starlette|aiohttp|pyramid|rails|sinatra|laravel|symfony|spring|express|koa|fastify|hono|next(?:\.js)?|nuxt|react|vue|svelte|angular|vite|webpack|rollup|pytest|jest|vitest|sqlalchemy|pydantic|eslint|vs ?code|neovim|vim|emacs)(?:['’]?s)? integration\b|\bintegrat\w+ (?:with|for|into) (?:django|flask|fastapi|starlette|rails|laravel|symfony|spring|express|koa|fastify|hono|next(?:\.js)?|nuxt|react|vue|svelte|angular|vite|webpack|pytest|jest|vitest|eslint|vs ?code|neovim|vim|emacs)\b|\bgithub (?:actions?|workflows?)\b|\bcontinuous integration|integration tests?|github actions|gitlab ci\b|\bconnect(ed|ion|ing)? (to|with) (the |a )?(database|server|socket|proxy|broker|redis)|github[- ](issues?|pages|readme|releases?)\b|\b(log|sign)(ging|ing)? ?-?in (\w+ ){0,3}(with|via|through|using)\b/i,
    // A library integrates itself into what calls it, a command has its sibling for it: they exchange nothing.
    for: ['web_app', 'app', 'service'],
    kind: 'integration',
    kinds: BUILDING,
    visible: false,
    terms: ['client', 'sync', 'api', 'token', 'provider'],
    entries: entriesIn(
      `
# partner.content · What is exchanged, and when
ask_text 92 · scope, interfaces · direction, content, scope, speed, volume
? Which data goes which way, what triggers it, and how soon must it arrive?
?library Which data goes which way, and by which calls?
?command_line Which data goes which way, and what does the command do with it?
~ Objects and fields, direction, event or schedule, the delay allowed, how many a day.
! Direction and trigger decide the shape of the whole connection.
> Paid orders → a deal in HubSpot (amount, owner), within a minute, 200 a day; nothing back
# partner.account · Account and credentials
pick_one 86 · security · credentials, permissions, privacy · for service, screens
? With whose account does it connect, and where are the credentials kept?
! It decides who sets it up and who can see what.
* One per customer | The system shall let each customer connect an account over OAuth, and store its tokens encrypted.
- One of ours | The system shall use one account of ours for everybody, with its key from the secret store.
- One per user | The system shall let each user connect an account and see only what that account may see.
# partner.credentials · Where credentials come from
pick_many 86 · interfaces, security · credentials, permissions, privacy · for library, command_line
? Where does the command take credentials and settings from?
?library How does the caller pass credentials and configuration for it?
~ Options, environment variables, configuration files, and what is never written to a log.
! Scripts and CI have no person to ask for a password.
* Environment variables | The system shall read credentials from documented environment variables.
- Passed in | Credentials passed with the call shall win over every other source.
- A configuration file | The system shall read credentials from a configuration file in the home directory.
* Never shown | Credentials shall never appear in output, errors or logs.
# partner.down · When the other side fails
pick_one 84 · errors · failure, told
? What if the other side is down, slow or refuses, and who is told?
~ Rate limits, expired tokens, time-outs, half-finished exchanges.
! Rate limits and expired tokens are the normal case of an integration.
# partner.conflict · Leading system and existing records
pick_one 80 · behaviour, data · simultaneous, repeated, existing_data · for service, screens
? Which side wins, and how is the same record recognised?
~ Changes on both sides, duplicates, deleted records, and records from before the connection.
! Both sides will have changed the same thing one day.
* Our side leads | Our records shall overwrite those of the other side, matched by a stored id.
- The other side leads | Records of the other side shall overwrite ours, matched by a stored id.
- The latest change wins | When both sides changed one field, the later change shall win, by its time stamp.
- One direction only | Data shall go one way only, and create no record that arrived already.
`,
      {
        'partner.credentials': { when: ({ project }) => project !== null },
        'partner.down': {
          options: ({ project }) => [
            ...(project === 'library' || project === 'command_line'
              ? []
              : [
                  best(
                    'Kept and retried',
                    'If something cannot be exchanged, then the system shall retry it for a day before it tells the owner.',
                  ),
                ]),
            opt(
              'Fails visibly at once',
              'If an exchange fails, then the system shall report it at once with the error of the other side.',
            ),
            opt(
              'Retries, then an error',
              'If an exchange fails, then the system shall retry it three times before it reports the error.',
            ),
            opt(
              'Goes on without it',
              'If an exchange fails, then the system shall log it and go on with everything else.',
            ),
          ],
        },
        'partner.conflict': { when: ({ said }) => BOTH_WAYS.test(said) },
      },
    ),
  },
];
