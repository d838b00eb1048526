import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { PublicProfile } from '#contract/profiles.ts';
import type { Services } from '../page-context.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import { memberRow } from '../test-data.ts';
import { action, loader } from './user.tsx';

const refusal = (status: number, message: string) => Object.assign(new Error(message), { status, code: 'X' });
const fail = (error: Error) => () => {
  throw error;
};
const mio: PublicProfile = {
  id: 'm1',
  username: 'mio',
  display_name: 'Mio',
  avatar_url: null,
  cover_url: null,
  role: 'member',
  subscribers_count: 0,
  bio: null,
  links: [],
  videos_watched_count: 0,
  shows_watched: true,
  shows_favorites: false,
  shows_list: false,
  is_subscribed: false,
  is_blocked: false,
  created_at: '2026-11-21T10:00:00Z',
};

type Answers = Record<string, (input: never) => unknown>;
/** What pages get, from calls that the test answers. */
function given(answers: Answers, isOwn: boolean) {
  const context = new RouterContextProvider();
  const report = vi.fn();
  const call = async (name: string, input: never) => {
    const answer = answers[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return answer(input);
  };
  const site = { name: 'Tsukimi', origin: 'https://t.example' } as Services['site'];
  context.set(servicesContext, { call: call as Services['call'], site, report });
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: true,
    layout: { viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: true },
    member: isOwn ? memberRow({ id: 'm1', username: 'mio' }) : null,
  });
  return { context, report };
}
const base: Answers = {
  getPublicProfile: () => mio,
  'get-stream-posts': () => [],
  get_user_achievements: () => [],
  get_user_videos: () => [],
  get_user_albums: () => [],
  get_user_photos: () => [],
  get_user_playlists_with_thumbnails: () => [],
  get_public_subscriptions: () => [],
};

async function open(answers: Answers, { path = '/user/mio', isOwn = false } = {}) {
  const { context, report } = given({ ...base, ...answers }, isOwn);
  const request = new Request(`https://t.example${path}`);
  const params = { username: path.split('/')[2]?.split('?')[0] };
  const page = await loader({ request, params, context } as never);
  return { page, report };
}
const thrown = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as { data?: { message: string }; init?: { status: number }; status?: number },
  );

test('a profile that is not there leads home with a word, and a former name to the present one', async () => {
  const gone = (await thrown(
    open({ getPublicProfile: fail(refusal(404, 'profile not found')) }),
  )) as unknown as Response;
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/?notice=profile-not-found']);
  const moved = (await thrown(open({}, { path: '/user/old_name?initialTab=Videos' }))) as unknown as Response;
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/user/mio?initialTab=Videos']);
});

test('a profile that cannot be read is said so, and the fault is ours to look at', async () => {
  const wrong = await thrown(open({ getPublicProfile: fail(new Error('no database')) }));
  expect([wrong?.init?.status, wrong?.data?.message]).toEqual([500, 'Failed to load profile.']);
});

test('a tab that fails says so, and the rest of the page stands', async () => {
  const posts = await open({ 'get-stream-posts': fail(new Error('broken')) });
  expect(posts.page.panel).toEqual({ tab: null, failed: 'Failed to load stream posts. Unknown error' });
  expect(posts.report).toHaveBeenCalledOnce();
  const photos = await open(
    { get_user_photos: fail(new Error('broken')) },
    { path: '/user/mio?initialTab=Photos' },
  );
  expect(photos.page.panel).toEqual({ tab: null, failed: 'Failed to load Photos.' });
  expect(photos.page.profile.username).toBe('mio');
});

test('cards that fail leave the page standing', async () => {
  const { page, report } = await open({ get_user_achievements: fail(new Error('broken')) });
  expect(page.cards).toBeNull();
  expect(page.panel.tab).toBe('Stream');
  expect(report).toHaveBeenCalledOnce();
});

test('favourites that are not shown are not asked for, for the tab or for the cards', async () => {
  const favorites = vi.fn(() => []);
  const { page } = await open(
    { get_public_favorite_videos: favorites },
    { path: '/user/mio?initialTab=Favorites' },
  );
  expect([page.selected, page.tabs]).toEqual(['Stream', ['Stream', 'Videos', 'Playlists', 'Photos']]);
  expect(favorites).not.toHaveBeenCalled();
  const own = await open(
    { get_public_favorite_videos: favorites },
    { path: '/user/mio?initialTab=Favorites', isOwn: true },
  );
  expect(own.page.selected).toBe('Favorites');
  expect(favorites).toHaveBeenCalledTimes(2);
});

test('an album that whoever looks cannot see is said so', async () => {
  const { page } = await open({}, { path: '/user/mio?initialTab=Photos&album=a1' });
  expect(page.panel).toMatchObject({ tab: 'Photos', album: null, isAlbumMissing: true });
});

test('what a refused act says is in the words of the act', async () => {
  const words = async (intent: string, name: string, error: Error) => {
    const { context } = given({ ...base, [name]: fail(error) }, true);
    const body = new URLSearchParams({ intent, content: 'x', postId: 'p' });
    const request = new Request('https://t.example/user/mio', { method: 'POST', body });
    const answer = await action({
      request,
      params: { username: 'mio' },
      url: new URL(request.url),
      context,
    } as never);
    return answer.data.message;
  };
  const broken = new Error('no database');
  const refused = refusal(400, 'Content cannot be empty.');
  expect(await words('post', 'create-stream-post', broken)).toBe('Failed to post: Unknown error');
  expect(await words('edit', 'update-stream-post', refused)).toBe(
    'Failed to update post: Content cannot be empty.',
  );
  expect(await words('edit', 'update-stream-post', broken)).toBe('Failed to update post: Unknown error');
  expect(await words('delete', 'delete-stream-post', broken)).toBe(
    'Failed to delete post: Unknown error. Please try again.',
  );
});
