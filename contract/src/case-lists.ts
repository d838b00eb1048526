/** The states of a case. */
export const caseStates = ['open', 'in_review', 'reopened', 'upheld', 'dismissed'] as const;
export type CaseState = (typeof caseStates)[number];
/** What the list can be narrowed to; the first is the default. */
export const caseStateFilters = ['undecided', ...caseStates, 'all'] as const;
export type CaseStateFilter = (typeof caseStateFilters)[number];

/** How soon a case must be looked at. `urgent`: a minor may be shown. */
export const casePriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type CasePriority = (typeof casePriorities)[number];

/** Who sends reports. `visitor`: without an account, by a notice; `site`: the site found it itself. */
export const reporterKinds = ['member', 'visitor', 'site'] as const;
export type ReporterKind = (typeof reporterKinds)[number];

/** What the list can be ordered by; the first is the default. */
export const caseSorts = ['priority', 'due_at', 'last_reported_at', 'created_at', 'report_count'] as const;
export type CaseSort = (typeof caseSorts)[number];

/**
 * What happens to the reported thing. `leave` restores what a report held or a decision disabled; `limit`, `unpublish`
 * and `disable` are for videos. What is limited is shown in some places only; what is disabled stays as it is and can come back.
 */
export const targetActions = ['leave', 'limit', 'unpublish', 'disable', 'remove'] as const;
export type TargetAction = (typeof targetActions)[number];
/** What happens to its author. */
export const authorActions = ['none', 'warning', 'strike', 'suspend'] as const;
export type AuthorAction = (typeof authorActions)[number];
