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

export interface ActRow {
  id: number;
  acted_at: Date;
  actor_id: string | null;
  actor_name: string;
  act: string;
  target_kind: string;
  target_id: string | null;
  summary: string;
  details: Record<string, unknown>;
}
export interface ActFilter {
  /** Part of the sentence, in any case. */
  words: string | null;
  actor: string | null;
  /** Whole, or the noun before its dot. */
  act: string | null;
  targetKind: string | null;
  targetId: string | null;
  /** Acts on these are left out. */
  hiddenKinds: readonly string[];
  hiddenIds: readonly string[];
  /** Older than this id. */
  before: number | null;
  limit: number;
}

/** Latest first. */
export function listActs(db: Executor, filter: ActFilter): Promise<ActRow[]> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const where = (value: unknown, condition: (at: string) => string): void => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const pattern = filter.words?.toLowerCase().replace(/[\\%_]/g, '\\$&');
  where(pattern === undefined ? null : `%${pattern}%`, (at) => `lower(summary) like ${at}`);
  where(filter.actor, (at) => `lower(actor_name) = lower(${at})`);
  where(filter.act, (at) => `(act = ${at} or split_part(act, '.', 1) = ${at})`);
  where(filter.targetKind, (at) => `target_kind = ${at}`);
  where(filter.targetId, (at) => `target_id = ${at}`);
  where(
    filter.hiddenKinds.length === 0 ? null : filter.hiddenKinds,
    (at) => `target_kind <> all (${at}::text[])`,
  );
  where(
    filter.hiddenIds.length === 0 ? null : filter.hiddenIds,
    (at) => `(target_id <> all (${at}::text[])) is not false`,
  );
  where(filter.before, (at) => `id < ${at}`);
  values.push(filter.limit);
  return db.query<ActRow>(
    `select id, acted_at, actor_id, actor_name, act, target_kind, target_id, summary, details from admin_acts
     ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`} order by id desc limit $${values.length}`,
    values,
  );
}

const actsOnMost = 100;
/** What was done to something known under several ids, latest first. */
export const actsOn = (
  db: Executor,
  targetKinds: readonly string[],
  targetIds: readonly string[],
): Promise<ActRow[]> =>
  db.query<ActRow>(
    `select id, acted_at, actor_id, actor_name, act, target_kind, target_id, summary, details from admin_acts
     where target_kind = any ($1::text[]) and target_id = any ($2::text[]) order by id desc limit ${actsOnMost}`,
    [targetKinds, targetIds],
    'acts_on',
  );
