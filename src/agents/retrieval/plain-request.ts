/** What tools and templates add to a request, what leads elsewhere, and before which device somebody sits: it says nothing about the code. */
const NOISE =
  /<!--[^]*?-->|\bhttps?:\/\/\S+|^(?:[A-Za-z]{1,20}-){1,4}(?:by|id|to|from):.*$|^\s*[-*]\s+\[[ xX]\]|[^\s@]{1,80}@[^\s@]{1,80}\.\w+|\b[0-9a-f]{40}\b|(?:^|\s)#\d+\b|\b(?:on|auf) (?:(?:my|a|the|our|their|your|small|meinem|dem|einem|kleinen) ){1,2}(?:phones?|mobiles?|tablets?|laptops?|machines?|computers?|handys?|smartphones?)\b/gim;

/** Most characters of a request that are looked at. */
const MAX_CHARACTERS = 8_000;

/** A request without addresses, trailers of commits, comments and check boxes of templates. */
export function plainRequest(text: string): string {
  return text.slice(0, MAX_CHARACTERS).replace(NOISE, ' ').trim();
}
