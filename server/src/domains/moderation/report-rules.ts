import { limits } from '#contract/limits.ts';
import { policy } from '#contract/policy.ts';
import { reportTexts } from '#contract/report-texts.ts';
import type { ReportReason } from '#contract/reports.ts';
import { badInput } from '../../kit/app-error.ts';
import { type ReporterRecord, reliabilityOf } from './cases/case-rules.ts';

export interface Reasons {
  reason: ReportReason;
  /** What the reporter wrote; null: nothing. */
  text: string | null;
}

/** The reason with its text; throws `badInput` in the words of the form. */
export function readReasons(input: {
  reason_category?: ReportReason | null;
  custom_reason_text?: string | null;
}): Reasons {
  const reason = input.reason_category ?? null;
  const text = input.custom_reason_text?.trim() || null;
  if (reason === null) throw badInput('reason_category', reportTexts.noReason);
  if (reason === 'OTHER_INAPPROPRIATE' && text === null)
    throw badInput('custom_reason_text', reportTexts.noDetails);
  return { reason, text };
}

export const isMinorRelated = (reason: ReportReason): boolean => policy[reason].isAboutMinors === true;

export interface Reporter extends ReporterRecord {
  /** Milliseconds since the account was created. */
  accountAge: number;
}
/**
 * Reporters who were wrong this much more often than right cannot take anything out of sight on their own:
 * one false report is enough for that, or two wrong ones.
 */
export const leastReliability = 0.3;
const dayMilliseconds = 86_400_000;

/**
 * How many open reports by one member may hold something out of sight before anybody has looked. Few for
 * reporters who are new or were more often wrong than right; none for the unreliable. Their reports are still
 * looked at first.
 */
export function holdsAllowed(reporter: Reporter): number {
  const reliability = reliabilityOf(reporter);
  if (reliability < leastReliability) return 0;
  const isNew = reporter.accountAge < limits.newAccountDays * dayMilliseconds && reporter.upheld === 0;
  return isNew || reliability < 0.5 ? limits.openHoldsOfUnproven : limits.openHolds;
}

/**
 * Whether a report takes its target out of sight before anybody has looked: if it says that a minor may be
 * shown, unless its reporter or their network already holds as much as they may, or such a report of the same
 * thing was dismissed.
 */
export const holdsAtOnce = (report: {
  reason: ReportReason;
  reporter: Reporter;
  openHolds: number;
  /** Things that reports from one network took out of sight within a day. */
  networkHolds: number;
  clearedBefore: boolean;
}): boolean =>
  isMinorRelated(report.reason) &&
  report.openHolds < holdsAllowed(report.reporter) &&
  report.networkHolds < limits.holdsPerNetwork &&
  !report.clearedBefore;
