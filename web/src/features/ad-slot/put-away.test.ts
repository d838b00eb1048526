import { afterEach, expect, test, vi } from 'vitest';
import { readClosed } from './put-away.ts';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** As after a reload of the page. */
const reloaded = async () => {
  vi.resetModules();
  return import('./put-away.ts');
};

test('what floats and was closed stays closed for the visit, whatever page is loaded', async () => {
  const before = await reloaded();
  expect(before.isPutAway('floating')).toBe(false);
  before.putAway({ id: id(1) }, true);
  const after = await reloaded();
  expect([
    after.isPutAway('floating'),
    after.isPutAway({ id: id(1) }),
    after.isPutAway({ id: id(2) }),
  ]).toEqual([true, true, false]);
  sessionStorage.clear();
  const later = await reloaded();
  expect(later.isPutAway('floating'), 'the next visit').toBe(false);
});

test('an ad that was hidden stays hidden, and others float on', async () => {
  const { putAway } = await reloaded();
  putAway({ id: id(1) }, false);
  putAway({ id: id(2) }, false);
  const { isPutAway } = await reloaded();
  expect([isPutAway({ id: id(1) }), isPutAway({ id: id(2) }), isPutAway('floating')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('where nothing can be stored, the page remembers', async () => {
  const { putAway, isPutAway } = await reloaded();
  vi.stubGlobal('sessionStorage', undefined);
  putAway({ id: id(3) }, true);
  expect([isPutAway('floating'), isPutAway({ id: id(3) })]).toEqual([true, true]);
});

test('words that are not ours are not read', () => {
  expect(readClosed(`floating <b> ${id(1)} constructor`)).toEqual(['floating', id(1)]);
  expect(readClosed(null)).toEqual([]);
});
