import type { Member } from '#contract/roles.ts';

/** Whether this member may write what others read; not before they have confirmed their address. */
export const mayWrite = (member: Member | null): boolean =>
  member !== null && member.role !== 'unverified_member';
