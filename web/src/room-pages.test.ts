import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adPageTypeOf } from '#contract/ad-page.ts';
import { firstPart, isBackOffice, roomPage, roomPages, soldParts } from './page/room-pages.ts';
import routes from './routes.ts';

const flat = routes.flatMap((one) => one.children ?? [one]);
const pages = flat.map(({ index, path, file }) => ({ pattern: index ? '/' : `/${path}`, file }));

test('every page of the route table says whether ads may stand there', () => {
  const unsaid = pages.filter(({ pattern }) => roomPage(pattern) === undefined);
  expect(unsaid).toEqual([]);
  const said = pages.map(({ pattern }) => pattern).filter((pattern) => !isBackOffice(pattern));
  expect(Object.keys(roomPages).sort()).toEqual(said.sort());
});

test('no ad stands on a page that is open before the age gate, a bare one, or one of the back office', () => {
  for (const { pattern, file } of pages) {
    const text = readFileSync(`web/src/${file}`, 'utf8');
    const isApart = /export const handle = \{[^}]*\b(open|toProve|bare|ownFrame|entrance): true/.test(text);
    if (isApart || isBackOffice(pattern)) expect(roomPage(pattern), pattern).toHaveProperty('never');
  }
});

test('pages that share the first part of their address are sold alike', () => {
  for (const [pattern, page] of Object.entries(roomPages)) {
    const sold = new Map(soldParts).get(firstPart(pattern));
    if ('sold' in page) {
      expect(sold, pattern).toBe(page.sold);
      expect(adPageTypeOf(pattern), pattern).toBe(page.sold);
    } else if (page.never !== 'no page') expect(sold, pattern).toBeUndefined();
  }
});

/** Grids of public pages without rooms, and why. */
const without: Readonly<Record<string, string>> = {
  'photo-grid': 'pictures without a word, opened where they are',
  'profile-cards': 'a handful of facts about a member',
  'profile-card-people': 'faces in one of those',
  'support-cards': 'help has no ads',
  found: 'a handful of people and playlists, each in one line',
  views: 'a choice in the layout settings',
  'tiles rail': 'one row',
  'tiles member-menu.tsx': 'ways on in a menu',
  'work-grid series.tsx': 'a handful of works below the episodes',
  'playlist-grid series.tsx': 'a handful of playlists below the episodes',
  'chosen-grid': 'what is chosen for a member, on a page of their own',
  calendar: 'the days of a week, each with a few titles',
  'episode-list': 'the episodes of one series in their order',
  figures: 'what the site says of itself beside the sign-up',
  'creator-claims': 'a page about uploading',
  'creator-steps': 'a page about uploading',
  'creator-features': 'a page about uploading',
};
/** Those whose every fifth card an ad follows. */
const withRooms = [
  'albums',
  'playlist-grid',
  'recommended',
  'related',
  'side-playlists',
  'tiles',
  'video-grid',
  'work-grid',
];
const isOffice = /\/(admin[-/]|studio|account-settings)/;

test('every grid of cards of the public pages has a room after each fifth card, or says why not', () => {
  const styles = globSync('web/src/**/*.css').filter((file) => !isOffice.test(file));
  const grids = new Set<string>();
  for (const file of styles)
    for (const [, selector = ''] of readFileSync(file, 'utf8').matchAll(
      /([^{}]+)\{[^{}]*grid-template-columns:[^;]*repeat\(/g,
    ))
      for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) grids.add(name);
  const drawn = globSync('web/src/**/*.tsx')
    .filter((file) => !isOffice.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const names = [
        ...text.matchAll(/<(?:ul|ol) className=(?:"([\w -]+)"|\{[^}]*\? '[\w -]+' : '([\w -]+)'\})/g),
      ];
      return names
        .map(([, one, other]) => one ?? other ?? '')
        .filter((name) => name.split(' ').some((word) => grids.has(word)))
        .map((name) => ({ file, name, has: text.includes('<GridRoom after=') }));
    });
  for (const { file, name, has } of drawn) {
    const why = without[name] ?? without[`${name} ${file.split('/').at(-1)}`];
    if (why === undefined) expect(withRooms.includes(name) && has, `${name} in ${file}`).toBe(true);
  }
  const found = new Set(drawn.map(({ name }) => name));
  expect(withRooms.filter((name) => !found.has(name))).toEqual([]);
});
