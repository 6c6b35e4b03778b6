import type { Entry } from '../entries/entry';
import { best, opt } from '../entries/entry';

/** Who may, what is protected, and what happens when something goes wrong. */
export const SAFETY: readonly Entry[] = [
  {
    key: 'general.permissions',
    names: 'Who may use it, and on whose data',
    dims: ['security'],
    settles: ['permissions'],
    worth: 0,
    type: 'pick_one',
    ask: ({ it }) => `Who may use ${it}, and on whose data?`,
    context: 'Roles and permissions, whether a sign-in is needed, and what has to stay private or hidden from others.',
    why: 'Access is cheap to build in and expensive to add.',
    options: [
      best('Signed-in users, on their own data', 'Administrators may see everything, as today.'),
      opt('Certain roles only', 'Please name the roles or the permission.'),
      opt('Everybody', 'No sign-in is needed.'),
      opt('No person at all', 'Only other parts of the system call it.'),
    ],
  },
  {
    key: 'general.privacy',
    names: 'Sensitive data it comes near',
    dims: ['security'],
    settles: ['privacy'],
    worth: 0,
    type: 'pick_many',
    ask: 'Which sensitive things can it come near?',
    why: 'What must not leak has to be known before the first line of code.',
    options: [
      opt('Personal data', 'Names, addresses, mail; to be shown to nobody else.'),
      opt('Secrets', 'Passwords, tokens, keys.'),
      opt('Money', 'Prices, payments, invoices.'),
      opt('Data of other customers', 'One must never see the data of another.'),
      opt('Input from strangers', 'Validated and limited before use.'),
    ],
  },
  {
    key: 'general.failure',
    names: 'When something fails',
    dims: ['errors', 'operations'],
    settles: ['failure', 'monitoring'],
    worth: 0,
    type: 'pick_one',
    ask: 'When something fails on the way, what should happen, and who notices?',
    context:
      'Invalid input, a network or service that is down, an interrupted run, the same thing twice; ' +
      'and what is logged, measured or alerted.',
    why: 'The unhappy path is usually half the code.',
    options: [
      best('Stop with a clear error', 'Nothing is left half finished, and it says how to go on.'),
      opt('Go on without it', 'A fallback is used; the failure is logged.'),
      opt('Try again by itself', 'A few attempts with growing delay, then give up visibly.'),
    ],
  },
  {
    key: 'general.monitoring',
    names: 'How its working is noticed in production',
    dims: ['operations'],
    settles: ['monitoring'],
    worth: 0,
    type: 'pick_many',
    ask: 'How will you notice in production that it works, or does not?',
    why: 'What is not watched is found by customers.',
    options: [
      best('Errors in the log', 'With enough detail to find the case.'),
      opt('Counters', 'How often, how long, how many failed, on the dashboard that is there.'),
      opt('An alert', 'Somebody is woken above a threshold.'),
      opt('A report to look at', 'Once a week or on demand.'),
      opt('Nothing special', 'The existing monitoring is enough.'),
    ],
  },
];
