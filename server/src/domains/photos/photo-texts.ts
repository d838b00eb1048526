import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';
import type { Config } from '../../platform/config.ts';
import { readMemberText } from '../texts/index.ts';
import type { AlbumTexts } from './album-queries.ts';

type Settings = { config: Pick<Config, 'settings'> };

/** A text shown with photos, or null for none. */
function readText(
  context: Settings,
  input: { field: string; what: string; text: string | null | undefined; longest: number },
): string | null {
  const text = input.text?.trim() ?? '';
  if (text === '') return null;
  return readMemberText(context, { ...input, text }).text;
}

export const readCaption = (
  context: Settings,
  text: string | null | undefined,
  field = 'p_caption',
): string | null => readText(context, { field, what: 'The caption', text, longest: limits.captionLength });

export function readAlbumTexts(
  context: Settings,
  input: { p_name: string; p_description?: string | null; p_is_public: boolean },
): AlbumTexts {
  const name = readText(context, {
    field: 'p_name',
    what: 'The album name',
    text: input.p_name.replace(/\s+/g, ' '),
    longest: limits.albumNameLength,
  });
  if (name === null) throw badInput('p_name', 'Album name is required.');
  const description = readText(context, {
    field: 'p_description',
    what: 'The description',
    text: input.p_description,
    longest: limits.albumDescriptionLength,
  });
  return { name, description, isPublic: input.p_is_public };
}
