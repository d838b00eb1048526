import { createRandom, type Random } from '../art/random.ts';
import { rate, Sounds, turn } from './sounds.ts';
import { playTheme, type Theme } from './theme.ts';

/** What is heard under the music. */
export type Bed = 'sea' | 'rain' | 'wind' | 'hum' | 'night' | 'train' | 'fire' | 'brook';

export interface Passage {
  readonly seconds: number;
  readonly bed: Bed;
  /** Thunder rolls in it. */
  readonly thunder: boolean;
}

export interface Score {
  readonly seed: number;
  /** Hertz, the lowest first. */
  readonly chord: readonly number[];
  readonly passages: readonly Passage[];
  /** The song of its series. */
  readonly theme: Theme | null;
}

/** Seconds in which one bed gives way to the next. */
const blend = 1.2;
/** Steps of the chords that follow each other, as ratios of the first. */
const ways: readonly (readonly number[])[] = [
  [1, 5 / 6, 3 / 4, 8 / 9],
  [1, 4 / 3, 9 / 8, 3 / 4],
  [1, 3 / 4, 5 / 6, 2 / 3],
  [1, 9 / 8, 5 / 6, 3 / 4],
];
/** A scale without wrong notes. */
const scale = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4, 5 / 2, 3];
const minorScale = [1, 6 / 5, 4 / 3, 3 / 2, 9 / 5, 2, 12 / 5, 8 / 3, 3];

/** The music and what is heard around it, as the bytes of a WAV file. */
export function playScore(score: Score): Buffer {
  const seconds = score.passages.reduce((sum, passage) => sum + passage.seconds, 0);
  const random = createRandom(score.seed);
  const sounds = new Sounds(seconds);
  playMusic(sounds, score, random);
  let at = 0;
  for (const passage of score.passages) {
    playBed(sounds, passage, at, random);
    at += passage.seconds;
  }
  if (score.theme !== null) playTheme(sounds, score.theme, new Sounds(score.theme.seconds));
  return wave(sounds);
}

function playMusic(sounds: Sounds, { chord }: Score, random: Random): void {
  const way = random.pick(ways);
  const tones = random.chance(0.5) ? scale : minorScale;
  const length = random.between(6.5, 9.5);
  const beat = length / random.pick([8, 10, 12, 16]);
  const root = chord[0]!;
  const lift = root < 100 ? 4 : 2;
  let place = random.whole(2, 5);
  for (let at = 0, bar = 0; at < sounds.seconds - 2; at += length, bar += 1) {
    const ratio = way[bar % way.length]!;
    chord.forEach((pitch, index) => {
      sounds.swell(
        at - (bar === 0 ? 0 : 0.8),
        length + 1.6,
        pitch * ratio,
        0.062,
        index % 2 === 0 ? -0.25 : 0.25,
      );
    });
    sounds.swell(at, length, (root * ratio) / 2, 0.07, 0);
    // The melody rests in the first bar, and now and then later.
    if (bar === 0 || random.chance(0.12)) continue;
    for (let note = at; note < Math.min(at + length, sounds.seconds - 3); note += beat) {
      if (!random.chance(0.55)) continue;
      place = Math.min(tones.length - 1, Math.max(0, place + random.whole(-2, 2)));
      sounds.pluck(
        note + random.between(0, 0.03),
        root * lift * tones[place]!,
        random.between(0.05, 0.1),
        random.between(-0.5, 0.5),
      );
    }
  }
}

function playBed(sounds: Sounds, { seconds, bed, thunder }: Passage, at: number, random: Random): void {
  const end = at + seconds;
  const span = [at - blend / 2, end + blend / 2] as const;
  const edge = (second: number): number =>
    Math.max(0, Math.min(1, (second - span[0]) / blend, (span[1] - second) / blend));
  const phase = random.between(0, 6);
  const wavy = (speed: number, depth: number) => (second: number) =>
    edge(second) * (1 - depth / 2 + (depth / 2) * Math.sin(turn * speed * second + phase));
  const noise = (high: number, low: number, volume: number, loudness: (second: number) => number): void =>
    sounds.noise(span, [high, low], random, (second) => volume * loudness(second));
  switch (bed) {
    case 'sea':
      noise(0.08, 0.004, 0.62, wavy(0.11, 0.85));
      noise(0.35, 0.12, 0.1, wavy(0.11, 0.95));
      break;
    case 'rain':
      noise(0.8, 0.3, 0.12, wavy(0.3, 0.15));
      noise(0.2, 0.05, 0.12, wavy(0.17, 0.3));
      for (let drop = at; drop < end; drop += random.between(0.05, 0.4))
        sounds.pluck(
          drop,
          random.between(900, 2600),
          random.between(0.003, 0.012),
          random.between(-0.8, 0.8),
        );
      break;
    case 'wind':
      noise(0.05, 0.012, 0.85, wavy(0.09, 0.8));
      break;
    case 'hum':
      noise(0.02, 0.002, 0.7, wavy(0.2, 0.2));
      break;
    case 'night':
      noise(0.04, 0.008, 0.22, wavy(0.07, 0.6));
      for (let chirp = at + random.between(0, 1); chirp < end - 0.6; chirp += random.between(0.9, 2.2))
        for (let time = 0; time < 4; time += 1)
          sounds.pluck(chirp + time * 0.075, 4200, 0.006, random.between(0.1, 0.7));
      break;
    case 'train':
      noise(0.05, 0.006, 0.55, wavy(0.4, 0.2));
      for (let joint = at; joint < end; joint += 0.92)
        for (const time of [0, 0.14]) {
          const start = joint + time;
          sounds.noise(
            [start, start + 0.1],
            [0.25, 0.03],
            random,
            (second) => 0.5 * Math.max(0, 1 - (second - start) * 11),
          );
        }
      break;
    case 'fire':
      noise(0.06, 0.01, 0.3, wavy(0.5, 0.4));
      for (let crack = at; crack < end; crack += random.between(0.06, 0.7)) {
        const loud = random.between(0.1, 0.5);
        sounds.noise(
          [crack, crack + 0.03],
          [0.9, 0.2],
          random,
          (second) => loud * Math.max(0, 1 - (second - crack) * 40),
        );
      }
      break;
    case 'brook':
      noise(0.3, 0.08, 0.16, wavy(0.35, 0.25));
      noise(0.12, 0.03, 0.16, wavy(0.21, 0.4));
      for (let drop = at; drop < end; drop += random.between(0.1, 0.5))
        sounds.pluck(
          drop,
          random.between(500, 1300),
          random.between(0.004, 0.014),
          random.between(-0.6, 0.6),
        );
      break;
  }
  if (!thunder) return;
  const strike = at + strikeAt(seconds) + 0.9;
  sounds.noise(
    [strike, Math.min(end + 3, strike + 5)],
    [0.03, 0.003],
    random,
    (second) => 1.5 * Math.min(1, (second - strike) * 4) * Math.exp(-(second - strike) * 0.9),
  );
}

/** The second of a shot in which lightning strikes. */
export const strikeAt = (seconds: number): number => Math.round(seconds * 4) / 10;

/** 16 bits, stereo, with silence at both ends. */
function wave({ left, right, seconds }: Sounds): Buffer {
  const bytes = Buffer.alloc(44 + left.length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(left.length * 4, 40);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + 44, left.length * 2);
  for (let index = 0; index < left.length; index += 1) {
    const second = index / rate;
    const fade = Math.max(0, Math.min(1, second / 1.2, (seconds - second) / 2.5)) * 30_000;
    // Loud moments are bent, not cut.
    samples[2 * index] = Math.tanh(left[index]! * 1.25) * fade;
    samples[2 * index + 1] = Math.tanh(right[index]! * 1.25) * fade;
  }
  return bytes;
}
