import type { Client } from 'pg';
import { withoutIndexes } from './indexes.ts';

/** The id of the thing of this name and rank. */
export const idOf = (name: string, rank: string): string => `md5('${name} ' || (${rank}))::uuid`;

/** Videos of one family show nearly the same. */
const familySize = 10;
const frames = 24;

const steps = (videos: number): readonly string[] => [
  `insert into media_assets (id, state, source_name, source_bytes, ready_at, source_sha256)
   select ${idOf('desk media', 'i')}, 'ready', 'film.mp4', 1000000, now(),
     sha256(('film ' || case when i % ${familySize} < 3 then i - i % ${familySize} else i end)::bytea)
   from generate_series(1, ${videos}) i`,
  `insert into videos (id, slug, title, description, category_id, uploader_id, publish_status, playback_state, playback, media_id,
     duration_seconds, published_at, created_at, updated_at)
   select ${idOf('desk video', 'i')}, 'desk-video-' || i, v.title, '', v.category_id, ${idOf('desk person', '1 + i % 40000')}, 'published', 'ready', v.playback,
     ${idOf('desk media', 'i')}, v.duration_seconds, v.published_at, v.created_at, v.updated_at
   from generate_series(1, ${videos}) i
     join (select *, row_number() over (order by id) as n from videos where slug not like 'desk-video-%' and publish_status = 'published' limit 1000) v on v.n = 1 + i % 1000`,
  // A family shares most frames; one in twelve is a title that a hundred others begin with, too.
  `insert into media_fingerprints (media_id, frames, seconds, bands)
   select ${idOf('desk media', 'i')}, string_agg(hash, ''::bytea order by f), array_agg(f::real order by f), '{}'
   from (select i, f, case
       when f % 12 = 0 then sha256(('title ' || i % 1000 || ' ' || f)::bytea)
       when f % 4 = 1 then sha256(('frame ' || i || ' ' || f)::bytea)
       else sha256(('family ' || i / ${familySize} || ' ' || f)::bytea) end as hash
     from generate_series(1, ${videos}) i, generate_series(0, ${frames - 1}) f) made
   group by i`,
  `update media_fingerprints m set bands = (
     select array_agg((at << 16) | (get_byte(h.hash, 2 * at) << 8) | get_byte(h.hash, 2 * at + 1))
     from (
       select distinct substring(m.frames from 1 + 32 * place for 32) as hash
       from generate_series(0, octet_length(m.frames) / 32 - 1) as place order by hash limit 12
     ) h cross join generate_series(0, 15) as at)`,
  `insert into playlists (id, owner_id, slug, name, is_public)
   select ${idOf('desk playlist', 'i')}, ${idOf('desk person', '1 + i % 40000')}, 'desk-playlist-' || i, 'Evenings', true from generate_series(1, 20000) i`,
  `insert into playlist_videos (id, playlist_id, video_id, position)
   select ${idOf('desk entry', 'i')}, ${idOf('desk playlist', '1 + i % 20000')}, ${idOf('desk video', `1 + floor(${videos} * power(random(), 3))::int`)}, i
   from generate_series(1, 300000) i on conflict do nothing`,
  `insert into video_favorites (member_id, video_id)
   select ${idOf('desk person', '1 + i % 40000')}, ${idOf('desk video', `1 + floor(${videos} * power(random(), 3))::int`)}
   from generate_series(1, 300000) i on conflict do nothing`,
  `insert into comments (id, video_id, author_id, content)
   select ${idOf('desk comment', 'i')}, ${idOf('desk video', `1 + floor(${videos} * power(random(), 3))::int`)}, ${idOf('desk person', '1 + i % 40000')}, 'A fine evening.'
   from generate_series(1, 300000) i`,
];

/** So many videos, each with the frames that it is known by, in playlists, with comments and favourites. */
export async function fillCopies(client: Client, videos: number): Promise<void> {
  await client.query(
    `delete from playlist_videos; delete from playlists where slug like 'desk-%'; truncate video_favorites, comments cascade;
     delete from videos where slug like 'desk-video-%'; truncate media_fingerprints; delete from media_assets where source_name = 'film.mp4'`,
  );
  const index = await withoutIndexes(client, [
    'media_fingerprints',
    'playlist_videos',
    'video_favorites',
    'comments',
  ]);
  for (const step of steps(videos)) await client.query(step);
  await index();
}
