import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { startEmbeddedPostgres } from '../../../platform/db/embedded-postgres.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { insertVideo } from './fixtures/videos.ts';
import { rollUpViews } from './roll-up-views.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-test-killed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A process that records views, and the views that were acknowledged to it. */
function startRecording(url: string, videoId: string) {
  const child: ChildProcess = fork(
    path.join(import.meta.dirname, 'fixtures/recording-process.ts'),
    [url, videoId],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const acknowledged: string[] = [];
  child.on('message', (viewer) => acknowledged.push(String(viewer)));
  const recorded = async (count: number): Promise<void> => {
    while (acknowledged.length < count) await once(child, 'message');
  };
  return { child, acknowledged, recorded };
}

async function assertNoneLost(db: Database, videoId: string, acknowledged: readonly string[]): Promise<void> {
  const missing = await db.query(
    `select viewer from unnest($2::bigint[]) viewer where not exists (
       select from view_events e where e.video_id = $1 and e.viewer_hash = viewer and e.outcome = 'counted')`,
    [videoId, acknowledged],
  );
  assert.deepEqual(missing, []);
  await rollUpViews(db);
  const [video] = await db.query<{ view_count: number }>('select view_count from videos where id = $1', [
    videoId,
  ]);
  const [events] = await db.query<{ count: number }>('select count(*) from view_events where video_id = $1', [
    videoId,
  ]);
  assert.equal(video?.view_count, events?.count);
  assert.ok((video?.view_count ?? 0) >= acknowledged.length);
}

test('no acknowledged view is lost when the recording process or the database is killed under load', async () => {
  let server = await startEmbeddedPostgres(folder);
  try {
    await migrate(server.url);
    let db = openDatabase(server.url, { connections: 2 });
    const [durability] = await db.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('full_page_writes') as pages`,
    );
    assert.deepEqual(durability, { fsync: 'on', commit: 'on', pages: 'on' });

    const first = await insertVideo(db);
    const victim = startRecording(server.url, first);
    await victim.recorded(500);
    victim.child.kill('SIGKILL');
    await once(victim.child, 'exit');
    await assertNoneLost(db, first, victim.acknowledged);

    const second = await insertVideo(db);
    const bystander = startRecording(server.url, second);
    await bystander.recorded(500);
    await db.close();
    const postmaster = Number(
      readFileSync(path.join(folder, 'server/cluster/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(postmaster, 'SIGKILL');
    if (bystander.child.exitCode === null) await once(bystander.child, 'exit');
    await server.stop().catch(() => {});
    server = await startEmbeddedPostgres(folder);
    db = openDatabase(server.url, { connections: 2 });
    await assertNoneLost(db, second, bystander.acknowledged);
    await db.close();
  } finally {
    await server.stop();
  }
});
