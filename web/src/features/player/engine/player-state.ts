import type { Playback } from '#contract/videos.ts';
import { evenShare } from '../rules/loudness.ts';
import type { QualityOption } from '../rules/quality.ts';
import { type CaptionLook, defaultPreferences } from './preferences.ts';

/**
 * `preparing`: nothing plays yet. `ready`: there is a stream. `broken`: the stream cannot be played. `failed` and
 * `removed` are final.
 */
export type PlayerPhase = 'preparing' | 'ready' | 'broken' | 'failed' | 'removed';

export interface AudioOption {
  index: number;
  language: string;
  label: string;
}

/** Everything that the controls show. Times in seconds. */
export interface PlayerState extends CaptionLook {
  phase: PlayerPhase;
  playback: Playback;
  /** Why it is `failed` or `broken`, in words for a person. */
  reason: string | null;
  /** Requests fail; what is loaded still plays. */
  troubled: boolean;
  paused: boolean;
  ended: boolean;
  /** Should be playing but cannot. */
  stalled: boolean;
  /** A frame of this video has been shown; until then the poster stays. */
  started: boolean;
  time: number;
  duration: number;
  /** How far the stream can be played now: less than `duration` while it grows. */
  available: number;
  loaded: number;
  /** As chosen, 0 to 1. */
  volume: number;
  /** The share of it at which this video is as loud as others. */
  evenShare: number;
  muted: boolean;
  rate: number;
  loop: boolean;
  qualities: QualityOption[];
  /** The wanted number of lines; null for Auto. */
  quality: number | null;
  /** Lines of what is loaded now; null while unknown. */
  playingLines: number | null;
  framesPerSecond: number | null;
  audioOptions: AudioOption[];
  audio: number | null;
  /** Index into `playback.captions`; null when off. */
  caption: number | null;
  /** Where playback resumed, for the notice; null once it was seen. */
  resumedAt: number | null;
}

export function initialState(playback: Playback): PlayerState {
  return {
    phase: 'ready',
    playback,
    reason: null,
    troubled: false,
    paused: true,
    ended: false,
    stalled: false,
    started: false,
    time: 0,
    duration: playback.duration_seconds ?? 0,
    available: 0,
    loaded: 0,
    volume: 1,
    evenShare: evenShare(playback.loudness),
    muted: false,
    rate: 1,
    loop: false,
    qualities: [],
    quality: null,
    playingLines: null,
    framesPerSecond: null,
    audioOptions: [],
    audio: null,
    caption: null,
    captionSize: defaultPreferences.captionSize,
    captionColor: defaultPreferences.captionColor,
    captionBackground: defaultPreferences.captionBackground,
    resumedAt: null,
  };
}

/** Nothing is left to play. */
export const hasRunDry = (state: PlayerState): boolean => !state.ended && state.loaded - state.time < 0.5;

/** The network is gone, and the rest that was loaded is playing. */
export const isCutOff = (state: PlayerState): boolean =>
  state.phase === 'ready' && state.troubled && hasRunDry(state);
