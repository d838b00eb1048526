/** States of an application to the creator programme; the first is the one that waits for a decision. */
export const applicationStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What keeps a member from applying now: an address that is not confirmed, a role that has it already, an application that waits, or too many of late. */
export const applicationObstacles = ['unconfirmed', 'has_role', 'waiting', 'too_many'] as const;
export type ApplicationObstacle = (typeof applicationObstacles)[number];

/** Apart from the other limits, which every page loads. */
export const applicationLimits = {
  /** Applications of one member within so many days. */
  applications: 3,
  days: 30,
  makesLength: 120,
  aboutLength: 2000,
  links: 4,
  linkLength: 500,
  reasonLength: 1000,
  /** What may be sent of any of these texts, before blanks are taken out. */
  typed: 4000,
  pageSize: 20,
  /** As far as they are counted, and as far as one may page. */
  counted: 10_000,
  /** A search that finds more than `few` is looked for along the order, and shown and counted as far as `searched`. */
  few: 4000,
  searched: 1000,
} as const;
