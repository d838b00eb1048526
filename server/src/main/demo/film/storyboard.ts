import type { PaletteName } from '../art/palette.ts';
import { createRandom, type Random, seedOf } from '../art/random.ts';
import type { SceneName } from '../art/scenes/index.ts';
import { height as canvasHeight, width as canvasWidth } from '../art/stage.ts';
import { demoUploaders } from '../catalogue/people.ts';
import type { DemoVideo } from '../catalogue/shape.ts';
import { sceneWords } from '../catalogue/words/index.ts';
import { videoSlug } from '../demo-ids.ts';
import type { ActorName } from './actors.ts';
import {
  type Camera,
  type CaptionLanguage,
  captionLanguages,
  type Film,
  type Light,
  type Pan,
  type Shot,
  type Words,
} from './film.ts';
import { brokenLines } from './lettering.ts';
import { hours, moods } from './moods.ts';
import { openingOf, themeOf } from './openings.ts';
import type { Score } from './score.ts';
import { traits } from './traits.ts';

/** Seconds of a clip, by what its video says it is. */
const lengths = {
  Ambience: [76, 100],
  Movie: [70, 84],
  OVA: [64, 72],
  Special: [63, 70],
  rest: [60, 65],
} as const;
/** Hours after which a video lies further down, and its clip is small. */
const longAgo = 300;
/** About how long a shot is. */
const usualShot = 8.4;
const pans: readonly Pan[] = ['left', 'right', 'left', 'right', 'up', 'down'];
/** What is there from a shot's first frame is not on the poster. */
const enters: readonly ActorName[] = ['birds', 'lantern', 'firstLantern', 'comet'];

/** The film of a video: its poster comes alive, its surroundings pass, and it ends where it began. */
export function filmOf(video: DemoVideo): Film {
  const name = videoSlug(video);
  // A dub is the same film, to the second.
  const original = videoSlug({ title: video.dubOf ?? video.title });
  const random = createRandom(seedOf(`film of ${original}`));
  const mood = moods[video.mood];
  const lengthsOfShots = cutInShots(lengthOf(video, random), random);
  const around = shuffled(
    mood.scenes.filter((scene) => scene !== video.picture.scene),
    random,
  );
  const later = shuffled(hours[video.picture.palette], random);
  const shots = lengthsOfShots.map((seconds, index) => {
    const kind = kindOf(index, lengthsOfShots.length);
    return shotOf({ video, kind, index, seconds, random, around, later });
  });
  const opening = openingOf(video);
  if (opening !== null) shots.splice(1, 0, opening);
  joinBlack(shots);
  return {
    name,
    original,
    height: video.height ?? (video.hoursOld > longAgo ? 360 : 480),
    shots,
    chord: mood.chord,
    theme: opening && themeOf(video, shots[0]!.seconds),
    languages: captionsOf(video),
  };
}

export const scoreOf = (film: Film): Score => ({
  seed: seedOf(`score of ${film.original}`),
  chord: film.chord,
  passages: film.shots.map(({ seconds, bed, light }) => ({ seconds, bed, thunder: light === 'lightning' })),
  theme: film.theme,
});

/** Captions come in at least three languages, or in none where the video is dubbed. */
export function captionsOf(video: DemoVideo): readonly CaptionLanguage[] {
  if (video.subtitles === undefined) return captionLanguages;
  if (video.subtitles.length === 0) return [];
  const others = shuffled(captionLanguages, createRandom(seedOf(`captions of ${video.title}`)));
  const chosen = new Set<string>(
    [...video.subtitles, 'ja', ...others].slice(0, Math.max(3, video.subtitles.length + 1)),
  );
  for (const language of others) if (chosen.size < 3) chosen.add(language);
  return captionLanguages.filter((language) => chosen.has(language));
}

type Kind = 'poster' | 'around' | 'closer' | 'another' | 'end';

function kindOf(index: number, count: number): Kind {
  if (index === 0) return 'poster';
  if (index === count - 1) return 'end';
  return (['around', 'closer', 'around', 'another', 'around', 'around', 'closer', 'around'] as const)[
    (index - 1) % 8
  ]!;
}

function lengthOf(video: DemoVideo, random: Random): number {
  const kind = video.category === 'Ambience' ? 'Ambience' : video.format;
  const [least, most] = lengths[kind as keyof typeof lengths] ?? lengths.rest;
  return random.whole(least, most);
}

/** Whole seconds of each shot. */
function cutInShots(seconds: number, random: Random): number[] {
  const count = Math.max(5, Math.round(seconds / usualShot));
  // The title needs its time, and so does the end.
  const shared = seconds - 6;
  const shots = Array.from({ length: count }, () => Math.floor(shared / count));
  for (let left = shared % count, at = 1; left > 0; left -= 1, at += 1) shots[at % count]! += 1;
  shots[0]! += 4;
  shots[count - 1]! += 2;
  for (let index = 1; index < count - 2; index += 2) {
    const shift = random.whole(0, 1) * (random.chance(0.5) ? 1 : -1);
    shots[index]! += shift;
    shots[index + 1]! -= shift;
  }
  return shots;
}

interface Making {
  video: DemoVideo;
  kind: Kind;
  index: number;
  seconds: number;
  random: Random;
  around: SceneName[];
  later: PaletteName[];
}

function shotOf({ video, kind, index, seconds, random, around, later }: Making): Shot {
  const mood = moods[video.mood];
  const poster = video.picture;
  const scene = kind === 'around' ? around[Math.floor(index / 2) % around.length]! : poster.scene;
  const palette =
    kind === 'around' || kind === 'another'
      ? random.chance(kind === 'around' ? 0.4 : 0)
        ? poster.palette
        : later[index % later.length]!
      : poster.palette;
  const isPoster = kind === 'poster' || kind === 'closer' || kind === 'end';
  const about = traits[scene];
  const rains = mood.weather === 'rain' && !isPoster;
  return {
    picture: isPoster ? poster : { scene, palette, seed: `${poster.seed} ${index}` },
    seconds,
    camera: cameraOf(kind, scene, random),
    light: lightOf(kind, scene, rains || about.bed === 'rain', video, random),
    weather: isPoster ? null : mood.weather,
    actors: actorsOf(kind, about.actors, random),
    words: wordsOf(kind, video, scene, seconds),
    begins: 'cut',
    ends: kind === 'end' ? 'black' : random.chance(0.3) ? 'black' : 'cut',
    bed: rains ? 'rain' : about.bed,
    chapter: {
      poster: 'Opening',
      around: sceneWords[scene].chapter,
      closer: 'A closer look',
      another: 'Another night',
      end: 'Last light',
    }[kind],
  };
}

function cameraOf(kind: Kind, scene: SceneName, random: Random): Camera {
  const zoom = {
    poster: 1,
    around: random.between(1.1, 1.22),
    closer: random.between(1.5, 1.8),
    another: 1.16,
    end: 1.08,
  }[kind];
  const [x, y] = kind === 'closer' ? traits[scene].closer : [canvasWidth / 2, canvasHeight / 2];
  const [halfWidth, halfHeight] = [canvasWidth / zoom / 2, canvasHeight / zoom / 2];
  const within = (value: number, half: number, size: number): number =>
    Math.min(size - half, Math.max(half, value));
  return {
    pan: random.pick(pans),
    zoom,
    x: within(x!, halfWidth, canvasWidth),
    y: within(y!, halfHeight, canvasHeight),
    fromStill: kind === 'poster',
  };
}

function lightOf(kind: Kind, scene: SceneName, rains: boolean, video: DemoVideo, random: Random): Light {
  if (kind === 'end') return 'falls';
  if (kind === 'poster') return 'steady';
  if (scene === 'fireworks') return 'bursts';
  if ((video.tags.includes('storm') && kind !== 'another') || (rains && random.chance(0.3)))
    return 'lightning';
  if (traits[scene].hasLamps && random.chance(0.7)) return 'breathes';
  return random.pick(['steady', 'rises', 'rises', 'falls'] as const);
}

function actorsOf(kind: Kind, among: readonly ActorName[], random: Random): ActorName[] {
  const possible = shuffled(
    kind === 'poster' ? among.filter((name) => enters.includes(name)) : among,
    random,
  );
  return possible
    .slice(0, kind === 'end' ? 1 : random.whole(1, 2))
    .filter((name, at, all) => at === 0 || !(name.startsWith('cat') && all[0]!.startsWith('cat')));
}

function wordsOf(kind: Kind, video: DemoVideo, scene: SceneName, seconds: number): Words[] {
  if (kind === 'poster') {
    const title = brokenLines(video.title, 17);
    const size = title.length > 2 ? 50 : 62;
    const half = ((title.length - 1) * size * 1.9 + size) / 2;
    const studio = demoUploaders.find(({ username }) => username === video.uploader)!.displayName;
    return [
      { text: [studio], size: 26, y: 430 - half - 66, from: 1.2, to: 7 },
      { text: title, size, y: 430, from: 1.8, to: 7 },
    ];
  }
  if (kind === 'around') return [{ text: [sceneWords[scene].chapter], size: 30, y: 100, from: 0.8, to: 4.4 }];
  if (kind === 'end')
    return [
      { text: ['A demo clip', 'drawn by code'], size: 30, y: 430, from: seconds - 5, to: seconds - 0.2 },
    ];
  return [];
}

/** A shot that fades to black is followed by one that comes out of it. */
function joinBlack(shots: Shot[]): void {
  shots.forEach((shot, index) => {
    if (index > 0 && shots[index - 1]!.ends === 'black') shots[index] = { ...shot, begins: 'black' };
  });
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.whole(0, rest.length - 1), 1)[0]!);
}
