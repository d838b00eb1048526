import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileAt, readWith, webTexts } from './web-imports.ts';

const stylesOf = (files: Set<string>): string[] => [...files].filter((name) => name.endsWith('.css'));

/** Styles of what is there only after somebody did something. */
const afterAnAct: Readonly<Record<string, readonly string[]>> = {
  '../features/profile/post-box.tsx': ['ui/character-count.css'],
  './home-rows.tsx': ['ui/field.css'],
};

test('what the server draws and comes to life later has its styles with the page, so that nothing moves', () => {
  const atFirst = readWith('root.tsx');
  let parts = 0;
  const late: string[] = [];
  for (const [name, text] of webTexts) {
    if (!name.endsWith('.tsx') || !text.includes('laterPart(')) continue;
    const there = new Set([...atFirst, ...readWith(name)]);
    for (const [, address] of text.matchAll(/(?<!lazyPart\([^)]{0,40})import\('([^']+)'\)/g)) {
      parts++;
      for (const style of stylesOf(readWith(fileAt(name, address!))))
        if (!there.has(style) && !afterAnAct[address!]?.includes(style))
          late.push(`${name} draws ${address} without ${style}`);
    }
  }
  assert.ok(parts > 8);
  assert.deepEqual(late, []);
});

/** Parts that are drawn only after somebody did something, over the page, or in a place that waits for them. Their styles come with them and move nothing. */
const drawnAfterAnAct = [
  'features/account-settings/prove-door.tsx',
  'features/add-to-playlist/add-door.tsx',
  'features/age-gate/age-gate.tsx',
  'features/comments/comment-item.tsx',
  'features/layout-settings/layout-settings.tsx',
  'features/notifications/bell.tsx',
  'features/photos/photos-tab.tsx',
  'features/player/player-host.tsx',
  'features/player/player.tsx',
  'features/player/watch-player.tsx',
  'features/report/report-door.tsx',
  'features/search-box/search-box.tsx',
  'features/sign-in/sign-in-door.tsx',
  'features/video-card/card-layers.tsx',
  'features/works/episode-panel.tsx',
  'parts/mentions.tsx',
  'parts/office-search.tsx',
  'root.tsx',
  'routes/home-rows.tsx',
  'routes/watch-side.tsx',
  'ui/share-button.tsx',
];

test('what comes with its styles after the page is nothing that the server draws', () => {
  const found = [...webTexts]
    .filter(([name, text]) => name.endsWith('.tsx') && /\blazyPart\(/.test(text))
    .map(([name]) => name)
    .sort();
  assert.deepEqual(found, drawnAfterAnAct.toSorted());
});
