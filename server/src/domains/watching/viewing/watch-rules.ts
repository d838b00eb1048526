import { watchParts } from '#contract/watch-parts.ts';
import type { PlaybackStart } from './viewing-rules.ts';

/** What a playback says about itself, as far as its token supports it. */
export interface WatchReport {
  /** A UUID derived from the contents of its token. */
  playback: string;
  videoId: string;
  /** The UTC day on which it began: `2030-01-31`. */
  day: string;
  seconds: number;
  /** `0` or `1` for each part of the length. */
  parts: string;
  /** How much of the video, in seconds, can have been played since then. */
  playable: number;
  memberId: string | null;
}

/**
 * Milliseconds after its start during which a playback can report: longer than anybody watches at a stretch.
 */
export const playbackLife = 12 * 3_600_000;

/** The fastest a video can go by and still be watched. */
const highestSpeed = 4;

/**
 * Seconds that can have been watched since a start, by our own clock; null if the start can report no more.
 */
export function passedSeconds(start: PlaybackStart, now: number): number | null {
  const passed = now - start.startedAt;
  return passed < 0 || passed > playbackLife ? null : Math.floor(passed / 1000);
}

/** Seconds that a player can have played before its start was signed. */
const beforeStart = 10;

/** The seconds of media that can have gone by in this much time since the start. */
export const playableSeconds = (passed: number): number => (passed + beforeStart) * highestSpeed;

/** Merges two reports of one playback. */
export const joinReports = (a: WatchReport, b: WatchReport): WatchReport => ({
  ...a,
  seconds: Math.max(a.seconds, b.seconds),
  parts: Array.from(a.parts, (part, i) => (part === '1' || b.parts[i] === '1' ? '1' : '0')).join(''),
  playable: Math.max(a.playable, b.playable),
});

export const noParts = '0'.repeat(watchParts);
