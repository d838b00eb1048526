import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import type { Output } from '#contract/calls.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../kit/ids.ts';
import { reportTargets } from '../../main/report-targets.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import type { Letter } from '../../platform/mail/compose-letter.ts';
import { changePublishStatus } from '../videos/index.ts';
import { announceVideoHandler } from './announce-video.handler.ts';
import { cleanNotificationsHandler } from './clean-notifications.handler.ts';
import {
  forgetNotifications,
  tellOfComment,
  tellOfDevice,
  tellOfLike,
  tellOfReport,
  tellOfSubscriber,
} from './index.ts';
import { createSendNotificationMailHandler } from './send-notification-mail.handler.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;
const work = reportTargets.find(({ kind }) => kind === 'video')!;
let people = 0;
const person = (more = {}): Promise<TestMember> => web.memberNamed(`hearer-${++people}`, more);

type Row = Output<'get_notifications'>[number];
const told = (who: TestMember, more = {}): Promise<Row[]> => call('get_notifications', more, who);
const unread = async (who: TestMember): Promise<number> =>
  (await call('get_unread_counts', {}, who)).notifications;
const act = <T>(work: (transaction: TransactionExecutor) => Promise<T>): Promise<T> => db.transaction(work);
const choose = (who: TestMember, notifications: Record<string, string>): Promise<unknown> =>
  call('update_preferences', { p_preferences: { notifications } }, who);
const follow = (who: TestMember, whom: string): Promise<unknown> =>
  db.query('insert into subscriptions (subscriber_id, uploader_id) values ($1, $2)', [who.id, whom]);
const subscribe = (who: TestMember, whom: TestMember): Promise<void> =>
  act((tx) => tellOfSubscriber(tx, platform, { subscriberId: who.id, uploaderId: whom.id }));
const running = { id: 'x', attempt: 0, lastAttempt: false, signal: new AbortController().signal };
/** Does the worker's part: announces the waiting videos. */
async function announce(): Promise<void> {
  const jobs = await db.query<{ data: { videoId: string } }>(
    `delete from jobs.job where name = 'announce-video' and state < 'active' returning data`,
  );
  for (const { data } of jobs) await announceVideoHandler(platform).run({ ...running, payload: data });
}
const uploaderOf = async (videoId: string): Promise<string> =>
  (await db.query<{ uploader_id: string }>('select uploader_id from videos where id = $1', [videoId]))[0]!
    .uploader_id;

test('a new video is told to those who follow its uploader, once, with its title and their name', async () => {
  const [fan, other] = [await person(), await person()];
  const video = await buildVideo(platform, {
    title: 'Moon over water',
    uploader: 'tide-works',
    publishStatus: 'pending',
  });
  await follow(fan, await uploaderOf(video.id));
  await act((tx) => changePublishStatus(tx, platform, video.id, 'published'));
  await announce();
  const [row, ...rest] = await told(fan);
  assert.deepEqual(rest, []);
  assert.deepEqual(
    [row?.type, row?.contentTitle, row?.studioName, row?.read, row?.video_slug],
    ['new_release', 'Moon over water', 'tide-works', false, video.slug],
  );
  assert.equal(await unread(fan), 1);
  assert.deepEqual(await told(other), []);

  await act((tx) => changePublishStatus(tx, platform, video.id, 'held'));
  assert.deepEqual(await told(fan), []);
  await announce();
  assert.equal(await unread(fan), 0);
  await act((tx) => changePublishStatus(tx, platform, video.id, 'published'));
  await announce();
  assert.deepEqual(await told(fan), [], 'what comes back is no news');
});

test('a video that comes back into sight is never announced again, whoever follows by then', async () => {
  const uploader = await person();
  const ways: [string, (id: string) => Promise<void>][] = [
    ['held', (id) => act((tx) => work.release(tx, platform, id))],
    ['disabled', (id) => act((tx) => work.release(tx, platform, id))],
    ['pending', (id) => act((tx) => changePublishStatus(tx, platform, id, 'published'))],
    ['expired', (id) => act((tx) => changePublishStatus(tx, platform, id, 'published'))],
  ];
  for (const [status, comeBack] of ways) {
    // Nobody followed when it was new: that is over, too.
    const video = await buildVideo(platform, { uploaderId: uploader.id, publishStatus: 'draft' });
    await act((tx) => changePublishStatus(tx, platform, video.id, 'published'));
    const fan = await person();
    await follow(fan, uploader.id);
    await act((tx) => changePublishStatus(tx, platform, video.id, status as 'held'));
    await comeBack(video.id);
    const [now] = await db.query<{ publish_status: string }>(
      'select publish_status from videos where id = $1',
      [video.id],
    );
    assert.equal(now?.publish_status, 'published', status);
    await announce();
    assert.deepEqual(await told(fan), [], status);
    await db.query('delete from subscriptions where uploader_id = $1', [uploader.id]);
  }
});

test('what was hidden before its subscribers heard of it is still news when it comes back', async () => {
  const [uploader, fan] = [await person(), await person()];
  await follow(fan, uploader.id);
  const video = await buildVideo(platform, { uploaderId: uploader.id, publishStatus: 'draft' });
  await act((tx) => changePublishStatus(tx, platform, video.id, 'published'));
  await act((tx) => changePublishStatus(tx, platform, video.id, 'held'));
  await announce();
  assert.deepEqual(await told(fan), []);
  await act((tx) => work.release(tx, platform, video.id));
  await announce();
  assert.equal((await told(fan)).length, 1);
});

test('a video is told to any number of followers, in steps', async () => {
  const video = await buildVideo(platform, {
    title: 'For many',
    uploader: 'many-works',
    publishStatus: 'pending',
  });
  const uploader = await uploaderOf(video.id);
  await db.query(
    `with p as (insert into profiles (id, username) select gen_random_uuid(), 'fan-' || n from generate_series(1, 400) n returning id, username),
     a as (insert into accounts (id, email) select id, username || '@example.test' from p returning id)
     insert into subscriptions (subscriber_id, uploader_id) select a.id, $1 from a join p on p.id = a.id`,
    [uploader],
  ); // one statement: foreign keys are checked when it ends
  await act((tx) => changePublishStatus(tx, platform, video.id, 'published'));
  await announce();
  const count = async (): Promise<number> =>
    (
      await db.query<{ n: number }>('select count(*) as n from notifications where video_id = $1', [video.id])
    )[0]!.n;
  assert.equal(await count(), 400);
  await act((tx) => changePublishStatus(tx, platform, video.id, 'removed', 'gone'));
  await announce();
  assert.equal(await count(), 0);
});

test('a like, a comment, a reply, a subscriber, a report’s outcome and a device are told to whom they concern', async () => {
  const [one, other] = [await person({ displayName: 'One' }), await person()];
  const video = await buildVideo(platform, { title: 'Paper boats' });
  const about = { videoId: video.id, commentId: newId() };
  await act(async (tx) => {
    await tellOfLike(tx, platform, {
      memberId: one.id,
      ownerId: other.id,
      videoId: video.id,
      commentId: null,
    });
    await tellOfLike(tx, platform, { memberId: one.id, ownerId: other.id, ...about });
    await tellOfComment(tx, platform, {
      ...about,
      authorId: one.id,
      parentAuthorId: null,
      uploaderId: other.id,
    });
    await tellOfComment(tx, platform, {
      ...about,
      commentId: newId(),
      authorId: one.id,
      parentAuthorId: other.id,
      uploaderId: other.id,
    });
    await tellOfSubscriber(tx, platform, { subscriberId: one.id, uploaderId: other.id });
    await tellOfReport(tx, platform, {
      reportId: newId(),
      reporterId: other.id,
      targetKind: 'video',
      about: 'Rain',
      outcome: 'upheld',
      action: 'remove',
      isThanked: false,
    });
    await tellOfDevice(tx, platform, {
      accountId: other.id,
      sessionId: newId(),
      browser: 'Firefox on Linux',
    });
    await tellOfLike(tx, platform, { memberId: one.id, ownerId: null, videoId: video.id, commentId: null });
    await tellOfReport(tx, platform, {
      reportId: newId(),
      reporterId: null,
      targetKind: 'video',
      about: 'Rain',
      outcome: 'upheld',
      action: 'remove',
      isThanked: false,
    });
  });
  const rows = (await told(other)).reverse();
  assert.deepEqual(
    rows.map((row) => [row.type, row.on, row.contentTitle, row.studioName, row.outcome, row.about]),
    [
      ['like', 'video', 'Paper boats', 'One', null, null],
      ['like', 'comment', 'Paper boats', 'One', null, null],
      ['reply', 'video', 'Paper boats', 'One', null, null],
      ['reply', 'comment', 'Paper boats', 'One', null, null],
      ['subscriber', null, null, 'One', null, null],
      ['report_outcome', null, 'video', null, 'upheld', 'Rain'],
      ['new_device', null, 'Firefox on Linux', null, null, null],
    ],
  );
  assert.equal(await unread(other), 7);
  assert.deepEqual(await told(one), []);
});

test('nobody is told of what they did themselves, nor twice of what is done again', async () => {
  const [one, other] = [await person(), await person()];
  const video = await buildVideo(platform, { title: 'Own lantern' });
  const like = (memberId: string) =>
    act((tx) => tellOfLike(tx, platform, { memberId, ownerId: one.id, videoId: video.id, commentId: null }));
  await like(one.id);
  await like(other.id);
  await like(other.id);
  assert.equal((await told(one)).length, 1);
  assert.equal(await unread(one), 1);
});

test('a stranger’s first message is told, their next ones are not', async () => {
  const [one, other] = [await person(), await person()];
  const { conversation_id } = await call('start_conversation', { p_user_id: other.id }, one);
  for (const text of ['hello', 'hello?'])
    await call('send_message', { p_conversation_id: conversation_id, p_content: text }, one);
  const [row, ...rest] = await told(other);
  assert.deepEqual(
    [row?.type, row?.subject_id, row?.actor_username, rest],
    ['message_request', conversation_id, one.username, []],
  );
  const counts = await call('get_unread_counts', {}, other);
  assert.deepEqual(counts, { notifications: 1, messages: 0, message_requests: 1 });
});

test('an account that is entered from a new browser hears of it', async () => {
  const one = await person();
  const signIn = (cookie?: string) =>
    ask(
      'sign_in',
      { p_email: one.email, p_password: one.password },
      {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookie ? { cookie } : {}),
      },
    );
  const first = await signIn();
  assert.equal(first.status, 200, first.text);
  assert.deepEqual(await told(one), []);
  await signIn();
  const [row] = await told(one);
  assert.equal(row?.type, 'new_device');
  assert.match(row?.contentTitle ?? '', /Firefox/);
});

test('each kind is told in the page, by mail too, or not at all, as the member wishes', async () => {
  const [one, other] = [await person(), await person()];
  await choose(other, { subscriber: 'off' });
  await subscribe(one, other);
  assert.deepEqual(await told(other), []);
  await choose(other, { subscriber: 'mail' });
  await subscribe(one, other);
  assert.equal(await unread(other), 1);
  const jobs = await db.query<{ data: { notificationId: string } }>(
    `delete from jobs.job where name = 'send-notification-mail' returning data`,
  );
  assert.equal(jobs.length, 1);
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close: () => {} };
  const handler = createSendNotificationMailHandler({ ...platform, mail }, () => 'https://moon.example');
  await handler.run({ ...running, payload: jobs[0]!.data });
  assert.deepEqual([letters[0]?.to, letters[0]?.subject], [other.email, 'A new subscriber']);
  assert.match(letters[0]?.text ?? '', new RegExp(`${one.username} follows you now`));
  assert.match(letters[0]?.text ?? '', /https:\/\/moon\.example\/notifications/);
  await call('mark_all_notifications_read', {}, other);
  await handler.run({ ...running, payload: jobs[0]!.data });
  assert.equal(letters.length, 1, 'what was read is not sent');
});

test('a mail goes to a confirmed address alone', async () => {
  const [one, other] = [await person(), await person({ role: 'unverified_member' })];
  await choose(other, { subscriber: 'mail' });
  await subscribe(one, other);
  const [job] = await db.query<{ data: { notificationId: string } }>(
    `delete from jobs.job where name = 'send-notification-mail' returning data`,
  );
  const mail = { send: async () => assert.fail('it was sent'), close: () => {} };
  const handler = createSendNotificationMailHandler({ ...platform, mail }, () => 'https://moon.example');
  await handler.run({ ...running, payload: job!.data });
});

test('notifications are read and removed, one or all, and the count follows', async () => {
  const one = await person();
  const others: TestMember[] = [];
  for (let i = 0; i < 5; i++) {
    others.push(await person());
    await subscribe(others[i]!, one);
  }
  const rows = await told(one);
  assert.deepEqual(
    rows.map((row) => row.actor_username),
    others.map(({ username }) => username).reverse(),
  );
  const idOf = (i: number) => ({ p_notification_id: rows[i]!.id });
  assert.deepEqual(await call('mark_notification_read', idOf(0), one), { unread: 4 });
  assert.deepEqual(await call('mark_notification_read', idOf(0), one), { unread: 4 });
  assert.deepEqual(await call('remove_notification', idOf(0), one), { unread: 4 });
  assert.deepEqual(await call('remove_notification', idOf(1), one), { unread: 3 });
  assert.deepEqual(
    (await told(one)).map((row) => row.read),
    [false, false, false],
  );
  assert.deepEqual(await call('mark_all_notifications_read', {}, one), { unread: 0 });
  assert.deepEqual(
    (await told(one)).map((row) => row.read),
    [true, true, true],
  );
  assert.deepEqual(await call('remove_all_notifications', {}, one), { unread: 0 });
  assert.deepEqual(await told(one), []);
  await subscribe(others[0]!, one);
  assert.equal(await unread(one), 1);
});

test('nobody touches the notifications of another', async () => {
  const [one, other] = [await person(), await person()];
  await subscribe(other, one);
  const [row] = await told(one);
  for (const name of ['mark_notification_read', 'remove_notification'] as const) {
    const { status } = await ask(name, { p_notification_id: row!.id }, other);
    assert.equal(status, 404);
  }
  await call('remove_all_notifications', {}, other);
  assert.equal(await unread(one), 1);
});

test('pages of notifications meet without a gap or a repeat', async () => {
  const one = await person();
  for (let i = 0; i < 23; i++)
    await act((tx) =>
      tellOfDevice(tx, platform, { accountId: one.id, sessionId: newId(), browser: `browser ${i}` }),
    );
  const first = await told(one);
  assert.deepEqual([first.length, first.at(-1)?.has_more], [20, true]);
  const rest = await told(one, { p_cursor: first.at(-1)!.cursor });
  assert.deepEqual([rest.length, rest.at(-1)?.has_more], [3, false]);
  assert.deepEqual(
    [...first, ...rest].map((row) => row.contentTitle),
    [...Array(23).keys()].map((i) => `browser ${22 - i}`),
  );
});

test('two who block each other hear nothing of each other, and what they had heard is gone', async () => {
  const [one, other] = [await person(), await person()];
  await subscribe(one, other);
  await subscribe(other, one);
  await call('block-user', { blocked_id: other.id }, one);
  for (const who of [one, other]) {
    assert.deepEqual(await told(who), []);
    assert.equal(await unread(who), 0);
  }
  await subscribe(one, other);
  await subscribe(other, one);
  for (const who of [one, other]) assert.deepEqual(await told(who), []);
});

test('what is old is let go of, and who goes leaves no trace', async () => {
  const [one, other] = [await person(), await person()];
  await subscribe(one, other);
  await subscribe(other, one);
  await db.query(`update notifications set created_at = now() - interval '181 days' where member_id = $1`, [
    other.id,
  ]);
  await cleanNotificationsHandler(platform).run({ ...running, payload: {} });
  assert.deepEqual([await told(other), await unread(other)], [[], 0]);
  assert.equal(await unread(one), 1);
  await act((tx) => forgetNotifications(tx, other.id));
  assert.deepEqual([await told(one), await unread(one)], [[], 0]);
});

test('a notification is told live on the member’s channel, whichever process made it', async () => {
  const [one, other] = [await person(), await person()];
  const second = await web.another();
  const client = createClient(second.url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  void client.realtime.setAuth(one.token);
  const events: string[] = [];
  const status = await new Promise((resolve) =>
    client
      .channel(`user-channel:${one.id}`)
      .on('broadcast', { event: '*' }, ({ event }) => events.push(event))
      .subscribe(resolve),
  );
  assert.equal(status, 'SUBSCRIBED');
  await subscribe(other, one);
  for (let i = 0; i < 200 && events.length === 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  assert.deepEqual(events, ['notifications-changed']);
  await client.realtime.disconnect();
});
