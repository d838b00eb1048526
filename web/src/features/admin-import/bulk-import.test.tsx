import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListedVideo } from '#contract/import-shapes.ts';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { BulkImportTab } from './bulk-import.tsx';
import { TubeSitesTab } from './tube-sites.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refuse = (status: number, message: string): never => {
  throw new TestRefusal(status, message);
};
const categories = [{ id: '00000000-0000-7000-8000-000000000001', name: 'Noir' }];
const listed = (n: number, more: Partial<ListedVideo> = {}): ListedVideo => ({
  title: `Lantern ${n}`,
  original_source_url: `https://site.example/${n}`,
  video_url: `https://site.example/${n}.mp4`,
  outlook: 'new',
  reason: null,
  changes: [],
  mapped_category_id: null,
  ...more,
});
const show = (element: React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => element, HydrateFallback: () => null }]);
  return act(async () => void render(<Stub />));
};
const showBulk = () =>
  show(<BulkImportTab categories={categories} batches={{ items: [], has_more: false }} feeds={[]} />);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function list(videos: ListedVideo[]) {
  await showBulk();
  type('Source URL', 'https://site.example/feed');
  await press('Fetch Videos');
  await screen.findByText(videos[0]?.title ?? '');
}
async function sign() {
  const [category] = screen.getAllByLabelText('Category');
  fireEvent.change(category as HTMLElement, { target: { value: categories[0]?.id } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getAllByLabelText(label)[0] as HTMLElement);
}
const answers = (videos: ListedVideo[]) => ({
  'scrape-video-list': () => ({ videos, page: 1, totalPages: 1, error: null }),
  begin_import: () => ({ batch_id: '00000000-0000-7000-8000-00000000000b' }),
});

test('a page of a source is in the address, and there again when one comes by it', async () => {
  const sent = answerCalls({
    'scrape-video-list': ({ page }) => ({
      videos: [listed(Number(page))],
      page,
      totalPages: 3,
      error: null,
    }),
  });
  const element = (
    <BulkImportTab categories={categories} batches={{ items: [], has_more: false }} feeds={[]} />
  );
  let search = '';
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: function Tab() {
        search = useLocation().search;
        return element;
      },
      HydrateFallback: () => null,
    },
  ]);
  const source = 'https://site.example/feed';
  await act(
    async () => void render(<Stub initialEntries={[`/?${new URLSearchParams({ source, page: '2' })}`]} />),
  );
  await screen.findByText('Lantern 2');
  expect((screen.getByLabelText('Source URL') as HTMLInputElement).value).toBe(source);
  await press('Next');
  await screen.findByText('Lantern 3');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ source, page: '3' });
  expect(sent.map(([, { page }]) => page)).toEqual([2, 3]);
});

test('what is missing is said before anything is asked for', async () => {
  const sent = answerCalls(answers([listed(1)]));
  await showBulk();
  await press('Fetch Categories');
  await screen.findByText('Please enter a URL to fetch categories from.');
  expect(sent).toEqual([]);
});

test('a source that cannot be read is told in red with the reason', async () => {
  answerCalls({
    'scrape-video-list': () => ({ videos: [], page: 1, totalPages: 0, error: 'The source answered 500.' }),
    'scrape-categories': () => refuse(503, 'The source answered 500.'),
  });
  await showBulk();
  type('Source URL', 'https://site.example/feed');
  await press('Fetch Videos');
  const said = await screen.findByText('Error fetching videos: The source answered 500.');
  expect(said.className).toContain('error');
  await press('Fetch Categories');
  await screen.findByText('Error fetching categories: The source answered 500.');
});

test('without a choice, a category or a signature nothing is imported', async () => {
  const sent = answerCalls(answers([listed(1)]));
  await list([listed(1)]);
  await press('Import 0 selected');
  await screen.findByText('Please select a local category to import into.');
  const [category] = screen.getAllByLabelText('Category');
  fireEvent.change(category as HTMLElement, { target: { value: categories[0]?.id } });
  await press('Import 0 selected');
  await screen.findByText(/^Error: Declare/);
  await sign();
  await press('Import 0 selected');
  await screen.findByText('No videos selected for import.');
  expect(sent.map(([name]) => name)).toEqual(['scrape-video-list']);
});

test('the loop goes on after failures; each is listed with its reason, and the sum says how many came in', async () => {
  const videos = [
    listed(1),
    listed(2),
    listed(3, { video_url: null }),
    listed(4),
    listed(5),
    listed(6, { outlook: 'already_there', reason: 'This video is here already.' }),
    listed(7, { outlook: 'refused', reason: 'The title holds a word that is not allowed here.' }),
  ];
  const sent = answerCalls({
    ...answers(videos),
    'scrape-video-info': () => ({ error: 'This page does not say what video it shows.' }),
    import_scraped_video: ({ p_video_data }) => {
      const { title } = p_video_data as { title: string };
      if (title === 'Lantern 2') return refuse(400, 'The title holds a word that is not allowed here.');
      if (title === 'Lantern 4') return refuse(500, 'Something went wrong.');
      return { success: true, outcome: 'imported', message: '', video_id: null, slug: null };
    },
  });
  await list(videos);
  expect((screen.getByLabelText(/Lantern 6/) as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByLabelText(/Lantern 7/) as HTMLInputElement).disabled).toBe(true);
  await sign();
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  await press('Import 5 selected');
  await screen.findByText('Imported 2 out of 5 selected videos.');
  const failures = screen.getByRole('list', { name: 'What we couldn’t import' });
  expect([...failures.children].map((item) => item.textContent)).toEqual([
    'Lantern 2 Import failed: The title holds a word that is not allowed here.',
    'Lantern 3 Failed to scrape details: This page does not say what video it shows.',
    'Lantern 4 Unexpected error: Something went wrong.',
  ]);
  expect(sent.filter(([name]) => name === 'begin_import')).toHaveLength(1);
  await waitFor(() => expect((screen.getByLabelText(/Lantern 1/) as HTMLInputElement).disabled).toBe(true));
});

test('a dry run says what an import would do, with what changed', async () => {
  answerCalls({
    ...answers([listed(1)]),
    preview_import: () => [
      {
        original_source_url: 'https://site.example/1',
        title: 'Lantern 1',
        outlook: 'changed',
        reason: 'This video is here already.',
        changes: [{ field: 'title', before: 'Old', after: 'Lantern 1' }],
        mapped_category_id: null,
      },
    ],
  });
  await list([listed(1)]);
  fireEvent.click(screen.getByLabelText('Lantern 1'));
  await press('Dry run');
  await screen.findByText('Dry run: 0 new, 1 changed, 0 here already, 0 refused. Nothing was imported.');
  await screen.findByText('Changed at its source', { exact: false });
  expect(screen.getByText('Old').tagName).toBe('DEL');
});

test('the well-known tube sites stand there as not configured, with one line that says what to enter', async () => {
  const sent = answerCalls({});
  const names = ['pornhub', 'xvideos', 'xhamster'];
  const hint = 'Not configured: enter the address of a feed.';
  await show(
    <TubeSitesTab
      categories={categories}
      providers={names.map((id) => ({
        id,
        name: id,
        is_configured: false,
        hint,
        search_url: null,
        categories_url: null,
      }))}
    />,
  );
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    names.map((name) => `${name} (not configured)`),
  );
  expect(screen.getByText(hint)).toBeTruthy();
  await press('Search');
  await screen.findByText('Please enter keywords or a tube site category.');
  type('Keywords', 'rain');
  await press('Search');
  await screen.findByText(`Error: ${hint}`);
  expect(sent).toEqual([]);
});
