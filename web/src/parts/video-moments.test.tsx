import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnMoment, OwnMoments } from '#contract/moments.ts';
import { answerCalls } from '../test-calls.ts';
import { VideoMoments } from './video-moments.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const videoId = '01a20000-0000-7000-8000-000000000001';
const found: OwnMoment = {
  id: '01a20000-0000-7000-8000-000000000002',
  kind: 'general',
  tag: null,
  starts_at: 61,
  ends_at: 63.5,
  by_hand: false,
  is_dismissed: false,
};
const warning: OwnMoment = {
  ...found,
  id: '01a20000-0000-7000-8000-000000000003',
  kind: 'warning',
  tag: 'needles',
  starts_at: 90,
  ends_at: 95,
  by_hand: true,
};
const answer = (moments: OwnMoment[], more: Partial<OwnMoments> = {}): OwnMoments => ({
  slug: 'storm',
  may_dismiss: false,
  is_measured: true,
  warnings: ['needles', 'sharp things'],
  moments,
  ...more,
});

test('what was found leads to its place, and is not for its uploader to dismiss', async () => {
  answerCalls({ get_own_moments: () => answer([found]) });
  render(<VideoMoments videoId={videoId} level={2} />);
  await screen.findByText('1:01 – 1:03.5 · Found');
  expect(screen.getByRole('link', { name: 'Play from 1:01' }).getAttribute('href')).toBe('/play/storm?t=59');
  expect(screen.queryByRole('button', { name: /Dismiss|Remove|Change/ })).toBeNull();
});

test('a warning is added, changed and removed', async () => {
  const sent = answerCalls({
    get_own_moments: () => answer([]),
    save_own_moment: ({ p_tag, p_starts_at, p_ends_at }) =>
      answer([
        { ...warning, tag: String(p_tag), starts_at: Number(p_starts_at), ends_at: Number(p_ends_at) },
      ]),
    delete_own_moment: () => answer([]),
  });
  render(<VideoMoments videoId={videoId} level={2} />);
  await screen.findByText(/found no flashing/);
  fireEvent.click(screen.getByRole('button', { name: 'Add a moment' }));
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '1:30' } });
  fireEvent.change(screen.getByLabelText('End'), { target: { value: 'later' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Write a time such as 1:05.');
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '1:35' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('1:30 – 1:35 · Set by hand');
  expect(sent.at(-1)?.[1]).toEqual({
    p_video_id: videoId,
    p_moment_id: null,
    p_kind: 'warning',
    p_tag: 'needles',
    p_starts_at: 90,
    p_ends_at: 95,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change needles at 1:30' }));
  fireEvent.change(screen.getByLabelText('What'), { target: { value: ':red' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toMatchObject({ p_kind: 'red', p_tag: null }));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  await screen.findByText('Removed.');
  expect(sent.at(-1)?.[0]).toBe('delete_own_moment');
});

test('an admin dismisses what was found, and puts it back', async () => {
  let isDismissed = false;
  answerCalls({
    get_own_moments: () => answer([found], { may_dismiss: true }),
    dismiss_found_flash: ({ p_is_dismissed }) => {
      isDismissed = p_is_dismissed === true;
      return answer([{ ...found, is_dismissed: isDismissed }], { may_dismiss: true });
    },
  });
  render(<VideoMoments videoId={videoId} level={3} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss flashing at 1:01' }));
  await screen.findByText('1:01 – 1:03.5 · Dismissed');
  fireEvent.click(screen.getByRole('button', { name: 'Put back flashing at 1:01' }));
  await screen.findByText('1:01 – 1:03.5 · Found');
  expect(isDismissed).toBe(false);
});
