import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import type { Input, Output } from '#contract/calls.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { isDay } from '../../../kit/dates.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { adMoment } from '../ad-time.ts';
import {
  type Amounts,
  type CorrectionRow,
  findCorrection,
  insertCorrection,
  lockPosting,
  readPostingDay,
} from './correction-queries.ts';
import { correctionView } from './read-ad-report.ts';

const names = {
  served: 'impressions',
  viewable: 'viewable impressions',
  clicks: 'clicks',
  conversions: 'conversions',
  spent: 'spend',
} as const satisfies Record<keyof Amounts, string>;

/** Adds a correction beside the figures of a day that is over, on record. Throws `badInput` and `notFound`. */
export function correctFigures(
  context: MemberContext,
  input: Input<'correct_ad_figures'>,
): Promise<Output<'correct_ad_figures'>> {
  const reason = cleanText(input.p_reason);
  if (reason === '') throw badInput('p_reason', 'Say why you’re correcting the figures.');
  if (reason.length > most.reason)
    throw badInput('p_reason', `Keep the reason under ${most.reason} characters.`);
  const day = input.p_day;
  if (!isDay(day)) throw badInput('p_day', 'Enter a day such as 2030-01-31.');
  if (day >= adMoment(context.config.settings.adTimeZone, Date.now()).day)
    throw badInput('p_day', 'Only a day that is over is corrected.');
  const amounts: Amounts = {
    served: input.p_served ?? 0,
    viewable: input.p_viewable ?? 0,
    clicks: input.p_clicks ?? 0,
    conversions: input.p_conversions ?? 0,
    spent: input.p_spent ?? 0,
  };
  const changed = (Object.keys(names) as (keyof Amounts)[]).filter((name) => amounts[name] !== 0);
  if (changed.length === 0) throw badInput('p_served', 'Enter what to add or remove.');
  return context.db.transaction(async (transaction) => {
    const posting = await lockPosting(transaction, input.p_posting_id);
    if (posting === null) throw new AppError('notFound', 'There is no such posting.');
    const before = await readPostingDay(transaction, posting.number, day);
    for (const name of changed)
      if (before[name] + amounts[name] < 0)
        throw badInput(`p_${name}`, `There are only ${before[name]} ${names[name]} on that day.`);
    const id = newId();
    const actor = actorOf(context.viewer);
    await insertCorrection(transaction, {
      ...{ id, number: posting.number, day, reason, madeBy: actor.name },
      ...amounts,
    });
    const row = (await findCorrection(transaction, id)) as CorrectionRow;
    await recordAct(transaction, actor, {
      ...{ act: 'ad_figure.corrected', targetKind: 'ad_posting', targetId: input.p_posting_id },
      summary: `Corrected the figures of “${row.campaign_name}” on ${day}: ${reason}`,
      details: { day, reason, before, added: amounts },
    });
    return correctionView(row);
  });
}
