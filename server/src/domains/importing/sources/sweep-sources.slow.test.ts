import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { createLibraryKeys } from '../hosted-library/library-keys.ts';
import { guidOf, standInLibrary, startLibraryHost } from '../hosted-library/test-library-host.ts';
import { sweepSources } from './sweep-sources.ts';

/** A site of players and their pages: what each path answers now. */
const answers = new Map<string, number | 'drop' | 'huge'>();
/** The body of a 200 answer. */
const bodies = new Map<string, string>();
const asked: string[] = [];
const site = http.createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const answer = answers.get(path) ?? 200;
  if (answer === 'drop') request.socket.destroy();
  else if (answer === 'huge') response.writeHead(200).end(Buffer.alloc(1024 * 1024));
  else if (path === '/robots.txt') response.writeHead(404).end();
  else
    response
      .writeHead(answer, { 'content-type': path.includes('oembed') ? 'application/json' : 'text/html' })
      .end(bodies.get(path) ?? '<html></html>');
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
after(() => {
  site.closeAllConnections();
  site.close();
});
const players = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const host = await startLibraryHost();
const web = await testWeb({ env: { ...host.env, OUTBOUND_HOSTS: players } });
const { platform, call } = web;
const { db } = platform;

let clock = Date.UTC(2026, 10, 1);
/** Lets time pass and runs the sweep. */
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
  assert.deepEqual(await stateOf(id), { state: 'published', reason: null });
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

test('a host that is silent is not asked for each of its videos, and each is looked at later', async () => {
  await db.query(`update source_looks set next_look_at = now() + interval '1 day'`);
  const silent = await Promise.all(Array.from({ length: 6 }, (_, n) => embedded(`Silent ${n}`)));
  for (const { path } of silent) answers.set(path, 'drop');
  asked.length = 0;
  await sweepSources(platform, { now: () => new Date(clock) });
  assert.equal(asked.length, 3);
  for (const { id } of silent) assert.equal((await stateOf(id))?.state, 'published');
  const due = await db.query('select from source_looks where next_look_at <= now()');
  assert.equal(due.length, 0);
  for (const { path } of silent) answers.delete(path);
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
  await createLibraryKeys(platform.config).storeLibraryKey(db, 41, library.ApiKey);
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

/** An embed with a page at its source that contains `head`. */
async function withPage(title: string, head: (id: string) => string) {
  const video = await embedded(title);
  const page = `/w${video.path}`;
  await db.query('update videos set original_source_url = $2 where id = $1', [
    video.id,
    `http://${players}${page}`,
  ]);
  bodies.set(page, `<html><head>${head(video.id)}</head></html>`);
  return { ...video, page };
}

test('a player that answers with regrets is noticed by the oEmbed that was there before and is no longer', async () => {
  const oembedOf = (id: string) => `/oembed/${id}`;
  const videos = await Promise.all(
    [404, 401, 403].map((status) =>
      withPage(
        `Regrets ${status}`,
        (id) => `<link rel="alternate" type="application/json+oembed" href="${oembedOf(id)}">`,
      ),
    ),
  );
  for (const { id } of videos) bodies.set(oembedOf(id), JSON.stringify({ type: 'video', version: '1.0' }));
  await pass(0);
  [404, 401, 403].forEach((status, at) => {
    answers.set(oembedOf(videos[at]!.id), status);
    // The page is no longer needed.
    answers.set(videos[at]!.page, 503);
  });
  for (let n = 0; n < 3; n += 1) await pass(6);
  const states = await Promise.all(videos.map(async ({ id }) => (await stateOf(id))?.state));
  assert.deepEqual(states, ['failed', 'failed', 'published'], 'a host that only refuses says nothing');
  answers.set(oembedOf(videos[0]!.id), 200);
  await pass(24);
  assert.equal((await stateOf(videos[0]!.id))?.state, 'published');
});

test('a page that was there before and is gone tells of its video; one that never was there does not', async () => {
  const [seen, never] = [await withPage('Seen', () => ''), await withPage('Never seen', () => '')];
  answers.set(never.page, 404);
  await pass(0);
  answers.set(seen.page, 410);
  for (let n = 0; n < 4; n += 1) await pass(6);
  assert.equal((await stateOf(seen.id))?.state, 'failed');
  assert.equal((await stateOf(never.id))?.state, 'published');
});

test('a playlist with a video that is gone keeps its place and says how many are no longer available', async () => {
  const { id, path } = await embedded('Listed');
  const owner = await web.memberNamed('collector');
  const { id: listId } = await call('create_playlist', { p_name: 'Evenings', p_is_public: true }, owner);
  for (const videoId of [id, (await buildVideo(platform, { title: 'Stays' })).id])
    await call('add_video_to_playlist', { p_playlist_id: listId, p_video_id: videoId }, owner);
  answers.set(path, 404);
  for (let n = 0; n < 3; n += 1) await pass(6);
  await web.caughtUp();
  const [shown] = [await call('get_playlist_details', { p_playlist_id: listId }, null)].flat();
  assert.equal(shown!.unavailable_count, 1);
  answers.set(path, 200);
  await pass(24);
  await web.caughtUp();
  const [again] = [await call('get_playlist_details', { p_playlist_id: listId }, null)].flat();
  assert.equal(again!.unavailable_count, 0);
});

test('whoever looks after the site sees what is missing, and its uploader is told when it goes and when it is back', async () => {
  const [keeper, owner] = [
    await web.memberNamed('keeper', { role: 'admin' }),
    await web.memberNamed('owner'),
  ];
  const { id, path } = await embedded('Told of');
  await db.query('update videos set uploader_id = $2 where id = $1', [id, owner.id]);
  const missed = async () =>
    (await call('get_missed_sources', {}, keeper)).items.find((one) => one.video_id === id);
  const told = async () =>
    (await call('get_notifications', { p_limit: 10 }, owner)).map(({ on, outcome, contentTitle }) => [
      ...[on, outcome, contentTitle],
    ]);
  await pass(0);
  assert.equal(await missed(), undefined);
  answers.set(path, 404);
  await pass(6);
  assert.deepEqual([(await missed())!.misses, (await missed())!.is_out_of_sight], [1, false]);
  assert.deepEqual(await told(), []);
  await pass(6);
  await pass(6);
  assert.equal((await missed())!.is_out_of_sight, true);
  assert.deepEqual(await told(), [['source', 'refused', 'Told of']]);
  const kinds = async () =>
    (await db.query<{ kind: string }>('select kind from operator_warnings')).map(({ kind }) => kind);
  for (let tries = 0; !(await kinds()).includes('source_gone'); tries++) {
    assert.ok(tries < 100, 'the operator is not warned');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const check = async () => (await call('check_source', { p_video_id: id }, keeper)).found;
  assert.equal(await check(), 'gone');
  answers.set(path, 503);
  assert.equal(await check(), 'unknown');
  assert.equal((await stateOf(id))?.state, 'failed');
  answers.set(path, 200);
  assert.equal(await check(), 'there');
  assert.equal((await stateOf(id))?.state, 'published');
  assert.equal(await missed(), undefined);
  assert.deepEqual((await told())[0], ['source', 'approved', 'Told of']);
});

test('asking over and over takes nothing out of sight before half a day is over', async () => {
  const keeper = await web.memberNamed('hasty', { role: 'admin' });
  const { id, path } = await embedded('Asked for');
  answers.set(path, 404);
  for (let n = 0; n < 5; n += 1) await call('check_source', { p_video_id: id }, keeper);
  assert.equal((await stateOf(id))?.state, 'published');
  const own = await buildVideo(platform, { title: 'From here' });
  assert.equal((await web.ask('check_source', { p_video_id: own.id }, keeper)).status, 409);
  assert.equal((await web.ask('check_source', { p_video_id: id }, null)).status, 401);
  answers.set(path, 200);
  await call('check_source', { p_video_id: id }, keeper);
});

test('the list of what is missing goes on behind its cursor', async () => {
  const keeper = await web.memberNamed('reader', { role: 'admin' });
  const videos = [await embedded('Gone first'), await embedded('Gone second')];
  for (const { path } of videos) {
    answers.set(path, 404);
    await pass(1);
  }
  const first = await call('get_missed_sources', { p_limit: 1 }, keeper);
  assert.deepEqual(
    first.items.map(({ title }) => title),
    ['Gone second'],
  );
  const second = await call('get_missed_sources', { p_limit: 1, p_cursor: first.next_cursor }, keeper);
  assert.deepEqual(
    second.items.map(({ title }) => title),
    ['Gone first'],
  );
});

test('nobody is asked before the time', async () => {
  await sweepSources(platform);
  asked.length = 0;
  await sweepSources(platform);
  assert.deepEqual(asked, []);
});
