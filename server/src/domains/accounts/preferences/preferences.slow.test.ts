import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageFacts } from '#contract/page.ts';
import { defaultPreferences } from '#contract/preferences.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { findPreferencesOf } from '../index.ts';

const web = await testWeb({
  pages: async (_request, { page }: { page: PageFacts }) =>
    new Response(`${page.layout.viewLayout} ${page.layout.gridColumns} ${page.layout.autoPlayPreviews}`),
});
const { ask } = web;
const { db } = web.platform;
const update = (p_preferences: object, headers: Record<string, string>) =>
  ask('update_preferences', { p_preferences }, headers);

test('whoever has set nothing has the defaults, which show little of them', async () => {
  const { bearer } = await web.memberNamed('mio');
  const preferences = (await ask('get_preferences', {}, bearer)).body;
  assert.deepEqual(preferences, defaultPreferences);
  assert.equal(preferences.subscriptions_visibility, 'private');
});

test('what is named changes, and the rest stays', async () => {
  const { bearer } = await web.memberNamed('ren');
  await update({ autoplay_next: false, quality: 720 }, bearer);
  await update({ notifications: { like: 'off' } }, bearer);
  const answer = (await update({ notifications: { reply: 'mail' }, quality: null }, bearer)).body;
  assert.deepEqual(answer, {
    ...defaultPreferences,
    autoplay_next: false,
    notifications: { ...defaultPreferences.notifications, like: 'off', reply: 'mail' },
  });
  assert.deepEqual((await ask('get_preferences', {}, bearer)).body, answer);
});

test('two devices that change different things at the same moment both have their way', async () => {
  const { bearer } = await web.memberNamed('twin');
  await Promise.all([
    update({ shortcuts: false }, bearer),
    update({ messages_from: 'nobody' }, bearer),
    update({ notifications: { like: 'off' } }, bearer),
    update({ notifications: { reply: 'off' } }, bearer),
  ]);
  const { shortcuts, messages_from, notifications } = (await ask('get_preferences', {}, bearer)).body;
  assert.deepEqual(
    [shortcuts, messages_from, notifications.like, notifications.reply],
    [false, 'nobody', 'off', 'off'],
  );
});

test('what is no preference is refused by its field', async () => {
  const { bearer } = await web.memberNamed('odd');
  for (const bad of [
    {},
    { nonsense: 1 },
    { quality: 'high' },
    { messages_from: 'nobody at all' },
    { notifications: { like: 'sms' } },
    { notifications: { nonsense: 'off' } },
    { layout: { view_layout: 'list' } },
    { layout: { view_layout: 'list', grid_columns: 7, auto_play_previews: true } },
  ]) {
    const response = await update(bad, bearer);
    assert.equal(response.status, 400, JSON.stringify(bad));
    assert.match(response.body.details ?? '', /^field: p_preferences/);
  }
});

test('a value that is no longer declared has its default', async () => {
  const { id, bearer } = await web.memberNamed('old-timer');
  await db.query('insert into account_preferences (account_id, preferences) values ($1, $2)', [
    id,
    { quality: 'ultra', shortcuts: false, gone: 1, notifications: { like: 'fax' } },
  ]);
  const preferences = (await ask('get_preferences', {}, bearer)).body;
  assert.deepEqual(preferences, { ...defaultPreferences, shortcuts: false });
});

test('the layout of the account is that of its pages, in every browser at once', async () => {
  const { cookie } = await web.memberNamed('settled');
  const page = async () =>
    (await web.app.inject({ url: '/', headers: { cookie: `${cookie}; layout=large.6.1` } })).body;
  assert.equal(await page(), 'large 6 true', 'without one, the browser’s own');
  await update({ layout: { view_layout: 'list', grid_columns: 3, auto_play_previews: false } }, { cookie });
  assert.equal(await page(), 'list 3 false');
  await update({ layout: null }, { cookie });
  assert.equal(await page(), 'large 6 true');
});

test('preferences of many members are read at once', async () => {
  const first = await web.memberNamed('first');
  const second = await web.memberNamed('second');
  await update({ messages_from: 'nobody' }, first.bearer);
  const all = await findPreferencesOf(db, [first.id, second.id]);
  assert.deepEqual(
    [all.get(first.id)?.messages_from, all.get(second.id)?.messages_from],
    ['nobody', 'everyone'],
  );
});
