import { defineFact } from '../../../platform/facts.ts';

/** An admin has reviewed an upload. */
export const videoReviewed = defineFact<{
  videoId: string;
  uploaderId: string | null;
  title: string;
  outcome: 'approved' | 'refused';
}>('video.reviewed');
