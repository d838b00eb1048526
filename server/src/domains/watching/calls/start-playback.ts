import { AppError } from '../../../kit/app-error.ts';
import { dayOf } from '../../../kit/dates.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { saltOf, viewerHash } from '../../../platform/visitors/visitor-hashes.ts';
import { signStart } from '../viewing/view-token.ts';
import { publishedDuration } from '../viewing/viewing-queries.ts';
import { watchMilliseconds } from '../viewing/viewing-rules.ts';

/** Starts the clock of a view. Nothing is written: the token carries what the report is checked against. */
export const startPlayback = implement('start_playback', async (input, { config, db, request, viewer }) => {
  const videoId = input.p_video_id;
  const duration = await publishedDuration(db, videoId);
  if (duration === undefined) throw new AppError('notFound', 'Video not found.');
  const startedAt = Date.now();
  const visitor = {
    userId: viewer.userId,
    anonymousId: viewer.userId === null ? (request.anonymousId ?? request.issueAnonymousId()) : null,
    address: request.address,
  };
  const start = {
    videoId,
    viewerHash: viewerHash(await saltOf(db, dayOf(startedAt)), visitor),
    startedAt,
    watchMilliseconds: watchMilliseconds(duration),
  };
  return {
    video_id: videoId,
    view_token: signStart(config.secret, start),
    watch_seconds: start.watchMilliseconds / 1000,
  };
});
