import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, type MetaDescriptor, RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { errorKinds } from '#contract/errors.ts';
import { defaultLayout } from '#contract/page.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import { categoryRow, siteFacts, videoCard } from '../test-data.ts';
import Categories, { loader as categoriesLoader } from './categories.tsx';
import Category, { loader as categoryLoader } from './category.tsx';
import Home, { loader as homeLoader } from './home.tsx';
import Search, { loader as searchLoader } from './search.tsx';
import Tag, { loader as tagLoader } from './tag.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: true,
    layout: defaultLayout,
    member: null,
  });
  const request = new Request(`https://t.example${path}`);
  const answer = (await (loader as (args: unknown) => unknown)({ request, params, context })) as
    | Loaded
    | { data: Loaded; init: { status: number } | null };
  const [loaded, status] = 'init' in answer ? [answer.data, answer.init?.status ?? 200] : [answer, 200];
  const Page = () => (
    <PageStateProvider initial={defaultLayout} gated={false}>
      <Component />
    </PageStateProvider>
  );
  const Stub = createRoutesStub([{ path: '*', id: 'page', Component: Page, loader: () => loaded }]);
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

test('a page after the last one of a category or a tag is kept from search engines, the first is not', async () => {
  const category = { name: 'Drama', slug: 'drama', description: null, video_count: 0 };
  const answers = (page: number) => ({
    get_category_videos: () => ({ ...none, page, category, safety_message: null }),
    get_tag: () => [{ name: 'rain', slug: 'rain', video_count: 0 }],
    get_videos_by_tag: () => [],
  });
  for (const page of [1, 9]) {
    for (const [loader, Component, path, params] of [
      [categoryLoader, Category, '/categories/drama', { slug: 'drama' }],
      [tagLoader, Tag, '/tags/rain', { tag: 'rain' }],
    ] as const) {
      const { head } = await open(loader, Component, `${path}?page=${page}`, params, answers(page));
      const isHidden = head.some((one) => 'name' in one && one.name === 'robots');
      expect(isHidden, `${path}, page ${page}`).toBe(page > 1);
      cleanup();
    }
  }
});

test('the home page of a site without videos says so in each of its parts', async () => {
  const nothing = () => [];
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await open(
    homeLoader,
    Home,
    '/',
    {},
    {
      get_all_videos_with_details: nothing,
      get_trending_videos: nothing,
      get_most_popular_playlist: nothing,
      'list-categories-direct': nothing,
    },
  );
  for (const words of [
    'No Spotlight Content Available',
    'No videos here yet.',
    'No recommendations yet.',
    'No views in this period yet.',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('Most Popular Playlist')).toBeNull();
});

test('a search that finds nothing names what was searched and ways on, and a mended one says what it shows', async () => {
  const found = { ...none, page: 1, safety_message: null, corrected_query: null, related_tags: [] };
  const answers = {
    get_popular_tags: () => [{ name: 'Rain', slug: 'rain', video_count: 3 }],
    'list-categories-direct': () => [categoryRow()],
  };
  await open(
    searchLoader,
    Search,
    '/search?q=qqq',
    {},
    {
      ...answers,
      search_videos: () => ({ ...found, query: 'qqq', outcome: 'nothing' }),
    },
  );
  expect(screen.getByText('No results for “qqq”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rain' }).getAttribute('href')).toBe('/tags/rain');
  expect(screen.getByRole('link', { name: /Drama/ }).getAttribute('href')).toBe('/categories/drama');
  cleanup();
  await open(
    searchLoader,
    Search,
    '/search',
    {},
    {
      ...answers,
      search_videos: () => ({ ...found, query: '', outcome: 'empty' }),
    },
  );
  expect(screen.getByText('Search for a title, a tag or a studio.')).toBeTruthy();
  cleanup();
  await open(
    searchLoader,
    Search,
    '/search?q=sparow',
    {},
    {
      search_videos: () => ({
        ...found,
        query: 'sparow',
        outcome: 'found',
        corrected_query: 'sparrow',
        items: [videoCard()],
        total: 1,
      }),
    },
  );
  expect(document.body.textContent).toContain('No exact match. Showing results for “sparrow”.');
});

test('categories that nothing matches say so', async () => {
  await open(
    categoriesLoader,
    Categories,
    '/categories?q=qqq',
    {},
    {
      'list-categories-direct': () => [categoryRow()],
    },
  );
  expect(screen.getByText('No categories match your search.')).toBeTruthy();
});
