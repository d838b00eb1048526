import { type ApplicationObstacle, applicationLimits as most } from '#contract/application-lists.ts';
import type { Role } from '#contract/roles.ts';
import { badInput } from '../../kit/app-error.ts';
import { readHttpsLinks } from '../../kit/https-links.ts';

/** What decides whether a member may apply now. */
export interface Standing {
  role: Role;
  isWaiting: boolean;
  /** When their applications of the last days were sent, oldest first. */
  recent: readonly Date[];
}

const dayMilliseconds = 86_400_000;

/** Roles that include what an approval gives, or more: it never takes one of them away. */
const held: ReadonlySet<Role> = new Set(['creator', 'publisher', 'admin']);

/** The role of a member once approved. A premium member becomes a creator: members have one role. */
export const roleIfApproved = (role: Role): Role => (held.has(role) ? role : 'creator');

/** What stops a member from applying, and when they may again, if waiting is enough. */
export function obstacleOf(standing: Standing): {
  obstacle: ApplicationObstacle | null;
  againAt: Date | null;
} {
  const obstacle = (name: ApplicationObstacle | null, againAt: Date | null = null) => ({
    obstacle: name,
    againAt,
  });
  if (standing.isWaiting) return obstacle('waiting');
  if (held.has(standing.role)) return obstacle('has_role');
  if (standing.role === 'unverified_member') return obstacle('unconfirmed');
  const first = standing.recent.at(-most.applications);
  return first
    ? obstacle('too_many', new Date(first.getTime() + most.days * dayMilliseconds))
    : obstacle(null);
}

/** Why they may not apply, as a sentence. */
export function obstacleWords(obstacle: ApplicationObstacle, againAt: Date | null): string {
  switch (obstacle) {
    case 'unconfirmed':
      return 'Please confirm your email address first.';
    case 'has_role':
      return 'Your account has this role, or a higher one, already.';
    case 'waiting':
      return 'You already have an application waiting for a decision.';
    case 'too_many':
      return `You have applied ${most.applications} times within ${most.days} days. You can apply again on ${againAt?.toISOString().slice(0, 10)}.`;
  }
}

/** Addresses of their work: https, with a host name, each once. Throws `badInput`. */
export function readLinks(typed: readonly string[]): string[] {
  const links = readHttpsLinks(typed, {
    longest: most.linkLength,
    wrong: 'Links are addresses that start with https://, each in its own field.',
  });
  if (links.length === 0) throw badInput('p_links', 'Please add at least one link to your work.');
  return links;
}

/** Both must be confirmed. Throws `badInput`. */
export function checkDeclaration(input: { p_is_adult: boolean; p_holds_rights: boolean }): void {
  if (!input.p_is_adult)
    throw badInput('p_is_adult', 'Only adults can apply, with work in which everyone depicted is an adult.');
  if (!input.p_holds_rights)
    throw badInput('p_holds_rights', 'Please confirm that you hold the rights to what you’ll publish.');
}

/** Why an application is refused, for the applicant. Throws `badInput`. */
export function readReason(typed: string): string {
  const reason = typed.replace(/[^\S\n]+/g, ' ').trim();
  if (reason === '') throw badInput('p_reason', 'Say why, so that the member knows.');
  if (reason.length > most.reasonLength)
    throw badInput('p_reason', `A reason has at most ${most.reasonLength} characters.`);
  return reason;
}
