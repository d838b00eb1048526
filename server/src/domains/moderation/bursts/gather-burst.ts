import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { caseAct } from '../cases/case-acts.ts';
import { lockCase, mergeInto, refreshCases, targetsOf } from '../cases/case-queries.ts';
import { lockTargets } from '../cases/decide-case.ts';
import { burstCases, markBurst } from './burst-queries.ts';
import { planBurst } from './burst-rules.ts';

/**
 * Merges what was reported about one author within a day as showing a minor into one case, if there is much
 * of it; that case comes before all others. On record. Answers how many cases went into it. Can run twice.
 */
export const gatherBurst = ({ db }: Pick<Platform, 'db'>, ownerId: string): Promise<number> =>
  db.transaction(async (transaction) => {
    // In the order used everywhere: things, then cases.
    const seen = await burstCases(transaction, ownerId);
    if (planBurst(seen) === null) return 0;
    const targets = [];
    for (const { id } of seen) targets.push(...(await targetsOf(transaction, id)));
    await lockTargets(transaction, targets);
    for (const id of seen.map((one) => one.id).sort()) await lockCase(transaction, id, true);
    const held = new Set(seen.map(({ id }) => id));
    // What arrived in the meantime has its own job.
    const plan = planBurst((await burstCases(transaction, ownerId)).filter(({ id }) => held.has(id)));
    if (plan === null) return 0;
    for (const id of plan.from) await mergeInto(transaction, id, plan.into);
    await markBurst(transaction, plan.into);
    await refreshCases(transaction, [plan.into]);
    await recordAct(
      transaction,
      theSite,
      caseAct(
        { id: plan.into, is_minor_related: true },
        {
          act: 'case.merged',
          summary: `Made one case of ${plan.from.length + 1}: much of one author was reported at once.`,
          details: { merged: plan.from },
        },
      ),
    );
    return plan.from.length;
  });
