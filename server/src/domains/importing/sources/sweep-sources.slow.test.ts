import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { buildVideo } from '../../../main/test-catalogue.ts';
import { testWeb } from '../../../main/test-web.ts';
import { createLibraryKeys } from '../hosted-library/library-keys.ts';
import { guidOf, standInLibrary, startLibraryHost } from '../hosted-library/test-library-host.ts';
import { sweepSources } from './sweep-sources.ts';

/** A site of players: what each path answers now. */
const answers = new Map<string, number | 'drop' | 'huge'>();
const asked: string[] = [];
const site = http.createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const answer = answers.get(path) ?? 200;
  if (answer === 'drop') request.socket.destroy();
  else if (answer === 'huge') response.writeHead(200).end(Buffer.alloc(1024 * 1024));
  else response.writeHead(answer).end('<html></html>');
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
after(() => {
  site.closeAllConnections();
  site.close();
});
const players = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const host = await startLibraryHost();
const web = await testWeb({ env: { ...host.env, OUTBOUND_HOSTS: players } });
const { platform } = web;
const { db } = platform;

let clock = Date.UTC(2026, 10, 1);
/** Time passes, and the sweep comes by. */
async function pass(hours: number): Promise<void> {
  clock += hours * 3_600_000;
  await db.query('update source_looks set next_look_at = now()');
  await sweepSources(platform, { now: () => new Date(clock) });
}
const embedded = async (title: string): Promise<{ id: string; path: string }> => {
  const { id } = await buildVideo(platform, { title });
  const path = `/${id}`;
  await db.query(
    `update videos set video_source = 'embed', video_url = $2, playback_state = 'ready' where id = $1`,
    [id, `http://${players}${path}`],
  );
  return { id, path };
};
const stateOf = async (id: string) =>
  (
    await db.query<{ state: string; reason: string | null }>(
      'select publish_status as state, failure_reason as reason from videos where id = $1',
      [id],
    )
  )[0];

test('an embedded video that is gone for half a day is taken out of sight, and comes back with its source', async () => {
  const { id, path } = await embedded('Ferry');
  const own = await buildVideo(platform, { title: 'Ours' });
  answers.set(path, 404);
  await pass(0);
  await pass(6);
  assert.equal((await stateOf(id))?.state, 'published');
  await pass(6);
  assert.deepEqual(await stateOf(id), { state: 'failed', reason: 'The source of this video is gone.' });
  await pass(24);
  assert.equal((await stateOf(id))?.state, 'failed');
  answers.set(path, 200);
  await pass(24);
  assert.equal((await stateOf(id))?.state, 'published');
  assert.equal((await stateOf(own.id))?.state, 'published');
  const acts = await db.query('select actor_name, act, summary from admin_acts order by id');
  assert.deepEqual(acts, [
    {
      actor_name: 'site',
      act: 'video.unpublished',
      summary: 'Took "Ferry" out of sight: its source is gone.',
    },
    { actor_name: 'site', act: 'video.published', summary: 'Showed "Ferry" again: its source is back.' },
  ]);
});

test('a source that is down, refuses, or says too much loses nothing', async () => {
  const videos = await Promise.all(
    ['drop', 503, 403, 429, 'huge'].map((answer) => embedded(`Said ${answer}`)),
  );
  (['drop', 503, 403, 429, 'huge'] as const).forEach((answer, at) => {
    answers.set(videos[at]!.path, answer);
  });
  for (let n = 0; n < 5; n += 1) await pass(12);
  for (const { id } of videos) assert.equal((await stateOf(id))?.state, 'published');
});

test('what somebody has decided meanwhile stands', async () => {
  const { id, path } = await embedded('Decided');
  answers.set(path, 410);
  for (let n = 0; n < 3; n += 1) await pass(6);
  assert.equal((await stateOf(id))?.state, 'failed');
  await db.query(`update videos set publish_status = 'removed' where id = $1`, [id]);
  answers.set(path, 200);
  await pass(24);
  await pass(24);
  assert.equal((await stateOf(id))?.state, 'removed');
  assert.deepEqual(await db.query('select 1 from source_looks where video_id = $1', [id]), []);
});

test('a hosted video is looked for in its library; a key that no longer opens it says nothing', async () => {
  const library = standInLibrary(41, 2);
  host.libraries = [library];
  const { id } = await buildVideo(platform, { title: 'Hosted' });
  await db.query(
    `update videos set video_source = 'bunny_net', bunny_video_id = $2, bunny_library_id = '41' where id = $1`,
    [id, guidOf(41_000)],
  );
  await createLibraryKeys(platform.config).keepLibraryKey(db, 41, library.ApiKey);
  library.ApiKey = 'another key';
  for (let n = 0; n < 4; n += 1) await pass(12);
  assert.equal((await stateOf(id))?.state, 'published');
  library.ApiKey = 'library-key-41';
  const [gone] = library.videos.splice(0, 1);
  host.spoil(/41000$/, { status: 500 }, 'cut');
  for (let n = 0; n < 4; n += 1) await pass(6);
  assert.equal((await stateOf(id))?.state, 'published');
  await pass(6);
  assert.deepEqual(await stateOf(id), { state: 'failed', reason: 'The source of this video is gone.' });
  library.videos.push(gone!);
  await pass(24);
  assert.equal((await stateOf(id))?.state, 'published');
});

test('nobody is asked before the time', async () => {
  await sweepSources(platform);
  asked.length = 0;
  await sweepSources(platform);
  assert.deepEqual(asked, []);
});
