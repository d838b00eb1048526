import type { AdAudience } from '#contract/ad-shapes.ts';
import { unknownPlace } from '#contract/age.ts';
import { countryCodes } from '#contract/identity-words.ts';
import { isLanguage } from '#contract/language-codes.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { readOptionalText } from '../typed-line.ts';

const field = 'p_target_audience';
const tagsOf = (typed: readonly string[] = []): string[] => [
  ...new Set(
    typed.map((tag) => cleanText(tag).replace(/\s+/g, ' ').toLowerCase()).filter((tag) => tag !== ''),
  ),
];

/** An audience as stored, without lists that say nothing. Throws `badInput` for what cannot be. */
function readAudience(typed: AdAudience): AdAudience {
  for (const code of typed.countries ?? [])
    if (code !== unknownPlace && !countryCodes.includes(code.slice(0, 2)))
      throw badInput(
        `${field}.countries`,
        `"${code}" is no country that ISO 3166 knows${code.startsWith('UK') ? '; Great Britain is GB' : ''}.`,
      );
  const stranger = typed.languages?.find((code) => !isLanguage(code));
  if (stranger !== undefined)
    throw badInput(`${field}.languages`, `"${stranger}" is no language that ISO 639 knows.`);
  const tags = tagsOf(typed.tags);
  const excluded = tagsOf(typed.excluded_tags);
  const both = tags.find((tag) => excluded.includes(tag));
  if (both !== undefined) throw badInput(`${field}.tags`, `The tag "${both}" is both wanted and excluded.`);
  const read: AdAudience = {
    ...typed,
    category_ids: typed.category_ids?.map((id) => id.toLowerCase()) ?? [],
    tags,
    excluded_tags: excluded,
  };
  return Object.fromEntries(Object.entries(read).filter(([, list]) => list.length > 0));
}

export interface Audience {
  audience: AdAudience;
  note: string | null;
}

/** Whom a campaign is for. Plain text is a note beside what was said in fields; null forgets both. */
export function readTargets(typed: AdAudience | string | null, before: Audience): Audience {
  if (typed === null) return { audience: {}, note: null };
  if (typeof typed === 'string')
    return { ...before, note: readOptionalText(field, typed, limits.adTextLength) };
  return { ...before, audience: readAudience(typed) };
}
