import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call } = web;
const reader = await web.memberNamed('reads-names');
const heron = await web.memberNamed('heron-one');
await web.memberNamed('heron-two');
const found = async (p_query: string, who: typeof reader | null = null) =>
  (await call('search_people', { p_query }, who)).items.map(({ username }) => username);

test('members are found by the beginning of a name, the most followed first', async () => {
  await call('toggle_subscription', { p_uploader_id: heron.id }, reader);
  assert.deepEqual(await found('HERON'), ['heron-one', 'heron-two']);
  assert.deepEqual(await found('@heron-t tag:sea'), ['heron-two']);
  for (const nothing of ['', 'h', 'eron', 'heron%', '%%', 'heron_'])
    assert.deepEqual(await found(nothing), []);
});

test('who is held, leaves or is blocked is not found, nor who blocks', async () => {
  await call('block-user', { blocked_id: heron.id }, reader);
  assert.deepEqual(await found('heron', reader), ['heron-two']);
  assert.deepEqual(await found('reads', heron), []);
  assert.deepEqual(await found('heron'), ['heron-one', 'heron-two']);
  await web.platform.db.query(`update profiles set held_look = '{}' where id = $1`, [heron.id]);
  assert.deepEqual(await found('heron'), ['heron-two']);
  await web.platform.db.query(`update profiles set held_look = null, leaving_at = now() where id = $1`, [
    heron.id,
  ]);
  assert.deepEqual(await found('heron'), ['heron-two']);
});
