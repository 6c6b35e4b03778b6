import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt, WITH_SCREENS } from '../../entries/entry';

/** Money. */
export const PAYMENT_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'payments',
    subject: 'the payments',
    recognise: [
      /\b(payments?|pay (with|by|online|for|monthly|yearly|annually|later|per|in instal\w+|us)|(let|want|able) (\w+ ){0,2}(to )?pay|check-?out|(monthly|yearly|annual|recurring) (billing|plans?|fees?)|billing|invoicing|subscriptions? (plans?|billing|fees?|model)?|refunds?|stripe|paypal|credit cards?|pricing plans?|charg(e|es|ed|ing) (customers|users|people|for|money)|paid plans?|vouchers?|coupons?|discount codes?)\b/i,
      /\b((send|create|issue|write|pay)(s|ing)? (\w+ ){0,2}invoices?|monthly fee|free trials?|trial period|vat|sales tax|premium (features?|plan|users?|version)|upgrade (their )?plan|sepa|klarna|apple pay|cancel (my|their|a|the) (plan|subscription|order)|gift cards?|web ?shop|sell(ing)? (in|to|online|our)|bookings? fees?|donat(e|ions?))\b/i,
    ],
    unless:
      /\bsubscrib(e|es|ing|er) (to )?(an? )?(event|topic|channel|observable)s?\b|\bevent subscriptions?\b|delete (their|an|my) account|\b(git|branch|repository|shallow|sparse) check-?outs?\b|\bcheck(ed|ing)? ?out (the |a )?(branch|repo\w*|code|commit|tag)/i,
    kind: 'feature',
    kinds: [...BUILDING, 'migration'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['payment', 'invoice', 'charge', 'price', 'order', 'subscription'],
    entries: [
      {
        key: 'pay.method',
        names: 'Provider and means of payment',
        dims: ['scope', 'interfaces'],
        settles: ['content', 'dependency', 'method', 'look'],
        worth: 93,
        type: 'pick_one',
        known: /\b(stripe|paypal|adyen|mollie|braintree|paddle|square)\b/i,
        ask: 'Which provider and which means of payment?',
        context:
          'Cards, wallets, direct debit, invoice; countries and currencies; and where people type in their card.',
        why: 'The provider’s model shapes everything else; card data must never touch our servers.',
        options: [
          best('A provider’s own page', 'People pay with card or wallet on the page of the payment provider.'),
          opt('A form of the provider', 'People pay with card or wallet in a form of the provider inside our page.'),
          opt('Bank transfer too', 'Besides card and wallet, people can pay by bank transfer and direct debit.'),
          opt('On invoice', 'People pay an invoice by bank transfer, which is matched by its number.'),
        ],
      },
      {
        key: 'pay.model',
        names: 'What is paid for, and when',
        dims: ['behaviour'],
        settles: ['scope', 'flow'],
        worth: 91,
        type: 'pick_one',
        ask: 'What is paid for: once, by subscription or by usage?',
        context: 'Prices and plans, a trial, changes in the middle of a period, cancelling.',
        why: 'Subscriptions bring proration, renewals and cancellations with them.',
        options: [
          best('Once', 'An order is paid once, at the checkout.'),
          opt('A plan', 'A plan is paid monthly or yearly; cancelling counts from the end of the period.'),
          opt('By usage', 'Usage is measured and charged at the end of each month.'),
          opt('By seat', 'A price is paid each month for each user of the customer.'),
        ],
      },
      {
        key: 'pay.failure',
        names: 'Failed and doubtful payments',
        dims: ['errors'],
        settles: ['failure', 'told'],
        worth: 87,
        type: 'pick_one',
        ask: 'What if a payment fails, or its result is not known yet?',
        context: 'Declined and expired cards, a result that comes minutes later, reminders, and what stays usable.',
        why: 'Cards expire, banks ask back, and the answer may come by webhook minutes later.',
        options: [
          best('Nothing until it is confirmed', 'An order stays pending until the provider has confirmed its payment.'),
          opt('Retries, then limits', 'A failed payment is tried 3 times within 14 days, then access is limited.'),
          opt('Delivered on trust', 'An order is delivered before its payment is confirmed.'),
        ],
      },
      {
        key: 'pay.invoice',
        names: 'Invoices, taxes and refunds',
        dims: ['data', 'behaviour'],
        settles: ['format', 'retention', 'undo'],
        worth: 83,
        type: 'pick_many',
        ask: 'Which of invoices, taxes and refunds belong to it?',
        context: 'Who may refund, and what is out of scope.',
        why: 'Tax law decides numbering, contents, and how long they are kept.',
        options: [
          best('An invoice as PDF', 'Each payment gets an invoice as PDF with a consecutive number, by e-mail.'),
          opt('VAT or sales tax', 'Prices include the VAT or sales tax of the customer’s country.'),
          opt('Refunds', 'A payment can be refunded in full or in part; each refund is recorded.'),
          opt('Vouchers', 'A voucher lowers the price by a percentage or an amount.'),
          opt('Accounting', 'Payments and invoices can be exported for accounting once a month.'),
        ],
      },
      {
        key: 'pay.twice',
        names: 'No double charges',
        dims: ['behaviour', 'acceptance'],
        settles: ['simultaneous', 'repeated'],
        worth: 82,
        type: 'pick_many',
        ask: 'What prevents a double charge, and how are amounts compared?',
        context: 'A second click, a repeated webhook, two open tabs, and differences between our records and theirs.',
        why: 'A second click or a repeated webhook must not cost anybody money.',
        options: [
          best('An idempotency key', 'Each order has one idempotency key, so that it cannot be charged twice.'),
          best('Webhooks count once', 'A webhook of the provider that arrives twice changes nothing the second time.'),
          opt('A daily comparison', 'A daily comparison with the provider lists differences in amounts.'),
        ],
      },
    ],
  },
];
