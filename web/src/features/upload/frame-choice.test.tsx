import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { FrameChoice } from './frame-choice.tsx';

const videoId = '01a20000-0000-7000-8000-000000000009';
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The browser of these tests plays nothing: the picture's size and the canvas's content are supplied. */
function withPicture(picture: Blob | null) {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1920);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1080);
  const drawn: number[][] = [];
  const context = { drawImage: (_video: unknown, ...box: number[]) => void drawn.push(box) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));
  return drawn;
}
const never = () => {};
async function open(onTaken: (picture: Blob) => Promise<void> = async () => {}) {
  render(<FrameChoice source={{ videoId }} onTaken={onTaken} onClose={never} />);
  const video = (await screen.findByLabelText('Your video, to choose a moment')) as HTMLVideoElement;
  fireEvent.loadedData(video);
  return video;
}

test('the frame on the screen is taken, no wider than it is shown anywhere', async () => {
  const picture = new Blob(['x'], { type: 'image/jpeg' });
  const drawn = withPicture(picture);
  const sent = answerCalls({ get_own_playback: () => ({ master_url: '/media/a/master.m3u8' }) });
  const taken: Blob[] = [];
  const video = await open(async (one) => void taken.push(one));
  expect(sent[0]).toEqual(['get_own_playback', { p_video_id: videoId }]);
  expect(video.src).toContain('/media/a/master.m3u8');
  fireEvent.click(screen.getByRole('button', { name: 'Use this frame' }));
  await waitFor(() => expect(taken).toEqual([picture]));
  expect(drawn).toEqual([[0, 0, 1280, 720]]);
});

test('a moment that is still on its way is waited for', async () => {
  const drawn = withPicture(new Blob(['x'], { type: 'image/jpeg' }));
  answerCalls({ get_own_playback: () => ({ master_url: '/media/a/master.m3u8' }) });
  const taken: Blob[] = [];
  const video = await open(async (one) => void taken.push(one));
  vi.spyOn(video, 'seeking', 'get').mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Use this frame' }));
  await Promise.resolve();
  expect(drawn).toEqual([]);
  fireEvent(video, new Event('seeked'));
  await waitFor(() => expect(taken.length).toBe(1));
});

test('a step goes a little back or on, and never before the beginning', async () => {
  withPicture(null);
  answerCalls({ get_own_playback: () => ({ master_url: '/media/a/master.m3u8' }) });
  const video = await open();
  video.currentTime = 3;
  fireEvent.click(screen.getByRole('button', { name: 'A little forward' }));
  expect(video.currentTime).toBeCloseTo(3.2);
  video.currentTime = 0.1;
  fireEvent.click(screen.getByRole('button', { name: 'A little back' }));
  expect(video.currentTime).toBe(0);
});

test('what cannot be taken or sent says so, and another try is open', async () => {
  withPicture(null);
  answerCalls({ get_own_playback: () => ({ master_url: '/media/a/master.m3u8' }) });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Use this frame' }));
  await screen.findByText('We can’t use this frame. Please choose a picture of your own instead.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use this frame' }).hasAttribute('disabled')).toBe(false),
  );
});

test('a video that does not play yet, or is not one’s own, has no player', async () => {
  answerCalls({ get_own_playback: () => ({ master_url: null }) });
  const { unmount } = render(<FrameChoice source={{ videoId }} onTaken={async () => {}} onClose={never} />);
  await screen.findByText('This video doesn’t play yet.');
  unmount();
  answerCalls({
    get_own_playback: () => {
      throw new TestRefusal(404, 'There is no such video of yours.');
    },
  });
  render(<FrameChoice source={{ videoId }} onTaken={async () => {}} onClose={never} />);
  await screen.findByText('There is no such video of yours.');
});

test('a frame of a file that this browser holds is taken before anything was sent', async () => {
  const picture = new Blob(['x'], { type: 'image/jpeg' });
  withPicture(picture);
  const sent = answerCalls({});
  const address = vi.fn(() => 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: address, revokeObjectURL: never }));
  const taken: Blob[] = [];
  const file = new File(['8 bytes!'], 'evening.mp4');
  render(<FrameChoice source={{ file }} onTaken={async (one) => void taken.push(one)} onClose={never} />);
  const video = (await screen.findByLabelText('Your video, to choose a moment')) as HTMLVideoElement;
  expect(video.src).toBe('blob:file');
  fireEvent.loadedData(video);
  fireEvent.click(screen.getByRole('button', { name: 'Use this frame' }));
  await waitFor(() => expect(taken).toEqual([picture]));
  expect(sent).toEqual([]);
  fireEvent(video, new Event('error'));
  await screen.findByText(/^Your browser can’t play this file\./);
});
