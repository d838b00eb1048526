import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { writePlaceRule } from '#server/domains/videos/places/place-rule-queries.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import type { PageHandler } from '#server/platform/http/pages.ts';
import { newReceipt } from '#server/platform/receipts.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

let renders = 0;
/** A video whose title the page shows, if it may be shown where the page is looked at. */
let besides: string | null = null;
/** What the notice's page shows, and who looks at it. */
const page: PageHandler = async (request, { services, page }) => {
  renders++;
  const receipt = new URL(request.url).pathname.split('/')[2] ?? '';
  const found = await services.call('get_notice', { p_receipt: receipt }).catch(() => null);
  const shown =
    besides === null
      ? []
      : await services
          .call('get_video_details_by_slug', { p_slug: besides })
          .catch(() => [{ title: 'barred' }]);
  return new Response(
    JSON.stringify({
      ...{ found, member: page.member?.username ?? null, isIn: page.ageConfirmed },
      title: shown[0]?.title ?? null,
    }),
    {
      status: found === null ? 404 : 200,
      headers: { 'content-type': 'text/html' },
    },
  );
};
const web = await testWeb({ pages: page, env: { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'cf-ipcountry' } });
const { call, platform } = web;
const { db } = platform;
const [url, second] = [await web.url(), await web.another()];
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const member = await web.memberNamed('mio');
const author = await web.memberNamed('author', { canUploadVideos: true });
const adult = { cookie: 'age_confirmed=1' };

async function get(path: string, headers: Record<string, string> = {}, site = url) {
  const before = renders;
  const response = await fetch(site + path, { headers });
  const text = await response.text();
  return {
    text,
    status: response.status,
    renders: renders - before,
    cacheControl: response.headers.get('cache-control'),
    etag: response.headers.get('etag'),
    shown: JSON.parse(text),
  };
}
/** Once both processes know of all that was changed. */
async function both(path: string) {
  await web.caughtUp();
  await second.listener.check();
  return [await get(path, adult), await get(path, adult, second.url)];
}

/** A notice of a member about a new video, filed. */
async function filed() {
  const video = await buildVideo(platform, { uploaderId: author.id });
  const { receipt } = await call(
    'submit_notice',
    {
      ...{
        p_kind: 'copyright',
        p_addresses: `http://localhost:3000/play/${video.slug}`,
        p_full_name: 'Mio Mori',
      },
      ...{ p_email: 'mio@mail.example', p_address: '1 Hill Road', p_phone_number: '+81 75 000 0000' },
      ...{ p_original_work: 'Moon Garden', p_good_faith_belief: true, p_accuracy_statement: true },
      p_signature: 'Mio Mori',
    },
    member,
  );
  const [notice] = await db.query<{ noticeId: string }>(
    'select id as "noticeId" from notices order by sent_at desc limit 1',
  );
  const filing = createFileNoticeHandler(platform, reportTargets);
  const signal = AbortSignal.timeout(10_000);
  await filing.run({ payload: { ...notice!, network: null }, signal } as Parameters<typeof filing.run>[0]);
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  return { path: `/case/${receipt}`, caseId: one!.id };
}

test('a notice’s page is rendered once for who has its receipt, and by no shared cache', async () => {
  const { path } = await filed();
  await web.caughtUp();
  const first = await get(path, adult);
  assert.deepEqual([first.status, first.renders, first.shown.found.items[0].state], [200, 1, 'open']);
  const again = await get(path, { ...adult, 'accept-language': 'de' });
  assert.deepEqual([again.renders, again.text, again.cacheControl], [0, first.text, 'private, no-cache']);
  assert.equal((await get(path)).shown.isIn, false, 'before the gate it is another page');
  assert.equal((await get(path, { cookie: 'age_confirmed=1; layout=grid-3-5' })).shown.isIn, true);
});

test('a decision, a complaint and its answer are seen at once, in every process', async () => {
  const { path, caseId } = await filed();
  const states = async () => (await both(path)).map(({ shown }) => shown.found.items[0].state);
  await both(path);
  assert.deepEqual(
    (await both(path)).map((seen) => seen.renders),
    [0, 0],
  );
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  assert.deepEqual(await states(), ['dismissed', 'dismissed']);
  await both(path);
  await call('submit_complaint', { p_receipt: path.slice(6), p_words: 'Please look again.' }, null);
  for (const seen of await both(path)) assert.notEqual(seen.shown.found.complaint, null);
  const [complaint] = await db.query<{ id: string }>(
    'select id from complaints order by sent_at desc limit 1',
  );
  const answer = { p_outcome: 'upheld' as const, p_answer: 'We were wrong.' };
  const other = await web.memberNamed('other-keeper', { role: 'admin' });
  await call('answer_complaint', { p_complaint_id: complaint!.id, ...answer }, other);
  for (const seen of await both(path)) assert.equal(seen.shown.found.complaint.answer, 'We were wrong.');
  assert.deepEqual(await states(), ['open', 'open']);
});

test('everything that a page shows drops it when it changes, and what concerns another does not', async () => {
  const [{ path, caseId }, other] = [await filed(), await filed()];
  const decision = await call(
    'decide_case',
    {
      ...{ p_case_id: caseId, p_outcome: 'upheld', p_target_action: 'disable' },
      ...{ p_ground: 'COPYRIGHT', p_explanation: 'It is theirs.' },
    },
    keeper,
  );
  const changes = {
    notices: `update notices set due_at = now() where id = (select notice_id from n)`,
    notice_items: `update notice_items set address = address || '/' where notice_id = (select notice_id from n)`,
    reports: `update reports set decided_at = decided_at + interval '1 s' where case_id = $1`,
    cases: `update cases set is_minor_related = not is_minor_related where id = $1`,
    case_decisions: `update case_decisions set was_held = not was_held where case_id = $1`,
    counter_notices: `insert into counter_notices (id, decision_id, name, email, sworn, returns_from, returns_by)
      values (gen_random_uuid(), '${decision.decision_id}', 'A', 'a@mail.example', '{}', now(), now())`,
    'the end of a counter-notice': `update counter_notices set ended_at = now() where decision_id = '${decision.decision_id}'`,
    complaints: `insert into complaints (id, decision_id, notice_id, words)
      select gen_random_uuid(), '${decision.decision_id}', notice_id, 'No.' from n`,
    'the deletion of a complaint': `delete from complaints where notice_id = (select notice_id from n)`,
  };
  for (const [what, change] of Object.entries(changes)) {
    await both(path);
    await both(other.path);
    assert.deepEqual(
      (await both(path)).map((seen) => seen.renders),
      [0, 0],
      what,
    );
    await db
      .query(
        `with n as (select i.notice_id from notice_items i join reports r on r.id = i.report_id where r.case_id = $1) ${change}`,
        [caseId],
      )
      .catch((error: Error) => assert.fail(`${what}: ${error.message}`));
    assert.deepEqual(
      (await both(path)).map((seen) => seen.renders),
      [1, 1],
      what,
    );
    assert.deepEqual(
      (await both(other.path)).map((seen) => seen.renders),
      [0, 0],
      `${what}, of another`,
    );
  }
});

test('a receipt that nobody has is looked for each time', async () => {
  const path = `/case/${newReceipt()}`;
  for (const round of [1, 2, 3]) {
    const seen = await get(path, adult);
    assert.deepEqual([seen.status, seen.renders], [404, 1], String(round));
  }
});

test('a member’s page is never handed to a visitor, nor a visitor’s to a member', async () => {
  const { path } = await filed();
  await web.caughtUp();
  const signedIn = { cookie: `age_confirmed=1; ${member.cookie}` };
  for (const round of [1, 2]) {
    const own = await get(path, signedIn);
    assert.deepEqual([own.renders, own.shown.member], [1, 'mio'], String(round));
    const visitor = await get(path, adult);
    assert.deepEqual([visitor.renders, visitor.shown.member], [round === 1 ? 1 : 0, null]);
    assert.equal((await get(path, member.bearer)).shown.member, 'mio');
  }
});

test('two places in which other rules hold never share a page, and those in which the same hold do', async () => {
  const { path } = await filed();
  const video = await buildVideo(platform, { title: 'Barred lantern' });
  besides = video.slug;
  await writePlaceRule(db, {
    ...{ kind: 'video', subjectId: video.id, mode: 'except', places: ['DE', 'AT'], reason: 'The law there.' },
    ...{ caseId: null, setBy: null, setByName: 'keeper' },
  });
  const from = (country: string) => get(path, { ...adult, 'cf-ipcountry': country });
  await web.caughtUp();
  // The rules are read again a moment after the notice of their change; nothing was cached while they were not known.
  for (let tries = 0; tries < 200; tries++) {
    const heard = await fetch(`${url}/rest/v1/rpc/get_video_details_by_slug?p_slug=${video.slug}`, {
      headers: { 'cf-ipcountry': 'DE' },
    });
    await heard.arrayBuffer();
    if (heard.status === 451) break;
    await sleep(20);
  }
  const seen = [];
  for (const country of ['FR', 'DE', 'AT', 'JP', 'DE', 'FR']) {
    const { shown, renders } = await from(country);
    seen.push([country, shown.title, renders]);
  }
  besides = null;
  assert.deepEqual(seen, [
    ['FR', 'Barred lantern', 1],
    ['DE', 'barred', 1],
    ['AT', 'barred', 0],
    ['JP', 'Barred lantern', 0],
    ['DE', 'barred', 0],
    ['FR', 'Barred lantern', 0],
  ]);
});
