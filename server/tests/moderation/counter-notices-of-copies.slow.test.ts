import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDecideCopiesHandler } from '#server/domains/moderation/copies/decide-copies.handler.ts';
import { createUndoCopiesHandler } from '#server/domains/moderation/copies/undo-copies.handler.ts';
import { createReturnDisabledHandler } from '#server/domains/moderation/counter-notices/return-disabled.handler.ts';
import { createSendCounterNoticeMailHandler } from '#server/domains/moderation/counter-notices/send-counter-notice-mail.handler.ts';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
let people = 0;
const person = () => web.memberNamed(`person-${++people}`, { canUploadVideos: true });

/** What the worker does with jobs of a name; answers the mails it sends. */
async function work(name: string): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const handlers = [
    createFileNoticeHandler(platform, reportTargets),
    createSendCounterNoticeMailHandler({ ...platform, mail }, () => 'https://t.example'),
    createReturnDisabledHandler(platform, reportTargets),
    createDecideCopiesHandler(platform, reportTargets),
    createUndoCopiesHandler(platform, reportTargets),
  ];
  const handler = handlers.find(({ job }) => job.name === name) ?? assert.fail(name);
  const signal = AbortSignal.timeout(20_000);
  const waiting = await db.query<{ data: object }>(
    'with taken as (delete from jobs.job where name = $1 returning data) select data from taken',
    [name],
  );
  const payloads = name === 'return-disabled' ? [{}] : waiting.map(({ data }) => data);
  for (const payload of payloads) await (handler.run as (job: object) => Promise<void>)({ payload, signal });
  return letters;
}
const stateOf = async (id: string) =>
  (await db.query<{ it: string }>('select publish_status as it from videos where id = $1', [id]))[0]?.it;
const decisionOn = async (videoId: string) =>
  (
    await db.query<{ id: string }>(
      'select d.id from case_decisions d join cases c on c.id = d.case_id where c.target_id = $1',
      [videoId],
    )
  )[0]?.id ?? assert.fail('not decided');

let films = 0;
/** A video that a sworn notice took down, and a copy of another uploader that went along. */
async function takenAlong() {
  const [author, copier, notifier] = [await person(), await person(), await person()];
  const sourceSha256 = Buffer.alloc(32, ++films);
  const film = async (uploader: TestMember) =>
    buildVideo(platform, {
      uploaderId: uploader.id,
      mediaId: await insertTestMedia(platform, { state: 'ready', sourceSha256 }),
    });
  const [video, copy] = [await film(author), await film(copier)];
  const { receipt } = await call(
    'submit_notice',
    {
      ...{ p_kind: 'copyright', p_full_name: 'Aki Mori', p_email: notifier.email, p_signature: 'Aki Mori' },
      ...{ p_address: '1 Hill Road, Kyoto', p_phone_number: '+81 75 000 0000' },
      ...{ p_original_work: 'Moon Garden', p_good_faith_belief: true, p_accuracy_statement: true },
      p_addresses: `${siteAddress(platform.config)}/play/${video.slug}`,
    },
    notifier,
  );
  await work('file-notice');
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  await call(
    'decide_case',
    {
      ...{ p_case_id: one!.id, p_outcome: 'upheld', p_ground: 'COPYRIGHT', p_target_action: 'disable' },
      ...{ p_explanation: 'The rights are another’s.', p_copy_ids: [copy.id] },
    },
    keeper,
  );
  await work('decide-copies');
  assert.deepEqual([await stateOf(video.id), await stateOf(copy.id)], ['disabled', 'disabled']);
  await work('send-counter-notice-mail');
  return { author, copier, notifier, video, copy, receipt: receipt!, caseId: one!.id };
}
async function counter(who: TestMember, videoId: string): Promise<string> {
  const p_statement_id = await decisionOn(videoId);
  await call(
    'submit_counter_notice',
    {
      ...{ p_statement_id, p_full_name: 'Ren Ito', p_address: '2 Bay Street', p_phone_number: '+1 503 0' },
      ...{ p_email: 'ren@mail.example', p_signature: 'Ren Ito' },
      ...{ p_mistake_statement: true, p_jurisdiction_statement: true },
    },
    who,
  );
  return p_statement_id;
}
const daysAreOver = (decisionId: string) =>
  db.query(`update counter_notices set returns_from = now() - interval '1 minute' where decision_id = $1`, [
    decisionId,
  ]);

test('a counter-notice about a copy goes to whoever sent the notice, and a court stops it', async () => {
  const { copier, copy, notifier, receipt } = await takenAlong();
  const decisionId = await counter(copier, copy.id);
  assert.ok((await work('send-counter-notice-mail')).some(({ to }) => to === notifier.email));
  const { items } = await call('get_notice', { p_receipt: receipt }, null);
  assert.equal(items[0]?.counter_notice?.state, 'waiting');
  assert.deepEqual(
    await call(
      'report_court_action',
      { p_receipt: receipt, p_court_action: 'Case 5 of the court of Portland.' },
      null,
    ),
    { stopped: 1 },
  );
  await daysAreOver(decisionId);
  await work('return-disabled');
  assert.equal(await stateOf(copy.id), 'disabled');
});

test('each video returns by the counter-notice of its own uploader alone', async () => {
  const { author, copier, video, copy } = await takenAlong();
  await daysAreOver(await counter(author, video.id));
  await work('return-disabled');
  await work('undo-copies');
  assert.deepEqual([await stateOf(video.id), await stateOf(copy.id)], ['published', 'disabled']);
  await daysAreOver(await counter(copier, copy.id));
  await work('return-disabled');
  assert.equal(await stateOf(copy.id), 'published');
});

test('a decision that is undone by an admin still brings its copies back', async () => {
  const { video, copy, caseId } = await takenAlong();
  await call('reopen_case', { p_case_id: caseId, p_reason: 'They have the licence.' }, keeper);
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  await work('undo-copies');
  assert.deepEqual([await stateOf(video.id), await stateOf(copy.id)], ['published', 'published']);
});
