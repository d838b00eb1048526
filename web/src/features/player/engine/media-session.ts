import type { VideoDetails } from '#contract/videos.ts';
import type { Engine } from './engine.ts';

/** Lets the keys of a keyboard, a headset or a lock screen control the player. Returns a function that undoes it. */
export function describeToSystem(
  engine: Engine,
  video: VideoDetails,
  { next, previous }: Record<'next' | 'previous', (() => void) | null>,
): () => void {
  const session = navigator.mediaSession as MediaSession | undefined;
  if (!session) return () => {};
  session.metadata = new MediaMetadata({ title: video.title, artist: video.uploader_display_name ?? '' });
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['seekbackward', ({ seekOffset }) => engine.seekBy(-(seekOffset ?? 10))],
    ['seekforward', ({ seekOffset }) => engine.seekBy(seekOffset ?? 10)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && engine.seekTo(seekTime)],
    ['nexttrack', next],
    ['previoustrack', previous],
  ];
  for (const [action, handler] of handlers) session.setActionHandler(action, handler);
  return () => {
    session.metadata = null;
    for (const [action] of handlers) session.setActionHandler(action, null);
  };
}
