import {
  accountCreated,
  accountDeleted,
  accountRenamed,
  memberRestricted,
  signUpBegun,
} from '../domains/accounts/index.ts';
import { applyAssetRefused } from '../domains/ads/index.ts';
import { deleteSavedOf, indexVideo, reindexVideosJob } from '../domains/discovery/index.ts';
import { followCategory, followMergeOfFeeds, followPartingOfFeeds } from '../domains/importing/index.ts';
import { acceptShown, requireTermsInForce } from '../domains/legal/index.ts';
import {
  followEpisodes,
  followJoining,
  followMerge,
  followParting,
  followPartingOfEpisodes,
  followWatching,
  forgetList,
  refuseLosingEntries,
} from '../domains/lists/index.ts';
import {
  deleteMedia,
  filesAdded,
  flashesMeasured,
  ladderFailed,
  lookForFlashes,
  type MediaOutcome,
  mediaChecked,
  mediaFailed,
  mediaPlayable,
  mediaReady,
  qualityChanged,
  stillRenamed,
} from '../domains/media/index.ts';
import { applyBlocks, forgetMessages } from '../domains/messages/index.ts';
import { noteRestriction, reportFoundMinor } from '../domains/moderation/index.ts';
import { forgetNotifications } from '../domains/notifications/index.ts';
import { forgetPhotos } from '../domains/photos/index.ts';
import { pictureRefused } from '../domains/pictures/index.ts';
import { forgetPlaylists, recountPlaylistsWith } from '../domains/playlists/index.ts';
import {
  dropPicturesOf,
  dropSubscriptionsBetween,
  dropSubscriptionsOf,
  memberBlocked,
  memberUnblocked,
} from '../domains/profiles/index.ts';
import { causes, forgetTaste, markVideos, moveTasteMarks } from '../domains/recommending/index.ts';
import { forgetComments, forgetReactions } from '../domains/responses/index.ts';
import { moveRules } from '../domains/shield/index.ts';
import { moveToCategory, uploadDeclared } from '../domains/uploads/index.ts';
import {
  applyFlashes,
  applyLadderFailed,
  applyMediaChecked,
  applyMediaFailed,
  applyMediaPlayable,
  applyMediaReady,
  applyQualityChanged,
  applyStillRenamed,
  categoryChanged,
  categoryMerged,
  placeFilesOf,
  removeVideosOf,
  reportedVideo,
  tagChanged,
  tagMerged,
  videoChanged,
  videoMayShowMinor,
  videosOfMedia,
} from '../domains/videos/index.ts';
import { watchedToEnd } from '../domains/watching/index.ts';
import {
  episodesJoined,
  episodesMoved,
  episodesParted,
  followTagOfWorks,
  followVideoOfWork,
  lookForSkipsOfVideos,
  readTitleOf,
  studioReplaced,
  worksEnding,
  worksMerged,
  worksParted,
} from '../domains/works/index.ts';
import { dropCached } from '../platform/calls/cached-answers.ts';
import type { Platform } from '../platform/context.ts';

/** Wide enough for a card on a sharp screen. */
const cardWidth = 640;

/** When X, then Y: ties the facts of one domain to the work of another, in every process that may state them. */
export function registerReactions({
  facts,
  jobs,
  config,
  log,
}: Pick<Platform, 'facts' | 'jobs' | 'config' | 'log'>): void {
  const platform = { facts, jobs };
  facts.on(signUpBegun, (transaction, { terms }) => requireTermsInForce(transaction, terms));
  facts.on(accountCreated, (transaction, { accountId, terms }) => acceptShown(transaction, accountId, terms));
  facts.on(uploadDeclared, async (transaction, { memberId, terms }) => {
    await requireTermsInForce(transaction, terms);
    await acceptShown(transaction, memberId, terms);
  });
  facts.on(mediaPlayable, (transaction, outcome) =>
    applyMediaPlayable(transaction, platform, forVideos(outcome)),
  );
  facts.on(mediaReady, (transaction, outcome) => applyMediaReady(transaction, platform, forVideos(outcome)));
  for (const fact of [mediaReady, ladderFailed])
    facts.on(fact, (transaction, { mediaId }) => lookForFlashes(transaction, platform, mediaId));
  facts.on(filesAdded, (transaction, { mediaId }) => placeFilesOf(transaction, mediaId));
  facts.on(stillRenamed, (transaction, { mediaId, thumbnails }) =>
    applyStillRenamed(transaction, mediaId, {
      thumbnails,
      thumbnailKey: cardOf(thumbnails)?.key ?? thumbnails.at(-1)?.key ?? null,
    }),
  );
  facts.on(qualityChanged, (transaction, changed) => applyQualityChanged(transaction, platform, changed));
  facts.on(flashesMeasured, (transaction, measured) => applyFlashes(transaction, platform, measured));
  facts.on(mediaReady, async (transaction, { mediaId }) => {
    const videos = await videosOfMedia(transaction, mediaId);
    await lookForSkipsOfVideos(
      transaction,
      platform,
      videos.map(({ id }) => id),
    );
  });
  facts.on(ladderFailed, (transaction, { reason, ...outcome }) =>
    applyLadderFailed(transaction, platform, { ...forVideos(outcome), reason }),
  );
  facts.on(mediaChecked, (transaction, outcome) => applyMediaChecked(transaction, platform, outcome));
  facts.on(videoMayShowMinor, (transaction, { videoId, uploaderId, evidence, why }) =>
    reportFoundMinor(transaction, { ...platform, config, log }, reportedVideo, {
      id: videoId,
      ownerId: uploaderId,
      evidence,
      why,
    }),
  );
  facts.on(memberRestricted, (transaction, restriction) =>
    noteRestriction(transaction, { ...platform, config }, restriction),
  );
  facts.on(mediaFailed, (transaction, failure) => applyMediaFailed(transaction, platform, failure));
  facts.on(accountRenamed, async (transaction, { accountId }) => {
    // Cards, playlists and search name the member.
    await dropCached(transaction, 'videos', 'playlists');
    await jobs.enqueue(transaction, reindexVideosJob, { uploaderId: accountId }, { singletonKey: accountId });
  });
  facts.on(accountDeleted, async (transaction, { accountId }) => {
    await forgetReactions(transaction, accountId);
    await forgetComments(transaction, platform, accountId);
    await forgetPlaylists(transaction, accountId);
    await forgetList(transaction, accountId);
    await forgetTaste(transaction, accountId);
    await deleteSavedOf(transaction, accountId);
    await forgetMessages(transaction, accountId);
    await forgetNotifications(transaction, accountId);
    await dropSubscriptionsOf(transaction, accountId);
    await dropPicturesOf(transaction, { jobs }, accountId);
    await forgetPhotos(transaction, { jobs }, accountId);
    for (const mediaId of await removeVideosOf(transaction, platform, accountId))
      await deleteMedia(transaction, jobs, mediaId);
  });
  facts.on(pictureRefused, (transaction, refused) => applyAssetRefused(transaction, { jobs }, refused));
  facts.on(watchedToEnd, followWatching);
  facts.on(worksMerged, followMerge);
  facts.on(worksMerged, followMergeOfFeeds);
  facts.on(worksParted, followParting);
  facts.on(worksParted, followPartingOfFeeds);
  facts.on(episodesJoined, followJoining);
  facts.on(episodesParted, followPartingOfEpisodes);
  facts.on(episodesMoved, followEpisodes);
  facts.on(worksEnding, refuseLosingEntries);
  facts.on(memberBlocked, applyBlocks);
  facts.on(memberBlocked, (transaction, { blockerId, blockedId }) =>
    dropSubscriptionsBetween(transaction, blockerId, blockedId),
  );
  facts.on(memberUnblocked, applyBlocks);
  facts.on(categoryMerged, (transaction, { categoryId, targetId }) =>
    followCategory(transaction, categoryId, targetId),
  );
  facts.on(categoryMerged, (transaction, { categoryId, targetId }) =>
    moveToCategory(transaction, categoryId, targetId),
  );
  facts.on(categoryChanged, (transaction, scope) =>
    jobs.enqueue(transaction, reindexVideosJob, scope, { singletonKey: scope.categoryId }),
  );
  facts.on(tagChanged, (transaction, scope) =>
    jobs.enqueue(transaction, reindexVideosJob, scope, { singletonKey: `tag ${scope.tagId}` }),
  );
  facts.on(tagMerged, (transaction, { tagId, intoId }) => moveTasteMarks(transaction, tagId, intoId));
  facts.on(tagMerged, (transaction, { tagId, intoId }) =>
    moveRules(transaction, 'tag', String(tagId), String(intoId)),
  );
  facts.on(studioReplaced, (transaction, { goneId, studioId }) =>
    moveRules(transaction, 'studio', goneId, studioId),
  );
  facts.on(videoChanged, (transaction, { videoId }) => indexVideo(transaction, videoId));
  facts.on(videoChanged, (transaction, { videoId }) => recountPlaylistsWith(transaction, videoId));
  facts.on(videoChanged, (transaction, { videoId }) => readTitleOf(transaction, videoId));
  facts.on(videoChanged, followVideoOfWork);
  facts.on(videoChanged, (transaction, { videoId }) => markVideos(transaction, [videoId], causes.changed));
  facts.on(tagChanged, followTagOfWorks);
}

const cardOf = (thumbnails: readonly { key: string; width: number }[]) =>
  thumbnails.find(({ width }) => width >= cardWidth);

function forVideos(outcome: MediaOutcome) {
  const card = cardOf(outcome.playback.thumbnails);
  return {
    mediaId: outcome.mediaId,
    playback: { ...outcome.playback },
    thumbnailKey: card?.key ?? outcome.thumbnailKey,
    previewKey: outcome.previewKey,
    durationSeconds: outcome.durationSeconds,
    width: outcome.width,
    height: outcome.height,
    quality: outcome.quality,
  };
}
