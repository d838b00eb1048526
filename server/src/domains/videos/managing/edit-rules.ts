import { badInput } from '../../../kit/app-error.ts';

/** A language tag in its canonical form (`EN-us` is `en-US`). Throws `badInput` naming the field. */
export function languageOf(field: string, tag: string): string {
  try {
    const canonical = Intl.getCanonicalLocales(tag.trim())[0];
    if (canonical !== undefined) return canonical;
  } catch {
    // Not a tag: reported below.
  }
  throw badInput(field, `Enter language codes like en or ja; "${tag.slice(0, 20)}" is not one.`);
}

/** A field's text as stored: trimmed, empty as null; absent stays absent. */
export const wordOf = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;

/** Ids of hosted libraries and their videos. Throws `badInput` naming the field. */
export function hostedIdOf(field: 'bunny_video_id' | 'bunny_library_id', id: string | null): string | null {
  const form = field === 'bunny_library_id' ? /^[1-9][0-9]{0,17}$/ : /^[A-Za-z0-9-]{1,100}$/;
  if (id !== null && !form.test(id))
    throw badInput(field, `This is not an id of a ${field === 'bunny_library_id' ? 'library' : 'video'}.`);
  return id;
}

/** A video can only come from where part of it is. Throws `badInput`. */
export function requireSource(
  row: { media_id: string | null; video_url: string | null },
  next: { video_source: string; bunny_video_id: string | null },
): void {
  const has = { upload: row.media_id, bunny_net: next.bunny_video_id, embed: row.video_url }[
    next.video_source
  ];
  if (has == null)
    throw badInput('video_source', 'There is nothing of this video where it is said to come from.');
}

/** A field that its source fills: sent back unchanged, or not at all. Throws `badInput` naming it. */
export function requireSame<T>(field: string, given: T | undefined, present: T): void {
  if (given !== undefined && given !== present)
    throw badInput(field, 'This comes from the source of the video and is not written here.');
}

const shown = 200;
/** Values for the log: long texts are cut. */
export const forLog = (value: unknown): unknown =>
  typeof value === 'string' && value.length > shown ? `${value.slice(0, shown).toWellFormed()}…` : value;

export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
