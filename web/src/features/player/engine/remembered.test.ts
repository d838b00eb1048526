import { beforeEach, expect, test, vi } from 'vitest';
import { parseEntries } from '../../../state/watched-here.ts';
import { defaultPreferences, parsePreferences, readPreferences, rememberPreferences } from './preferences.ts';
import {
  isWorthRemembering,
  learnPosition,
  positionOf,
  rememberPosition,
  rememberWith,
  withPosition,
} from './resume-store.ts';

beforeEach(() => localStorage.clear());

test('a place is kept, but not the first seconds and not the last 5 %', () => {
  expect([1, 9.9, 10, 950, 951].map((at) => isWorthRemembering(at, 1000))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect([0.2, 0.5, 7.5, 7.7].map((at) => isWorthRemembering(at, 8))).toEqual([false, true, true, false]);
  expect(isWorthRemembering(10, Number.NaN)).toBe(false);
});

test('a video that is seen to its end is forgotten', () => {
  rememberPosition('a', 50, 100);
  expect(positionOf('a')).toBe(50);
  rememberPosition('a', 99, 100);
  expect(positionOf('a')).toBe(0);
});

test('the list is bounded, newest first', () => {
  let entries = parseEntries(null);
  for (let n = 0; n < 300; n += 1) entries = withPosition(entries, `v${n}`, 50, 100, n);
  expect(entries).toHaveLength(200);
  expect(entries[0]).toEqual(['v299', 50, 299]);
});

test('foreign or broken storage is not trusted', () => {
  expect(parseEntries('nonsense')).toEqual([]);
  expect(parseEntries('{"a":1}')).toEqual([]);
  expect(parseEntries('[["a",5,1],["b","x",1],7,[null]]')).toEqual([['a', 5, 1]]);
  expect(parsePreferences('nonsense')).toEqual(defaultPreferences);
  expect(parsePreferences('{"volume":9,"muted":"yes","quality":720,"captions":"","other":1}')).toEqual({
    ...defaultPreferences,
    quality: 720,
  });
  expect(parsePreferences('{"__proto__":{"volume":0.1}}').volume).toBe(1);
});

test('speed and the look of captions are remembered, and only those that are offered', () => {
  rememberPreferences({ speed: 1.5, captionColor: 'yellow', captionBackground: 'none' });
  expect(readPreferences()).toMatchObject({ speed: 1.5, captionColor: 'yellow', captionBackground: 'none' });
  expect(parsePreferences('{"speed":16,"captionColor":"red;}","captionBackground":7}')).toEqual(
    defaultPreferences,
  );
});

test('where preferences may not be stored, a choice lasts for the page', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the choice of cookies is stored
  document.cookie = 'cookie_choices=2.1.---';
  rememberPreferences({ speed: 0.75 });
  rememberPreferences({ volume: 0.3 });
  expect(readPreferences()).toMatchObject({ speed: 0.75, volume: 0.3 });
  expect(localStorage.length).toBe(0);
  // biome-ignore lint/suspicious/noDocumentCookie: the same
  document.cookie = 'cookie_choices=; max-age=0';
});

test('each choice is kept beside the others', () => {
  rememberPreferences({ volume: 0.4 });
  rememberPreferences({ quality: 480 });
  expect(readPreferences()).toEqual({ ...defaultPreferences, volume: 0.4, quality: 480 });
});

test('where a member is goes to the account and not onto the device, now and then and when they stop', () => {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json({ saved: true }));
  vi.stubGlobal('fetch', fetched);
  const told = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).p_position_seconds);
  try {
    learnPosition('m', 30);
    expect(positionOf('m')).toBe(30);
    expect(positionOf('other')).toBe(0);
    rememberPosition('m', 35.8, 100);
    rememberPosition('m', 40.1, 100);
    expect(told()).toEqual([35]);
    rememberPosition('m', 42.9, 100, true);
    rememberPosition('m', 42.9, 100, true);
    expect(told()).toEqual([35, 42]);
    expect(positionOf('m')).toBe(42.9);
    rememberPosition('m', 99, 100, true);
    expect(positionOf('m')).toBe(0);
    expect(localStorage.length).toBe(0);
    rememberWith('device');
    expect(positionOf('m')).toBe(0);
    rememberPosition('m', 50, 100, true);
    expect(told()).toEqual([35, 42, 99]);
    expect(positionOf('m')).toBe(50);
  } finally {
    rememberWith('device');
    vi.unstubAllGlobals();
  }
});
