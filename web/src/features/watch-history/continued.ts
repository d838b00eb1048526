import type { ContinuedCard } from '#contract/work-progress.ts';
import { toCard } from '../../page/video-card.ts';
import { episodeName, kindWords } from '../../page/work-words.ts';
import * as workPaths from '../../work-paths.ts';
import { toWatched, type WatchedVideo } from './watched.ts';

/** Something to go on with: a video, or a series at the episode that is next. */
export interface ContinuedVideo extends WatchedVideo {
  /** What was watched last: of a series often the episode before. */
  watchedId: string;
  series: {
    path: string;
    title: string;
    /** `Episode 7`. */
    episode: string;
    /** What the episode is called, if that is more than its number. */
    called: string | null;
    /** It was not begun, and is not the first: its title and picture may tell too much. */
    tells: boolean;
  } | null;
}

export function toContinued(row: ContinuedCard): ContinuedVideo {
  const { episode } = row;
  return {
    ...toWatched({ ...row, cursor: '' }),
    card: { ...toCard(row), ...(episode ? { title: episode.work_title } : {}) },
    watchedId: row.watched_video_id,
    series: episode && {
      path: workPaths.series(episode.work_slug),
      title: episode.work_title,
      episode: episode.work_kind === 'movie' && episode.is_first ? kindWords.movie : episodeName(episode),
      called: episode.title ?? episode.native_title,
      tells: row.position_seconds === null && !episode.is_first,
    },
  };
}
