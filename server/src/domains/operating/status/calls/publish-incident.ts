import { statusLimits } from '#contract/status-lists.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { addUpdate, writeIncident } from '../incident-queries.ts';
import { statusReader } from '../status-reader.ts';

const latest = statusLimits.plannedDays * 86_400_000;

/** A moment that somebody wrote; `otherwise` if they wrote none. */
function momentIn(field: string, text: string | null | undefined, otherwise: Date | null): Date | null {
  if (text === null || text === undefined) return otherwise;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || Math.abs(moment.getTime() - Date.now()) > latest)
    throw badInput(field, `Enter a time within ${statusLimits.plannedDays} days of now.`);
  return moment;
}

export const publishIncident = implement('publish_incident', async (input, context) => {
  const isPlanned = input.p_kind === 'maintenance';
  const starts = momentIn('p_starts_at', input.p_starts_at, new Date())!;
  const ends = momentIn('p_ends_at', input.p_ends_at, null);
  if (isPlanned && (ends === null || ends <= starts))
    throw badInput('p_ends_at', 'Enter when it ends: after it starts.');
  if (!isPlanned && ends !== null) throw badInput('p_ends_at', 'Only maintenance has an end that is known.');
  if (!isPlanned && starts.getTime() > Date.now())
    throw badInput('p_starts_at', 'An incident can’t start later than now.');
  const id = newId();
  const row = {
    ...{ id, kind: input.p_kind, title: input.p_title, services: input.p_services },
    ...{ severity: input.p_severity, has_banner: input.p_has_banner },
    ...{ starts_at: starts.toISOString(), ends_at: ends?.toISOString() ?? null },
  };
  await context.db.transaction(async (transaction) => {
    await writeIncident(transaction, row);
    await addUpdate(transaction, newId(), id, input.p_words);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'incident.published',
      targetKind: 'incident',
      targetId: id,
      summary: `Told visitors of ${isPlanned ? 'maintenance' : 'an incident'}: ${input.p_title}`,
      details: { ...row, words: input.p_words },
    });
  });
  await statusReader(context).refresh();
  return { id };
});
