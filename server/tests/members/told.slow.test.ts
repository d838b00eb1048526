import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Output } from '#contract/calls.ts';
import { adminCommands } from '#server/main/admin/commands.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const author = await web.memberNamed('author');
const fan = await web.memberNamed('fan', { displayName: 'The Fan' });
const video = await buildVideo(web.platform, { title: 'Rain on tin', uploaderId: author.id });

async function get<T>(who: TestMember, name: string, input: object): Promise<T> {
  const kind = name.includes('-') ? '/functions/v1/' : '/rest/v1/rpc/';
  const response = await web.app.inject({
    method: 'POST',
    url: kind + name,
    headers: who.bearer,
    payload: input,
  });
  assert.equal(response.statusCode, 200, response.body);
  return response.json() as T;
}
/** What a member was told since the last time, newest first. */
async function takeTold(who: TestMember) {
  const rows = await get<Output<'get_notifications'>>(who, 'get_notifications', {});
  await get(who, 'remove_all_notifications', {});
  return rows.map((row) => [row.type, row.on, row.contentTitle, row.studioName, row.outcome]);
}

test('who follows a member is told to them, once', async () => {
  for (let i = 0; i < 3; i++) await get(fan, 'toggle_subscription', { p_uploader_id: author.id });
  assert.deepEqual(await takeTold(author), [['subscriber', null, null, 'The Fan', null]]);
});

test('a like of a video is told to its uploader, once', async () => {
  for (let i = 0; i < 3; i++) await get(fan, 'toggle_like_video', { p_video_id: video.id });
  assert.deepEqual(await takeTold(author), [['like', 'video', 'Rain on tin', 'The Fan', null]]);
});

test('a comment is told to the uploader, a reply to the author of the thread, and a like to the commenter', async () => {
  const comment = await get<{ id: string }>(fan, 'create_comment', {
    p_video_id: video.id,
    p_content: 'What a sound',
  });
  assert.deepEqual(await takeTold(author), [['reply', 'video', 'Rain on tin', 'The Fan', null]]);
  await get(author, 'create_comment', {
    p_video_id: video.id,
    p_content: 'Thank you',
    p_parent_id: comment.id,
  });
  await get(author, 'toggle_comment_like', { p_comment_id: comment.id });
  assert.deepEqual(await takeTold(fan), [
    ['like', 'comment', 'Rain on tin', 'author', null],
    ['reply', 'comment', 'Rain on tin', 'author', null],
  ]);
  assert.deepEqual(await takeTold(author), []);
});

test('a message is reported with its context, taken out of sight when it is about minors, and its reporter hears the outcome', async () => {
  const { conversation_id: id } = await get<{ conversation_id: string }>(author, 'start_conversation', {
    p_user_id: fan.id,
  });
  const sent: { id: string }[] = [];
  for (const text of ['one', 'two', 'three'])
    sent.push(await get(author, 'send_message', { p_conversation_id: id, p_content: text }));
  await takeTold(fan);
  const about = { target_kind: 'message', target_id: sent[1]!.id };
  await get(fan, 'submit-report', { ...about, reason_category: 'POTENTIALLY_FEATURES_MINOR' });
  const read = () => get<{ content: string }[]>(author, 'get_messages', { p_conversation_id: id });
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
  const response = await web.app.inject({
    method: 'POST',
    url: '/functions/v1/submit-report',
    headers: stranger.bearer,
    payload: { ...about, reason_category: 'SPAM_MISLEADING_SPONSORED' },
  });
  assert.equal(response.statusCode, 404);
});
