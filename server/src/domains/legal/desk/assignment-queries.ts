import type { TakenKind } from '#contract/desk-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface Assignment {
  kind: TakenKind;
  item_id: string;
  assignee_id: string;
  assignee: string;
  taken_at: Date;
}
/** Those of admins: what somebody had who is none any more is free. */
export const assignmentsOf = (db: Executor, itemIds: readonly string[]): Promise<Assignment[]> =>
  db.query<Assignment>(
    `select a.kind, a.item_id, a.assignee_id, a.taken_at, m.username as assignee
     from desk_assignments a join members m on m.id = a.assignee_id and m.role = 'admin' where a.item_id = any ($1::uuid[])`,
    [itemIds],
  );

/** Who has one, locked until the transaction ends; null: nobody who may. */
export const lockAssignment = async (
  db: Executor,
  kind: TakenKind,
  itemId: string,
): Promise<Assignment | null> =>
  (
    await db.query<Assignment>(
      `select a.kind, a.item_id, a.assignee_id, a.taken_at, m.username as assignee
       from desk_assignments a join members m on m.id = a.assignee_id and m.role = 'admin'
       where a.kind = $1 and a.item_id = $2 for update of a`,
      [kind, itemId],
    )
  )[0] ?? null;

/** `from`: whose it may be by now; null: nobody's who may have it. False: another admin was faster. */
export const writeAssignment = async (
  db: Executor,
  {
    kind,
    itemId,
    assigneeId,
    from,
  }: { kind: TakenKind; itemId: string; assigneeId: string; from: string | null },
): Promise<boolean> =>
  (
    await db.query(
      `insert into desk_assignments as a (kind, item_id, assignee_id) values ($1, $2, $3)
       on conflict (kind, item_id) do update set taken_at = now(), assignee_id = $3
         where a.assignee_id in ($3, $4) or not exists (select from members where id = a.assignee_id and role = 'admin')
       returning kind`,
      [kind, itemId, assigneeId, from],
    )
  ).length > 0;

/** Only by whoever has it. */
export async function deleteAssignment(
  db: Executor,
  kind: TakenKind,
  itemId: string,
  assigneeId: string,
): Promise<void> {
  await db.query('delete from desk_assignments where kind = $1 and item_id = $2 and assignee_id = $3', [
    kind,
    itemId,
    assigneeId,
  ]);
}
/** Of what was answered long ago nobody asks any more who had it. */
export async function forgetOldAssignments(db: Executor, days: number): Promise<void> {
  await db.query(`delete from desk_assignments where taken_at < now() - $1 * interval '1 day'`, [days]);
}
