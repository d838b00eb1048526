import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos } from '../../reviewing/who-reviews.ts';
import { dropPlaceRule, placeRuleOf } from '../place-rule-queries.ts';

export const removePlaceRule = implement('remove_place_rule', async (input, context) => {
  const { p_kind: kind, p_subject_id: id } = input;
  const hidden = kind === 'video' ? await hiddenVideos(context) : [];
  const actor = actorOf(context.viewer);
  await context.db.transaction(async (transaction) => {
    const rule = hidden.includes(id) ? null : await placeRuleOf(transaction, kind, id);
    if (rule === null) throw new AppError('notFound', 'Say where it’s shown.');
    if (rule.case_id !== null)
      throw new AppError('conflict', 'A decision limits it. To change that, decide its case again.');
    await dropPlaceRule(transaction, kind, id);
    await recordAct(transaction, actor, {
      act: 'place.removed',
      targetKind: kind,
      targetId: id,
      summary: `Has a ${kind} shown everywhere again.`,
      details: { mode: rule.mode, places: rule.places },
    });
  });
  return { removed: true as const };
});
