import { defineFact } from '../../../platform/facts.ts';

/** A list says that the file of a video may show a minor. `why`: what it says, for whoever decides. */
export const videoMayShowMinor = defineFact<{
  videoId: string;
  uploaderId: string | null;
  evidence: Record<string, unknown>;
  why: string;
}>('video.may-show-minor');

/** An admin has reviewed an upload, or subtitles that were added to one. */
export const videoReviewed = defineFact<{
  videoId: string;
  uploaderId: string | null;
  title: string;
  outcome: 'approved' | 'refused';
  of?: 'captions';
}>('video.reviewed');
