import { sampleRate } from './sound-print.ts';

// Seasons whose openings and endings are known, as samples: songs, talk and music that were made, so that what is found
// can be held to what is there.

export interface MadeRange {
  /** Seconds. */
  from: number;
  to: number;
}
export interface MadeEpisode {
  samples: Float32Array;
  opening: MadeRange | null;
  ending: MadeRange | null;
  recap: MadeRange | null;
}
export interface SeasonPlan {
  seed: number;
  episodes: number;
  /** Of one episode, about. */
  seconds: number;
  /** Seconds of a song. */
  songSeconds?: number;
  /** Number of the first episode (from 0) with the second opening. */
  secondOpeningFrom?: number;
  /** Share of episodes that have no opening. */
  withoutOpening?: number;
  /** Share that begin with a scene before the opening. */
  coldOpens?: number;
  /** Share that begin with a part of the episode before. */
  recaps?: number;
}

type Random = () => number;
/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pitch = (step: number): number => 220 * 2 ** (step / 12);
const scale = [0, 2, 3, 5, 7, 8, 10, 12, 14, 15, 17, 19];

/**
 * Adds a tone with overtones that rings out. Each sample comes of the two before it: seasons have hundreds of millions of
 * them, and a sine and a power for each would take longer than listening to them.
 */
function ring(into: Float32Array, from: number, seconds: number, hertz: number, loud: number): void {
  const [start, length] = [Math.round(from * sampleRate), Math.round(seconds * sampleRate)];
  for (let overtone = 1; overtone <= 4 && hertz * overtone < sampleRate / 2.2; overtone++) {
    const step = (2 * Math.PI * hertz * overtone) / sampleRate;
    const fade = Math.exp(-2.5 / length);
    const [turn, fall] = [2 * Math.cos(step) * fade, fade * fade];
    const end = Math.min(length, into.length - start);
    let before = 0;
    let now = (loud / overtone) * Math.sin(step) * fade;
    for (let at = 1; at < end; at++) {
      into[start + at]! += at < 60 ? (now * at) / 60 : now;
      const next = turn * now - fall * before;
      before = now;
      now = next;
    }
  }
}

function drum(into: Float32Array, from: number, loud: number, random: Random): void {
  const start = Math.round(from * sampleRate);
  for (let at = 0; at < 500 && start + at < into.length; at++)
    into[start + at]! += loud * (random() * 2 - 1) * Math.exp(-at / 110);
}

/** Chords, a melody and drums. */
export function makeSong(seed: number, seconds: number): Float32Array {
  const random = randomFrom(seed);
  const song = new Float32Array(Math.round(seconds * sampleRate));
  const beat = 0.34 + random() * 0.25;
  const key = Math.floor(random() * 12) - 5;
  for (let bar = 0; bar * 4 * beat < seconds; bar++) {
    const root = scale[Math.floor(random() * 6)]!;
    for (const third of [0, 3, 7]) ring(song, bar * 4 * beat, 4 * beat, pitch(key + root + third), 0.09);
    for (let note = 0; note < 8; note++) {
      const at = (bar * 4 + note / 2) * beat;
      if (random() < 0.75)
        ring(song, at, beat * (0.5 + random()), pitch(key + 12 + scale[Math.floor(random() * 12)]!), 0.16);
      if (note % 2 === 0) drum(song, at, note % 4 === 0 ? 0.25 : 0.12, random);
    }
  }
  return song;
}

/** Somebody talks, in syllables, with pauses. */
function makeTalk(into: Float32Array, from: number, to: number, random: Random): void {
  for (let at = from; at < to; ) {
    const voice = 110 + random() * 160;
    const words = 3 + Math.floor(random() * 8);
    for (let word = 0; word < words && at < to; word++) {
      const length = 0.09 + random() * 0.2;
      for (const formant of [voice, voice * 2, 400 + random() * 500, 1100 + random() * 900])
        ring(into, at, length, formant * (0.97 + random() * 0.06), 0.07);
      at += length * 0.9;
    }
    at += 0.2 + random() * 1.8;
  }
}

export function makeScene(seed: number, seconds: number): Float32Array {
  const random = randomFrom(seed);
  const scene = new Float32Array(Math.round(seconds * sampleRate));
  for (let at = 0; at < seconds; ) {
    const length = 15 + random() * 40;
    if (random() < 0.5) {
      const music = makeSong(Math.floor(random() * 1e9), Math.min(length, seconds - at));
      const start = Math.round(at * sampleRate);
      for (let i = 0; i < music.length && start + i < scene.length; i++)
        scene[start + i]! += music[i]! * 0.35;
    }
    makeTalk(scene, at, Math.min(at + length, seconds), random);
    at += length;
  }
  return scene;
}

/** Louder or quieter, with noise: another release of the same. */
export function worsen(samples: Float32Array, seed: number, { gain = 1, noise = 0 } = {}): Float32Array {
  const random = randomFrom(seed);
  return samples.map((sample) => sample * gain + noise * (random() * 2 - 1));
}

/** One episode after another; none is held for long. */
export function* makeSeason(plan: SeasonPlan): Generator<MadeEpisode> {
  const random = randomFrom(plan.seed);
  const songSeconds = plan.songSeconds ?? 90;
  const songs = [1, 2, 3].map((number) => makeSong(plan.seed * 7 + number, songSeconds));
  const [first, second, ending] = songs as [Float32Array, Float32Array, Float32Array];
  let before: Float32Array | null = null;
  for (let number = 0; number < plan.episodes; number++) {
    const story = makeScene(plan.seed * 1000 + number, plan.seconds - 2 * songSeconds + random() * 20);
    const parts: { samples: Float32Array; is: keyof Omit<MadeEpisode, 'samples'> | null }[] = [];
    const length = sampleRate * 20;
    if (before !== null && random() < (plan.recaps ?? 0))
      for (let piece = 0; piece < 4; piece++) {
        const from = Math.floor((before.length - length) * ((piece + random()) / 4));
        parts.push({ samples: before.slice(from, from + Math.round(length / 2)), is: 'recap' });
      }
    const cold =
      random() < (plan.coldOpens ?? 0) ? Math.round((20 + random() * plan.seconds * 0.15) * sampleRate) : 0;
    parts.push({ samples: story.slice(0, cold), is: null });
    if (random() >= (plan.withoutOpening ?? 0))
      parts.push({
        samples: number >= (plan.secondOpeningFrom ?? Number.POSITIVE_INFINITY) ? second : first,
        is: 'opening',
      });
    parts.push({ samples: story.slice(cold), is: null }, { samples: ending, is: 'ending' });
    if (random() < 0.5)
      parts.push({ samples: makeScene(plan.seed * 2000 + number, 12 + random() * 10), is: null });
    yield assembled(parts);
    before = story;
  }
}

function assembled(
  parts: readonly { samples: Float32Array; is: keyof Omit<MadeEpisode, 'samples'> | null }[],
): MadeEpisode {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.samples.length, 0));
  const episode: MadeEpisode = { samples, opening: null, ending: null, recap: null };
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    const [from, to] = [at / sampleRate, (at + part.samples.length) / sampleRate];
    if (part.is !== null) episode[part.is] = { from: episode[part.is]?.from ?? from, to };
    at += part.samples.length;
  }
  return episode;
}
