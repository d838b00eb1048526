/** Something that a search of pages and settings leads to. */
export interface Place {
  name: string;
  /** Where it belongs, or what is known of it. */
  about: string;
  to: string;
  /** What it is found by besides. */
  words?: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/[’“”-]/g, '');

/** Places with all of these words in them: first those whose name begins with them, then those that have them in their name. */
export function placesFor(places: readonly Place[], typed: string, most: number): Place[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const wanted = words.join(' ');
  const nearness = ({ name }: Place): number => {
    const called = plain(name);
    return called.startsWith(wanted) ? 2 : words.every((word) => called.includes(word)) ? 1 : 0;
  };
  return places
    .filter(({ name, about, words: more = '' }) => {
      const text = plain(`${name} ${about} ${more}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, most);
}
