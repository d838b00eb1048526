import type { HoldSubject } from '#contract/evidence-lists.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** When a hold ends; null: when it is lifted. Throws `badInput`. */
export function readUntil(typed: string | null | undefined, now: number): Date | null {
  if (typed == null) return null;
  const until = isoMoment.test(typed) ? new Date(typed) : null;
  if (until === null || Number.isNaN(until.getTime()))
    throw badInput('p_until', 'The end must be a moment such as 2027-01-31T12:00:00Z.');
  if (until.getTime() <= now) throw badInput('p_until', 'The end of a hold must be in the future.');
  if (until.getTime() > now + limits.holdYears * 366 * 86_400_000)
    throw badInput('p_until', `A hold that ends does so within ${limits.holdYears} years.`);
  return until;
}

/** The trimmed reason; throws `badInput` if it is empty. */
export function readReason(typed: string): string {
  const reason = typed.trim();
  if (reason === '') throw badInput('p_reason', 'Give a reason.');
  return reason;
}

/** The subject of a hold, worded for the log. */
export const subjectWords = (kind: HoldSubject, name: string | null): string =>
  kind === 'case' ? 'a case' : name === null || name === '' ? `a ${kind}` : `the ${kind} “${name}”`;

/** Columns of preserved rows that mean something to a person; the rest is for machines. */
const shown = [
  'title',
  'name',
  'username',
  'display_name',
  'email',
  'email_verified_at',
  'first_name',
  'last_name',
  'former_usernames',
  'held_pictures',
  'content',
  'caption',
  'description',
  'created_at',
  'source_sha256',
  'publish_status',
  'state',
];
export const shownContent = (content: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    shown
      .filter((name) => content[name] !== null && content[name] !== undefined && content[name] !== '')
      .map((name) => [name, content[name]]),
  );
