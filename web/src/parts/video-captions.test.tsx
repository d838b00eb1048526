import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CaptionTrack } from '#contract/captions.ts';
import { VideoCaptions } from './video-captions.tsx';

const videoId = '01a20000-0000-7000-8000-000000000001';
const track = (more: Partial<CaptionTrack>): CaptionTrack => ({
  id: '01a20000-0000-7000-8000-000000000002',
  language: 'de',
  label: 'German',
  is_added: true,
  state: 'shown',
  reason: null,
  cue_count: 812,
  added_at: '2026-11-20T10:00:00.000Z',
  url: null,
  ...more,
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers what the component asks; returns the paths it asked. */
function answer(tracks: CaptionTrack[], sends: () => Response, mayChange = true): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('/storage/')) return sends();
    if (path.endsWith('delete_video_captions')) return Response.json({ done: true });
    return Response.json({ tracks, may_change: mayChange });
  });
  return asked;
}
const give = (name: string) =>
  fireEvent.change(screen.getByLabelText('Subtitle file'), { target: { files: [new File(['1'], name)] } });

test('each of them says its language, where it is from and how it stands', async () => {
  answer(
    [
      track({
        id: null,
        language: 'en',
        label: 'English',
        is_added: false,
        state: 'replaced',
        cue_count: null,
      }),
      track({ language: 'en', label: 'English', cue_count: 1 }),
      track({ id: 'a', state: 'held' }),
      track({ id: 'b', label: 'French', language: 'fr', state: 'refused', reason: 'It is morning.' }),
    ],
    () => Response.json({}),
  );
  render(<VideoCaptions videoId={videoId} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('div')?.textContent)).toEqual([
    'EnglishFrom the video fileYours is shown instead',
    'EnglishAdded 20 Nov 2026 · 1 line',
    'GermanAdded 20 Nov 2026 · 812 linesWaiting for a review',
    'FrenchAdded 20 Nov 2026 · 812 linesNot shown: It is morning.',
  ]);
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
});

test('a file goes in its language, which its name may say; without one the choice is asked for', async () => {
  const asked = answer([], () => Response.json({ Key: 'x', held: true }));
  render(<VideoCaptions videoId={videoId} />);
  await screen.findByText('No subtitles yet.');
  give('lantern.srt');
  await screen.findByText('Choose the language first.');
  expect(document.activeElement).toBe(screen.getByLabelText('Language'));
  give('lantern.fr.srt');
  await screen.findByText('The French subtitles are here. We’ll read them before others see them.');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ja' } });
  give('lantern.fr.srt');
  await waitFor(() =>
    expect(asked.filter((path) => path.includes('/storage/'))).toEqual([
      `/storage/v1/object/captions/${videoId}/fr`,
      `/storage/v1/object/captions/${videoId}/ja`,
    ]),
  );
});

test('what the server says of a file is said, and one is deleted once that is confirmed', async () => {
  const asked = answer([track({})], () =>
    Response.json(
      { message: 'This file is in Shift-JIS. Save it as UTF-8 and add it again.' },
      { status: 400 },
    ),
  );
  render(<VideoCaptions videoId={videoId} />);
  await screen.findByText('German', { selector: 'b' });
  give('lantern.ja.srt');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Shift-JIS/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete German subtitles', hidden: true }));
  await screen.findByText('The German subtitles are deleted.');
  expect(asked.some((path) => path.endsWith('delete_video_captions'))).toBe(true);
});

test('where nothing may be changed, there is nothing to press', async () => {
  answer([track({})], () => Response.json({}), false);
  render(<VideoCaptions videoId={videoId} />);
  await screen.findByText('You can’t add subtitles to this video now.');
  expect(screen.queryByRole('button')).toBeNull();
});
