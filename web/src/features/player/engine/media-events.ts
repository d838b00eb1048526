import type { PlayerState } from './player-state.ts';
import { isSettled } from './preparation.ts';
import type { Store } from './store.ts';

/** End of the buffered range that contains `time`. */
function loadedTo(media: HTMLMediaElement, time: number): number {
  for (let index = 0; index < media.buffered.length; index += 1) {
    // A tenth of a second: the first frame of a stream rarely lies at exactly 0.
    if (media.buffered.start(index) <= time + 0.1 && media.buffered.end(index) >= time)
      return media.buffered.end(index);
  }
  return time;
}

/** While the playlist grows, the element knows only the part that exists; the full length was measured beforehand. */
function times(media: HTMLMediaElement, state: PlayerState): Partial<PlayerState> {
  const { seekable } = media;
  // An emptied element is at 0; the video is still where it was.
  const time = media.readyState === 0 ? state.time : media.currentTime;
  const known = Number.isFinite(media.duration) && media.duration > 0 ? media.duration : 0;
  const growing = state.playback.state === 'playable' && !isSettled(state.playback);
  const told = state.playback.duration_seconds ?? 0;
  const duration = growing ? Math.max(told, known) : known || told;
  const available = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
  return { time, duration, available: growing ? available : duration, loaded: loadedTo(media, time) };
}

const chosenVolume = (media: HTMLMediaElement, { evenShare }: PlayerState): number =>
  Math.min(1, Math.round((media.volume / evenShare) * 100) / 100);

const starved = (media: HTMLMediaElement) =>
  !media.paused && !media.ended && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

/** Keeps the state in step with the media element. Returns a function that stops it. */
export function followMedia(media: HTMLVideoElement, store: Store<PlayerState>): () => void {
  const read = () => store.set({ ...times(media, store.get()), stalled: starved(media), ended: media.ended });
  const handlers: Record<string, () => void> = {
    timeupdate: read,
    progress: read,
    durationchange: read,
    seeking: read,
    seeked: read,
    waiting: read,
    canplay: read,
    ended: read,
    emptied: read,
    play: () => store.set({ paused: false, ended: false }),
    pause: () => store.set({ paused: true }),
    playing: () => store.set({ paused: false, ended: false, stalled: false, started: true }),
    volumechange: () => store.set({ volume: chosenVolume(media, store.get()), muted: media.muted }),
    ratechange: () => store.set({ rate: media.playbackRate }),
  };
  for (const [name, handler] of Object.entries(handlers)) media.addEventListener(name, handler);
  store.set({
    volume: chosenVolume(media, store.get()),
    muted: media.muted,
    rate: media.playbackRate,
    loop: media.loop,
  });
  return () => {
    for (const [name, handler] of Object.entries(handlers)) media.removeEventListener(name, handler);
  };
}
