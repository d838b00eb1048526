import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { createNoteStatesHandler } from './note-states.handler.ts';
import { statusReader } from './status-reader.ts';

const web = await testWeb({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
const { ask, call, platform } = web;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const member = await web.memberNamed('visitor');
const status = () => call('get_site_status', {}, null);
const incident: Input<'publish_incident'> = {
  p_kind: 'incident',
  p_title: 'Videos stop',
  p_words: 'We found the disk at fault.',
  p_services: ['playback'],
  p_severity: 'down',
  p_has_banner: true,
};
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

test('an incident is told at once, with its updates, until it is over; only admins write, and it is on record', async () => {
  assert.equal((await ask('publish_incident', incident, null)).status, 401);
  assert.equal((await ask('publish_incident', incident, member)).status, 403);
  const { id } = await call('publish_incident', incident, keeper);
  let now = await status();
  assert.equal(now.state, 'down');
  assert.equal(now.services.find(({ service }) => service === 'playback')?.state, 'down');
  assert.equal(statusReader(platform).banner, 'Videos stop');
  const word = { p_id: id, p_words: 'A new disk is in.', p_is_over: false, p_has_banner: false };
  assert.equal((await ask('update_incident', word, member)).status, 403);
  await call('update_incident', word, keeper);
  assert.equal(statusReader(platform).banner, null);
  await call('update_incident', { ...word, p_words: 'All is well.', p_is_over: true }, keeper);
  now = await status();
  assert.deepEqual(
    now.incidents[0]!.updates.map(({ words }) => words),
    ['All is well.', 'A new disk is in.', 'We found the disk at fault.'],
  );
  assert.equal(now.incidents[0]!.stage, 'over');
  assert.notEqual(now.incidents[0]!.over_at, null);
  assert.equal((await ask('update_incident', word, keeper)).status, 409);
  const other = { ...word, p_id: '00000000-0000-4000-8000-000000000000' };
  assert.equal((await ask('update_incident', other, keeper)).status, 404);
  const acts = await call('list_admin_acts', { p_act: 'incident' }, keeper);
  assert.equal(acts.length, 3);
});

test('maintenance is announced before it begins, and its times make sense', async () => {
  const plan = { ...incident, p_kind: 'maintenance', p_title: 'A larger disk' } as const;
  for (const [times, field] of [
    [{}, 'p_ends_at'],
    [{ p_starts_at: inHours(2), p_ends_at: inHours(1) }, 'p_ends_at'],
    [{ p_starts_at: 'soon', p_ends_at: inHours(1) }, 'p_starts_at'],
    [{ p_ends_at: inHours(24 * 90) }, 'p_ends_at'],
  ] as const) {
    const { status: code, text } = await ask('publish_incident', { ...plan, ...times }, keeper);
    assert.equal(code, 400);
    assert.match(text, new RegExp(field));
  }
  assert.equal((await ask('publish_incident', { ...incident, p_ends_at: inHours(1) }, keeper)).status, 400);
  assert.equal((await ask('publish_incident', { ...incident, p_starts_at: inHours(1) }, keeper)).status, 400);
  await call('publish_incident', { ...plan, p_starts_at: inHours(2), p_ends_at: inHours(3) }, keeper);
  const now = await status();
  assert.equal(now.incidents[0]!.stage, 'planned');
  assert.equal(now.services.find(({ service }) => service === 'playback')?.state, 'operational');
  assert.equal(statusReader(platform).banner, 'A larger disk');
});

test('the job notes since when it is so, and forgets what has been over for 90 days', async () => {
  const handler = createNoteStatesHandler(platform);
  const run = () => handler.run({} as never);
  const sinceOf = async (service: string) => {
    await statusReader(platform).refresh();
    return (await status()).services.find((one) => one.service === service)?.since ?? null;
  };
  await run();
  const first = await sinceOf('search');
  assert.notEqual(first, null);
  await run();
  assert.equal(await sinceOf('search'), first);
  const { id } = await call('publish_incident', { ...incident, p_services: ['search'] }, keeper);
  await run();
  assert.notEqual(await sinceOf('search'), first);
  const word = { p_id: id, p_words: 'Over.', p_is_over: true, p_has_banner: false };
  await call('update_incident', word, keeper);
  await platform.db.query(
    `update incidents set over_at = now() - interval '91 days', starts_at = now() - interval '92 days' where id = $1`,
    [id],
  );
  await run();
  assert.deepEqual(await platform.db.query('select 1 from incidents where id = $1', [id]), []);
});

test('no worker is at work: what waits for one is said to be slow', async () => {
  await statusReader(platform).refresh();
  const now = await status();
  const state = (service: string) => now.services.find((one) => one.service === service)?.state;
  assert.deepEqual(
    [state('uploads'), state('emails'), state('site')],
    ['degraded', 'degraded', 'operational'],
  );
});
