import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePublishStatus } from '#server/domains/videos/index.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { indexLinesHandler } from './index-lines.handler.ts';
import { lexemesOfMost } from './line-queries.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;
const ren = await web.memberNamed('ren', { role: 'publisher', canUploadVideos: true });
const reader = await web.memberNamed('reader');

const srt = (...lines: string[]) =>
  Buffer.from(
    lines
      .map((line, at) => {
        const time = [at / 360, (at / 6) % 60, (at % 6) * 10]
          .map((part) => String(Math.floor(part)).padStart(2, '0'))
          .join(':');
        return `${at + 1}\n${time},500 --> ${time},900\n${line}\n`;
      })
      .join('\n'),
  );
async function add(videoId: string, language: string, ...lines: string[]) {
  const response = await web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/captions/${videoId}/${language}`,
    headers: { ...ren.bearer, 'content-type': 'application/octet-stream' },
    payload: srt(...lines),
  });
  assert.equal(response.statusCode, 200, response.body);
}
async function indexed(storage = platform.storage) {
  await indexLinesHandler({ ...platform, storage }).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });
  await web.caughtUp();
}
const found = async (p_query: string, who: typeof reader | null = null) =>
  (await call('search_lines', { p_query }, who)).items
    .map(({ title, lines }) => [
      title,
      ...lines.map(({ seconds, text, language }) => `${language} ${seconds}: ${text}`),
    ])
    // By their titles: which was indexed last is another matter.
    .sort(([a], [b]) => (a! < b! ? -1 : 1));

const boat = await buildVideo(platform, { title: 'The boat', uploaderId: ren.id });
await add(
  boat.id,
  'en',
  'Good evening, captain.',
  'Don’t look at the red moon!',
  'The moon? Red?',
  ...Array.from({ length: 60 }, (_, at) => `Line number ${at}`),
  'A last red   moon &amp; a <i>star</i>.',
);
await add(boat.id, 'ja', '静かな夜だね', 'コーヒーを飲みますか');
const hill = await buildVideo(platform, { title: 'The hill', uploaderId: ren.id });
await platform.storage.put(
  `media/captions/${hill.id}/1-en.vtt`,
  'WEBVTT\n\n00:01:05.000 --> 00:01:06.000\nThe moon, red as ever.\n',
);
await db.query(`update videos set playback = playback || $2 where id = $1`, [
  hill.id,
  JSON.stringify({
    captions: [{ language: 'en', label: 'English', key: `media/captions/${hill.id}/1-en.vtt` }],
  }),
]);
await indexed();

test('lines are found by their words, those in quotes in their order, with the second at which they are said', async () => {
  assert.deepEqual(await found('red moon'), [
    [
      'The boat',
      'en 10: Don’t look at the red moon!',
      'en 20: The moon? Red?',
      'en 630: A last red moon & a star.',
    ],
    ['The hill', 'en 65: The moon, red as ever.'],
  ]);
  assert.deepEqual(await found('"red moon"'), [
    ['The boat', 'en 10: Don’t look at the red moon!', 'en 630: A last red moon & a star.'],
  ]);
  assert.deepEqual(await found('"red moon" -star'), [['The boat', 'en 10: Don’t look at the red moon!']]);
  assert.deepEqual(await found("don't LOOK"), [['The boat', 'en 10: Don’t look at the red moon!']]);
  assert.deepEqual(await found('number 7'), [['The boat', 'en 100: Line number 7']]);
  for (const nothing of ['', 'captain moon', 'moo', '"moon red as ever it"', '.', "'", '-moon', 'sub:en'])
    assert.deepEqual(await found(nothing), [], nothing);
});

test('words of scripts without spaces are found within their lines, and a language can be asked for', async () => {
  assert.deepEqual(await found('静かな'), [['The boat', 'ja 0: 静かな夜だね']]);
  assert.deepEqual(await found('夜'), [['The boat', 'ja 0: 静かな夜だね']]);
  assert.deepEqual(await found('コーヒー'), [['The boat', 'ja 10: コーヒーを飲みますか']]);
  assert.deepEqual(await found('夜 sub:en'), []);
  assert.deepEqual((await found('red sub:en')).length, 2);
  const island = await buildVideo(platform, { title: 'The island', uploaderId: ren.id });
  await add(island.id, 'fil', 'Magandang umaga');
  await indexed();
  assert.deepEqual(await found('umaga sub:fil'), [['The island', 'fil 0: Magandang umaga']]);
  assert.deepEqual(await found('umaga sub:fi'), []);
});

test('what cannot be indexed holds nobody else up, and is tried again', async () => {
  // A sign of two halves stands where long words are cut.
  const long = await buildVideo(platform, { title: 'Long', uploaderId: ren.id });
  await add(long.id, 'en', `é${'𐐨'.repeat(60)} ochre`);
  const failing = await buildVideo(platform, { title: 'Failing', uploaderId: ren.id });
  const key = `media/captions/${failing.id}/1-en.vtt`;
  await platform.storage.put(key, 'WEBVTT\n\n00:00:05.000 --> 00:00:06.000\nBurnt ochre\n');
  await db.query(`update videos set playback = playback || $2 where id = $1`, [
    failing.id,
    JSON.stringify({ captions: [{ language: 'en', label: 'English', key }] }),
  ]);
  const behind = await buildVideo(platform, { title: 'Behind', uploaderId: ren.id });
  await add(behind.id, 'en', 'Yellow ochre');
  const failed = async (asked: string) => {
    if (asked === key) throw new Error('no such disk');
    return platform.storage.get(asked);
  };
  await indexed(Object.create(platform.storage, { get: { value: failed } }));
  assert.deepEqual(
    (await found('ochre')).map(([title]) => title),
    ['Behind', 'Long'],
  );
  await indexed();
  assert.equal((await found('ochre')).length, 3);
});

test('a line is found in whichever block of a video it stands', async () => {
  const apart = Array.from({ length: 32 }, (_, at) => (at === 0 ? 'Only amber.' : 'Only dusk.'));
  const together = ['An amber dusk.', ...apart.slice(1)];
  for (const [title, blocks] of [
    ['First block', [together, ...Array.from({ length: 6 }, () => apart)]],
    ['Last block', [...Array.from({ length: 6 }, () => apart), together]],
  ] as const) {
    const { id } = await buildVideo(platform, { title, uploaderId: ren.id });
    await add(id, 'en', ...blocks.flat());
  }
  await indexed();
  assert.deepEqual(await found('amber dusk'), [
    ['First block', 'en 0: An amber dusk.'],
    ['Last block', 'en 1920: An amber dusk.'],
  ]);
});

test('a prohibited term is refused', async () => {
  const { items, safety_message } = await call('search_lines', { p_query: 'lolicon' }, null);
  assert.deepEqual([items.length, safety_message !== null], [0, true]);
});

test('what is hidden, unpublished, shielded or not to be searched is not found, and what comes back is', async () => {
  const titles = async (who: typeof reader | null = null) =>
    (await found('red moon', who)).map(([title]) => title);
  await call('set_shield_rule', { p_kind: 'creator', p_name: 'ren', p_act: 'hide' }, reader);
  assert.deepEqual(await titles(reader), []);
  await db.transaction((tx) => changePublishStatus(tx, platform, hill.id, 'draft' as never));
  await web.caughtUp();
  assert.deepEqual(await titles(), ['The boat'], 'at once');
  await indexed();
  assert.equal((await db.query('select from caption_lines where video_id = $1', [hill.id])).length, 0);
  await db.transaction((tx) => changePublishStatus(tx, platform, hill.id, 'published'));
  await indexed();
  assert.deepEqual(await titles(), ['The boat', 'The hill']);
  assert.equal(
    (await ask('set_captions_searchable', { p_video_id: boat.id, p_is_on: false }, reader)).status,
    404,
  );
  await call('set_captions_searchable', { p_video_id: boat.id, p_is_on: false }, ren);
  assert.equal((await call('get_video_captions', { p_video_id: boat.id }, ren)).is_searchable, false);
  await web.caughtUp();
  assert.deepEqual(await titles(), ['The hill'], 'at once');
  await indexed();
  assert.deepEqual(await titles(), ['The hill']);
  await call('set_captions_searchable', { p_video_id: boat.id, p_is_on: true }, ren);
  await indexed();
  assert.deepEqual(await titles(), ['The boat', 'The hill']);
});

test('subtitles that are replaced or deleted are followed, and what they replaced is found again', async () => {
  await add(hill.id, 'en', 'A green sun');
  await indexed();
  assert.deepEqual(await found('green sun'), [['The hill', 'en 0: A green sun']]);
  assert.deepEqual((await found('red as ever')).length, 0);
  const { tracks } = await call('get_video_captions', { p_video_id: hill.id }, ren);
  await call('delete_video_captions', { p_captions_id: tracks.find(({ id }) => id !== null)!.id! }, ren);
  await web.caughtUp();
  assert.deepEqual(await found('green sun'), [], 'at once');
  await indexed();
  assert.deepEqual(await found('green sun'), []);
  assert.deepEqual((await found('red as ever')).length, 1);
});

test('pages follow each other without a video twice, the latest indexed first', async () => {
  for (let at = 0; at < 15; at++) {
    const { id } = await buildVideo(platform, { title: `Said ${at}`, uploaderId: ren.id });
    await add(id, 'en', 'A purple cloud.', ...Array.from({ length: 40 }, () => 'And purple again.'));
  }
  await indexed();
  const first = await call('search_lines', { p_query: 'purple' }, null);
  assert.deepEqual([first.items.length, first.cursor !== null], [12, true]);
  const second = await call('search_lines', { p_query: 'purple', p_cursor: first.cursor }, null);
  assert.deepEqual([second.items.length, second.cursor], [3, null]);
  assert.equal(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 15);
});

test('a word that is said all the time lists no video twice, however many blocks it has', async () => {
  const titles = ['Endless', 'Long A', 'Long B', 'Long C', 'Long D', 'Long E'];
  for (const title of titles) {
    const { id } = await buildVideo(platform, { title, uploaderId: ren.id });
    const count = title === 'Endless' ? 32 * 140 : 32 * 30;
    await add(id, 'en', ...Array.from({ length: count }, () => 'Vermilion.'));
  }
  await indexed();
  const seen: string[] = [];
  let cursor: string | null = '999999999999999';
  while (cursor !== null) {
    const page: { items: { title: string }[]; cursor: string | null } = await call(
      'search_lines',
      { p_query: 'vermilion', p_cursor: cursor },
      null,
    );
    seen.push(...page.items.map(({ title }) => title));
    cursor = page.cursor;
    assert.ok(seen.length < 10);
  }
  assert.deepEqual(seen, titles.toReversed());
});

test('a rare word beside one that most blocks have is found with and without what the database knows of both', async () => {
  const cave = await buildVideo(platform, { title: 'The cave', uploaderId: ren.id });
  await add(cave.id, 'en', 'A viridian lamp.', 'No lamp at all.');
  const well = await buildVideo(platform, { title: 'The well', uploaderId: ren.id });
  await add(well.id, 'en', 'Viridian as the sea.');
  await add(well.id, 'ja', 'ランプ viridian lamp');
  await indexed();
  // Each time in other words: answers are cached.
  const asked = async (more: string) => [
    await found(`viridian sub:en ${more}`),
    await found(`"viridian lamp" sub:en ${more}`),
  ];
  const before = await asked('-one');
  assert.deepEqual(before, [
    [
      ['The cave', 'en 0: A viridian lamp.'],
      ['The well', 'en 0: Viridian as the sea.'],
    ],
    [['The cave', 'en 0: A viridian lamp.']],
  ]);
  await db.query('analyze caption_lines');
  assert.deepEqual([...(await lexemesOfMost(db, ['viridian', 'l:en', 'no such word']))], ['l:en']);
  assert.deepEqual(await asked('-other'), before);
});
