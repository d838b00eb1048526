import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { newId } from '#server/kit/ids.ts';
import { makeThing, type TestThing } from '#tests/support/test-evidence.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { reportThing } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db, storage } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const other = await web.memberNamed('other-guardian', { role: 'admin', childSafety: true });

/** Red on the left, blue on the right: sharp and full of colour. */
const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
  .composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#00f' } }, left: 200, top: 0 },
  ])
  .webp()
  .toBuffer();

const get = (url: string, who: TestMember) => web.app.inject({ url, headers: who.bearer });
async function isClear(bytes: Buffer): Promise<boolean> {
  const { channels } = await sharp(bytes).stats();
  const [red, , blue] = channels;
  return channels.length >= 3 && Math.abs((red?.mean ?? 0) - (blue?.mean ?? 0)) + (red?.stdev ?? 0) > 100;
}
const report = (thing: TestThing) => reportThing(web, thing, thing.witness, 'POTENTIALLY_FEATURES_MINOR');

/** Every way in which an admin is sent a picture that may show a minor: its address, and the id by which it is uncovered. */
const ways: Readonly<Record<string, () => Promise<{ url: string; id: string }>>> = {
  async 'a held photo'() {
    const thing = await makeThing(platform, 'photo');
    for (const key of thing.keys) await storage.put(key, picture, 'image/webp');
    await report(thing);
    return { url: `/storage/v1/object/photos/${thing.owner.id}/${thing.id}.webp`, id: thing.id };
  },
  async 'a picture of a held profile'() {
    const thing = await makeThing(platform, 'profile');
    await storage.put(thing.keys[0]!, picture, 'image/webp');
    await report(thing);
    return { url: `/${thing.keys[0]}`, id: thing.id };
  },
  async 'a still of a held video'() {
    const thing = await makeThing(platform, 'video');
    const media = thing.keys.map((key) => /^media\/[^/]+\//.exec(key)?.[0]).find(Boolean)!;
    await storage.put(`${media}poster.webp`, picture, 'image/webp');
    await report(thing);
    return { url: `/${media}poster.webp`, id: thing.id };
  },
  async 'a thumbnail of a held video'() {
    const thing = await makeThing(platform, 'video');
    const key = `media/thumbnails/${thing.id}/${newId()}.webp`;
    await storage.put(key, picture, 'image/webp');
    await report(thing);
    return { url: `/${key}`, id: thing.id };
  },
  async 'a preserved photo'() {
    const thing = await makeThing(platform, 'photo');
    for (const key of thing.keys) await storage.put(key, picture, 'image/webp');
    await report(thing);
    await db.query('delete from photos where id = $1', [thing.id]);
    const { preserved } = await call(
      'get_evidence',
      { p_subject_kind: 'photo', p_subject_id: thing.id },
      guardian,
    );
    assert.equal(preserved[0]?.is_covered, true);
    return { url: preserved[0]!.pictures[0]!, id: preserved[0]!.id };
  },
  async 'a picture that a list calls minor-related'() {
    const id = newId();
    const key = `private/pictures/${id}.webp`;
    await storage.put(key, picture, 'image/webp');
    await db.query(
      `insert into pictures (id, intake, owner_id, subject_id, keys, state, is_minor_related)
       values ($1, 'photo', $2, $1, array[$3], 'matched', true)`,
      [id, (await web.memberNamed(`sender-${id.slice(-8)}`)).id, key],
    );
    return { url: `/storage/v1/object/authenticated/held-pictures/${id}`, id };
  },
};

for (const [what, way] of Object.entries(ways))
  test(`${what} comes blurred and grey until it is asked for, by whoever asked, for a while`, async () => {
    const { url, id } = await way();
    const clear = async (who: TestMember): Promise<boolean> => {
      const answer = await get(url, who);
      assert.equal(answer.statusCode, 200, `${url} for ${who.username}`);
      assert.match(String(answer.headers['cache-control']), /no-store/);
      return isClear(answer.rawPayload);
    };
    assert.equal((await get(url, keeper)).statusCode, 404);
    assert.equal(await clear(guardian), false);
    const before = await call('uncover_media', { p_subject_id: newId() }, guardian);
    const after = await call('uncover_media', { p_subject_id: id }, guardian);
    assert.equal(after.today, before.today + 1);
    assert.equal((await call('uncover_media', { p_subject_id: id }, guardian)).today, after.today, 'once');
    assert.equal(await clear(guardian), true);
    assert.equal(await clear(other), false);
    await db.query(`update exposures set at = at - interval '16 minutes' where subject_id = $1`, [id]);
    assert.equal(await clear(guardian), false);
  });

test('a video does not play until it is asked for', async () => {
  const thing = await makeThing(platform, 'video');
  const segment = thing.keys.find((key) => key.endsWith('.m4s') || key.endsWith('.m3u8'))!;
  await report(thing);
  const status = async (who: TestMember) => (await get(`/${segment}`, who)).statusCode;
  assert.deepEqual([await status(keeper), await status(guardian)], [404, 403]);
  const preview = await call('get_video_preview', { p_video_id: thing.id }, guardian);
  assert.equal(preview.is_covered, true);
  await call('uncover_media', { p_subject_id: thing.id }, guardian);
  assert.deepEqual([await status(keeper), await status(guardian)], [404, 200]);
});

test('what is decided to show no minor is as clear as anything else', async () => {
  const thing = await makeThing(platform, 'profile');
  await storage.put(thing.keys[0]!, picture, 'image/webp');
  await report(thing);
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [thing.id]);
  const file = () => call('get_case', { p_case_id: one?.id ?? '' }, guardian);
  assert.equal((await file()).case.is_covered, true);
  await call('decide_case', { p_case_id: one?.id ?? '', p_outcome: 'dismissed' }, guardian);
  assert.equal((await file()).case.is_covered, false);
  assert.equal(await isClear((await get(`/${thing.keys[0]}`, guardian)).rawPayload), true);
});

test('only those who may see it uncover it, and the count is theirs alone', async () => {
  assert.equal((await ask('uncover_media', { p_subject_id: newId() }, keeper)).status, 403);
  const mine = await call('uncover_media', { p_subject_id: newId() }, other);
  assert.deepEqual([mine.today, mine.week], [1, 1]);
});
