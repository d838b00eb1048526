import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { findAll } from '#server/domains/recommending/index.ts';
import { insertTestHistory } from '#tests/inputs/test-history.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask } = web;
const { db } = web.platform;

const videos = await Promise.all(
  Array.from({ length: 8 }, (_, at) =>
    buildVideo(web.platform, { title: `Lantern ${at}`, uploaderId: null }),
  ),
);
for (const [at, { id }] of videos.entries())
  await db.query('update videos set trending_score = $2 where id = $1', [id, (at * 3) % 8]);
const works: { id: string; slug: string }[] = [];
for (const [at, name] of ['Lamps', 'Ferns', 'Gates'].entries())
  works.push(
    await insertTestWork(web.platform, {
      title: name,
      episodes: [{ number: 1, videos: [videos[at]!.id] }],
    }),
  );
const watchersOf = async (name: string, ...places: readonly number[]) => {
  const member = await web.memberNamed(name);
  await insertTestHistory(
    web.platform,
    member.id,
    places.map((at) => videos[at]!),
  );
  return member;
};
for (const name of ['sora', 'riku', 'nami']) await watchersOf(name, 0, 1, 4, 5);
const [ofFew, ofMany] = [await watchersOf('yuki', 0), await watchersOf('haru', 2, 3, 6)];
await findAll(db);

const recommended = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { recommended }]) => recommended,
);
/** How each call is asked that recommends. */
const asked: Partial<Record<CallName, object>> = {
  get_for_you: {},
  get_similar_videos: { p_video_id: videos[0]!.id },
  get_similar_works: { p_slug: works[0]!.slug },
};
const isOpen = (name: CallName): boolean => calls[name].access === 'anyone';
interface Shown {
  basis: string;
  items: { id: string; reason?: unknown }[];
}
const read = async (name: CallName, who: Record<string, string>): Promise<Shown> => {
  await web.caughtUp();
  const { status, text, headers } = await ask(name, asked[name]!, who);
  assert.equal(status, 200, `${name}: ${text}`);
  assert.doesNotMatch(String(headers['cache-control']), /max-age=[1-9]/, `${name} would outlive the switch`);
  return JSON.parse(text) as Shown;
};
const switchedOff = { cookie: 'recommendations=off' };

/** What depends on nobody: videos by what is watched these days, works by when they came. */
async function plain(name: CallName): Promise<string[]> {
  const text =
    name === 'get_similar_works'
      ? 'select id from works where id <> $1 order by created_at desc, id desc'
      : 'select id from videos where id <> $1 order by trending_score desc, id desc';
  const besides = { get_similar_works: works[0]!.id, get_similar_videos: videos[0]!.id } as const;
  const rows = await db.query<{ id: string }>(text, [
    besides[name as keyof typeof besides] ?? '00000000-0000-0000-0000-000000000000',
  ]);
  return rows.map(({ id }) => id);
}

test('every call that gives out what was found by taste says that it recommends', () => {
  const bases = (Object.entries(calls) as [CallName, Call][]).filter(([, { output }]) =>
    JSON.stringify(output).includes('"basis"'),
  );
  assert.deepEqual(bases.map(([name]) => name).sort(), recommended.map(([name]) => name).sort());
  assert.deepEqual(
    Object.keys(asked).sort(),
    recommended.map(([name]) => name).sort(),
    'say how it is asked',
  );
});

for (const [name] of recommended) {
  test(`${name} depends on nobody once it is switched off, and on taste before`, async () => {
    const before = await read(name, ofFew.bearer);
    assert.equal(before.basis, 'taste');
    for (const member of [ofFew, ofMany]) await call('set_recommending', { p_is_on: false }, member);
    const expected = await plain(name);
    const people = [ofFew.bearer, ofMany.bearer, ...(isOpen(name) ? [switchedOff] : [])];
    for (const who of people) {
      const { basis, items } = await read(name, who);
      assert.equal(basis, 'off');
      assert.deepEqual(
        items.map(({ id }) => id),
        expected,
      );
      assert.ok(items.every(({ reason }) => reason === undefined || reason === null));
    }
    // Somebody else asks after them: no answer of theirs was stored for all.
    if (isOpen(name)) assert.equal((await read(name, { apikey: 'anon' })).basis, 'taste');
    for (const member of [ofFew, ofMany]) await call('set_recommending', { p_is_on: true }, member);
    assert.deepEqual(await read(name, ofFew.bearer), before, 'on again, it is as before');
  });
}

test('a member is not recommended to in a browser that says so, and their own switch takes its place', async () => {
  const own = { cookie: `${ofFew.cookie}; recommendations=off` };
  assert.equal((await read('get_for_you', own)).basis, 'off');
  const { is_on, is_off_here } = await call('get_recommending', {}, own);
  assert.deepEqual({ is_on, is_off_here }, { is_on: false, is_off_here: true });
  const { headers, text } = await ask('set_recommending', { p_is_on: true }, own);
  assert.equal(text, '{"is_on":true}');
  assert.match(String(headers['set-cookie']), /^recommendations=; .*Max-Age=0/);
  const off = await ask('set_recommending', { p_is_on: false }, own);
  assert.match(String(off.headers['set-cookie']), /^recommendations=; .*Max-Age=0/);
  const known = await call('get_recommending', {}, own);
  assert.deepEqual([known.is_on, known.is_off_here], [false, false], 'now it is the account that says so');
  await call('set_recommending', { p_is_on: true }, ofFew);
});

test('a visitor switches it in their browser alone, and nothing about them is stored', async () => {
  const counted = async () =>
    (await db.query<{ n: number }>('select count(*)::int as n from taste_settings'))[0]!.n;
  const before = await counted();
  const off = await ask('set_recommending', { p_is_on: false }, null);
  assert.match(String(off.headers['set-cookie']), /^recommendations=off; .*SameSite=Lax/);
  const cookie = String(off.headers['set-cookie']).split(';', 1)[0]!;
  assert.equal((await call('get_recommending', {}, { cookie })).is_on, false);
  const on = await ask('set_recommending', { p_is_on: true }, { cookie });
  assert.match(String(on.headers['set-cookie']), /^recommendations=; .*Max-Age=0/);
  assert.equal(await counted(), before);
});
