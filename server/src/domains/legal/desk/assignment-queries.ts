import type { TakenKind } from '#contract/desk-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface Assignment {
  kind: TakenKind;
  item_id: string;
  assignee_id: string;
  assignee: string;
}
export const assignmentsOf = (db: Executor, itemIds: readonly string[]): Promise<Assignment[]> =>
  db.query<Assignment>(
    `select a.kind, a.item_id, a.assignee_id, m.username as assignee
     from desk_assignments a join members m on m.id = a.assignee_id where a.item_id = any ($1::uuid[])`,
    [itemIds],
  );

/** False: another admin has it. */
export const insertAssignment = async (
  db: Executor,
  kind: TakenKind,
  itemId: string,
  assigneeId: string,
): Promise<boolean> =>
  (
    await db.query(
      `insert into desk_assignments as a (kind, item_id, assignee_id) values ($1, $2, $3)
       on conflict (kind, item_id) do update set taken_at = now() where a.assignee_id = $3 returning kind`,
      [kind, itemId, assigneeId],
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
