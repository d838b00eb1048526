import { expect, test } from 'vitest';
import type { AdRoom } from '#contract/ad-delivery.ts';
import { siteFacts } from '../test-data.ts';
import { inTurns, pageRooms, reserve, siteRooms, sizeOn } from './rooms.ts';

const id = (n: number) => `0190f0de-0000-7000-8000-00000000000${n}`;
const room = (n: number, part: Partial<AdRoom> = {}): AdRoom => ({
  id: id(n),
  location: 'Bottom of Page',
  dimensions: '728x90',
  ad_sizes: ['728x90'],
  devices: [],
  ads: 1,
  ...part,
});

test('the first size that fits on a device is reserved, or the smallest', () => {
  const leaderboard = room(1, { ad_sizes: ['728x90', '320x50'] });
  expect(['Desktop', 'Tablet', 'Mobile'].map((device) => sizeOn(leaderboard, device as 'Mobile'))).toEqual([
    '728x90',
    '728x90',
    '320x50',
  ]);
  expect(sizeOn(room(1, { dimensions: '970x250', ad_sizes: ['970x250', '900x250'] }), 'Mobile')).toBe(
    '900x250',
  );
});

test('one room stands at a place on each device, and in a grid they take turns', () => {
  const all = [
    room(1, { devices: ['Desktop', 'Tablet'] }),
    room(2, { devices: ['Mobile'], dimensions: '320x50', ad_sizes: ['320x50'] }),
    room(3, { devices: ['Mobile'], dimensions: '300x250', ad_sizes: ['300x250'] }),
  ];
  expect(reserve(all)).toEqual([
    [
      { id: id(1), size: '728x90', on: 'DT' },
      { id: id(2), size: '320x50', on: 'M' },
    ],
    [{ id: id(3), size: '300x250', on: 'M' }],
  ]);
  expect(reserve([])).toEqual([]);
});

test('in a grid a size as narrow as a card is taken where there is one', () => {
  const both = room(1, {
    location: 'Between Content',
    dimensions: '728x90',
    ad_sizes: ['728x90', '300x250'],
  });
  const { grid } = pageRooms('Home Page', [both], 2);
  expect(grid?.[0]).toContain('--w:300px;--r:300/250');
  expect(grid?.[0]).not.toContain('data-wide');
  const wide = room(2, { location: 'Between Content' });
  expect(pageRooms('Home Page', [wide], 2).grid?.[0]).toContain('data-wide');
});

test('in a grid each placement has as many rooms as there are ads for it, in turns', () => {
  const all = [room(1, { ads: 3 }), room(2, { ads: 1 })];
  expect(inTurns(all).map((one) => one.id)).toEqual([id(1), id(2), id(1), id(1)]);
  const many = inTurns([room(1, { ads: 500 })]);
  expect(many.length).toBeLessThanOrEqual(24);
  const single = room(1, { location: 'Between Content', dimensions: '300x250', ad_sizes: ['300x250'] });
  expect(pageRooms('Home Page', [single], 2).grid).toHaveLength(1);
});

test('each position has its place on its pages, and none where a page has no such place', () => {
  const everywhere = (
    ['Header', 'Under Video', 'Sidebar Right', 'Before Content', 'After Content'] as const
  ).map((location, n) => room(n + 1, { location }));
  expect(Object.keys(pageRooms('Home Page', everywhere, 2)).sort()).toEqual(['after', 'before']);
  expect(Object.keys(pageRooms('Video Page', everywhere, 2)).sort()).toEqual(['side', 'top', 'under']);
  expect(Object.keys(pageRooms('All Pages', everywhere, 2)).sort()).toEqual(['end', 'top']);
});

test('a window is no place of a page, floats are hidden until they are filled, and both are off where none may open', () => {
  const all = [
    room(1, { location: 'Popup/Modal', dimensions: 'popup', ad_sizes: ['popup'] }),
    room(2, { location: 'Popup/Modal', dimensions: 'popunder', ad_sizes: ['popunder'] }),
    room(3, { location: 'Floating', dimensions: '300x250', ad_sizes: ['300x250'] }),
    room(4, { location: 'Header', dimensions: 'popup', ad_sizes: ['popup'] }),
  ];
  const { end, top } = pageRooms('Video Page', all, 2);
  expect(top).toBeUndefined();
  expect(end?.[0]).toContain(`data-room="${id(1)}" data-on="DTM" data-as="popup" data-most="2" hidden`);
  expect(end?.[0]).toContain(`data-room="${id(2)}" data-on="DTM" data-as="popunder"`);
  expect(end?.[0]).toContain('data-as="floating" hidden style="--w:300px;--r:300/250"');
  expect(pageRooms('Video Page', all, 0).end?.[0]).not.toContain('popup');
});

test('what is not of its form is not drawn', () => {
  const bad = room(1, { dimensions: '1x1"><script>', ad_sizes: [] });
  expect(JSON.stringify(pageRooms('All Pages', [bad, room(2, { id: '"><b>' })], 2))).not.toMatch(
    /script|<b>/,
  );
});

const servicesWith = (placements: AdRoom[], asked: string[] = []) => ({
  site: siteFacts(),
  report() {},
  call: (async (name: string, { p_page_type }: { p_page_type: string }) => {
    asked.push(`${name} ${p_page_type}`);
    return placements;
  }) as never,
});

test('the rooms of all pages come with each page, and none before the age gate or in the back office', async () => {
  const asked: string[] = [];
  const services = servicesWith([room(1)], asked);
  const all = await siteRooms(services, { ageConfirmed: true }, '/');
  expect(Object.keys(all ?? {})).toContain('tags');
  expect(all).not.toHaveProperty('settings');
  expect(all).not.toHaveProperty('information');
  expect(asked).toContain('get_placements_by_page_type Home Page');
  expect(await siteRooms(services, { ageConfirmed: false }, '/')).toBeUndefined();
  expect(await siteRooms(services, { ageConfirmed: true }, '/admin/users')).toBeUndefined();
  expect(await siteRooms(services, { ageConfirmed: true }, '/embed/x')).toBeUndefined();
  expect(await siteRooms(servicesWith([]), { ageConfirmed: true }, '/')).toBeUndefined();
});

test('a page stands without rooms where they cannot be asked for', async () => {
  const services = {
    ...servicesWith([]),
    call: (async () => {
      throw new Error('away');
    }) as never,
  };
  expect(await siteRooms(services, { ageConfirmed: true }, '/')).toBeUndefined();
});
