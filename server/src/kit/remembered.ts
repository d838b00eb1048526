/**
 * Wraps a pure function of a short text in a cache, so that what many people ask in the same few words is
 * worked out once. Cleared after `most` answers; texts over `longest` characters are not cached.
 */
export function remembered<T>(
  answer: (text: string) => T,
  { most, longest }: { most: number; longest: number },
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    // An answer may itself be undefined or null.
    if (found !== undefined || known.has(text)) return found as T;
    const made = answer(text);
    if (text.length > longest) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
