import { readsAsRomaji, soundOf } from './kana-sounds.ts';
import { deletionsOf } from './search-text.ts';

/** The plural of an English noun, or its singular. */
export function otherNumber(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  if (/[a-z]{2}ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return [word.slice(0, -2)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:ch|sh|x|ss|zz)$/.test(word)) return [`${word}es`];
  return [`${word}s`];
}

const britishEndings = [
  ['our', 'or', /^(?:harb|col|neighb|hon|fav|flav|hum|lab|rum|vap|arm|savi|behavi|parl)$/],
  ['tre', 'ter', /^(?:cen|thea|lus|spec|som)$/],
  ['grey', 'gray', /^$/],
] as const;

/** How the other side of the Atlantic writes a word, in the number it has: `harbour` and `harbor`. */
export function otherShore(word: string): string[] {
  const plural = /[^s]s$/.test(word) ? 's' : '';
  const one = plural ? word.slice(0, -1) : word;
  for (const [british, american, stems] of britishEndings)
    for (const [here, there] of [
      [british, american],
      [american, british],
    ] as const)
      if (one.endsWith(here) && stems.test(one.slice(0, -here.length)))
        return [`${one.slice(0, -here.length)}${there}${plural}`];
  return [];
}

/** The word as it is written in full: `lite` and `nite` are how signs write `light` and `night`. */
const inFull = (word: string): string =>
  word.replace(/([ln])ites?$/, (end, first) => `${first}ight${end.endsWith('s') ? 's' : ''}`);

/** For a misspelled word, titles may contain only the other number: `lanten` means `lanterns`. */
const otherForms = (word: string): string[] =>
  word.length < 5 ? [] : [...otherNumber(word), ...(inFull(word) === word ? [] : [inFull(word)])];

/** What a term shares with any word one typo away from it, in either number. */
export const spellingDeletions = (word: string): string[] => [
  ...new Set([word, ...otherForms(word)].flatMap(deletionsOf)),
];

export interface Spelling {
  word: string;
  /** Whether any title, tag, category or uploader has the word. */
  known: boolean;
  candidates: readonly { term: string; frequency: number }[];
}

/** One letter in two is no slip. */
const shortestMended = 3;

/**
 * The replacement for a word that appears nowhere: the nearest term; among equals the more frequent. Null:
 * nothing is close.
 */
export function mend({ word, candidates }: Spelling): string | null {
  if (word.length < shortestMended) return null;
  const allowed = word.length >= 8 ? 2 : 1;
  let best: { term: string; distance: number; frequency: number } | null = null;
  for (const { term, frequency } of candidates) {
    const sameSound = term === inFull(word) || (readsAsRomaji(word) && soundOf(term) === soundOf(word));
    const own = sameSound ? 0.5 : typos(word, term);
    const other = Math.min(...otherForms(word).map((form) => typos(form, term)));
    if (Math.min(own, other) > allowed || term === word) continue;
    // Terms close to the word as typed go before terms close to its other number.
    const distance = own <= allowed ? own : allowed + other;
    if (
      best === null ||
      distance < best.distance ||
      (distance === best.distance && frequency > best.frequency)
    ) {
      best = { term, distance, frequency };
    }
  }
  return best?.term ?? null;
}

/** Letters inserted, left out, changed, or swapped with their neighbour. */
export function typos(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = b.map((_, at) => at).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2]! + 1 : changed;
      row.push(Math.min(changed, swapped, last[j]! + 1, row[j - 1]! + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
