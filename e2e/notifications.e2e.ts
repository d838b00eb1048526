import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { changePublishStatus } from '../server/src/domains/videos/index.ts';
import { alive, hears, visit } from './browser.ts';
import { call } from './calling.ts';
import { newName } from './members.ts';
import { runCommand, until } from './site.ts';
import { conversation, enter, say, site, url } from './talking.ts';

const video = (owner: TestMember, title: string, more = {}) =>
  buildVideo(site().platform, { uploaderId: owner.id, title, ...more });
const comment = (who: TestMember, p_video_id: string, more = {}): Promise<{ id: string }> =>
  call('create_comment', { p_video_id, p_content: 'What a night.', ...more }, who);

interface Telling {
  /** What people see; `{who}` is the other one's name. */
  words: string;
  /** Where its link leads; null: it has none. */
  leadsTo: RegExp | null;
  cause(me: TestMember, other: TestMember): Promise<unknown>;
}
/** Everything a member is notified of, caused by what really happens. */
const tellings: readonly Telling[] = [
  {
    words: '{who} released Harbour lights',
    leadsTo: /\/play\/harbour-lights/,
    async cause(me, other) {
      await call('toggle_subscription', { p_uploader_id: other.id }, me);
      const { platform } = site();
      const { id } = await video(other, 'Harbour lights', { publishStatus: 'pending' });
      await platform.db.transaction((tx) => changePublishStatus(tx, platform, id, 'published'));
    },
  },
  {
    words: '{who} commented on your video Paper boats',
    leadsTo: /\/play\/paper-boats/,
    async cause(me, other) {
      // The videos that the next steps need must not cause notifications.
      await call('toggle_subscription', { p_uploader_id: other.id }, me);
      await comment(other, (await video(me, 'Paper boats')).id);
    },
  },
  {
    words: '{who} replied to your comment on Night ferry',
    leadsTo: /\/play\/night-ferry/,
    async cause(me, other) {
      const { id } = await video(other, 'Night ferry');
      await comment(other, id, { p_parent_id: (await comment(me, id)).id });
    },
  },
  {
    words: '{who} likes your video Rain on tin',
    leadsTo: /\/play\/rain-on-tin/,
    cause: async (me, other) =>
      call('toggle_like_video', { p_video_id: (await video(me, 'Rain on tin')).id }, other),
  },
  {
    words: '{who} likes your comment on Slow train',
    leadsTo: /\/play\/slow-train/,
    async cause(me, other) {
      const mine = await comment(me, (await video(other, 'Slow train')).id);
      await call('toggle_comment_like', { p_comment_id: mine.id }, other);
    },
  },
  {
    words: '{who} subscribed to you',
    leadsTo: /\/user\//,
    cause: (me, other) => call('toggle_subscription', { p_uploader_id: me.id }, other),
  },
  {
    words: '{who} wants to message you',
    leadsTo: /\/conversation\//,
    async cause(me) {
      const stranger = await makeMember(site().platform, newName('stranger'), {
        displayName: 'Somebody new',
      });
      await say(stranger, await conversation(stranger, me), 'May I?');
    },
  },
  {
    words: 'We reviewed the video “Reported in vain” you reported. It stays up.',
    leadsTo: null,
    async cause(me, other) {
      const { id } = await video(other, 'Reported in vain');
      const { report_id } = await call(
        'submit-video-report',
        {
          video_id: id,
          reason_category: 'COPYRIGHT',
        },
        me,
      );
      const { code, err } = await runCommand(
        'server/src/main/admin.ts',
        ['reports', 'dismiss', report_id],
        process.env,
      );
      assert.equal(code, 0, err);
    },
  },
  {
    words: 'We removed the comment “What a night.” you reported. Thank you.',
    leadsTo: null,
    async cause(me, other) {
      const { id } = await comment(other, (await video(other, 'Under it')).id);
      const { report_id } = await call(
        'submit-report',
        {
          target_kind: 'comment',
          target_id: id,
          reason_category: 'HATEFUL_INFLAMMATORY',
        },
        me,
      );
      const { code, err } = await runCommand(
        'server/src/main/admin.ts',
        ['reports', 'uphold', report_id],
        process.env,
      );
      assert.equal(code, 0, err);
    },
  },
  {
    words: 'Someone logged in to your account from a new device: Firefox on Linux',
    leadsTo: /\/settings\/security/,
    async cause(me) {
      for (const system of ['Windows NT 10.0; Win64; x64', 'X11; Linux x86_64']) {
        await call(
          'sign_in',
          { p_email: me.email, p_password: me.password },
          { 'user-agent': `Mozilla/5.0 (${system}; rv:140.0) Gecko/20100101 Firefox/140.0` },
        );
      }
    },
  },
];

/** What a list of notifications says, the newest first, with the times left out. */
const said = async (list: ReturnType<Page['locator']>): Promise<string[]> =>
  (await list.locator('li > p').allInnerTexts()).map((text) =>
    text.split('\n')[0]!.replace(' (unread)', '').trim(),
  );

test('every kind of notification is told at once where one is, and leads to what it speaks of', {
  timeout: 180_000,
}, async () => {
  const { page, context, faults } = await visit({ url });
  const me = await enter(context, url, newName('teller'));
  const other = await makeMember(site().platform, newName('doer'), { displayName: 'Ren Hayashi' });
  await call('get_unread_counts', {}, me);
  const list = await context.newPage();
  const listening = [page, list].map((one) => hears(one, 'user-channel:'));
  await page.goto(`${url}/faq`);
  await list.goto(`${url}/notifications`);
  await list.getByText('Successfully logged in').waitFor();
  await Promise.all(listening);

  const expected: string[] = [];
  for (const { words, cause } of tellings) {
    const text = words.replace('{who}', words.includes('message you') ? 'Somebody new' : 'Ren Hayashi');
    await cause(me, other);
    // This browser's sign-in is listed, and asks nobody to clear it.
    const unread = expected.unshift(text);
    await page.getByRole('button', { name: `Notifications, ${unread} unread` }).waitFor();
    await list.locator('.notifications-page').getByText(text).waitFor();
  }
  const all = await said(list.locator('.notifications-page'));
  assert.deepEqual(all.slice(0, expected.length), expected);
  assert.equal(all.at(-1), 'Successfully logged in');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  await popover.getByText(expected[0]!).waitFor();
  // What is seen asks for nothing any more, here and on the other page.
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await list.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  // The newest ten of the eleven.
  assert.deepEqual(await said(popover), expected);

  for (const [i, { leadsTo }] of [...tellings].reverse().entries()) {
    const link = popover.getByRole('link', { name: expected[i]!, exact: true });
    if (leadsTo === null) assert.equal(await link.count(), 0);
    else assert.match((await link.getAttribute('href')) ?? '', leadsTo);
  }
  if (process.env.SHOTS) {
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${process.env.SHOTS}/bell-full-1440.png` });
    for (const width of [390, 768, 1440]) {
      await list.setViewportSize({ width, height: 900 });
      await list.waitForTimeout(200);
      await list.screenshot({ path: `${process.env.SHOTS}/notifications-full-${width}.png`, fullPage: true });
    }
  }
  await popover.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await until(
    () => list.getByRole('button', { name: 'Mark all as read' }).isDisabled(),
    5000,
    () => 'the other page still has something unread',
  );
  await list.getByRole('button', { name: `Remove: ${expected[0]}` }).click();
  await list.getByRole('button', { name: 'Remove all' }).click();
  await list.getByText('No notifications yet.').waitFor();
  await popover.getByText('No notifications yet', { exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a request that is opened from the inbox asks for nothing in the bell either, in any tab', async () => {
  const { page, context, faults } = await visit({ url });
  const me = await enter(context, url, newName('asked'));
  const stranger = await makeMember(site().platform, newName('asking'));
  const other = await context.newPage();
  const listening = [page, other].map((one) => hears(one, 'user-channel:'));
  await page.goto(`${url}/inbox`);
  await other.goto(`${url}/faq`);
  await Promise.all(listening);
  await say(stranger, await conversation(stranger, me), 'May I?');
  for (const one of [page, other])
    await one.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.getByRole('link', { name: new RegExp(stranger.username) }).click();
  await page.getByRole('log').getByText('May I?').waitFor();
  for (const one of [page, other])
    await one.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Accept' }).click();
  for (const one of [page, other])
    await one.getByRole('link', { name: 'Inbox', exact: true }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a login from a new device is one line here, another’s in every other browser, and read once seen', async () => {
  const [known, fresh] = [await visit({ url }), await visit({ url })];
  const me = await enter(known.context, url, newName('devices'));
  await call('sign_in', { p_email: me.email, p_password: me.password }, { 'user-agent': 'Firefox' });
  await known.page.goto(`${url}/faq`, { waitUntil: 'load' });
  const { page } = fresh;
  await page.goto(`${url}/login`);
  await alive(page);
  await page.getByLabel('Email').fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  await popover.getByRole('link', { name: 'Successfully logged in' }).waitFor();
  assert.deepEqual(await said(popover), ['Successfully logged in']);
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await known.page.goto(`${url}/notifications`, { waitUntil: 'load' });
  await known.page.locator('main').getByText('Someone logged in to your account from a new device').waitFor();
  assert.equal(
    (await said(known.page.locator('.notifications-page'))).filter((text) => /new device/.test(text)).length,
    1,
  );
  assert.deepEqual([...known.faults, ...fresh.faults], []);
  await known.context.close();
  await fresh.context.close();
});

test('a visitor’s bell has the notes of this browser alone, and says when there is nothing', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/faq`);
  await alive(page, '[popovertarget="notifications"]');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByText('No notifications yet', { exact: true }).waitFor();
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  assert.ok(await popover.getByRole('button', { name: 'Mark all as read' }).isDisabled());
  await popover.getByRole('link', { name: 'See all notifications' }).click();
  await page.waitForURL(`${url}/notifications`);
  await page.getByText('No notifications yet.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
