import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** As after a reload of the page. */
const reloaded = async () => {
  vi.resetModules();
  return import('./put-away.ts');
};

test('what was closed stays closed for the visit, whatever page is loaded, and the rest does not', async () => {
  const before = await reloaded();
  expect(before.isPutAway('floating')).toBe(false);
  before.putAway('a-1');
  before.putAway('floating');
  const after = await reloaded();
  expect(['floating', 'a-1', 'a-2'].map(after.isPutAway)).toEqual([true, true, false]);
  after.putAway('a-2');
  expect(['floating', 'a-1', 'a-2'].map((await reloaded()).isPutAway)).toEqual([true, true, true]);
  sessionStorage.clear();
  const later = await reloaded();
  expect(later.isPutAway('floating'), 'the next visit').toBe(false);
});

test('where nothing can be stored, the page remembers', async () => {
  const { putAway, isPutAway } = await reloaded();
  vi.stubGlobal('sessionStorage', undefined);
  putAway('floating');
  expect([isPutAway('floating'), isPutAway('a-3')]).toEqual([true, false]);
});
