import type { Output } from '#contract/calls.ts';
import * as texts from '../../texts/admin-users.ts';

export type UserRecord = Output<'get_user_record'>;

/** Intents of the forms on a member's page. */
export const userIntents = {
  role: 'role',
  admin: 'admin',
  upload: 'upload',
  suspend: 'suspend',
  lift: 'lift',
  signOut: 'sign-out',
  strike: 'strike',
  strikeBack: 'strike-back',
  note: 'note',
  noteGone: 'note-gone',
} as const;

/** How long a member is suspended, in days; null: until it is lifted. */
export const suspensionTerms = [
  ['1', texts.oneDay, 1],
  ['7', texts.oneWeek, 7],
  ['30', texts.n30Days, 30],
  ['365', texts.oneYear, 365],
  ['open', texts.untilAnAdminLiftsIt, null],
] as const;
