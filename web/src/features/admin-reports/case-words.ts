import type {
  AuthorAction,
  CasePriority,
  CaseState,
  CaseStateFilter,
  ReporterKind,
  TargetAction,
} from '#contract/case-lists.ts';
import type { CaseFile, CaseRow } from '#contract/case-shapes.ts';
import type { PlaceMode } from '#contract/place-lists.ts';
import type { CaseTargetKind } from '#contract/reports.ts';
import * as texts from '../../texts/admin-reports.ts';

export const kindNames: Readonly<Record<CaseTargetKind, string>> = {
  video: texts.video,
  comment: texts.comment,
  post: texts.post,
  message: texts.message,
  photo: texts.photoLabel,
  profile: texts.profile,
  playlist: texts.playlist,
  account: texts.account,
  picture: texts.picture,
};
export const stateNames: Readonly<Record<CaseState, string>> = {
  open: texts.open,
  in_review: texts.inReview,
  reopened: texts.reopened,
  upheld: texts.upheld,
  dismissed: texts.dismissed,
};
export const stateFilterNames: Readonly<Record<CaseStateFilter, string>> = {
  undecided: texts.undecided,
  ...stateNames,
  all: texts.allStates,
};
export const priorityNames: Readonly<Record<CasePriority, string>> = {
  urgent: texts.urgent,
  high: texts.high,
  normal: texts.normal,
  low: texts.low,
};
export const targetActionNames: Readonly<Record<TargetAction, string>> = {
  leave: texts.leaveIt,
  limit: texts.showItInSomePlaces,
  unpublish: texts.unpublishIt,
  disable: texts.disableIt,
  remove: texts.removeIt,
};
export const authorActionNames: Readonly<Record<AuthorAction, string>> = {
  none: texts.nothing,
  warning: texts.aWarning,
  strike: texts.aStrike,
  suspend: texts.aSuspension,
};

/** How long a member is suspended, in days; null: until it is lifted. */
export const suspensionTerms = [
  ['1', texts.oneDay, 1],
  ['7', texts.oneWeek, 7],
  ['30', texts.n30Days, 30],
  ['365', texts.oneYear, 365],
  ['open', texts.untilAnAdminLiftsIt, null],
] as const;

export const placeModeChoices: [PlaceMode, string][] = [
  ['except', texts.everywhereExcept],
  ['only', texts.onlyInThesePlaces],
];
/** Intents of the forms on a case. */
export const caseIntents = {
  confirm: 'confirm-notice',
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

const namelessReporters: Readonly<Record<ReporterKind, string>> = {
  member: texts.aDeletedAccount,
  visitor: texts.aVisitor,
  site: texts.theSite,
};

/** Who sent the latest report of a case, in words. */
export const latestReporter = ({
  reporter_username: username,
  notifier_name: name,
  reporter_by: by,
}: Pick<CaseRow, 'reporter_username' | 'notifier_name' | 'reporter_by'>): string =>
  username ?? name ?? namelessReporters[by];

/** Who reported something, in words. */
export const reporterName = ({
  reporter,
  notice,
  by_site: isOfSite,
  by_visitor: isOfVisitor,
}: Pick<CaseFile['reports'][number], 'reporter' | 'notice' | 'by_site' | 'by_visitor'>): string =>
  reporter?.username ??
  (notice?.name || namelessReporters[isOfSite ? 'site' : isOfVisitor ? 'visitor' : 'member']);
