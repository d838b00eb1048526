/** Something that a search of pages and settings leads to. */
export interface Place {
  name: string;
  /** Where it belongs, or what is known of it. */
  about: string;
  to: string;
  /** What it is found by besides. */
  words?: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/[’“”]/g, '');

/** Places with all of these words in them; those whose name begins with them come first. */
export function placesFor(places: readonly Place[], typed: string, most: number): Place[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const wanted = words.join(' ');
  return places
    .filter(({ name, about, words: more = '' }) => {
      const text = plain(`${name} ${about} ${more}`);
      return words.every((word) => text.includes(word));
    })
    .sort(
      (one, other) =>
        Number(plain(other.name).startsWith(wanted)) - Number(plain(one.name).startsWith(wanted)),
    )
    .slice(0, most);
}
