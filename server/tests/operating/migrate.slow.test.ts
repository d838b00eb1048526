import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { prepareDatabase } from '#server/main/migrate.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '#server/platform/db/migrate.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';

const whole = await testDatabase();

/** A database without a table. */
async function emptyDatabase(name: string): Promise<{ db: Database; url: string }> {
  const full = `${new URL(whole.url).pathname.slice(1)}_${name}`;
  await whole.db.query(`create database ${full}`);
  const url = new URL(whole.url);
  url.pathname = `/${full}`;
  const db = openDatabase(url.href, { connections: 2 });
  after(async () => {
    await db.close();
    await whole.db.query(`drop database if exists ${full} with (force)`);
  });
  return { db, url: url.href };
}

/** Every column, index and constraint, to be compared; which days have a partition is not the same on every day. */
const shapeOf = (db: Database): Promise<unknown[]> =>
  db.query(
    `with parts as (select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relispartition)
     select 'column' as kind, table_schema || '.' || table_name || '.' || column_name as name,
       concat_ws(' ', udt_name, is_nullable, column_default, generation_expression) as what
     from information_schema.columns where table_schema = 'public' and table_name not in (select name from parts)
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public' and tablename not in (select name from parts)
     union all select 'constraint', conrelid::regclass::text || '.' || conname, pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
         and conrelid::regclass::text not in (select name from parts)
     order by 1, 2`,
  );

test('three processes that migrate an empty database at once all come through', async () => {
  for (let round = 0; round < 2; round++) {
    const { db, url } = await emptyDatabase(`empty_${round}`);
    const processes = Array.from({ length: 3 }, () => {
      const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main/migrate.ts')], {
        env: { ...process.env, DATABASE_URL: url, NODE_TEST_CONTEXT: undefined },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
        });
      return once(child, 'close').then(([code]) => ({ code: code as number, said }));
    });
    const ended = await Promise.all(processes);
    for (const { code, said } of ended) assert.equal(code, 0, said);
    assert.equal(ended.filter(({ said }) => said.startsWith('Applied ')).length, 1);
    assert.deepEqual(await db.query(`select to_regclass('jobs.job_newest') is not null as made`), [
      { made: true },
    ]);
  }
});

/** The last migration of the state that is upgraded: accounts, a catalogue and what members did with it. */
const oldState = '2026-11-22-1740-leave-room-for-counts.sql';

test('a database of an earlier version with rows in it becomes what a new one is, and keeps its rows', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-old-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const { name } of readMigrations())
    if (name <= oldState) copyFileSync(path.join(migrationsDirectory, name), path.join(folder, name));
  const { db, url } = await emptyDatabase('old');
  await migrate(url, folder);
  await fillOldState(db);
  const before = await countRows(db, filled);
  for (const [table, rows] of before) assert.ok(rows > 0, table);

  await prepareDatabase(url);
  assert.deepEqual(await shapeOf(db), await shapeOf(whole.db));
  const now = filled.map((table) => renamed[table] ?? table);
  const counts = (rows: [string, number][]): number[] => rows.map(([, count]) => count);
  assert.deepEqual(counts(await countRows(db, now)), counts(before));
  const [indexed] = await db.query<{ words: string[] }>(
    `select array(select w from unnest(tsvector_to_array(lexemes)) w where w !~ ':') as words from video_search`,
  );
  assert.deepEqual(indexed?.words, ['lantern', 'lanterns', 'night', 'quiet'], 'words of chapters are gone');
});

const filled = [
  ...['media_assets', 'profiles', 'accounts', 'account_rights', 'categories', 'videos', 'tags', 'video_tags'],
  ...['view_events', 'comments', 'reports', 'conversations', 'messages', 'notifications', 'stream_posts'],
  ...['albums', 'photos', 'stay_down_hashes', 'video_search'],
];

/** Tables whose rows went to another. */
const renamed: Readonly<Record<string, string>> = { stay_down_hashes: 'stay_down_entries' };

async function countRows(db: Database, tables: readonly string[]): Promise<[string, number][]> {
  const counts: [string, number][] = [];
  for (const table of tables) {
    const [row] = await db.query<{ n: number }>(`select count(*) as n from ${table}`);
    counts.push([table, row!.n]);
  }
  return counts;
}

/** Rows of every kind, in the columns that the old state had. */
async function fillOldState(db: Database): Promise<void> {
  const id = (n: number): string => `'00000000-0000-7000-8000-${String(n).padStart(12, '0')}'`;
  const [mio, ren, video, media] = [id(1), id(2), id(3), id(4)];
  await db.query(
    `do $$ begin
      insert into profiles (id, username, role) values (${mio}, 'mio', 'admin'), (${ren}, 'ren', 'member');
      insert into accounts (id, email) values (${mio}, 'Mio@example.test'), (${ren}, 'ren@example.test');
      insert into account_rights (account_id, can_upload_videos) values (${mio}, false), (${ren}, true);
      insert into categories (id, name, slug) values (${id(5)}, 'Night trains', 'night-trains');
      insert into media_assets (id, state, ready_at, source_name, source_bytes, source_sha256)
        values (${media}, 'ready', now(), 'film.mkv', 1000, sha256('film'));
      insert into videos (id, slug, title, category_id, uploader_id, media_id, publish_status, published_at)
        values (${video}, 'lanterns', 'Lanterns', ${id(5)}, ${ren}, ${media}, 'published', now()),
          (${id(6)}, 'boats', '月のボート', null, ${ren}, null, 'removed', null),
          (${id(7)}, 'a-draft', 'A draft', null, ${mio}, null, 'draft', null);
      update videos set description = E'A quiet night.\\n0:00 Harbour\\n0:30 Lighthouse, lanterns' where id = ${video};
      insert into video_search (video_id, lexemes, head, title_key, published_at)
        values (${video}, to_tsvector('simple', 'quiet night harbour lighthouse lantern lanterns'), 'lanterns:1A', ' lanterns', now());
      insert into tags (name, slug) values ('rain', 'rain');
      insert into video_tags (tag_id, video_id, published_at) select id, ${video}, now() from tags;
      insert into view_events (video_id, viewer_hash, outcome, device) values (${video}, 7, 'counted', 'mobile');
      insert into comments (id, video_id, author_id, content, state, held_for)
        values (${id(8)}, ${video}, ${ren}, 'Good.', 'published', null),
          (${id(9)}, ${video}, ${ren}, 'Hm.', 'held', 'word');
      insert into reports (id, target_kind, target_id, target_owner_id, reporter_id, reason_category, state,
          decided_by, decided_at, held_target)
        values (${id(10)}, 'video', ${video}, ${ren}, ${mio}, 'OTHER_INAPPROPRIATE', 'open', null, null, false),
          (${id(11)}, 'comment', ${id(9)}, ${ren}, ${mio}, 'COPYRIGHT', 'upheld', ${mio}, now(), true),
          (${id(12)}, 'video', ${video}, ${ren}, null, 'COPYRIGHT', 'dismissed', ${mio}, now(), false);
      insert into conversations (id, first_id, second_id, started_by) values (${id(13)}, ${mio}, ${ren}, ${ren});
      insert into messages (id, conversation_id, sender_id, content, created_at)
        values (${id(14)}, ${id(13)}, ${ren}, 'Hello.', now());
      insert into notifications (id, member_id, kind, actor_id) values (${id(15)}, ${mio}, 'subscriber', ${ren});
      insert into stream_posts (id, author_id, content) values (${id(16)}, ${ren}, 'A post.');
      insert into albums (id, owner_id, name) values (${id(17)}, ${ren}, 'Boats');
      insert into photos (id, owner_id, album_id, photo_key, small_key, width, height, bytes, source_sha256)
        values (${id(18)}, ${ren}, ${id(17)}, 'photos/a.webp', 'photos/b.webp', 10, 10, 100, sha256('photo'));
      insert into stay_down_hashes (kind, hash, reason) values ('sha256', sha256('gone'), 'Notice 12');
    end $$`,
  );
}
