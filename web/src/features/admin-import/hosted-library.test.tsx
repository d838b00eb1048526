import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { HostedSettings, HostedVideo, KnownLibrary } from '#contract/hosted-library.ts';
import { type Answers, answerCalls, TestRefusal } from '../../test-calls.ts';
import { HostedLibraryTab } from './hosted-library.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const video = (n: number, more: Partial<HostedVideo> = {}): HostedVideo => ({
  guid: `guid-${n}`,
  title: `Lantern ${n}`,
  dateUploaded: '2026-10-01T12:00:00.000Z',
  length: 1445,
  bunny_thumbnail_url: null,
  state: 'Finished',
  is_importable: true,
  is_imported: false,
  ...more,
});
const known = (more: Partial<KnownLibrary> = {}): KnownLibrary => ({
  id: 12,
  name: 'Harbour',
  has_key: true,
  has_webhook_key: true,
  stream_host: 'vz-12.b-cdn.net',
  has_token_key: false,
  ...more,
});
const nothing: HostedSettings = {
  host_name: 'Bunny',
  account_key_stored_at: null,
  libraries: [],
  webhook_path: '/webhooks/bunny',
};
const saved: HostedSettings = {
  ...nothing,
  account_key_stored_at: '2026-11-01T00:00:00.000Z',
  libraries: [known()],
};
const pageOf = (items: HostedVideo[], more = {}) => ({
  items,
  totalItems: items.length,
  currentPage: 1,
  itemsPerPage: 100,
  ...more,
});

const show = async (settings: HostedSettings, answers: Answers = {}) => {
  const sent = answerCalls({ get_hosted_library_settings: () => settings, ...answers });
  const categories = [{ id: 'c1', name: 'Night trains' }];
  await act(
    async () =>
      void render(
        <MemoryRouter>
          <HostedLibraryTab settings={settings} categories={categories} origin="https://site.example" />
        </MemoryRouter>,
      ),
  );
  return sent;
};
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = () => screen.getByRole('status').textContent;
const list = async (answer: Answers[string]) => {
  const sent = await show(saved, { 'list-bunny-videos': answer });
  await press('Fetch Videos');
  return sent;
};

test('without a key, and with an id that is no number, nothing is asked', async () => {
  const sent = await show(nothing);
  await press('Fetch Libraries');
  expect(screen.getByText('Please enter your Bunny Account API Key.')).toBeTruthy();
  type('Library ID', 'abc');
  await press('Fetch Videos');
  expect(screen.getByText('Invalid Library ID. Must be a numerical value.')).toBeTruthy();
  type('Library ID', '12');
  await press('Fetch Videos');
  expect(screen.getByText('Bunny Account API Key is missing.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('libraries are fetched with the typed key, which is kept once and then goes by a reference', async () => {
  let stored = false;
  const sent = await show(nothing, {
    'list-bunny-libraries': () => {
      stored = true;
      return [{ Id: 12, Guid: null, Name: 'Harbour', VideoCount: 3 }];
    },
    get_hosted_library_settings: () => (stored ? saved : nothing),
    'list-bunny-videos': () => pageOf([video(1)]),
  });
  type('Account API Key', ' secret ');
  await press('Fetch Libraries');
  expect(said()).toBe('Found 1 library.');
  expect(sent[0]).toEqual(['list-bunny-libraries', { apiKey: 'secret', remember: true }]);
  expect(screen.queryByLabelText('Account API Key')).toBe(null);
  await press('Fetch Videos');
  expect(sent.find(([name]) => name === 'list-bunny-videos')?.[1]).toEqual({
    libraryId: '12',
    apiKey: 'stored',
    page: 1,
  });
});

test('no libraries and a refusal are told in the words of the list', async () => {
  let refuses = false;
  await show(saved, {
    'list-bunny-libraries': () => {
      if (refuses) throw new TestRefusal(400, 'The key was not accepted');
      return [];
    },
  });
  await press('Fetch Libraries');
  expect(said()).toBe(
    'No libraries found for this API key. You can try entering a Library ID (numerical) manually.',
  );
  refuses = true;
  await press('Fetch Libraries');
  expect(said()).toBe(
    'Error fetching libraries: The key was not accepted. Ensure the Account API Key is correct.',
  );
});

test('what the list of videos comes to when it fails', async () => {
  await list(() => {
    throw new TestRefusal(429, 'The host was asked too often. Try again in a minute');
  });
  expect(said()).toBe('Error fetching videos: The host was asked too often. Try again in a minute');
  cleanup();
  await list(() => ({ nonsense: true }));
  expect(said()).toBe('Error: Invalid data structure from video list function.');
  cleanup();
  await show(saved);
  vi.stubGlobal('fetch', async () => {
    throw new Error('no network');
  });
  await press('Fetch Videos');
  expect(said()).toBe('Error syncing videos: You seem to be offline. Check your connection and try again');
});

test('a message is gone after five seconds', async () => {
  vi.useFakeTimers();
  await show(saved, { 'list-bunny-libraries': () => [] });
  await press('Fetch Libraries');
  expect(said()).toMatch(/^No libraries found/);
  await act(async () => void vi.advanceTimersByTime(5001));
  expect(said()).toBe('');
});

test('pages end where the total says, and what is here or not finished cannot be chosen', async () => {
  const sent = await list(({ page }) =>
    pageOf(
      page === 1
        ? [
            video(1),
            video(2, { is_imported: true }),
            video(3, { is_importable: false, state: 'Transcoding' }),
          ]
        : [video(4)],
      { totalItems: 101, currentPage: page },
    ),
  );
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  const next = () => screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement;
  const previous = () => screen.getByRole('button', { name: 'Previous' }) as HTMLButtonElement;
  expect([
    box('Lantern 1').disabled,
    box('Lantern 2: Already imported').disabled,
    box('Lantern 3: Transcoding').disabled,
  ]).toEqual([false, true, true]);
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();
  expect([previous().disabled, next().disabled]).toEqual([true, false]);
  await press('Next');
  expect(sent.at(-1)?.[1]).toEqual({ libraryId: '12', apiKey: 'stored', page: 2 });
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  expect([previous().disabled, next().disabled]).toEqual([false, true]);
});

test('an import goes on after a failure, lists each, and sums up', async () => {
  const imports: string[] = [];
  await list(() => pageOf([video(1), video(2), video(3)]));
  // One page leads nowhere.
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  answerCalls({
    begin_import: () => ({ batch_id: 'b1' }),
    'upsert-video-metadata': (body) => {
      imports.push(String(body.bunny_video_id));
      if (body.bunny_video_id === 'guid-2')
        throw new TestRefusal(400, 'The title holds a word that is not allowed here.');
      return { already_imported: false };
    },
  });
  const start = () => press(/^Import \d selected$/);
  await start();
  expect(said()).toBe('Please select a local category to import into.');
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'c1' } });
  await start();
  expect(said()).toBe('Please sign the declaration: both sentences must be true.');
  fireEvent.click(screen.getByLabelText('Everyone depicted is an adult.'));
  fireEvent.click(screen.getByLabelText('I hold the rights to publish it here.'));
  await start();
  expect(said()).toBe('No videos selected for import.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await start();
  expect(imports).toEqual(['guid-1', 'guid-2', 'guid-3']);
  const failures = screen.getByRole('list', { name: 'What we couldn’t import' });
  expect(within(failures).getAllByRole('listitem')).toHaveLength(1);
  expect(failures.textContent).toBe('Lantern 2 The title holds a word that is not allowed here');
  expect(said()).toBe('Imported 2 of 3 selected videos. Failed: 1.');
  expect(screen.getAllByText('Already imported')).toHaveLength(2);
  expect((screen.getByRole('checkbox', { name: 'Lantern 2' }) as HTMLInputElement).checked).toBe(true);
});

async function chooseAndSign(box: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'c1' } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('checkbox', { name: box }));
}

test('a second press begins no second import, and what somebody else was faster with is told', async () => {
  await list(() => pageOf([video(1), video(2)]));
  let letGo = () => {};
  const sent = answerCalls({
    begin_import: async () => {
      await new Promise<void>((done) => {
        letGo = done;
      });
      return { batch_id: 'b1' };
    },
    'upsert-video-metadata': ({ bunny_video_id }) => ({ already_imported: bunny_video_id === 'guid-2' }),
  });
  await chooseAndSign('Select all on this page');
  await press('Import 2 selected');
  await press('Importing 1 of 2...');
  await act(async () => letGo());
  await screen.findByText('Imported 1 of 2 selected videos. Failed: 1.');
  expect(sent.filter(([name]) => name === 'begin_import')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'What we couldn’t import' }).textContent).toBe(
    'Lantern 2 Already here',
  );
});

test('a host that was asked too often is asked again after a while', async () => {
  await list(() => pageOf([video(1)]));
  let asked = 0;
  answerCalls({
    begin_import: () => ({ batch_id: 'b1' }),
    'upsert-video-metadata': () => {
      if (asked++ === 0) throw new TestRefusal(429, 'The host was asked too often. Try again in a minute');
      return { already_imported: false };
    },
  });
  await chooseAndSign('Lantern 1');
  await press('Import 1 selected');
  await screen.findByText('Imported 1 of 1 selected video.', {}, { timeout: 5000 });
  expect(asked).toBe(2);
});

test('what is chosen comes in as asked, with the declaration that was signed', async () => {
  await list(() => pageOf([video(1)]));
  const sent = answerCalls({
    begin_import: () => ({ batch_id: 'b1' }),
    'upsert-video-metadata': () => ({ already_imported: false }),
  });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'c1' } });
  fireEvent.change(screen.getByLabelText('Import as'), { target: { value: 'pending' } });
  fireEvent.change(screen.getByLabelText('The footage is'), { target: { value: 'live_action' } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lantern 1' }));
  await press('Import 1 selected');
  const declaration = { adults_only: true, depicts: 'live_action', rights_held: true };
  expect(sent).toEqual([
    [
      'begin_import',
      {
        p_source_url: 'Bunny library 12',
        p_category_id: 'c1',
        p_declaration: declaration,
        p_publish_as: 'pending',
        p_selected_count: 1,
      },
    ],
    [
      'upsert-video-metadata',
      {
        title: 'Lantern 1',
        video_source: 'bunny_net',
        bunny_video_id: 'guid-1',
        bunny_library_id: '12',
        bunny_thumbnail_url: null,
        duration_seconds: 1445,
        category_id: 'c1',
        status: 'pending',
        declaration,
        batch_id: 'b1',
      },
    ],
  ]);
  expect(said()).toBe('Imported 1 of 1 selected video.');
});

test('what failed without the server’s word is kept with the import, a refusal the server keeps itself', async () => {
  await list(() => pageOf([video(1), video(2)]));
  const sent = answerCalls({
    begin_import: () => ({ batch_id: 'b1' }),
    'upsert-video-metadata': ({ bunny_video_id }) => {
      throw bunny_video_id === 'guid-1'
        ? new TestRefusal(503, 'The host does not answer.')
        : new TestRefusal(400, 'The title holds a word that is not allowed here.');
    },
    note_import_failure: () => ({ success: true, message: '' }),
  });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'c1' } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Import 2 selected');
  expect(said()).toBe('Imported 0 of 2 selected videos. Failed: 2.');
  expect(sent.filter(([name]) => name === 'note_import_failure')).toEqual([
    [
      'note_import_failure',
      {
        p_batch_id: 'b1',
        p_source_url: '12/guid-1',
        p_title: 'Lantern 1',
        p_reason: 'The host does not answer',
      },
    ],
  ]);
});

test('an import that cannot begin says so, and nothing is asked for', async () => {
  await list(() => pageOf([video(1)]));
  const sent = answerCalls({
    begin_import: () => {
      throw new TestRefusal(404, 'There is no such category.');
    },
  });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'c1' } });
  for (const label of ['Everyone depicted is an adult.', 'I hold the rights to publish it here.'])
    fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lantern 1' }));
  await press('Import 1 selected');
  expect(said()).toBe('Error importing videos: There is no such category');
  expect(sent.map(([name]) => name)).toEqual(['begin_import']);
});

test('what is kept of a library is told without a key, and can be changed and forgotten', async () => {
  const sent = await show(saved, {
    update_hosted_library: () => known(),
    forget_hosted_keys: () => ({ forgotten: true }),
  });
  expect(screen.getByText('https://site.example/webhooks/bunny')).toBeTruthy();
  type('Token key', 'tk');
  await press('Save');
  expect(sent[0]).toEqual([
    'update_hosted_library',
    { p_library_id: 12, p_stream_host: 'vz-12.b-cdn.net', p_token_key: 'tk' },
  ]);
  expect(said()).toBe('Saved the library Harbour.');
  await press('Yes, forget them');
  expect(sent.some(([name, body]) => name === 'forget_hosted_keys' && body.p_library_id === 12)).toBe(true);
  await press('Yes, forget it');
  expect(said()).toBe('Forgot the Account API Key.');
});
