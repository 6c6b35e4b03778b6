import { subwords } from '../../../../base/english/subwords';
import type { AreaContext, SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** What was bought, in the words of a name: a “sort order” and “order by” are none. */
const ORDERS =
  /(?<!\b(?:sort|sorting|tab|column|display|reading|stacking|byte|load|z) )\borders?\b(?! by\b)|\b(?:invoice|refund|purchase|booking)s?\b/;

const namesOrders = (name: string) => ORDERS.test(subwords(name).join(' '));

/** Whether something is kept of what was bought: a cart alone has nothing that could be sent back. */
const knowsOrders = ({ code }: AreaContext): boolean =>
  code.length === 0 ||
  code.some(({ path, names = [] }) => namesOrders(path) || names.some(({ name }) => namesOrders(name)));

/** Money. */
export const PAYMENT_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'payments',
    subject: 'the payments',
    recognise: [
      /\b(payments?|deposits?|down ?payments?|prepay\w{0,5}|pay (with|by|online|for|monthly|yearly|annually|later|per|in instal\w+|us)|(let|want|able) (\w+ ){0,2}(to )?pay|check-?out|(monthly|yearly|annual|recurring) (billing|plans?|fees?)|billing|subscriptions? (plans?|billing|fees?|model)?|refunds?|stripe|paypal|credit cards?|pricing plans?|charg(e|es|ed|ing) (customers|users|people|for|money)|paid plans?)\b/i,
      /\b(monthly fee|free trials?|trial period|vat|sales tax|premium (features?|plan|users?|version)|upgrade (their )?plan|sepa|klarna|apple pay|cancel (my|their|a|the) (plan|subscription|order)|gift cards?|web ?shop|sell(ing)? (in|to|online|our)|bookings? fees?|donat(e|ions?))\b/i,
    ],
    unless:
      /\b(vouchers?|coupons?|discount codes?)\b|\bcheck-?out (?:\w+ ){0,2}(?:nicer|prettier|responsive|usable|accessible|on (?:mobile|phones?))\b|\bsubscrib(e|es|ing|er) (to )?(an? )?(event|topic|channel|observable)s?\b|\bevent subscriptions?\b|delete (their|an|my) account|\b(git|branch|repository|shallow|sparse) check-?outs?\b|\bcheck(ed|ing)? ?out (the |a )?(branch|repo\w*|code|commit|tag)/i,
    kind: 'feature',
    kinds: [...BUILDING, 'migration'],
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['payment', 'invoice', 'charge', 'price', 'order', 'subscription'],
    entries: entriesIn(
      `
# pay.method · Provider and means of payment
pick_one 93 · scope, interfaces · content, dependency, method, look, direction, storage
? Which provider and which means of payment?
~ Cards, wallets, direct debit, invoice; countries and currencies; and the look of the page where one pays.
! The provider’s model shapes everything else; card data must never touch our servers.
* A provider’s own page | The system shall let people pay with card or wallet on the page of the payment provider.
- A form of the provider | The system shall let people pay with card or wallet in a form of the provider inside our page.
- Bank transfer too | The system shall let people pay by bank transfer and direct debit, besides card and wallet.
- On invoice | The system shall let people pay an invoice by bank transfer, which is matched by its number.
# pay.model · What is paid for, and when
pick_one 91 · behaviour · scope, flow, existing_data, volume
? What is paid for: once, by subscription or by usage?
~ Prices and plans, a trial, changes in the middle of a period, cancelling, existing customers, and how many pay.
! Subscriptions bring proration, renewals and cancellations with them.
* Once | An order shall be paid once, at the checkout.
- A plan | A plan shall be paid monthly or yearly, and end with its period when it is cancelled.
- By usage | Usage shall be measured and charged at the end of each month.
- By seat | A price shall be paid each month for each user of the customer.
# pay.failure · Failed and doubtful payments
pick_one 87 · errors · failure, told
? What if a payment fails, or its result is not known yet?
~ Declined and expired cards, a result that comes minutes later, reminders, and what stays usable.
! Cards expire, banks ask back, and the answer may come by webhook minutes later.
* Nothing until it is confirmed | If the result of a payment is not known yet, then the order shall stay pending until the provider has confirmed it.
- Retries, then limits | If a payment fails, then the system shall try it 3 times within 14 days before it limits access.
- Delivered on trust | If the result of a payment is not known yet, then the system shall deliver the order already.
# pay.invoice · Invoices, taxes and refunds
pick_many 83 · data, behaviour · format, retention, undo, permissions, privacy
? Which of invoices, taxes and refunds belong to it?
~ Who may see payments and refund, how long invoices are kept, export to accounting.
! Tax law decides numbering, contents, and how long they are kept.
* An invoice as PDF | Each payment shall get an invoice as PDF with a consecutive number, by e-mail.
- VAT or sales tax | VAT or sales tax shall be calculated by the customer’s country and shown separately.
- Refunds | The system shall refund a payment in full or in part, and record each refund.
- Vouchers | A voucher shall lower the price by a percentage or an amount.
- Accounting | The system shall export payments and invoices for accounting once a month.
# pay.twice · No double charges
pick_many 82 · behaviour, acceptance · simultaneous, repeated
? What prevents a double charge, and how are amounts compared?
~ A second click, a repeated webhook, differences between our records and theirs, and a test that plays it.
! A second click or a repeated webhook must not cost anybody money.
* An idempotency key | Each order shall have one idempotency key, so that it cannot be charged twice.
* Webhooks count once | When a webhook of the provider arrives twice, the system shall change nothing the second time.
- A daily comparison | A daily comparison with the provider shall list differences in amounts.
`,
      {
        'pay.method': { known: /\b(stripe|paypal|adyen|mollie|braintree|paddle|square)\b/i },
      },
    ),
  },
  {
    id: 'invoices',
    subject: 'the invoices',
    recognise: [
      /\b((generat|creat|send|issu|writ|produc|print|mak|number)(e|es|ing|s)? (\w+ ){0,3}(invoices?|credit notes?)|invoicing|invoice (generation|numbers?|templates?|layout|pdfs?)|e-?invoic\w{1,4}|zugferd|xrechnung|factur-x)\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['invoice', 'tax', 'order', 'number', 'pdf'],
    entries: entriesIn(`
# invoices.content · Content and rules of an invoice
ask_text 92 · behaviour, scope · content, scope
? What must an invoice contain, and how are its number and taxes made?
~ Consecutive numbers, tax rates and countries, reverse charge, currency, rounding; and what is left out.
! Tax law decides most of it, and mistakes cost money later.
> Number: year-000123, without gaps; VAT 19, 7 or 0 percent; reverse charge for EU companies
# invoices.trigger · When an invoice is made and sent
pick_one 88 · behaviour · flow, trigger, volume
? When is an invoice made, for what, and how does the customer get it?
~ The trigger, one or many at once, by e-mail or in the account, and how many there are.
! A click, an event and a nightly run are different pieces of work.
* With each order | When an order is paid, the system shall make an invoice and send it by e-mail.
- Once a month | The system shall make one invoice each month for each customer, for all orders of the month.
- By hand | When somebody asks for it on the page of the order, the system shall make an invoice.
# invoices.form · Form and look of an invoice
pick_many 85 · look_feel, interfaces · look, format, wording
? In which form are invoices made, and what do they look like?
~ PDF or XML, letterhead and logo, languages, and a template that exists already.
! Companies and authorities want their own formats.
* PDF | An invoice shall be a PDF file with our letterhead.
- E-invoice | An invoice shall be machine-readable as XML by EN 16931.
- The customer’s language | An invoice shall be written in the language of the customer.
# invoices.correction · Corrections and storage
pick_many 84 · data, errors · undo, retention, storage, failure, permissions
? How is an invoice corrected, and how long is it kept?
~ Wrong invoices, refunds, who may release or correct one, storage that nobody can change.
! An invoice that was sent must not change any more.
* By a credit note | When a sent invoice is wrong, the system shall correct it by a credit note and leave it unchanged.
- Drafts | An invoice shall be a draft until somebody releases it.
* Kept for ten years | Invoices shall be kept unchanged for ten years.
`),
  },
  {
    id: 'price-rules',
    subject: 'the reductions and extra costs',
    recognise: [
      /\b(vouchers?|coupons?|discounts?|promo(?:tion)? codes?|free (?:shipping|delivery)|(?:shipping|delivery) (?:costs?|fees?|rates?)|surcharges?|(?:different|other|higher|lower|special|seasonal|weekend|bulk|staggered) prices?|prices? (?:by|per|for) (?:season|weekends?|weekdays?|group)|loyalty points?)\b/i,
    ],
    unless: /\b(?:as|in|to|into) (?:an? )?(?:csv|excel|pdf)\b|\bwrong\b|\bbugs?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['price', 'discount', 'cart', 'order', 'total', 'shipping'],
    entries: entriesIn(
      `
# price-rules.rule · Rule and calculation
ask_text 95 · behaviour, scope · content, scope, semantics · code
? When exactly does the discount or charge apply, and how is it calculated?
~ Amount or percentage, of which sum (with or without tax, before or after other reductions), for whom and for what, since when and until when, how often.
! A cent or a day more or less is what customers write about.
> From 50.00 of goods, with tax, after reductions; only within the country; not for bulky goods
# price-rules.together · Several at once
pick_one 88 · behaviour · edges, repeated
? What holds where several reductions or costs meet?
! Without a rule the order of the code decides who pays what.
* Only the best one | If several reductions apply, then the system shall apply only the one that is best for the customer.
- One after the other | If several reductions apply, then the system shall apply them one after the other, percentages first.
- One code at a time | The system shall take one code at a time; a second one replaces the first.
# price-rules.shown · Where it is shown
pick_many 86 · look_feel, behaviour · look, wording, flow
? Where does one see it, and what does one read where it does not apply?
! An amount that changes without a word looks like a mistake.
* A line of its own | The cart shall show it as a line of its own with its amount.
- What is missing | While a condition is not met, the cart shall say what is missing, for example the amount.
* The reason | If a code is refused, then the system shall say why: unknown, expired, used up or not for these goods.
- Before the cart | The pages of the goods shall mention it, too.
- On the invoice | The confirmation and the invoice shall show it with its name and amount.
# price-rules.later · Changed, cancelled and returned orders
pick_one 84 · behaviour, data · undo, existing_data
? What becomes of it when an order is changed, cancelled or sent back in part?
! What remains may be below the condition that was met.
* It stays as it was | When part of an order is sent back, the system shall keep what was granted and refund what was paid for that part.
- Calculated again | When part of an order is sent back, the system shall calculate the order again and refund the difference.
- Only whole orders | The system shall let only whole orders be cancelled, and gives a used code back.
# price-rules.who · Who sets it
pick_one 80 · operations, interfaces · permissions, storage
? Who sets and changes it, and where?
! What the shop’s people change every week must not need a release.
- Fixed in the configuration | The system shall read its amounts and conditions from the configuration.
* In the admin area | The system shall let admins set, end and list them in the admin area.
- In another system | The system shall ask the other system that keeps them.
`,
      {
        'price-rules.later': { when: knowsOrders },
      },
    ),
  },
];
