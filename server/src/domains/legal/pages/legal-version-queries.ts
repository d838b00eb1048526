import type { LegalPageName } from '#contract/legal-lists.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';

export interface VersionRow {
  number: number;
  body: string;
  /** `YYYY-MM-DD`. */
  effective_on: string | null;
  summary: string;
  published_at: Date;
}
export interface DraftRow {
  id: string;
  body: string;
  effective_on: string | null;
  summary: string;
  updated_at: Date;
  writer: string | null;
}
export interface OverviewRow extends Omit<VersionRow, 'body'> {
  page: LegalPageName;
  draft_saved_at: Date | null;
  announced_for: string | null;
}

const heads = `number, to_char(effective_on, 'YYYY-MM-DD') as effective_on, summary, published_at`;

/** Its day has come. Days are of UTC. */
const hasBegun = `coalesce(effective_on <= (now() at time zone 'UTC')::date, true)`;

/** The version in force, which is the newest of those whose day has come, unless one is named. */
export const findVersion = async (
  db: Executor,
  page: LegalPageName,
  number: number | null = null,
): Promise<VersionRow | null> =>
  (
    await db.query<VersionRow>(
      `select ${heads}, body from legal_versions
       where page = $1 and number is not null and (number = $2 or ($2::int is null and ${hasBegun}))
       order by number desc limit 1`,
      [page, number],
      'find_legal_version',
    )
  )[0] ?? null;

/** The version that takes the place of this one next, if one is published and its day is still to come. */
export const findAnnounced = async (
  db: Executor,
  page: LegalPageName,
  inForce: number,
): Promise<Omit<VersionRow, 'body'> | null> =>
  (
    await db.query<Omit<VersionRow, 'body'>>(
      `select ${heads} from legal_versions
       where page = $1 and number > $2 and not ${hasBegun}
       order by effective_on, number desc limit 1`,
      [page, inForce],
      'find_announced_version',
    )
  )[0] ?? null;

/** Versions that are announced and would never be in force if one of this day were published now: the newest counts. */
export const announcedFrom = (
  db: Executor,
  page: LegalPageName,
  day: string,
): Promise<{ number: number; effective_on: string }[]> =>
  db.query(
    `select v.number, to_char(v.effective_on, 'YYYY-MM-DD') as effective_on from legal_versions v
     where v.page = $1 and v.number is not null and not ${hasBegun} and v.effective_on >= $2::date
       -- One that is overtaken already is cancelled no more.
       and not exists (select from legal_versions o where o.page = v.page and o.number > v.number and o.effective_on <= v.effective_on)
     order by v.effective_on, v.number`,
    [page, day],
  );

/** The version that was published last, whether or not its day has come. */
export const findNewest = async (db: Executor, page: LegalPageName): Promise<VersionRow | null> =>
  (
    await db.query<VersionRow>(
      `select ${heads}, body from legal_versions
       where page = $1 and number is not null order by number desc limit 1`,
      [page],
    )
  )[0] ?? null;

/** Whether on this very day a version began that was published before. */
export const anyBeginsToday = async (db: Executor): Promise<boolean> =>
  (
    await db.query(
      `select from legal_versions
       where number is not null and effective_on = (now() at time zone 'UTC')::date limit 1`,
      [],
    )
  ).length > 0;

export const listVersions = (db: Executor, page: LegalPageName): Promise<Omit<VersionRow, 'body'>[]> =>
  db.query<Omit<VersionRow, 'body'>>(
    `select ${heads} from legal_versions where page = $1 and number is not null order by number desc`,
    [page],
  );

/** Version 1, unless another process was first. */
export const insertFirst = (
  db: Executor,
  row: { id: string; page: LegalPageName; body: string; effectiveOn: string | null },
): Promise<unknown> =>
  db.query(
    `insert into legal_versions (id, page, number, body, effective_on, published_at)
     values ($1, $2, 1, $3, $4, now()) on conflict do nothing`,
    [row.id, row.page, row.body, row.effectiveOn],
  );

export const listOverview = (db: Executor): Promise<OverviewRow[]> =>
  db.query<OverviewRow>(
    `select distinct on (page) page, ${heads}, d.updated_at as draft_saved_at,
       (select to_char(min(a.effective_on), 'YYYY-MM-DD') from legal_versions a
        where a.page = v.page and a.number > v.number) as announced_for
     from legal_versions v
     left join lateral (
       select d.updated_at from legal_versions d where d.page = v.page and d.number is null
     ) d on true
     where v.number is not null and ${hasBegun} order by page, number desc`,
  );

const draft = `select d.id, d.body, to_char(d.effective_on, 'YYYY-MM-DD') as effective_on, d.summary, d.updated_at,
    m.username as writer
  from legal_versions d left join members m on m.id = d.written_by
  where d.page = $1 and d.number is null`;

export const findDraft = async (db: Executor, page: LegalPageName): Promise<DraftRow | null> =>
  (await db.query<DraftRow>(draft, [page]))[0] ?? null;

/** One at a time works on the draft of a page, also while there is none yet. */
export async function lockDraft(
  transaction: TransactionExecutor,
  page: LegalPageName,
): Promise<DraftRow | null> {
  await transaction.query('select from legal_versions where page = $1 and number = 1 for update', [page]);
  return findDraft(transaction, page);
}

export const writeDraft = async (
  transaction: TransactionExecutor,
  row: {
    id: string;
    page: LegalPageName;
    body: string;
    effectiveOn: string;
    summary: string;
    writerId: string;
  },
): Promise<Date> =>
  (
    await transaction.query<{ updated_at: Date }>(
      `insert into legal_versions (id, page, body, effective_on, summary, written_by)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (page) where number is null do update set body = excluded.body,
         effective_on = excluded.effective_on, summary = excluded.summary,
         written_by = excluded.written_by, updated_at = now()
       returning date_trunc('milliseconds', updated_at) as updated_at`,
      [row.id, row.page, row.body, row.effectiveOn, row.summary, row.writerId],
    )
  )[0]!.updated_at;

export const publishDraft = async (
  transaction: TransactionExecutor,
  draftId: string,
  publisherId: string,
): Promise<VersionRow> =>
  (
    await transaction.query<VersionRow>(
      `update legal_versions d set published_at = now(), written_by = $2,
         number = (select max(number) + 1 from legal_versions v where v.page = d.page)
       where d.id = $1 returning ${heads}, body`,
      [draftId, publisherId],
    )
  )[0]!;

export const deleteDraft = (transaction: TransactionExecutor, draftId: string): Promise<unknown> =>
  transaction.query('delete from legal_versions where id = $1 and number is null', [draftId]);
