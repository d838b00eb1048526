import type { NotificationRow } from '#contract/notifications.ts';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import type { LocalNote } from './local-notes.ts';

/** A notification from the server, or a note of this browser. */
export type Notification = NotificationRow | LocalNote;

export const isLocal = (one: Notification): one is LocalNote =>
  one.type === 'login_success' || one.type === 'logout_success';

const reportWords: Readonly<Record<string, string>> = {
  leave: 'broke a rule, and stays',
  unpublish: 'was unpublished',
  disable: 'was disabled',
  limit: 'is shown in some places only',
};

function outcomeOfReport(
  { outcome, action, is_thanked: isThanked }: Pick<NotificationRow, 'outcome' | 'action' | 'is_thanked'>,
  title: string,
): string {
  if (outcome !== 'upheld') return `What you reported (${title}) was looked at and stays.`;
  // Older notifications, from before there were cases, say nothing more.
  const done = reportWords[action ?? 'remove'] ?? 'was removed';
  return `What you reported (${title}) ${done}.${isThanked || action === null ? ' Thank you.' : ''}`;
}

const decisionWords: Readonly<Record<string, string>> = {
  removed: 'Moderators removed',
  unpublished: 'Moderators unpublished',
  disabled: 'Moderators disabled',
  limited: 'Moderators limited where people see',
  restored: 'Moderators put back',
  warned: 'Moderators decided about',
};

/** What a notification says, and the page it is about, if there is one. */
export function saying(one: Notification): { text: string; to: string | null } {
  if (isLocal(one)) return { text: one.contentTitle, to: null };
  const who = one.studioName ?? 'Somebody';
  const title = one.contentTitle ?? '';
  const video = one.video_slug === null ? null : paths.watch(one.video_slug);
  const post = one.subject_id === null ? null : paths.post(one.subject_id);
  switch (one.type) {
    case 'new_release':
      return { text: `${who} released ${title}`, to: video };
    case 'mention':
      return {
        text: one.on === 'comment' ? `${who} mentioned you under ${title}` : `${who} mentioned you in a post`,
        to: one.on === 'comment' ? video : post,
      };
    case 'reply':
      if (one.on === 'post') return { text: `${who} replied to your post`, to: post };
      return {
        text:
          one.on === 'video'
            ? `${who} commented on your video ${title}`
            : `${who} replied to your comment on ${title}`,
        to: video,
      };
    case 'like':
      if (one.on === 'post') return { text: `${who} likes your post`, to: post };
      return {
        text:
          one.on === 'comment' ? `${who} likes your comment on ${title}` : `${who} likes your video ${title}`,
        to: video,
      };
    case 'subscriber':
      return {
        text: `${who} subscribed to you`,
        to: one.actor_username === null ? null : paths.user(one.actor_username),
      };
    case 'message_request':
      return {
        text: `${who} would like to write to you`,
        to: one.subject_id === null ? null : memberPaths.conversation(one.subject_id),
      };
    case 'report_outcome':
      return {
        text: outcomeOfReport(one, title),
        to: null,
      };
    case 'content_decided':
      return {
        text: `${decisionWords[one.outcome ?? ''] ?? 'A decision was made about'} your ${title}. Read why.`,
        to: one.subject_id === null ? null : memberPaths.statement(one.subject_id),
      };
    case 'upload_reviewed':
      return {
        text:
          one.outcome === 'approved'
            ? `Your upload ${title} passed its review.`
            : `Your upload ${title} was sent back to you. Your uploads say why.`,
        to: memberPaths.upload(),
      };
    case 'application_decided':
      return {
        text:
          one.outcome === 'approved'
            ? 'Your application to the creator programme was approved.'
            : 'Your application to the creator programme was refused. Its page says why.',
        to: paths.becomeCreator(),
      };
    case 'identity_decided':
      return {
        text:
          one.outcome === 'approved'
            ? 'Your identity check was approved.'
            : 'Your identity check was refused. Your settings say why.',
        to: memberPaths.settingsVerify(),
      };
    case 'new_device':
      return {
        text: `Somebody logged in to your account from a new device: ${title}`,
        to: memberPaths.settingsSecurity(),
      };
  }
}

/** Both lists as one, newest first. */
export const merged = (
  rows: readonly NotificationRow[],
  notes: readonly LocalNote[],
  most = Number.POSITIVE_INFINITY,
): readonly Notification[] => {
  const oldest = rows.at(-1)?.timestamp;
  // If the list continues, notes older than its end come with the rows around them.
  const shown = rows.at(-1)?.has_more && oldest ? notes.filter((note) => note.timestamp >= oldest) : notes;
  return [...rows, ...shown].sort((a, b) => (a.timestamp > b.timestamp ? -1 : 1)).slice(0, most);
};
