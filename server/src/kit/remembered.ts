/**
 * A pure function of a short text that remembers what it answered: what many ask with the same few words is worked out
 * once. Bounded by `most` answers, after which it begins again; texts over `longest` characters are not remembered.
 */
export function remembered<T>(
  answer: (text: string) => T,
  { most, longest }: { most: number; longest: number },
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    // An answer may be undefined or null itself.
    if (found !== undefined || known.has(text)) return found as T;
    const made = answer(text);
    if (text.length > longest) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
