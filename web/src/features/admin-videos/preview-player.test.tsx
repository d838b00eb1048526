import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-calls.ts';
import { PreviewPlayer } from './preview-player.tsx';

type Told = (event: string, data: { fatal: boolean; details: string }) => void;
const engine = vi.hoisted(() => ({
  configs: [] as object[],
  loaded: [] as string[],
  told: [] as unknown[],
  destroyed: 0,
}));
vi.mock('hls.js', () => ({
  default: class {
    static isSupported = () => true;
    static Events = { ERROR: 'hlsError' };
    constructor(config: object) {
      engine.configs.push(config);
    }
    on = (_event: string, listener: unknown) => void engine.told.push(listener);
    loadSource = (url: string) => void engine.loaded.push(url);
    attachMedia = () => {};
    destroy = () => {
      engine.destroyed += 1;
    };
  },
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async (preview: object) => {
  answerCalls({ get_video_preview: () => ({ poster_url: null, reason: null, ...preview }) });
  const shown = render(<PreviewPlayer videoId="v1" />);
  await act(async () => {});
  return shown;
};

test('a playlist plays from where it lies, with 20 seconds ahead and 40 at most; a fatal fault is told', async () => {
  const { unmount } = await show({ kind: 'hls', url: 'https://vz-1.b-cdn.net/a/playlist.m3u8' });
  await vi.waitFor(() => expect(engine.loaded).toEqual(['https://vz-1.b-cdn.net/a/playlist.m3u8']));
  expect(engine.configs[0]).toMatchObject({ maxBufferLength: 20, maxMaxBufferLength: 40 });
  const tell = engine.told[0] as Told;
  await act(async () => tell('hlsError', { fatal: false, details: 'fragLoadError' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => tell('hlsError', { fatal: true, details: 'manifestLoadError' }));
  expect(screen.getByRole('alert').textContent).toBe('Error loading video: manifestLoadError');
  unmount();
  expect(engine.destroyed).toBe(1);
});

test('another source goes through the proxy, and a player of another site stands in a sandboxed frame', async () => {
  await show({ kind: 'file', url: '/functions/v1/video-proxy?sourceUrl=x&apikey=anon&token=t' });
  expect(screen.getByLabelText('Preview').getAttribute('src')).toMatch(
    /^\/functions\/v1\/video-proxy\?.*apikey=anon/,
  );
  cleanup();
  await show({ kind: 'embed', url: 'https://player.example/e/1' });
  const frame = screen.getByTitle('Preview');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
    'https://player.example/e/1',
    'allow-scripts allow-same-origin allow-presentation',
  ]);
});
