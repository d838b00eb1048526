import { defineFact } from '../../../platform/facts.ts';

/** A member who has a history has watched a video to its end. */
export const watchedToEnd = defineFact<{ memberId: string; videoId: string }>('video.watched_to_end');
