import { createRandom, seedOf } from './art/random.ts';
import type { DemoVideo } from './catalogue/index.ts';

export interface ViewsOfHour {
  /** The start of the hour, milliseconds since 1970. */
  hour: number;
  views: number;
  /** People who had not seen it that day. */
  viewers: number;
}

const hourLength = 3_600_000;
/** Viewers a day for each point of `pull`. */
const viewersPerPull = 14;
/** A new video is watched more; after this many hours the bonus is down to a third. */
const noveltyHours = 70;

/** Share of a day's views that falls into an hour (UTC): evenings and nights are busy. */
const busyness = (hour: number): number => (1 + 0.75 * Math.cos(((hour - 21) / 24) * 2 * Math.PI)) / 24;

/**
 * An invented history of views for a demo video: one entry for every hour since it came out, the running one
 * included. The same video at the same moment gets the same history.
 */
export function viewHistory(video: DemoVideo, now: number): ViewsOfHour[] {
  const random = createRandom(seedOf(`views of ${video.title}`));
  const first = Math.floor((now - video.hoursOld * hourLength) / hourLength) * hourLength;
  // Now and then an old video is rediscovered: a wave that comes and goes within days.
  const waveAt = first + random.next() * (now - first);
  const waveHeight = random.chance(0.35) ? random.between(0.8, 2.6) : 0;
  const hours: ViewsOfHour[] = [];
  for (let hour = first; hour <= now; hour += hourLength) {
    const age = (hour - first) / hourLength;
    const wave = waveHeight * Math.exp(-(((hour - waveAt) / (30 * hourLength)) ** 2));
    const interest = 0.3 + 2.4 * Math.exp(-age / noveltyHours) + wave;
    const elapsed = Math.min(1, (now - hour) / hourLength);
    const expected =
      video.pull *
      viewersPerPull *
      interest *
      busyness(new Date(hour).getUTCHours()) *
      elapsed *
      random.between(0.75, 1.25);
    const viewers = Math.round(expected);
    hours.push({ hour, viewers, views: Math.round(viewers * random.between(1.05, 1.3)) });
  }
  return hours;
}
