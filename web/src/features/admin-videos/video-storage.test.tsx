import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { VideoStorage } from './video-storage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const parts = [{ name: '720p', kind: 'video', bytes: 5_000_000 }];
function show(takes_av1: boolean, make: () => unknown) {
  const sent = answerCalls({
    get_video_storage: () => ({ bytes: 5_000_000, parts, takes_av1 }),
    make_second_generation: make,
  });
  const Stub = createRoutesStub([{ path: '/', Component: () => <VideoStorage videoId="v1" /> }]);
  render(<Stub />);
  return sent;
}
const button = () => screen.queryByRole('button', { name: 'Make an AV1 version' });

test('an AV1 version is asked for once, and the answer is said; a refusal is said with its reason', async () => {
  let refuses = true;
  const sent = show(true, () => {
    if (refuses) throw new TestRefusal(409, 'This video is getting one.');
    return { state: 'waiting' };
  });
  await waitFor(() => expect(button()).toBeTruthy());
  await act(async () => void fireEvent.click(button()!));
  expect(
    await screen.findByText(/We couldn’t ask for an AV1 version: This video is getting one\./),
  ).toBeTruthy();
  refuses = false;
  await act(async () => void fireEvent.click(button()!));
  expect(await screen.findByText('A worker will make it when nothing else waits.')).toBeTruthy();
  expect(button()).toBeNull();
  expect(sent.filter(([name]) => name === 'make_second_generation').map(([, body]) => body)).toEqual([
    { p_video_id: 'v1' },
    { p_video_id: 'v1' },
  ]);
});

test('there is no button where there is a version, or none can be made', async () => {
  show(false, () => ({}));
  expect(await screen.findByText(/^Takes .* in storage$/)).toBeTruthy();
  expect(button()).toBeNull();
});
