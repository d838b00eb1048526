import type { SiteSettings } from '#contract/site-settings.ts';

type Rules = Pick<SiteSettings, 'sourceRetention' | 'tallRungMonths'>;

/** Days for which a source stays once it is of no more use. */
const sourceDays = ({ sourceRetention }: Rules): number =>
  ({ ready: 0, days: sourceRetention?.days ?? 0, never: Number.POSITIVE_INFINITY })[sourceRetention?.rule] ??
  0;
const rungMonths = ({ tallRungMonths }: Rules): number =>
  tallRungMonths === 0 ? Number.POSITIVE_INFINITY : tallRungMonths;

/** Whether other rules let files go that would have stayed: nobody brings those back. */
export const deletesMore = (before: Rules, after: Rules): boolean =>
  sourceDays(after) < sourceDays(before) || rungMonths(after) < rungMonths(before);
