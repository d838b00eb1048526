import { beforeEach, expect, test } from 'vitest';
import { stored } from '#contract/stored-in-browser.ts';
import { forgetRefused } from './forget-refused.ts';

const storageOf = (where: string) => (where === 'session storage' ? sessionStorage : localStorage);
beforeEach(() => {
  for (const [name, { where }] of Object.entries(stored)) storageOf(where).setItem(name, 'x');
});
const left = () =>
  Object.entries(stored)
    .filter(([name, { where }]) => storageOf(where).getItem(name) !== null)
    .map(([, { group }]) => group);

test('what is kept of a refused group goes, and the rest stays', () => {
  forgetRefused({ preferences: true, statistics: false, advertising: false });
  expect(new Set(left())).toEqual(new Set(['necessary', 'preferences']));
  forgetRefused({ preferences: false, statistics: false, advertising: false });
  expect(new Set(left())).toEqual(new Set(['necessary']));
});
