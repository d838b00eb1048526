import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSeen, seenInput } from './seen.ts';

const id = (n: number) => `0190f0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const choose = (letters: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `cookie_choices=2.1900000000.${letters}; Path=/`;
};
beforeEach(() => vi.resetModules());
afterEach(() => {
  choose('');
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('one more is counted, and of 200 the one that was seen longest ago is forgotten', () => {
  let counts = addSeen({}, id(0), 0);
  for (let n = 1; n < 200; n++) counts = addSeen(counts, id(n), n);
  counts = addSeen(counts, id(0), 500);
  expect(counts[id(0)]).toEqual([2, 500]);
  counts = addSeen(counts, id(200), 501);
  expect(Object.keys(counts)).toHaveLength(200);
  expect(counts[id(1)]).toBeUndefined();
});

test('the server is told how often, in this visit, and how long ago', () => {
  const input = seenInput({ [id(1)]: [5, 100] }, { [id(1)]: [2, 160], [id(2)]: [1, 190] }, 200);
  expect(input).toEqual([
    { campaign_id: id(1), total: 5, session: 2, seconds_ago: 40 },
    { campaign_id: id(2), total: 1, session: 1, seconds_ago: 10 },
  ]);
});

test('without consent, or against Global Privacy Control, the page counts by itself and keeps nothing', async () => {
  localStorage.setItem('rooms.seen', JSON.stringify({ [id(9)]: [7, 1] }));
  const { noteSeen, seenSoFar } = await import('./seen.ts');
  noteSeen(id(1));
  noteSeen(id(1));
  expect(seenSoFar()).toMatchObject([{ campaign_id: id(1), total: 2, session: 2 }]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  choose('psa');
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  noteSeen(id(1));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(JSON.parse(localStorage.getItem('rooms.seen')!)).toEqual({ [id(9)]: [7, 1] });
});

test('allowed, the next page and the next visit know of it; what is no count is none', async () => {
  choose('--a');
  localStorage.setItem('rooms.seen', '{"x":"y"}');
  (await import('./seen.ts')).noteSeen(id(1));
  vi.resetModules();
  const next = await import('./seen.ts');
  next.noteSeen(id(1));
  expect(next.seenSoFar()).toMatchObject([{ campaign_id: id(1), total: 2, session: 2 }]);
  sessionStorage.clear();
  vi.resetModules();
  expect((await import('./seen.ts')).seenSoFar()).toMatchObject([{ total: 2, session: 0 }]);
});
