import { afterEach, expect, test, vi } from 'vitest';
import { choicesValue } from '#contract/cookie-choices.ts';
import { keepsAdvertising } from './advertising-choice.ts';
import { keepsPreferences } from './preferences-choice.ts';
import { isCounted, keepsStatistics } from './statistics-choice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  choose('');
});
const choose = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `cookie_choices=${value}; Path=/`;
};
const answers = () => [keepsPreferences(), isCounted(), keepsStatistics()];

test('every choice the server writes is read here', () => {
  expect(answers()).toEqual([true, true, false]);
  const seconds = 1_900_000_000;
  for (const preferences of [true, false])
    for (const statistics of [true, false]) {
      choose(choicesValue({ preferences, statistics, advertising: true }, seconds));
      expect(answers()).toEqual([preferences, statistics, statistics]);
    }
});

test('a browser that asks not to be tracked is not counted, whatever was chosen', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  choose(choicesValue({ preferences: true, statistics: true, advertising: true }, 1_900_000_000));
  expect(answers()).toEqual([true, false, false]);
});

test('for advertising nothing is kept before it was allowed, by the list that says what, and never against the browser', () => {
  expect(keepsAdvertising()).toBe(false);
  choose('1.1900000000.psa');
  expect(keepsAdvertising()).toBe(false);
  choose('2.1900000000.ps-');
  expect(keepsAdvertising()).toBe(false);
  choose(choicesValue({ preferences: false, statistics: false, advertising: true }, 1_900_000_000));
  expect(keepsAdvertising()).toBe(true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  expect(keepsAdvertising()).toBe(false);
});
