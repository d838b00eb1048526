import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { insertStayDown } from '#server/domains/media/index.ts';
import { createReleaseEvidenceHandler } from '#server/domains/moderation/evidence/release-evidence.handler.ts';
import { newId } from '#server/kit/ids.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { insertTestIdentity, insertTestSignature } from '#tests/inputs/test-identity-inputs.ts';
import { insertWaitingPicture } from '#tests/inputs/test-photo-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import { type TestMember, testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { notRestricting, otherActsOfAdmins } from './not-restricting.ts';
import { restrictingActs } from './restricting-acts.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const second = await web.memberNamed('second', { role: 'admin' });
for (const admin of [keeper, second])
  await call('prove_identity', { p_password: testPassword } as never, admin);

const videoOf = (author: TestMember) => buildVideo(platform, { uploaderId: author.id });
const restricting = restrictingActs(web, keeper);

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
for (const [
  name,
  { act, headline, isExported, isMute, hasNoGround, isOfShell, needsIdentity },
] of Object.entries(restricting))
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
    assert.match(text, hasNoGround ? /No single rule/ : /Nothing may spread hatred/);
    assert.match(text, /A person decided\./);
    assert.match(text, /complain on this page within six months/);
    const notices = await db.query('select from notifications where member_id = $1', [author.id]);
    assert.equal(notices.length, 1, 'one notification for one act');

    const today = new Date().toISOString().slice(0, 10);
    const { statements } = await call('export_statements', { p_from: today, p_to: today }, keeper);
    const exported = statements.find(({ puid }) => puid === statement.id);
    assert.equal(exported !== undefined, isExported ?? true);
    if (exported) assert.equal(exported.source_type, 'SOURCE_VOLUNTARY');

    await complain(receipt);
    const [stored] = await db.query<{ id: string; case_id: string }>(
      `select c.id, d.case_id from complaints c join case_decisions d on d.id = c.decision_id where d.id = $1`,
      [statement.id],
    );
    const answer = { p_complaint_id: stored?.id ?? newId(), p_outcome: 'upheld', p_answer: 'You are right.' };
    if (!isOfShell)
      assert.equal((await ask('answer_complaint', answer, keeper)).status, 403, 'another admin answers');
    const page = await call('get_case', { p_case_id: stored?.case_id ?? newId() }, second);
    assert.equal(page.case.state, 'upheld');
    const { status: answered } = await ask('answer_complaint', answer, second);
    assert.equal(answered, 200);
    const { complaint } = await call('get_statement', { p_receipt: receipt }, null);
    assert.equal(complaint?.needs_identity, needsIdentity ?? false);
    if (isBack !== undefined) return assert.equal(await isBack(), true);
    assert.equal(complaint?.is_gone, true, 'what is deleted, or back in its author’s hands, is not put back');
  });

test('a client that knows of no rule and no words unpublishes as before, and its statement says that none were given', async () => {
  const ways = {
    function: (id: string) => ask('upsert-video-metadata', { id, status: 'pending' }, keeper),
    table: async (id: string) => {
      const { statusCode } = await web.app.inject({
        ...{ method: 'PATCH', url: `/rest/v1/videos?id=eq.${id}`, payload: { status: 'pending' } },
        headers: keeper.bearer,
      });
      return { status: statusCode };
    },
    list: (id: string) => ask('set_videos_status', { p_video_ids: [id], p_status: 'pending' }, keeper),
  };
  for (const [way, act] of Object.entries(ways)) {
    const author = await web.memberNamed(`plain-${way}`, { email: `plain-${way}@t.example` });
    const { id } = await videoOf(author);
    await takeMail(platform);
    assert.ok((await act(id)).status < 300, way);
    const [mail] = (await takeMail(platform)).filter(({ to }) => to === author.email);
    const receipt = /\/statement\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? assert.fail('no receipt');
    const text = (await call('get_statement', { p_receipt: receipt }, null)).paragraphs.join('\n');
    assert.match(text, /based on the terms of use of this site\. No single rule was named/, way);
    assert.match(text, /noted no reason/, way);
  }
});

test('a rule or words that are none are refused at the table of videos, and nothing is unpublished', async () => {
  const author = await web.memberNamed('unharmed');
  const { id } = await videoOf(author);
  for (const [field, value] of [
    ['ground', 'LOUD'],
    ['ground', 7],
    ['explanation', 7],
    ['explanation', 'a'.repeat(limits.explanationLength + 1)],
  ] as const) {
    const { statusCode, body } = await web.app.inject({
      ...{ method: 'PATCH', url: `/rest/v1/videos?id=eq.${id}` },
      ...{ payload: { status: 'pending', [field]: value }, headers: keeper.bearer },
    });
    assert.equal(statusCode, 400, body);
    assert.match(body, new RegExp(field));
  }
  const [video] = await db.query<{ state: string }>(
    'select publish_status as state from videos where id = $1',
    [id],
  );
  assert.equal(video?.state, 'published');
});

test('a refused check that takes a right which an admin had granted is a restriction; one that takes nothing is news', async () => {
  for (const isGranted of [true, false]) {
    const author = await web.memberNamed(`waits-${isGranted}`, { email: `waits-${isGranted}@t.example` });
    const record = await insertTestIdentity(platform, author.id);
    if (isGranted)
      await call('set_upload_right', { p_user_id: author.id, p_can_upload_videos: true }, keeper);
    await takeMail(platform);
    const input = {
      p_record_id: record,
      p_reason: 'It is blurred.',
      p_ground: 'INFRINGEMENT_LEGAL',
    } as const;
    assert.equal((await call('refuse_identity', input, keeper)).can_upload_videos, false);
    const kinds = (await takeMail(platform)).filter(({ to }) => to === author.email).map(({ kind }) => kind);
    assert.equal(kinds.includes('statement'), isGranted);
    const decisions = await db.query<{ ground: string; explanation: string }>(
      'select ground, explanation from case_decisions where author_id = $1',
      [author.id],
    );
    const stated = { ground: 'INFRINGEMENT_LEGAL', explanation: 'It is blurred.' };
    assert.deepEqual(decisions, isGranted ? [stated] : []);
  }
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
  const state = async () =>
    (
      await db.query<{ state: string }>('select publish_status as state from videos where id = $1', [
        video.id,
      ])
    )[0]?.state;
  await call('decide_case', { p_case_id: one?.id ?? newId(), p_outcome: 'dismissed' }, second);
  assert.equal(
    await state(),
    'removed',
    'a report that was wrong brings nothing back that was removed for another reason',
  );
});

/** Complains of what this act did to a thing of the author's, and has the second admin uphold it. */
async function upheldAfter(author: TestMember, act: () => Promise<unknown>) {
  await takeMail(platform);
  await act();
  const [mail] = (await takeMail(platform)).filter(({ to }) => to === author.email);
  const receipt = /\/statement\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? assert.fail('no receipt');
  await complain(receipt);
  return async () => {
    const [waiting] = await db.query<{ id: string }>(
      'select id from complaints where answered_at is null order by sent_at desc limit 1',
    );
    const answer = {
      p_complaint_id: waiting?.id ?? newId(),
      p_outcome: 'upheld',
      p_answer: 'You are right.',
    };
    const { status, body } = await ask('answer_complaint', answer, second);
    assert.equal(status, 200, JSON.stringify(body));
    return (await call('get_statement', { p_receipt: receipt }, null)).complaint;
  };
}

test('a picture that was wrongly refused is off the list, unless something else had put it there', async () => {
  for (const isListed of [false, true]) {
    const author = await web.memberNamed(`picture-${isListed}`, { email: `picture-${isListed}@t.example` });
    const id = await insertWaitingPicture(platform, author.id);
    const sha = Buffer.alloc(32, isListed ? 41 : 42);
    await db.query('update pictures set sha256s = array[$2::bytea] where id = $1', [id, sha]);
    if (isListed) await insertStayDown(db, sha, 'A court said so.');
    const answer = await upheldAfter(author, () =>
      call('refuse_picture', { p_picture_id: id, p_reason: 'It is loud.', p_stays_down: true }, keeper),
    );
    const listed = async () =>
      (await db.query('select from stay_down_entries where sha256 = $1', [sha])).length;
    assert.equal(await listed(), 1);
    assert.equal((await answer())?.is_gone, true, 'its files are deleted');
    assert.equal(await listed(), isListed ? 1 : 0);
  }
});

test('a refused video returns as it was looked at; what it became since then is looked at anew, or left', async () => {
  const ways = {
    replaced: ["file_replaced_at = now() + interval '1 second', after_processing = 'review'", 'review'],
    expired: ["licence_ends_at = now() - interval '1 day'", 'draft'],
    resent: ["publish_status = 'review', refused_at = null, review_reason = null", 'review'],
    own: ["publish_status = 'published', refused_at = null, review_reason = null", 'published'],
    planned: ["after_processing = 'review'", 'published'],
  } as const;
  for (const [way, [since, state]] of Object.entries(ways)) {
    const author = await web.memberNamed(`refused-${way}`, {
      ...{ canUploadVideos: true, email: `refused-${way}@t.example` },
    });
    const { id } = await videoOf(author);
    await db.query(`update videos set publish_status = 'review' where id = $1`, [id]);
    const answer = await upheldAfter(author, () =>
      call('refuse_video', { p_video_id: id, p_reason: 'Too loud.' }, keeper),
    );
    await db.query(`update videos set ${since} where id = $1`, [id]);
    assert.equal((await answer())?.is_gone, false, `${way}: it is not deleted`);
    const [row] = await db.query<{ state: string }>(
      'select publish_status as state from videos where id = $1',
      [id],
    );
    assert.equal(row?.state, state, way);
  }
});

test('a right that was taken comes back as it was held, and not past an identity check that failed meanwhile', async () => {
  const ways = {
    granted: { isRefused: false, before: 'granted', after: [true, 'granted'] },
    earned: { isRefused: false, before: null, after: [true, null] },
    withdrawn: { isRefused: true, before: null, after: [false, null] },
    'granted-withdrawn': { isRefused: true, before: 'granted', after: [false, null] },
  } as const;
  for (const [way, { isRefused, before, after }] of Object.entries(ways)) {
    const author = await web.memberNamed(`right-${way}`, { email: `right-${way}@t.example` });
    const record = await insertTestIdentity(platform, author.id);
    await insertTestSignature(platform, author.id);
    await call('approve_identity', { p_record_id: record }, keeper);
    if (before !== null)
      await call('set_upload_right', { p_user_id: author.id, p_can_upload_videos: true }, keeper);
    const take = { p_user_id: author.id, p_can_upload_videos: false, p_reason: 'Too loud.' };
    const answer = await upheldAfter(author, () => call('set_upload_right', take, keeper));
    if (isRefused)
      await call('refuse_identity', { p_record_id: record, p_reason: 'It is not them.' }, keeper);
    assert.equal((await answer())?.needs_identity, isRefused, way);
    const { can_upload_videos, upload_word } = await call(
      'get_user_record',
      { p_user_id: author.id },
      keeper,
    );
    assert.deepEqual([can_upload_videos, upload_word], after, way);
  }
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

test('what something said that an admin removed is kept for as long as its author may complain', async () => {
  const author = await web.memberNamed('forgotten', { canUploadVideos: true });
  const video = await videoOf(author);
  await call('delete_video', { p_video_id: video.id }, keeper);
  const sql = 'select evidence is not null as is_stored from cases where target_id = $1';
  const isStored = async () => (await db.query<{ is_stored: boolean }>(sql, [video.id]))[0]?.is_stored;
  const release = () =>
    createReleaseEvidenceHandler(platform, reportTargets).run({
      signal: AbortSignal.timeout(20_000),
    } as never);
  await release();
  assert.equal(await isStored(), true);
  await db.query(`update cases set decided_at = now() - interval '185 days' where target_id = $1`, [
    video.id,
  ]);
  await release();
  assert.equal(await isStored(), false);
});

/** What an admin removes by themselves and nothing else deletes, by the table in which it stays. */
const removing = {
  photos: ['delete_photo', 'photo'],
  stream_posts: ['delete-stream-post', 'post'],
  comments: ['delete_comment', 'comment'],
} as const;
for (const [table, [name, kind]] of Object.entries(removing))
  test(`what ${name} removed goes once nobody may complain any more, and no sooner`, async () => {
    const release = () =>
      createReleaseEvidenceHandler(platform, reportTargets).run({
        signal: AbortSignal.timeout(20_000),
      } as never);
    const takenFrom = async (author: TestMember) => {
      assert.equal((await restricting[name]?.act(author, { words: 'It is loud.' }))?.status, 200);
      const owner = table === 'photos' ? 'owner_id' : 'author_id';
      const [row] = await db.query<{ id: string }>(`select id from ${table} where ${owner} = $1`, [
        author.id,
      ]);
      return row?.id ?? newId();
    };
    const authors: TestMember[] = [];
    for (const way of ['free', 'complained', 'held', 'back', 'recent'])
      authors.push(await web.memberNamed(`${kind}-${way}`, { email: `${kind}-${way}@t.example` }));
    const ids: string[] = [];
    for (const author of authors) ids.push(await takenFrom(author));
    const [free, complained, held, back, recent] = ids as [string, string, string, string, string];
    const statementOn = async (id: string) =>
      (
        await db.query<{ id: string }>(
          'select d.id from case_decisions d join cases c on c.id = d.case_id where c.target_id = $1',
          [id],
        )
      )[0]?.id ?? newId();
    const words = { p_statement_id: await statementOn(complained), p_words: 'It is not loud.' };
    await call('submit_complaint', words, authors[1] as TestMember);
    const hold = { p_subject_kind: kind, p_subject_id: held, p_reason: 'A court asked.' };
    await call('place_legal_hold', hold, keeper);
    await db.query(
      `update ${table} set removed_at = now() - interval '185 days' where id <> $1 and state = 'removed'`,
      [recent],
    );
    await db.query(`update ${table} set state = 'published' where id = $1`, [back]);
    await release();
    const there = async (id: string) =>
      (await db.query(`select from ${table} where id = $1 and state <> 'deleted'`, [id])).length === 1;
    const standing = [];
    for (const id of [free, complained, held, back, recent]) standing.push(await there(id));
    assert.deepEqual(standing, [false, true, true, true, true]);
    if (table !== 'photos') return;
    const jobs = await db.query<{ key: string }>(
      `select data ->> 'key' as key from jobs.job where name like '%picture%' and data ->> 'key' like '%' || $1 || '%'`,
      [authors[0]?.id],
    );
    assert.equal(jobs.length, 2, 'with its files');
  });
