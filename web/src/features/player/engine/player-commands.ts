import { speedBy } from '../rules/quality.ts';
import type { CaptionTracks } from './caption-tracks.ts';
import type { PlayerState } from './player-state.ts';
import { type CaptionLook, readPreferences, rememberPreferences } from './preferences.ts';
import type { Store } from './store.ts';
import type { Stream } from './stream.ts';

/** What a person can do with a loaded video. */
export interface PlayerCommands {
  togglePlay(): void;
  /** Seconds, clamped to what can be played. */
  seekTo(time: number): void;
  seekBy(seconds: number): void;
  seekToShare(share: number): void;
  /** Pauses, and moves by single frames. */
  stepFrames(frames: number): void;
  /** 0 to 1; anything above 0 also unmutes. */
  setVolume(volume: number): void;
  toggleMute(): void;
  setRate(rate: number): void;
  changeRate(steps: number): void;
  /** At double speed for a while; then as fast as before. Answers whether it plays. */
  playFaster(isFaster: boolean): boolean;
  setLoop(loop: boolean): void;
  setQuality(lines: number | null): void;
  setAudio(index: number): void;
  setCaption(index: number | null): void;
  /** On in the language used last, or the first one there is; or off. */
  toggleCaption(): void;
  setCaptionLook(look: Partial<CaptionLook>): void;
  forgetResume(): void;
  retry(): void;
}

interface CommandTools {
  media: HTMLVideoElement;
  store: Store<PlayerState>;
  stream(): Stream | null;
  tracks(): CaptionTracks;
  retry(): void;
}

const ordinaryFrameRate = 24;
const heldRate = 2;
/** Just before the end: at the very end, some browsers treat the video as finished. */
const endMargin = 0.05;

export function makeCommands({ media, store, stream, tracks, retry }: CommandTools): PlayerCommands {
  const seekTo = (time: number) => {
    const { available, duration } = store.get();
    const end = (available || duration) - endMargin;
    media.currentTime = Math.max(0, Math.min(time, end));
    store.set({ time: media.currentTime, ended: false, resumedAt: null });
  };
  const setVolume = (volume: number) => {
    const chosen = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
    media.volume = chosen * store.get().evenShare;
    media.muted = chosen === 0;
    store.set({ volume: chosen, muted: media.muted });
    rememberPreferences({ volume: chosen, muted: media.muted });
  };
  const setRate = (rate: number) => {
    media.defaultPlaybackRate = rate;
    media.playbackRate = rate;
    rememberPreferences({ speed: rate });
  };
  const setCaption = (index: number | null) => {
    tracks().choose(index);
    store.set({ caption: index });
    rememberPreferences({
      captions: index === null ? null : (store.get().playback.captions[index]?.language ?? null),
    });
  };
  let lastCaption: number | null = null;
  let usualRate: number | null = null;

  return {
    togglePlay() {
      if (media.paused || media.ended) media.play().catch(() => store.set({ paused: media.paused }));
      else media.pause();
    },
    seekTo,
    seekBy: (seconds) => seekTo(media.currentTime + seconds),
    seekToShare: (share) => seekTo(store.get().duration * share),
    stepFrames(frames) {
      media.pause();
      seekTo(media.currentTime + frames / (store.get().framesPerSecond ?? ordinaryFrameRate));
    },
    setVolume,
    toggleMute() {
      if (media.muted && media.volume === 0) return setVolume(0.5);
      media.muted = !media.muted;
      rememberPreferences({ muted: media.muted });
    },
    setRate,
    changeRate: (steps) => setRate(speedBy(media.playbackRate, steps)),
    playFaster(isFaster) {
      if (isFaster && !media.paused && !media.ended) {
        usualRate ??= media.playbackRate;
        media.playbackRate = Math.max(heldRate, usualRate);
      } else if (usualRate !== null) {
        media.playbackRate = usualRate;
        usualRate = null;
      }
      return usualRate !== null;
    },
    setLoop(loop) {
      media.loop = loop;
      store.set({ loop });
    },
    setQuality(lines) {
      stream()?.setQuality(lines);
      store.set({ quality: lines });
      rememberPreferences({ quality: lines });
    },
    setAudio(index) {
      stream()?.setAudio(index);
      store.set({ audio: index });
      rememberPreferences({ audio: store.get().audioOptions[index]?.language || readPreferences().audio });
    },
    setCaption,
    toggleCaption() {
      const { caption, playback } = store.get();
      if (caption !== null) {
        lastCaption = caption;
        setCaption(null);
      } else if (playback.captions.length > 0) setCaption(lastCaption ?? 0);
    },
    setCaptionLook(look) {
      store.set(look);
      rememberPreferences(look);
    },
    forgetResume: () => store.set({ resumedAt: null }),
    retry,
  };
}
