import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { clearLibraryKeys, deleteHostedAccount } from '../hosted-queries.ts';

export const forgetHostedKeys = implement('forget_hosted_keys', async (input, { db, config, viewer }) => {
  const id = input.p_library_id ?? null;
  const forgotten = await db.transaction(async (transaction) => {
    const had = await (id === null ? deleteHostedAccount(transaction) : clearLibraryKeys(transaction, id));
    if (had)
      await recordAct(transaction, actorOf(viewer), {
        act: 'library_key.forgotten',
        targetKind: 'library',
        targetId: id === null ? null : String(id),
        summary:
          id === null
            ? `Forgot the account key of ${config.settings.hostedLibraryName}.`
            : `Forgot the keys of the library ${id}.`,
      });
    return had;
  });
  return { forgotten };
});
