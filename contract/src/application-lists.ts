/** States of an application to the creator program; the first is waiting for a decision. */
export const applicationStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What prevents a member from applying now: an unconfirmed address, a role that includes it already, a pending application, or too many recently. */
export const applicationObstacles = ['unconfirmed', 'has_role', 'waiting', 'too_many'] as const;
export type ApplicationObstacle = (typeof applicationObstacles)[number];

/** Separate from the other limits, which every page loads. */
export const applicationLimits = {
  /** Applications by one member within this many days. */
  applications: 3,
  days: 30,
  makesLength: 120,
  aboutLength: 2000,
  links: 4,
  linkLength: 500,
  reasonLength: 1000,
  /** Most characters accepted of any of these texts, before blanks are removed. */
  typed: 4000,
  pageSize: 20,
  /** How far they are counted and the list can be paged. */
  counted: 10_000,
  /** A search that finds more than `few` follows the order, and is shown and counted up to `searched`. */
  few: 4000,
  searched: 1000,
} as const;
