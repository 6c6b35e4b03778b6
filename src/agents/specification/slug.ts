import { hashText } from '../base/text/hash';

/** Longest slug, in characters: with the date and `spec.md` it stays well below every path limit. */
const SLUG_LENGTH = 50;
const HASH_LENGTH = 8;

const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/**
 * The folder of a specification below `.sdd/specs`: `2026-02-03-export-orders`. Only lower-case Latin letters, digits and
 * hyphens, so that it is safe on every file system; a title in another script, which leaves too little, is told apart by
 * a hash. `date` is ISO 8601.
 */
export function specFolder(date: string, title: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? 'undated';
  return `${day}-${slugOf(title)}`;
}

/** The folder that a specification is written in, or would be by its date and title. */
export function folderOf({ folder, created, title }: { folder: string; created: string; title: string }): string {
  return folder === '' ? specFolder(created, title) : folder;
}

/** A title as a slug: never empty, at most 50 characters, cut between words where possible. */
export function slugOf(title: string): string {
  const folded = [...title.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => FOLDED[letter] ?? letter)
    .join('');
  const slug = folded
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const lost = [...folded].some((letter) => /[\p{L}\p{N}]/u.test(letter) && !/[a-z0-9]/.test(letter));
  if (slug !== '' && !lost) return cut(slug, SLUG_LENGTH);
  const hash = hashText(title).slice(0, HASH_LENGTH);
  return `${slug === '' ? 'spec' : cut(slug, SLUG_LENGTH - HASH_LENGTH - 1)}-${hash}`;
}

function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const head = slug.slice(0, length + 1);
  const end = head.lastIndexOf('-');
  return end > length / 2 ? head.slice(0, end) : slug.slice(0, length).replace(/-+$/, '');
}
