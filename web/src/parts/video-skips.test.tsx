import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnSkip } from '#contract/skips.ts';
import { answerCalls } from '../test-calls.ts';
import { VideoSkips } from './video-skips.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const videoId = '01a20000-0000-7000-8000-000000000001';
const opening: OwnSkip = { kind: 'opening', starts_at: 65, ends_at: 154.5, by_hand: false };

test('what was found is told, set by hand and taken back', async () => {
  const sent = answerCalls({
    get_own_skips: () => ({ is_episode: true, skips: [opening] }),
    save_own_skip: ({ p_starts_at, p_ends_at }) => [
      { ...opening, starts_at: p_starts_at, ends_at: p_ends_at, by_hand: true },
    ],
    reset_own_skip: () => [opening],
  });
  render(<VideoSkips videoId={videoId} level={2} />);
  await screen.findByText('1:05 – 2:34.5 · Found by its sound');
  fireEvent.click(screen.getByRole('button', { name: 'Change the opening' }));
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: 'soon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Write a time such as 1:05.');
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '1:10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('1:10 – 2:34.5 · Set by hand');
  expect(sent.at(-1)?.[1]).toEqual({
    p_video_id: videoId,
    p_kind: 'opening',
    p_starts_at: 70,
    p_ends_at: 154.5,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change the opening' }));
  fireEvent.click(screen.getByRole('button', { name: 'Find it by sound again' }));
  await screen.findByText('1:05 – 2:34.5 · Found by its sound');
});

test('a video that is no episode has nothing of it', async () => {
  const sent = answerCalls({ get_own_skips: () => ({ is_episode: false, skips: [] }) });
  render(<VideoSkips videoId={videoId} level={2} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
