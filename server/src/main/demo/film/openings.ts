import { seedOf } from '../art/random.ts';
import { height as canvasHeight, width as canvasWidth } from '../art/stage.ts';
import { demoVideos } from '../catalogue/index.ts';
import type { DemoVideo, DemoWork } from '../catalogue/shape.ts';
import { demoWorks } from '../catalogue/works.ts';
import type { Shot } from './film.ts';
import { brokenLines } from './lettering.ts';
import { moods } from './moods.ts';
import type { Theme } from './theme.ts';
import { traits } from './traits.ts';

// The films of one series share an opening, with a song of its own: one may skip it from the second film on.

/** Seconds of an opening. */
const length = 9;

/** The series that a film is an episode of, with the first of its films; null: it has no opening. */
function seriesOf(video: DemoVideo): { work: DemoWork; first: DemoVideo } | null {
  const work = demoWorks.find(
    ({ kind, episodes }) =>
      kind === 'tv' && episodes.some(({ film }) => film === (video.dubOf ?? video.title)),
  );
  const films = work?.episodes.flatMap(({ film }) => film ?? []) ?? [];
  const first = demoVideos.find(({ title }) => title === films[0]);
  return work && first && films.length > 1 ? { work, first } : null;
}

export function openingOf(video: DemoVideo): Shot | null {
  const found = seriesOf(video);
  if (found === null) return null;
  const { work, first } = found;
  const { scene, palette } = first.picture;
  const about = traits[scene];
  const title = brokenLines(work.title, 17);
  return {
    picture: { scene, palette, seed: `opening of ${work.title}` },
    seconds: length,
    camera: { pan: 'up', zoom: 1.12, x: canvasWidth / 2, y: canvasHeight / 2, fromStill: false },
    light: 'breathes',
    weather: null,
    actors: about.actors.slice(0, 1),
    words: [{ text: title, size: title.length > 2 ? 50 : 58, y: 430, from: 1.5, to: length - 1 }],
    begins: 'cut',
    ends: 'cut',
    bed: about.bed,
    chapter: 'Title song',
  };
}

export function themeOf(video: DemoVideo, from: number): Theme | null {
  const found = seriesOf(video);
  return (
    found && {
      seed: seedOf(`theme of ${found.work.title}`),
      chord: moods[found.first.mood].chord,
      from,
      seconds: length,
    }
  );
}
