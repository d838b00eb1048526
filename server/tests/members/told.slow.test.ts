import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminCommands } from '#server/main/admin/commands.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask } = web;
const author = await web.memberNamed('author');
const fan = await web.memberNamed('fan', { displayName: 'The Fan' });
const video = await buildVideo(web.platform, { title: 'Rain on tin', uploaderId: author.id });

/** What a member was told since the last time, newest first. */
async function takeTold(who: TestMember) {
  const rows = await call('get_notifications', {}, who);
  await call('remove_all_notifications', {}, who);
  return rows.map((row) => [row.type, row.on, row.contentTitle, row.studioName, row.outcome]);
}

test('who follows a member is told to them, once', async () => {
  for (let i = 0; i < 3; i++) await call('toggle_subscription', { p_uploader_id: author.id }, fan);
  assert.deepEqual(await takeTold(author), [['subscriber', null, null, 'The Fan', null]]);
});

test('a like of a video is told to its uploader, once', async () => {
  for (let i = 0; i < 3; i++) await call('toggle_like_video', { p_video_id: video.id }, fan);
  assert.deepEqual(await takeTold(author), [['like', 'video', 'Rain on tin', 'The Fan', null]]);
});

test('a comment is told to the uploader, a reply to the author of the thread, and a like to the commenter', async () => {
  const comment = await call('create_comment', { p_video_id: video.id, p_content: 'What a sound' }, fan);
  assert.deepEqual(await takeTold(author), [['reply', 'video', 'Rain on tin', 'The Fan', null]]);
  await call(
    'create_comment',
    { p_video_id: video.id, p_content: 'Thank you', p_parent_id: comment.id },
    author,
  );
  await call('toggle_comment_like', { p_comment_id: comment.id }, author);
  assert.deepEqual(await takeTold(fan), [
    ['like', 'comment', 'Rain on tin', 'author', null],
    ['reply', 'comment', 'Rain on tin', 'author', null],
  ]);
  assert.deepEqual(await takeTold(author), []);
});

test('a message is reported with its context, taken out of sight when it is about minors, and its reporter hears the outcome', async () => {
  const { conversation_id: id } = await call('start_conversation', { p_user_id: fan.id }, author);
  const sent: { id: string }[] = [];
  for (const text of ['one', 'two', 'three'])
    sent.push(await call('send_message', { p_conversation_id: id, p_content: text }, author));
  await takeTold(fan);
  const about = { target_kind: 'message' as const, target_id: sent[1]!.id };
  await call('submit-report', { ...about, reason_category: 'POTENTIALLY_FEATURES_MINOR' }, fan);
  const read = () => call('get_messages', { p_conversation_id: id }, author);
  assert.deepEqual(
    (await read()).map(({ content }) => content),
    ['three', 'one'],
  );
  const [report] = await web.platform.db.query<{ id: string; evidence: { context: string[] } }>(
    `select id, evidence from reports where target_kind = 'message'`,
  );
  assert.deepEqual(
    report!.evidence.context.map((line) => line.split(' ').slice(1).join(' ')),
    ['author: one', 'author: two', 'author: three'],
  );
  const command = adminCommands.find(({ name }) => name === 'reports');
  await command?.run(web.platform, ['dismiss', report!.id], () => {});
  assert.equal((await read()).length, 3);
  assert.deepEqual(await takeTold(fan), [['report_outcome', null, 'message', null, 'dismissed']]);
  const stranger = await web.memberNamed('stranger');
  const response = await ask(
    'submit-report',
    { ...about, reason_category: 'SPAM_MISLEADING_SPONSORED' },
    stranger,
  );
  assert.equal(response.status, 404);
});
