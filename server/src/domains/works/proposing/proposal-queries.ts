import type { Executor } from '../../../platform/db/database.ts';

export interface ProposalRow {
  id: string;
  video_id: string;
  origin: 'title' | 'uploader' | 'source';
  state: string;
  work_id: string | null;
  lead: string;
  work_title: string;
  work_kind: string;
  kind: string;
  number: number | null;
  episode_title: string | null;
  cut: string;
  release_group: string | null;
  proposed_at: string;
}
const columns = `p.id, p.video_id, p.origin, p.state, p.work_id, p.lead, p.work_title, p.work_kind, p.kind,
  p.number::float8 as number, p.episode_title, p.cut, p.release_group, p.proposed_at`;

export interface GroupRow {
  lead: string;
  count: number;
  work: object | null;
  proposals: ProposalRow[];
}

/** A page of what waits, by the work it leads to, and up to `most` proposals of each. */
export async function openGroups(
  db: Executor,
  hidden: readonly string[],
  { limit, offset, most }: { limit: number; offset: number; most: number },
): Promise<{ total: number; groups: GroupRow[] }> {
  const rows = await db.query<{ json: { total: number; groups: GroupRow[] } }>(
    `with waiting as materialized (
       select lead, count(*)::int as count, max(proposed_at) as latest from episode_proposals
       where state = 'open' and not (video_id = any ($1::uuid[])) group by lead)
     select json_build_object('total', (select count(*)::int from waiting), 'groups', (
       select coalesce(json_agg(row_to_json(listed)), '[]') from (
         select g.lead, g.count,
           (select json_build_object('id', w.id, 'slug', w.slug, 'title', w.title, 'state', w.state) from works w
              where w.id = (select p.work_id from episode_proposals p
                where p.lead = g.lead and p.state = 'open' limit 1)) as work,
           (select coalesce(json_agg(row_to_json(one)), '[]') from (
              select ${columns} from episode_proposals p
              where p.lead = g.lead and p.state = 'open' and not (p.video_id = any ($1::uuid[]))
              order by p.number nulls last, p.id limit $4) one) as proposals
         from waiting g order by g.count desc, g.latest desc, g.lead limit $2 offset $3) listed)) as json`,
    [hidden, limit, offset, most],
  );
  return rows[0]!.json;
}

export const lockProposals = (db: Executor, ids: readonly string[]): Promise<ProposalRow[]> =>
  db.query<ProposalRow>(
    `select ${columns} from episode_proposals p where p.id = any ($1::uuid[]) order by p.id for update`,
    [ids],
  );

export async function decideProposals(
  db: Executor,
  ids: readonly string[],
  state: 'accepted' | 'dismissed',
  workId: string | null,
): Promise<void> {
  await db.query(
    `update episode_proposals set state = $2, work_id = coalesce($3::uuid, work_id), decided_at = now()
     where id = any ($1::uuid[])`,
    [ids, state, workId],
  );
}

export const proposalOf = async (db: Executor, videoId: string): Promise<ProposalRow | null> =>
  (
    await db.query<ProposalRow>(
      `select ${columns} from episode_proposals p where p.video_id = $1 for update`,
      [videoId],
    )
  )[0] ?? null;

/** What an uploader says takes the place of what was read, and of what they said before. */
export async function writeSaid(
  db: Executor,
  row: Omit<ProposalRow, 'origin' | 'state' | 'proposed_at' | 'episode_title'>,
): Promise<void> {
  await db.query(
    `insert into episode_proposals (id, video_id, origin, state, work_id, lead, work_title, work_kind, kind, number, cut,
       release_group)
     select id, video_id, 'uploader', 'open', work_id, lead, work_title, work_kind, kind, number, cut, release_group
     from json_populate_record(null::episode_proposals, $1::json)
     on conflict (video_id) do update set id = excluded.id, origin = 'uploader', state = 'open',
       work_id = excluded.work_id, lead = excluded.lead, work_title = excluded.work_title,
       work_kind = excluded.work_kind, kind = excluded.kind, number = excluded.number, episode_title = null,
       cut = excluded.cut, release_group = excluded.release_group, proposed_at = now(), decided_at = null`,
    [JSON.stringify(row)],
  );
}

export async function deleteSaid(db: Executor, videoId: string): Promise<void> {
  await db.query(
    `delete from episode_proposals where video_id = $1 and state = 'open' and origin = 'uploader'`,
    [videoId],
  );
}

/** These, and all open ones that lead to the same work. */
export const withSameLead = async (db: Executor, ids: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from episode_proposals where id = any ($1::uuid[])
       union select o.id from episode_proposals p join episode_proposals o on o.lead = p.lead and o.state = 'open'
         where p.id = any ($1::uuid[])`,
      [ids],
    )
  ).map(({ id }) => id);

export const videosOfProposals = async (db: Executor, ids: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ video_id: string }>(
      'select video_id from episode_proposals where id = any ($1::uuid[])',
      [ids],
    )
  ).map(({ video_id }) => video_id);
