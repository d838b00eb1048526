import type { Output } from '#contract/calls.ts';

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
  ['1', 'One day', 1],
  ['7', 'One week', 7],
  ['30', '30 days', 30],
  ['365', 'One year', 365],
  ['open', 'Until it is lifted', null],
] as const;
