import { limits } from '#contract/limits.ts';
import { reportTexts } from '#contract/report-texts.ts';
import type { ReportReason } from '#contract/reports.ts';
import { badInput } from '../../kit/app-error.ts';

export interface Reasons {
  reason: ReportReason;
  /** What the reporter wrote; null: nothing. */
  text: string | null;
}

/** The reason with its text; throws `badInput` with the words of the form. */
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

/**
 * Whether a report takes its target out of sight before anybody has looked: when it says that a minor may be shown,
 * unless its reporter has as many holds open as one may have, or such a report of the same thing was dismissed.
 */
export const holdsAtOnce = (report: {
  reason: ReportReason;
  openHolds: number;
  clearedBefore: boolean;
}): boolean =>
  report.reason === 'POTENTIALLY_FEATURES_MINOR' &&
  report.openHolds < limits.openHolds &&
  !report.clearedBefore;
