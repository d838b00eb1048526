import { badInput } from '../../../../../kit/app-error.ts';
import { newId } from '../../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../../platform/audit/record-act.ts';
import { implement } from '../../../../../platform/calls/implement.ts';
import { caseAct } from '../../../cases/case-acts.ts';
import { minorCase } from '../guarded-case.ts';
import { insertAuthorityReport } from '../package-queries.ts';

export const noteAuthorityReport = implement('note_authority_report', async (input, context) => {
  const authority = input.p_authority.trim();
  const reference = input.p_reference.trim();
  if (authority === '') throw badInput('p_authority', 'Say to whom it was reported.');
  if (reference === '') throw badInput('p_reference', 'Enter the number of the report.');
  const actor = actorOf(context.viewer);
  const id = newId();
  await context.db.transaction(async (transaction) => {
    const one = await minorCase({ db: transaction, viewer: context.viewer }, input.p_case_id);
    await insertAuthorityReport(transaction, {
      id,
      caseId: one.id,
      authority,
      reference,
      by: actor.id,
      byName: actor.name,
    });
    await recordAct(
      transaction,
      actor,
      caseAct(one, {
        act: 'evidence.reported',
        summary: `Noted that the case was reported to ${authority} (${reference}).`,
        details: { report_id: id, authority, reference },
      }),
    );
  });
  return { id };
});
