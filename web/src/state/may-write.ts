import type { Member } from '#contract/roles.ts';

/** Whether this member may write what others read; who has not confirmed the address may not. */
export const mayWrite = (member: Member | null): boolean =>
  member !== null && member.role !== 'unverified_member';
