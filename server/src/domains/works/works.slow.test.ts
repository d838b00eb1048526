import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/kit/ids.ts';
import { insertTestRelation, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform } = web;
const { db } = platform;

const workOf = async (slug: string) => (await web.call('get_work', { p_slug: slug }, null))[0];
const placeOf = async (videoId: string) =>
  (await web.call('get_episode_of_video', { p_video_id: videoId }, null))[0];

const video = (title: string, more: Parameters<typeof buildVideo>[1] = {}) =>
  buildVideo(platform, { title, ...more });
const inLanguage = (id: string, audio: string, subtitles: string[] = []) =>
  db.query('update videos set audio_language = $2, subtitle_languages = $3 where id = $1', [
    id,
    audio,
    subtitles,
  ]);

const subbed = await video('Tide one');
const dubbed = await video('Tide one in English');
const second = await video('Tide two');
const secondDubbed = await video('Tide two in English');
const between = await video('Tide one and a half');
const extra = await video('Tide, an extra');
const draft = await video('Tide three, not out', { publishStatus: 'draft' });
await inLanguage(subbed.id, 'ja', ['en']);
await inLanguage(dubbed.id, 'en');
await inLanguage(second.id, 'ja');
await inLanguage(secondDubbed.id, 'en');
const story = newId();
const studioId = newId();
const tide = await insertTestWork(platform, {
  title: 'Tide',
  year: 2025,
  season: 'fall',
  series: [story, 1],
  studioId,
  episodes: [
    { number: 2, title: 'Two', videos: [second.id, secondDubbed.id] },
    { number: 1, title: 'One', videos: [subbed.id, dubbed.id] },
    { number: 1.5, videos: [between.id] },
    { number: 3, title: 'Three', videos: [draft.id] },
    { number: 1, kind: 'special', videos: [extra.id] },
  ],
});
const laterVideo = await video('Ebb one');
const ebb = await insertTestWork(platform, {
  title: 'Ebb',
  year: 2026,
  season: 'winter',
  series: [story, 2],
  studioId,
  episodes: [{ number: 1, videos: [laterVideo.id] }],
});
const hidden = await insertTestWork(platform, {
  title: 'Undertow',
  state: 'hidden',
  series: [story, 3],
  studioId,
});
await insertTestRelation(platform, tide.id, 'sequel', ebb.id);
await insertTestRelation(platform, hidden.id, 'side_story', tide.id);

test('a work has its episodes by number, regular ones first, each with its published versions', async () => {
  const work = await workOf(tide.slug);
  assert.ok(work);
  assert.deepEqual(
    work.episodes.map(({ kind, number, versions }) => [kind, number, versions.map(({ slug }) => slug)]),
    [
      ['regular', 1, [dubbed.slug, subbed.slug]],
      ['regular', 1.5, [between.slug]],
      ['regular', 2, [secondDubbed.slug, second.slug]],
      ['regular', 3, []],
      ['special', 1, [extra.slug]],
    ],
  );
  assert.deepEqual(
    work.episodes[0]!.versions.map(({ audio_language, subtitle_languages }) => [
      audio_language,
      subtitle_languages,
    ]),
    [
      ['en', []],
      ['ja', ['en']],
    ],
  );
});

test('relations are seen from both works, and what is hidden is in no list', async () => {
  const [first, later] = [await workOf(tide.slug), await workOf(ebb.slug)];
  assert.deepEqual(
    first!.relations.map(({ relation, slug }) => [relation, slug]),
    [['sequel', ebb.slug]],
  );
  assert.deepEqual(
    later!.relations.map(({ relation, slug }) => [relation, slug]),
    [['prequel', tide.slug]],
  );
  assert.deepEqual(
    first!.series.map(({ slug }) => slug),
    [tide.slug, ebb.slug],
  );
  assert.deepEqual(
    later!.series.map(({ slug }) => slug),
    [tide.slug, ebb.slug],
  );
  assert.equal(await workOf(hidden.slug), undefined);
});

test('two works have one relation at most, and none with itself', async () => {
  const insert = (from: string, to: string) => insertTestRelation(platform, from, 'summary', to);
  await assert.rejects(insert(ebb.id, tide.id), /work_relations_of_two/);
  await assert.rejects(insert(ebb.id, ebb.id));
});

test('beside an episode stand those before and after it, in its language where there is one', async () => {
  const dub = await placeOf(dubbed.id);
  assert.equal(dub!.work.slug, tide.slug);
  assert.deepEqual([dub!.kind, dub!.number, dub!.title], ['regular', 1, 'One']);
  assert.equal(dub!.previous, null);
  assert.equal(dub!.next!.slug, between.slug);
  assert.deepEqual(
    dub!.versions.map(({ slug }) => slug),
    [dubbed.slug, subbed.slug],
  );
  const middle = await placeOf(between.id);
  assert.deepEqual([middle!.previous!.number, middle!.next!.number], [1, 2]);
  const last = await placeOf(secondDubbed.id);
  assert.equal(last!.previous!.slug, between.slug);
  assert.equal(last!.next, null, 'what is not published is no next episode');
  const special = await placeOf(extra.id);
  assert.deepEqual([special!.kind, special!.previous, special!.next], ['special', null, null]);
});

test('a video that is no episode, or not published, has no place', async () => {
  const alone = await video('Nobody’s');
  assert.equal(await placeOf(alone.id), undefined);
  assert.equal(await placeOf(draft.id), undefined);
});

test('studios are listed with their published works, the latest season first', async () => {
  const { items, has_more } = await web.call('list_studios', {}, null);
  assert.equal(has_more, false);
  assert.equal(items.find(({ slug }) => slug === tide.studioSlug)!.work_count, 2);
  const [studio] = await web.call('get_studio', { p_slug: tide.studioSlug }, null);
  assert.deepEqual(
    studio!.works.map(({ slug }) => slug),
    [ebb.slug, tide.slug],
  );
  const [beyond] = await web.call('get_studio', { p_slug: tide.studioSlug, p_page: 2 }, null);
  assert.deepEqual(beyond!.works, []);
  assert.deepEqual(await web.call('get_studio', { p_slug: 'no-such-studio' }, null), []);
});

test('a video that is deleted is no version any more, and its episode stays', async () => {
  const gone = await video('Gone');
  const work = await insertTestWork(platform, { episodes: [{ number: 1, videos: [gone.id] }] });
  await db.query('delete from videos where id = $1', [gone.id]);
  const found = await workOf(work.slug);
  assert.deepEqual(
    found!.episodes.map(({ versions }) => versions.length),
    [0],
  );
});

test('a long work comes fifty episodes at a time, and an episode knows its page and the first one', async () => {
  const [one, last, odd] = [await video('Long one'), await video('Long last'), await video('Long special')];
  const numbers = Array.from({ length: 50 }, (_, at) => at + 2);
  const long = await insertTestWork(platform, {
    episodes: [
      ...numbers.map((number) => ({
        number,
        videos: number === 2 ? [one.id] : number === 51 ? [last.id] : [],
      })),
      { number: 1 },
      { number: 1, kind: 'special', videos: [odd.id] },
    ],
  });
  const at = async (p_page: number) => (await web.call('get_work', { p_slug: long.slug, p_page }, null))[0]!;
  const [first, second, beyond] = [await at(1), await at(2), await at(3)];
  assert.deepEqual(
    [first, second, beyond].map(({ episodes, page }) => [page, episodes.length]),
    [
      [1, 50],
      [2, 2],
      [3, 0],
    ],
  );
  assert.deepEqual(
    second.episodes.map(({ kind, number }) => [kind, number]),
    [
      ['regular', 51],
      ['special', 1],
    ],
  );
  for (const { pages, episodes_listed, first: start } of [first, second]) {
    assert.deepEqual(pages, [
      { first: { kind: 'regular', number: 1 }, last: { kind: 'regular', number: 50 } },
      { first: { kind: 'regular', number: 51 }, last: { kind: 'special', number: 1 } },
    ]);
    assert.deepEqual([episodes_listed, start?.slug, start?.number], [51, one.slug, 2]);
  }
  const [place, special] = [await placeOf(last.id), await placeOf(odd.id)];
  assert.deepEqual([place!.page, place!.first?.slug, place!.previous?.slug], [2, one.slug, one.slug]);
  assert.deepEqual([special!.page, special!.previous, special!.first?.slug], [2, null, one.slug]);
  assert.equal((await placeOf(one.id))!.page, 1);
});
