import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Output } from '#contract/calls.ts';
import { notificationKinds } from '#contract/notifications.ts';
import { insertTestIdentity } from '#tests/inputs/test-identity-inputs.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { reportTargets } from '../../main/report-targets.ts';
import type { Letter } from '../../platform/mail/compose-letter.ts';
import { indexVideo } from '../discovery/index.ts';
import { decideReports } from '../moderation/index.ts';
import { changePublishStatus } from '../videos/index.ts';
import { announceVideoHandler } from './announce-video.handler.ts';
import { createSendNotificationMailHandler } from './send-notification-mail.handler.ts';
import { tellOfEpisodesHandler } from './tell-of-episodes.handler.ts';
import { tellOfSearchesHandler } from './tell-of-searches.handler.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;
let people = 0;
const person = (): Promise<TestMember> => web.memberNamed(`told-${++people}`);

const told = (who: TestMember): Promise<Output<'get_notifications'>> => call('get_notifications', {}, who);
const running = { id: 'x', attempt: 0, lastAttempt: false, signal: new AbortController().signal };

/** Does the worker's part of announcing: runs the waiting jobs. */
async function announce(): Promise<void> {
  const jobs = await db.query<{ data: { videoId: string } }>(
    `delete from jobs.job where name = 'announce-video' and state < 'active' returning data`,
  );
  for (const { data } of jobs) await announceVideoHandler(platform).run({ ...running, payload: data });
}
/** Does the worker's part of mailing: answers what was sent to this member. */
async function mailTo(who: TestMember): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close: () => {} };
  const handler = createSendNotificationMailHandler({ ...platform, mail }, () => 'https://moon.example');
  const jobs = await db.query<{ data: { notificationId: string } }>(
    `delete from jobs.job where name = 'send-notification-mail' returning data`,
  );
  for (const { data } of jobs) await handler.run({ ...running, payload: data });
  return letters.filter(({ to }) => to === who.email);
}
async function signIn(who: TestMember, agent: string): Promise<void> {
  const response = await ask(
    'sign_in',
    { p_email: who.email, p_password: who.password },
    { 'user-agent': agent },
  );
  assert.equal(response.status, 200, response.text);
}
const video = (owner: TestMember, more = {}) => buildVideo(platform, { uploaderId: owner.id, ...more });
const comment = (who: TestMember, p_video_id: string, more = {}): Promise<{ id: string }> =>
  call('create_comment', { p_video_id, p_content: 'What a night.', ...more }, who);

type Cause = (me: TestMember, other: TestMember) => Promise<void>;
/** What really happens, through the calls and commands that people use; with the subject of the mail. */
let reviewers = 0;
const causes: Record<string, { kind: string; mail: string | null; cause: Cause }> = {
  'an uploader whom I follow has a new video': {
    kind: 'new_release',
    mail: 'Something new',
    async cause(me, other) {
      await call('toggle_subscription', { p_uploader_id: other.id }, me);
      const { id } = await video(other, { publishStatus: 'pending' });
      await db.transaction((tx) => changePublishStatus(tx, platform, id, 'published'));
      await announce();
    },
  },
  'a search that I saved finds a new video': {
    kind: 'saved_search',
    mail: 'New for your search',
    async cause(me) {
      const { id, title } = await buildVideo(platform);
      await call('save_search', { p_name: 'Mine', p_query: title }, me);
      // What came out in the last two minutes is news of the next time.
      await db.query(`update videos set published_at = now() - interval '5 minutes' where id = $1`, [id]);
      await db.transaction((tx) => indexVideo(tx, id));
      await db.query(`update saved_searches set looked_until = now() - interval '2 days'`);
      await tellOfSearchesHandler(platform).run({ ...running, payload: {} });
    },
  },
  'a series that I follow has a new episode': {
    kind: 'new_episode',
    mail: 'A new episode',
    async cause(me) {
      const { id } = await buildVideo(platform);
      await db.query('update videos set published_at = now() where id = $1', [id]);
      const work = await insertTestWork(platform, { episodes: [{ number: 1, videos: [id] }] });
      await call('save_list_entry', { p_work_id: work.id, p_status: 'watching' }, me);
      await tellOfEpisodesHandler(platform).run({ ...running, payload: {} });
    },
  },
  'somebody comments on my video': {
    kind: 'reply',
    mail: 'A new comment',
    cause: async (me, other) => void (await comment(other, (await video(me)).id)),
  },
  'somebody replies to my comment': {
    kind: 'reply',
    mail: 'A new comment',
    async cause(me, other) {
      const { id } = await video(other);
      await comment(other, id, { p_parent_id: (await comment(me, id)).id });
    },
  },
  'somebody likes my video': {
    kind: 'like',
    mail: 'Someone likes it',
    async cause(me, other) {
      await call('toggle_like_video', { p_video_id: (await video(me)).id }, other);
    },
  },
  'somebody likes my comment': {
    kind: 'like',
    mail: 'Someone likes it',
    async cause(me, other) {
      const mine = await comment(me, (await video(other)).id);
      await call('toggle_comment_like', { p_comment_id: mine.id }, other);
    },
  },
  'somebody likes my post': {
    kind: 'like',
    mail: 'Someone likes it',
    async cause(me, other) {
      const post = await call('create-stream-post', { content: 'A night.' }, me);
      await call('toggle_post_like', { p_post_id: post.id }, other);
    },
  },
  'somebody answers my post': {
    kind: 'reply',
    mail: 'A new comment',
    async cause(me, other) {
      const post = await call('create-stream-post', { content: 'A night.' }, me);
      await call('create-stream-post', { content: 'What a night.', parentId: post.id }, other);
    },
  },
  'somebody mentions me under a video': {
    kind: 'mention',
    mail: 'Someone mentioned you',
    async cause(me, other) {
      const { id } = await video(other);
      await call('create_comment', { p_video_id: id, p_content: `See, @${me.username}.` }, other);
    },
  },
  'somebody follows me': {
    kind: 'subscriber',
    mail: 'A new subscriber',
    async cause(me, other) {
      await call('toggle_subscription', { p_uploader_id: me.id }, other);
    },
  },
  'a stranger writes to me': {
    kind: 'message_request',
    mail: 'A message request',
    async cause(me, other) {
      const { conversation_id } = await call('start_conversation', { p_user_id: me.id }, other);
      await call('send_message', { p_conversation_id: conversation_id, p_content: 'May I?' }, other);
    },
  },
  'what I reported is decided': {
    kind: 'report_outcome',
    mail: 'We reviewed your report',
    async cause(me, other) {
      const { id } = await video(other);
      await call('submit-video-report', { video_id: id, reason_category: 'COPYRIGHT' }, me);
      await db.transaction((tx) =>
        decideReports(tx, platform, reportTargets, {
          kind: 'video',
          targetId: id,
          outcome: 'dismissed',
          note: null,
        }),
      );
    },
  },
  'something of mine is decided upon': {
    kind: 'content_decided',
    // The statement of reasons is mailed whatever is chosen.
    mail: null,
    async cause(me, other) {
      const { id } = await video(me);
      await call('submit-video-report', { video_id: id, reason_category: 'COPYRIGHT' }, other);
      await db.transaction((tx) =>
        decideReports(tx, platform, reportTargets, {
          kind: 'video',
          targetId: id,
          outcome: 'upheld',
          note: null,
        }),
      );
    },
  },
  'an upload of mine is reviewed': {
    kind: 'upload_reviewed',
    mail: 'We reviewed your upload',
    async cause(me) {
      const waiting = await buildVideo(platform, { uploaderId: me.id, publishStatus: 'review' });
      const admin = await web.memberNamed(`reviewer-${++reviewers}`, { role: 'admin' });
      await call('approve_video', { p_video_id: waiting.id }, admin);
    },
  },
  'an application of mine is decided': {
    kind: 'application_decided',
    mail: 'We decided on your application',
    async cause(me) {
      const { id } = await call(
        'submit_creator_application',
        {
          p_makes: 'Short films',
          p_about: 'I draw by night.',
          p_links: ['https://films.example/'],
          p_is_adult: true,
          p_holds_rights: true,
        },
        me,
      );
      const admin = await web.memberNamed(`reviewer-${++reviewers}`, { role: 'admin' });
      await call('approve_creator_application', { p_application_id: id }, admin);
    },
  },
  'my identity check is decided': {
    kind: 'identity_decided',
    mail: 'Your identity check',
    async cause(me) {
      const admin = await web.memberNamed(`reviewer-${++reviewers}`, { role: 'admin' });
      const p_record_id = await insertTestIdentity(platform, me.id);
      await call('refuse_identity', { p_record_id, p_reason: 'It is too dark to read.' }, admin);
    },
  },
  'my account is entered from a browser that it does not know': {
    kind: 'new_device',
    mail: null,
    async cause(me) {
      await signIn(me, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
      await signIn(me, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0');
    },
  },
};

test('every kind has a cause', () => {
  const caused = new Set(Object.values(causes).map(({ kind }) => kind));
  assert.deepEqual([...caused].sort(), notificationKinds.map(({ kind }) => kind as string).sort());
});

for (const [title, { kind, mail, cause }] of Object.entries(causes)) {
  test(`${title}: in the page, by mail too, or not at all`, async () => {
    for (const way of ['page', 'mail', 'off']) {
      const [me, other] = [await person(), await person()];
      const notifications = { [kind]: way };
      await call('update_preferences', { p_preferences: { notifications } }, me);
      await cause(me, other);
      const rows = await told(me);
      assert.deepEqual(
        rows.map((row) => row.type),
        way === 'off' ? [] : [kind],
        way,
      );
      if (
        rows[0] &&
        ![
          'report_outcome',
          'upload_reviewed',
          'application_decided',
          'identity_decided',
          'content_decided',
          'new_device',
          'new_episode',
          'saved_search',
        ].includes(kind)
      )
        assert.equal(rows[0].actor_username, other.username);
      assert.deepEqual(
        (await mailTo(me)).map(({ subject }) => subject),
        way === 'mail' && mail !== null ? [mail] : [],
        way,
      );
      const ownDeeds = (await told(other)).filter((row) => row.actor_username === other.username);
      assert.deepEqual(ownDeeds, []);
    }
  });
}

test('nobody is told of a video that they hide, and what they were told of it counts as read', async () => {
  const [me, other] = [await person(), await person()];
  await call('toggle_subscription', { p_uploader_id: other.id }, me);
  const hide = { p_kind: 'tag', p_act: 'hide' } as const;
  await video(other, { tags: [`moths ${people}`] });
  await announce();
  assert.equal((await told(me)).length, 1);
  const unread = async () =>
    (
      await db.query<{ unread: number }>('select unread from notification_counts where member_id = $1', [
        me.id,
      ])
    )[0]?.unread;
  assert.equal(await unread(), 1);
  await call('set_shield_rule', { ...hide, p_name: `moths ${people}` }, me);
  await web.caughtUp();
  assert.deepEqual(await told(me), []);
  assert.equal(await unread(), 0);
  await video(other, { tags: [`moths ${people}`] });
  await announce();
  assert.equal(await unread(), 0);
  assert.deepEqual(await told(me), []);
});

test('a mail to whoever uses discreet mode names neither the site nor anybody', async () => {
  const [me, other] = [await person(), await person()];
  await call('update_preferences', { p_preferences: { notifications: { subscriber: 'mail' } } }, me);
  await call('set_discreet_mode', { p_leave_to: 'weather' }, me);
  await call('toggle_subscription', { p_uploader_id: me.id }, other);
  const [letter] = await mailTo(me);
  assert.equal(letter?.subject, 'You have a new notice');
  const { siteName } = platform.config.settings;
  assert.ok(!letter.text.includes(siteName) && !letter.text.includes(other.username), letter.text);
});
