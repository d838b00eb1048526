import type { CallName } from '#contract/calls.ts';
import { accountCalls } from '../domains/accounts/index.ts';
import { achievementCalls } from '../domains/achievements/index.ts';
import { adCalls } from '../domains/ads/index.ts';
import { creatorCalls } from '../domains/creators/index.ts';
import { discoveryCalls } from '../domains/discovery/index.ts';
import { identityCalls } from '../domains/identity/index.ts';
import { importingCalls } from '../domains/importing/index.ts';
import { createLegalCalls } from '../domains/legal/index.ts';
import { listCalls } from '../domains/lists/index.ts';
import { messageCalls } from '../domains/messages/index.ts';
import {
  caseDesk,
  createModerationCalls,
  mailboxCounterNotices,
  mailboxNotices,
  moderationTransparency,
} from '../domains/moderation/index.ts';
import { notificationCalls } from '../domains/notifications/index.ts';
import { createOperatingCalls } from '../domains/operating/index.ts';
import { photoCalls } from '../domains/photos/index.ts';
import { createPictureCalls } from '../domains/pictures/index.ts';
import { playlistCalls } from '../domains/playlists/index.ts';
import { profileCalls } from '../domains/profiles/index.ts';
import { recommendingCalls } from '../domains/recommending/index.ts';
import { responseCalls } from '../domains/responses/index.ts';
import { shieldCalls } from '../domains/shield/index.ts';
import { streamCalls } from '../domains/stream/index.ts';
import { uploadCalls } from '../domains/uploads/index.ts';
import { createVideoManagingCalls, videoCalls } from '../domains/videos/index.ts';
import { watchingCalls } from '../domains/watching/index.ts';
import { workCalls } from '../domains/works/index.ts';
import type { Implementation } from '../platform/calls/implement.ts';
import type { FinalImplementation } from '../platform/second-looks/final-call.ts';
import { siteAddress } from './import/site-address.ts';
import { jobKinds } from './job-kinds.ts';
import { unconfirmedSources, waitingSources } from './overview-sources.ts';
import { pictureTargets } from './picture-targets.ts';
import { rankings } from './rankings.ts';
import { reportTargets, touchedByVideos } from './report-targets.ts';
import { retention } from './retention.ts';
import { videoSources } from './video-sources.ts';

const most = [
  ...videoCalls,
  ...createVideoManagingCalls(videoSources),
  ...watchingCalls,
  ...responseCalls,
  ...discoveryCalls,
  ...accountCalls,
  ...createPictureCalls(pictureTargets),
  ...profileCalls,
  ...shieldCalls,
  ...recommendingCalls,
  ...streamCalls,
  ...photoCalls,
  ...achievementCalls,
  ...workCalls,
  ...listCalls,
  ...playlistCalls,
  ...createModerationCalls(reportTargets, siteAddress, touchedByVideos),
  ...creatorCalls,
  ...createLegalCalls(
    retention,
    rankings,
    [caseDesk],
    [mailboxNotices, mailboxCounterNotices],
    [moderationTransparency],
  ),
  ...messageCalls,
  ...notificationCalls,
  ...importingCalls,
  ...uploadCalls,
  ...adCalls,
  ...identityCalls,
] as unknown as readonly (Implementation | FinalImplementation)[];

const finalOf = (some: readonly (Implementation | FinalImplementation)[]) =>
  some.flatMap((one) => ('final' in one ? [one.final] : []));
const all = [
  ...most,
  ...(createOperatingCalls(
    jobKinds,
    finalOf(most),
    waitingSources,
    unconfirmedSources,
  ) as unknown as readonly (Implementation | FinalImplementation)[]),
];

/** Calls of which some acts cannot be undone. */
export const finalCalls = finalOf(all);

/** Every call's implementation. The runner refuses to start if a call of the contract is missing. */
export const implementations = all as unknown as readonly Implementation<CallName>[];
