import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { slugOf } from '../../../kit/slug.ts';
import { findProhibitedTerm } from '../prohibited-terms.ts';
import { cleanText } from '../video-rules.ts';

/** The category that takes what has no other place. It was made with the tables and stays, under its slug. */
export const lastResort = { id: '00000000-0000-7000-8000-000000000001', slug: 'uncategorized' } as const;

interface Settings {
  settings: { prohibitedTerms: readonly string[] };
}

/** How a call names what it refuses: rpc calls by `p_name`, functions by `name`; and the words for a missing name. */
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

function refuseProhibited({ settings }: Settings, field: string, text: string): void {
  if (findProhibitedTerm(text, settings.prohibitedTerms) !== null)
    throw badInput(field, `"${field}" holds a word that is not allowed here.`);
}

/** A name as it is kept. Throws `badInput` that names the field. */
export function readName(config: Settings, fields: CategoryFields, text: string): string {
  const name = cleanText(text).replace(/\s+/g, ' ');
  if (name === '') throw badInput(fields.name, fields.nameMissing);
  if (name.length > limits.categoryNameLength)
    throw badInput(fields.name, `"${fields.name}" is longer than ${limits.categoryNameLength} characters.`);
  refuseProhibited(config, fields.name, name);
  return name;
}

export function readDescription(
  config: Settings,
  fields: CategoryFields,
  text: string | null | undefined,
): string | null {
  const description = cleanText(text ?? '') || null;
  if ((description?.length ?? 0) > limits.categoryDescriptionLength)
    throw badInput(
      fields.description,
      `"${fields.description}" is longer than ${limits.categoryDescriptionLength} characters.`,
    );
  refuseProhibited(config, fields.description, description ?? '');
  return description;
}

/** What may not stand in a part of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unfit = /[/\\?#%&<>"'`\u0000-\u0020\u007f]/;

/** Lower-case, with hyphens for blanks; made of the name where none is given. Throws `badInput` that names the field. */
export function readSlug(
  config: Settings,
  fields: CategoryFields,
  given: string | null | undefined,
  name: string,
): string {
  const typed = hyphened(given ?? '');
  const slug = typed !== '' ? typed : slugOf(name) || hyphened(name.replace(/[/\\?#%&<>"'`]+/g, ' '));
  if (slug === '' || /^\.+$/.test(slug) || unfit.test(slug))
    throw badInput(fields.slug, `"${fields.slug}" may hold letters, digits and hyphens.`);
  if (slug.length > limits.slugLength)
    throw badInput(fields.slug, `"${fields.slug}" is longer than ${limits.slugLength} characters.`);
  refuseProhibited(config, fields.slug, slug.replaceAll('-', ' '));
  return slug;
}

const hyphened = (text: string): string => text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');

/** A bucket path of a category's picture, `public/{slug or id-timestamp}.{ext}`. */
export const isThumbnailPath = (path: string): boolean =>
  path.length <= 250 && /^public\/[\p{L}\p{N}][\p{L}\p{N}._~-]*\.(png|jpe?g|gif|webp)$/iu.test(path);
