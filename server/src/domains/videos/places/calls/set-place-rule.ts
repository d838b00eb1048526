import { type PlaceKind, placeWords } from '#contract/place-lists.ts';
import { AppError, badInput } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { requireSeen } from '../../reviewing/who-reviews.ts';
import { subjectOfSlug } from '../place-queries.ts';
import { placeRuleOf, writePlaceRule } from '../place-rule-queries.ts';

const names: Readonly<Record<PlaceKind, string>> = { video: 'video', tag: 'tag', category: 'category' };

export const setPlaceRule = implement('set_place_rule', async (input, context) => {
  const reason = input.p_reason.trim();
  if (reason === '') throw badInput('p_reason', 'Say why, in words for whoever asks for it.');
  const { p_kind: kind, p_mode: mode, p_places: places } = input;
  const slug = input.p_slug.trim().toLowerCase();
  const actor = actorOf(context.viewer);
  return context.db.transaction(async (transaction) => {
    const subject = await subjectOfSlug(transaction, kind, slug);
    if (subject === null)
      throw new AppError('notFound', `There is no ${names[kind]} at this address.`, { field: 'p_slug' });
    if (kind === 'video') {
      await requireSeen(context, subject.id);
      if (subject.ownerId !== null && subject.ownerId !== actor.id)
        throw new AppError(
          'conflict',
          'This video is someone else’s. Limit it by a decision on its case, so they get a statement.',
          { field: 'p_slug' },
        );
    }
    if ((await placeRuleOf(transaction, kind, subject.id))?.case_id != null)
      throw new AppError('conflict', 'A decision limits it. To change that, decide its case again.', {
        field: 'p_slug',
      });
    await writePlaceRule(transaction, {
      kind,
      subjectId: subject.id,
      mode,
      places,
      reason,
      caseId: null,
      setBy: actor.id,
      setByName: actor.name,
    });
    await recordAct(transaction, actor, {
      act: 'place.set',
      targetKind: kind,
      targetId: subject.id,
      summary: `Has the ${names[kind]} “${subject.name}” shown ${placeWords({ mode, places })}.`,
      details: { mode, places, reason },
    });
    return { subject_id: subject.id };
  });
});
