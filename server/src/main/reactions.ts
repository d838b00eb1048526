import { indexVideo } from '../domains/discovery/index.ts';
import {
  ladderFailed,
  type MediaOutcome,
  mediaFailed,
  mediaPlayable,
  mediaReady,
} from '../domains/media/index.ts';
import { recountPlaylistsWith } from '../domains/playlists/index.ts';
import {
  applyLadderFailed,
  applyMediaFailed,
  applyMediaPlayable,
  applyMediaReady,
  videoChanged,
} from '../domains/videos/index.ts';
import type { Platform } from '../platform/context.ts';

/** Wide enough for a card on a sharp screen. */
const cardWidth = 640;

/** When X, then Y: ties the facts of one domain to the work of another, in every process that may state them. */
export function registerReactions({ facts }: Pick<Platform, 'facts'>): void {
  const platform = { facts };
  facts.on(mediaPlayable, (transaction, outcome) =>
    applyMediaPlayable(transaction, platform, forVideos(outcome)),
  );
  facts.on(mediaReady, (transaction, outcome) => applyMediaReady(transaction, platform, forVideos(outcome)));
  facts.on(ladderFailed, (transaction, { reason, ...outcome }) =>
    applyLadderFailed(transaction, platform, { ...forVideos(outcome), reason }),
  );
  facts.on(mediaFailed, (transaction, failure) => applyMediaFailed(transaction, platform, failure));
  facts.on(videoChanged, (transaction, { videoId }) => indexVideo(transaction, videoId));
  facts.on(videoChanged, (transaction, { videoId }) => recountPlaylistsWith(transaction, videoId));
}

function forVideos(outcome: MediaOutcome) {
  const card = outcome.playback.thumbnails.find(({ width }) => width >= cardWidth);
  return {
    mediaId: outcome.mediaId,
    playback: { ...outcome.playback },
    thumbnailKey: card?.key ?? outcome.thumbnailKey,
    previewKey: outcome.previewKey,
    durationSeconds: outcome.durationSeconds,
    width: outcome.width,
    height: outcome.height,
    quality: outcome.quality,
  };
}
