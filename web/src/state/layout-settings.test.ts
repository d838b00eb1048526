import { beforeEach, expect, test } from 'vitest';
import { columnsAt } from './columns-at.ts';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  readStoredSettings,
  settingsKey,
  storeSettings,
} from './layout-settings.ts';

beforeEach(() => localStorage.clear());

test('a first visit has the standard view, four columns and previews', () => {
  expect(DEFAULT_SETTINGS).toEqual({ viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: true });
  expect(readStoredSettings()).toBeNull();
});

test('each stored field is read back only if it has the right type', () => {
  expect(parseSettings('{"viewLayout":"list","gridColumns":"6","autoPlayPreviews":false}')).toEqual({
    viewLayout: 'list',
    gridColumns: 4,
    autoPlayPreviews: false,
  });
  expect(parseSettings('{"viewLayout":7,"gridColumns":7,"autoPlayPreviews":"yes"}')).toEqual(
    DEFAULT_SETTINGS,
  );
});

test('what is not a record is as good as nothing', () => {
  for (const text of ['', 'null', '3', '{', '"grid"']) expect(parseSettings(text)).toBeNull();
});

test('grid is an old name of standard', () => {
  expect(parseSettings('{"viewLayout":"grid"}')?.viewLayout).toBe('standard');
});

test('a change is in the storage and in the cookie at once', () => {
  storeSettings({ viewLayout: 'details', gridColumns: 8, autoPlayPreviews: false });
  expect(localStorage.getItem(settingsKey)).toBe(
    '{"viewLayout":"details","gridColumns":8,"autoPlayPreviews":false}',
  );
  expect(document.cookie).toContain('layout=details.8.0');
});

test('the slider gives each choice a fifth of its track', () => {
  expect([0, 0.199, 0.2, 0.399, 0.4, 0.599, 0.6, 0.799, 0.8, 1].map(columnsAt)).toEqual([
    3, 3, 4, 4, 5, 5, 6, 6, 8, 8,
  ]);
});
