import { limits } from '#contract/limits.ts';
import { type FormValues, textOf } from './remembered-form.ts';
import * as texts from './texts.ts';

export interface Missing {
  /** The name of the field that lacks it. */
  field: string;
  words: string;
}

export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** What a form still needs before it can be sent, in the order of its fields. */
export function missingIn(values: FormValues, now: number, isDeclared: boolean): Missing[] {
  const missing: Missing[] = [];
  const lacks = (field: string, words: string) => missing.push({ field, words });
  if (textOf(values, 'title').trim() === '') lacks('title', texts.missing.title);
  if (tagsIn(textOf(values, 'tags')).length > limits.tagsPerVideo)
    lacks('tags', texts.missing.tags(limits.tagsPerVideo));
  if (!isDeclared) {
    if (textOf(values, 'adults') === '') lacks('adults', texts.missing.adults);
    if (textOf(values, 'rights') === '') lacks('rights', texts.missing.rights);
  }
  if (textOf(values, 'publish') === 'schedule') {
    const at = Date.parse(textOf(values, 'publish_at'));
    if (Number.isNaN(at)) lacks('publish_at', texts.missing.publish_at);
    else if (at <= now) lacks('publish_at', texts.missing.publish_at_passed);
  }
  return missing;
}
