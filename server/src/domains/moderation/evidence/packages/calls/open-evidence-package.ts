import { packageLimits } from '#contract/evidence-lists.ts';
import { actorOf, recordAct } from '../../../../../platform/audit/record-act.ts';
import { implement } from '../../../../../platform/calls/implement.ts';
import { caseAct } from '../../../cases/case-acts.ts';
import { readReason } from '../../hold-rules.ts';
import { madePackage, minorCase } from '../guarded-case.ts';
import { insertOpening } from '../package-queries.ts';
import { packagePath } from '../package-view.ts';

export const openEvidencePackage = implement('open_evidence_package', async (input, context) => {
  const reason = readReason(input.p_reason);
  const actor = actorOf(context.viewer);
  return context.db.transaction(async (transaction) => {
    const asking = { db: transaction, viewer: context.viewer };
    const one = await madePackage(asking, input.p_package_id);
    await insertOpening(transaction, {
      packageId: one.id,
      memberId: actor.id,
      memberName: actor.name,
      reason,
    });
    await recordAct(
      transaction,
      actor,
      caseAct(await minorCase(asking, one.case_id), {
        act: 'evidence.opened',
        summary: 'Opened the sealed evidence of the case.',
        details: { package_id: one.id, reason },
      }),
    );
    const until = new Date(Date.now() + packageLimits.openMinutes * 60_000);
    return { download_url: `${packagePath}/${one.id}`, until: until.toISOString() };
  });
});
