import type { PlaylistDetails, PlaylistVideo } from '#contract/playlists.ts';
import { formatDuration } from '../../lib/format.ts';
import { shuffled } from '../../lib/shuffled.ts';
import { thumbnailOf } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';

/** One video of a playlist that is being played. */
export interface QueueItem {
  id: string;
  slug: string;
  title: string;
  picture: string | null;
  length: string | null;
  /** Its number in the playing order. */
  number: number;
}

/** A playlist being played, as the page of one of its videos shows it. */
export interface QueueModel {
  slug: string;
  name: string;
  owner: string;
  /** Decides the order; null: that of the playlist. */
  shuffle: number | null;
  total: number;
  /** The number of the video on the page; null: the playlist does not contain it. */
  number: number | null;
  /** Its neighbours. */
  items: QueueItem[];
  previous: string | null;
  next: string | null;
}

/** How many videos of a long playlist are listed beside a video. */
const itemsShown = 60;
const shownBefore = 12;

/** The videos in playing order. */
export const playOrder = (
  videos: readonly PlaylistVideo[],
  shuffle: number | null,
): readonly PlaylistVideo[] =>
  shuffle === null ? videos : shuffled(videos, shuffle, (video) => video.video_id);

export const queuePath = (queue: Pick<QueueModel, 'slug' | 'shuffle'>, slug: string): string =>
  paths.watch(slug, null, { list: queue.slug, shuffle: queue.shuffle });

const isPlayable = (video: PlaylistVideo): boolean =>
  video.playback_state === 'ready' || video.playback_state === 'playable';

/**
 * The playlist as the page of a video shows it, and what autoplay continues with: the next video that can be played.
 */
export function queueOf(list: PlaylistDetails, videoId: string, shuffle: number | null) {
  const order = playOrder(list.videos, shuffle);
  const at = order.findIndex((video) => video.video_id === videoId);
  const from = Math.max(0, Math.min(at - shownBefore, order.length - itemsShown));
  const queue: QueueModel = {
    slug: list.slug,
    name: list.name,
    owner: list.uploader_display_name,
    shuffle,
    total: order.length,
    number: at < 0 ? null : at + 1,
    items: order.slice(from, from + itemsShown).map((video, index) => ({
      id: video.video_id,
      slug: video.slug,
      title: video.title,
      picture: thumbnailOf(video),
      length: video.duration_seconds ? formatDuration(video.duration_seconds) : null,
      number: from + index + 1,
    })),
    previous: order[at - 1]?.slug ?? null,
    next: order[at + 1]?.slug ?? null,
  };
  return { queue, following: order.slice(at + 1).find(isPlayable) ?? null };
}
