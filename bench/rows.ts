import type { Row } from './row.ts';
import { adDecision } from './rows/ad-decision.ts';
import { adEvenness, adOverDelivery } from './rows/ad-delivery.ts';
import { adEvents } from './rows/ad-events.ts';
import { adPages } from './rows/ad-pages.ts';
import { adReports } from './rows/ad-reports.ts';
import { adminPageScripts } from './rows/admin-scripts.ts';
import { allVideos } from './rows/all-videos.ts';
import { backupBesidePages } from './rows/backup-beside-pages.ts';
import { barredPlaces } from './rows/barred-places.ts';
import { bits } from './rows/bits.ts';
import { blastRadius } from './rows/blast-radius.ts';
import { cachedList } from './rows/cached-list.ts';
import { chatScript } from './rows/chat-script.ts';
import { conversations } from './rows/conversations.ts';
import { feedImport } from './rows/feed-import.ts';
import { firstPlayable } from './rows/first-playable.ts';
import { forYou } from './rows/for-you.ts';
import { javascript } from './rows/javascript.ts';
import { ladder } from './rows/ladder.ts';
import { legalDesk } from './rows/legal-desk.ts';
import { legalPages } from './rows/legal-pages.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { memory } from './rows/memory.ts';
import { millionVideos } from './rows/million.ts';
import { navigation } from './rows/navigation.ts';
import { notice } from './rows/notice.ts';
import { openings } from './rows/openings.ts';
import { pages } from './rows/pages.ts';
import { pictureBytes } from './rows/picture-bytes.ts';
import { pressFeedback } from './rows/press-feedback.ts';
import { recommending } from './rows/recommending.ts';
import { secondGenerationRow } from './rows/second-generation.ts';
import { segment } from './rows/segment.ts';
import { longSeries } from './rows/series.ts';
import { sessions } from './rows/sessions.ts';
import { shieldedLists } from './rows/shielded-lists.ts';
import { steadiness } from './rows/steadiness.ts';
import { subtitleSearch } from './rows/subtitle-search.ts';
import { memberToggles } from './rows/toggles.ts';
import { largeCatalogue, uncachedCalls } from './rows/uncached-calls.ts';
import { upload } from './rows/upload.ts';
import { uploadsBesidePages } from './rows/uploads-beside-pages.ts';
import { views } from './rows/views.ts';
import { websockets } from './rows/websockets.ts';

/**
 * In the order of the table. Memory comes when the web process has served all before it; the import after that, for it
 * leaves videos and jobs behind which the others would be measured with.
 */
export const rows: readonly Row[] = [
  cachedList,
  uncachedCalls,
  largeCatalogue,
  longSeries,
  barredPlaces,
  shieldedLists,
  allVideos,
  legalDesk,
  blastRadius,
  notice,
  sessions,
  conversations,
  websockets,
  memberToggles,
  pages,
  legalPages,
  segment,
  ladder,
  bits,
  firstPlayable,
  secondGenerationRow,
  views,
  adDecision,
  adEvents,
  adOverDelivery,
  adEvenness,
  adReports,
  upload,
  uploadsBesidePages,
  javascript,
  pictureBytes,
  chatScript,
  adminPageScripts,
  navigation,
  steadiness,
  pressFeedback,
  lighthouse,
  adPages,
  memory,
  feedImport,
  openings,
  backupBesidePages,
  millionVideos,
  recommending,
  forYou,
  subtitleSearch,
];
