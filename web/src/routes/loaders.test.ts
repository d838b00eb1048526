import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Member } from '#contract/roles.ts';
import { safeReturn } from '../lib/safe-return.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import {
  categoryRow,
  memberRow,
  playbackOf,
  playlistRow,
  siteFacts,
  videoCard,
  videoDetails,
} from '../test-data.ts';
import { loader as adminVideos } from './admin/all-videos.tsx';
import { loader as adminCategories } from './admin/categories.tsx';
import { loader as adminReview } from './admin/review.tsx';
import { loader as adminUsers } from './admin/users.tsx';
import { loader as adminImports } from './admin/videos.tsx';
import { loader as categories } from './categories.tsx';
import { loader as category } from './category.tsx';
import { loader as comingSoon } from './coming-soon.tsx';
import { loader as favorites } from './favorites.tsx';
import { loader as homePage } from './home.tsx';
import { loader as playlistPage } from './playlist.tsx';
import { loader as shufflePage } from './playlist-shuffle.ts';
import { loader as playlistsPage } from './playlists.tsx';
import { loader as search } from './search.tsx';
import { loader as sitemapVideos } from './sitemap-videos.ts';
import { loader as surprise } from './surprise.ts';
import { loader as tagPage } from './tag.tsx';
import { loader as userPage } from './user.tsx';
import { loader as watch } from './watch.tsx';

const refusal = (status: number, message: string) =>
  Object.assign(new Error(message), { status, code: 'PGRST116' });

/** Runs a loader against calls that the test answers. */
function run(
  loader: (args: never) => unknown,
  calls: Record<string, (input: never) => unknown>,
  path = '/',
  params = {},
  member: Member | null = null,
) {
  const context = new RouterContextProvider();
  const report = vi.fn();
  const site = siteFacts();
  const call = async (name: string, input: never) => {
    const answer = calls[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return answer(input);
  };
  context.set(servicesContext, { call: call as Services['call'], site, report });
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: true,
    layout: { viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: true },
    member,
  });
  const args = {
    request: new Request(`https://t.example${path}`),
    params,
    context,
    url: new URL(`https://t.example${path}`),
    pattern: '',
  };
  const result = (async () => loader(args as never))();
  return { result, report };
}
/** What a loader threw or returned by `data()`: its status and body. */
const outcome = async (result: Promise<unknown>) => {
  const value = (await result.catch((error: unknown) => error)) as {
    data?: unknown;
    init?: { status?: number };
  };
  return [value.init?.status, value.data];
};

const noVideo = {
  message: 'Video not found.',
  text: 'It isn’t available anymore, or the address isn’t right.',
};

test('a video that is not there is a 404', async () => {
  const { result } = run(watch, { get_video_details_by_slug: () => [] }, '/play/x', { slug: 'x' });
  expect(await outcome(result)).toEqual([404, noVideo]);
});

test('a removed video is a 410 with the reason', async () => {
  const gone = () => {
    throw refusal(410, 'Removed on request.');
  };
  const { result } = run(watch, { get_video_details_by_slug: gone }, '/play/x', { slug: 'x' });
  expect(await outcome(result)).toEqual([410, { message: 'Removed on request.' }]);
});

test('a watch address without a slug says so', async () => {
  expect(await outcome(run(watch, {}).result)).toEqual([400, { message: 'Video slug is missing from URL.' }]);
});

test('a bug is logged and shows words and the request id, not its own message', async () => {
  const bug = () => {
    throw new Error('secret');
  };
  const { result, report } = run(watch, { get_video_details_by_slug: bug }, '/play/x', { slug: 'x' });
  expect(await outcome(result)).toEqual([
    500,
    { message: 'Error: Failed to load video data.', requestId: 'request-1' },
  ]);
  expect(report).toHaveBeenCalledOnce();
});

for (const [words, page, path, params] of [
  ['Failed to fetch categories.', categories, '/categories', {}],
  ['Failed to fetch videos for this category.', category, '/categories/drama', { slug: 'drama' }],
  ['Failed to fetch videos for this tag.', tagPage, '/tags/rain', { tag: 'rain' }],
  ['Error: Failed to fetch data.', search, '/search?q=rain', {}],
  [
    'Failed to fetch videos: the list can’t be read right now. Try again.',
    adminVideos,
    '/admin/all-videos',
    {},
  ],
  [
    'Failed to fetch categories: the list can’t be read right now. Try again.',
    adminCategories,
    '/admin/categories',
    {},
  ],
] as const) {
  test(`${path} that cannot be had says “${words}”`, async () => {
    // Nobody answers its calls.
    const { result, report } = run(page, {}, path, params);
    expect(await outcome(result)).toEqual([500, { message: words, requestId: 'request-1' }]);
    expect(report).toHaveBeenCalledOnce();
  });
}

test('a page of the back office past the last one leads to the last, and never says that there is nothing', async () => {
  const nothing = () => ({ items: [], total: 0 });
  const pictures = { get_picture_queue: nothing, get_captions_queue: nothing };
  const waiting = { ...pictures, get_review_queue: () => ({ items: [], total: 41 }) };
  const left = (await run(adminReview, waiting, '/admin/review?page=4').result.catch((e) => e)) as Response;
  expect([left.status, left.headers.get('location')]).toEqual([302, '/admin/review?page=3']);
  const last = { ...pictures, get_review_queue: () => ({ items: [], total: 20 }) };
  const first = (await run(adminReview, last, '/admin/review?page=2').result.catch((e) => e)) as Response;
  expect(first.headers.get('location')).toBe('/admin/review');
  const none = { get_users: () => [], find_catalogue_creators: () => [] };
  const users = (await run(adminUsers, none, '/admin/users?q=mi&page=2').result.catch((e) => e)) as Response;
  expect(users.headers.get('location')).toBe('/admin/users?q=mi');
  const nobody = (await run(adminUsers, none, '/admin/users?q=mi').result) as object;
  expect(nobody).toMatchObject({ users: [], total: 0 });
});

test('favourites that cannot be had say so', async () => {
  const member = { id: 'm1', username: 'ann' } as Member;
  const { result } = run(favorites, {}, '/favorites', {}, member);
  expect(await outcome(result)).toEqual([
    500,
    { message: 'Failed to load favorite videos.', requestId: 'request-1' },
  ]);
});

test('what is yet to come says Coming Soon and stays out of search engines', async () => {
  const { head } = (await run(comingSoon, {}, '/premium').result) as { head: unknown[] };
  expect(head).toContainEqual({ property: 'og:title', content: 'Coming Soon' });
  expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a refusal is shown in the server’s words', async () => {
  const tooMany = () => {
    throw refusal(429, 'Too many requests.');
  };
  const { result } = run(surprise, { get_random_videos: tooMany });
  expect(await outcome(result)).toEqual([429, { message: 'Error: Too many requests.' }]);
});

test('Surprise Me! leads to a video by chance', async () => {
  const response = (await run(surprise, { get_random_videos: () => [videoCard()] }).result) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([302, '/play/glass-sparrow']);
});

test('an unknown category is a 404', async () => {
  const none = () => {
    throw refusal(404, 'Category not found');
  };
  const { result } = run(category, { get_category_videos: none }, '/categories/x', { slug: 'x' });
  expect(await outcome(result)).toEqual([404, { message: 'Category not found' }]);
});

test('the category page sends known filters on and drops others', async () => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return {
      category: { name: 'Drama', slug: 'drama', description: null, video_count: 1 },
      items: [],
      page: 2,
      has_more: false,
      safety_message: null,
    };
  };
  const path = '/categories/drama?page=2&sort=views&q=%20sea%20&audio=dub&status=gone&duration=short';
  await run(category, { get_category_videos: answer }, path, { slug: 'drama' }).result;
  expect(asked).toEqual([
    {
      p_category_slug: 'drama',
      p_page: 2,
      p_sort: 'views',
      p_search: 'sea',
      p_sub_or_dub: 'dub',
      p_status: null,
      p_duration: 'short',
    },
  ]);
});

test('a tag under another name is sent to its own address', async () => {
  const calls = { get_tag: () => [{ name: 'Drama', slug: 'drama', video_count: 1 }] };
  const response = (await run(tagPage, calls, '/tags/DRAMA?page=2', { tag: 'DRAMA' }).result) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([301, '/tags/drama?page=2']);
});

test('a tag that is not there is a 404 with its heading', async () => {
  const [status, body] = await outcome(run(tagPage, { get_tag: () => [] }, '/tags/x', { tag: 'x' }).result);
  expect([status, body]).toMatchObject([404, { name: 'x', cards: [] }]);
});

test('a section of the home page that fails is told from an empty one, logged, and the rest stands', async () => {
  const fails = () => {
    throw new Error('down');
  };
  const videos = Array.from({ length: 24 }, (_, n) => videoCard({ slug: `v${n}` }));
  const { result, report } = run(homePage, {
    get_all_videos_with_details: () => videos,
    get_trending_videos: fails,
    get_recommended_videos_by_views: fails,
    get_most_popular_playlist: fails,
    'list-categories-direct': () => [categoryRow()],
  });
  const page = (await result) as Awaited<ReturnType<typeof homePage>>;
  expect([page.spotlight?.length, page.latest.cards?.length, page.latest.hasMore]).toEqual([5, 15, true]);
  // Null is what could not be loaded; an empty list is something else.
  expect([page.top, page.tab]).toEqual([null, { slug: 'drama', cards: null }]);
  expect([page.playlist, page.hasPlaylistFailed]).toEqual([null, true]);
  expect(report).toHaveBeenCalledTimes(3);
});

test('recommendation tabs are the categories that have videos, the first one chosen unless another is asked for', async () => {
  const asked: unknown[] = [];
  const calls = {
    get_all_videos_with_details: () => [],
    get_trending_videos: () => [],
    get_most_popular_playlist: () => [],
    get_recommended_videos_by_views: (input: unknown) => {
      asked.push(input);
      return [videoCard()];
    },
    'list-categories-direct': () => [
      categoryRow(),
      categoryRow({ name: 'Empty', slug: 'empty', video_count: 0 }),
      categoryRow({ name: 'Uncategorized', slug: 'uncategorized' }),
    ],
  };
  const home = async (address: string) =>
    (await run(homePage, calls, address).result) as Awaited<ReturnType<typeof homePage>>;
  const first = await home('/');
  expect(first.tabs.map(({ slug }) => slug)).toEqual(['drama', 'uncategorized']);
  expect([
    first.tab?.slug,
    (await home('/?tab=uncategorized')).tab?.slug,
    (await home('/?tab=none')).tab?.slug,
  ]).toEqual(['drama', 'uncategorized', 'drama']);
  expect(asked).toEqual(['drama', 'uncategorized', 'drama'].map((slug) => ({ p_category_slug: slug })));
});

test('the next page of Latest Release begins where the first ended', async () => {
  const asked: unknown[] = [];
  const calls = {
    get_all_videos_with_details: (input: unknown) => {
      asked.push(input);
      return [videoCard()];
    },
    get_content_rankings_with_ip_dedup: () => [],
    get_recommended_videos_by_views: () => [],
    get_most_popular_playlist: () => [playlistRow()],
    'list-categories-direct': () => [],
  };
  const page = (await run(homePage, calls, '/?page=2&period=week').result) as Awaited<
    ReturnType<typeof homePage>
  >;
  expect(asked).toEqual([
    { p_public: true, p_limit: 24 },
    { p_public: true, p_limit: 15, p_offset: 12 },
  ]);
  expect([page.latest.page, page.latest.hasMore, page.period]).toEqual([2, false, 'week']);
  expect(page.playlist).toMatchObject({ name: 'Rainy days', length: '2h 5m', videos: '2 videos' });
});

test('Latest Release begins below the spotlight where there is enough, and no page leaves one out', async () => {
  const all = Array.from({ length: 40 }, (_, at) => videoCard({ id: `v${at}`, video_id: `v${at}` }));
  const calls = {
    get_all_videos_with_details: ({ p_limit = 24, p_offset = 0 }: { p_limit?: number; p_offset?: number }) =>
      all.slice(p_offset, p_offset + p_limit),
    get_trending_videos: () => [],
    get_most_popular_playlist: () => [],
    'list-categories-direct': () => [],
  };
  const ids = async (address: string) => {
    const page = (await run(homePage, calls, address).result) as Awaited<ReturnType<typeof homePage>>;
    return { spotlight: page.spotlight?.map(({ id }) => id), latest: page.latest.cards?.map(({ id }) => id) };
  };
  const first = await ids('/');
  expect(first.spotlight).toEqual(['v0', 'v1', 'v2', 'v3', 'v4']);
  // Twelve, and three that fill a row.
  expect([first.latest?.length, first.latest?.[0], first.latest?.[12]]).toEqual([15, 'v5', 'v17']);
  expect((await ids('/?page=2')).latest?.[0]).toBe('v17');
});

test('the video sitemap names pages and the neutral card, never a media address', async () => {
  const rows = [videoCard({ title: 'Tom & "Co"', thumbnail_url: '/media/secret.webp' })];
  const calls = { get_all_videos_with_details: () => rows };
  const response = (await run(sitemapVideos, calls, '/sitemap-videos.xml?part=1').result) as Response;
  const text = await response.text();
  expect(text).toContain('<loc>https://t.example/play/glass-sparrow</loc>');
  expect(text).toContain('Tom &amp; &quot;Co&quot;');
  expect(text).not.toContain('/media/');
});

test('the age gate returns to a path of this site only', () => {
  expect(safeReturn('/play/x?t=3')).toBe('/play/x?t=3');
  for (const text of [
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:1',
    '',
    null,
  ]) {
    expect(safeReturn(text)).toBe('/');
  }
});

test('a playlist that is not there, or not for who asks, is a 404', async () => {
  const { result } = run(playlistPage, { get_playlist_details_by_slug: () => [] }, '/playlist/x', {
    slug: 'x',
  });
  expect(await outcome(result)).toEqual([404, { message: 'Playlist not found.' }]);
});

test('failures of playlists are said in the words of their page', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  const one = run(playlistPage, { get_playlist_details_by_slug: broken }, '/playlist/x', { slug: 'x' });
  expect(await outcome(one.result)).toEqual([
    500,
    { message: 'Failed to fetch playlist data.', requestId: 'request-1' },
  ]);
  const odd = { ...playlistRow(), videos: null };
  const other = run(playlistPage, { get_playlist_details_by_slug: () => [odd] }, '/playlist/x', {
    slug: 'x',
  });
  expect(await outcome(other.result)).toEqual([
    500,
    { message: 'An unexpected error occurred.', requestId: 'request-1' },
  ]);
  const list = run(playlistsPage, { get_playlists_with_details_paginated: broken }, '/playlists');
  expect(await outcome(list.result)).toEqual([
    500,
    { message: 'Failed to load playlists.', requestId: 'request-1' },
  ]);
});

test('playlists of a profile that cannot be had are said to have failed, and the profile stands', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  const mio = { id: 'u1', username: 'mio', display_name: 'Mio', shows_favorites: false };
  const { result } = run(
    userPage,
    { getPublicProfile: () => mio, get_user_playlists_with_thumbnails: broken },
    '/user/mio?initialTab=Playlists',
    { username: 'mio' },
  );
  expect(await result).toMatchObject({
    selected: 'Playlists',
    panel: { tab: null, failed: 'Failed to load Playlists.' },
  });
});

test('a page of a visitor says nothing of what one of them likes', async () => {
  const row = {
    ...playlistRow(),
    likes: 3,
    user_has_liked: true,
    videos: [],
  };
  const { result } = run(playlistPage, { get_playlist_details_by_slug: () => [row] }, '/playlist/x', {
    slug: 'x',
  });
  expect(await result).toMatchObject({ stand: { likes: 3, user_has_liked: false }, isOwn: false });
});

const inPlaylist = (videos: number) => ({
  ...playlistRow(),
  videos: Array.from({ length: videos }, (_, index) => ({
    ...videoCard({ id: `v${index}`, video_id: `v${index}`, slug: `s${index}` }),
    playlist_video_id: `i${index}`,
  })),
});
const watched = videoDetails({
  ...{ id: 'v0', slug: 's0', title: 'One', description: null },
  playback: playbackOf({ kind: 'none', state: 'preparing', master_url: null }),
});
const watchCalls = {
  get_video_details_by_slug: () => [watched],
  get_related_videos: () => [videoCard({ id: 'r1', slug: 'related' })],
  get_video_comments: () => null,
};

test('a video is watched in a playlist, as long as the asker may see it', async () => {
  const open = async (path: string, playlist: () => unknown) =>
    (await run(watch, { ...watchCalls, get_playlist_details_by_slug: playlist }, path, { slug: 's0' })
      .result) as { queue: object | null; next: { path: string } | null };
  const path = '/play/s0?list=rainy-days';
  const seen = await open(path, () => [inPlaylist(2)]);
  expect(seen.queue).toMatchObject({ name: 'Rainy days', number: 1, total: 2 });
  expect(seen.next?.path).toBe('/play/s1?list=rainy-days');
  expect((await open(path, () => [inPlaylist(1)])).next).toBe(null);
  const none = await open(path, () => []);
  expect([none.queue, none.next?.path]).toEqual([null, '/play/related']);
  const broken = await open(path, () => {
    throw new Error('broken');
  });
  expect(broken.queue).toBe(null);
  const shuffledOne = await open(`${path}&shuffle=4`, () => [inPlaylist(2)]);
  expect(shuffledOne.queue).toMatchObject({ shuffle: 4, total: 2 });
});

test('playlists beside a video come with the page where its address asks for them', async () => {
  const open = async (path: string) =>
    run(watch, { ...watchCalls, get_playlists_for_video: () => [playlistRow()] }, path, { slug: 's0' })
      .result;
  expect(await open('/play/s0?tab=playlists')).toMatchObject({
    tab: 'playlists',
    playlists: [{ name: 'Rainy days' }],
  });
  expect(await open('/play/s0')).toMatchObject({ tab: 'related', playlists: undefined });
});

test('shuffling leads to one of the videos with a number for the order', async () => {
  const shuffle = async (rows: object[]) => {
    const { result } = run(shufflePage, { get_playlist_details_by_slug: () => rows }, '/', { slug: 'x' });
    const response = (await result) as Response;
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
  };
  const [status, address, cacheControl] = await shuffle([inPlaylist(3)]);
  expect([status, cacheControl]).toEqual([302, 'no-store']);
  expect(address).toMatch(/^\/play\/s[012]\?list=rainy-days&shuffle=[1-9]\d{0,4}$/);
  expect((await shuffle([inPlaylist(0)]))[1]).toBe('/playlist/rainy-days');
  const hidden = run(shufflePage, { get_playlist_details_by_slug: () => [] }, '/', { slug: 'x' });
  expect(await outcome(hidden.result)).toEqual([404, { message: 'Playlist not found.' }]);
});

test('the list of playlists says how many pages there are', async () => {
  const rows = [{ ...playlistRow(), total_count: 41 }];
  const { result } = run(
    playlistsPage,
    { get_playlists_with_details_paginated: () => rows },
    '/playlists?page=2&q=rain',
  );
  expect(await result).toMatchObject({ page: 2, pages: 3, q: 'rain' });
});

test('an old address of a category or a video leads on for good, and a request for data at once', async () => {
  const drama = { name: 'Drama', slug: 'drama', description: null, video_count: 0 };
  const page = {
    category: drama,
    items: [],
    page: 2,
    page_size: 24,
    has_more: false,
    total: 0,
    safety_message: null,
  };
  for (const [ending, status] of [
    ['', 301],
    ['.data', 302],
  ] as const) {
    const old = run(category, { get_category_videos: () => page }, `/categories/plays${ending}?page=2`, {
      slug: 'plays',
    });
    const answer = (await old.result.catch((error: unknown) => error)) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([status, '/categories/drama?page=2']);
    const video = run(
      watch,
      { get_video_details_by_slug: () => [videoDetails({ slug: 'new' })] },
      `/play/old${ending}?t=9`,
      {
        slug: 'old',
      },
    );
    const led = (await video.result.catch((error: unknown) => error)) as Response;
    expect([led.status, led.headers.get('location')]).toEqual([status, '/play/new?t=9']);
  }
});

test('a member is asked for an unpublished video of an address, a visitor is not; strangers are told what all are', async () => {
  const asked = vi.fn(() => [] as unknown[]);
  const calls = {
    get_video_details_by_slug: () => [],
    get_unpublished_video: asked,
    get_related_videos: () => [],
  };
  const visitor = run(watch, calls, '/play/x', { slug: 'x' });
  expect(await outcome(visitor.result)).toEqual([404, noVideo]);
  expect(asked).not.toHaveBeenCalled();
  const stranger = run(watch, calls, '/play/x', { slug: 'x' }, memberRow());
  expect(await outcome(stranger.result)).toEqual([404, noVideo]);
  asked.mockReturnValue([{ ...videoDetails({ slug: 'x' }), publish_status: 'draft', state_reason: null }]);
  const own = run(watch, calls, '/play/x', { slug: 'x' }, memberRow());
  const owner = (await own.result) as {
    unpublished: unknown;
    comments: unknown;
    head: unknown[];
  };
  expect(owner.unpublished).toEqual({ publish_status: 'draft', state_reason: null });
  expect(owner.comments).toBeNull();
  // It asks nothing that would be answered with an error.
  expect(own.report).not.toHaveBeenCalled();
  expect(owner.head).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('"Most Popular" holds to the filter as the list beneath it does', async () => {
  const rows = [
    categoryRow({ name: 'Drama', slug: 'drama', video_count: 9 }),
    categoryRow({ name: 'Harbour', slug: 'harbour', video_count: 2, orientation: 'gay' }),
  ];
  const popularAt = async (path: string) => {
    const { result } = run(categories, { 'list-categories-direct': () => rows }, path);
    return ((await result) as { popular: { slug: string }[] }).popular.map(({ slug }) => slug);
  };
  expect(await popularAt('/categories')).toEqual(['drama', 'harbour']);
  expect(await popularAt('/categories?orientation=gay')).toEqual(['harbour']);
});

test('an import may go to a category that is hidden', async () => {
  const calls = {
    get_managed_categories: () => [
      { ...categoryRow({ id: 'c1' }), is_hidden: false },
      { ...categoryRow({ id: 'c2', name: 'Waiting room' }), is_hidden: true },
    ],
    get_hosted_library_settings: () => ({}),
    get_import_batches: () => [],
    get_import_feeds: () => [],
  };
  const { result } = run(adminImports, calls, '/admin/videos');
  expect(((await result) as { categories: { id: string }[] }).categories.map(({ id }) => id)).toEqual([
    'c1',
    'c2',
  ]);
});
