import type { ActivityStep } from '#contract/overview.ts';
import type { ActivityPeriod } from '#contract/overview-lists.ts';
import * as texts from '../../texts/admin-frame.ts';

export const periodNames: Readonly<Record<ActivityPeriod, string>> = {
  day: texts.n24Hours,
  week: texts.n7Days,
  month: texts.n30Days,
};
/** What the figures of each period stand for, and beside what. */
export const periodNotes: Readonly<Record<ActivityPeriod, string>> = {
  day: texts.noteFor24Hours,
  week: texts.noteFor7Days,
  month: texts.noteFor30Days,
};

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** `14:00`, or `24 Nov`. */
export const stepWords = (period: ActivityPeriod, { from }: Pick<ActivityStep, 'from'>): string =>
  period === 'day' ? from.slice(11, 16) : dayForm.format(Date.parse(from));
