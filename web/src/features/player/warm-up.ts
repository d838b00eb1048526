import type { Playback } from '#contract/videos.ts';
import { loadEngine } from './early-start.ts';
import { loadHls } from './engine/load-hls.ts';
import { hasMediaSource } from './engine/media-source.ts';

export const loadPlayer = () => import('./player.tsx');

const ignore = () => {};

type Stream = Pick<Playback, 'kind' | 'state' | 'master_url' | 'audio_tracks'>;

/** Player and stream, loaded in parallel instead of one after the other. Failures show when they are used. */
export function warmUp(playback: Stream): void {
  loadPlayer().catch(ignore);
  warmUpStream(playback);
}

/** What the first frame needs, without the controls. */
export function warmUpStream(playback: Stream): void {
  loadEngine().catch(ignore);
  const { kind, state, master_url, audio_tracks } = playback;
  if (kind !== 'hls' || !master_url) return;
  if (hasMediaSource()) loadHls(audio_tracks.length > 1).catch(ignore);
  // A growing playlist is never cached, so asking early would only ask twice.
  if (state === 'ready') fetch(master_url).catch(ignore);
}
