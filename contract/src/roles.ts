import { type Static, Type } from 'typebox';
import type { LayoutSettings } from './layout.ts';
import type { LeavePage } from './wire-values.ts';

export const RoleName = Type.Union([
  Type.Literal('admin'),
  Type.Literal('unverified_member'),
  Type.Literal('member'),
  Type.Literal('creator'),
  Type.Literal('publisher'),
  Type.Literal('premium_member'),
]);
/** A missing role is `unverified_member`. */
export type Role = Static<typeof RoleName>;
export const roles: readonly Role[] = RoleName.anyOf.map((role) => role.const);

/** A signed-in member as every page knows them. */
export interface Member {
  id: string;
  username: string;
  displayName: string | null;
  /** Null: the default picture. */
  avatarUrl: string | null;
  role: Role;
  isEmailVerified: boolean;
  canUpload: boolean;
  /** Of this browser's session; `session-revoked` names it when it ends. */
  sessionId: string;
  /** The account will be deleted at this moment (ISO 8601), unless its owner changes their mind. */
  deletionAt: string | null;
  /** Of an admin without passkey and two-step login: from this moment (ISO 8601) on the back office asks for one of them. */
  secondFactorDue?: string;
  /** How grids look for the member on every device; null: as this browser keeps it. */
  layout?: LayoutSettings | null;
  /** Discreet mode is on, and leads here. */
  discreet?: LeavePage;
}
