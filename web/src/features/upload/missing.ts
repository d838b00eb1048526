import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { tagsIn } from '../../lib/tags-in.ts';
import * as texts from '../../texts/upload.ts';
import { type FormValues, textOf } from './remembered-form.ts';

export interface Missing {
  /** The name of the field that lacks it. */
  field: string;
  words: string;
}

/** What a form still needs before it can be sent, in the order of its fields. */
export function missingIn(values: FormValues, now: number, isDeclared: boolean): Missing[] {
  const missing: Missing[] = [];
  const lacks = (field: string, words: string) => missing.push({ field, words });
  if (textOf(values, 'title').trim() === '') lacks('title', texts.missingTitle);
  if (tagsIn(textOf(values, 'tags')).length > limits.tagsPerVideo)
    lacks('tags', fillIn(texts.atMostTags, { most: limits.tagsPerVideo }));
  if (textOf(values, 'series_title').trim() !== '' && textOf(values, 'series_number').trim() === '')
    lacks('series_number', texts.missingNumber);
  if (!isDeclared) {
    if (textOf(values, 'adults') === '') lacks('adults', texts.missingAdults);
    if (textOf(values, 'rights') === '') lacks('rights', texts.missingRights);
  }
  if (textOf(values, 'publish') === 'schedule') {
    const at = Date.parse(textOf(values, 'publish_at'));
    if (Number.isNaN(at)) lacks('publish_at', texts.missingMoment);
    else if (at <= now) lacks('publish_at', texts.momentPassed);
  }
  return missing;
}
