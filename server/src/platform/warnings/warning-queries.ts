import type { Executor } from '../db/database.ts';

export async function upsertWarning(db: Executor, kind: string, detail: string): Promise<void> {
  await db.query(
    `insert into operator_warnings as known (kind, detail) values ($1, $2)
     on conflict (kind) do update set detail = excluded.detail, told_at = now(),
       first_told_at = case when known.told_at < now() - interval '1 day' then now() else known.first_told_at end`,
    [kind, detail.slice(0, 300)],
    'upsert_warning',
  );
}

export interface WarningRow {
  kind: string;
  detail: string;
  first_told_at: Date;
  told_at: Date;
}

export const readWarnings = (db: Executor): Promise<WarningRow[]> =>
  db.query<WarningRow>(
    'select kind, detail, first_told_at, told_at from operator_warnings order by first_told_at, kind',
    [],
    'read_warnings',
  );
