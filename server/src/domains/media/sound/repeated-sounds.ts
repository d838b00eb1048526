import { setImmediate as breathe } from 'node:timers/promises';
import { indexSounds, type SharedSound, type SoundIndex, sharedSounds } from './match-sounds.ts';
import { momentsPerSecond, windowCentre } from './sound-print.ts';

/** A part of a recording, in seconds. */
export interface SoundRange {
  from: number;
  to: number;
}
export interface RepeatedSounds {
  opening: (SoundRange & { /** Episodes with the same number have the same opening. */ song: number }) | null;
  ending: SoundRange | null;
  /** What the episode before showed, shown again at the beginning. */
  recap: SoundRange | null;
}

/** With how many of those that follow it an episode is compared: a song may be missing in some. */
const compared = 4;
/** A song of a season, in seconds; in short recordings it may be a twentieth of them. */
const [shortestSong, longestSong, shortestAtAll] = [20, 200, 6];
/** Parts of a recap, and all of it (seconds). */
const [shortestPart, shortestRecap, longestGap] = [5, 15, 6];

interface Occurrence {
  episode: number;
  from: number;
  to: number;
  /** Edges as each comparison saw them. */
  froms: number[];
  tos: number[];
  song: number;
}

/** Finds what the recordings of a season have in common. They come in the order in which they are watched. */
export async function repeatedSounds(prints: readonly Uint32Array[]): Promise<RepeatedSounds[]> {
  const lengths = prints.map(({ length }) => length / momentsPerSecond);
  const middle = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  const shortest = Math.min(shortestSong, Math.max(shortestAtAll, middle / 20));
  const pairs = await comparePairs(prints);
  const songs = songsOf(pairs, shortest);
  return lengths.map((seconds, episode) => {
    const here = songs.filter((song) => song.episode === episode);
    const opening = best(here.filter(({ from, to }) => from < seconds * 0.45 && to < seconds * 0.6));
    const ending = best(here.filter(({ from }) => from > seconds * 0.5));
    return {
      opening: opening && { from: opening.from, to: opening.to, song: opening.song },
      ending: ending && { from: ending.from, to: Math.min(ending.to, seconds) },
      recap: recapOf(pairs, episode, here, seconds),
    };
  });
}

interface Pair {
  one: number;
  other: number;
  sounds: SharedSound[];
}
/** Others get their turn between two comparisons. */
async function comparePairs(prints: readonly Uint32Array[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  // Of a long season, only those that are compared now are indexed.
  const indexes: { at: number; index: SoundIndex }[] = [];
  const indexOf = (at: number): SoundIndex => {
    const known = indexes.find((one) => one.at === at);
    if (known) return known.index;
    const index = indexSounds(prints[at]!);
    indexes.push({ at, index });
    return index;
  };
  for (let one = 0; one < prints.length; one++) {
    for (let other = one + 1; other < prints.length && other <= one + compared; other++) {
      pairs.push({ one, other, sounds: sharedSounds(indexOf(one), indexOf(other), shortestPart) });
      await breathe();
    }
    indexes.splice(0, indexes.length, ...indexes.filter(({ at }) => at > one));
  }
  return pairs;
}

const inSeconds = (moment: number): number => moment / momentsPerSecond + windowCentre;
const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** Occurrences of what is long enough and stands in enough episodes; those of one song have its number. */
function songsOf(pairs: readonly Pair[], shortest: number): Occurrence[] {
  const all: Occurrence[] = [];
  const occurrenceAt = (episode: number, from: number, to: number): Occurrence => {
    const known = all.find(
      (one) =>
        one.episode === episode &&
        Math.min(one.to, to) - Math.max(one.from, from) >= 0.7 * Math.max(one.to - one.from, to - from),
    );
    const found = known ?? { episode, from, to, froms: [], tos: [], song: all.length };
    if (!known) all.push(found);
    found.froms.push(from);
    found.tos.push(to);
    return found;
  };
  for (const { one, other, sounds } of pairs)
    for (const { from, to, otherFrom } of sounds) {
      const seconds = (to - from) / momentsPerSecond;
      if (seconds < shortest || seconds > longestSong) continue;
      const here = occurrenceAt(one, inSeconds(from), inSeconds(to));
      const there = occurrenceAt(other, inSeconds(otherFrom), inSeconds(otherFrom + to - from));
      const [song, gone] = [Math.min(here.song, there.song), Math.max(here.song, there.song)];
      for (const occurrence of all) if (occurrence.song === gone) occurrence.song = song;
    }
  for (const one of all) [one.from, one.to] = [Math.max(0, median(one.froms)), median(one.tos)];
  const episodesOf = (song: number): number =>
    new Set(all.filter((one) => one.song === song).map(({ episode }) => episode)).size;
  return all.filter(({ song, from, to }) => {
    const episodes = episodesOf(song);
    // A scene that is shown again in one other episode is no song; two that are all there is, or a long part, may be.
    return episodes >= 3 || (episodes === 2 && to - from >= 2 * shortest);
  });
}

/** What most comparisons agree on, the longer one of two. */
function best(songs: readonly Occurrence[]): Occurrence | null {
  const weight = ({ from, to, froms }: Occurrence): number => (to - from) * Math.min(froms.length, 3);
  return songs.reduce<Occurrence | null>(
    (chosen, song) => (chosen === null || weight(song) > weight(chosen) ? song : chosen),
    null,
  );
}

/** Parts of the episode before that stand near the beginning of this one, if together they are more than a moment. */
function recapOf(
  pairs: readonly Pair[],
  episode: number,
  songs: readonly Occurrence[],
  seconds: number,
): SoundRange | null {
  const before = pairs.find(({ one, other }) => other === episode && one === episode - 1);
  const isSong = (part: SoundRange): boolean =>
    songs.some(
      (song) => Math.min(song.to, part.to) - Math.max(song.from, part.from) > (part.to - part.from) / 2,
    );
  const parts = (before?.sounds ?? [])
    .map(({ from, to, otherFrom }) => ({ from: inSeconds(otherFrom), to: inSeconds(otherFrom + to - from) }))
    .filter((part) => part.to < seconds / 4 && !isSong(part))
    .sort((a, b) => a.from - b.from);
  let recap: SoundRange | null = null;
  for (const part of parts) {
    if (recap === null || part.from - recap.to > longestGap) {
      if (recap !== null && recap.to - recap.from >= shortestRecap) break;
      recap = { ...part };
    } else recap.to = Math.max(recap.to, part.to);
  }
  if (recap === null || recap.to - recap.from < shortestRecap) return null;
  return { from: recap.from < 2 ? 0 : recap.from, to: recap.to };
}
