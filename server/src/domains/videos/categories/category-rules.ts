import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { slugOf } from '../../../kit/slug.ts';

/**
 * The fallback category for videos without another. It was created with the tables and stays, under its slug.
 */
export const lastResort = { id: '00000000-0000-7000-8000-000000000001', slug: 'uncategorized' } as const;

/**
 * How a call names the field it refuses: rpc calls by `p_name`, functions by `name`; and the words for a
 * missing name.
 */
export interface CategoryFields {
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  nameMissing: string;
}
export const rpcFields: CategoryFields = {
  name: 'p_name',
  slug: 'p_slug',
  description: 'p_description',
  imageUrl: 'p_image_url',
  nameMissing: 'Category Name is required.',
};
export const functionFields = (nameMissing: string): CategoryFields => ({
  name: 'name',
  slug: 'slug',
  description: 'description',
  imageUrl: 'image_url',
  nameMissing,
});

/** A name as stored. Throws `badInput` naming the field. */
export function readName(fields: CategoryFields, text: string): string {
  const name = cleanText(text).replace(/\s+/g, ' ');
  if (name === '') throw badInput(fields.name, fields.nameMissing);
  if (name.length > limits.categoryNameLength)
    throw badInput(fields.name, `Use at most ${limits.categoryNameLength} characters.`);
  return name;
}

export function readDescription(fields: CategoryFields, text: string | null | undefined): string | null {
  const description = cleanText(text ?? '') || null;
  if ((description?.length ?? 0) > limits.categoryDescriptionLength)
    throw badInput(fields.description, `Use at most ${limits.categoryDescriptionLength} characters.`);
  return description;
}

/** Characters not allowed in a part of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unfit = /[/\\?#%&<>"'`\u0000-\u0020\u007f]/;

/**
 * Lower-case, with hyphens for blanks; derived from the name if none is given. Throws `badInput` naming the
 * field.
 */
export function readSlug(fields: CategoryFields, given: string | null | undefined, name: string): string {
  const typed = hyphened(given ?? '');
  const slug = typed !== '' ? typed : slugOf(name) || hyphened(name.replace(/[/\\?#%&<>"'`]+/g, ' '));
  if (slug === '' || /^\.+$/.test(slug) || unfit.test(slug))
    throw badInput(fields.slug, 'Use letters, digits and hyphens alone.');
  if (slug.length > limits.slugLength)
    throw badInput(fields.slug, `Use at most ${limits.slugLength} characters.`);
  return slug;
}

const hyphened = (text: string): string => text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');

/** The bucket path of a category's picture, `public/{slug or id-timestamp}.{ext}`. */
export const isThumbnailPath = (path: string): boolean =>
  path.length <= 250 && /^public\/[\p{L}\p{N}][\p{L}\p{N}._~-]*\.(png|jpe?g|gif|webp)$/iu.test(path);
