import { badInput } from './app-error.ts';

/**
 * Where the next page of a list begins, as clients hand it back: the sort values of the last row. Opaque to
 * clients.
 */
export const writeCursor = (...parts: readonly (number | string)[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

const forms = {
  integer: /^-?\d{1,16}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
} as const;

/** The parts of a cursor; throws `badInput` naming the field if the cursor is not one of ours. */
export function readCursor<F extends readonly (keyof typeof forms)[]>(
  field: string,
  cursor: string,
  ...parts: F
): { [I in keyof F]: F[I] extends 'integer' ? number : string } {
  const texts = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  if (texts.length !== parts.length || !parts.every((form, i) => forms[form].test(texts[i] ?? '')))
    throw badInput(field, `"${field}" is not a cursor of this list.`);
  return parts.map((form, i) => (form === 'integer' ? Number(texts[i]) : texts[i])) as never;
}
