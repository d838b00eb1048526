import type { ManagedWork } from '#contract/managed-works.ts';
import { newId } from '../../../kit/ids.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { actOnWorks, type Done } from '../managing/answer-work.ts';
import { lockWorks } from '../managing/write-queries.ts';
import { insertWorkAct, takeSnapshot } from './snapshot-queries.ts';
import type { Scope } from './undo-rules.ts';

/** Notes what was before and after something that is done to works, so that it can be undone. */
export async function noteForUndo<Result extends { act: string; summary: string; created?: string }>(
  transaction: TransactionExecutor,
  scope: Scope,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await takeSnapshot(transaction, scope);
  const done = await act();
  const all = done.created === undefined ? scope : { ...scope, works: [...scope.works, done.created] };
  const after = await takeSnapshot(transaction, all);
  await insertWorkAct(transaction, {
    ...{ id: newId(), act: done.act, summary: done.summary },
    ...{ scope: all, before, after },
  });
  return done;
}

/** The same on record, answering one of the works. */
export const actWithUndo = (
  context: MemberContext,
  scope: Scope,
  act: (transaction: TransactionExecutor) => Promise<Done & { created?: string }>,
): Promise<ManagedWork> =>
  actOnWorks(context, async (transaction) => {
    await lockWorks(transaction);
    return noteForUndo(transaction, scope, () => act(transaction));
  });
