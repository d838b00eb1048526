import type { ExportPart } from '../domains/accounts/index.ts';
import { exportApplications } from '../domains/creators/index.ts';
import { exportSavedSearches } from '../domains/discovery/index.ts';
import { exportIdentity } from '../domains/identity/index.ts';
import { exportAcceptances, exportDataRequests, exportTickets } from '../domains/legal/index.ts';
import { exportList } from '../domains/lists/index.ts';
import { exportMessages } from '../domains/messages/index.ts';
import {
  exportComplaints,
  exportCounterNotices,
  exportNotices,
  exportReports,
} from '../domains/moderation/index.ts';
import { exportNotifications } from '../domains/notifications/index.ts';
import { exportPhotos } from '../domains/photos/index.ts';
import { exportPlaylists } from '../domains/playlists/index.ts';
import { exportProfile } from '../domains/profiles/index.ts';
import { exportTaste } from '../domains/recommending/index.ts';
import { exportResponses } from '../domains/responses/index.ts';
import { exportShield } from '../domains/shield/index.ts';
import { exportPosts } from '../domains/stream/index.ts';
import { exportVideos } from '../domains/videos/index.ts';
import { exportWatching } from '../domains/watching/index.ts';

/** What each domain adds to a member's archive, besides the account itself. */
export const exportParts: readonly ExportPart[] = [
  exportProfile,
  exportShield,
  exportVideos,
  exportResponses,
  exportWatching,
  exportTaste,
  exportPlaylists,
  exportList,
  exportSavedSearches,
  exportPosts,
  exportPhotos,
  exportMessages,
  exportNotifications,
  exportReports,
  exportNotices,
  exportCounterNotices,
  exportComplaints,
  exportApplications,
  exportTickets,
  exportDataRequests,
  exportAcceptances,
  exportIdentity,
];
