import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestVersion, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { publishedVideo } from './fixtures/published-video.ts';
import { indexWaitingHandler } from './index-waiting.handler.ts';

const web = await testWeb();
const { platform, call } = web;
const { db } = platform;
const search = (p_query: string, more: object = {}) => call('search_videos', { p_query, ...more }, null);
const titles = async (p_query: string, more: object = {}) =>
  (await search(p_query, more)).items.map(({ title }) => title).sort();
const indexWaiting = () =>
  indexWaitingHandler(platform).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });

const uploader = { username: 'kite_maker', displayName: 'Kite Maker' };
const mine = { uploader, tags: ['red kite', 'wind'], audio: 'ja', subtitles: ['en'], height: 1080 };
const lamps = await publishedVideo(db, { title: 'Paper kites over water', ...mine, seconds: 1450 });
await publishedVideo(db, { title: 'Water under paper kites', tags: ['wind'], audio: 'de', seconds: 95 });
await publishedVideo(db, { title: 'Kites at rest', tags: ['quiet'], seconds: 4000, daysOld: 800 });

test('operators narrow a search, and a dash before them leaves out', async () => {
  const all = ['Kites at rest', 'Paper kites over water', 'Water under paper kites'];
  for (const [query, found] of [
    ['kites', all],
    ['kites tag:wind', all.slice(1)],
    ['kites -tag:wind', all.slice(0, 1)],
    ['tag:wind -tag:"red kite"', all.slice(2)],
    ['kites -water', all.slice(0, 1)],
    ['kites creator:kite_maker', all.slice(1, 2)],
    ['kites -creator:@kite_maker', [all[0], all[2]]],
    ['kites audio:ja', all.slice(1, 2)],
    ['kites audio:dub', all.slice(2)],
    ['kites sub:en', all.slice(1, 2)],
    ['kites quality:hd', all.slice(1, 2)],
    ['kites length:>30m', all.slice(0, 1)],
    ['kites length:<2m', all.slice(2)],
    ['kites length:24m', all.slice(1, 2)],
    ['kites length:1m..1h', all.slice(1)],
    [`kites year:..${new Date().getUTCFullYear() - 2}`, all.slice(0, 1)],
    ['"paper kites"', all.slice(1)],
    ['"kites paper"', []],
    ['"paper kites over"', all.slice(1, 2)],
    ['kites -"over water"', [all[0], all[2]]],
    ['"red kite"', all.slice(1, 2)],
  ] as const)
    for (const p_sort of ['relevance', 'newest', 'longest', 'views'] as const)
      assert.deepEqual(await titles(query, { p_sort }), found, `${query} by ${p_sort}`);
});

test('only leaving out is a search too', async () => {
  const found = await titles('-tag:wind');
  assert.ok(found.includes('Kites at rest') && !found.includes('Paper kites over water'));
});

test('what cannot be searched by is said, and what nothing is called finds nothing', async () => {
  const odd = await search('kites year:soon length:>x sub:klingon');
  assert.equal(odd.outcome, 'found');
  assert.deepEqual(odd.faults, [
    { text: 'year:soon', fault: 'noYear' },
    { text: 'length:>x', fault: 'noLength' },
    { text: 'sub:klingon', fault: 'noLanguage' },
  ]);
  const unknown = await search('kites tag:nobody-has-this');
  assert.deepEqual(
    [unknown.outcome, unknown.items, unknown.faults],
    ['nothing', [], [{ text: 'tag:nobody-has-this', fault: 'unknown' }]],
  );
  assert.deepEqual((await titles('kites -tag:nobody-has-this')).length, 3);
  for (const text of [
    'tag:',
    '"',
    '-',
    'year:..',
    ':',
    '-:x',
    'series:""',
    "tag:'\\:*",
    'a:b & !c | (d)',
    '-""',
  ])
    assert.ok((await search(text)).outcome, text);
});

test('a typo is mended beside operators, which stay', async () => {
  const mended = await search('kitez tag:wind');
  assert.equal(mended.corrected_query, 'kites tag:wind');
  assert.equal(mended.items.length, 2);
});

test('a prohibited term is refused wherever it stands', async () => {
  for (const text of [
    'kites tag:lolicon',
    'kites -lolicon',
    '-tag:"lolicon x"',
    'series:lolicon',
    '"the lolicon"',
  ])
    assert.equal((await search(text)).outcome, 'refused', text);
});

test('a video is found by the series, studio and cut that it has now', async () => {
  const work = await insertTestWork(platform, { title: 'Kite weather', episodes: [{ number: 1 }] });
  await insertTestVersion(platform, work.episodeIds[0]!, lamps);
  await indexWaiting();
  await web.caughtUp();
  assert.deepEqual(await titles(`series:${work.slug}`), ['Paper kites over water']);
  assert.deepEqual(await titles(`kites -series:${work.slug}`), ['Kites at rest', 'Water under paper kites']);
  await indexWaiting();
  await web.caughtUp();
  assert.deepEqual(await titles(`studio:${work.studioSlug} cut:uncut`), ['Paper kites over water']);
  assert.deepEqual(await titles(`studio:${work.studioSlug} cut:censored`), []);
  await db.query('delete from episode_versions where video_id = $1', [lamps]);
  await indexWaiting();
  await web.caughtUp();
  assert.deepEqual(await titles(`series:${work.slug} kites`), []);
});

test('what changes while the index reads is read again, and nobody is waited for', async () => {
  const waiting = async () =>
    (await db.query('select from search_waiting where video_id = $1', [lamps])).length;
  const note = (executor: Pick<typeof db, 'query'>) =>
    executor.query('select wait_for_search(array[$1::uuid])', [lamps]);
  await note(db);
  await db.transaction(async (transaction) => {
    await note(transaction);
    await indexWaiting();
  });
  assert.equal(await waiting(), 1, 'noted again');
  await db.transaction(async (transaction) => {
    await transaction.query('select from videos where id = $1 for update', [lamps]);
    await indexWaiting();
  });
  assert.equal(await waiting(), 1, 'being changed');
  await indexWaiting();
  assert.equal(await waiting(), 0);
});
