import { defineFact } from '../../../platform/facts.ts';

/** The place that a video plays from lost it, and it went out of sight; or has it again, and it is back. */
export const sourceMoved = defineFact<{
  videoId: string;
  uploaderId: string | null;
  title: string;
  isBack: boolean;
}>('source.moved');
