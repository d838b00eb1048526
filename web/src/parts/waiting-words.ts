import type { WaitingWork } from '#contract/overview.ts';
import type { WaitingKind } from '#contract/overview-lists.ts';
import * as adminPaths from '../admin-paths.ts';
import { exactCount } from '../lib/format.ts';
import * as texts from '../texts/admin-frame.ts';

/** What waits, in words, and where it is dealt with. */
export const waitingPlaces: Readonly<Record<WaitingKind, { name: string; to: string }>> = {
  videos: { name: texts.videosToReview, to: adminPaths.review() },
  pictures: { name: texts.heldPictures, to: adminPaths.review() },
  captions: { name: texts.heldSubtitles, to: adminPaths.review() },
  cases: { name: texts.reports, to: adminPaths.reports() },
  tickets: { name: texts.supportTickets, to: adminPaths.support() },
  applications: { name: texts.applications, to: adminPaths.applications() },
  identity: { name: texts.identityChecks, to: adminPaths.identity() },
  urgent_requests: { name: texts.urgentRequests, to: adminPaths.legal() },
  notices: { name: texts.swornNotices, to: adminPaths.legal() },
  complaints: { name: texts.complaints, to: adminPaths.legal() },
  data_requests: { name: texts.dataRequests, to: adminPaths.dataRequests() },
  ads: { name: texts.adsToReview, to: adminPaths.adCreatives({ status: 'review' }) },
  failed_jobs: { name: texts.failedJobs, to: adminPaths.jobs({ state: 'failed' }) },
};

/** `12`, or `1,000+` where counting stopped. */
export const countWords = ({ count, has_more }: Pick<WaitingWork, 'count' | 'has_more'>): string =>
  `${exactCount(count)}${has_more ? '+' : ''}`;

/** What waits of some kinds together; null: nothing does. */
export function waitingOf(
  waiting: readonly WaitingWork[] | null,
  kinds: readonly WaitingKind[] = [],
): Pick<WaitingWork, 'count' | 'has_more'> | null {
  const some = (waiting ?? []).filter(({ kind, count }) => kinds.includes(kind) && count > 0);
  if (some.length === 0) return null;
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    has_more: some.some(({ has_more }) => has_more),
  };
}
