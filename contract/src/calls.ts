import { accountLinkCalls } from './account-links.ts';
import { accountSecurityCalls } from './account-security.ts';
import { accountCalls } from './accounts.ts';
import { achievementCalls } from './achievements.ts';
import { adCreativeCalls } from './ad-creatives.ts';
import { adDeliveryCalls } from './ad-delivery.ts';
import { adFigureCalls } from './ad-figures.ts';
import { adPlacingCalls } from './ad-placing.ts';
import { adSellingCalls } from './ad-selling.ts';
import { auditCalls } from './audit.ts';
import { blockCalls } from './blocks.ts';
import { browsingWorkCalls } from './browsing-works.ts';
import type { InputOf, OutputOf } from './call.ts';
import { captionCalls } from './captions.ts';
import { caseCalls } from './cases.ts';
import { categoryCalls } from './categories.ts';
import { commentCalls } from './comments.ts';
import { complaintCalls } from './complaints.ts';
import { cookieCalls } from './cookie-choosing.ts';
import { counterNoticeCalls } from './counter-notices.ts';
import { creatorApplicationCalls } from './creator-applications.ts';
import { dataRequestCalls } from './data-requests.ts';
import { discoveryCalls } from './discovery.ts';
import { discreetCalls } from './discreet.ts';
import { episodeProposalCalls, saidSeriesCalls } from './episode-proposals.ts';
import { evidenceCalls } from './evidence.ts';
import { evidencePackageCalls } from './evidence-packages.ts';
import { exposureCalls } from './exposure.ts';
import { hostedLibraryCalls } from './hosted-library.ts';
import { humanCheckCalls } from './human-check.ts';
import { identityCalls } from './identity.ts';
import { importProviderCalls } from './import-providers.ts';
import { importingCalls } from './importing.ts';
import { jobCalls } from './jobs.ts';
import { leavingCalls } from './leaving.ts';
import { legalDeskCalls } from './legal-desk.ts';
import { legalPageCalls } from './legal-pages.ts';
import { listCalls } from './lists.ts';
import { managedCategoryCalls } from './managed-categories.ts';
import { managedTagCalls } from './managed-tags.ts';
import { managedWorkCalls } from './managed-works.ts';
import { messageCalls } from './messages.ts';
import { missedSourceCalls } from './missed-sources.ts';
import { moderatedVideoCalls } from './moderated-videos.ts';
import { momentCalls } from './moments.ts';
import { noticeCalls } from './notices.ts';
import { notificationCalls } from './notifications.ts';
import { operatorWarningCalls } from './operator-warnings.ts';
import { overviewCalls } from './overview.ts';
import { performerCalls } from './performers.ts';
import { photoCalls } from './photos.ts';
import { pictureReviewCalls } from './picture-review.ts';
import { placeCalls } from './places.ts';
import { playlistCalls } from './playlists.ts';
import { preferenceCalls } from './preferences.ts';
import { profileCalls } from './profiles.ts';
import { reactionCalls } from './reactions.ts';
import { recommendingCalls } from './recommending.ts';
import { reportCalls } from './reports.ts';
import { reshapedWorkCalls } from './reshaped-works.ts';
import { reviewingCalls } from './reviewing.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { searchTabCalls } from './search-tabs.ts';
import { secondGenerationCalls } from './second-generations.ts';
import { secondLookCalls } from './second-looks.ts';
import { shieldCalls } from './shield.ts';
import { siteSettingsCalls } from './site-settings.ts';
import { skipCalls } from './skips.ts';
import { statementCalls } from './statements.ts';
import { statusCalls } from './status.ts';
import { stayDownCalls } from './stay-down.ts';
import { storageCostCalls } from './storage-costs.ts';
import { streamCalls } from './stream.ts';
import { studioCalls } from './studio.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { supportCalls } from './support.ts';
import { transparencyCalls } from './transparency.ts';
import { uploadCalls } from './uploads.ts';
import { urgentCalls } from './urgent-requests.ts';
import { userManagementCalls } from './user-management.ts';
import { videoMetadataCalls } from './video-metadata.ts';
import { videoCalls } from './videos.ts';
import { viewingCalls } from './viewing.ts';
import { watchingCalls } from './watching.ts';
import { workProgressCalls } from './work-progress.ts';
import { workCalls } from './works.ts';

/** Every call of the product by its name on the wire. */
export const calls = {
  ...videoCalls,
  ...adCreativeCalls,
  ...categoryCalls,
  ...moderatedVideoCalls,
  ...managedCategoryCalls,
  ...managedTagCalls,
  ...stayDownCalls,
  ...discoveryCalls,
  ...searchTabCalls,
  ...savedSearchCalls,
  ...viewingCalls,
  ...accountCalls,
  ...accountLinkCalls,
  ...accountSecurityCalls,
  ...preferenceCalls,
  ...leavingCalls,
  ...reactionCalls,
  ...subscriptionCalls,
  ...profileCalls,
  ...streamCalls,
  ...photoCalls,
  ...achievementCalls,
  ...adDeliveryCalls,
  ...commentCalls,
  ...reportCalls,
  ...creatorApplicationCalls,
  ...supportCalls,
  ...legalPageCalls,
  ...caseCalls,
  ...statementCalls,
  ...evidenceCalls,
  ...evidencePackageCalls,
  ...exposureCalls,
  ...placeCalls,
  ...workCalls,
  ...browsingWorkCalls,
  ...workProgressCalls,
  ...managedWorkCalls,
  ...reshapedWorkCalls,
  ...episodeProposalCalls,
  ...saidSeriesCalls,
  ...listCalls,
  ...playlistCalls,
  ...watchingCalls,
  ...blockCalls,
  ...shieldCalls,
  ...recommendingCalls,
  ...discreetCalls,
  ...messageCalls,
  ...noticeCalls,
  ...counterNoticeCalls,
  ...complaintCalls,
  ...legalDeskCalls,
  ...secondLookCalls,
  ...urgentCalls,
  ...dataRequestCalls,
  ...transparencyCalls,
  ...cookieCalls,
  ...humanCheckCalls,
  ...notificationCalls,
  ...uploadCalls,
  ...captionCalls,
  ...pictureReviewCalls,
  ...reviewingCalls,
  ...studioCalls,
  ...identityCalls,
  ...performerCalls,
  ...siteSettingsCalls,
  ...skipCalls,
  ...momentCalls,
  ...hostedLibraryCalls,
  ...jobCalls,
  ...secondGenerationCalls,
  ...storageCostCalls,
  ...operatorWarningCalls,
  ...statusCalls,
  ...overviewCalls,
  ...userManagementCalls,
  ...auditCalls,
  ...importingCalls,
  ...missedSourceCalls,
  ...importProviderCalls,
  ...videoMetadataCalls,
  ...adSellingCalls,
  ...adPlacingCalls,
  ...adFigureCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<N extends CallName> = InputOf<Calls[N]>;
export type Output<N extends CallName> = OutputOf<Calls[N]>;
