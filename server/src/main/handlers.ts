import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createExportAccountHandler } from '../domains/accounts/export/export-account.handler.ts';
import { cleanAccountsHandler } from '../domains/accounts/leaving/clean-accounts.handler.ts';
import { createSendAccountMailHandler } from '../domains/accounts/mail/send-account-mail.handler.ts';
import { createCleanAdAssetsHandler } from '../domains/ads/creatives/assets/clean-ad-assets.handler.ts';
import { createDeleteAdFilesHandler } from '../domains/ads/creatives/assets/delete-ad-files.handler.ts';
import { createPrepareAdAssetHandler } from '../domains/ads/creatives/assets/prepare-ad-asset.handler.ts';
import { createCheckLandingPagesHandler } from '../domains/ads/creatives/check-landing-pages.handler.ts';
import { createChooseAdWinnersHandler } from '../domains/ads/creatives/choose-ad-winners.handler.ts';
import { cleanAdsHandler } from '../domains/ads/delivery/clean-ads.handler.ts';
import { rollupAdsHandler } from '../domains/ads/delivery/rollup-ads.handler.ts';
import { createSendAdReportMailHandler } from '../domains/ads/figures/send-ad-report-mail.handler.ts';
import { sendAdReportsHandler } from '../domains/ads/figures/send-ad-reports.handler.ts';
import { indexLinesHandler } from '../domains/discovery/lines/index-lines.handler.ts';
import { indexWaitingHandler } from '../domains/discovery/search/index-waiting.handler.ts';
import { buildPostingsHandler } from '../domains/discovery/search/postings/build-postings.handler.ts';
import { recountSearchHandler } from '../domains/discovery/search/recount-search.handler.ts';
import { refreshSearchHandler } from '../domains/discovery/search/refresh-search.handler.ts';
import { reindexVideosHandler } from '../domains/discovery/search/reindex-videos.handler.ts';
import { createCleanIdentityHandler } from '../domains/identity/clean-identity.handler.ts';
import { createCopyThumbnailHandler } from '../domains/importing/feeds/copy-thumbnail.handler.ts';
import { createFetchFileHandler } from '../domains/importing/feeds/fetch-file.handler.ts';
import {
  createRunFeedHandler,
  createStartFeedsHandler,
} from '../domains/importing/feeds/run-feed.handler.ts';
import { createUndoImportHandler } from '../domains/importing/feeds/undo-import.handler.ts';
import { copyPicturesHandler } from '../domains/importing/hosted-library/copy-pictures.handler.ts';
import { refreshHostedVideoHandler } from '../domains/importing/hosted-library/refresh-hosted-video.handler.ts';
import { sweepSourcesHandler } from '../domains/importing/sources/sweep-sources.handler.ts';
import { createSendDataRequestMailHandler } from '../domains/legal/data-requests/send-data-request-mail.handler.ts';
import { tellOfDataRequestsHandler } from '../domains/legal/data-requests/tell-of-data-requests.handler.ts';
import { turnPagesHandler } from '../domains/legal/pages/turn-pages.handler.ts';
import { cleanSupportHandler } from '../domains/legal/support/clean-support.handler.ts';
import { createSendSupportMailHandler } from '../domains/legal/support/send-support-mail.handler.ts';
import { createCountTransparencyHandler } from '../domains/legal/transparency/count-transparency.handler.ts';
import { countWorksHandler } from '../domains/lists/figures/count-works.handler.ts';
import { countFilesHandler } from '../domains/media/costs/count-files.handler.ts';
import { createDeleteMediaObjectsHandler } from '../domains/media/delete-media-objects.handler.ts';
import { tellOfEncoders } from '../domains/media/encoders/hardware.ts';
import { createFinishMediaHandler } from '../domains/media/finish-media.handler.ts';
import {
  createMeasureFlashesHandler,
  measureOldFilesHandler,
} from '../domains/media/flashes/measure-flashes.handler.ts';
import { cleanWorkFolders } from '../domains/media/index.ts';
import { createCheckMediaHandler } from '../domains/media/matching/check-media.handler.ts';
import { createFingerprintMediaHandler } from '../domains/media/matching/fingerprint-media.handler.ts';
import { createProcessMediaHandler } from '../domains/media/process-media.handler.ts';
import { createDropRenditionsHandler } from '../domains/media/retention/drop-renditions.handler.ts';
import {
  createMakeSecondGenerationHandler,
  createTendSecondGenerationsHandler,
} from '../domains/media/second-generation/make-second-generation.handler.ts';
import { createRedrawStillsHandler } from '../domains/media/stills/redraw-stills.handler.ts';
import { createSweepMediaHandler } from '../domains/media/sweep-media.handler.ts';
import { createGatherBurstHandler } from '../domains/moderation/bursts/gather-burst.handler.ts';
import { createTellOfClocksHandler } from '../domains/moderation/clocks/tell-of-clocks.handler.ts';
import { createSendComplaintMailHandler } from '../domains/moderation/complaints/send-complaint-mail.handler.ts';
import { createDecideCopiesHandler } from '../domains/moderation/copies/decide-copies.handler.ts';
import { createUndoCopiesHandler } from '../domains/moderation/copies/undo-copies.handler.ts';
import { createReturnDisabledHandler } from '../domains/moderation/counter-notices/return-disabled.handler.ts';
import { createSendCounterNoticeMailHandler } from '../domains/moderation/counter-notices/send-counter-notice-mail.handler.ts';
import { createMakeEvidencePackageHandler } from '../domains/moderation/evidence/packages/make-evidence-package.handler.ts';
import { createReleaseEvidenceHandler } from '../domains/moderation/evidence/release-evidence.handler.ts';
import { moderationTransparency } from '../domains/moderation/index.ts';
import { cleanNoticesHandler } from '../domains/moderation/notices/clean-notices.handler.ts';
import { createFileNoticeHandler } from '../domains/moderation/notices/file-notice.handler.ts';
import { createSendNoticeMailHandler } from '../domains/moderation/notices/send-notice-mail.handler.ts';
import { createLookThroughTextsHandler } from '../domains/moderation/stored-texts/look-through-texts.handler.ts';
import { announceVideoHandler } from '../domains/notifications/announce-video.handler.ts';
import { cleanNotificationsHandler } from '../domains/notifications/clean-notifications.handler.ts';
import { createSendNotificationMailHandler } from '../domains/notifications/send-notification-mail.handler.ts';
import { tellOfEpisodesHandler } from '../domains/notifications/tell-of-episodes.handler.ts';
import { tellOfSearchesHandler } from '../domains/notifications/tell-of-searches.handler.ts';
import { createCountGrowthHandler } from '../domains/operating/overview/count-growth.handler.ts';
import { createNoteStatesHandler } from '../domains/operating/status/note-states.handler.ts';
import { applyRetentionHandler } from '../domains/operating/storage/apply-retention.handler.ts';
import { weighVideosHandler } from '../domains/operating/storage/weigh-videos.handler.ts';
import { createCheckPictureHandler } from '../domains/pictures/check-picture.handler.ts';
import { createComparePicturesHandler } from '../domains/pictures/compare-pictures.handler.ts';
import { createHashStoredPicturesHandler } from '../domains/pictures/hash-stored-pictures.handler.ts';
import { cleanProfilesHandler } from '../domains/profiles/clean-profiles.handler.ts';
import { createDeletePictureHandler, formerly } from '../domains/profiles/pictures/delete-picture.handler.ts';
import { createRestorePictureHandler } from '../domains/profiles/pictures/restore-picture.handler.ts';
import {
  findAllNeighborsHandler,
  findNeighborsHandler,
} from '../domains/recommending/finding/find-neighbors.handler.ts';
import { createSweepUploadsHandler } from '../domains/uploads/sweep-uploads.handler.ts';
import { createTakeInUploadHandler } from '../domains/uploads/take-in-upload.handler.ts';
import { createPlaceFilesHandler } from '../domains/videos/files/place-files.handler.ts';
import { markListsHandler } from '../domains/videos/lists/mark-lists.handler.ts';
import { createPurgeVideosHandler } from '../domains/videos/managing/purge-videos.handler.ts';
import { createFollowPlansHandler } from '../domains/videos/planned/follow-plans.handler.ts';
import { keyVideosHandler } from '../domains/videos/shielding/key-videos.handler.ts';
import { createLookThroughHandler } from '../domains/videos/stay-down/look-through.handler.ts';
import { tieImpliedHandler } from '../domains/videos/tags/tie-implied.handler.ts';
import { untieTagHandler } from '../domains/videos/tags/untie-tag.handler.ts';
import { wantSecondGenerationsHandler } from '../domains/watching/second-generations/want-second-generations.handler.ts';
import { cleanViewsHandler } from '../domains/watching/viewing/clean-views.handler.ts';
import { rollupViewsHandler } from '../domains/watching/viewing/rollup-views.handler.ts';
import { alignOldWorksHandler } from '../domains/works/aligning/align-old-works.handler.ts';
import { proposeEpisodesHandler } from '../domains/works/proposing/propose-episodes.handler.ts';
import { createFindSkipsHandler } from '../domains/works/skipping/find-skips.handler.ts';
import { cleanAgeChecksHandler } from '../platform/age/clean-age-checks.handler.ts';
import { createBackUpHandler, createDrillHandler } from '../platform/backups/back-up.handler.ts';
import type { Platform } from '../platform/context.ts';
import { findMediaTools } from '../platform/executables.ts';
import { endStrayFences } from '../platform/fence/end-strays.ts';
import { cleanRateCountsHandler } from '../platform/http/clean-rate-counts.handler.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { tellOperator } from '../platform/warnings/tell-operator.ts';
import { exportParts } from './export-parts.ts';
import { siteAddress } from './import/site-address.ts';
import { growthSources } from './overview-sources.ts';
import { pictureTargets } from './picture-targets.ts';
import { reportTargets } from './report-targets.ts';
import { storedTexts } from './stored-texts.ts';

const program = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A handler whose payload type only its own job knows. */
const handler = <P extends object>(one: JobHandler<P>): JobHandler<object> =>
  one as unknown as JobHandler<object>;

/** Everything a worker can do. */
export const createHandlers = (platform: Platform): JobHandler<object>[] => [
  handler(createProcessMediaHandler(platform)),
  handler(createFinishMediaHandler(platform)),
  handler(createCheckMediaHandler(platform)),
  handler(createFingerprintMediaHandler(platform)),
  handler(createFindSkipsHandler(platform)),
  handler(alignOldWorksHandler(platform)),
  handler(createMeasureFlashesHandler(platform)),
  handler(measureOldFilesHandler(platform)),
  handler(createMakeSecondGenerationHandler(platform)),
  handler(createTendSecondGenerationsHandler(platform)),
  handler(wantSecondGenerationsHandler(platform)),
  handler(createRedrawStillsHandler(platform)),
  handler(findNeighborsHandler(platform)),
  handler(findAllNeighborsHandler(platform)),
  handler(createSweepMediaHandler(platform)),
  handler(createDeleteMediaObjectsHandler(platform)),
  handler(countFilesHandler(platform)),
  handler(createDropRenditionsHandler(platform)),
  handler(weighVideosHandler(platform)),
  handler(applyRetentionHandler(platform)),
  handler(createCheckPictureHandler(platform, pictureTargets)),
  handler(createComparePicturesHandler(platform, pictureTargets)),
  handler(createHashStoredPicturesHandler(platform, pictureTargets)),
  handler(createDeletePictureHandler(platform)),
  handler(formerly(createDeletePictureHandler(platform))),
  handler(createRestorePictureHandler(platform)),
  handler(cleanProfilesHandler(platform)),
  handler(rollupViewsHandler(platform)),
  handler(createCountGrowthHandler(platform, growthSources)),
  handler(createNoteStatesHandler(platform)),
  handler(cleanViewsHandler(platform)),
  handler(createPurgeVideosHandler(platform)),
  handler(createPlaceFilesHandler(platform)),
  handler(createReleaseEvidenceHandler(platform, reportTargets)),
  handler(createMakeEvidencePackageHandler(platform, () => siteAddress(platform.config))),
  handler(createLookThroughTextsHandler(platform, { texts: storedTexts, targets: reportTargets })),
  handler(createGatherBurstHandler(platform)),
  handler(cleanRateCountsHandler(platform)),
  handler(cleanAgeChecksHandler(platform)),
  handler(refreshSearchHandler(platform)),
  handler(tellOfSearchesHandler(platform)),
  handler(indexWaitingHandler(platform)),
  handler(indexLinesHandler(platform)),
  handler(buildPostingsHandler(platform)),
  handler(recountSearchHandler(platform)),
  handler(markListsHandler(platform)),
  handler(tieImpliedHandler(platform)),
  handler(untieTagHandler(platform)),
  handler(keyVideosHandler(platform)),
  handler(reindexVideosHandler(platform)),
  handler(proposeEpisodesHandler(platform)),
  handler(countWorksHandler(platform)),
  handler(cleanAccountsHandler(platform)),
  handler(createExportAccountHandler(platform, exportParts)),
  handler(createSendAccountMailHandler(platform, () => siteAddress(platform.config))),
  handler(createSendNotificationMailHandler(platform, () => siteAddress(platform.config))),
  handler(createFetchFileHandler(platform)),
  handler(createCopyThumbnailHandler(platform)),
  handler(createUndoImportHandler(platform)),
  handler(createRunFeedHandler(platform)),
  handler(createStartFeedsHandler(platform)),
  handler(announceVideoHandler(platform)),
  handler(tellOfEpisodesHandler(platform)),
  handler(cleanNotificationsHandler(platform)),
  handler(createSweepUploadsHandler(platform)),
  handler(copyPicturesHandler(platform)),
  handler(refreshHostedVideoHandler(platform)),
  handler(sweepSourcesHandler(platform)),
  handler(createTakeInUploadHandler(platform)),
  handler(createFollowPlansHandler(platform)),
  handler(createLookThroughHandler(platform)),
  handler(createCleanIdentityHandler(platform)),
  handler(cleanSupportHandler(platform)),
  handler(turnPagesHandler(platform)),
  handler(createSendDataRequestMailHandler(platform, () => siteAddress(platform.config))),
  handler(tellOfDataRequestsHandler(platform)),
  handler(createCountTransparencyHandler(platform, [moderationTransparency])),
  handler(cleanNoticesHandler(platform)),
  handler(createFileNoticeHandler(platform, reportTargets)),
  handler(createSendNoticeMailHandler(platform, () => siteAddress(platform.config))),
  handler(createSendCounterNoticeMailHandler(platform, () => siteAddress(platform.config))),
  handler(createSendComplaintMailHandler(platform, () => siteAddress(platform.config))),
  handler(createTellOfClocksHandler(platform, reportTargets)),
  handler(createReturnDisabledHandler(platform, reportTargets)),
  handler(createDecideCopiesHandler(platform, reportTargets)),
  handler(createUndoCopiesHandler(platform, reportTargets)),
  handler(createSendSupportMailHandler(platform, () => siteAddress(platform.config))),
  handler(createPrepareAdAssetHandler(platform)),
  handler(createDeleteAdFilesHandler(platform)),
  handler(createCleanAdAssetsHandler(platform)),
  handler(createCheckLandingPagesHandler(platform)),
  handler(createChooseAdWinnersHandler(platform)),
  handler(rollupAdsHandler(platform)),
  handler(cleanAdsHandler(platform)),
  handler(createBackUpHandler(platform, program('backup-command.ts'))),
  handler(createDrillHandler(platform, program('backup-drill.ts'))),
  handler(sendAdReportsHandler(platform)),
  handler(createSendAdReportMailHandler(platform, () => siteAddress(platform.config))),
];

const sixHours = 6 * 3_600_000;

/** Logs which fence ffmpeg runs in, and has the back office show what is wrong with it. Throws if it cannot be used. */
export async function tellOfMediaTools(platform: Platform): Promise<void> {
  const { fence, ffmpeg, isOld, description } = await findMediaTools(platform.config);
  platform.log[isOld || fence.kind === 'none' ? 'warn' : 'info']({ fence: fence.kind }, description);
  const tell = (): void => {
    if (fence.kind === 'none') tellOperator(platform, 'unfenced_media', hostname());
    if (isOld) tellOperator(platform, 'old_ffmpeg', `${ffmpeg.version} on ${hostname()}`);
  };
  tell();
  setInterval(tell, sixHours).unref();
  await tellOfEncoders(platform);
}

/** Ends and removes what a killed worker left: programs on media, and folders for temporary files. */
export async function cleanUpAtStart({ config, log }: Platform): Promise<void> {
  const ended = endStrayFences(config.dataDir);
  if (ended > 0) log.info({ ended }, 'ended programs on media that an earlier worker left behind');
  const removed = await cleanWorkFolders(config.dataDir);
  if (removed > 0) log.info({ removed }, 'removed what an earlier worker left behind');
}
