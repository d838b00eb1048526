import type { Executor } from '../db/database.ts';

/** Adds answers that were a fault of ours to this hour, and forgets hours long past. */
export async function addErrors(db: Executor, errors: number, days: number): Promise<void> {
  await db.query(
    `with past as (delete from error_hours where hour < now() - $2 * interval '1 day')
     insert into error_hours as so_far (hour, errors) values (date_trunc('hour', now(), 'UTC'), $1)
     on conflict (hour) do update set errors = so_far.errors + excluded.errors`,
    [errors, days],
    'add_errors',
  );
}

/** Hours with errors. */
export const hoursWithErrors = (db: Executor, since: Date): Promise<{ hour: Date; errors: number }[]> =>
  db.query<{ hour: Date; errors: number }>(
    'select hour, errors from error_hours where hour >= $1',
    [since],
    'hours_with_errors',
  );
