import type { Executor } from '../db/database.ts';

export interface SettingRow {
  name: string;
  /** Null: back to what the file, the environment or the default says. */
  value: unknown;
  version: number;
  changedAt: Date;
  changedBy: string | null;
}

export const readSettingRows = (db: Executor): Promise<SettingRow[]> =>
  db.query<SettingRow>(
    `select name, value, version, changed_at as "changedAt", changed_by as "changedBy"
     from site_settings order by version`,
    [],
    'read-site-settings',
  );

/** Serialises changes of the settings until the transaction ends. Readers do not wait. */
export const lockSettings = (transaction: Executor): Promise<unknown> =>
  transaction.query('lock table site_settings in share row exclusive mode');

export const writeSetting = (
  transaction: Executor,
  row: { name: string; value: unknown; version: number; changedBy: string | null },
): Promise<unknown> =>
  transaction.query(
    `insert into site_settings as s (name, value, version, changed_by) values ($1, $2, $3, $4)
     on conflict (name) do update
       set value = excluded.value, version = excluded.version, changed_by = excluded.changed_by, changed_at = now()`,
    [row.name, row.value === null ? null : JSON.stringify(row.value), row.version, row.changedBy],
    'write-site-setting',
  );
