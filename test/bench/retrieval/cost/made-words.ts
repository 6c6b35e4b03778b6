import { Random } from './random';

/** Words that programmes are full of, the common ones first. */
const KNOWN = (
  'get set value name data type error id key list add request response user config file path state index start create ' +
  'update event result handler node service client message string options test context check item update size time load ' +
  'read write parse count query token field group method order status parent child target source buffer default format ' +
  'filter input output remove render route server session store stream table text cache channel connection column ' +
  'command component content controller cursor device document domain driver element entry factory flag frame function ' +
  'header host image import instance interface job label layer layout limit link listener local lock log map mask match ' +
  'member memory menu merge metric mode model module monitor mount mutex network notify number object offset owner page ' +
  'panel parser password patch payload payment pending permission plugin point policy pool port position prefix process ' +
  'product profile progress promise property protocol provider proxy publish queue range rate record redirect refresh ' +
  'region register release reload remote report repository reset resolve resource retry role root rule runtime sample ' +
  'schedule schema scope scroll search secret section segment select sequence settings shape shared signal signature ' +
  'snapshot socket sort span stage step storage strategy style submit subscription suffix symbol sync system tag task ' +
  'template tenant theme thread threshold timeout timer title topic trace transaction transform tree trigger tuple unit ' +
  'upload upgrade vector vendor version view visitor volume wait warning watch webhook widget window worker workspace ' +
  'wrapper zone invoice checkout discount currency refund shipment inventory customer ledger tax subscription coupon ' +
  'backoff exponential throttle idempotent webhook rollback migration checksum debounce heartbeat'
).split(' ');

const BEGINNINGS =
  'al bar cor den el far gra hel in jor kal lum mar nor ol per qua ras sel tor ul var wen xan yor zel'.split(' ');
const MIDDLES = 'a e i o u an er il or us ent ari elo ima ost'.split(' ');
const ENDINGS = 'ba dex fen gor lin mik nos pra ron sta tul vex wyn zor th ck ng rd'.split(' ');

/** So many distinct words, the common ones first; beyond the known ones they mean nothing. */
export function madeWords(count: number): string[] {
  const random = new Random(7);
  const words = new Set(KNOWN);
  while (words.size < count) {
    const middle = Array.from({ length: 1 + random.below(2) }, () => random.pick(MIDDLES)).join('');
    words.add(random.pick(BEGINNINGS) + middle + random.pick(ENDINGS));
  }
  return [...words].slice(0, count);
}
