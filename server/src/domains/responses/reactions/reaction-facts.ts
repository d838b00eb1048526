import { defineFact } from '../../../platform/facts.ts';

/** A member now likes a video, and did not before. `uploaderId` is null if the video has none. */
export const videoLiked = defineFact<{ videoId: string; memberId: string; uploaderId: string | null }>(
  'video.liked',
);
