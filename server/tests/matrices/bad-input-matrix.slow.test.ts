import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Table, tables } from '#contract/tables.ts';
import { badValues, goodInput, parametersOf, pathOf, refusalOf } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const video = await buildVideo(web.platform, { title: 'Bad input lantern' });
/** May call everything, so that what is refused is the input. */
const asker = await web.memberNamed('bad-input', { role: 'admin', canUploadVideos: true });
const known = {
  p_video_id: video.id,
  p_current_video_id: video.id,
  p_slug: video.slug,
  ...(await inputsFor(web.platform, asker, video.id)),
};

const tableNames = await web.platform.db.query<{ name: string }>(
  `select quote_ident(relname) as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname <> 'rate_counts' order by 1`,
);
const countOfEach = tableNames
  .map(({ name }) => `select '${name}' as name, count(*)::integer as rows from ${name}`)
  .join(' union all ');
/** Rows of every table, to see that nothing was written. Named, so that it is planned once: that takes longer than to count. */
const census = (): Promise<{ name: string; rows: number }[]> =>
  web.platform.db.query(`${countOfEach} order by 1`, [], 'census');

async function refused(
  url: string,
  payload: string | Buffer,
  field: string | null,
  what: string,
  {
    orWords,
    headers = { 'content-type': 'application/json' },
  }: { orWords?: string | undefined; headers?: Record<string, string> } = {},
): Promise<void> {
  const response = await web.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...asker.bearer, ...headers },
  });
  assert.ok(
    response.statusCode >= 400 && response.statusCode < 500,
    `${what}: ${response.statusCode} ${response.body.slice(0, 200)}`,
  );
  const body = response.json() as { message?: string; details?: string; error?: string };
  const words = `${body.message ?? body.error ?? ''} ${body.details ?? ''}`;
  assert.ok(words.trim().length > 3, `${what}: no words`);
  if (field !== null && !(orWords !== undefined && words.includes(orWords)))
    assert.ok(words.includes(field), `${what}: "${words}" does not name ${field}`);
}

for (const [name, call] of Object.entries(calls) as [string, Call][]) {
  test(`${name} refuses every kind of bad input by the name of the field, and writes nothing`, async () => {
    const url = pathOf(name, call);
    const good = await goodInput(name, call, known);
    const before = await census();
    for (const { name: parameter, shape, required } of parametersOf(call)) {
      for (const { what, value } of badValues(shape)) {
        await refused(
          url,
          JSON.stringify({ ...good, [parameter]: value }),
          parameter,
          `${parameter}: ${what}`,
          { orWords: refusalOf(shape) },
        );
      }
      if (required) {
        const { [parameter]: _left, ...rest } = good;
        await refused(url, JSON.stringify(rest), parameter, `${parameter}: missing`);
      }
    }
    await refused(url, JSON.stringify({ ...good, nonsense: 1 }), 'nonsense', 'an unknown name');
    await refused(url, `{"__proto__": {"admin": true}}`, '__proto__', 'a prototype key');
    await refused(url, `{"constructor": {"prototype": {}}}`, 'constructor', 'a constructor key');
    await refused(url, '{"p_slug": ', 'body', 'invalid JSON');
    await refused(url, '[]', 'body', 'an array');
    await refused(url, '"text"', 'body', 'a text');
    await refused(url, 'null', 'body', 'null');
    await refused(url, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'body', 'bytes that are not UTF-8');
    await refused(url, JSON.stringify({ ...good, padding: 'x'.repeat(1024 * 1024) }), null, 'a body of 1 MB');
    await refused(url, JSON.stringify(good), 'body', 'another encoding', {
      headers: { 'content-type': 'application/json; charset=utf-16' },
    });
    await refused(url, 'a=1', 'body', 'a form', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.deepEqual(await census(), before);
  });

  if (call.cache || call.get) {
    test(`${name} by GET refuses bad query text`, async () => {
      const url = pathOf(name, call);
      const queries = [
        'nonsense=1',
        '__proto__=1',
        ...parametersOf(call).map(({ name: parameter }) => `${parameter}=%00`),
      ];
      const numbers = parametersOf(call).filter(({ shape }) => shape.type === 'integer');
      for (const { name: parameter } of numbers)
        queries.push(`${parameter}=1e9`, `${parameter}=abc`, `${parameter}=-1`, `${parameter}=`);
      for (const query of queries) {
        const response = await web.app.inject({
          method: 'GET',
          url: `${url}?${query}`,
          headers: asker.bearer,
        });
        assert.ok(
          response.statusCode >= 400 && response.statusCode < 500,
          `${query}: ${response.statusCode}`,
        );
      }
    });
  }
}

for (const [name, table] of Object.entries(tables) as [string, Table][]) {
  test(`the table ${name} refuses what it does not declare`, async () => {
    const bad = [
      'select=password',
      'select=id,categories(name)',
      'nonsense=eq.1',
      '__proto__=eq.1',
      'id=eq.7',
      'id=gt.7',
      'id=in.7',
      'id=eq.%00',
      'order=password.desc',
      'order=id.sideways',
      ...Object.keys(table.columns)
        .filter((column) => !table.sortable.includes(column))
        .map((column) => `order=${column}`),
      'offset=1001',
      'order=id;drop table videos',
      'limit=-1',
      'limit=100000',
      'limit=abc',
      'offset=99999999999',
      `id=in.(${Array.from({ length: 300 }, () => video.id).join(',')})`,
    ];
    for (const query of bad) {
      const response = await web.app.inject({ method: 'GET', url: `/rest/v1/${name}?${query}` });
      assert.equal(response.statusCode, 400, `${query}: ${response.statusCode} ${response.body}`);
      assert.ok((response.json() as { message: string }).message.length > 3);
    }
    for (const [column, type] of Object.entries(table.columns)) {
      const value = {
        uuid: 'x',
        integer: '1.5',
        decimal: 'two',
        timestamp: 'yesterday',
        boolean: 'maybe',
        text: null,
        media_url: null,
        text_array: '{a}',
      }[type];
      if (value === null) continue;
      const response = await web.app.inject({ method: 'GET', url: `/rest/v1/${name}?${column}=eq.${value}` });
      assert.equal(response.statusCode, 400, `${column}=${value}`);
      assert.ok(response.body.includes(column));
    }
    const range = await web.app.inject({ method: 'GET', url: `/rest/v1/${name}`, headers: { range: '9-3' } });
    assert.equal(range.statusCode, 416);
  });
}

test('a row that cannot be written is refused with a clear message, and never a fault of ours', async () => {
  const mio = await web.memberNamed('row_writer');
  const bad: unknown[] = [
    null,
    7,
    [],
    [{ id: mio.id }, { id: mio.id }],
    {},
    { id: 'x' },
    { id: mio.id, email: 'a@example.test' },
    { id: mio.id, role: 'admin' },
    { id: mio.id, username: 7 },
    { id: mio.id, username: 'a\0b' },
    { id: mio.id, username: 'x'.repeat(300) },
    { id: mio.id, display_name: '\ud800' },
    { id: mio.id, avatar_url: {} },
    { id: mio.id, avatar_url: 'javascript:alert(1)' },
    { id: mio.id, constructor: 1 },
  ];
  for (const method of ['POST', 'PATCH'] as const)
    for (const payload of bad) {
      const response = await web.app.inject({
        method,
        url: `/rest/v1/profiles${method === 'PATCH' && payload !== bad[5] ? `?id=eq.${mio.id}` : ''}`,
        headers: { ...mio.bearer, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      // An update of nothing changes nothing.
      const isFine = method === 'PATCH' && payload === bad[4];
      assert.equal(response.statusCode, isFine ? 204 : 400, `${method} ${JSON.stringify(payload)}`);
    }
  const select = await web.app.inject({
    method: 'POST',
    url: '/rest/v1/profiles?select=password',
    headers: mio.bearer,
    payload: { id: mio.id, display_name: 'unwritten' },
  });
  assert.equal(select.statusCode, 400);
});

test('an unknown table, an unknown call and a call by the wrong method are refused with a clear message', async () => {
  for (const [method, url, status] of [
    ['GET', '/rest/v1/secrets', 400],
    ['GET', '/rest/v1/__proto__', 400],
    ['POST', '/rest/v1/rpc/nonsense', 404],
    ['POST', '/rest/v1/rpc/__proto__', 404],
    ['POST', '/functions/v1/nonsense', 404],
    ['GET', '/rest/v1/rpc/start_playback', 405],
    ['DELETE', '/rest/v1/videos?id=eq.1', 405],
  ] as const) {
    const response = await web.app.inject({ method, url });
    assert.equal(response.statusCode, status, `${method} ${url}: ${response.body}`);
  }
});
