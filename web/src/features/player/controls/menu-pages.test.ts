import { afterEach, expect, test, vi } from 'vitest';
import { playbackOf } from '../../../test-data.ts';
import type { Engine } from '../engine/engine.ts';
import { initialState } from '../engine/player-state.ts';
import { type MenuPage, type MenuTools, menuItems, parentOf } from './menu-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const state = initialState(
  playbackOf({ captions: [{ language: 'en', label: 'English', url: '/media/a/en.vtt' }] }),
);
const setCaptionLook = vi.fn();
const opened: MenuPage[] = [];
const tools: MenuTools = {
  engine: { setCaptionLook } as unknown as Engine,
  state,
  open: (page) => opened.push(page),
  close() {},
  openHelp() {},
  hasSkips: false,
  refresh() {},
};
const labels = (page: MenuPage) => menuItems(page, tools).map(({ label }) => label);
const points = (fine: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: fine }));

test('the list of keys is offered where there are keys, and not on a phone', () => {
  points(true);
  expect(labels('settings')).toContain('Keyboard shortcuts');
  points(false);
  expect(labels('settings')).not.toContain('Keyboard shortcuts');
});

test('captions have a size, a color and a background, each with a way back to them', () => {
  const looks = menuItems('captions', tools).slice(2);
  expect(looks.map(({ label, value }) => [label, value])).toEqual([
    ['Caption size', 'Normal'],
    ['Caption color', 'White'],
    ['Caption background', 'See-through'],
  ]);
  for (const { choose } of looks) choose();
  expect(opened.map(parentOf)).toEqual(['captions', 'captions', 'captions']);
  const [color, background] = [opened[1]!, opened[2]!];
  expect(labels(color)).toEqual(['White', 'Yellow', 'Cyan']);
  menuItems(color, tools)[1]!.choose();
  menuItems(background, tools)[2]!.choose();
  expect(setCaptionLook.mock.calls).toEqual([[{ captionColor: 'yellow' }], [{ captionBackground: 'none' }]]);
});
