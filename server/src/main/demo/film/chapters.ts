import type { DemoVideo } from '../catalogue/shape.ts';
import { beginnings } from './film.ts';
import { filmOf } from './storyboard.ts';

/** The chapters of a video's clip as lines of its description. */
export function chapterLines(video: DemoVideo): string {
  const film = filmOf(video);
  return beginnings(film)
    .map(
      (second, index) =>
        `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')} ${film.shots[index]!.chapter}`,
    )
    .join('\n');
}
