import type { Access, Call } from './call.ts';
import type { CallName } from './calls.ts';

const own = 'One’s own videos, in one’s studio.';
const named = 'It concerns the one video that was asked for; its page has said that it is shielded.';

/** Calls that a shield leaves as they are, though they tell of videos, each with why. Calls of admins are past it too. */
export const pastShield: Readonly<Partial<Record<CallName, string>>> = {
  get_video_details_by_slug:
    'What is asked for by its address is answered with the mark of the rule that meets it.',
  get_video_playback: named,
  get_video_interaction_status: named,
  get_video_comments: named,
  get_comment_replies: named,
  get_watch_position: named,
  create_comment: named,
  update_comment: named,
  start_playback: named,
  get_tag: 'The page of a tag, where its rule can be taken back; it shows no video.',
  get_my_favorite_video_ids: 'Ids alone, which fill the hearts of cards that are shown.',
  get_notifications: 'It leaves out what others did by kind: what was decided about somebody they are told.',
  get_unpublished_video: own,
  get_own_takedown: own,
  get_own_playback: own,
  get_own_video: own,
  get_replacement: own,
  get_video_captions: own,
  get_own_moments: own,
  get_video_statistics: own,
  get_performer_records: own,
  get_studio_videos: own,
  get_my_uploads: own,
  submit_upload: own,
  submit_replacement: own,
  retry_upload: own,
};

/**
 * Whether a call reads what the asker’s shield leaves. Acts on one thing are past it: what they write never depends on what
 * somebody would rather not see.
 */
export const isShielded = (
  name: CallName,
  { access, limit }: { access: Access; limit: Call['limit'] },
): boolean =>
  access !== 'admin' && (limit === 'read' || limit === 'search') && pastShield[name] === undefined;

/** Calls past the shield that look at it themselves. */
export const looksAtShield: readonly CallName[] = ['get_notifications'];
