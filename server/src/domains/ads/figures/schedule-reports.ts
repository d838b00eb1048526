import type { AdSchedule } from '#contract/ad-figure-shapes.ts';
import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import type { Input, Output } from '#contract/calls.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { adMoment } from '../ad-time.ts';
import { questionOf, sourceOf } from './report-rules.ts';
import {
  deleteSchedule,
  insertSchedule,
  listSchedules,
  type ScheduleRow,
  writeSchedule,
} from './schedule-queries.ts';
import { nextDay } from './schedule-rules.ts';

const none = (): AppError => new AppError('notFound', 'You have no such report.');

export const scheduleView = ({ account_id: _account, ...row }: ScheduleRow): AdSchedule => ({
  ...row,
  next_at: row.next_at.toISOString(),
  last_sent_at: row.last_sent_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** Has a report come to whoever asks, on record. Throws `badInput`, `notFound` and `conflict`. */
export function saveSchedule(
  context: MemberContext,
  input: Input<'save_ad_schedule'>,
): Promise<Output<'save_ad_schedule'>> {
  const name = cleanText(input.p_name).replace(/\s+/g, ' ');
  if (name === '') throw badInput('p_name', 'Give the report a name.');
  if (name.length > most.name) throw badInput('p_name', `Keep the name under ${most.name} characters.`);
  const question = questionOf(input);
  sourceOf(question);
  const { adTimeZone: timeZone } = context.config.settings;
  const period = input.p_period;
  const day = nextDay(period, adMoment(timeZone, Date.now()).day);
  return context.db.transaction(async (transaction) => {
    const row = { account_id: context.memberId, name, period, question, day, timeZone };
    const own = await listSchedules(transaction, context.memberId);
    if (!input.p_id && own.length >= most.schedules)
      throw new AppError('conflict', `You have ${most.schedules} reports by email. Delete one first.`);
    const written = input.p_id
      ? await writeSchedule(transaction, { ...row, id: input.p_id })
      : await insertSchedule(transaction, { ...row, id: newId() });
    if (written === null) throw none();
    await recordAct(transaction, actorOf(context.viewer), {
      ...{ act: 'ad_figure.schedule_saved', targetKind: 'ad_schedule', targetId: written.id },
      summary: `Has the report “${name}” come by email, ${period}.`,
      details: { period, question },
    });
    return scheduleView(written);
  });
}

/** Throws `notFound`. */
export const dropSchedule = (context: MemberContext, id: string): Promise<Output<'delete_ad_schedule'>> =>
  context.db.transaction(async (transaction) => {
    const name = await deleteSchedule(transaction, id, context.memberId);
    if (name === null) throw none();
    await recordAct(transaction, actorOf(context.viewer), {
      ...{ act: 'ad_figure.schedule_deleted', targetKind: 'ad_schedule', targetId: id },
      summary: `Ended the report “${name}” by email.`,
    });
    return { success: true, message: 'We won’t send this report anymore.' };
  });
