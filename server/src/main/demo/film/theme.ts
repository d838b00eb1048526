import { createRandom, type Random } from '../art/random.ts';
import { rate, type Sounds } from './sounds.ts';

/** The song of a series: each of its films has the same one. */
export interface Theme {
  readonly seed: number;
  /** Hertz, the lowest first. */
  readonly chord: readonly number[];
  /** Seconds of the film. */
  readonly from: number;
  readonly seconds: number;
}

/** Seconds in which the film's own sound gives way to the song, and comes back. */
const blend = 0.4;
const melody = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
const way = [1, 5 / 6, 4 / 3, 9 / 8];

/** Puts the song in the place of what else is heard. */
export function playTheme(sounds: Sounds, theme: Theme, song: Sounds): void {
  play(song, theme, createRandom(theme.seed));
  const start = Math.floor(theme.from * rate);
  for (let index = 0; index < song.left.length && start + index < sounds.left.length; index += 1) {
    const second = index / rate;
    const share = Math.max(0, Math.min(1, second / blend, (theme.seconds - second) / blend));
    sounds.left[start + index] = sounds.left[start + index]! * (1 - share) + song.left[index]! * share;
    sounds.right[start + index] = sounds.right[start + index]! * (1 - share) + song.right[index]! * share;
  }
}

function play(song: Sounds, { chord, seconds }: Theme, random: Random): void {
  const root = chord[0]!;
  const lift = root < 100 ? 4 : 2;
  const beat = random.between(0.3, 0.4);
  for (let at = 0, bar = 0; at < seconds; at += 4 * beat, bar += 1) {
    const ratio = way[bar % way.length]!;
    chord.forEach((pitch, index) => {
      song.swell(at, 4 * beat + 0.3, pitch * ratio, 0.07, index % 2 === 0 ? -0.25 : 0.25);
    });
    for (let note = 0; note < 4; note += 1)
      song.pluck(
        at + note * beat,
        root * lift * ratio * random.pick(melody),
        0.12,
        random.between(-0.4, 0.4),
      );
  }
}
