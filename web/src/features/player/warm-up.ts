import type { Playback } from '#contract/videos.ts';
import { loadEngine } from './early-start.ts';
import { loadHls } from './engine/load-hls.ts';
import { type Beginning, loadBeginning } from './engine/loads-ahead.ts';
import { hasMediaSource } from './engine/media-source.ts';
import { streamKind } from './rules/stream-kind.ts';

export const loadPlayer = () => import('./player.tsx');

const ignore = () => {};

type Stream = Pick<Playback, 'kind' | 'state' | 'master_url' | 'audio_tracks'>;

/** Player and stream, loaded in parallel instead of one after the other. Failures show when they are used. */
export function warmUp(playback: Stream, beginning: Beginning): void {
  loadPlayer().catch(ignore);
  warmUpStream(playback, beginning);
}

/** What the first frame needs, without the controls. */
export function warmUpStream(playback: Stream, beginning: Beginning): void {
  loadEngine().catch(ignore);
  if (playback.kind !== 'hls' || !playback.master_url || !hasMediaSource()) return;
  loadHls(streamKind(playback)).catch(ignore);
  loadBeginning(playback, beginning);
}
