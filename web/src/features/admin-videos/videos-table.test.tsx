import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ModeratedVideo } from '#contract/moderated-videos.ts';
import { type Answers, answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { videoCard } from '../../test-data.ts';
import { PreviewPlayer } from './preview-player.tsx';
import { VideosTable } from './videos-table.tsx';

beforeEach(() => {
  standInForDialogs();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const moderated = (id: string, title: string, more: Partial<ModeratedVideo> = {}): ModeratedVideo => ({
  ...videoCard({ id, video_id: id, title, slug: id }),
  status: 'pending',
  publish_status: 'pending',
  release_status: null,
  removal_reason: null,
  failure_reason: null,
  category: null,
  category_id: null,
  uploader_id: null,
  tags: ['night'],
  video_source: 'upload',
  bunny_video_id: null,
  bunny_library_id: null,
  video_url: null,
  source_url: null,
  original_source_url: null,
  source_video_id: null,
  depicts_live_action: false,
  ...more,
});
const videos = [
  moderated('v1', 'Glass Sparrow'),
  moderated('v2', 'Paper Boats', { publish_status: 'published', status: 'published' }),
  moderated('v3', 'Gone', { publish_status: 'removed', removal_reason: 'It broke a rule.' }),
];
const nothing = { status: null, category: null, source: null, playback: null, uploader: null };

async function show(answers: Answers, opened: string | null = null) {
  const sent = answerCalls(answers);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <VideosTable
          videos={videos}
          total={3}
          opened={opened}
          isCapped={false}
          size={25}
          table={{ q: '', page: 1, sort: 'created_at', ascending: false }}
          filter={nothing}
          categories={[{ id: 'c1', name: 'Rain' }]}
        />
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
  return sent;
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
const message = () => document.querySelector('.status-message');

test('chosen videos are published, and what failed is said in red with its reason', async () => {
  const sent = await show({
    set_videos_status: () => ({
      succeeded: 1,
      failed: 1,
      failures: [{ video_id: 'v2', title: 'Paper Boats', message: 'This video was removed.' }],
    }),
  });
  expect((screen.getByRole('button', { name: 'Publish' }) as HTMLButtonElement).disabled).toBe(true);
  await choose('Select all on this page');
  expect(screen.getByText('2 selected')).toBeTruthy();
  await press('Publish');
  expect(sent).toEqual([['set_videos_status', { p_video_ids: ['v1', 'v2'], p_status: 'published' }]]);
  expect(message()?.textContent).toBe(
    'Publish: 1 succeeded. Failed: 1. Paper Boats: This video was removed. Undo',
  );
  expect(message()?.className).toContain('error');
  expect(screen.getByText('None selected')).toBeTruthy();
  await press('Undo');
  expect(sent.at(-1)).toEqual(['set_videos_status', { p_video_ids: ['v1'], p_status: 'pending' }]);
});

test('what succeeded is said in green, for five seconds, and an uploader is told the rule and why', async () => {
  const sent = await show({ set_videos_status: () => ({ succeeded: 1, failed: 0, failures: [] }) });
  await choose('Select Glass Sparrow');
  await press('Unpublish');
  const dialog = within(document.querySelector('dialog') as HTMLElement);
  fireEvent.change(dialog.getByLabelText('Rule it breaks'), { target: { value: 'COPYRIGHT' } });
  fireEvent.change(dialog.getByLabelText(/^Why, in words/), { target: { value: 'It is theirs.' } });
  vi.useFakeTimers();
  await act(
    async () => void fireEvent.click(dialog.getByRole('button', { name: 'Unpublish', hidden: true })),
  );
  expect(sent).toEqual([
    [
      'set_videos_status',
      { p_video_ids: ['v1'], p_status: 'pending', p_ground: 'COPYRIGHT', p_explanation: 'It is theirs.' },
    ],
  ]);
  expect(message()?.textContent).toBe('Unpublish: 1 succeeded, 0 failed.');
  expect(message()?.className).toContain('success');
  await act(async () => void vi.advanceTimersByTime(5000));
  expect(message()).toBeNull();
});

test('a removed video cannot be chosen, and the reason is there to read', async () => {
  await show({});
  const box = screen.getByRole('checkbox', { name: 'Select Gone: it was removed' }) as HTMLInputElement;
  expect(box.disabled).toBe(true);
  expect(screen.getAllByTitle('It broke a rule.')).toHaveLength(1);
});

test('deleting asks first, and says why it failed', async () => {
  const sent = await show({
    delete_videos: () => {
      throw new TestRefusal(403, 'Only admins can do this.');
    },
  });
  await press('Delete Glass Sparrow');
  expect(sent).toEqual([]);
  const asked = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(asked).getByRole('checkbox', { name: /^Bar its file/, hidden: true }));
  fireEvent.change(within(asked).getByLabelText('What its page will say'), {
    target: { value: 'It broke a rule.' },
  });
  fireEvent.change(within(asked).getByLabelText('Rule it breaks'), {
    target: { value: 'HATEFUL_INFLAMMATORY' },
  });
  await act(
    async () => void fireEvent.click(within(asked).getByRole('button', { name: 'Delete', hidden: true })),
  );
  expect(sent).toEqual([
    [
      'delete_videos',
      {
        ...{ p_video_ids: ['v1'], p_reason: 'It broke a rule.', p_stays_down: true },
        p_ground: 'HATEFUL_INFLAMMATORY',
      },
    ],
  ]);
  expect(message()?.textContent).toBe('Failed to delete video: Only admins can do this.');
  expect(within(asked).getByText('Failed to delete video: Only admins can do this.')).toBeTruthy();
  expect((within(asked).getByLabelText('What its page will say') as HTMLInputElement).value).toBe(
    'It broke a rule.',
  );
});

test('a resync and a backfill say what they came to', async () => {
  await show({
    resync_video: () => ({ success: false, message: 'The file of this video is gone.', updated_video: null }),
    'backfill-video-details': () => {
      throw new TestRefusal(503, 'no');
    },
  });
  await press('Resync Glass Sparrow');
  expect(message()?.textContent).toBe('Failed to resync video: The file of this video is gone.');
  await press('Backfill Video Details');
  expect(message()?.textContent).toContain('Failed to backfill video details: ');
});

const edited = {
  video: moderated('v1', 'Glass Sparrow'),
  full_description: 'A long one.',
  thumbnails: [
    { url: '/media/a.webp', seconds: 3, is_chosen: true },
    { url: '/media/b.webp', seconds: 9, is_chosen: false },
  ],
  encoding: {
    kind: 'drawn',
    reason: 'Clean areas with hardly any noise.',
    sizes: 4,
    best: '1080p',
    kilobits: 1120,
    left_out: [],
  },
  declaration: null,
  updated_at: '2026-11-21T00:00:00Z',
};
const preview = { kind: 'none', url: null, poster_url: null, reason: null };

test('an edit sends tags without blanks, and the address and slug can only be read', async () => {
  const sent = await show({
    get_moderated_video: () => [edited],
    get_video_preview: () => preview,
    'upsert-video-metadata': () => {
      throw new TestRefusal(400, 'The title holds a word that is not allowed here.');
    },
  });
  await press('Edit Glass Sparrow');
  expect(screen.getByText('Video stream URL not yet available.')).toBeTruthy();
  expect(screen.getByText(/^Drawn, clean lines: 4 sizes, up to 1080p, 1.1 Mbit/)).toBeTruthy();
  expect((screen.getByLabelText('Slug') as HTMLInputElement).readOnly).toBe(true);
  expect((screen.getByLabelText('Source URL') as HTMLInputElement).readOnly).toBe(true);
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Tags'), { target: { value: ' rain ,, sea,' } }),
  );
  await press('Save');
  const [, input] = sent.find(([name]) => name === 'upsert-video-metadata') ?? [];
  expect((input as { tags: string[] }).tags).toEqual(['night', 'rain', 'sea']);
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain(
    'Error saving metadata: The title holds a word that is not allowed here.',
  );
});

test('the details of an imported video are read from its page, not from its file, and are kept when they are saved', async () => {
  let isDown = true;
  const sent = await show({
    get_moderated_video: () => [
      {
        ...edited,
        video: moderated('v1', 'Glass Sparrow', {
          source_url: 'https://files.example/a.mp4',
          original_source_url: 'https://site.example/watch/1',
        }),
      },
    ],
    get_video_preview: () => preview,
    'scrape-video-info': () =>
      isDown
        ? { error: 'The source answered 500.' }
        : { title: 'Glass Sparrows', description: null, tags: ['glass', 'dawn'], error: null },
    'upsert-video-metadata': () => ({ id: 'v1', message: 'Saved: title, tags.' }),
  });
  await press('Edit Glass Sparrow');
  expect((screen.getByLabelText('Source URL') as HTMLInputElement).value).toBe(
    'https://site.example/watch/1',
  );
  await press('Scrape Details');
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('Failed to scrape details: The source answered 500.');
  isDown = false;
  await press('Scrape Details');
  expect(sent.filter(([name]) => name === 'scrape-video-info').map(([, body]) => body.url)).toEqual([
    'https://site.example/watch/1',
    'https://site.example/watch/1',
  ]);
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Glass Sparrows');
  expect((screen.getByLabelText('Description') as HTMLTextAreaElement).value).toBe('A long one.');
  expect(sent.some(([name]) => name === 'upsert-video-metadata')).toBe(false);
  await press('Save');
  expect(sent.find(([name]) => name === 'upsert-video-metadata')?.[1]).toEqual({
    id: 'v1',
    title: 'Glass Sparrows',
    tags: ['glass', 'dawn'],
  });
});

test('behind another tab an edit keeps what was typed, and sends nothing else: what another wrote meanwhile stays', async () => {
  const edited = {
    video: moderated('v1', 'Glass Sparrow'),
    full_description: null,
    thumbnails: [{ url: '/media/1.webp', seconds: 1, is_chosen: false }],
    encoding: null,
  };
  let updates = 0;
  const sent = await show({
    get_moderated_video: () => [{ ...edited, updated_at: `2026-11-22T00:00:0${++updates}.000Z` }],
    get_video_preview: () => ({ kind: 'none', url: null, poster_url: null, reason: null }),
    set_video_thumbnail: () => ({}),
    'upsert-video-metadata': () => ({ id: 'v1', message: 'Saved.' }),
  });
  await press('Edit Glass Sparrow');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Glass Sparrows' } });
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Thumbnails' })));
  await press('Still at 0:01');
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Video Data & Preview' })));
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Glass Sparrows');
  await press('Save');
  expect(sent.find(([name]) => name === 'upsert-video-metadata')?.[1]).toEqual({
    id: 'v1',
    title: 'Glass Sparrows',
  });
});

test('a thumbnail comes from an address or a still', async () => {
  const sent = await show({
    get_moderated_video: () => [edited],
    get_video_preview: () => preview,
    set_video_thumbnail: (input) => {
      if ((input as { p_url?: string }).p_url)
        throw new TestRefusal(400, 'Failed to set thumbnail. Please check the URL and try again.');
      return { thumbnail_url: '/media/b.webp' };
    },
  });
  await press('Edit Glass Sparrow');
  const tabs = screen.getAllByRole('tab', { hidden: true }).map((tab) => tab.textContent);
  expect(tabs).toEqual(['Video Data & Preview', 'Thumbnails']);
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Thumbnails', hidden: true })));
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('New external thumbnail URL'), {
        target: { value: 'https://x.example/a.png' },
      }),
  );
  await press('Set thumbnail');
  expect(screen.getByText('Failed to set thumbnail. Please check the URL and try again.')).toBeTruthy();
  await press('Still at 0:09');
  expect(sent.at(-2)).toEqual(['set_video_thumbnail', { p_video_id: 'v1', p_still: 1 }]);
});

test('a preview waits for a video, and says why one does not load', async () => {
  answerCalls({
    get_video_preview: () => {
      throw new TestRefusal(404, 'Video not found.');
    },
  });
  const { rerender } = render(<PreviewPlayer videoId={null} />);
  expect(screen.getByText('Waiting for video ID or Source URL...')).toBeTruthy();
  await act(async () => rerender(<PreviewPlayer videoId="v1" />));
  expect(screen.getByRole('alert').textContent).toBe('Error loading video: Video not found.');
});

test('a video that the address asks for is open, over the list', async () => {
  await show({ get_moderated_video: () => [], list_legal_holds: () => [] } as never, 'v2');
  expect(await screen.findByRole('dialog', { name: 'Edit video' })).toBeTruthy();
});
