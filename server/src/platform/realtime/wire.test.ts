import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrame, writeFrame } from './frames.ts';
import { readJoin } from './join-request.ts';
import { Pace } from './pace.ts';
import { fits, readRowFilter } from './row-filter.ts';

const frame = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { a: 1 } };

test('a message survives both versions of the wire', () => {
  for (const version of ['1.0.0', '2.0.0'] as const)
    assert.deepEqual(readFrame(Buffer.from(writeFrame(frame, version)), false, version), frame, version);
});

test('a client’s binary broadcast is read, and one that is cut short is not', () => {
  const texts = ['3', '4', 'realtime:a', 'typing', ''];
  const payload = Buffer.from('{"on":true}');
  const bytes = Buffer.concat([
    Buffer.from([3, ...texts.map((text) => text.length), 1]),
    Buffer.from(texts.join('')),
    payload,
  ]);
  assert.deepEqual(readFrame(bytes, true, '2.0.0'), {
    joinRef: '3',
    ref: '4',
    topic: 'realtime:a',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'typing', payload: { on: true } },
  });
  assert.equal(readFrame(bytes.subarray(0, 12), true, '2.0.0'), null);
  assert.equal(readFrame(bytes, true, '1.0.0'), null);
});

test('what is no message is not taken for one', () => {
  const texts = [
    '',
    '7',
    'null',
    '[]',
    '{}',
    '[null,null,5,"a",{}]',
    '[null,null,"","a",{}]',
    '{"topic":"a"}',
  ];
  texts.push(
    `["1","2","${'x'.repeat(300)}","a",{}]`,
    `["${'1'.repeat(99)}","2","a","a",{}]`,
    '[{},"2","a","a",{}]',
  );
  for (const text of texts)
    assert.equal(readFrame(Buffer.from(text), false, '2.0.0'), null, text.slice(0, 40));
});

test('a join says which rows it wants, and is repeated as it was said', () => {
  const change = { event: 'INSERT', schema: 'public', table: 'messages', filter: 'conversation_id=eq.7' };
  const config = { broadcast: { ack: false }, postgres_changes: [change, { event: '*', schema: 'public' }] };
  assert.deepEqual(readJoin({ config, access_token: 'x' }), {
    accessToken: 'x',
    changes: [change, { event: '*', schema: 'public' }],
  });
  assert.deepEqual(readJoin({}), { accessToken: null, changes: [] });
  for (const bad of [null, 7, { access_token: 7 }, { config: { postgres_changes: {} } }])
    assert.equal(readJoin(bad), null);
  for (const bad of [
    null,
    {},
    { event: 1, schema: 'public' },
    { ...change, filter: {} },
    { ...change, table: [] },
  ])
    assert.equal(readJoin({ config: { postgres_changes: [bad] } }), null);
  const filters = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...change, filter: `conversation_id=eq.${i}` }));
  const asked = (changes: unknown[]) => readJoin({ config: { postgres_changes: changes } });
  assert.equal(asked([...filters(10), ...filters(10)])?.changes.length, 20, 'the same twice is one question');
  assert.equal(asked(filters(11)), null);
  assert.equal(asked(Array(51).fill(change)), null);
});

test('a filter lets through the rows that it describes', () => {
  const columns = ['id', 'size', 'name'];
  const row = { id: 'a', size: 9, name: null };
  const passes = (text: string): boolean => {
    const filter = readRowFilter(text, columns);
    assert.ok(filter, text);
    return fits(filter, row);
  };
  for (const text of [
    'id=eq.a',
    'id=neq.b',
    'size=lt.10',
    'size=gte.9',
    'id=in.(b,a)',
    'id=in.("a")',
    'id=eq."a"',
  ])
    assert.ok(passes(text), text);
  for (const text of ['id=eq.b', 'size=gt.10', 'size=lte.8', 'id=in.(b)', 'name=eq.', 'name=neq.x'])
    assert.ok(!passes(text), text);
  for (const text of [
    '',
    'id',
    'id=a',
    'id=like.a',
    'other=eq.a',
    'id=in.a',
    'id=not.eq.a',
    '__proto__=eq.a',
  ])
    assert.equal(readRowFilter(text, columns), null, text);
});

test('so many go through in a second, the next wait their turn, and too many are not taken', async () => {
  const done: { item: number; at: number }[] = [];
  const start = Date.now();
  const pace = new Pace<number>(4, 3, async (item) => {
    done.push({ item, at: Date.now() - start });
  });
  const taken: boolean[] = [];
  for (let item = 0; item < 10; item++) {
    taken.push(pace.take(item));
    if (item < 4) await new Promise(setImmediate);
  }
  assert.deepEqual(taken, [true, true, true, true, true, true, true, true, false, false]);
  while (done.length < 8) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(
    done.map(({ item }) => item),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  assert.ok(done[3]!.at < 500);
  assert.ok(done[4]!.at >= 990, `the fifth came after ${done[4]!.at} ms`);
});
