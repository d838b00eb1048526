import type pg from 'pg';
import * as words from './words.ts';

/** A picture's address as long as a real one: lists are measured with the bytes that they have in life. */
const mediaKey = (row: string, file: string): string => `'media/' || ${row} || '/${file}'`;
const pick = (array: string): string => `(${array})[1 + floor(random() * cardinality(${array}))::int]`;
/** Ranks from 1 to `count`, the first ones by far the most often, as with everything that people like. */
const popularRank = (count: string): string =>
  `least(${count}, floor(exp(random() * ln(${count} + 1)))::int)`;
/** A UUID version 7 of the moment, so that the rows lie in the order in which they came. */
const idOf = (moment: string, salt: string): string => `(
  substr(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0'), 1, 8) || '-' ||
  substr(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0'), 9, 4) || '-7' ||
  substr(md5(${salt}), 1, 3) || '-8' || substr(md5(${salt}), 4, 3) || '-' || substr(md5(${salt}), 7, 12))::uuid`;

const tagCount = 600;

/**
 * Fills an empty, migrated database with `published` published videos and a twentieth more in other states, their
 * categories, uploaders and tags. The same at every run.
 */
export async function fillCatalogue(client: pg.Client, published: number): Promise<void> {
  await client.query('select setseed(0.42)');
  await client.query(
    `insert into categories (id, name, slug, description, orientation, sort_position)
     select ${idOf("timestamptz '2024-01-01'", "'category' || i")}, name, trim(both '-' from regexp_replace(lower(name), '[^a-z]+', '-', 'g')),
       'Stories of ' || lower(name) || '.', case when i % 12 = 0 then 'gay' else 'all' end, i
     from unnest($1::text[]) with ordinality as c(name, i)`,
    [words.categories],
  );
  await client.query(
    `insert into profiles (id, username, display_name, role, subscribers_count)
     select ${idOf("timestamptz '2024-01-01'", "'profile' || i")}, lower(${pick('$2::text[]')}) || '_' || i,
       initcap(${pick('$1::text[]')}) || ' ' || initcap(${pick('$3::text[]')}) || ' Works', 'creator', (random() * 5000)::int
     from generate_series(1, $4::int) i`,
    [words.adjectives, words.places, words.nouns.map(plain), Math.max(20, Math.round(published / 50))],
  );
  await client.query(
    `insert into tags (name, slug)
     select name, translate(name, ' ', '-') from (
       select distinct on (a, n) a || ' ' || n as name, a, n
       from unnest($1::text[]) with ordinality as adjective(a, i), unnest($2::text[]) with ordinality as noun(n, j)
     ) pairs order by md5(name) limit ${tagCount}`,
    [words.adjectives, words.nouns.map(plain)],
  );
  await fillVideos(client, published);
  await tieTags(client);
}

const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '');

async function fillVideos(client: pg.Client, published: number): Promise<void> {
  const total = published + Math.floor(published / 20);
  // The last one is the place of videos without a category.
  const categoryIds =
    'select array_agg(id order by sort_position) as category_ids from categories where sort_position < 1000000';
  await client.query(
    `insert into videos (id, slug, title, description, category_id, uploader_id, publish_status, release_status,
       playback_state, playback, thumbnail_key, preview_key, duration_seconds, width, height, quality, format,
       audio_language, subtitle_languages, published_at, created_at, updated_at)
     select made.id, trim(both '-' from regexp_replace(lower(translate(title, 'é', 'e')), '[^a-z0-9]+', '-', 'g')) || '-' || to_hex(i),
       title, description, category_ids[${popularRank('cardinality(category_ids)')}],
       uploader_ids[${popularRank('cardinality(uploader_ids)')}], publish_status,
       (array['completed', 'completed', 'ongoing', 'releasing', null])[1 + floor(random() * 5)::int], 'ready',
       jsonb_build_object('master_key', ${mediaKey('made.id', 'master.m3u8')}, 'captions', '[]'::jsonb, 'chapters', '[]'::jsonb,
         'storyboard_key', ${mediaKey('made.id', 'storyboard/storyboard.vtt')}, 'audio_tracks', '[]'::jsonb, 'duration_seconds', duration,
         'thumbnails', jsonb_build_array(
           jsonb_build_object('key', ${mediaKey('made.id', 'thumbnails/1-320.webp')}, 'width', 320, 'height', 180),
           jsonb_build_object('key', ${mediaKey('made.id', 'thumbnails/1-640.webp')}, 'width', 640, 'height', 360),
           jsonb_build_object('key', ${mediaKey('made.id', 'thumbnails/1-1280.webp')}, 'width', 1280, 'height', 720)),
         'loudness', '{"integrated": -16.2, "range": 7.4}'::jsonb),
       ${mediaKey('made.id', 'thumbnails/1-640.webp')}, ${mediaKey('made.id', 'preview.mp4')}, duration,
       height * 16 / 9, height, height || 'p', (array['TV', 'TV', 'OVA', 'Movie', null])[1 + floor(random() * 5)::int],
       (array['ja', 'ja', 'en', null])[1 + floor(random() * 4)::int],
       (array['{en}', '{en,es}', '{}', '{en,de,fr}'])[1 + floor(random() * 4)::int]::text[],
       case when publish_status = 'published' then moment end, moment - interval '1 hour', moment
     from (
       select i, moment, ${idOf('moment', "'video' || i")} as id, publish_status,
         case floor(random() * 4)::int
           when 0 then initcap(${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')}) || ' of ' || ${pick('$3::text[]')}
           when 1 then 'The ' || initcap(${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')}) || ', episode ' || 1 + i % 24
           when 2 then initcap(${pick('$2::text[]')}) || ' at ' || ${pick('$3::text[]')} || ' ' || 1 + i % 12
           else ${pick('$4::text[]')} || ' – ' || initcap(${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')}) || ' ' || i % 100
         end as title,
         ${pick('$5::text[]')} || ' ' || ${pick('$5::text[]')} || E'\\n' || ${pick('$5::text[]')} || ' ' || ${pick('$5::text[]')} as description,
         (180 + 2400 * random() * random())::int as duration, (array[480, 720, 720, 1080, 1080, 1080])[1 + floor(random() * 6)::int] as height
       from (
         select i, now() - (1 - i / $6::float8) ^ 1.5 * interval '1000 days' as moment,
           case when i % 21 <> 0 then 'published' else (array['draft', 'pending', 'held', 'removed'])[1 + i / 21 % 4] end as publish_status
         from generate_series(1, $6::int) i
       ) numbered
     ) made, (${categoryIds}) as c, (select array_agg(id order by id) as uploader_ids from profiles) as u`,
    [words.adjectives, words.nouns, words.places, words.kana, words.sentences, total],
  );
  const count = await client.query(
    `select count(*)::int as count from videos where publish_status = 'published'`,
  );
  if (count.rows[0].count !== published)
    throw new Error(`${count.rows[0].count} videos were made in place of ${published}`);
}

async function tieTags(client: pg.Client): Promise<void> {
  await client.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select t.id, drawn.video_id, drawn.published_at
     from (
       select distinct v.id as video_id, v.published_at, rank
       from videos v cross join lateral (
         select 1 + floor(${tagCount} * power(random(), 2))::int as rank from generate_series(1, 3 + abs(hashtext(v.slug)) % 8)
       ) ranks
     ) drawn join (select id, row_number() over (order by id) as rank from tags) t using (rank)
     order by drawn.video_id`,
  );
  await client.query(
    `update tags t set video_count = n.count from (
       select tag_id, count(*) from video_tags where published_at is not null group by tag_id) n where n.tag_id = t.id`,
  );
  await client.query(
    `update categories c set video_count = n.count from (
       select category_id, count(*) from videos where publish_status = 'published' group by category_id) n where n.category_id = c.id`,
  );
}
