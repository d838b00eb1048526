import type { AuthorAction, TargetAction } from './case-lists.ts';
import { policy } from './policy.ts';
import type { CaseTargetKind, ReportReason } from './reports.ts';

/** What a decision that upholds a report has to fit. */
export interface ActedOn {
  /** Of all things that the case is about. */
  kinds: readonly CaseTargetKind[];
  /** The rules whose sworn notices demand something and are not noted as false. */
  sworn: readonly ReportReason[];
  /** The rule that is broken; null: none is chosen. */
  ground: ReportReason | null;
}

/** Why an action on a thing is refused whatever else is decided; null: it is for things of these kinds. */
export function actionOutOfKind(action: TargetAction, kinds: readonly CaseTargetKind[]): string | null {
  if (action === 'leave') return null;
  if (kinds.some((kind) => kind === 'account' || kind === 'picture'))
    return 'We can’t do anything to this itself. Leave it.';
  if (action === 'remove' || kinds.every((kind) => kind === 'video')) return null;
  const done = { limit: 'limited to places', unpublish: 'unpublished', disable: 'disabled' }[action];
  return `Only a video can be ${done}. Remove it, or leave it.`;
}

/**
 * Why the law on sworn notices refuses an action; null: it allows it. What shows somebody against their will is removed,
 * whatever else is wrong with it. Upheld for copyright, a video is disabled, so that a counter-notice can bring it back.
 */
export function actionAgainstNotice(action: TargetAction, { kinds, sworn, ground }: ActedOn): string | null {
  if (sworn.includes('NON_CONSENSUAL_IMAGES'))
    return action === 'remove'
      ? null
      : 'Someone swears that they’re shown against their will. Remove it, dismiss it, or mark their report as false.';
  const isWrong = action === 'remove' || action === 'unpublish';
  return isWrong &&
    ground === 'COPYRIGHT' &&
    sworn.includes('COPYRIGHT') &&
    kinds.every((kind) => kind === 'video')
    ? 'A video that a copyright notice takes down is disabled, so that a counter-notice can bring it back.'
    : null;
}

/** What happens to the author at least: a sworn notice that is upheld for its rule may demand a strike. */
export function leastForAuthor(
  action: AuthorAction,
  { sworn, ground }: Pick<ActedOn, 'sworn' | 'ground'>,
): AuthorAction {
  if (sworn.includes('NON_CONSENSUAL_IMAGES') || ground === null || !sworn.includes(ground)) return action;
  const isLess = action === 'none' || action === 'warning';
  return isLess && policy[ground].sworn?.strike === true ? 'strike' : action;
}
