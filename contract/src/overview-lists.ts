/** What waits for an admin, in the order of the navigation. */
export const waitingKinds = [
  'videos',
  'pictures',
  'captions',
  'cases',
  'tickets',
  'applications',
  'identity',
  'urgent_requests',
  'notices',
  'complaints',
  'data_requests',
  'ads',
  'failed_jobs',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const activityPeriods = ['day', 'week', 'month'] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];
