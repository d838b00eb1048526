import { statusLimits } from '#contract/status-lists.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { addUpdate, changeIncident, lockIncident } from '../incident-queries.ts';
import { statusReader } from '../status-reader.ts';

export const updateIncident = implement('update_incident', async (input, context) => {
  await context.db.transaction(async (transaction) => {
    const incident = await lockIncident(transaction, input.p_id);
    if (incident === null) throw new AppError('notFound', 'There’s no incident like this.');
    if (incident.is_over) throw new AppError('conflict', 'It’s over. If it came back, publish it anew.');
    if (incident.updates >= statusLimits.updates)
      throw new AppError('conflict', 'It has as many updates as it can. End it and publish a new one.');
    await addUpdate(transaction, newId(), input.p_id, input.p_words);
    await changeIncident(transaction, input.p_id, {
      isOver: input.p_is_over,
      hasBanner: input.p_has_banner,
    });
    await recordAct(transaction, actorOf(context.viewer), {
      act: input.p_is_over ? 'incident.ended' : 'incident.updated',
      targetKind: 'incident',
      targetId: input.p_id,
      summary: `${input.p_is_over ? 'Ended' : 'Updated'} “${incident.title}”`,
      details: { words: input.p_words, has_banner: input.p_has_banner },
    });
  });
  await statusReader(context).refresh();
  return { updated: true as const };
});
