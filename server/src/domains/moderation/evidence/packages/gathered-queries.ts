import type { Executor } from '../../../../platform/db/database.ts';

export interface GatheredThing {
  kind: string;
  id: string;
  /** The row as it is; null: it was deleted. */
  row: Record<string, unknown> | null;
  /** What it showed when it was last reported. */
  reported: Record<string, unknown> | null;
  keys: string[];
}
/** What a case is about, with the keys of its files; folders end with `/`. */
export const thingsOf = (db: Executor, caseId: string): Promise<GatheredThing[]> =>
  db.query<GatheredThing>(
    `select c.target_kind as kind, c.target_id as id, t.thing as row,
       (select r.evidence from reports r where r.target_kind = c.target_kind and r.target_id = c.target_id
         order by r.created_at desc, r.id desc limit 1) as reported,
       evidence_files(c.target_kind, coalesce(t.thing, '{}')) as keys
     from cases c cross join lateral (select evidence_of(c.target_kind, c.target_id) as thing) t
     where c.id = $1 or c.merged_into = $1 order by c.created_at, c.id`,
    [caseId],
  );

export interface GatheredReport {
  at: Date;
  reason: string;
  text: string | null;
  of: string;
  by_the_site: boolean;
}
/** Who reported it stays out: whoever reads the package has no need to know. */
export const reportsAbout = (db: Executor, caseId: string): Promise<GatheredReport[]> =>
  db.query<GatheredReport>(
    `select r.created_at as at, r.reason_category as reason, r.custom_reason_text as text, r.target_kind as of,
       r.found_by is not null as by_the_site
     from reports r join cases c on c.target_kind = r.target_kind and c.target_id = r.target_id
     where c.id = $1 or c.merged_into = $1 order by r.created_at, r.id limit 1000`,
    [caseId],
  );
