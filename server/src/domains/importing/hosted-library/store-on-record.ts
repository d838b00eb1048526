import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { listHostedLibraries } from './hosted-queries.ts';

/**
 * Stores what was learnt about libraries in one transaction. Storing a key where there was none is logged.
 */
export async function storeOnRecord(
  { db, config, viewer }: Pick<CallContext, 'db' | 'config' | 'viewer'>,
  keep: (transaction: TransactionExecutor) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = new Set(await withKeys(transaction));
    await keep(transaction);
    const libraries = (await withKeys(transaction)).filter((id) => !before.has(id));
    if (libraries.length === 0) return;
    const what = libraries.length === 1 ? `library ${libraries[0]}` : `${libraries.length} libraries`;
    await recordAct(transaction, actorOf(viewer), {
      act: 'library_key.stored',
      targetKind: 'library',
      targetId: libraries.length === 1 ? String(libraries[0]) : null,
      summary: `Stored the key of ${what} of ${config.settings.hostedLibraryName}.`,
      details: { libraries },
    });
  });
}

const withKeys = async (db: Executor): Promise<number[]> =>
  (await listHostedLibraries(db)).filter(({ sealed_key }) => sealed_key !== null).map(({ id }) => id);
