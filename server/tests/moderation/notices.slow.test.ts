import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { noticeLimits as most } from '#contract/notice-lists.ts';
import { illegalTexts } from '#contract/notice-texts.ts';
import { policy } from '#contract/policy.ts';
import { cleanNoticesHandler } from '#server/domains/moderation/notices/clean-notices.handler.ts';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import type { NoticeMail } from '#server/domains/moderation/notices/notice-letter.ts';
import { createSendNoticeMailHandler } from '#server/domains/moderation/notices/send-notice-mail.handler.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask, platform } = web;
const { db } = platform;
const site = siteAddress(platform.config);
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const author = await web.memberNamed('author', { canUploadVideos: true });
const member = await web.memberNamed('mio');
let people = 0;
let networks = 0;

type Form = Input<'submit_notice'>;
const takedown = (lines: readonly string[], more: Partial<Form> = {}): Form => ({
  p_kind: 'copyright',
  p_addresses: lines.join('\n'),
  p_full_name: 'Aki Mori',
  p_email: `aki-${++people}@mail.example`,
  p_address: '1 Hill Road, Kyoto',
  p_phone_number: '+81 75 000 0000',
  p_original_work: 'Moon Garden, episode 1',
  p_good_faith_belief: true,
  p_accuracy_statement: true,
  p_signature: 'Aki Mori',
  ...more,
});
const removal = (lines: readonly string[], more: Partial<Form> = {}): Form => {
  const email = `aki-${++people}@mail.example`;
  return {
    p_kind: 'removal',
    p_addresses: lines.join('\n'),
    ...{ p_full_name: 'Aki Mori', p_email: email, p_confirm_email: email, p_signature: 'Aki Mori' },
    ...{ p_reporting_for: 'abusive', p_do_you_appear: 'yes' },
    ...more,
  };
};
const film = () => buildVideo(platform, { uploaderId: author.id });
/** Signed out; each from a network of its own unless one is given. */
async function sendOutside(form: Form, address = `2001:db8:${(++networks).toString(16)}::1`) {
  const { status, body } = await ask('submit_notice', { ...form, p_without_account: true }, null, address);
  return { status, ...body };
}
const taken = async <T>(name: string): Promise<T[]> =>
  (
    await db.query<{ data: T }>(
      `with taken as (delete from jobs.job where name = $1 returning data, created_on)
       select data from taken order by created_on`,
      [name],
    )
  ).map(({ data }) => data);
/** What the worker does with notices that wait; answers the mails. */
async function work(): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const filing = createFileNoticeHandler(platform, reportTargets);
  const mailing = createSendNoticeMailHandler({ ...platform, mail }, () => 'https://t.example');
  const signal = AbortSignal.timeout(10_000);
  for (const payload of await taken<{ noticeId: string; network: string | null }>('file-notice'))
    await filing.run({ payload, signal } as Parameters<typeof filing.run>[0]);
  for (const payload of await taken<{ noticeId: string; about: NoticeMail }>('send-notice-mail'))
    await mailing.run({ payload, signal } as Parameters<typeof mailing.run>[0]);
  return letters;
}
const linkIn = (letter: Letter | undefined): string =>
  /https:\/\/t\.example\/case\/([0-9a-z]{16})/.exec(letter?.text ?? '')?.[1] ?? assert.fail('no link');
const look = (receipt: string) => call('get_notice', { p_receipt: receipt }, null);
const caseOf = async (id: string) => {
  const { items } = await call('list_cases', {}, keeper);
  const row = items.find(({ target_id }) => target_id === id);
  return row === undefined ? null : call('get_case', { p_case_id: row.id }, keeper);
};
const refused = async (form: Form, who: TestMember | null, message: string, field?: string) => {
  const answer = await ask('submit_notice', form, who);
  assert.equal(answer.body.message, message);
  if (field !== undefined) assert.equal(answer.body.details, `field: ${field}`);
  return answer.status;
};

test('a member files one notice with many addresses, and every thing has its case', async () => {
  const [one, other, playlist] = [
    await film(),
    await film(),
    await insertTestPlaylist(platform, { ownerId: author.id, isPublic: true }),
  ];
  const [{ slug }] = (await db.query<{ slug: string }>('select slug from playlists where id = $1', [
    playlist,
  ])) as [{ slug: string }];
  const lines = [
    `${site}/play/${one.slug}`,
    `${site}/play/${other.id}/?t=3`,
    `${site}/playlist/${slug}`,
    `${site}/user/AUTHOR`,
    `${site}/play/not-there`,
    'https://elsewhere.example/play/x',
    'just words',
  ];
  const sent = await call('submit_notice', takedown(lines), member);
  assert.deepEqual([sent.accepted, sent.not_here, sent.clock], [lines.slice(0, 4), lines.slice(4), null]);
  assert.match(sent.receipt ?? '', /^[0-9a-z]{16}$/);
  const [stored] = await db.query<{ all: string }>('select n::text as all from notices n');
  assert.ok(!stored?.all.includes(sent.receipt!), 'the receipt is not in the table');

  const letters = await work();
  assert.deepEqual(
    letters.map(({ to, subject }) => [to, subject]),
    [[member.email, `We got your notice (${sent.receipt})`]],
    'to the address of the account, not to what was typed',
  );
  assert.ok(
    !letters[0]!.text.includes('Aki') && !letters[0]!.text.includes('Moon'),
    'nothing typed is mailed',
  );

  const shown = await look(`${sent.receipt!.slice(0, 4)}-${sent.receipt!.slice(4).toUpperCase()}`);
  assert.deepEqual(
    shown.items.map(({ state }) => state),
    [...Array(4).fill('open'), ...Array(3).fill('not_here')],
  );
  assert.ok(!JSON.stringify(shown).includes('Aki'), 'it does not say who wrote it');
  const file = await caseOf(one.id);
  const [report] = file?.reports ?? [];
  assert.deepEqual(
    [report?.reporter?.username, report?.reason_category, report?.notice?.name, report?.held_target],
    ['mio', 'COPYRIGHT', 'Aki Mori', false],
  );
  assert.match(report?.notice?.text ?? '', /^Full name: Aki Mori\nMailing address: 1 Hill Road, Kyoto\n/);
  assert.match(report?.notice?.text ?? '', /Original work: Moon Garden, episode 1\n[\s\S]*accurate.*: yes/);
});

test('without an account it counts once its address is confirmed, and both sides are told', async () => {
  const video = await film();
  const form = takedown([`${site}/play/${video.slug}`]);
  assert.equal(await refused(form, null, 'You must be logged in to submit a DMCA takedown notice.'), 401);
  const sent = await sendOutside(form);
  assert.deepEqual([sent.status, sent.receipt, sent.clock], [200, null, null]);
  const [asking] = await work();
  assert.deepEqual([asking?.to, asking?.subject], [form.p_email, 'Please confirm your notice']);
  const receipt = linkIn(asking);
  assert.deepEqual(
    [(await look(receipt)).state, (await look(receipt)).items[0]?.state],
    ['unconfirmed', 'waiting'],
  );
  assert.equal(await caseOf(video.id), null, 'nobody is asked to decide on what nobody stands behind');

  assert.equal((await call('confirm_notice', { p_receipt: receipt }, null)).state, 'filed');
  await call('confirm_notice', { p_receipt: receipt }, null);
  assert.deepEqual(
    (await work()).map(({ subject }) => subject),
    [`We got your notice (${receipt})`],
    'once, though it was confirmed twice',
  );
  const file = await caseOf(video.id);
  assert.deepEqual(
    [file?.reports.length, file?.reports[0]?.reporter, file?.reports[0]?.notice?.email],
    [1, null, form.p_email],
  );
  const [{ publish_status: status }] = (await db.query<{ publish_status: string }>(
    'select publish_status from videos where id = $1',
    [video.id],
  )) as [{ publish_status: string }];
  assert.equal(status, 'published', 'a notice takes nothing down by itself');

  await call(
    'decide_case',
    {
      p_case_id: file!.case.id,
      ...{ p_outcome: 'upheld', p_ground: 'COPYRIGHT', p_explanation: 'It is another’s.' },
      p_target_action: 'disable',
    },
    keeper,
  );
  const [decided] = await work();
  assert.deepEqual(
    [decided?.to, decided?.subject],
    [form.p_email, `We’ve looked at your notice (${receipt})`],
  );
  const after = await look(receipt);
  const [item] = after.items;
  assert.equal(item?.state, 'upheld');
  assert.deepEqual(item?.decision, [
    'You were right: access to it was disabled.',
    `The rule it’s based on: ${policy.COPYRIGHT.rule}`,
    'A person decided; no program took part.',
  ]);
  assert.match(after.redress ?? '', /^You can also turn to an out-of-court/);
  for (const words of [...(item?.decision ?? []), after.redress])
    assert.ok(decided?.text.replace(/\s+/g, ' ').includes(words ?? '-'), words ?? '');
  assert.doesNotMatch(decided?.text ?? '', /\/play\//, 'nothing that was typed');
  assert.ok(item?.decided_at);
});

test('what a member says later of the same thing stands beside their sworn notice, and each has its answer', async () => {
  const teller = await web.memberNamed('teller');
  const video = await film();
  const address = `${site}/play/${video.slug}`;
  const spam: Form = {
    ...{ p_kind: 'illegal', p_addresses: address, p_reason: 'SPAM_MISLEADING_SPONSORED' },
    ...{ p_full_name: 'Aki Mori', p_email: 'aki@mail.example', p_explanation: 'An advert.' },
    p_good_faith_belief: true,
  };
  const dmca = await call('submit_notice', takedown([address, `${site}/play/${video.id}`]), teller);
  const other = await call('submit_notice', spam, teller);
  const again = await call('submit_notice', takedown([address], { p_original_work: 'Sun Garden' }), teller);
  await work();
  await call('submit-video-report', { video_id: video.id, reason_category: 'COPYRIGHT' }, teller);
  await call(
    'submit-report',
    { target_kind: 'video', target_id: video.id, reason_category: 'SPAM_MISLEADING_SPONSORED' },
    teller,
  );

  const file = await caseOf(video.id);
  assert.deepEqual(
    [file?.case.reasons, file?.case.priority, file?.case.report_count],
    [['COPYRIGHT', 'SPAM_MISLEADING_SPONSORED'], 'normal', 5],
  );
  const sworn = file!.reports.flatMap(({ notice }) => notice ?? []);
  assert.equal(sworn.length, 3, 'one each, two lines of one notice about the same thing together');
  for (const words of ['Moon Garden, episode 1', 'Sun Garden', 'An advert.', '1 Hill Road, Kyoto', '+81 75'])
    assert.ok(
      sworn.some(({ text }) => text.includes(words)),
      words,
    );
  const isFalse = file!.reports.find(({ notice }) => notice?.text.includes('An advert.'))!.id;
  await call(
    'decide_case',
    {
      p_case_id: file!.case.id,
      ...{ p_outcome: 'upheld', p_ground: 'COPYRIGHT', p_explanation: 'It is another’s.' },
      ...{ p_target_action: 'disable', p_false_report_ids: [isFalse] },
    },
    keeper,
  );
  const states = async (receipt: string | null) =>
    (await look(receipt!)).items.map(({ state, decision }) => [state, decision[0]]);
  const right = ['upheld', 'You were right: access to it was disabled.'];
  assert.deepEqual(await states(dmca.receipt), [right, right]);
  assert.deepEqual(await states(again.receipt), [right]);
  assert.deepEqual((await states(other.receipt))[0]?.[0], 'dismissed');
});

test('who is shown against their will is answered within 48 hours of filing', async () => {
  const video = await film();
  const sent = await call('submit_notice', removal([`${site}/play/${video.slug}`]), member);
  const hours = (Date.parse(sent.clock ?? '') - Date.now()) / 3_600_000;
  assert.ok(hours > 47.9 && hours <= 48);
  const { due_at: due } = await look(sent.receipt!);
  assert.ok(Math.abs(Date.parse(due ?? '') - Date.parse(sent.clock!)) < 5000);
  await work();
  const report = (await caseOf(video.id))?.reports[0];
  assert.deepEqual([report?.reason_category, report?.notice?.due_at], ['NON_CONSENSUAL_IMAGES', due]);
  const graver = await film();
  await call(
    'submit-report',
    { target_kind: 'video', target_id: graver.id, reason_category: 'VIOLENT_HARMFUL' },
    member,
  );
  const [first] = (await call('list_cases', {}, keeper)).items;
  assert.equal(first?.target_id, video.id, 'it stands first in the queue');

  const outside = await sendOutside(removal([`${site}/play/${video.slug}`]));
  assert.equal(outside.clock, null, 'its time runs from being confirmed');
  const receipt = linkIn((await work())[0]);
  assert.equal((await look(receipt)).due_at, null);
  assert.ok((await call('confirm_notice', { p_receipt: receipt }, null)).due_at);
  const other = await call(
    'submit_notice',
    removal([`${site}/play/${video.slug}`], { p_reporting_for: 'copyright' }),
    member,
  );
  assert.equal(other.clock, null);
});

test('what the forms refuse, they refuse in their words', async () => {
  const here = `${site}/play/${(await film()).slug}`;
  const incomplete = 'Please fill out all fields.';
  await refused(takedown([here], { p_signature: ' ' }), member, incomplete, 'p_signature');
  await refused(
    takedown([here], { p_accuracy_statement: false }),
    member,
    incomplete,
    'p_accuracy_statement',
  );
  await refused(takedown([]), member, incomplete, 'p_addresses');
  const none = 'Please provide at least one valid video URL.';
  await refused(takedown(['words', `${site}/play/nothing`]), member, none, 'p_addresses');
  await refused(removal(['https://elsewhere.example/play/x']), member, none, 'p_addresses');
  const many = Array.from({ length: 101 }, (_, index) => `${here}?t=${index}`);
  await refused(takedown(many), member, 'Please list at most 100 URLs in one notice. You listed 101.');
  await refused(
    takedown([here], { p_original_work: 'x'.repeat(10_001) }),
    member,
    'Please write at most 10,000 characters here.',
  );
  await refused(
    takedown([here], { p_email: 'no address' }),
    member,
    'Please enter a valid email address.',
    'p_email',
  );
  await refused(removal([here]), null, 'You must be logged in to submit a content removal request.');
  await refused(removal([here], { p_confirm_email: 'b@mail.example' }), member, 'Emails do not match.');
  await refused(removal([here], { p_do_you_appear: null }), member, 'Please fill out all required fields.');
});

test('what no mail could ask about is listed for admins, and one of them confirms it by hand, once and on record', async () => {
  const video = await film();
  const address = `${site}/play/${video.slug}`;
  const form = takedown([address]);
  const list = (who: TestMember) => call('list_unconfirmed_notices', { p_limit: 100 }, who);
  await sendOutside(form);
  await work();
  const found = (await list(keeper)).items.find(({ email }) => email === form.p_email);
  assert.deepEqual([found?.kind, found?.name, found?.addresses], ['copyright', 'Aki Mori', [address]]);
  assert.deepEqual([found?.reason, found?.heart], ['COPYRIGHT', 'Original work: Moon Garden, episode 1']);
  assert.ok(Date.parse(found?.ends_at ?? '') > Date.now());
  const confirm = { p_notice_id: found?.id ?? '' };
  for (const [who, status] of [
    [null, 401],
    [member, 403],
  ] as const)
    assert.equal((await ask('confirm_notice_by_hand', confirm, who)).status, status);

  await call('confirm_notice_by_hand', confirm, keeper);
  assert.equal((await ask('confirm_notice_by_hand', confirm, keeper)).status, 409);
  await work();
  assert.equal((await caseOf(video.id))?.reports.length, 1);
  assert.equal(
    (await list(keeper)).items.some(({ id }) => id === found?.id),
    false,
  );
  const acts = await db.query<{ act: string }>('select act from admin_acts where target_id = $1', [
    confirm.p_notice_id,
  ]);
  assert.deepEqual(acts, [{ act: 'case.notice_confirmed' }]);

  // What may show a minor is for few, here as everywhere.
  const grave = takedown([`${site}/play/${(await film()).slug}`]);
  await sendOutside(grave);
  const [{ id } = { id: '' }] = await db.query<{ id: string }>(
    `update notices set reason_category = 'POTENTIALLY_FEATURES_MINOR' where email = $1 returning id`,
    [grave.p_email],
  );
  assert.equal(
    (await list(keeper)).items.some((one) => one.id === id),
    false,
  );
  assert.equal((await ask('confirm_notice_by_hand', { p_notice_id: id }, keeper)).status, 404);
  const guardian = await web.memberNamed('deskguardian', { role: 'admin', childSafety: true });
  assert.ok((await list(guardian)).items.some((one) => one.id === id));
  await call('confirm_notice_by_hand', { p_notice_id: id }, guardian);
  await work();
});

test('anybody tells of illegal content, also of what has no address', async () => {
  const video = await film();
  const comment = await call('create_comment', { p_video_id: video.id, p_content: 'A loud word.' }, member);
  const about = (more: Partial<Form>): Form => ({
    p_kind: 'illegal',
    p_addresses: '',
    ...{ p_thing_kind: 'comment', p_thing_id: comment.id, p_reason: 'HATEFUL_INFLAMMATORY' },
    ...{ p_explanation: 'It calls for harm.', p_full_name: 'Aki', p_good_faith_belief: true },
    p_email: `aki-${++people}@mail.example`,
    ...more,
  });
  await refused(about({ p_reason: null }), null, 'Please say what is wrong with it.', 'p_reason');
  const incomplete = 'Please fill out all required fields.';
  await refused(about({ p_explanation: ' ' }), null, incomplete, 'p_explanation');
  await refused(about({ p_email: null }), null, incomplete, 'p_email');
  await refused(about({ p_good_faith_belief: false }), null, incomplete, 'p_good_faith_belief');
  const none = 'Please name at least one page of this site.';
  await refused(about({ p_thing_id: null }), null, none, 'p_addresses');
  await refused(about({ p_thing_id: video.id }), null, none, 'p_addresses');
  const elsewhere = 'https://elsewhere.example/play/x';
  await refused(
    about({ p_thing_id: null, p_addresses: elsewhere }),
    null,
    `We found no page of this site at “${elsewhere}”. Its addresses begin with ${site}/.`,
    'p_addresses',
  );

  const sent = await sendOutside(about({ p_addresses: `/play/${video.slug}` }));
  assert.deepEqual([sent.receipt, sent.accepted], [null, [`comment ${comment.id}`, `/play/${video.slug}`]]);
  const receipt = linkIn((await work()).at(-1));
  await call('confirm_notice', { p_receipt: receipt }, null);
  await work();
  const own = await look(receipt);
  assert.deepEqual(
    [own.reason, own.heart],
    ['HATEFUL_INFLAMMATORY', 'Why it is illegal: It calls for harm.'],
    'its writer reads what they chose and wrote',
  );
  const [report] = (await caseOf(comment.id))?.reports ?? [];
  assert.deepEqual(
    [report?.target_kind, report?.reason_category, report?.notice?.kind],
    ['comment', 'HATEFUL_INFLAMMATORY', 'illegal'],
  );
  assert.match(report?.notice?.text ?? '', /Why it is illegal: It calls for harm\./);
  assert.equal(report?.notice?.heart, 'Why it is illegal: It calls for harm.');
});

test('of a minor nobody has to give their name; it is told at once, and hides nothing', async () => {
  const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
  const video = await film();
  const form: Form = {
    p_kind: 'illegal',
    p_addresses: `${site}/play/${video.slug}`,
    ...{
      p_reason: 'POTENTIALLY_FEATURES_MINOR',
      p_explanation: 'Somebody says their age.',
      p_good_faith_belief: true,
    },
  };
  const sent = await sendOutside(form);
  assert.equal((await look(sent.receipt!)).state, 'filed');
  await taken('send-account-mail');
  assert.deepEqual(await work(), [], 'there is nobody to mail a receipt to');
  assert.equal((await look(sent.receipt!)).items[0]?.state, 'open');
  const state = async () =>
    (await db.query('select publish_status as now from videos where id = $1', [video.id]))[0]?.now;
  assert.equal(await state(), 'published');
  assert.equal(await caseOf(video.id), null, 'who does not look at such cases sees nothing of it');
  const [first] = (await call('list_cases', {}, guardian)).items;
  assert.deepEqual([first?.target_id, first?.priority], [video.id, 'urgent']);
  assert.deepEqual(
    [first?.reporter_by, first?.reporter_username, first?.notifier_name],
    ['visitor', null, null],
    'nobody takes them for a member who left',
  );
  const [nameless] = (await call('get_case', { p_case_id: first!.id }, guardian)).reports;
  assert.deepEqual([nameless?.by_visitor, nameless?.notice?.name], [true, '']);

  await call('submit_notice', { ...form, p_full_name: 'Mio', p_email: 'mio@mail.example' }, member);
  await work();
  assert.equal(await state(), 'held', 'a member’s holds it, as their report does');

  const other = await film();
  const about = { ...form, p_addresses: `${site}/play/${other.slug}`, p_full_name: 'Ren' };
  const unverified = await web.memberNamed('unverified', { role: 'unverified_member' });
  await call('submit_notice', about, unverified);
  await work();
  const [{ now }] = (await db.query<{ now: string }>(
    'select publish_status as now from videos where id = $1',
    [other.id],
  )) as [{ now: string }];
  assert.equal(now, 'published', 'of who has confirmed no address it hides nothing');

  await db.query('delete from report_hold_networks');
  const { bearer } = await web.memberNamed('far-away');
  await call('submit_notice', about, bearer, '2001:db8:ffff::1');
  await work();
  const [held] = await db.query<{ n: number }>('select count(*)::int as n from report_hold_networks');
  assert.equal(held?.n, 1, 'what notices hide is counted by network, as what reports hide is');
});

test('nobody buries what others say of minors under what they say without a name', async () => {
  const said = (lines: readonly string[], more: Partial<Form> = {}): Form => ({
    ...{ p_kind: 'illegal', p_reason: 'POTENTIALLY_FEATURES_MINOR', p_explanation: 'Look.' },
    ...{ p_addresses: lines.join('\n'), p_good_faith_belief: true, ...more },
  });
  const lines = Array.from({ length: most.unknownAddresses + 1 }, (_, at) => `${site}/play/${at}`);
  lines[0] = `${site}/play/${(await film()).slug}`;
  const refused = await sendOutside(said(lines));
  assert.deepEqual(
    [refused.status, refused.message, refused.details],
    [400, illegalTexts.tooManyUnknown, 'field: p_addresses'],
  );
  const known = { p_full_name: 'Aki', p_email: `aki-${++people}@mail.example` };
  assert.equal((await sendOutside(said(lines, known))).status, 200, 'once their address is confirmed');
  const address = '2001:db8:fffe::1';
  for (let sent = 0; sent < most.perUnknown; sent++)
    assert.equal((await sendOutside(said(lines.slice(0, 1)), address)).status, 200);
  assert.equal((await sendOutside(said(lines.slice(0, 1)), address)).status, 429);
});

test('names of what is hidden cannot be tried', async () => {
  const hidden = await buildVideo(platform, { uploaderId: author.id, publishStatus: 'pending' });
  const playlist = await insertTestPlaylist(platform, { ownerId: author.id, isPublic: false });
  const here = `${site}/play/${(await film()).slug}`;
  const lines = [`${site}/play/${hidden.slug}`, `${site}/play/${hidden.id}`, `${site}/playlist/${playlist}`];
  const { accepted, not_here } = await call('submit_notice', takedown([here, ...lines]), member);
  assert.deepEqual([accepted, not_here], [[here], lines]);
});

test('a hundred addresses are one notice, and a thing named twice is one report', async () => {
  const video = await film();
  const lines = Array.from({ length: 100 }, (_, index) => `${site}/play/${video.slug}?t=${index}`);
  const { accepted, receipt } = await call('submit_notice', takedown(lines), member);
  assert.equal(accepted.length, 100);
  await work();
  assert.equal((await caseOf(video.id))?.case.report_count, 1);
  assert.ok((await look(receipt!)).items.every(({ state }) => state === 'open'));
});

test('what is gone before it is filed is said to be gone', async () => {
  const video = await film();
  const { receipt } = await call('submit_notice', takedown([`${site}/play/${video.slug}`]), member);
  await db.query(`update videos set publish_status = 'pending' where id = $1`, [video.id]);
  await work();
  assert.equal((await look(receipt!)).items[0]?.state, 'not_here');
});

test('a mailbox and a network write so much a day, and receipts are not found by trying', async () => {
  const here = `${site}/play/${(await film()).slug}`;
  const form = takedown([here], { p_email: 'flood@mail.example' });
  for (let count = 0; count < most.perMailbox; count++) assert.equal((await sendOutside(form)).status, 200);
  const over = await sendOutside({ ...form, p_email: 'Flood+more@mail.example' });
  assert.deepEqual(
    [over.status, over.message],
    [429, 'Too many notices came from you today. Please go on tomorrow.'],
  );
  for (const wrong of ['', 'a', '0123456789abcdef', "' or 1=1 --", '%00', 'u'.repeat(64)]) {
    const { status, body } = await ask('get_notice', { p_receipt: wrong }, null);
    assert.deepEqual([status, body.message], [404, 'No notice has this receipt.'], wrong);
  }
});

test('who has many IPv6 networks sends no more than five of them would, of each form', async () => {
  const { day } = (
    await db.query<{ day: string }>(`select (now() at time zone 'UTC')::date::text as day`)
  )[0]!;
  await db.query('delete from sender_counts');
  const here = `${site}/play/${(await film()).slug}`;
  const send = (neighbourhood: string, count: number) =>
    sendOutside(
      takedown([here], { p_email: `many${count}@mail.example` }),
      `2001:db8:${neighbourhood}:${count}::1`,
    );
  assert.equal((await send('f007', 1)).status, 200);
  await db.query('update sender_counts set sent = $1', [5 * most.perNetwork]);
  assert.equal((await send('f007', 2)).status, 429);
  assert.equal((await send('f008', 3)).status, 200, 'another neighbourhood');
  const rows = await db.query<{ what: string; sent: number; day: string }>(
    'select what, sent, day::text from sender_counts order by sent desc',
  );
  assert.deepEqual(rows, [
    { what: 'notice', sent: 5 * most.perNetwork, day },
    { what: 'notice', sent: 1, day },
  ]);
});

test('what was never confirmed goes, and so does what is old and decided', async () => {
  const video = await film();
  await sendOutside(takedown([`${site}/play/${video.slug}`], { p_email: 'late@mail.example' }));
  const { receipt } = await call('submit_notice', takedown([`${site}/play/${video.slug}`]), member);
  await work();
  await db.query(
    `update notices set sent_at = sent_at - interval '800 days', filed_at = filed_at - interval '800 days'`,
  );
  const clean = cleanNoticesHandler(platform);
  await clean.run({ payload: {}, signal: AbortSignal.timeout(5000) } as Parameters<typeof clean.run>[0]);
  const [left] = await db.query<{ late: number; open: number }>(
    `select count(*) filter (where email = 'late@mail.example')::int as late, count(*) filter (where filed_at is null)::int as open from notices`,
  );
  assert.deepEqual(left, { late: 0, open: 0 });
  assert.equal((await look(receipt!)).items[0]?.state, 'open', 'what is not decided stays');
});

test('reports of videos that a member sends one by one share a receipt, and nothing of it counts as sworn', async () => {
  const films = await Promise.all([film(), film(), film()]);
  const sender = await web.memberNamed('gatherer');
  const about = {
    reason_category: 'COPYRIGHT' as const,
    custom_reason_text: 'Reporting for: copyright. Aki Mori',
  };
  const send = (video_id: string, who = sender) => call('submit-video-report', { video_id, ...about }, who);
  const sent = [];
  for (const { id } of films) sent.push(await send(id));
  const [receipt] = sent.map((one) => one.receipt);
  assert.match(receipt ?? '', /^[0-9a-z]{16}$/);
  assert.deepEqual(new Set(sent.map((one) => one.receipt)), new Set([receipt]));
  const again = await send(films[1]!.id);
  assert.deepEqual([again.receipt, again.report_id], [receipt, sent[1]!.report_id]);
  assert.notEqual((await send(films[0]!.id, member)).receipt, receipt, 'of another member');

  const letters = (await work()).filter(({ to }) => to === sender.email);
  assert.deepEqual(
    letters.map(({ subject }) => subject),
    [`We got your notice (${receipt})`],
  );
  const shown = await look(receipt!);
  assert.deepEqual(
    shown.items.map(({ address, state }) => [address, state]),
    films.map(({ id }) => [`${site}/play/${id}`, 'open']),
  );

  const file = await caseOf(films[0]!.id);
  assert.equal(file?.reports.find(({ reporter }) => reporter?.username === 'gatherer')?.notice, null);
  await call(
    'decide_case',
    {
      ...{ p_case_id: file!.case.id, p_outcome: 'upheld', p_target_action: 'remove' },
      ...{ p_ground: 'COPYRIGHT', p_explanation: 'It is theirs.' },
    } as Input<'decide_case'>,
    keeper,
  );
  assert.equal((await look(receipt!)).items[0]?.state, 'upheld');
  const told = (await work()).filter(({ to }) => to === sender.email);
  assert.deepEqual(
    told.map(({ subject }) => subject),
    [`We’ve looked at your notice (${receipt})`],
  );

  await db.query(`update notices set sent_at = sent_at - interval '61 minutes' where is_gathered`);
  assert.notEqual((await send(films[2]!.id)).receipt, receipt, 'an hour later it is another notice');
});

test('the language of a notifier is stored for those who answer', async () => {
  const video = await film();
  const form = takedown([`${site}/play/${video.slug}`]);
  const outside = { ...form, p_without_account: true };
  const sent = await call(
    'submit_notice',
    outside,
    { 'accept-language': 'ja-JP,ja;q=0.9' },
    '2001:db8:feed::1',
  );
  assert.deepEqual(sent.accepted, [`${site}/play/${video.slug}`]);
  const letter = (await work()).find(({ to }) => to === form.p_email);
  await call('confirm_notice', { p_receipt: linkIn(letter) }, null);
  await work();
  const [row] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  const file = await call('get_case', { p_case_id: row!.id }, keeper);
  assert.equal(file.reports[0]?.notice?.language, 'ja-JP');
});
