import type { Executor } from '../db/database.ts';

export type RecipientArea = 'all' | 'eu';

/** The month's salt (`2030-01-01`); `fresh` if it has none yet. */
export async function storeMonthSalt(db: Executor, month: string, fresh: Buffer): Promise<Buffer> {
  await db.query('insert into recipient_salts (month, salt) values ($1, $2) on conflict do nothing', [
    month,
    fresh,
  ]);
  const rows = await db.query<{ salt: Buffer }>('select salt from recipient_salts where month = $1', [month]);
  if (!rows[0]) throw new Error(`the salt of ${month} is gone`);
  return rows[0].salt;
}

/** Of months that are over: nobody can tell any longer who is in their sketches. */
export async function dropOldMonthSalts(db: Executor): Promise<void> {
  await db.query(
    `delete from recipient_salts where month < date_trunc('month', now() at time zone 'UTC')::date`,
  );
}

/** The stored sketch, made if there is none, and locked until the transaction ends. */
export async function lockSketch(db: Executor, month: string, area: RecipientArea): Promise<Buffer> {
  await db.query(
    `insert into recipient_sketches (month, area, registers) values ($1, $2, decode(repeat('00', 4096), 'hex'))
     on conflict do nothing`,
    [month, area],
  );
  const [row] = await db.query<{ registers: Buffer }>(
    'select registers from recipient_sketches where month = $1 and area = $2 for update',
    [month, area],
  );
  return (row as { registers: Buffer }).registers;
}

export async function writeSketch(
  db: Executor,
  month: string,
  area: RecipientArea,
  registers: Buffer,
): Promise<void> {
  await db.query('update recipient_sketches set registers = $3 where month = $1 and area = $2', [
    month,
    area,
    registers,
  ]);
}

/** The newest months' sketches, latest first. */
export const listSketches = (
  db: Executor,
  months: number,
): Promise<{ month: string; area: RecipientArea; registers: Buffer }[]> =>
  db.query(
    `select to_char(month, 'YYYY-MM') as month, area, registers from recipient_sketches
     where month in (select distinct month from recipient_sketches order by month desc limit $1)
     order by month desc, area`,
    [months],
  );
