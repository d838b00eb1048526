import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '#contract/limits.ts';
import { readShieldCookie, shieldCookieValue } from '#contract/shield-cookie.ts';
import { newId } from '#server/kit/ids.ts';
import type { TransactionExecutor } from '#server/platform/db/database.ts';
import { insertShieldRules } from '#tests/inputs/test-shield.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import type { Caller } from '#tests/support/test-calls.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { keyLater } from '../videos/shielding/key-queries.ts';
import { keyVideosHandler } from '../videos/shielding/key-videos.handler.ts';
import { whoHides } from './who-hides.ts';

const web = await testWeb({
  pages: async () => new Response('a page', { headers: { 'content-type': 'text/html' } }),
});
const { call, ask } = web;
const { db } = web.platform;
const rain = await buildVideo(web.platform, { title: 'Rain on tin', tags: ['rain', 'night'] });
await buildVideo(web.platform, { title: 'Sun on slate', tags: ['sun'], uploader: 'slate-maker' });
const titles = async (who: Caller) => {
  await web.caughtUp();
  return (await call('get_all_videos_with_details', { p_limit: 100 }, who)).map(({ title }) => title).sort();
};
const rule = (
  p_kind: 'tag' | 'creator' | 'studio',
  p_name: string,
  p_act: 'hide' | 'blur' | 'warn' = 'hide',
) => ({
  p_kind,
  p_name,
  p_act,
});

test('a rule of a member is theirs alone, is replaced, and goes', async () => {
  const one = await web.memberNamed('one');
  const other = await web.memberNamed('other');
  const set = await call('set_shield_rule', rule('tag', ' Rain '), one);
  assert.deepEqual([set.name, set.slug, set.act, set.tag_type], ['rain', 'rain', 'hide', 'theme']);
  assert.deepEqual(await titles(one), ['Sun on slate']);
  assert.deepEqual(await titles(other), ['Rain on tin', 'Sun on slate']);
  await call('set_shield_rule', rule('tag', 'rain', 'blur'), one);
  assert.deepEqual(await titles(one), ['Rain on tin', 'Sun on slate']);
  const { rules } = await call('get_shield', {}, one);
  assert.deepEqual(
    rules.map(({ name, act }) => [name, act]),
    [['rain', 'blur']],
  );
  const gone = { p_kind: 'tag', p_subject_id: set.subject_id } as const;
  assert.deepEqual(await call('remove_shield_rule', gone, one), { removed: true });
  assert.deepEqual(await call('remove_shield_rule', gone, one), { removed: false });
  assert.deepEqual((await call('get_shield', {}, one)).rules, []);
});

test('a video follows what it becomes: its tags, its maker, the studio of its work', async () => {
  const { id } = await web.memberNamed('follower');
  const keys = async () =>
    (
      await db.query<{ n: number }>('select cardinality(shield_keys) as n from videos where id = $1', [
        rain.id,
      ])
    )[0]?.n;
  assert.equal(await keys(), 2);
  await db.query(
    `delete from video_tags where video_id = $1 and tag_id = (select id from tags where name = 'night')`,
    [rain.id],
  );
  assert.equal(await keys(), 1);
  const work = await insertTestWork(web.platform, { episodes: [{ number: 1, videos: [rain.id] }] });
  assert.equal(await keys(), 2);
  const [studio] = await db.query<{ id: string }>('select id from studios where slug = $1', [
    work.studioSlug,
  ]);
  await insertShieldRules(db, id, [{ kind: 'studio', subjectId: studio!.id, act: 'hide' }]);
  assert.deepEqual([...(await whoHides(db, [id, newId()], rain.id))], [id]);
  await db.query('delete from work_studios where work_id = $1', [work.id]);
  assert.deepEqual([...(await whoHides(db, [id], rain.id))], []);
  await db.query('update videos set uploader_id = $2 where id = $1', [rain.id, id]);
  assert.equal(await keys(), 2);
  await db.query('update videos set uploader_id = null where id = $1', [rain.id]);
});

test('a visitor’s rules are in their browser, and say nothing else', async () => {
  const set = async (cookie: string, input: object) => {
    const { status, text, headers } = await ask('set_shield_rule', input, { cookie });
    assert.equal(status, 200, text);
    return String(headers['set-cookie']).split(';')[0]!;
  };
  const cookie = await set(await set('', rule('tag', 'rain')), rule('creator', 'slate-maker', 'warn'));
  assert.deepEqual(await titles({ cookie }), ['Sun on slate']);
  const { rules } = await call('get_shield', {}, { cookie });
  assert.deepEqual(
    rules.map(({ kind, slug, act }) => [kind, slug, act]),
    [
      ['creator', 'slate-maker', 'warn'],
      ['tag', 'rain', 'hide'],
    ],
  );
  const nonsense = { cookie: 'shield=zz.htnonsense!.h.htzzzzzzzzzzzzzz' };
  assert.deepEqual((await call('get_shield', {}, nonsense)).rules, []);
  assert.deepEqual(await titles(nonsense), ['Rain on tin', 'Sun on slate']);
});

test('pages and answers of whoever shields something are theirs alone', async () => {
  const [tag] = await db.query<{ id: string }>(`select id::text from tags where name = 'rain'`);
  const cookie = `shield=${shieldCookieValue([{ kind: 'tag', subjectId: tag!.id, act: 'hide' }])}`;
  const url = '/rest/v1/rpc/get_all_videos_with_details?p_limit=50';
  const shielded = await web.app.inject({ url, headers: { cookie } });
  assert.match(String(shielded.headers['cache-control']), /^private/);
  assert.ok(!shielded.body.includes('Rain on tin'));
  const open = await web.app.inject({ url });
  assert.match(String(open.headers['cache-control']), /^public/);
  assert.ok(open.body.includes('Rain on tin'));
  const page = async (headers: Record<string, string>) =>
    (await web.app.inject({ url: '/', headers: { cookie: 'age_confirmed=1', ...headers } })).headers.etag;
  assert.ok(await page({}), 'a page of everybody is held');
  assert.equal(await page({ cookie: `age_confirmed=1; ${cookie}` }), undefined, 'one with a shield is not');
});

test('lines of text become rules, and what nobody knows is answered', async () => {
  const { bearer } = await web.memberNamed('writer');
  const answer = await call(
    'import_shield',
    { p_lines: '# mine\nrain\nBlur tag: sun\r\nwarn creator: @slate-maker\nhide studio: nowhere\n\n' },
    bearer,
  );
  assert.deepEqual(answer, { added: 3, unknown: ['hide studio: nowhere'] });
  const { rules } = await call('get_shield', {}, bearer);
  assert.deepEqual(rules.map(({ kind, name, act }) => `${act} ${kind} ${name}`).sort(), [
    'blur tag sun',
    'hide tag rain',
    'warn creator slate-maker',
  ]);
  assert.equal((await ask('import_shield', { p_lines: ' \n# nothing' }, bearer)).status, 400);
});

test('no more rules than there may be, and nothing that is not there', async () => {
  const full = await web.memberNamed('full');
  await insertShieldRules(
    db,
    full.id,
    Array.from({ length: limits.shieldRules }, (_, at) => ({
      ...{ kind: 'tag' as const, subjectId: String(100_000 + at), act: 'hide' as const },
    })),
  );
  assert.equal((await ask('set_shield_rule', rule('tag', 'rain'), full.bearer)).status, 409);
  for (const [kind, name] of [
    ['tag', 'no such tag'],
    ['creator', 'nobody-here'],
    ['studio', 'no-such-studio'],
  ] as const) {
    const refused = await ask('set_shield_rule', rule(kind, name), {});
    assert.deepEqual([refused.status, /field: (\w+)/.exec(refused.text)?.[1]], [404, 'p_name']);
  }
});

test('a cookie holds whatever a shield may, and reads as it was written', () => {
  const things = Array.from({ length: limits.shieldRules }, (_, at) => ({
    kind: at % 2 === 0 ? ('creator' as const) : ('tag' as const),
    subjectId: at % 2 === 0 ? newId() : String(10_000_000 + at),
    act: 'blur' as const,
  }));
  const value = shieldCookieValue(things);
  assert.ok(value.length < 2500, String(value.length));
  assert.deepEqual(readShieldCookie(value), things);
  assert.deepEqual(readShieldCookie(null), []);
});

test('a tag that goes into another is hidden in every browser and account, at once and after its videos are rewritten', async () => {
  const keeper = await web.memberNamed('merging-keeper', { role: 'admin' });
  const drizzle = await buildVideo(web.platform, { title: 'Drizzle', tags: ['drizzle'] });
  const shower = await buildVideo(web.platform, { title: 'Shower', tags: ['shower'] });
  const [one, other] = [await web.memberNamed('hides-drizzle'), await web.memberNamed('hides-shower')];
  await call('set_shield_rule', rule('tag', 'drizzle'), one);
  await call('set_shield_rule', rule('tag', 'shower'), other);
  const { headers } = await ask('set_shield_rule', rule('tag', 'drizzle'), {});
  const visitor = { cookie: String(headers['set-cookie']).split(';')[0]! };
  const idOf = async (name: string) =>
    Number((await db.query<{ id: string }>('select id from tags where name = $1', [name]))[0]!.id);
  const wet = (all: string[]) => all.filter((title) => title === 'Drizzle' || title === 'Shower');
  assert.deepEqual(wet(await titles(visitor)), ['Shower']);
  const former = await idOf('drizzle');
  await call('merge_tags', { p_tag_id: former, p_into_id: await idOf('shower') }, keeper);
  const keysOf = async () =>
    (
      await db.query<{ keys: string[] }>('select shield_keys::text[] as keys from videos where id = $1', [
        drizzle.id,
      ])
    )[0]!.keys;
  const nothingOfBoth = async () => {
    for (const who of [visitor, one, other]) assert.deepEqual(wet(await titles(who)), []);
    assert.deepEqual(
      [...(await whoHides(db, [one.id, other.id], drizzle.id))].sort(),
      [one.id, other.id].sort(),
    );
    const { rules } = await call('get_shield', {}, visitor);
    assert.deepEqual(
      rules.map(({ name }) => name),
      ['shower'],
    );
  };
  assert.ok((await keysOf()).includes(String(former)), 'nothing was rewritten while somebody waited');
  await nothingOfBoth();
  const handler = keyVideosHandler(web.platform);
  await handler.run({ payload: {}, signal: AbortSignal.timeout(10_000) } as never);
  assert.ok(!(await keysOf()).includes(String(former)));
  await nothingOfBoth();
  await call('remove_shield_rule', { p_kind: 'tag', p_subject_id: String(await idOf('shower')) }, one);
  assert.deepEqual(wet(await titles(one)), ['Drizzle', 'Shower']);
  assert.ok(shower.id);
});

test('what changes while the worker rewrites keys is rewritten after it', async () => {
  const { id } = await buildVideo(web.platform, { title: 'Puddle', tags: ['puddle', 'pool', 'lake'] });
  const rewrite = () =>
    keyVideosHandler(web.platform).run({ payload: {}, signal: AbortSignal.timeout(10_000) } as never);
  const drop = (transaction: TransactionExecutor, name: string) =>
    transaction.query(
      'delete from video_tags where video_id = $1 and tag_id = (select id from tags where name = $2)',
      [id, name],
    );
  await db.transaction(async (transaction) => {
    await keyLater(transaction);
    await drop(transaction, 'puddle');
  });
  await db.transaction(async (transaction) => {
    await keyLater(transaction);
    await drop(transaction, 'pool');
    await rewrite();
  });
  await rewrite();
  const [found] = await db.query<{ keys: number }>(
    'select cardinality(shield_keys) as keys from videos where id = $1',
    [id],
  );
  assert.equal(found?.keys, 1, 'only the lake is left');
});

test('a studio whose name is written anew keeps its rules, in accounts and in browsers', async () => {
  const keeper = await web.memberNamed('naming-keeper', { role: 'admin' });
  const { id } = await buildVideo(web.platform, { title: 'By a studio' });
  const work = await insertTestWork(web.platform, { episodes: [{ number: 1, videos: [id] }] });
  const member = await web.memberNamed('hides-a-studio');
  await call('set_shield_rule', rule('studio', work.studioSlug), member);
  const { headers } = await ask('set_shield_rule', rule('studio', work.studioSlug), {});
  const visitor = { cookie: String(headers['set-cookie']).split(';')[0]! };
  const hides = async () => {
    for (const who of [member, visitor]) assert.ok(!(await titles(who)).includes('By a studio'));
  };
  await hides();
  for (const name of ['Lantern Works', 'Lantern Works Tokyo']) {
    await call('update_work', { p_work_id: work.id, p_studios: [name] }, keeper);
    await hides();
    for (const who of [member, visitor]) {
      const { rules } = await call('get_shield', {}, who);
      assert.deepEqual(
        rules.map((one) => one.name),
        [name],
      );
    }
  }
  // Another takes part, then alone: that is no other name, and nobody hides what they never chose to hide.
  await call('update_work', { p_work_id: work.id, p_studios: ['Lantern Works Tokyo', 'Guest'] }, keeper);
  await hides();
  await call('update_work', { p_work_id: work.id, p_studios: ['Guest'] }, keeper);
  for (const who of [member, visitor]) assert.ok((await titles(who)).includes('By a studio'));
  // Nor is one that was there already, under another name, the one that goes.
  const { studioSlug } = await insertTestWork(web.platform);
  const [present] = await db.query<{ name: string }>('select name from studios where slug = $1', [
    studioSlug,
  ]);
  await call('set_shield_rule', rule('studio', 'Guest'), member);
  await call('update_work', { p_work_id: work.id, p_studios: [present!.name] }, keeper);
  assert.ok((await titles(member)).includes('By a studio'));
});

test('what a browser hid goes into the account with the next change, and leaves the browser', async () => {
  const member = await web.memberNamed('brings-a-shield');
  await call('set_shield_rule', rule('tag', 'sun', 'warn'), member);
  const { headers } = await ask('set_shield_rule', rule('tag', 'rain'), {});
  const shield = String(headers['set-cookie']).split(';')[0]!;
  const both = { cookie: `${member.cookie}; ${shield}` };
  const named = async (who: Caller) =>
    (await call('get_shield', {}, who)).rules.map(({ act, name }) => `${act} ${name}`).sort();
  assert.deepEqual(await named(both), ['hide rain', 'warn sun'], 'what the browser hides stays hidden');
  assert.ok(!(await titles(both)).includes('Rain on tin'));
  assert.deepEqual(await named(member), ['warn sun'], 'and is in no other one yet');
  const changed = await ask('set_shield_rule', rule('tag', 'night', 'blur'), both);
  assert.match(String(changed.headers['set-cookie']), /^shield=; .*Max-Age=0/);
  assert.deepEqual(await named(member), ['blur night', 'hide rain', 'warn sun']);
});
