/**
 * What leads to a decision: a notice, a member's report, a list of what must not be here, its likeness to something that
 * was decided on, or an admin's own look.
 */
export const detections = ['notice', 'report', 'list', 'copy', 'own'] as const;
export type Detection = (typeof detections)[number];
/** What took a thing out of sight until somebody decided. */
export type HeldBy = 'report' | 'list' | 'late';

/** Whether a program found it; people may have reported it as well. */
export const isFoundByProgram = (ways: readonly Detection[]): boolean =>
  ways.includes('list') || ways.includes('copy');
/** Whether people from outside led to it. */
export const isReported = (ways: readonly Detection[]): boolean =>
  ways.includes('notice') || ways.includes('report');
