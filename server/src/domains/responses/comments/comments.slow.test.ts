import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Comment, CommentPage } from '#contract/comments.ts';
import { insertTestComment } from '#tests/inputs/test-acting-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { adminCommands } from '../../../main/admin/commands.ts';
import { changePublishStatus } from '../../videos/publishing.ts';
import { commentCreated, commentLiked, commentsChangedTopic } from './comment-facts.ts';
import { forgetComments } from './forget-comments.ts';

const settingsFile = path.join(tmpdir(), `tsukimi-comments-${process.pid}.json`);
writeFileSync(settingsFile, JSON.stringify({ holdWords: ['casino'] }));
after(() => rmSync(settingsFile, { force: true }));
const web = await testWeb({ env: { SETTINGS_FILE: settingsFile } });
const { ask } = web;
const { db, facts } = web.platform;
const mio = await web.memberNamed('mio', { displayName: 'Mio' });
const ren = await web.memberNamed('ren');
const admin = await web.memberNamed('boss', { role: 'admin' });

const say = async (videoId: string, text: string, member = mio, replyTo?: string): Promise<Comment> => {
  const { status, body } = await ask(
    'create_comment',
    { p_video_id: videoId, p_content: text, ...(replyTo ? { p_parent_id: replyTo } : {}) },
    member,
  );
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const threads = async (videoId: string, member: TestMember | null = mio, more = {}): Promise<CommentPage> =>
  (await ask('get_video_comments', { p_video_id: videoId, ...more }, member)).body;
const replies = async (id: string, member: TestMember | null = mio): Promise<Comment[]> =>
  (await ask('get_comment_replies', { p_comment_id: id }, member)).body.comments ?? [];
const texts = (comments: readonly Comment[]) => comments.map(({ content }) => content);

/** What is stored must equal a count of the rows. */
async function assertStoredCounts(videoId: string): Promise<void> {
  const [row] = await db.query<{ shown: number; truth: number; wrong: number }>(
    `select v.comment_count as shown,
       (select count(*)::int from comments c where c.video_id = v.id and c.state = 'published') as truth,
       (select count(*)::int from comments c where c.video_id = v.id and c.reply_count <>
         (select count(*) from comments r where r.parent_id = c.id and r.state = 'published')) as wrong
     from videos v where v.id = $1`,
    [videoId],
  );
  assert.deepEqual(row, { shown: row?.truth, truth: row?.truth, wrong: 0 });
}

test('a comment is written, read by everybody and counted', async () => {
  const { id, slug } = await buildVideo(web.platform);
  const made = await say(id, ' At 1:23 the\n\n\n\nlantern falls. ');
  assert.deepEqual(
    [made.content, made.state, made.is_own, made.can_delete, made.author?.display_name],
    ['At 1:23 the\n\nlantern falls.', 'published', true, true, 'Mio'],
  );
  const page = await threads(id, null);
  assert.deepEqual([page.total, texts(page.comments)], [1, [made.content]]);
  assert.deepEqual([page.comments[0]?.is_own, page.comments[0]?.can_delete], [false, false]);
  const details = (await ask('get_video_details_by_slug', { p_slug: slug }, null)).body;
  assert.equal(details[0]!.comment_count, 1);
});

test('threads are one level deep: a reply to a reply stands in the same thread', async () => {
  const { id } = await buildVideo(web.platform);
  const head = await say(id, 'Head');
  const reply = await say(id, 'Reply', ren, head.id);
  const second = await say(id, 'Reply to the reply', mio, reply.id);
  assert.equal(second.parent_id, head.id);
  assert.deepEqual(texts(await replies(head.id)), ['Reply', 'Reply to the reply']);
  const page = await threads(id);
  assert.deepEqual([page.comments.length, page.comments[0]?.reply_count, page.total], [1, 2, 3]);
  const elsewhere = await buildVideo(web.platform);
  const foreign = { p_video_id: elsewhere.id, p_content: 'Lost', p_parent_id: head.id };
  assert.equal((await ask('create_comment', foreign, mio)).status, 404);
  await assertStoredCounts(id);
});

test('a comment states a fact with whom it concerns, and open pages are told', async () => {
  const { id } = await buildVideo(web.platform, { uploaderId: ren.id });
  const heard: unknown[] = [];
  facts.on(commentCreated, async (_transaction, fact) => {
    if (fact.videoId === id) heard.push(fact);
  });
  const told: unknown[] = [];
  web.listener.on(commentsChangedTopic, ({ videoId, commentId }) => {
    if (videoId === id) told.push(commentId);
  });
  const head = await say(id, 'Head');
  const reply = await say(id, 'Reply', admin, head.id);
  assert.deepEqual(heard, [
    {
      commentId: head.id,
      videoId: id,
      authorId: mio.id,
      parentId: null,
      parentAuthorId: null,
      uploaderId: ren.id,
    },
    {
      commentId: reply.id,
      videoId: id,
      authorId: admin.id,
      parentId: head.id,
      parentAuthorId: mio.id,
      uploaderId: ren.id,
    },
  ]);
  for (let i = 0; i < 50 && told.length < 2; i++) await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(told, [head.id, reply.id]);
});

test('somebody who has not confirmed their address, says nothing, too much or the forbidden, is refused', async () => {
  const { id } = await buildVideo(web.platform);
  const fresh = await web.memberNamed('fresh', { role: 'unverified_member' });
  const unverified = await ask('create_comment', { p_video_id: id, p_content: 'Hello' }, fresh);
  assert.deepEqual(
    [unverified.status, unverified.body.message],
    [403, 'Please confirm your email address first.'],
  );
  for (const [text, words] of [
    [' \n ', 'The comment is empty.'],
    ['x'.repeat(2001), 'The comment is longer than 2000 characters.'],
    ['l0li things', 'The comment holds a word that is not allowed here.'],
  ]) {
    const { status, body } = await ask('create_comment', { p_video_id: id, p_content: text }, mio);
    assert.deepEqual([status, body.message, body.details], [400, words, 'field: p_content']);
  }
  await say(id, 'Twice');
  assert.equal((await ask('create_comment', { p_video_id: id, p_content: ' Twice' }, mio)).status, 409);
  const hidden = await buildVideo(web.platform, { publishStatus: 'draft' });
  assert.equal((await ask('create_comment', { p_video_id: hidden.id, p_content: 'Hello' }, mio)).status, 404);
  assert.equal((await ask('get_video_comments', { p_video_id: hidden.id }, mio)).status, 404);
});

test('a word of the operator holds a comment: its author sees it, nobody else, until somebody lets it through', async () => {
  const { id } = await buildVideo(web.platform);
  let heard = 0;
  facts.on(commentCreated, async (_transaction, fact) => {
    if (fact.videoId === id) heard++;
  });
  const held = await say(id, 'Visit my Casino');
  assert.equal(held.state, 'held');
  assert.deepEqual(texts((await threads(id)).comments), ['Visit my Casino']);
  for (const other of [ren, admin, null]) assert.deepEqual((await threads(id, other)).comments, []);
  assert.equal(
    (await ask('create_comment', { p_video_id: id, p_content: 'And?', p_parent_id: held.id }, ren)).status,
    404,
  );
  assert.equal((await ask('toggle_comment_like', { p_comment_id: held.id }, ren)).status, 404);
  assert.equal((await threads(id)).total, 0);
  const command = adminCommands.find(({ name }) => name === 'comments');
  const lines: string[] = [];
  await command?.run(web.platform, [], (line) => lines.push(line));
  assert.match(lines.join('\n'), new RegExp(`${held.id}.*mio: Visit my Casino`));
  assert.equal(heard, 0);
  await command?.run(web.platform, ['publish', held.id], () => {});
  assert.deepEqual(texts((await threads(id, ren)).comments), ['Visit my Casino']);
  assert.equal(heard, 1);
  await assertStoredCounts(id);
  const second = await say(id, 'casino again');
  await command?.run(web.platform, ['remove', second.id], () => {});
  assert.deepEqual(texts((await threads(id)).comments), ['Visit my Casino']);
});

test('one edits one’s own comment; the words are checked again', async () => {
  const { id } = await buildVideo(web.platform);
  const made = await say(id, 'First words');
  const edited = await ask('update_comment', { p_comment_id: made.id, p_content: 'Better words' }, mio);
  assert.equal(edited.body.content, 'Better words');
  assert.ok(edited.body.edited_at);
  const other = await ask('update_comment', { p_comment_id: made.id, p_content: 'Mine' }, ren);
  assert.equal(other.status, 403);
  const boss = await ask('update_comment', { p_comment_id: made.id, p_content: 'Mine' }, admin);
  assert.equal(boss.status, 403, 'an admin removes, and puts no words into a mouth');
  const held = await ask('update_comment', { p_comment_id: made.id, p_content: 'My casino' }, mio);
  assert.equal(held.body.state, 'held');
  assert.deepEqual((await threads(id, ren)).total, 0);
  const again = await ask('update_comment', { p_comment_id: made.id, p_content: 'My garden' }, mio);
  assert.equal(again.body.state, 'published');
  await assertStoredCounts(id);
});

test('a deleted comment is gone with its words; with replies an empty head stays', async () => {
  const { id } = await buildVideo(web.platform);
  const lonely = await say(id, 'Lonely');
  const head = await say(id, 'Head');
  await say(id, 'Reply', ren, head.id);
  assert.equal((await ask('delete_comment', { p_comment_id: head.id }, ren)).status, 403);
  assert.equal((await ask('delete_comment', { p_comment_id: lonely.id }, mio)).status, 200);
  assert.equal((await ask('delete_comment', { p_comment_id: head.id }, mio)).status, 200);
  assert.equal((await ask('delete_comment', { p_comment_id: head.id }, mio)).status, 404);
  const page = await threads(id);
  assert.equal(page.total, 1);
  assert.deepEqual(
    page.comments.map(({ state, content, author }) => [state, content, author]),
    [['gone', null, null]],
  );
  assert.deepEqual(texts(await replies(head.id)), ['Reply']);
  const [row] = await db.query('select content from comments where id = $1', [head.id]);
  assert.deepEqual(row, { content: '' });
  await assertStoredCounts(id);
});

test('the uploader keeps order under their video, and an admin everywhere', async () => {
  const { id } = await buildVideo(web.platform, { uploaderId: ren.id });
  const one = await say(id, 'One', mio);
  const two = await say(id, 'Two', mio);
  assert.equal(
    (await threads(id, ren)).comments.every(({ can_delete }) => can_delete),
    true,
  );
  assert.equal((await ask('delete_comment', { p_comment_id: one.id }, ren)).status, 200);
  assert.equal((await ask('delete_comment', { p_comment_id: two.id }, admin)).status, 200);
});

test('fifty likes at once of one member leave what an even number leaves; a like is a fact', async () => {
  const { id } = await buildVideo(web.platform);
  const made = await say(id, 'Likeable');
  let heard = 0;
  facts.on(commentLiked, async (_transaction, fact) => {
    if (fact.commentId === made.id) heard++;
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask('toggle_comment_like', { p_comment_id: made.id }, ren)),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.equal(answers.filter(({ body }) => body.is_liked).length, 25);
  assert.equal(heard, 25);
  assert.equal((await threads(id)).comments[0]?.like_count, 0);
  await ask('toggle_comment_like', { p_comment_id: made.id }, ren);
  assert.deepEqual((await threads(id, ren)).comments[0]?.is_liked, true);
  assert.deepEqual((await threads(id)).comments[0]?.is_liked, false);
});

test('writing and deleting side by side keep the counts right', async () => {
  const { id } = await buildVideo(web.platform);
  const head = await say(id, 'Head');
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const made = await say(id, `Reply ${i}`, i % 2 ? ren : mio, i % 3 ? head.id : undefined);
      if (i % 4 === 0) await ask('delete_comment', { p_comment_id: made.id }, i % 2 ? ren : mio);
    }),
  );
  await assertStoredCounts(id);
});

test('pages follow one another without a gap or a double, by likes and by time', async () => {
  const { id } = await buildVideo(web.platform);
  const made: { id: string; likes: number }[] = [];
  for (let i = 0; i < 45; i++) {
    const comment = await insertTestComment(web.platform, { videoId: id, authorId: mio.id });
    await db.query('update comments set like_count = $2 where id = $1', [comment, i % 3]);
    made.push({ id: comment, likes: i % 3 });
  }
  // Ids follow time, to the millisecond: within one, the higher is the newer.
  made.sort((a, b) => (a.id < b.id ? 1 : -1));
  for (const sort of ['newest', 'top'] as const) {
    const seen: Comment[] = [];
    let cursor: string | null = null;
    do {
      const page: CommentPage = await threads(id, ren, { p_sort: sort, p_cursor: cursor });
      seen.push(...page.comments);
      cursor = page.next_cursor;
    } while (cursor !== null);
    const expected =
      sort === 'newest' ? made : [2, 1, 0].flatMap((likes) => made.filter((one) => one.likes === likes));
    assert.deepEqual(
      seen.map((comment) => comment.id),
      expected.map((comment) => comment.id),
      sort,
    );
  }
  const bad = await ask('get_video_comments', { p_video_id: id, p_cursor: 'nonsense' }, mio);
  assert.deepEqual([bad.status, bad.body.details], [400, 'field: p_cursor']);
});

test('a reported comment is held, put back and removed with its counts', async () => {
  const { id } = await buildVideo(web.platform);
  const made = await say(id, 'Ugly words');
  const response = await ask(
    'submit-report',
    { target_kind: 'comment', target_id: made.id, reason_category: 'POTENTIALLY_FEATURES_MINOR' },
    ren,
  );
  assert.equal(response.status, 200, response.text);
  assert.deepEqual(texts((await threads(id, ren)).comments), []);
  assert.equal(
    (await ask('update_comment', { p_comment_id: made.id, p_content: 'Nice words' }, mio)).status,
    409,
  );
  const command = adminCommands.find(({ name }) => name === 'reports');
  await command?.run(web.platform, ['dismiss', response.body.report_id], () => {});
  assert.deepEqual(texts((await threads(id, ren)).comments), ['Ugly words']);
  const second = await ask(
    'submit-report',
    { target_kind: 'comment', target_id: made.id, reason_category: 'HATEFUL_INFLAMMATORY' },
    ren,
  );
  await command?.run(web.platform, ['uphold', second.body.report_id], () => {});
  assert.deepEqual(texts((await threads(id)).comments), []);
  await assertStoredCounts(id);
});

test('a member who goes takes their words and likes with them, and leaves the replies of others', async () => {
  const { id } = await buildVideo(web.platform);
  const leaving = await web.memberNamed('leaving');
  const head = await say(id, 'Head', leaving);
  await say(id, 'Reply', ren, head.id);
  const other = await say(id, 'Other');
  await ask('toggle_comment_like', { p_comment_id: other.id }, leaving);
  await db.transaction((transaction) => forgetComments(transaction, web.platform, leaving.id));
  const page = await threads(id, ren, { p_sort: 'newest' });
  assert.deepEqual(
    page.comments.map(({ content, like_count }) => [content, like_count]),
    [
      ['Other', 0],
      [null, 0],
    ],
  );
  await assertStoredCounts(id);
});

test('people who blocked each other do not see, answer or like each other’s comments', async () => {
  const { id } = await buildVideo(web.platform);
  const kai = await web.memberNamed('kai');
  const noa = await web.memberNamed('noa');
  const theirs = await say(id, 'From Kai', kai);
  const mine = await say(id, 'From Mio');
  const reply = await say(id, 'Kai replies', kai, mine.id);
  const inside = await say(id, 'Noa replies to Kai', noa, theirs.id);
  await db.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [noa.id, kai.id]);
  for (const [who, other] of [
    [noa, 'From Kai'],
    [kai, 'Noa replies to Kai'],
  ] as const) {
    const seen = texts((await threads(id, who)).comments);
    const under = texts([...(await replies(mine.id, who)), ...(await replies(theirs.id, who))]);
    assert.ok(![...seen, ...under].includes(other), `${who.username} sees "${other}"`);
  }
  assert.deepEqual(texts(await replies(mine.id, noa)), []);
  assert.equal((await ask('get_comment_replies', { p_comment_id: theirs.id }, noa)).status, 404);
  for (const target of [theirs.id, reply.id]) {
    const answer = { p_video_id: id, p_content: `To ${target}`, p_parent_id: target };
    assert.equal((await ask('create_comment', answer, noa)).status, 404);
    assert.equal((await ask('toggle_comment_like', { p_comment_id: target }, noa)).status, 404);
  }
  assert.equal((await ask('toggle_comment_like', { p_comment_id: inside.id }, kai)).status, 404);
  assert.deepEqual(texts((await threads(id, ren)).comments).sort(), ['From Kai', 'From Mio']);
});

test('comments of a video that is out of sight are out of sight', async () => {
  const { id } = await buildVideo(web.platform);
  const made = await say(id, 'Before');
  await db.transaction((transaction) => changePublishStatus(transaction, web.platform, id, 'held'));
  assert.equal((await ask('get_comment_replies', { p_comment_id: made.id }, ren)).status, 404);
  assert.equal((await ask('update_comment', { p_comment_id: made.id, p_content: 'After' }, mio)).status, 404);
  assert.equal((await ask('toggle_comment_like', { p_comment_id: made.id }, ren)).status, 404);
});

test('a comment says which tags with videos its words name', async () => {
  const { id } = await buildVideo(web.platform, { tags: ['lanterns'] });
  const made = await say(id, '#Lanterns and #nothing-of-the-kind, not a#lanterns');
  assert.deepEqual(made.tags, ['lanterns']);
  assert.deepEqual((await threads(id)).comments[0]?.tags, ['lanterns']);
});
