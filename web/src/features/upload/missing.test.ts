import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import * as texts from '../../texts/upload.ts';
import { missingIn } from './missing.ts';
import { actWords, nextWords } from './next-words.ts';
import type { FormValues } from './remembered-form.ts';

const now = Date.parse('2030-01-01T12:00:00Z');
const whole: FormValues = {
  title: ['Lanterns'],
  tags: ['rain, night'],
  adults: ['on'],
  rights: ['on'],
  depicts: ['drawn'],
  publish: ['publish'],
};
const fieldsOf = (values: FormValues, isDeclared = false) =>
  missingIn(values, now, isDeclared).map(({ field }) => field);

test('a form says what it lacks, in the order of its fields', () => {
  expect(fieldsOf(whole)).toEqual([]);
  expect(fieldsOf({})).toEqual(['title', 'adults', 'rights']);
  expect(fieldsOf({ ...whole, title: ['  '] })).toEqual(['title']);
  expect(fieldsOf({ title: ['Lanterns'] }, true)).toEqual([]);
  const many = Array.from({ length: limits.tagsPerVideo + 1 }, (_, at) => `tag ${at}`).join(',');
  expect(fieldsOf({ ...whole, tags: [many] })).toEqual(['tags']);
});

test('a plan needs a moment that is still to come', () => {
  const planned = (at: string[]) =>
    missingIn({ ...whole, publish: ['schedule'], publish_at: at }, now, false);
  expect(planned([])).toEqual([{ field: 'publish_at', words: texts.missingMoment }]);
  expect(planned(['2029-01-01T12:00'])).toEqual([{ field: 'publish_at', words: texts.momentPassed }]);
  expect(planned(['2031-01-01T12:00'])).toEqual([]);
});

test('what happens next follows from what was chosen and who reviews it', () => {
  expect(nextWords(whole, true)).toBe(texts.nextReviewed);
  expect(nextWords(whole, false)).toBe(texts.nextPublished);
  expect(nextWords({ ...whole, publish: ['draft'] }, true)).toBe(texts.nextDraft);
  expect(nextWords({ ...whole, depicts: ['live_action'] }, false)).toBe(texts.nextFilmed);
  const planned = { ...whole, publish: ['schedule'], publish_at: ['2031-01-01T12:00'] };
  expect(nextWords(planned, true)).toMatch(/^We look at it first .* on 1 Jan 2031/);
  expect(nextWords(planned, false)).toMatch(/by itself on 1 Jan 2031/);
  expect([actWords(whole, true), actWords(whole, false), actWords(planned, false)]).toEqual([
    'Send to review',
    'Publish',
    'Schedule',
  ]);
});
