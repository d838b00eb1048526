import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/clean-text.ts';
import type { Config } from '../../platform/config.ts';
import { findProhibitedTerm } from '../texts/index.ts';
import { tagName, tagSlug } from './video-rules.ts';

/** What people write about a video, clean and allowed. */
export interface VideoTexts {
  title: string;
  description: string | null;
  tags: { name: string; slug: string }[];
  format: string | null;
}

type Settings = { config: Pick<Config, 'settings'> };

/**
 * The only way in for a video's texts, wherever they come from: cleans them, and checks their lengths and
 * that they contain no prohibited term. Throws `badInput` naming the field.
 */
export function checkVideoTexts(
  settings: Settings,
  input: {
    title: string;
    description?: string | null;
    tags?: readonly string[];
    format?: string | null;
  },
): VideoTexts {
  const title = cleanText(input.title).replace(/\s+/g, ' ');
  if (title === '') throw badInput('title', 'Enter a title.');
  if (title.length > limits.titleLength)
    throw badInput('title', `The title is longer than ${limits.titleLength} characters.`);
  const description = cleanText(input.description ?? '') || null;
  if ((description?.length ?? 0) > limits.descriptionLength) {
    throw badInput('description', `The description is longer than ${limits.descriptionLength} characters.`);
  }
  const format = cleanText(input.format ?? '') || null;
  if ((format?.length ?? 0) > limits.formatLength)
    throw badInput('format', `The format is longer than ${limits.formatLength} characters.`);
  const tags = checkTags(input.tags ?? []);
  refuseProhibitedTerms(settings, 'title', 'The title holds', title);
  refuseProhibitedTerms(settings, 'description', 'The description holds', description ?? '');
  refuseProhibitedTerms(settings, 'tags', 'The tags hold', tags.map(({ name }) => name).join(', '));
  refuseProhibitedTerms(settings, 'format', 'The format holds', format ?? '');
  return { title, description, tags, format };
}

/** The same for the words that a file contains and its page shows. Throws `badInput` naming the file. */
export function checkFileTexts(
  settings: Settings,
  { chapters, tracks }: { chapters: readonly string[]; tracks: readonly string[] },
): void {
  refuseProhibitedTerms(settings, 'file', 'The chapters of this file hold', chapters.join('\n'));
  refuseProhibitedTerms(settings, 'file', 'The tracks of this file hold', tracks.join('\n'));
}

function refuseProhibitedTerms({ config }: Settings, field: string, holder: string, text: string): void {
  if (findProhibitedTerm(text, config.settings.prohibitedTerms) !== null)
    throw badInput(field, `${holder} a word that is not allowed here.`);
}

function checkTags(raw: readonly string[]): { name: string; slug: string }[] {
  const names = [...new Set(raw.map(tagName).filter((name) => name !== ''))];
  if (names.length > limits.tagsPerVideo) throw badInput('tags', `At most ${limits.tagsPerVideo} tags.`);
  for (const name of names) {
    if (name.length > limits.tagLength)
      throw badInput(
        'tags',
        `The tag "${name.slice(0, 20)}…" is longer than ${limits.tagLength} characters.`,
      );
    if (tagSlug(name) === '') throw badInput('tags', `"${name}" cannot be a tag.`);
  }
  return names.map((name) => ({ name, slug: tagSlug(name) }));
}
