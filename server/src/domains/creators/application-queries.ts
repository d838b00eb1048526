import type { ApplicationState } from '#contract/application-lists.ts';
import type { Role } from '#contract/roles.ts';
import type { Executor } from '../../platform/db/database.ts';

export interface ApplicationRow {
  id: string;
  applicant_id: string;
  state: ApplicationState;
  makes: string;
  about: string;
  links: string[];
  reason: string | null;
  declared_at: Date;
  created_at: Date;
  decided_at: Date | null;
}
const columns = 'id, applicant_id, state, makes, about, links, reason, declared_at, created_at, decided_at';

export const latestOf = async (db: Executor, applicantId: string): Promise<ApplicationRow | null> =>
  (
    await db.query<ApplicationRow>(
      `select ${columns} from creator_applications where applicant_id = $1 order by created_at desc, id desc limit 1`,
      [applicantId],
      'latest_application',
    )
  )[0] ?? null;

/** When a member applied within this many days, oldest first. */
export const recentOf = async (db: Executor, applicantId: string, days: number): Promise<Date[]> =>
  (
    await db.query<{ created_at: Date }>(
      `select created_at from creator_applications
       where applicant_id = $1 and created_at > now() - $2 * interval '1 day' order by created_at, id`,
      [applicantId, days],
      'recent_applications',
    )
  ).map((row) => row.created_at);

export async function insertApplication(
  db: Executor,
  row: { id: string; applicantId: string; makes: string; about: string; links: readonly string[] },
): Promise<ApplicationRow> {
  const [written] = await db.query<ApplicationRow>(
    `insert into creator_applications (id, applicant_id, makes, about, links) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    [row.id, row.applicantId, row.makes, row.about, row.links],
  );
  if (!written) throw new Error('an application was not written');
  return written;
}

/** Withdraws a pending application; null: there is none. */
export const withdrawWaiting = async (
  db: Executor,
  applicantId: string,
  id: string,
): Promise<ApplicationRow | null> =>
  (
    await db.query<ApplicationRow>(
      `update creator_applications set state = 'withdrawn', decided_at = now()
       where id = $2 and applicant_id = $1 and state = 'pending' returning ${columns}`,
      [applicantId, id],
    )
  )[0] ?? null;

export const applicantOf = async (db: Executor, id: string): Promise<string | null> =>
  (
    await db.query<{ applicant_id: string }>('select applicant_id from creator_applications where id = $1', [
      id,
    ])
  )[0]?.applicant_id ?? null;

/** Locks the application until the transaction ends. */
export const lockApplication = async (db: Executor, id: string): Promise<ApplicationRow | null> =>
  (
    await db.query<ApplicationRow>(`select ${columns} from creator_applications where id = $1 for update`, [
      id,
    ])
  )[0] ?? null;

export async function writeDecision(
  db: Executor,
  decision: { id: string; state: 'approved' | 'refused'; reason: string | null; deciderId: string | null },
): Promise<void> {
  await db.query(
    'update creator_applications set state = $2, reason = $3, decided_by = $4, decided_at = now() where id = $1',
    [decision.id, decision.state, decision.reason, decision.deciderId],
  );
}

export interface EntryRow {
  id: string;
  state: ApplicationState;
  makes: string;
  created_at: Date;
  decided_at: Date | null;
  reviewer: string | null;
  applicant_id: string;
  username: string;
  display_name: string | null;
  email: string;
  role: Role;
  is_active: boolean;
}
/** Over `creator_applications a` with `joins`. */
export const people = `p.username, p.display_name, ac.email, p.role,
  (ac.suspended_at is null or ac.suspended_until <= now()) as is_active, r.username as reviewer`;
export const joins = `join members p on p.id = a.applicant_id join accounts ac on ac.id = a.applicant_id
  left join members r on r.id = a.decided_by`;

export interface RecordRow extends ApplicationRow, EntryRow {
  joined_at: Date;
  is_email_confirmed: boolean;
  strikes: number;
}
export const findRecord = async (db: Executor, id: string): Promise<RecordRow | null> =>
  (
    await db.query<RecordRow>(
      `select a.id, a.applicant_id, a.state, a.makes, a.about, a.links, a.reason, a.declared_at, a.created_at,
         a.decided_at, ${people}, ac.created_at as joined_at, ac.email_verified_at is not null as is_email_confirmed,
         (select count(*)::int from account_strikes s where s.account_id = a.applicant_id and s.ends_at > now()) as strikes
       from creator_applications a ${joins} where a.id = $1`,
      [id],
    )
  )[0] ?? null;

const mostEarlier = 20;
/** A member's applications, latest first. */
export const applicationsOf = (
  db: Executor,
  applicantId: string,
  limit: number | null = mostEarlier,
): Promise<ApplicationRow[]> =>
  db.query<ApplicationRow>(
    `select ${columns} from creator_applications where applicant_id = $1 order by created_at desc, id desc limit $2`,
    [applicantId, limit],
  );
