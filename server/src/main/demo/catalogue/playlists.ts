import type { DemoPlaylist } from './shape.ts';

/** Public playlists of the demo's studios: each holds the videos of a tag, the newest first. */
export const demoPlaylists: readonly DemoPlaylist[] = [
  {
    name: 'Evenings that take their time',
    description: 'Long looks and longer seasons, for nights with nothing else on.',
    uploader: 'studio_kitsuno',
    tag: 'slow burn',
  },
  {
    name: 'Within sight of the sea',
    description: 'Harbours, ferries and houses where one hears the tide.',
    uploader: 'northlight',
    tag: 'sea',
  },
  {
    name: 'Loops for a quiet desk',
    description: 'Nothing happens, beautifully, again and again.',
    uploader: 'komorebi_works',
    tag: 'loop',
  },
  {
    name: 'Rain on the window',
    description: 'Umbrellas, neon and people who stay in.',
    uploader: 'studio_kitsuno',
    tag: 'rain',
  },
];
