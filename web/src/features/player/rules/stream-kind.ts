import type { Playback } from '#contract/videos.ts';

/** Which library a stream needs: with several sounds the full one, else a light one, and for our own files the lightest. */
export type StreamKind = 'full' | 'light' | 'own';

/** Our own files, which are fragmented MP4, lie in this folder wherever they are served from. */
const ownFolder = /\/media\//;

export const streamKind = ({
  master_url,
  audio_tracks,
}: Pick<Playback, 'master_url' | 'audio_tracks'>): StreamKind =>
  audio_tracks.length > 1 ? 'full' : ownFolder.test(master_url ?? '') ? 'own' : 'light';
