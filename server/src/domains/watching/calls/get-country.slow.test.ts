import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Input, Output } from '#contract/calls.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { insertProfile, insertVideo } from '../viewing/fixtures/videos.ts';
import { tokenOf, visitor } from '../viewing/fixtures/visitor.ts';
import { tokenLife } from '../viewing/viewing-rules.ts';
import { getCountry } from './get-country.ts';
import { startPlayback } from './start-playback.ts';

const { db, url } = await testDatabase();
let video = '';
beforeEach(async () => {
  await db.query('truncate view_events, view_windows, view_tallies, page_views');
  video = await insertVideo(db);
});

type Reply = Output<'get-country'>;
const ask = async (context: CallContext, input: Input<'get-country'>): Promise<Reply> =>
  (await getCountry.run(input, context)) as Reply;
/** The body that the spec's clients send, with the token added. */
const report = (context: CallContext, view_token?: string | null, video_id = video): Promise<Reply> =>
  ask(context, {
    video_id,
    user_id: null,
    session_id: 'kept-by-the-browser',
    user_agent: 'what the body claims',
    referrer: '',
    page_url: 'https://site.example/play/x',
    country_code: 'FR',
    city_name: null,
    view_token: view_token ?? null,
  });
const watch = async (context: CallContext): Promise<Reply> => report(context, await tokenOf(context, video));
const outcomes = async (): Promise<string[]> =>
  (await db.query<{ outcome: string }>('select outcome from view_events order by id')).map(
    (row) => row.outcome,
  );
const tallies = async (): Promise<number> => (await db.query('select from view_tallies')).length;
const passTime = (span: string): Promise<unknown> =>
  db.query(
    `update view_windows set last_event_at = last_event_at - $1::interval, counted_at = counted_at - $1::interval,
       started_at = started_at - $1::interval`,
    [span],
  );

const recorded = { recorded: true, view_recorded: true, message: 'View recorded successfully' };
const repeated = { recorded: false, view_recorded: false, message: 'View already recorded for this session' };
const refused = { recorded: false, view_recorded: false, message: 'Error recording view' };
const place = { country: 'US', city: null };

test('a view counts when its playback began long enough ago', async () => {
  const short = await insertVideo(db, { durationSeconds: 8 });
  const context = visitor(db);
  await ask(context, {});
  const start = (await startPlayback.run(
    { p_video_id: short.toUpperCase() },
    context,
  )) as Output<'start_playback'>;
  assert.equal(start.watch_seconds, 2);
  assert.deepEqual(await report(context, start.view_token, short), { ...place, ...refused });
  await new Promise((resolve) => setTimeout(resolve, 2010));
  assert.deepEqual(await report(context, start.view_token, short), { ...place, ...recorded });
  assert.deepEqual(await outcomes(), ['unproven', 'counted']);
});

test('a viewer counts once an hour, and a token once for ever', async () => {
  const context = visitor(db);
  const token = await tokenOf(context, video);
  assert.deepEqual(await report(context, token), { ...place, ...recorded });
  assert.deepEqual(await watch(context), { ...place, ...repeated });
  await passTime('59 minutes');
  assert.deepEqual(await watch(context), { ...place, ...repeated });
  await passTime('2 minutes');
  const begunBefore = await tokenOf(context, video, { ago: 61.5 * 60_000 });
  assert.deepEqual(await report(context, begunBefore), { ...place, ...repeated });
  assert.deepEqual(await watch(context), { ...place, ...recorded });
  assert.equal(await tallies(), 2);
});

test('without a proof of watching nothing counts, but it is written down', async () => {
  const context = visitor(db);
  const stranger = visitor(db);
  const elsewhere = visitor(db, {
    request: { anonymousId: context.request.anonymousId, address: '198.51.100.9' },
  });
  const good = await tokenOf(context, video);
  const proofs = {
    none: null,
    empty: '',
    forged: `${good.slice(0, -4)}${good.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
    'of another secret': await tokenOf(
      { ...context, config: { ...context.config, secret: 'x'.repeat(64) } },
      video,
    ),
    'of another video': await tokenOf(context, await insertVideo(db)),
    'of another browser': await tokenOf(stranger, video),
    'of another address': await tokenOf(elsewhere, video),
    'too early': await tokenOf(context, video, { ago: 5000 }),
    'too late': await tokenOf(context, video, { ago: tokenLife + 60_000 }),
  };
  for (const [name, proof] of Object.entries(proofs)) {
    assert.deepEqual(await report(context, proof), { ...place, ...refused }, name);
    await passTime('2 seconds');
  }
  assert.deepEqual(new Set(await outcomes()), new Set(['unproven']));
  assert.equal(await tallies(), 0);
  assert.deepEqual(await report(context, good), { ...place, ...recorded });
});

test('reports within a second are one event', async () => {
  const context = visitor(db);
  for (let i = 0; i < 5; i++) await report(context);
  assert.equal((await outcomes()).length, 1);
  await passTime('1 second');
  await report(context);
  assert.equal((await outcomes()).length, 2);
});

test('fifty reports at once count once, also when two processes take them', async () => {
  const second = openDatabase(url, { connections: 2 });
  try {
    for (let round = 0; round < 5; round++) {
      const context = visitor(db);
      const token = await tokenOf(context, video);
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, i) => report({ ...context, db: i % 2 ? db : second }, token)),
      );
      assert.equal(replies.filter((reply) => reply.view_recorded).length, 1);
      assert.equal(replies.filter((reply) => reply.message === repeated.message).length, 49);
    }
    assert.equal(await tallies(), 5);
  } finally {
    await second.close();
  }
});

test('two processes with the same viewers in other orders neither lock each other nor count twice', async () => {
  const second = openDatabase(url, { connections: 2 });
  try {
    const contexts = Array.from({ length: 150 }, () => visitor(db));
    const reports = await Promise.all(
      contexts.map(async (context) => ({ context, token: await tokenOf(context, video) })),
    );
    const replies = await Promise.all([
      ...reports.map(({ context, token }) => report(context, token)),
      ...reports.toReversed().map(({ context, token }) => report({ ...context, db: second }, token)),
    ]);
    assert.equal(replies.filter((reply) => reply.view_recorded).length, 150);
    assert.equal(await tallies(), 150);
  } finally {
    await second.close();
  }
});

test('a member counts once in all their browsers, and never for their own video', async () => {
  const member = await insertProfile(db);
  assert.deepEqual(await watch(visitor(db, { userId: member })), { ...place, ...recorded });
  assert.deepEqual(await watch(visitor(db, { userId: member, request: { address: '192.0.2.200' } })), {
    ...place,
    ...repeated,
  });
  const own = await insertVideo(db, { uploaderId: member });
  const context = visitor(db, { userId: member });
  const reply = await report(context, await tokenOf(context, own), own);
  assert.deepEqual(reply, { ...place, ...refused, message: 'Views of your own videos do not count' });
  assert.deepEqual(await outcomes(), ['counted', 'own']);
});

test('bots do not count', async () => {
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'curl/8.5.0',
    '',
  ]) {
    const reply = await watch(visitor(db, { request: { userAgent } }));
    assert.deepEqual(reply, { ...place, ...refused, message: 'Visits of bots do not count' });
  }
  assert.deepEqual(await outcomes(), ['bot', 'bot', 'bot']);
  assert.equal(await tallies(), 0);
});

test('of a video that is not published nothing can be started or written', async () => {
  const context = visitor(db);
  for (const hidden of [
    await insertVideo(db, { publishStatus: 'draft' }),
    await insertVideo(db, { publishStatus: 'held' }),
    newId(),
  ]) {
    await assert.rejects(startPlayback.run({ p_video_id: hidden }, context), { kind: 'notFound' });
    assert.deepEqual(await report(context, await tokenOf(context, hidden), hidden), { ...place, ...refused });
  }
  assert.deepEqual(await outcomes(), []);
});

test('a database that fails is told in the answer', async () => {
  const broken = openDatabase(url);
  await broken.close();
  const context = visitor(db);
  const token = await tokenOf(context, video);
  assert.deepEqual(await report({ ...context, db: broken }, token), { ...place, ...refused });
});

test('a first visitor gets an anonymous id, a known one keeps theirs', async () => {
  let issued = 0;
  const issueAnonymousId = (): string => {
    issued++;
    return 'fresh';
  };
  await startPlayback.run(
    { p_video_id: video },
    visitor(db, { request: { anonymousId: null, issueAnonymousId } }),
  );
  await startPlayback.run({ p_video_id: video }, visitor(db, { request: { issueAnonymousId } }));
  assert.equal(issued, 1);
});

test('the country is that of the connection, whatever the body says', async () => {
  const context = visitor(db, { request: { address: '133.11.0.1' } });
  const found = { country: 'JP', city: null, message: 'Country found' };
  assert.deepEqual(await ask(context, {}), found);
  assert.deepEqual(await ask(context, { ip: '8.8.8.8', country_code: 'FR' }), found);
  await watch(context);
  assert.deepEqual(await db.query('select country from view_events'), [{ country: 'JP' }]);
});

test('a page view keeps the page and whence, and nothing that tells who', async () => {
  const context = visitor(db, { request: { address: '133.11.0.1' } });
  const body = {
    session_id: 's',
    page_url: 'https://site.example/search?q=private',
    referrer: 'https://other.example/page',
    user_agent: 'claimed',
    country_code: 'FR',
    city_name: null,
  };
  const said = { recorded: true, message: 'Page view recorded successfully' };
  assert.deepEqual(await ask(context, body), { country: 'JP', city: null, ...said });
  const [row] = await db.query(
    `select to_jsonb(p) - 'id' - 'created_at' - 'visitor_hash' as row from page_views p`,
  );
  assert.deepEqual(row, {
    row: { path: '/search', referrer_host: 'other.example', country: 'JP', device: 'desktop' },
  });
});

test('views of people who ask for privacy are neither counted nor stored', async () => {
  const context = visitor(db, { request: { refusesStatistics: true } });
  assert.deepEqual(await report(context, await tokenOf(context, video)), {
    ...place,
    recorded: false,
    view_recorded: false,
    message: 'View not counted, as your browser asks for privacy',
  });
  assert.deepEqual(await outcomes(), []);
  assert.equal(await tallies(), 0);
  assert.deepEqual(await db.query('select from view_windows'), []);
});

test('page views of bots and of people who ask for privacy are not kept', async () => {
  const body = { page_url: '/', session_id: 's' };
  const asking = await ask(visitor(db, { request: { refusesStatistics: true } }), body);
  assert.deepEqual(asking, {
    ...place,
    recorded: false,
    message: 'Page view not recorded, as your browser asks for privacy',
  });
  const bot = await ask(visitor(db, { request: { userAgent: 'curl/8.5.0' } }), body);
  assert.equal(bot.recorded, false);
  assert.deepEqual(await db.query('select from page_views'), []);
});
