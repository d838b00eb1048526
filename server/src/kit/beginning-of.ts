/** As much of a text as tells which one it was. */
const longest = 60;

/** The beginning of a text in one line, or null if there is none. */
export function beginningOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const line = Array.from(text.replace(/\s+/g, ' ').trim());
  if (line.length === 0) return null;
  return line.length > longest
    ? `${line
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
}
