import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { tables } from '#contract/tables.ts';
import { writePlaceRule } from '#server/domains/videos/places/place-rule-queries.ts';
import { newId } from '#server/kit/ids.ts';
import { goodInput, pathOf } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({ env: { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'cf-ipcountry' } });
const { db } = web.platform;
const secret = 'Zebrawood';
const shown = await buildVideo(web.platform, { title: 'Shown lantern', tags: ['glow'] });
const barredTag = 'zebra fern';
/** Barred by itself, by its tag, and by its category. */
const barred = [
  await buildVideo(web.platform, { title: `${secret} one`, tags: ['glow'], viewCount: 9000 }),
  await buildVideo(web.platform, { title: `${secret} two`, tags: ['glow', barredTag], viewCount: 9000 }),
  await buildVideo(web.platform, {
    title: `${secret} three`,
    tags: ['glow'],
    category: 'Zebra houses',
    viewCount: 9000,
  }),
];
const [tag] = await db.query<{ id: string }>('select id::text from tags where name = $1', [barredTag]);
const [category] = await db.query<{ id: string }>(`select id from categories where slug = 'zebra-houses'`);
for (const [kind, subjectId] of [
  ['video', barred[0]!.id],
  ['tag', tag!.id],
  ['category', category!.id],
] as const)
  await writePlaceRule(db, {
    ...{ kind, subjectId, mode: 'except', places: ['DE', 'AT'], reason: `The law there (${kind}).` },
    ...{ caseId: null, setBy: null, setByName: 'keeper' },
  });
await insertTestWork(web.platform, {
  title: 'Lamps',
  episodes: [shown, ...barred].map(({ id }, at) => ({ number: at + 1, videos: [id] })),
});
// The rules are read again a moment after the notice of their change.
for (let tries = 0; tries < 200; tries++) {
  const heard = await web.app.inject({
    url: `/rest/v1/rpc/get_video_details_by_slug?p_slug=${barred[2]!.slug}`,
    headers: { 'cf-ipcountry': 'DE' },
  });
  if (heard.statusCode === 451) break;
  await sleep(20);
}

const known: Record<string, unknown> = {
  p_current_video_id: shown.id,
  p_video_id: shown.id,
  p_category_name: 'Night trains',
  p_category_slug: 'night-trains',
  p_tag_name: 'glow',
  p_query: secret,
  p_slug: shown.slug,
};
const at = (country: string, who: TestMember | null = null): Record<string, string> => ({
  'cf-ipcountry': country,
  ...(who === null ? { apikey: 'anon', authorization: 'Bearer anon' } : who.bearer),
});

for (const [name, call] of Object.entries(calls) as [string, Call][]) {
  // Admins see everything, wherever they are.
  if (call.access === 'admin') continue;
  test(`${name} never shows what is barred where it is asked`, async () => {
    for (const role of [null, 'member'] as const) {
      if (role === null && call.access !== 'anyone') continue;
      const asker =
        role === null
          ? null
          : await web.memberNamed(`asker-${newId().slice(-12)}`, {
              role,
              canUploadVideos: call.access === 'uploader',
            });
      const payload = await goodInput(name, call, {
        ...known,
        ...(await inputsFor(web.platform, asker, shown.id)),
      });
      const response = await web.app.inject({
        method: 'POST',
        url: pathOf(name, call),
        headers: at('DE', asker),
        payload,
      });
      assert.equal(response.statusCode, 200, response.body);
      const body = response.body.replaceAll(`"query":"${secret}"`, '');
      assert.ok(
        !body.includes(secret) &&
          !/zebra.(fern|houses)/i.test(body) &&
          !barred.some(({ id }) => body.includes(id)),
        `${name} leaks: ${body.slice(0, 400)}`,
      );
    }
  });
}

for (const name of Object.keys(tables)) {
  test(`the table ${name} never shows what is barred where it is asked`, async () => {
    const rows = async (country: string) =>
      (await web.app.inject({ url: `/rest/v1/${name}?limit=1000`, headers: at(country) })).body;
    const told = (body: string): boolean => /zebra/i.test(body) || barred.some(({ id }) => body.includes(id));
    assert.ok(!told(await rows('DE')));
    if (['videos', 'categories', 'episode_versions'].includes(name)) assert.ok(told(await rows('FR')));
  });
}

/** Whatever names it itself: the call, its input, and whether it is refused with the reason or answers nothing. */
const named: [string, Record<string, unknown>, RegExp][] = [
  ['get_video_details_by_slug', { p_slug: barred[0]!.slug }, /\(video\)/],
  ['get_video_details_by_slug', { p_slug: barred[1]!.slug }, /\(tag\)/],
  ['get_video_details_by_slug', { p_slug: barred[2]!.slug }, /\(category\)/],
  ['get_tag', { p_tag_name: 'Zebra  Fern' }, /\(tag\)/],
  ['get_tag', { p_tag_name: 'zebra-fern' }, /\(tag\)/],
  ['get_videos_by_tag', { p_tag_name: barredTag }, /\(tag\)/],
  ['get_category_videos', { p_category_slug: 'Zebra-Houses' }, /\(category\)/],
  ['get_category_videos', { p_category_slug: 'zebra-houses', p_search: 'one' }, /\(category\)/],
  ['get_video_playback', { p_video_id: barred[0]!.id }, /\(video\)/],
];
test('what is asked for by its name is refused with the reason, and only there', async () => {
  for (const [name, payload, reason] of named) {
    const call = (calls as Record<string, Call>)[name];
    assert.ok(call, `${name} is a call`);
    const ask = async (country: string) =>
      web.app.inject({ method: 'POST', url: pathOf(name, call), headers: at(country), payload });
    const refused = await ask('DE');
    assert.equal(refused.statusCode, 451, `${name}: ${refused.body}`);
    assert.match(refused.body, reason, name);
    assert.equal((await ask('FR')).statusCode, 200, name);
  }
});

test('every call that is given a video by its id says nothing of one that is barred', async () => {
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    if (call.access !== 'anyone' || !('p_video_id' in (call.input.properties as object))) continue;
    const { id } = barred[0]!;
    const payload = await goodInput(name, call, {
      ...known,
      ...(await inputsFor(web.platform, null, id)),
      p_video_id: id,
    });
    const response = await web.app.inject({
      method: 'POST',
      url: pathOf(name, call),
      headers: at('DE'),
      payload,
    });
    assert.ok([200, 404, 451].includes(response.statusCode), `${name}: ${response.body}`);
    assert.doesNotMatch(response.body, /zebra|media\//i, name);
  }
});

test('elsewhere it is all there, and answers of one place are never those of another', async () => {
  const newest = async (country: string) => {
    const url = '/rest/v1/rpc/get_all_videos_with_details?p_limit=50';
    const answer = await web.app.inject({ url, headers: { 'cf-ipcountry': country } });
    assert.match(String(answer.headers['cache-control']), /^private/, 'no shared cache may hold it');
    return (answer.json() as { title: string }[]).map(({ title }) => title).sort();
  };
  for (const _ of [1, 2]) {
    const everything = await newest('FR');
    assert.equal(everything.filter((title) => title.startsWith(secret)).length, 3);
    for (const country of ['DE', 'AT'])
      assert.deepEqual(
        await newest(country),
        everything.filter((title) => !title.startsWith(secret)),
      );
  }
});

test('pages of lists are full where something is barred', async () => {
  for (let at = 0; at < 6; at++)
    await buildVideo(web.platform, { title: `Zinc lamp ${at}`, tags: ['glow'], viewCount: 10 + at });
  await web.caughtUp();
  const lists: [string, Record<string, unknown>, (body: never) => unknown[]][] = [
    ['get_all_videos_with_details', { p_limit: 5 }, (body) => body],
    ['get_videos_by_tag', { p_tag_name: 'glow', p_limit: 5 }, (body) => body],
    ['get_related_videos', { p_current_video_id: shown.id, p_category_name: 'Night trains' }, (body) => body],
  ];
  for (const [name, payload, rows] of lists) {
    const call = (calls as Record<string, Call>)[name]!;
    const counts = await Promise.all(
      ['DE', 'FR'].map(async (country) => {
        const one = await web.app.inject({
          method: 'POST',
          url: pathOf(name, call),
          headers: at(country),
          payload,
        });
        return Math.min(5, rows(one.json() as never).length);
      }),
    );
    assert.deepEqual(counts, [5, 5], name);
  }
});
