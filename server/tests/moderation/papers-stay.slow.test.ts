import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { cleanSupportHandler } from '#server/domains/legal/support/clean-support.handler.ts';
import { ticketRecords } from '#server/domains/legal/support/ticket-records.ts';
import { cleanNoticesHandler } from '#server/domains/moderation/notices/clean-notices.handler.ts';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { newId } from '#server/kit/ids.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

// What was written to the site about a case, or by somebody who is kept, stays as long as the case or they need it.

const web = await testWeb();
const { call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const { signal } = new AbortController();
let people = 0;
const person = (more: Parameters<typeof web.memberNamed>[1] = {}) =>
  web.memberNamed(`person-${++people}`, more);
const clean = async (): Promise<void> => {
  for (const one of [cleanNoticesHandler(platform), cleanSupportHandler(platform)])
    await one.run({ payload: {}, signal } as Parameters<typeof one.run>[0]);
};
const hold = async (kind: 'case' | 'member', id: string) =>
  (
    await call(
      'place_legal_hold',
      { p_subject_kind: kind, p_subject_id: id, p_reason: 'A court asked.' },
      guardian,
    )
  ).id;

/** A copyright notice of two years and more ago, whose video was disabled some days ago. */
async function decided(daysAgo: number) {
  const [author, notifier] = [await person({ canUploadVideos: true }), await person()];
  const video = await buildVideo(platform, { uploaderId: author.id });
  await call(
    'submit_notice',
    {
      ...{ p_kind: 'copyright', p_full_name: 'Aki Mori', p_email: 'aki@mail.example' },
      ...{ p_signature: 'Aki Mori', p_address: '1 Hill Road, Kyoto', p_phone_number: '+81 75 000 0000' },
      ...{ p_original_work: 'Moon Garden', p_good_faith_belief: true, p_accuracy_statement: true },
      p_addresses: `${siteAddress(platform.config)}/play/${video.slug}`,
    },
    notifier,
  );
  const [job] = await db.query<{ data: { noticeId: string } }>(
    `with taken as (delete from jobs.job where name = 'file-notice' returning data) select data from taken`,
  );
  const file = createFileNoticeHandler(platform, reportTargets);
  await file.run({ payload: job?.data, signal } as Parameters<typeof file.run>[0]);
  const [one] = await db.query<{ id: string; noticeId: string }>(
    `select c.id, i.notice_id as "noticeId" from cases c join notice_items i on i.target_id = c.target_id where c.target_id = $1`,
    [video.id],
  );
  const { id: caseId, noticeId } = one ?? assert.fail('not filed');
  const { decision_id } = await call(
    'decide_case',
    {
      p_case_id: caseId,
      p_outcome: 'upheld',
      p_ground: 'COPYRIGHT',
      p_explanation: 'The rights are another’s.',
    },
    keeper,
  );
  const decisionId = decision_id ?? assert.fail('it waits');
  await db.query(`update notices set filed_at = now() - interval '800 days' where id = $1`, [noticeId]);
  for (const [table, key] of [
    ['reports', 'case_id'],
    ['case_decisions', 'case_id'],
    ['cases', 'id'],
  ] as const)
    await db.query(`update ${table} set decided_at = now() - $2 * interval '1 day' where ${key} = $1`, [
      caseId,
      daysAgo,
    ]);
  return { author, notifier, caseId, decisionId, noticeId };
}
const complain = (decisionId: string, noticeId: string | null, answeredDaysAgo: number | null) =>
  db.query(
    `insert into complaints (id, decision_id, notice_id, words, sent_at, outcome, answer, answered_at)
     values ($1, $2, $3, 'No.', now() - interval '900 days', case when $4::int is not null then 'dismissed' end,
       case when $4::int is not null then 'No.' end, now() - $4::int * interval '1 day')`,
    [newId(), decisionId, noticeId, answeredDaysAgo],
  );
const counter = (decisionId: string, memberId: string, endedDaysAgo: number | null) =>
  db.query(
    `insert into counter_notices (id, decision_id, member_id, name, email, sworn, returns_from, returns_by, ended_at)
     values ($1, $2, $3, 'Mio', 'mio@mail.example', '{}', now(), now(), now() - $4::int * interval '1 day')`,
    [newId(), decisionId, memberId, endedDaysAgo],
  );

type Decided = Awaited<ReturnType<typeof decided>>;
const stays: Readonly<Record<string, (one: Decided) => Promise<unknown>>> = {
  'its case is under a hold': ({ caseId }) => hold('case', caseId),
  'whoever it is about is under a hold': ({ author }) => hold('member', author.id),
  'whoever sent it is under a hold': ({ notifier }) => hold('member', notifier.id),
  'a complaint about the decision is open': ({ decisionId }) => complain(decisionId, null, null),
  'a complaint of its sender is open': ({ decisionId, noticeId }) => complain(decisionId, noticeId, null),
  'a complaint was answered lately': ({ decisionId, noticeId }) => complain(decisionId, noticeId, 3),
  'a counter-notice runs': ({ decisionId, author }) => counter(decisionId, author.id, null),
  'the case is open again': ({ caseId }) =>
    db.query(`update cases set state = 'reopened', decided_at = null where id = $1`, [caseId]),
};
const isThere = async (table: 'notices' | 'counter_notices' | 'complaints', column: string, id: string) =>
  (await db.query(`select from ${table} where ${column} = $1`, [id])).length > 0;

test('a notice that was decided yesterday stays, however old it is; one decided long ago goes', async () => {
  const [fresh, old] = [await decided(1), await decided(740)];
  await complain(old.decisionId, old.noticeId, 735);
  await clean();
  assert.equal(await isThere('notices', 'id', fresh.noticeId), true);
  assert.equal(await isThere('notices', 'id', old.noticeId), false);
});
for (const [why, make] of Object.entries(stays))
  test(`an old notice stays with its complaint while ${why}`, async () => {
    const one = await decided(740);
    await make(one);
    const complaints = await db.query('select from complaints where decision_id = $1', [one.decisionId]);
    await clean();
    assert.equal(await isThere('notices', 'id', one.noticeId), true);
    assert.deepEqual(
      await db.query('select from complaints where decision_id = $1', [one.decisionId]),
      complaints,
    );
  });
test('an old notice about a minor stays for the year in which its case does', async () => {
  const one = await decided(200);
  await db.query(`update cases set is_minor_related = true where id = $1`, [one.caseId]);
  await db.query(`update case_decisions set decided_at = now() - interval '740 days' where case_id = $1`, [
    one.caseId,
  ]);
  await db.query(`update reports set decided_at = now() - interval '740 days' where case_id = $1`, [
    one.caseId,
  ]);
  await clean();
  assert.equal(await isThere('notices', 'id', one.noticeId), true);
});

test('a counter-notice goes long after it was over, but not while its case or its sender is kept', async () => {
  const [gone, held, suspect] = [await decided(2000), await decided(2000), await decided(2000)];
  for (const one of [gone, held, suspect]) await counter(one.decisionId, one.author.id, 1900);
  await hold('case', held.caseId);
  await hold('member', suspect.author.id);
  await clean();
  assert.equal(await isThere('counter_notices', 'decision_id', gone.decisionId), false);
  assert.equal(await isThere('counter_notices', 'decision_id', held.decisionId), true);
  assert.equal(await isThere('counter_notices', 'decision_id', suspect.decisionId), true);
});

const write = async (who: TestMember | null, email: string) => {
  const { code } = await call(
    'open_support_ticket',
    { p_email: email, p_name: 'Mio', p_support_type: 'bug', p_subject: 'Lantern', p_message: 'It was me.' },
    who,
  );
  await db.query(
    `update support_tickets set state = 'closed', closed_at = now() - interval '999 days' where code = $1`,
    [code],
  );
  return code;
};
const codes = async () =>
  (await db.query<{ code: string }>('select code from support_tickets')).map(({ code }) => code);

test('tickets of who is under a hold stay, signed in or not, also when a data request has them deleted', async () => {
  const [suspect, other] = [await person(), await person()];
  const staying = [await write(suspect, suspect.email), await write(null, suspect.email)];
  const gone = await write(other, other.email);
  const id = await hold('member', suspect.id);
  assert.equal(await ticketRecords.remove?.(db, { email: suspect.email, mailbox: suspect.email }), 0);
  await clean();
  const left = await codes();
  assert.deepEqual([staying.every((code) => left.includes(code)), left.includes(gone)], [true, false]);
  await call('lift_legal_hold', { p_hold_id: id, p_reason: 'The court is done.' }, guardian);
  await clean();
  assert.equal(
    (await codes()).some((code) => staying.includes(code)),
    false,
  );
});

test('a suspect’s sessions and tickets are kept when they end or go, and go when nothing keeps them', async () => {
  const suspect = await person();
  await write(suspect, suspect.email);
  const session = (address: string, days: number) =>
    db.query(
      `insert into sessions (id, account_id, token_hash, address, expires_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text::bytea, $2, now() + $3 * interval '1 day')`,
      [suspect.id, address, days],
    );
  await session('198.51.100.0', -1);
  const id = await hold('member', suspect.id);
  await cleanUpAccounts(platform, signal);
  await call('sign_out_user', { p_user_id: suspect.id }, keeper);
  const stored = () =>
    db.query<{ address: string }>('select address from ended_sessions where account_id = $1', [suspect.id]);
  assert.ok((await stored()).some(({ address }) => address === '198.51.100.0'));
  assert.ok((await stored()).length > 1, 'that one and the present one');
  await db.query(`update accounts set deletion_requested_at = now() - interval '99 days' where id = $1`, [
    suspect.id,
  ]);
  await cleanUpAccounts(platform, signal);
  assert.deepEqual(await stored(), [], 'they are with the account');
  const [{ content }] = (await db.query(
    `select content from preserved_things where kind = 'account' and thing_id = $1`,
    [suspect.id],
  )) as [
    { content: { sessions: { address: string }[]; support_tickets: { messages: { body: string }[] }[] } },
  ];
  assert.ok(content.sessions.some(({ address }) => address === '198.51.100.0'));
  assert.equal(content.support_tickets[0]?.messages[0]?.body, 'It was me.');
  assert.ok(!JSON.stringify(content).includes('token'));

  const released = await person();
  await db.query(
    `insert into ended_sessions (id, account_id, user_agent, address, created_at, last_seen_at) values ($1, $2, '', '', now(), now())`,
    [newId(), released.id],
  );
  await cleanUpAccounts(platform, signal);
  assert.deepEqual(await db.query('select from ended_sessions where account_id = $1', [released.id]), []);
  assert.ok(id);
});
