import { packageLimits } from '#contract/evidence-lists.ts';
import type { Executor } from '../../../../platform/db/database.ts';

export interface PackageRow {
  id: string;
  case_id: string;
  state: 'making' | 'ready' | 'failed';
  asked_by_name: string;
  asked_at: Date;
  made_at: Date | null;
  delete_at: Date | null;
  sealed_key: Buffer | null;
  sealed_manifest: Buffer | null;
  manifest_sha256: Buffer | null;
  file_count: number;
  bytes: number;
}
const columns = `id, case_id, state, asked_by_name, asked_at, made_at, delete_at, sealed_key, sealed_manifest, manifest_sha256,
  file_count, bytes`;

export const packagesOf = (db: Executor, caseId: string): Promise<PackageRow[]> =>
  db.query<PackageRow>(
    `select ${columns} from evidence_packages where case_id = $1 order by asked_at desc, id desc limit ${packageLimits.shown}`,
    [caseId],
  );

export const findPackage = async (db: Executor, id: string): Promise<PackageRow | null> =>
  (await db.query<PackageRow>(`select ${columns} from evidence_packages where id = $1`, [id]))[0] ?? null;

/** False: one is being made. */
export const insertPackage = async (
  db: Executor,
  one: { id: string; caseId: string; askedBy: string | null; askedByName: string },
): Promise<boolean> =>
  (
    await db.query(
      `insert into evidence_packages (id, case_id, asked_by, asked_by_name) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [one.id, one.caseId, one.askedBy, one.askedByName],
    )
  ).length > 0;

export interface SealedPackage {
  id: string;
  key: Buffer;
  manifest: Buffer;
  manifestSha256: Buffer;
  fileCount: number;
  bytes: number;
}
/** False: nobody waits for it any longer. */
export const writePackage = async (db: Executor, one: SealedPackage): Promise<boolean> =>
  (
    await db.query(
      `update evidence_packages set state = 'ready', made_at = now(), delete_at = now() + interval '${packageLimits.days} days',
         sealed_key = $2, sealed_manifest = $3, manifest_sha256 = $4, file_count = $5, bytes = $6
       where id = $1 and state = 'making' returning id`,
      [one.id, one.key, one.manifest, one.manifestSha256, one.fileCount, one.bytes],
    )
  ).length > 0;

export async function failPackage(db: Executor, id: string): Promise<void> {
  await db.query(`update evidence_packages set state = 'failed' where id = $1 and state = 'making'`, [id]);
}

export interface OpeningRow {
  package_id: string;
  member_id: string | null;
  member_name: string;
  reason: string;
  at: Date;
}
export const openingsOf = (db: Executor, packageIds: readonly string[]): Promise<OpeningRow[]> =>
  db.query<OpeningRow>(
    `select package_id, member_id, member_name, reason, at from evidence_openings
     where package_id = any ($1::uuid[]) order by at desc, id desc`,
    [packageIds],
  );

export async function insertOpening(
  db: Executor,
  one: { packageId: string; memberId: string | null; memberName: string; reason: string },
): Promise<void> {
  await db.query(
    'insert into evidence_openings (package_id, member_id, member_name, reason) values ($1, $2, $3, $4)',
    [one.packageId, one.memberId, one.memberName, one.reason],
  );
}

/** Until when a member may read a package that they opened; null: not now. */
export const openUntil = async (db: Executor, packageId: string, memberId: string): Promise<Date | null> =>
  (
    await db.query<{ until: Date }>(
      `select at + interval '${packageLimits.openMinutes} minutes' as until from evidence_openings
       where package_id = $1 and member_id = $2 and at > now() - interval '${packageLimits.openMinutes} minutes'
       order by at desc limit 1`,
      [packageId, memberId],
    )
  )[0]?.until ?? null;

export interface AuthorityReportRow {
  authority: string;
  reference: string;
  noted_by_name: string;
  noted_at: Date;
}
export const authorityReportsOf = (db: Executor, caseId: string): Promise<AuthorityReportRow[]> =>
  db.query<AuthorityReportRow>(
    `select authority, reference, noted_by_name, noted_at from authority_reports
     where case_id = $1 order by noted_at desc, id desc limit ${packageLimits.shown}`,
    [caseId],
  );

/** Its packages stay for a year from now on. */
export async function insertAuthorityReport(
  db: Executor,
  one: {
    id: string;
    caseId: string;
    authority: string;
    reference: string;
    by: string | null;
    byName: string;
  },
): Promise<void> {
  await db.query(
    `insert into authority_reports (id, case_id, authority, reference, noted_by, noted_by_name) values ($1, $2, $3, $4, $5, $6)`,
    [one.id, one.caseId, one.authority, one.reference, one.by, one.byName],
  );
  await db.query(
    `update evidence_packages set delete_at = now() + interval '${packageLimits.days} days' where case_id = $1 and state = 'ready'`,
    [one.caseId],
  );
}

/** Some whose time is over, unless their case is under a legal hold; also those that could not be made. */
export const duePackages = (db: Executor, most: number): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `select id from evidence_packages p
     where (delete_at <= now() or (state = 'failed' and asked_at < now() - interval '1 day'))
       and not is_on_hold(array['case'], array[case_id])
     order by id limit $1 for update skip locked`,
    [most],
  );

export async function deletePackages(db: Executor, ids: readonly string[]): Promise<void> {
  await db.query('delete from evidence_packages where id = any ($1::uuid[])', [ids]);
}
