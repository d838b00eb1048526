import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { adminCommands } from '../../../main/admin/commands.ts';
import { gatherBurst } from './gather-burst.ts';

const web = await testWeb({ env: { TRUST_PROXY: '127.0.0.1' } });
const { platform, call, ask } = web;
const { db } = platform;
const minor = 'POTENTIALLY_FEATURES_MINOR';
let people = 0;
const person = (more: Parameters<typeof web.memberNamed>[1] = {}) =>
  web.memberNamed(`person-${++people}`, more);
const shell = (...words: string[]): Promise<void> =>
  adminCommands.find(({ name }) => name === words[0])!.run(platform, words.slice(1), () => {});
async function report(who: TestMember, id: string, reason: string, from = '127.0.0.1'): Promise<void> {
  const answer = await ask(
    'submit-report',
    { target_kind: 'video', target_id: id, reason_category: reason },
    { ...who.bearer, 'x-forwarded-for': from },
  );
  assert.equal(answer.status, 200, answer.text);
}
const stateOf = (id: string) => statusOfVideo(web.platform, id);
const warned = async (who: TestMember): Promise<string[]> =>
  (await call('get_operator_warnings', {}, who))
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'no_child_safety');
beforeEach(() => takeMail(platform));

test('the first admin sees what may show a minor from the start, the second not; without a holder the back office says so', async () => {
  await shell('make', 'first@example.test');
  await shell('make', 'second@example.test');
  const holders = () =>
    db.query<{ email: string }>(
      'select a.email from accounts a join account_rights r on r.account_id = a.id where r.child_safety',
    );
  assert.deepEqual(await holders(), [{ email: 'first@example.test' }]);
  const keeper = await person({ role: 'admin' });
  assert.deepEqual(await warned(keeper), []);
  await shell('child-safety', 'first@example.test', 'off');
  assert.deepEqual(await warned(keeper), ['no_child_safety']);
  await shell('child-safety', 'second@example.test', 'on');
  assert.deepEqual(await warned(keeper), []);
  await shell('child-safety', 'first@example.test', 'on');
});

test('a report that a minor may be shown mails every holder within a minute, in words that show nothing of it', async () => {
  const author = await person({ displayName: 'Somebody Named' });
  const { id, title, slug } = await buildVideo(platform, {
    title: 'Lantern of glass',
    uploaderId: author.id,
  });
  const [reporter, other] = [await person(), await person()];
  await report(reporter, id, 'COPYRIGHT');
  assert.deepEqual(await takeMail(platform), [], 'other reports wait for whoever comes by');
  await report(reporter, id, minor);
  const late = await db.query(
    `select from jobs.job where name = 'send-account-mail' and start_after > now() + interval '55 seconds'`,
  );
  assert.deepEqual(late, []);
  const letters = await takeMail(platform);
  assert.deepEqual(letters.map(({ to }) => to).sort(), ['first@example.test', 'second@example.test']);
  for (const { subject, text, html, link } of letters) {
    assert.equal(link, 'http://localhost:3000/admin/reports');
    for (const shown of [
      title,
      slug,
      id,
      author.username,
      'Somebody Named',
      reporter.username,
      'minor',
      'video',
    ])
      assert.ok(!`${subject} ${text} ${html}`.toLowerCase().includes(shown.toLowerCase()), shown);
  }
  await report(reporter, id, minor);
  assert.deepEqual(await takeMail(platform), [], 'the same said twice is one');
  await report(other, id, minor);
  await report(await person(), id, minor);
  assert.equal((await takeMail(platform)).length, 2, 'what comes together is told together');
});

test('an account made for it holds one thing, whatever it reports; the rest is first in the queue and told', async () => {
  const fresh = await person();
  const videos = [];
  for (let n = 0; n < 3; n++) videos.push(await buildVideo(platform));
  for (const { id } of videos) await report(fresh, id, minor, '198.51.100.7');
  assert.deepEqual(await Promise.all(videos.map(({ id }) => stateOf(id))), [
    'held',
    'published',
    'published',
  ]);
  assert.equal((await takeMail(platform)).length, 2);
  const guardian = await person({ role: 'admin', childSafety: true });
  for (const { id } of videos) {
    const { items } = await call('list_cases', { p_search: id }, guardian);
    assert.deepEqual(
      items.map(({ priority }) => priority),
      ['urgent'],
    );
  }
});

test('who reported falsely holds nothing alone; who was right holds as much as anybody', async () => {
  const record = (who: TestMember, upheld: number, dismissed: number, falsely: number) =>
    db.query('insert into reporter_records (member_id, upheld, dismissed, falsely) values ($1, $2, $3, $4)', [
      who.id,
      upheld,
      dismissed,
      falsely,
    ]);
  const [liar, known] = [await person({ ageDays: 400 }), await person()];
  await record(liar, 0, 1, 1);
  await record(known, 3, 0, 0);
  const { id } = await buildVideo(platform);
  await report(liar, id, minor, '192.0.2.1');
  assert.equal(await stateOf(id), 'published');
  await report(known, id, minor, '192.0.2.130');
  assert.equal(await stateOf(id), 'held');
  for (let n = 0; n < 2; n++) {
    const next = await buildVideo(platform);
    await report(known, next.id, minor, '192.0.2.130');
    assert.equal(await stateOf(next.id), 'held');
  }
});

test('many fresh accounts of one network take five things out of sight in a day, also when they report at once', async () => {
  const things = [];
  for (let n = 0; n < 8; n++) things.push({ who: await person(), video: await buildVideo(platform) });
  await Promise.all(things.map(({ who, video }, n) => report(who, video.id, minor, `203.0.113.${n + 1}`)));
  const states = await Promise.all(things.map(({ video }) => stateOf(video.id)));
  assert.equal(states.filter((state) => state === 'held').length, 5);
  const elsewhere = await buildVideo(platform);
  await report(await person(), elsewhere.id, minor, '203.0.114.1');
  assert.equal(await stateOf(elsewhere.id), 'held', 'another network is another');
  await db.query(`update report_hold_networks set held_at = now() - interval '25 hours'`);
  const late = await buildVideo(platform);
  await report(await person(), late.id, minor, '203.0.113.99');
  assert.equal(await stateOf(late.id), 'held', 'a day later it begins again');
  const stored = await db.query<{ columns: string }>(
    `select string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
     where table_name = 'report_hold_networks'`,
  );
  assert.deepEqual(stored, [{ columns: 'held_at network' }], 'neither an address nor a member is kept');
});

test('a burst of reports against one uploader is one case, before all others', async () => {
  const author = await person({ canUploadVideos: true });
  const guardian = await person({ role: 'admin', childSafety: true });
  const make = () => buildVideo(platform, { uploaderId: author.id });
  const videos = [await make(), await make(), await make()];
  const gather = () => gatherBurst(platform, author.id);
  await report(await person(), videos[0]!.id, minor);
  await report(await person(), videos[1]!.id, minor);
  assert.equal(await gather(), 0, 'two are no burst');
  for (let n = 0; n < 3; n++) await report(await person(), videos[2]!.id, minor);
  const waiting = await db.query(
    `select from jobs.job where name = 'gather-burst' and state < 'active' and data ->> 'ownerId' = $1`,
    [author.id],
  );
  assert.equal(waiting.length, 1);
  assert.equal(
    (await Promise.all([gather(), gather()])).reduce((sum, n) => sum + n, 0),
    2,
  );
  const first = async () => (await call('list_cases', {}, guardian)).items[0];
  const burst = await first();
  assert.deepEqual(
    [burst?.author?.id, burst?.is_burst, burst?.report_count, burst?.priority],
    [author.id, true, 5, 'urgent'],
  );
  const { items } = await call('list_cases', { p_search: author.username }, guardian);
  assert.equal(items.length, 1);
  const later = await make();
  await report(await person(), later.id, minor);
  assert.equal(await gather(), 1, 'what comes after joins it');
  const file = await call('get_case', { p_case_id: burst!.id }, guardian);
  assert.equal(file.targets.length, 4);
  assert.match(file.history.map(({ summary }) => summary).join(' '), /Made one case of 3/);
  await call('decide_case', { p_case_id: burst!.id, p_outcome: 'dismissed' }, guardian);
  for (const { id } of [...videos, later]) assert.equal(await stateOf(id), 'published');
});
