import type { Input } from '#contract/calls.ts';
import { watchParts } from '#contract/watch-parts.ts';
import { interrupt, type Moment, newClock, tick } from './watched-clock.ts';

/** A continuing playback reports after this many watched seconds. */
const reportEvery = 300;

export interface WatchReport {
  /** The server has signed the start of this playback; only seconds from here on count. */
  started(token: string): void;
  /** The media moves; `duration` is its length in seconds. */
  watching(moment: Moment, rate: number, duration: number): void;
  /** Paused, stalled or sought. */
  interrupted(): void;
  /** The page goes away or out of sight, or the media has stopped: sends what has not been sent. */
  leaving(): void;
}

/** Marks the parts of a length whose middle lies between two moments of the media, in seconds. */
export function markParts(parts: boolean[], from: number, to: number, duration: number): void {
  if (!(duration > 0) || !(to > from)) return;
  const size = duration / parts.length;
  const first = Math.max(0, Math.ceil(from / size - 0.5));
  for (let i = first; i < parts.length && (i + 0.5) * size < to; i++) parts[i] = true;
}

/**
 * Collects which parts of a video a playback really plays, and reports them rarely: at the end, when the page goes, and
 * every few minutes. A report covers the playback so far, so the next one makes up for one that was lost.
 */
export function createWatchReport(
  send: (report: Input<'report_watching'>, keepalive: boolean) => void,
): WatchReport {
  const parts: boolean[] = Array(watchParts).fill(false);
  let clock = newClock;
  let token: string | null = null;
  let sent = 0;

  function report(keepalive: boolean) {
    const p_seconds = Math.floor(clock.seconds);
    if (token === null || p_seconds <= sent) return;
    sent = p_seconds;
    const p_parts = parts.map((played) => (played ? '1' : '0')).join('');
    send({ p_view_token: token, p_seconds, p_parts }, keepalive);
  }

  return {
    started(given) {
      token = given;
      clock = { ...clock, seconds: 0 };
    },
    watching(moment, rate, duration) {
      const before = clock;
      clock = tick(clock, moment, rate);
      // What a jump skipped is longer than the time that passed between two updates.
      const wall = before.last ? (moment.wall - before.last.wall) / 1000 : 0;
      const played = before.last ? moment.media - before.last.media : 0;
      if (before.last && played <= wall * Math.max(1, rate) + 1)
        markParts(parts, before.last.media, moment.media, duration);
      if (token !== null && clock.seconds - sent >= reportEvery) report(false);
    },
    interrupted() {
      clock = interrupt(clock);
    },
    leaving: () => report(true),
  };
}
