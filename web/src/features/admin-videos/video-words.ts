import type { AdminStatus, BulkOutcome, ModeratedVideo } from '#contract/moderated-videos.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-videos.ts';
import type { Status } from '../../ui/status-message.tsx';

/** The name of each state. */
export const stateWords: Readonly<Record<ModeratedVideo['publish_status'], string>> = {
  draft: texts.draft,
  scheduled: texts.scheduled,
  processing: texts.processing,
  review: texts.inReview,
  pending: texts.pending,
  published: texts.published,
  held: texts.heldByAReport,
  disabled: texts.disabledByANotice,
  expired: texts.expired,
  failed: texts.failed,
  removed: texts.removed,
};

export const sourceWords: Readonly<Record<ModeratedVideo['video_source'], string>> = {
  upload: texts.upload,
  bunny_net: texts.hostedLibrary,
  embed: texts.embed,
};

const namedFailures = 3;

/** The result of a bulk act: how many succeeded and failed, and why the first one failed. */
export function outcomeOf(what: string, { succeeded, failed, failures }: BulkOutcome): Status {
  if (failed === 0) return { kind: 'success', text: fillIn(texts.whatSucceeded, { what, succeeded }) };
  const reasons = failures
    .slice(0, namedFailures)
    .map(({ title, video_id, message }) => `${title ?? video_id}: ${message}`);
  return {
    kind: 'error',
    text: fillIn(texts.whatSucceededAndFailed, {
      what,
      succeeded,
      failed,
      reasons: reasons.join(' '),
    }),
  };
}

/** Those that an act has changed, of those that can go back to what they were: drafts and what waits for review cannot. */
export const changedBy = (
  videos: readonly Pick<ModeratedVideo, 'id' | 'publish_status'>[],
  { failures }: BulkOutcome,
  to: AdminStatus,
): string[] => {
  const failed = new Set(failures.map(({ video_id }) => video_id));
  const before = to === 'published' ? 'pending' : 'published';
  return videos
    .filter(({ id, publish_status }) => publish_status === before && !failed.has(id))
    .map(({ id }) => id);
};
