import { type PolicyCategoryName, policy } from './policy.ts';

export const noticeKinds = ['copyright', 'removal', 'illegal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Whom a request for removal speaks for: somebody shown against their will, or an owner of rights. */
export const removalReasons = ['abusive', 'copyright'] as const;
export type RemovalReason = (typeof removalReasons)[number];
/** The rule of the policy that each is about. */
export const removalRules = {
  abusive: 'NON_CONSENSUAL_IMAGES',
  copyright: 'COPYRIGHT',
} as const satisfies Record<RemovalReason, PolicyCategoryName>;

/**
 * How an address on a notice stands. `waiting`: the notice is not filed yet. `not_here`: nothing public of this site
 * has that address.
 */
export const noticeItemStates = ['waiting', 'open', 'upheld', 'dismissed', 'not_here'] as const;
export type NoticeItemState = (typeof noticeItemStates)[number];

export const noticeLimits = {
  /** Addresses of one notice. */
  addresses: 100,
  /** Address fields of a request for removal. */
  removalSlots: 5,
  /** Characters of a text. */
  textLength: 10_000,
  /** Characters that are read at all; what is longer than it may be is told in words of its own. */
  typed: 250_000,
  /** Notices a day, of a mailbox or a member, and of a network. */
  perMailbox: 20,
  perNetwork: 30,
  /** Of a network, of those that nobody can be asked about, and the addresses of one. */
  perUnknown: 5,
  unknownAddresses: 10,
  /** Hours in which a request about images of somebody against their will is answered. */
  urgentHours: policy.NON_CONSENSUAL_IMAGES.sworn?.answerHours ?? 0,
  /** Days after which a notice without a fixed time stands on the legal desk. */
  waitDays: 7,
  /** Days in which an address can be confirmed. */
  confirmDays: 3,
  /** Unconfirmed notices that admins are shown, and that are counted. */
  unconfirmedShown: 20,
  unconfirmedCounted: 1000,
  /** Days that a filed notice is kept after it, or what it names, was last decided about. */
  filedDays: 730,
} as const;
