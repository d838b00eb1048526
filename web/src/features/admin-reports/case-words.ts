import type {
  AuthorAction,
  CasePriority,
  CaseState,
  CaseStateFilter,
  TargetAction,
} from '#contract/case-lists.ts';
import type { CaseFile } from '#contract/case-shapes.ts';
import type { PlaceMode } from '#contract/place-lists.ts';
import type { CaseTargetKind } from '#contract/reports.ts';

export const kindNames: Readonly<Record<CaseTargetKind, string>> = {
  video: 'Video',
  comment: 'Comment',
  post: 'Post',
  message: 'Message',
  photo: 'Photo',
  profile: 'Profile',
  playlist: 'Playlist',
  account: 'Account',
  picture: 'Picture',
};
export const stateNames: Readonly<Record<CaseState, string>> = {
  open: 'Open',
  in_review: 'In review',
  reopened: 'Reopened',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
};
export const stateFilterNames: Readonly<Record<CaseStateFilter, string>> = {
  undecided: 'Undecided',
  ...stateNames,
  all: 'All states',
};
export const priorityNames: Readonly<Record<CasePriority, string>> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};
export const targetActionNames: Readonly<Record<TargetAction, string>> = {
  leave: 'Leave it',
  limit: 'Show it in some places only',
  unpublish: 'Unpublish it',
  disable: 'Disable it',
  remove: 'Remove it',
};
export const authorActionNames: Readonly<Record<AuthorAction, string>> = {
  none: 'Nothing',
  warning: 'A warning',
  strike: 'A strike',
  suspend: 'A suspension',
};

/** How long a member is suspended, in days; null: until it is lifted. */
export const suspensionTerms = [
  ['1', 'One day', 1],
  ['7', 'One week', 7],
  ['30', '30 days', 30],
  ['365', 'One year', 365],
  ['open', 'Until it is lifted', null],
] as const;

export const placeModeChoices: [PlaceMode, string][] = [
  ['except', 'Everywhere but in these places'],
  ['only', 'Only in these places'],
];
/** Intents of the forms on a case. */
export const caseIntents = {
  assign: 'assign',
  note: 'note',
  merge: 'merge',
  reopen: 'reopen',
  decide: 'decide',
  court: 'court',
  answer: 'answer',
  gather: 'gather',
  open: 'open',
  reported: 'reported',
} as const;

/** Who reported something, in words. */
export const reporterName = ({
  reporter,
  notice,
  by_site: isOfSite,
}: Pick<CaseFile['reports'][number], 'reporter' | 'notice' | 'by_site'>): string =>
  reporter?.username ?? notice?.name ?? (isOfSite ? 'The site' : 'A deleted account');
