import { allMatches, type Span } from './spans';
import { isFiller, isRandom, isWordy } from './values';

const ALNUM = '[A-Za-z0-9]';
const WORD = '[A-Za-z0-9_-]';
const DOTTED = '[A-Za-z0-9_.-]';
const BASE64 = '[A-Za-z0-9+/=_-]';
const UPPER = '[A-Z0-9]';
const HEX = '[A-Fa-f0-9]';
const UUID = '[a-fA-F0-9]{8}-(?:[a-fA-F0-9]{4}-){3}[a-fA-F0-9]{12}';

/** Prefixes by which services mark their tokens, with the alphabet of what follows and the fewest characters of it. */
const MARKED: readonly (readonly [alphabet: string, least: number, prefixes: string])[] = [
  // Code hosts, package registries, CI
  [ALNUM, 30, 'ghp_ gho_ ghu_ ghs_ ghr_ npm_ cio'],
  ['[A-Za-z0-9_]', 22, 'github_pat_'],
  [DOTTED, 18, 'glpat- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt- GR1348941'],
  [WORD, 40, 'pypi- oy2'],
  [ALNUM, 28, 'ATBB aio_'],
  [BASE64, 30, 'ATATT3 ATCTT3 ATATT ATCTT'],
  [HEX, 32, 'rubygems_ CLOJARS_ pul- sgp_ squ_ sqp_ sqa_'],
  [WORD, 20, 'dckr_pat_ dckr_oat_ CCIPAT_ CCIPRJ_ bkua_ bkaj_ bkct_ nfp_ vcp_ vck_ vercel_blob_rw_ cargo_ hex_'],
  [ALNUM, 50, 'AKCp cmVmdGtuO'],
  [UPPER, 16, 'AKIA ASIA ABIA ACCA'],
  [UPPER, 20, 'API- NRAK- NRII- NRJS- NRBR- NRRA-'],
  // Clouds and infrastructure
  [WORD, 33, 'AIza GOCSPX- AQ\\. AQVN'],
  [WORD, 24, 'GOCSPX-'],
  [DOTTED, 20, 'ya29\\. hvs\\. hvb\\. hvr\\. 1//0'],
  [BASE64, 60, 'IQoJb3JpZ2lu FwoGZXIvYXdz ABSK'],
  [HEX, 40, 'dop_v1_ doo_v1_ dor_v1_ sbp_'],
  [HEX, 30, 'dapi dkea'],
  [BASE64, 20, 'fm1r_ fm1a_ fm2_ fo1_ tskey- fio-u- pscale_ sha256~ nvapi- napi_ rnd_'],
  [WORD, 20, 'sb_secret_ cfut_ cfat_ cfk_ HRKU- LTAI tk-us- pnu_ pnb_ xwfp- hcaik_ hcp_ hcmik_ hcxik_'],
  [UPPER, 40, 'AGE-SECRET-KEY-(?:PQ-)?1'],
  [ALNUM, 50, 'nsec1'],
  [WORD, 40, 'SWMTKN-1-'],
  [HEX, 48, 'sk_'],
  ['[A-Za-z0-9.]', 40, 'dt0[a-z]01\\.'],
  [DOTTED, 20, 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.'],
  [BASE64, 20, 'glsa_ glc_ sntrys_ sntryu_ sntrya_ ops_eyJ'],
  // Chat, mail, telephony
  [WORD, 10, 'xox[abceoprs]- xoxe\\.xox[bp]- xapp-'],
  [HEX, 32, 'key- SK'],
  [WORD, 40, 'xkeysib- xsmtpsib- pdl_live_apikey_ pdl_sdbx_apikey_ lsv2_pt_ lsv2_sk_'],
  [DOTTED, 32, 'SG\\.'],
  // Payment and shops
  [ALNUM, 14, '[rs]k_live_ [rs]k_test_ rk_prod_ sk_prod_ rzp_live_ rzp_test_ EZAK EZTK'],
  [BASE64, 16, 'whsec_ FLWSECK_TEST- FLWSECK- duffel_live_ duffel_test_ shippo_live_ shippo_test_'],
  [WORD, 22, 'sq0[a-z]{3}- EAAA'],
  ['[A-Za-z0-9$_-]', 30, 'access_token\\$production\\$ access_token\\$sandbox\\$'],
  [ALNUM, 30, 'live_ test_'],
  [HEX, 28, 'shpat_ shpca_ shppa_ shpss_ shpua_ shpit_'],
  // Work tools
  [ALNUM, 30, 'lin_api_ lin_oauth_ ntn_ secret_'],
  [WORD, 20, 'figd_ figu_ figor_ figo_ tfp_ PMAK- PMAT- CFPAT- rdme_ sm_aat_ phx_ patreon_'],
  [BASE64, 40, 'dG9rOj eyJrIjoi'],
  // Models
  [WORD, 20, 'sk- csk- xai- pplx- gsk_ tvly- e2b_ esecret_ fw_ pcsk_ hf_ api_org_ r8_ fc- co_ jina_ lf_ ls__'],
];

/** The prefixes themselves, for tests; those that stand for several as a pattern. */
export const MARKED_PREFIXES: readonly string[] = MARKED.flatMap(([, , prefixes]) => prefixes.split(' '));

/** Tokens with more of a structure than a prefix. No part of one can be read in two ways, so none takes long. */
const STRUCTURED: readonly string[] = [
  `eyJ${WORD}{8,500}\\.${WORD}{8,}(?:\\.${WORD}{8,})?`,
  `sl\\.(?:u\\.)?${WORD}{60,}`,
  `${WORD}{23,30}\\.${WORD}{6}\\.${WORD}{27,}`,
  `EAA${ALNUM}{60,}`,
  `${HEX}{32}-us\\d{1,2}(?!\\w)`,
  `[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}(?![\\w-])`,
  `[A-Za-z0-9_~.]{3}\\dQ~[A-Za-z0-9_~.-]{30,}`,
  `pat-(?:na|eu|ap)\\d-${UUID}`,
  `(?:api|sdk|mob|access-sandbox|access-development|access-production|amzn\\.mws|HRKU|snyk_[a-z]{2,4})[-.]${UUID}`,
  `(?:pat|key|app|tbl)${ALNUM}{14}\\.${HEX}{60,}`,
  `${ALNUM}{14}\\.atlasv1\\.${WORD}{50,}`,
  `A3-${UPPER}{6}-(?:${UPPER}{11}|${UPPER}{6}-${UPPER}{5})(?:-${UPPER}{5}){3}`,
  `[012]/\\d{16}(?:/\\d{16})?:${HEX}{32}`,
  `K10${HEX}{64}::\\w{1,20}:${HEX}{32}`,
  `APP_USR-\\d{13,16}-\\d{6}-${HEX}{32}`,
  `[ps]at\\.${WORD}{22}\\.${HEX}{24}\\.${ALNUM}{20}`,
  `re_${ALNUM}{6,10}_${ALNUM}{20,}`,
  `v1\\.0-${HEX}{16,}-${HEX}{32,}`,
  `AAAA${WORD}{7}:[A-Za-z0-9_-]{100,}`,
  `A{18,22}[A-Za-z0-9]{1,40}%[A-Za-z0-9%]{40,}`,
  `xprv[A-Za-z0-9]{90,}`,
  // The seed of an account of Stellar, and a private key of Bitcoin (WIF)
  `S[A-D][A-Z2-7]{54}(?![A-Za-z0-9])`,
  `(?<![+/=_-])(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![A-Za-z0-9+/=_-])`,
  `(?:sk|pk|tk)\\.eyJ${WORD}{30,500}\\.${WORD}{16,}`,
  `\\$(?:1|2[abxy]|5|6|7|y|apr1|argon2id?|argon2i|pbkdf2[\\w-]{0,12}|scrypt)\\$[./A-Za-z0-9+$=,]{20,}`,
  `t1\\.[A-Z0-9a-z_-]{7,500}\\.[A-Za-z0-9_-]{60,}`,
  // Keys of Azure that say what they are for near their end
  `${ALNUM}{52}(?:JQQJ9|${ALNUM}{24}AZDO)${ALNUM}{4,}`,
  // A storage key of Azure, unless it says that it is a hash.
  `(?<!sha512[-:= ]{1,3})[A-Za-z0-9+/]{86}==`,
  `(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{44}AzFu[A-Za-z0-9+/]{5,8}==`,
];

/** As most services have marked their tokens since: small words, an underscore, and what is made by chance. */
const UNKNOWN_MARK = /^(?!pk_|pub)[a-z][a-z\d]{1,11}(?:[_-][a-z\d]{1,10}){0,3}_([\w-]{32,200})$/;

const MIXED = [/[a-z]/, /[A-Z]/, /\d.*\d.*\d/];
const LONGEST_MARKED = 250;

/** Addresses of which a part is the secret. */
const SECRET_PATHS: readonly string[] = [
  `(?<=hooks\\.slack(?:-gov)?\\.com/(?:services|workflows|triggers)/)[A-Za-z0-9/]{20,}`,
  `(?<=discord(?:app)?\\.com/api/(?:v\\d{1,2}/)?webhooks/\\d{10,25}/)${WORD}{30,}`,
  `(?<=webhook\\.office\\.com/webhookb2/)[A-Za-z0-9@/-]{36,}`,
  `(?<=outlook\\.office\\.com/webhook/)[A-Za-z0-9@/-]{36,}`,
  `(?<=hooks\\.zapier\\.com/hooks/catch/\\d{3,12}/)${ALNUM}{5,}`,
  `(?<=chat\\.googleapis\\.com/v1/spaces/[\\w-]{5,40}/messages\\?)[^\\s"'<>]{20,}`,
  `(?<=api\\.telegram\\.org/bot)\\d{6,12}:${WORD}{30,}`,
];

/** Tokens so much their own that they count behind letters as well. */
const GLUED = `(?:gh[pousr]_|npm_)${ALNUM}{36}(?!\\w)|glpat-${WORD}{20}(?!\\w)`;

const TELEGRAM = `(?<![\\d:])\\d{8,10}:A${WORD}{33,}`;

const alternatives = [
  ...MARKED.flatMap(([alphabet, least, prefixes]) =>
    prefixes.split(' ').map((prefix) => `${prefix}${alphabet}{${least},}`),
  ),
  ...STRUCTURED,
];

const ANY = new RegExp(
  `(?<![A-Za-z0-9])(?:${alternatives.join('|')})|${[GLUED, TELEGRAM, ...SECRET_PATHS].join('|')}`,
  'g',
);

const REST = /[\w-]*/y;

/** Tokens that are known by their shape alone. `word`: characters without blanks or quotes between them. */
export function tokensIn(word: string): Span[] {
  const found: Span[] = [];
  for (const match of allMatches(ANY, word)) {
    const [token] = match;
    if (isFiller(token.slice(-16)) || isWordy(token)) continue;
    // Of tokens with the same beginning the longer one may have more kinds of characters.
    REST.lastIndex = match.index + token.length;
    REST.test(word);
    found.push({ start: match.index, end: REST.lastIndex });
  }
  const unknown = found.length === 0 && word.length <= LONGEST_MARKED ? UNKNOWN_MARK.exec(word)?.[1] : undefined;
  if (unknown !== undefined && isRandom(unknown, 32) && MIXED.every((kind) => kind.test(unknown)))
    found.push({ start: 0, end: word.length });
  return found;
}
