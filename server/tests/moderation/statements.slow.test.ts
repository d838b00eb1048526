import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { newId } from '#server/kit/ids.ts';
import { insertTestIdentity } from '#tests/inputs/test-identity-inputs.ts';
import { insertTestPhoto, insertWaitingPicture } from '#tests/inputs/test-photo-inputs.ts';
import { insertTestPost } from '#tests/inputs/test-stream-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import { type TestMember, testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { notRestricting, otherActsOfAdmins } from './not-restricting.ts';

const web = await testWeb();
const { app, ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const second = await web.memberNamed('second', { role: 'admin' });
for (const admin of [keeper, second])
  await call('prove_identity', { p_password: testPassword } as never, admin);

const stateIn = async (table: string, column: string, id: string): Promise<string> =>
  (await db.query<{ state: string }>(`select ${column} as state from ${table} where id = $1`, [id]))[0]
    ?.state ?? 'gone';
const rightOf = async (id: string) =>
  (await call('get_user_record', { p_user_id: id }, keeper)).can_upload_videos;
const videoOf = (author: TestMember) => buildVideo(platform, { uploaderId: author.id });
const stateOfVideo = (id: string) => stateIn('videos', 'publish_status', id);

interface Act {
  /** Does it to something of the author's. */
  act(author: TestMember, why: object): Promise<{ status: number; isBack?(): Promise<boolean> }>;
  headline: RegExp;
  /** In the export of the Commission's schema; a strike alone is no restriction there. */
  isExported?: false;
  /** It takes no explanation. */
  isMute?: true;
  /** It takes no rule. */
  hasNoGround?: true;
}
const onVideo =
  (name: CallName, input: (id: string) => object, more: (why: { words: string }) => object): Act['act'] =>
  async (author, why) => {
    const { id } = await videoOf(author);
    const words = (why as { words: string }).words;
    const { status } = await ask(
      name,
      { ...input(id), ...more({ words }), p_ground: 'HATEFUL_INFLAMMATORY' },
      keeper,
    );
    assert.notEqual(await stateOfVideo(id), 'published');
    return { status, isBack: async () => (await stateOfVideo(id)) === 'published' };
  };

/** Calls by which an admin takes something from somebody, outside of a case. */
const restricting: Partial<Record<CallName | 'PATCH videos', Act>> = {
  delete_video: {
    act: onVideo(
      'delete_video',
      (id) => ({ p_video_id: id }),
      ({ words }) => ({ p_reason: words }),
    ),
    headline: /^Your video was removed$/,
  },
  delete_videos: {
    act: onVideo(
      'delete_videos',
      (id) => ({ p_video_ids: [id] }),
      ({ words }) => ({ p_reason: words }),
    ),
    headline: /^Your video was removed$/,
  },
  set_videos_status: {
    act: onVideo(
      'set_videos_status',
      (id) => ({ p_video_ids: [id], p_status: 'pending' }),
      ({ words }) => ({ p_explanation: words }),
    ),
    headline: /^Your video was unpublished$/,
  },
  'upsert-video-metadata': {
    async act(author) {
      const { id } = await videoOf(author);
      const { status } = await ask('upsert-video-metadata', { id, status: 'pending' }, keeper);
      return { status, isBack: async () => (await stateOfVideo(id)) === 'published' };
    },
    headline: /^Your video was unpublished$/,
    ...{ isMute: true, hasNoGround: true },
  },
  'PATCH videos': {
    async act(author) {
      const { id } = await videoOf(author);
      const { statusCode } = await app.inject({
        ...{ method: 'PATCH', url: `/rest/v1/videos?id=eq.${id}`, payload: { status: 'pending' } },
        headers: keeper.bearer,
      });
      return { status: statusCode, isBack: async () => (await stateOfVideo(id)) === 'published' };
    },
    headline: /^Your video was unpublished$/,
    ...{ isMute: true, hasNoGround: true },
  },
  refuse_video: {
    async act(author, { words }: { words?: string }) {
      const { id } = await videoOf(author);
      await db.query(`update videos set publish_status = 'review' where id = $1`, [id]);
      const input = { p_video_id: id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
      return { status: (await ask('refuse_video', input, keeper)).status };
    },
    headline: /^Your video was unpublished$/,
  },
  delete_comment: {
    async act(author, { words }: { words?: string }) {
      const { id: videoId } = await buildVideo(platform);
      const { id } = await call('create_comment', { p_video_id: videoId, p_content: 'A loud word' }, author);
      const input = { p_comment_id: id, p_explanation: words, p_ground: 'HATEFUL_INFLAMMATORY' };
      const { status } = await ask('delete_comment', input, keeper);
      assert.equal(await stateIn('comments', 'state', id), 'removed');
      return { status, isBack: async () => (await stateIn('comments', 'state', id)) === 'published' };
    },
    headline: /^Your comment was removed$/,
  },
  'delete-stream-post': {
    async act(author, { words }: { words?: string }) {
      const id = await insertTestPost(platform, author.id);
      const input = { postId: id, explanation: words, ground: 'HATEFUL_INFLAMMATORY' };
      const { status } = await ask('delete-stream-post', input, keeper);
      assert.equal(await stateIn('stream_posts', 'state', id), 'removed');
      return { status, isBack: async () => (await stateIn('stream_posts', 'state', id)) === 'published' };
    },
    headline: /^Your post was removed$/,
  },
  delete_photo: {
    async act(author, { words }: { words?: string }) {
      const id = await insertTestPhoto(platform, author.id);
      const input = { p_photo_id: id, p_explanation: words, p_ground: 'HATEFUL_INFLAMMATORY' };
      const { status } = await ask('delete_photo', input, keeper);
      assert.equal(await stateIn('photos', 'state', id), 'removed');
      return { status, isBack: async () => (await stateIn('photos', 'state', id)) === 'published' };
    },
    headline: /^Your photo was removed$/,
  },
  refuse_picture: {
    async act(author, { words }: { words?: string }) {
      const id = await insertWaitingPicture(platform, author.id);
      const input = { p_picture_id: id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
      return { status: (await ask('refuse_picture', input, keeper)).status };
    },
    headline: /^Your picture was removed$/,
  },
  suspend_user: {
    async act(author, { words }: { words?: string }) {
      const input = { p_user_id: author.id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
      const { status } = await ask('suspend_user', input, keeper);
      const isOut = async () =>
        (await call('get_user_record', { p_user_id: author.id }, keeper)).suspension !== null;
      assert.equal(await isOut(), true);
      return { status, isBack: async () => !(await isOut()) };
    },
    headline: /^Your account is suspended$/,
  },
  give_strike: {
    async act(author, { words }: { words?: string }) {
      const input = { p_user_id: author.id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
      const { status } = await ask('give_strike', input, keeper);
      const isFree = async () =>
        (await call('get_user_record', { p_user_id: author.id }, keeper)).strikes.length === 0;
      assert.equal(await isFree(), false);
      return { status, isBack: isFree };
    },
    headline: /^Your account was given a strike$/,
    isExported: false,
  },
  set_upload_right: {
    async act(author, { words }: { words?: string }) {
      const input = { p_user_id: author.id, p_can_upload_videos: false, p_reason: words };
      const { status } = await ask(
        'set_upload_right',
        { ...input, p_ground: 'HATEFUL_INFLAMMATORY' },
        keeper,
      );
      assert.equal(await rightOf(author.id), false);
      return { status, isBack: () => rightOf(author.id) };
    },
    headline: /^You may no longer upload videos$/,
  },
  refuse_identity: {
    async act(author, { words }: { words?: string }) {
      const id = await insertTestIdentity(platform, author.id);
      await call('approve_identity', { p_record_id: id }, keeper);
      await call('set_upload_right', { p_user_id: author.id, p_can_upload_videos: true }, keeper);
      await takeMail(platform);
      await db.query('delete from notifications where member_id = $1', [author.id]);
      const { status } = await ask('refuse_identity', { p_record_id: id, p_reason: words }, keeper);
      return { status, isBack: () => rightOf(author.id) };
    },
    headline: /^You may no longer upload videos$/,
    hasNoGround: true,
  },
};

const isRead = (one: Call): boolean => one.get === true || one.limit === 'read' || one.limit === 'search';

test('every act of an admin is known to take something from somebody, or not to', () => {
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].access === 'admin' && !isRead(calls[name]),
  );
  const known = { ...restricting, ...notRestricting };
  assert.deepEqual(
    names.filter((name) => !(name in known)),
    [],
    'say what these calls do, here or in not-restricting.ts',
  );
  assert.deepEqual(
    Object.keys(notRestricting).filter((name) => !names.includes(name as CallName) || name in restricting),
    [],
  );
});

test('what an admin may do in a call of all members is known as well', () => {
  const domains = path.join(import.meta.dirname, '../../src/domains');
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bisAdmin\(/.test(readFileSync(path.join(domains, file), 'utf8')));
  assert.deepEqual(files.sort(), Object.keys(otherActsOfAdmins).sort());
});

const complain = (receipt: string) =>
  call('submit_complaint', { p_receipt: receipt, p_words: 'It is not loud.' } as never, null);
let people = 0;
for (const [name, { act, headline, isExported, isMute, hasNoGround }] of Object.entries(restricting))
  test(`${name} leaves one statement, which is kept, complained about and undone`, async () => {
    const author = await web.memberNamed(`author-${++people}`, {
      canUploadVideos: true,
      email: `a${people}@t.example`,
    });
    await takeMail(platform);
    const words = 'It is far too loud.';
    const { status, isBack } = await act(author, { words });
    assert.ok(status < 300, `${status}`);
    const mails = (await takeMail(platform)).filter(({ to }) => to === author.email);
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['statement'],
      'one mail for one act',
    );
    assert.match(mails[0]?.subject ?? '', headline);
    const receipt = /\/statement\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? assert.fail('no receipt');
    const statement = await call('get_statement', { p_receipt: receipt } as never, null);
    const text = statement.paragraphs.join('\n');
    assert.match(text, isMute ? /noted no reason/ : /Why: It is far too loud\./);
    assert.match(text, hasNoGround ? /no single rule/ : /Nothing may spread hatred/);
    assert.match(text, /A person decided\./);
    assert.match(text, /complain on the page of this statement within six months/);
    const notices = await db.query('select from notifications where member_id = $1', [author.id]);
    assert.equal(notices.length, 1, 'one notification for one act');

    const today = new Date().toISOString().slice(0, 10);
    const { statements } = await call('export_statements', { p_from: today, p_to: today }, keeper);
    const exported = statements.find(({ puid }) => puid === statement.id);
    assert.equal(exported !== undefined, isExported ?? true);
    if (exported) assert.equal(exported.source_type, 'SOURCE_VOLUNTARY');

    await complain(receipt);
    const [kept] = await db.query<{ id: string; case_id: string }>(
      `select c.id, d.case_id from complaints c join case_decisions d on d.id = c.decision_id where d.id = $1`,
      [statement.id],
    );
    const answer = { p_complaint_id: kept?.id ?? newId(), p_outcome: 'upheld', p_answer: 'You are right.' };
    assert.equal((await ask('answer_complaint', answer, keeper)).status, 403, 'another admin answers');
    const page = await call('get_case', { p_case_id: kept?.case_id ?? newId() }, second);
    assert.equal(page.case.state, 'upheld');
    const { status: answered } = await ask('answer_complaint', answer, second);
    if (isBack === undefined) {
      assert.equal(answered, 409, 'what is deleted, or back in its author’s hands, is not put back');
      return;
    }
    assert.equal(answered, 200);
    assert.equal(await isBack(), true);
  });

test('nobody gets a statement about what they did themselves, or what the site’s own people did to each other', async () => {
  const before = await db.query('select from case_decisions');
  const own = await videoOf(keeper);
  await call('delete_video', { p_video_id: own.id }, keeper);
  const theirs = await videoOf(second);
  await call('delete_video', { p_video_id: theirs.id }, keeper);
  const member = await web.memberNamed('mio', { canUploadVideos: true });
  const video = await videoOf(member);
  const comment = await call('create_comment', { p_video_id: video.id, p_content: 'Mine' }, member);
  await call('delete_comment', { p_comment_id: comment.id }, member);
  await call('set_upload_right', { p_user_id: member.id, p_can_upload_videos: true }, keeper);
  assert.equal((await db.query('select from case_decisions')).length, before.length);
});

test('an act on something that is reported leaves its reports to be decided, and says that they were there', async () => {
  const [author, reporter] = [
    await web.memberNamed('ren', { canUploadVideos: true }),
    await web.memberNamed('aki'),
  ];
  const video = await videoOf(author);
  await call(
    'submit-report',
    { target_kind: 'video', target_id: video.id, reason_category: 'HATEFUL_INFLAMMATORY' },
    reporter,
  );
  await call('delete_video', { p_video_id: video.id }, keeper);
  const [one] = await db.query<{ id: string; state: string; detections: string[] }>(
    `select c.id, c.state, d.detections from cases c join case_decisions d on d.case_id = c.id where c.target_id = $1`,
    [video.id],
  );
  assert.deepEqual([one?.state, one?.detections], ['open', ['report']]);
});

test('a suspension that came after the one complained of stays', async () => {
  const author = await web.memberNamed('twice');
  const statements: string[] = [];
  for (const p_reason of ['Once.', 'Twice.']) {
    await takeMail(platform);
    await call('suspend_user', { p_user_id: author.id, p_reason }, keeper);
    const [mail] = (await takeMail(platform)).filter(({ to }) => to === author.email);
    statements.push(/\/statement\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  }
  const uphold = async (receipt: string) => {
    await complain(receipt);
    const [waiting] = await db.query<{ id: string }>(
      'select id from complaints where answered_at is null order by sent_at desc limit 1',
    );
    await call(
      'answer_complaint',
      { p_complaint_id: waiting?.id ?? newId(), p_outcome: 'upheld', p_answer: 'You are right.' },
      second,
    );
    return (await call('get_user_record', { p_user_id: author.id }, keeper)).suspension !== null;
  };
  assert.equal(await uphold(statements[0] ?? ''), true, 'the second one holds');
  assert.equal(await uphold(statements[1] ?? ''), false);
});
