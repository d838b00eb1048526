/** A parsed JSON value if it is an object; null otherwise. */
export const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

/** A value, or a list of them, as a list. */
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The first text of a value or list. */
export const firstText = (value: unknown): string | null =>
  list(value).find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? null;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
