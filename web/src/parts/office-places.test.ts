import { expect, test } from 'vitest';
import { placesFor } from '../lib/find-places.ts';
import { pages, settings } from './office-places.ts';

test('places are found by all words of their name or of what they belong to, in any order', () => {
  const named = (typed: string) => placesFor(pages, typed, 6).map(({ name, about }) => `${about}: ${name}`);
  expect(named('rep')[0]).toBe('People: Reports');
  expect(named('advertising settings')).toEqual(['Advertising: Settings']);
  expect(named('settings advert')).toEqual(['Advertising: Settings']);
  expect(named('nothing like this')).toEqual([]);
  expect(named('  ')).toEqual([]);
});

test('a setting is found by its name, with or without its apostrophe, and by the name it has in a file', () => {
  expect(placesFor(settings, 'uploaders agreement', 6).map(({ to }) => to)).toEqual([
    '/admin/settings?section=agreement',
  ]);
  expect(placesFor(settings, 'foureyes', 6).map(({ to }) => to)).toEqual(['/admin/settings?section=admins']);
  expect(placesFor(settings, 'time zone', 6).map(({ to }) => to)).toEqual([
    '/admin/advertising/settings#adMoney',
  ]);
});
