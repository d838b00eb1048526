import { countSignUps } from '../domains/accounts/index.ts';
import { countCreativesToReview } from '../domains/ads/index.ts';
import { countPendingApplications } from '../domains/creators/index.ts';
import { countIdentityRecords } from '../domains/identity/index.ts';
import {
  countOpenDataRequests,
  countOpenTickets,
  countOpenUrgent,
  countUnconfirmedDataRequests,
} from '../domains/legal/index.ts';
import { countStoredBytes } from '../domains/media/index.ts';
import {
  countAnswerableComplaints,
  countNoticedCases,
  countUnconfirmedNotices,
  countUndecidedCases,
} from '../domains/moderation/index.ts';
import type { GrowthSources, UnconfirmedSource, WaitingSource } from '../domains/operating/index.ts';
import { countWaitingPictures } from '../domains/pictures/index.ts';
import { captionBytes, countHeldCaptions, countToReview, countVideosAdded } from '../domains/videos/index.ts';
import { countJobs } from '../platform/jobs/job-queries.ts';

/** Everything that waits for an admin, in the order in which it is listed. */
export const waitingSources: readonly WaitingSource[] = [
  { kind: 'videos', count: (db, { hidden }, most) => countToReview(db, hidden, most) },
  { kind: 'pictures', count: (db, { seesMinors }, most) => countWaitingPictures(db, seesMinors, most) },
  { kind: 'captions', count: (db, { hidden }, most) => countHeldCaptions(db, hidden, most) },
  { kind: 'cases', count: (db, { seesMinors }, most) => countUndecidedCases(db, seesMinors, most) },
  { kind: 'tickets', count: (db, _asker, most) => countOpenTickets(db, most) },
  { kind: 'applications', count: (db, _asker, most) => countPendingApplications(db, most) },
  { kind: 'identity', count: (db, _asker, most) => countIdentityRecords(db, 'pending', most) },
  { kind: 'urgent_requests', count: (db, _asker, most) => countOpenUrgent(db, most) },
  { kind: 'notices', count: countNoticedCases },
  { kind: 'complaints', count: countAnswerableComplaints },
  { kind: 'data_requests', count: (db, _asker, most) => countOpenDataRequests(db, most) },
  { kind: 'ads', count: (db, _asker, most) => countCreativesToReview(db, most) },
  { kind: 'failed_jobs', count: (db, _asker, most) => countJobs(db, ['failed'], most) },
];

/** What cannot be confirmed without a mail server. */
export const unconfirmedSources: readonly UnconfirmedSource[] = [
  { names: ['notice', 'notices'], count: countUnconfirmedNotices },
  { names: ['data request', 'data requests'], count: countUnconfirmedDataRequests },
];

export const growthSources: GrowthSources = {
  signUps: countSignUps,
  videosAdded: countVideosAdded,
  storedBytes: async (db) => (await countStoredBytes(db)) + (await captionBytes(db)),
};
