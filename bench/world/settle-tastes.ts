import type { Client } from 'pg';
import { newId } from '#server/kit/ids.ts';
import { openSessions, type Person } from './members.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';
import type { Population } from './tastes.ts';

export interface SettledMember extends Person {
  /** Ids of videos: what the site is told, and what it is not told. */
  known: string[];
  held: string[];
}
export interface Settled {
  videoIds: string[];
  members: SettledMember[];
}

/** Of what each member watched, the last part is held out: but nothing of a work that they had begun, for that is no discovery. */
function split({ videos }: Population, watched: readonly number[]): { known: number[]; held: number[] } {
  const known = watched.slice(0, Math.max(3, Math.floor(watched.length * 0.7)));
  const begun = new Set(known.flatMap((place) => videos[place]!.work ?? []));
  const seen = new Set<number>();
  const held = watched.slice(known.length).filter((place) => {
    const { work } = videos[place]!;
    if (work === null) return true;
    const isFirst = !begun.has(work) && !seen.has(work);
    seen.add(work);
    return isFirst;
  });
  return { known, held };
}

/** Makes the videos of a site those of a population, and its members known to it, as far as they are. */
export const settle = (site: Site, population: Population): Promise<Settled> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      'truncate watch_history, video_favorites, video_neighbors, work_neighbors, video_audiences, neighbor_marks, neighbor_rounds, video_tags, episode_versions, episodes, work_tags, work_studios, works restart identity cascade',
    );
    await client.query(`delete from tags`);
    const { rows } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' order by id limit $1`,
      [population.videos.length],
    );
    const videoIds = rows.map(({ id }) => id);
    if (videoIds.length < population.videos.length)
      throw new Error(`only ${videoIds.length} videos for a population`);
    await settleVideos(client, population, videoIds);
    const members = await settleMembers(client, population, videoIds);
    await client.query('set session_replication_role = default');
    await client.query('analyze');
    return { videoIds, members };
  });

async function settleVideos(client: Client, { videos, works, plan }: Population, videoIds: string[]) {
  const tagCount = plan.genres * plan.tagsOfGenre + plan.commonTags;
  await client.query(
    `insert into tags (id, name, slug) overriding system value
     select i + 1, 'taste ' || i, 'taste-' || i from generate_series(0, $1::int - 1) i`,
    [tagCount],
  );
  const tagged = videos.flatMap(({ tags }, at) => tags.map((tag) => [tag + 1, videoIds[at]!] as const));
  await client.query(
    `update videos v set uploader_id = p.id, published_at = case when m.is_new then now() - interval '3 days'
       else now() - interval '30 days' - m.at * interval '1 hour' end
     from unnest($1::uuid[], $2::int[], $3::bool[]) with ordinality as m (id, creator, is_new, at)
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as n_all from profiles where username not like 'm%'
       or role = 'creator') p on p.n = m.creator % p.n_all
     where v.id = m.id`,
    [videoIds, videos.map(({ creator }) => creator), videos.map(({ isNew }) => isNew)],
  );
  await client.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select t.tag, t.video, v.published_at from unnest($1::bigint[], $2::uuid[]) as t (tag, video) join videos v on v.id = t.video`,
    [tagged.map(([tag]) => tag), tagged.map(([, video]) => video)],
  );
  await client.query(
    'update tags t set video_count = n.count from (select tag_id, count(*) from video_tags group by tag_id) n where n.tag_id = t.id',
  );
  const workIds = Array.from({ length: works }, newId);
  await client.query(
    `insert into works (id, slug, kind, title, airing, state)
     select id, 'taste-work-' || n, 'tv', 'Lanterns ' || n, 'finished', 'published' from unnest($1::uuid[]) with ordinality as w (id, n)`,
    [workIds],
  );
  const parts = videos.flatMap(({ work }, at) => (work === null ? [] : [{ work, at, id: newId() }]));
  await client.query(
    `insert into episodes (id, work_id, kind, number) select e.id, e.work, 'regular', row_number() over (partition by e.work order by e.at)
     from unnest($1::uuid[], $2::uuid[], $3::int[]) as e (id, work, at)`,
    [parts.map(({ id }) => id), parts.map(({ work }) => workIds[work]!), parts.map(({ at }) => at)],
  );
  await client.query(
    `insert into episode_versions (video_id, episode_id, cut) select v, e, 'uncut' from unnest($1::uuid[], $2::uuid[]) as x (v, e)`,
    [parts.map(({ at }) => videoIds[at]!), parts.map(({ id }) => id)],
  );
}

async function settleMembers(
  client: Client,
  population: Population,
  videoIds: readonly string[],
): Promise<SettledMember[]> {
  const ids = population.members.map(() => newId());
  await client.query(
    `delete from sessions where account_id in (select id from profiles where username like 'taste\\_%')`,
  );
  await client.query(
    `delete from accounts where id in (select id from profiles where username like 'taste\\_%')`,
  );
  await client.query(`delete from profiles where username like 'taste\\_%'`);
  await client.query(
    `insert into profiles (id, username, role) select id, 'taste_' || n, 'member' from unnest($1::uuid[]) with ordinality as m (id, n)`,
    [ids],
  );
  await client.query(
    `insert into accounts (id, email, email_verified_at)
     select id, 'taste-' || n || '@example.test', now() from unnest($1::uuid[]) with ordinality as m (id, n)`,
    [ids],
  );
  const parted = population.members.map(({ watched }) => split(population, watched));
  const rows = parted.flatMap(({ known }, at) =>
    known.map((video, place) => [ids[at]!, videoIds[video]!, place] as const),
  );
  for (let from = 0; from < rows.length; from += 20_000) {
    const some = rows.slice(from, from + 20_000);
    await client.query(
      `insert into watch_history (member_id, video_id, watched_at, seen_at)
       select m, v, now() - interval '40 days' + p * interval '7 hours', case when (p + length(v::text)) % 3 > 0 then now() end
       from unnest($1::uuid[], $2::uuid[], $3::int[]) as h (m, v, p)`,
      [some.map(([member]) => member), some.map(([, video]) => video), some.map(([, , place]) => place)],
    );
  }
  const likes = population.members.flatMap(({ liked }, at) =>
    liked
      .filter((place) => parted[at]!.known.includes(place))
      .map((place) => [ids[at]!, videoIds[place]!] as const),
  );
  await client.query(
    'insert into video_favorites (member_id, video_id) select * from unnest($1::uuid[], $2::uuid[])',
    [likes.map(([member]) => member), likes.map(([, video]) => video)],
  );
  const people = await openSessions(client, ids);
  return people.map((person, at) => ({
    ...person,
    known: parted[at]!.known.map((place) => videoIds[place]!),
    held: parted[at]!.held.map((place) => videoIds[place]!),
  }));
}
