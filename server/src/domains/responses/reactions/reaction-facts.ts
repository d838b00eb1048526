import { defineFact } from '../../../platform/facts.ts';

/** A member likes a video now, and did not before. `uploaderId` is null where the video has none. */
export const videoLiked = defineFact<{ videoId: string; memberId: string; uploaderId: string | null }>(
  'video.liked',
);
