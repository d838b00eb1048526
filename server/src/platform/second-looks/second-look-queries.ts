import type { SecondLookSubject } from '#contract/second-looks.ts';
import type { Executor } from '../db/database.ts';

export interface NewSecondLook {
  id: string;
  call: string;
  input: object;
  subjectKind: SecondLookSubject;
  subjectId: string;
  stood: string;
  isMinorRelated: boolean;
  summary: string;
  askedBy: string;
}
/** False: the same act on the same thing waits already. */
export const insertSecondLook = async (db: Executor, look: NewSecondLook): Promise<boolean> =>
  (
    await db.query(
      `insert into second_looks (id, call, input, subject_kind, subject_id, is_minor_related, summary, asked_by, stood)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (call, subject_id) do nothing returning id`,
      [
        look.id,
        look.call,
        JSON.stringify(look.input),
        look.subjectKind,
        look.subjectId,
        look.isMinorRelated,
        look.summary,
        look.askedBy,
        look.stood,
      ],
    )
  ).length > 0;

export interface SecondLookRow {
  id: string;
  call: string;
  input: object;
  subject_kind: SecondLookSubject;
  subject_id: string;
  stood: string;
  is_minor_related: boolean;
  summary: string;
  asked_by: string;
  asked_at: Date;
}
const columns =
  'id, call, input, subject_kind, subject_id, stood, is_minor_related, summary, asked_by, asked_at';
/** Those about minors are seen by admins with `child_safety` alone. */
const visible = '($1 or not is_minor_related)';

/** Those that wait longest first. */
export const waitingSecondLooks = (
  db: Executor,
  seesMinors: boolean,
  most: number,
): Promise<SecondLookRow[]> =>
  db.query<SecondLookRow>(
    `select ${columns} from second_looks where ${visible} order by asked_at, id limit $2`,
    [seesMinors, most],
  );

export const lockSecondLook = async (
  db: Executor,
  id: string,
  seesMinors: boolean,
): Promise<SecondLookRow | null> =>
  (
    await db.query<SecondLookRow>(
      `select ${columns} from second_looks where id = $2 and ${visible} for update`,
      [seesMinors, id],
    )
  )[0] ?? null;

export async function deleteSecondLook(db: Executor, id: string): Promise<void> {
  await db.query('delete from second_looks where id = $1', [id]);
}
