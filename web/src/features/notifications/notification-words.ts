import type { NotificationRow } from '#contract/notifications.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/notifications.ts';
import type { LocalNote } from './local-notes.ts';

/** A notification from the server, or a note of this browser. */
export type Notification = NotificationRow | LocalNote;

export const isLocal = (one: Notification): one is LocalNote =>
  one.type === 'login_success' || one.type === 'logout_success';

/** A text that names what it is about. */
type AboutKind = `${string}{kind}${string}`;

const reportWords: Readonly<Record<string, AboutKind>> = {
  leave: texts.reportBrokeARule,
  unpublish: texts.reportUnpublished,
  disable: texts.reportDisabled,
  limit: texts.reportLimited,
};

/** Which one it was: `post “First words…”`, or the kind alone. */
const named = (kind: string, about: string | null): string =>
  about === null ? kind : fillIn(texts.kindNamed, { kind, about });

function outcomeOfReport(
  {
    outcome,
    action,
    is_thanked: isThanked,
    about,
  }: Pick<NotificationRow, 'outcome' | 'action' | 'is_thanked' | 'about'>,
  targetKind: string,
): string {
  const kind = named(targetKind, about);
  if (outcome !== 'upheld') return fillIn(texts.reportStays, { kind });
  // Older notifications, from before there were cases, say nothing more.
  const said = fillIn(reportWords[action ?? 'remove'] ?? texts.reportRemoved, { kind });
  return isThanked || action === null ? `${said} ${texts.thankYou}` : said;
}

const decisionWords: Readonly<Record<string, AboutKind>> = {
  removed: texts.weRemovedYour,
  unpublished: texts.weUnpublishedYour,
  disabled: texts.weDisabledYour,
  limited: texts.weLimitedYour,
  restored: texts.wePutBackYour,
};

/** Who did it: one, two, or two and how many more. */
function namesOf(ones: readonly Notification[]): string {
  const [first, second] = ones.map(({ studioName }) => studioName ?? texts.someone);
  if (first === undefined || second === undefined) return first ?? texts.someone;
  return ones.length === 2
    ? fillIn(texts.twoNames, { one: first, other: second })
    : fillIn(texts.twoNamesAndMore, { one: first, other: second, count: ones.length - 2 });
}

/** What a notification says, or several of one kind about one thing, and the page it is about, if there is one. */
export function saying(
  one: Notification,
  ...others: readonly Notification[]
): { text: string; to: string | null } {
  if (isLocal(one))
    return { text: one.contentTitle, to: others.length > 0 ? memberPaths.settingsSecurity() : null };
  const who = namesOf([one, ...others]);
  const isOne = others.length === 0;
  const title = one.contentTitle ?? '';
  const video = one.video_slug === null ? null : paths.watch(one.video_slug);
  const post = one.subject_id === null ? null : paths.post(one.subject_id);
  switch (one.type) {
    case 'new_release':
      return { text: fillIn(texts.whoReleasedTitle, { who, title }), to: video };
    case 'new_episode':
      return { text: fillIn(texts.newInSeries, { title, episodes: one.about ?? '' }), to: video };
    case 'saved_search':
      return {
        text: fillIn(texts.newInSearch, { title, videos: one.about ?? '' }),
        to: one.on === null ? video : paths.search(one.on, { sort: 'newest' }),
      };
    case 'mention':
      return {
        text:
          one.on === 'comment'
            ? fillIn(texts.whoMentionedYouUnderTitle, { who, title })
            : fillIn(texts.whoMentionedYouInA, { who }),
        to: one.on === 'comment' ? video : post,
      };
    case 'reply':
      if (one.on === 'post')
        return {
          text: fillIn(texts.whoRepliedToYourPost, { who, post: named('post', one.about) }),
          to: post,
        };
      return {
        text:
          one.on === 'video'
            ? fillIn(texts.whoCommentedOnYourVideo, { who, title })
            : fillIn(texts.whoRepliedToYourComment, { who, title }),
        to: video,
      };
    case 'like':
      if (one.on === 'post')
        return {
          text: fillIn(isOne ? texts.whoLikesYourPost : texts.whoLikeYourPost, {
            who,
            post: named('post', one.about),
          }),
          to: post,
        };
      return {
        text:
          one.on === 'comment'
            ? fillIn(isOne ? texts.whoLikesYourCommentOn : texts.whoLikeYourCommentOn, { who, title })
            : fillIn(isOne ? texts.whoLikesYourVideoTitle : texts.whoLikeYourVideoTitle, { who, title }),
        to: video,
      };
    case 'subscriber':
      return {
        text: fillIn(texts.whoSubscribedToYou, { who }),
        to: one.actor_username === null ? null : paths.user(one.actor_username),
      };
    case 'message_request':
      return {
        text: fillIn(texts.whoWantsToMessageYou, { who }),
        to: one.subject_id === null ? null : memberPaths.conversation(one.subject_id),
      };
    case 'report_outcome':
      return {
        text: outcomeOfReport(one, title),
        to: null,
      };
    case 'content_decided':
      return {
        text: fillIn(decisionWords[one.outcome ?? ''] ?? texts.weDecidedAboutYour, {
          kind: named(title, one.about),
        }),
        to: one.subject_id === null ? null : memberPaths.statement(one.subject_id),
      };
    case 'upload_reviewed':
      if (one.on === 'source')
        return {
          text: fillIn(one.outcome === 'approved' ? texts.yourVideoIsBack : texts.yourVideoIsGone, { title }),
          to: memberPaths.studio(),
        };
      if (one.on === 'captions')
        return {
          text: fillIn(
            one.outcome === 'approved' ? texts.yourSubtitlesPassedOur : texts.weTurnedDownYourSubtitles,
            { title },
          ),
          to: memberPaths.studio(),
        };
      return {
        text:
          one.outcome === 'approved'
            ? fillIn(texts.yourUploadTitlePassedOur, { title })
            : fillIn(texts.weSentYourUploadTitle, { title }),
        to: memberPaths.upload(),
      };
    case 'application_decided':
      return {
        text:
          one.outcome === 'approved' ? texts.weApprovedYourApplicationTo : texts.weTurnedDownYourApplication,
        to: paths.becomeCreator(),
      };
    case 'identity_decided':
      return {
        text:
          one.outcome === 'approved' ? texts.weApprovedYourIdentityCheck : texts.weCouldntApproveYourIdentity,
        to: memberPaths.settingsVerify(),
      };
    case 'new_device':
      return {
        text: fillIn(texts.someoneLoggedInToYour, { device: title }),
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
