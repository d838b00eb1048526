import type { StudioVideo } from '#contract/studio.ts';
import { formatMoment } from '../../lib/format.ts';

type State = StudioVideo['publish_status'];

/** The name of each state in the filter of the list. */
export const stateNames: Readonly<Record<Exclude<State, 'removed'>, string>> = {
  draft: 'Drafts',
  processing: 'Being prepared',
  review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  pending: 'With an administrator',
  held: 'Held',
  disabled: 'Disabled',
  expired: 'Licence ended',
  failed: 'Failed',
};

export interface StateWords {
  words: string;
  tone: 'plain' | 'good' | 'bad';
  /** The reason, or what else is happening. */
  more: string | null;
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** The state of a video, in words for its uploader. */
export function stateOf(video: StudioVideo): StateWords {
  const { publish_status: state, reason } = video;
  const plain = (words: string): StateWords => ({
    words,
    tone: 'plain',
    more: video.has_new_file ? `A new file is being prepared: ${percent(video.progress)}` : reason,
  });
  switch (state) {
    case 'draft':
      return reason === null
        ? plain('Draft')
        : { words: 'Draft, sent back by a reviewer', tone: 'bad', more: reason };
    case 'scheduled':
      return plain(
        video.publish_at === null ? 'Scheduled' : `Will be published on ${formatMoment(video.publish_at)}`,
      );
    case 'processing':
      return plain(`Being prepared: ${percent(video.progress)}`);
    case 'review':
      return plain('Waits for a review');
    case 'pending':
      return plain('Waits for an administrator');
    case 'published':
      return video.playback_state === 'failed'
        ? { words: 'Published, but its file cannot be played', tone: 'bad', more: reason }
        : { ...plain('Published'), tone: 'good' };
    case 'held':
      return { words: 'Held: a report is being looked at', tone: 'bad', more: null };
    case 'disabled':
      return { words: 'Disabled because of a notice', tone: 'bad', more: null };
    case 'expired':
      return { words: 'Its licence has ended', tone: 'bad', more: null };
    case 'failed':
      return { words: 'Failed', tone: 'bad', more: reason ?? 'The file could not be prepared.' };
    case 'removed':
      return { words: 'Removed', tone: 'bad', more: reason };
  }
}
