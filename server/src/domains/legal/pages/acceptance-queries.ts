import type { Executor } from '../../../platform/db/database.ts';

export const insertAcceptance = (db: Executor, memberId: string, number: number): Promise<unknown> =>
  db.query(
    'insert into terms_acceptances (member_id, number) values ($1, $2) on conflict do nothing',
    [memberId, number],
    'accept_terms',
  );

export const hasAccepted = async (db: Executor, memberId: string, number: number): Promise<boolean> =>
  (
    await db.query(
      'select from terms_acceptances where member_id = $1 and number = $2',
      [memberId, number],
      'has_accepted_terms',
    )
  ).length > 0;

export const acceptancesOf = (
  db: Executor,
  memberId: string,
): Promise<{ number: number; accepted_at: Date }[]> =>
  db.query('select number, accepted_at from terms_acceptances where member_id = $1 order by accepted_at', [
    memberId,
  ]);
