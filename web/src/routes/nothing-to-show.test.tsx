import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, type MetaDescriptor, RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { errorKinds } from '#contract/errors.ts';
import { type Services, servicesContext } from '../page-context.ts';
import { siteFacts } from '../test-data.ts';
import Category, { loader as categoryLoader } from './category.tsx';
import Search, { loader as searchLoader } from './search.tsx';
import Tag, { loader as tagLoader } from './tag.tsx';

afterEach(cleanup);

const safety = 'This is not allowed here.';
const term = 'zebrawood';
const none = { items: [], page: 3, page_size: 24, has_more: false, total: 0 };
const calls: Record<string, () => unknown> = {
  search_videos: () => ({
    ...none,
    query: term,
    outcome: 'refused',
    safety_message: safety,
    corrected_query: null,
    related_tags: [],
  }),
  get_category_videos: () => ({
    ...none,
    page: 1,
    category: { name: 'Drama', slug: 'drama', description: null, video_count: 1 },
    safety_message: safety,
  }),
  get_tag: () => {
    throw Object.assign(new Error(safety), errorKinds.prohibited);
  },
};
const site = siteFacts();

interface Loaded {
  head: MetaDescriptor[];
}
/** The page at this address as a visitor gets it: its status, its head, and its body in the document. */
async function open(
  loader: unknown,
  Component: ComponentType,
  path: string,
  params = {},
  answers: Record<string, () => unknown> = calls,
) {
  const context = new RouterContextProvider();
  const call = async (name: string) => answers[name]!();
  context.set(servicesContext, { call: call as Services['call'], site, report() {} });
  const request = new Request(`https://t.example${path}`);
  const answer = (await (loader as (args: unknown) => unknown)({ request, params, context })) as
    | Loaded
    | { data: Loaded; init: { status: number } | null };
  const [loaded, status] = 'init' in answer ? [answer.data, answer.init?.status ?? 200] : [answer, 200];
  const Stub = createRoutesStub([{ path: '*', id: 'page', Component, loader: () => loaded }]);
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { page: loaded } }} />);
  return { status, head: loaded.head };
}

for (const [name, status, page] of [
  ['search', 200, () => open(searchLoader, Search, `/search?q=${term}&page=3`)],
  ['a category', 200, () => open(categoryLoader, Category, `/categories/drama?q=${term}`, { slug: 'drama' })],
  ['a tag', 404, () => open(tagLoader, Tag, `/tags/${term}`, { tag: term })],
] as const) {
  test(`${name} answers a prohibited term with the safety text and repeats it nowhere`, async () => {
    const { status: answered, head } = await page();
    expect(answered).toBe(status);
    expect(screen.getByRole('status').textContent).toContain(safety);
    expect(JSON.stringify(head)).not.toContain(term);
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(document.body.textContent).not.toContain(term);
    for (const link of document.querySelectorAll('a')) expect(link.href).not.toContain(term);
  });
}

test('a category and a tag without videos say so', async () => {
  const empty = {
    ...none,
    page: 1,
    category: { name: 'Drama', slug: 'drama', description: null, video_count: 0 },
    safety_message: null,
  };
  await open(
    categoryLoader,
    Category,
    '/categories/drama',
    { slug: 'drama' },
    { get_category_videos: () => empty },
  );
  expect(screen.getByText('No videos found in this category.')).toBeTruthy();
  await open(
    tagLoader,
    Tag,
    '/tags/rain',
    { tag: 'rain' },
    {
      get_tag: () => [{ name: 'rain', slug: 'rain', video_count: 0 }],
      get_videos_by_tag: () => [],
    },
  );
  expect(screen.getByText('No videos found for this tag.')).toBeTruthy();
});
