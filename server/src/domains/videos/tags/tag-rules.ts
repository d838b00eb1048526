import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { tagName, tagSlug } from '../video-rules.ts';

export interface TagWords {
  name: string;
  slug: string;
}

/** A tag's name in comparison form, and its slug. Throws `badInput` naming the field. */
export function readTag(field: string, text: string): TagWords {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
  const name = tagName(text.replace(/[\u0000-\u001f\u007f]+/g, ' '));
  if (name === '') throw badInput(field, 'Enter the name of a tag.');
  if (name.length > limits.tagLength) throw badInput(field, `Use at most ${limits.tagLength} characters.`);
  const slug = tagSlug(name);
  if (slug === '') throw badInput(field, 'This cannot be a tag: it has no letter.');
  return { name, slug };
}
