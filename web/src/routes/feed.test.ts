import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { StreamPost } from '#contract/stream.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import { memberRow } from '../test-data.ts';
import { loader } from './feed.tsx';

const post = {
  id: 'p1',
  content: 'Hello',
  created_at: '2026-11-21T10:00:00Z',
  edited_at: null,
  mentions: [],
  tags: [],
  profiles: { id: 'm2', username: 'ren', display_name: null, avatar_url: null },
} as unknown as StreamPost;

async function tabOf(search: string, posts: readonly StreamPost[]) {
  const context = new RouterContextProvider();
  const answers: Record<string, unknown> = {
    get_following_feed: [],
    get_following_posts: posts,
    get_uploaders_to_follow: [],
  };
  const site = { name: 'Tsukimi', description: 'd', origin: 'https://t.example' };
  const call = async (name: string) => answers[name];
  context.set(servicesContext, { call, site, report: vi.fn() } as never);
  context.set(pageFactsContext, { requestId: 'request-1', member: memberRow() } as never);
  const url = new URL(`https://t.example/feed${search}`);
  const data = await loader({ request: new Request(url), url, params: {}, context } as never);
  return (data as { tab: string }).tab;
}

test('where people one follows have only written, their posts are shown, unless one asks for videos', async () => {
  expect(await tabOf('', [post])).toBe('posts');
  expect(await tabOf('', [])).toBe('videos');
  expect(await tabOf('?tab=videos', [post])).toBe('videos');
  expect(await tabOf('?tab=posts', [])).toBe('posts');
});
