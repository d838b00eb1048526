import { AppError } from '../../../../../kit/app-error.ts';
import { newId } from '../../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../../platform/audit/record-act.ts';
import { implement } from '../../../../../platform/calls/implement.ts';
import { caseAct } from '../../../cases/case-acts.ts';
import { minorCase } from '../guarded-case.ts';
import { makeEvidencePackage as job } from '../make-evidence-package.job.ts';
import { insertPackage } from '../package-queries.ts';

export const makeEvidencePackage = implement('make_evidence_package', async ({ p_case_id }, context) => {
  const actor = actorOf(context.viewer);
  const id = newId();
  await context.db.transaction(async (transaction) => {
    const one = await minorCase({ db: transaction, viewer: context.viewer }, p_case_id);
    const isNew = await insertPackage(transaction, {
      id,
      caseId: one.id,
      askedBy: actor.id,
      askedByName: actor.name,
    });
    if (!isNew) throw new AppError('conflict', 'We’re already making a package of this case.');
    await context.jobs.enqueue(transaction, job, { packageId: id }, { singletonKey: id });
    await recordAct(
      transaction,
      actor,
      caseAct(one, {
        act: 'evidence.gathered',
        summary: 'Had the evidence of the case gathered and sealed.',
        details: { package_id: id },
      }),
    );
  });
  return { id };
});
