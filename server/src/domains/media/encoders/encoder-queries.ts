import type { Executor } from '../../../platform/db/database.ts';

export interface EncoderStanding {
  /** The machine of the worker. */
  host: string;
  encoder: 'software' | 'nvenc' | 'qsv' | 'vaapi';
  works: boolean;
  /** Why not, in the words of the program. */
  why: string | null;
  /** It makes the better qualities there now. */
  isUsed: boolean;
  failures: number;
  setAsideAt: Date | null;
  checkedAt: Date;
}

/** Machines that no worker was started on for this long are not told of. */
const shownDays = 30;

/** Writes anew what a worker found on its machine. */
export async function writeStandings(
  db: Executor,
  host: string,
  found: readonly Pick<EncoderStanding, 'encoder' | 'works' | 'why' | 'isUsed'>[],
): Promise<void> {
  await db.query(
    `with gone as (
       delete from worker_encoders where checked_at < now() - make_interval(days => $3)
         or host = $1 and encoder not in (select x.encoder from jsonb_to_recordset($2::jsonb) x (encoder text)))
     insert into worker_encoders as w (host, encoder, works, why, is_used)
     select $1, x.encoder, x.works, x.why, x."isUsed"
     from jsonb_to_recordset($2::jsonb) x (encoder text, works boolean, why text, "isUsed" boolean)
     on conflict (host, encoder) do update set works = excluded.works, why = excluded.why, is_used = excluded.is_used,
       failures = 0, set_aside_at = null, checked_at = now()`,
    [host, JSON.stringify(found), shownDays],
  );
}

/** Counts a run that only software could make. `isSetAside`: it is tried no more until the worker starts again. */
export async function countFailure(
  db: Executor,
  host: string,
  encoder: string,
  { isSetAside, why }: { isSetAside: boolean; why: string },
): Promise<void> {
  await db.query(
    `update worker_encoders set failures = failures + 1, why = $4,
       set_aside_at = case when $3 then now() else set_aside_at end, is_used = is_used and not $3
     where host = $1 and encoder = $2`,
    [host, encoder, isSetAside, why],
  );
  if (isSetAside)
    await db.query(`update worker_encoders set is_used = true where host = $1 and encoder = 'software'`, [
      host,
    ]);
}

/** What each worker's machine can encode with, by their names. */
export const encoderStandings = (db: Executor): Promise<EncoderStanding[]> =>
  db.query<EncoderStanding>(
    `select host, encoder, works, why, is_used as "isUsed", failures, set_aside_at as "setAsideAt",
       checked_at as "checkedAt"
     from worker_encoders order by host, encoder limit 200`,
    [],
    'encoder_standings',
  );
