import type { Executor } from '../db/database.ts';

export interface NewAct {
  actorId: string | null;
  actorName: string;
  act: string;
  targetKind: string;
  targetId: string | null;
  summary: string;
  details: Record<string, unknown>;
}

export async function insertAct(db: Executor, act: NewAct): Promise<void> {
  await db.query(
    `insert into admin_acts (actor_id, actor_name, act, target_kind, target_id, summary, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      act.actorId,
      act.actorName,
      act.act,
      act.targetKind,
      act.targetId,
      act.summary,
      JSON.stringify(act.details),
    ],
    'insert-act',
  );
}
