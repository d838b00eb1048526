import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageFacts } from '#contract/page.ts';
import { takeLetter } from '#tests/support/test-mail.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({
  pages: async (_request, { page }: { page: PageFacts }) =>
    new Response(page.discreet ?? 'plain', { headers: { 'content-type': 'text/html' } }),
});
const { call, ask } = web;
const page = async (cookie: string) =>
  web.app.inject({ url: '/', headers: { cookie: `age_confirmed=1; ${cookie}` } });

test('of a member it is on every device, from the next page on, until it is off', async () => {
  const { cookie } = await web.memberNamed('quiet');
  assert.equal((await page(cookie)).body, 'plain');
  await call('set_discreet_mode', { p_leave_to: 'news' }, { cookie });
  await web.caughtUp();
  assert.equal((await page(cookie)).body, 'news');
  assert.equal((await call('get_preferences', {}, { cookie })).discreet, 'news');
  await call('set_discreet_mode', { p_leave_to: null }, { cookie });
  await web.caughtUp();
  assert.equal((await page(cookie)).body, 'plain');
});

test('of a visitor it is in their browser, and no page of one is held for another', async () => {
  const answer = await ask('set_discreet_mode', { p_leave_to: 'search' }, {});
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  assert.equal(cookie, 'discreet=search');
  for (const _ of [1, 2]) {
    assert.equal((await page(cookie)).body, 'search');
    assert.equal((await page('discreet=weather')).body, 'weather');
    assert.equal((await page('discreet=nowhere')).body, 'plain');
    assert.equal((await page('')).body, 'plain');
  }
  const off = await ask('set_discreet_mode', { p_leave_to: null }, { cookie });
  assert.match(String(off.headers['set-cookie']), /^discreet=; .*Max-Age=0/);
  assert.equal((await ask('set_discreet_mode', { p_leave_to: 'casino' }, {})).status, 400);
});

test('who logs in with a browser that has it has it until they switch it off, in account and browser', async () => {
  const { cookie } = await web.memberNamed('quiet-browser');
  const both = `${cookie}; discreet=search`;
  const before = (await page(both)).body;
  const off = await ask('set_discreet_mode', { p_leave_to: null }, { cookie: both });
  assert.match(String(off.headers['set-cookie']), /^discreet=; .*Max-Age=0/);
  await web.caughtUp();
  assert.equal((await page(cookie)).body, 'plain');
  assert.equal(before, 'search');
});

test('letters to whoever uses it do not name the site', async () => {
  const member = await web.memberNamed('quiet-letters');
  const { siteName } = web.platform.config.settings;
  await call('request_password_reset', { p_email: member.email }, {});
  const named = await takeLetter(web.platform, 'reset-password', member.email);
  assert.ok(`${named.text}${named.html}`.includes(siteName));
  await call('set_discreet_mode', { p_leave_to: 'news' }, member);
  await call('request_password_reset', { p_email: member.email }, {});
  const letter = await takeLetter(web.platform, 'reset-password', member.email);
  assert.ok(!`${letter.text}${letter.html}${letter.subject}`.includes(siteName), letter.text);
});
