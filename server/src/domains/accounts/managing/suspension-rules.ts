import { badInput } from '../../../kit/app-error.ts';

export interface Suspension {
  suspended_at: Date | null;
  suspended_until: Date | null;
  suspension_reason: string | null;
}

const longestYears = 10;
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * The end of a suspension; null: until it is lifted. Throws `badInput` unless it is a moment in the future.
 */
export function readEnd(typed: string | null | undefined, field: string, now: number): Date | null {
  if (typed == null) return null;
  const end = isoMoment.test(typed) ? new Date(typed) : null;
  if (end === null || Number.isNaN(end.getTime()))
    throw badInput(field, 'The end must be a moment such as 2027-01-31T12:00:00Z.');
  if (end.getTime() <= now) throw badInput(field, 'The end of a suspension must be in the future.');
  if (end.getTime() > now + longestYears * 366 * 86_400_000)
    throw badInput(field, `A suspension that ends does so within ${longestYears} years.`);
  return end;
}

export const isSuspended = ({ suspended_at, suspended_until }: Suspension, now: number): boolean =>
  suspended_at !== null && (suspended_until === null || suspended_until.getTime() > now);

const dayOf = (moment: Date): string =>
  moment.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** What somebody who is shut out reads. */
export const suspensionWords = ({ suspended_until, suspension_reason }: Suspension): string =>
  `This account is suspended${suspended_until === null ? '' : ` until ${dayOf(suspended_until)} UTC`}. Reason: ${suspension_reason ?? ''}`;
