import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportBatch, ImportFeed, ImportProvider, ListedVideo } from '#contract/import-shapes.ts';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { BulkImportTab } from './bulk-import.tsx';
import { TubeSitesTab } from './tube-sites.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const noir = { id: '00000000-0000-7000-8000-000000000001', name: 'Noir' };
const harbour = { id: '00000000-0000-7000-8000-000000000002', name: 'Harbour' };
const feed: ImportFeed = {
  id: '00000000-0000-7000-8000-00000000000f',
  name: 'Daily lanterns',
  url: 'https://partner.example/feed',
  category_id: harbour.id,
  category_name: 'Harbour',
  publish_as: 'pending',
  depicts: 'drawn',
  interval_minutes: 90,
  is_active: true,
  next_run_at: '2026-11-22T00:00:00.000Z',
  last_run_at: null,
  last_result: null,
  last_failed: false,
  work: null,
};
const batch: ImportBatch = {
  id: '00000000-0000-7000-8000-00000000000b',
  source_url: 'https://partner.example/list',
  feed_name: null,
  category_name: 'Noir',
  publish_as: 'published',
  depicts: 'drawn',
  declared_by: 'keeper',
  state: 'open',
  imported_count: 2,
  skipped_count: 1,
  failed_count: 1,
  selected_count: 10,
  created_at: '2026-11-22T00:00:00.000Z',
};
const show = (element: React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => element, HydrateFallback: () => null }]);
  return act(async () => void render(<Stub />));
};
const showBulk = ({ batches = [] as ImportBatch[], feeds = [] as ImportFeed[] } = {}) =>
  show(
    <BulkImportTab
      categories={[noir, harbour]}
      batches={{ items: batches, has_more: false }}
      feeds={feeds}
    />,
  );
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a feed is changed in a form that holds what it is, and is signed for again', async () => {
  const sent = answerCalls({ save_import_feed: (body) => ({ ...feed, is_active: body.p_is_active }) });
  await showBulk({ feeds: [feed] });
  const form = screen.getByRole('button', { name: 'Save feed' }).closest('form') as HTMLFormElement;
  const field = (label: string) => within(form).getByLabelText(label) as HTMLInputElement;
  expect(
    ['Name', 'Feed URL', 'Check', 'Category', 'Import as', 'The footage is'].map(
      (label) => field(label).value,
    ),
  ).toEqual(['Daily lanterns', 'https://partner.example/feed', '90', harbour.id, 'pending', 'drawn']);
  fireEvent.click(field('Check automaticallyOtherwise we only check when someone asks.'));
  await press('Save feed');
  await screen.findByText('Error: Declare that everyone depicted is an adult and that you hold the rights.');
  expect(sent).toEqual([]);
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(field(label));
  await press('Save feed');
  await screen.findByText('We’ll only check “Daily lanterns” when you ask.');
  expect(sent[0]).toEqual([
    'save_import_feed',
    {
      p_feed_id: feed.id,
      p_is_active: false,
      p_name: 'Daily lanterns',
      p_url: 'https://partner.example/feed',
      p_category_id: harbour.id,
      p_publish_as: 'pending',
      p_declaration: { adults_only: true, depicts: 'drawn', rights_held: true },
      p_interval_minutes: 90,
      p_work_id: null,
    },
  ]);
});

test('what is pressed twice is done once', async () => {
  let letGo = () => {};
  const sent = answerCalls({
    delete_import_feed: async () => {
      await new Promise<void>((done) => {
        letGo = done;
      });
      return { success: true, message: 'Removed the feed "Daily lanterns".' };
    },
  });
  await showBulk({ feeds: [feed] });
  const yes = screen.getByText('Yes, remove it');
  await act(async () => void fireEvent.click(yes));
  await act(async () => void fireEvent.click(yes));
  await act(async () => letGo());
  await screen.findByText('Removed the feed "Daily lanterns".');
  expect(sent.filter(([name]) => name === 'delete_import_feed')).toHaveLength(1);
});

test('an import that ended before its end says how many were not reached', async () => {
  answerCalls({});
  await showBulk({ batches: [batch, { ...batch, id: `${batch.id.slice(0, -1)}c`, selected_count: null }] });
  expect(screen.getAllByText(/2 imported, 1 skipped, 1 not imported/)).toHaveLength(2);
  expect(screen.getAllByText(/ · 6 not reached/)).toHaveLength(1);
});

test('older imports are shown in their order, each once; that they cannot be read is said', async () => {
  let isDown = true;
  const named = (n: number): ImportBatch => ({
    ...batch,
    id: `${batch.id.slice(0, -1)}${n}`,
    source_url: `https://partner.example/${n}`,
    created_at: `2026-11-2${n}T00:00:00.000Z`,
  });
  const sent = answerCalls({
    get_import_batches: () => {
      if (isDown) throw new TestRefusal(503, 'Try again.');
      return { items: [named(2), named(1)], has_more: false };
    },
  });
  await show(
    <BulkImportTab
      categories={[noir]}
      batches={{ items: [named(3), named(2)], has_more: true }}
      feeds={[]}
    />,
  );
  await press('Show older imports');
  await screen.findByText('Error: Try again.');
  isDown = false;
  await press('Show older imports');
  await screen.findByText('https://partner.example/1');
  expect(screen.getAllByText(/^https:\/\/partner\.example\/\d$/).map((one) => one.textContent)).toEqual(
    [3, 2, 1].map((n) => `https://partner.example/${n}`),
  );
  expect(sent.map(([, body]) => body.p_page)).toEqual([2, 2]);
  expect(screen.queryByRole('button', { name: 'Show older imports' })).toBe(null);
});

test('without an address no videos are fetched', async () => {
  const sent = answerCalls({});
  await showBulk();
  await press('Fetch Videos');
  await screen.findByText('Category URL is required.');
  expect(sent).toEqual([]);
});

test('a category to import into is made on the way; without a name, or refused, it says so', async () => {
  let isTaken = true;
  const sent = answerCalls({
    create_category: ({ p_name }) => {
      if (isTaken) throw new TestRefusal(409, 'There is a category of this name.');
      return { id: noir.id, name: p_name };
    },
  });
  await showBulk();
  await press('Create Category');
  await screen.findByText('Category Name is required.');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Category name'), { target: { value: 'Quays' } });
  await press('Create Category');
  const said = await screen.findByText('Error creating category: There is a category of this name.');
  expect(said.className).toContain('error');
  isTaken = false;
  await press('Create Category');
  await screen.findByText('“Quays” was created.');
});

const listed = (n: number): ListedVideo => ({
  title: `Lantern ${n}`,
  original_source_url: `https://site.example/${n}`,
  video_url: `https://site.example/${n}.mp4`,
  outlook: 'new',
  reason: null,
  changes: [],
  mapped_category_id: null,
});

async function importTwo(): Promise<void> {
  await showBulk();
  fireEvent.change(screen.getByLabelText('Source URL'), { target: { value: 'https://site.example/feed' } });
  await press('Fetch Videos');
  await screen.findByText('Lantern 1');
  const [category] = screen.getAllByLabelText('Category');
  fireEvent.change(category as HTMLElement, { target: { value: noir.id } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getAllByLabelText(label)[0] as HTMLElement);
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  await press('Import 2 selected');
}

test('a server that is away for a moment is asked again, and nothing is told as failed', async () => {
  let away = 2;
  const sent = answerCalls({
    'scrape-video-list': () => ({ videos: [listed(1), listed(2)], page: 1, totalPages: 1, error: null }),
    begin_import: () => ({ batch_id: batch.id }),
    import_scraped_video: () => {
      if (away-- > 0) throw new TestRefusal(502, 'Bad gateway');
      return { success: true, outcome: 'imported', message: '', video_id: null, slug: null };
    },
  });
  await importTwo();
  await screen.findByText('Imported 2 out of 2 selected videos.', {}, { timeout: 4000 });
  expect(screen.queryByRole('list', { name: 'What we couldn’t import' })).toBe(null);
  expect(sent.filter(([name]) => name === 'import_scraped_video')).toHaveLength(4);
  expect(sent.find(([name]) => name === 'begin_import')?.[1]).toMatchObject({ p_selected_count: 2 });
});

test('what failed without the server’s word is kept with the import, a refusal the server keeps itself', async () => {
  const sent = answerCalls({
    'scrape-video-list': () => ({
      videos: [{ ...listed(1), video_url: null }, listed(2), listed(3)],
      page: 1,
      totalPages: 1,
      error: null,
    }),
    begin_import: () => ({ batch_id: batch.id }),
    'scrape-video-info': () => ({ error: 'This page does not say what video it shows.' }),
    note_import_failure: () => ({ success: true, message: '' }),
    import_scraped_video: ({ p_video_data }) => {
      const isSecond = (p_video_data as { title: string }).title === 'Lantern 2';
      throw isSecond
        ? new TestRefusal(500, 'Something went wrong.')
        : new TestRefusal(400, 'The title holds a word that is not allowed here.');
    },
  });
  await showBulk();
  fireEvent.change(screen.getByLabelText('Source URL'), { target: { value: 'https://site.example/feed' } });
  await press('Fetch Videos');
  await screen.findByText('Lantern 1');
  const [category] = screen.getAllByLabelText('Category');
  fireEvent.change(category as HTMLElement, { target: { value: noir.id } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getAllByLabelText(label)[0] as HTMLElement);
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  await press('Import 3 selected');
  await screen.findByText('Imported 0 out of 3 selected videos.');
  expect(
    sent
      .filter(([name]) => name === 'note_import_failure')
      .map(([, body]) => [body.p_batch_id, body.p_source_url, body.p_reason]),
  ).toEqual([
    [
      batch.id,
      'https://site.example/1',
      'Failed to scrape details: This page does not say what video it shows.',
    ],
    [batch.id, 'https://site.example/2', 'Unexpected error: Something went wrong.'],
  ]);
});

const provider: ImportProvider = {
  id: 'partner',
  name: 'Partner',
  is_configured: true,
  hint: null,
  search_url: 'https://partner.example/feed?q=[query]',
  categories_url: 'https://partner.example/categories',
};

test('a partner is changed with the address of its categories, which can then be chosen from', async () => {
  let isDown = true;
  const sent = answerCalls({
    'scrape-categories': () => {
      if (isDown) throw new TestRefusal(503, 'The source answered 500.');
      return [{ name: 'Crime stories', url: 'https://partner.example/c/1', category_id: null }];
    },
    save_import_provider: () => provider,
  });
  await show(<TubeSitesTab categories={[noir]} providers={[provider]} />);
  const address = screen.getByLabelText('Categories address') as HTMLInputElement;
  expect(address.value).toBe('https://partner.example/categories');
  await press('Fetch Categories');
  await screen.findByText('Error fetching categories: The source answered 500.');
  isDown = false;
  await press('Fetch Categories');
  await screen.findByText('Found 1 category.');
  expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
    'Crime stories',
  ]);
  fireEvent.change(address, { target: { value: '' } });
  await press('Save');
  await screen.findByText('“Partner” is configured.');
  expect(sent.at(-1)).toEqual([
    'save_import_provider',
    {
      p_id: 'partner',
      p_name: 'Partner',
      p_search_url: 'https://partner.example/feed?q=[query]',
      p_categories_url: null,
    },
  ]);
});
