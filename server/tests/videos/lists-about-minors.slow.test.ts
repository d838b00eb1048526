import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { checkMedia } from '#server/domains/media/matching/check-media.ts';
import { weighVideos } from '#server/domains/operating/storage/weigh-videos.ts';
import { insertAct } from '#server/platform/audit/act-queries.ts';
import { theSite } from '#server/platform/audit/record-act.ts';
import { goodInput, parametersOf } from '#tests/inputs/contract-samples.ts';
import { insertTestStayDown } from '#tests/inputs/test-catalogue-inputs.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { operatingInputs } from '#tests/inputs/test-operating-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform } = web;
const { db } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const safe = await web.memberNamed('careful', { role: 'admin', childSafety: true });
const other = await buildVideo(platform, { title: 'Harbour' });
const title = 'Unspeakable lantern';
const reason = 'Notice 5 of the hotline.';

/** A video that a list calls minor-related, in every list that names videos. */
const video = await buildVideo(platform, { title, publishStatus: 'published' });
const sha256 = Buffer.alloc(32, 7);
const mediaId = await insertTestMedia(platform, {
  ...{ state: 'playable', sourceKey: 'sources/x', sourceSha256: sha256, waits: true },
});
await db.query('update videos set media_id = $1 where id = $2', [mediaId, video.id]);
const entryId = await insertTestStayDown(platform, sha256, {
  reason,
  isMinorRelated: true,
  videoId: video.id,
});
await insertAct(db, {
  actorId: null,
  actorName: theSite.name,
  act: 'video.published',
  targetKind: 'video',
  targetId: video.id,
  summary: `Published "${title}".`,
  details: {},
});
await (operatingInputs(platform, video.id).failed_job as () => Promise<string>)();
// For whoever has the right: making some of it would give it to the other one.
const inputs = await inputsFor(platform, safe, other.id);
const batch = await goodInput('get_import_items', calls.get_import_items, inputs);
await db.query(
  `insert into import_items (batch_id, source_url, title, state, video_id) values ($1, 'https://a.example/w/1', $2, 'imported', $3)`,
  [batch.p_batch_id, title, video.id],
);
await checkMedia(platform, mediaId, { lastAttempt: false }, null);
await weighVideos(db, new AbortController().signal);
await db.query('insert into source_looks (video_id, misses, first_missed_at) values ($1, 2, now())', [
  video.id,
]);

const isRead = (call: Call): boolean => call.get === true || call.limit === 'read' || call.limit === 'search';
/** Whoever else may ask: an admin may as well, and some of these answers depend on who asks. */
const reads = (Object.keys(calls) as CallName[]).filter((name) => isRead(calls[name]));

/** What a call is asked: as it is, and for the title where it can be searched. */
async function questions(name: CallName): Promise<object[]> {
  const known = { ...inputs, p_video_id: other.id, p_slug: video.slug };
  const good = await goodInput(name, calls[name], known);
  if (name === 'get_import_items') return [batch];
  const words = parametersOf(calls[name]).filter((parameter) =>
    /^p_(search|filter|query)$|^search_term$/.test(parameter.name),
  );
  return [good, ...words.map((parameter) => ({ ...good, [parameter.name]: title }))];
}

/** Lists that hold it for those who decide: what is hidden from the others is there. */
const shownTo: CallName[] = [
  'get_all_video_reports',
  'get_all_videos_with_details',
  'get_costly_videos',
  'get_import_items',
  'get_legal_desk',
  'get_missed_sources',
  'get_moderated_videos',
  'get_stay_down',
  'get_unpublished_video',
  'get_video_statistics',
  'list_admin_acts',
  'list_cases',
  'list_jobs',
];
/** An answer without the words that were asked for, which a search may repeat. */
const answered = (text: string): string => text.replaceAll(`"query":${JSON.stringify(title)}`, '');
for (const name of reads)
  test(`${name} names a video about minors to admins with the right alone`, async () => {
    const asked = await questions(name);
    for (const input of asked) {
      const text = answered((await web.ask(name, input, admin)).text);
      for (const secret of [title, video.slug, reason])
        assert.ok(!text.includes(secret), `${name} tells it: ${text.slice(0, 2000)}`);
    }
    const told = await Promise.all(
      asked.map(async (input) => answered((await web.ask(name, input, safe)).text)),
    );
    assert.equal(
      told.some((text) => text.includes(title)),
      shownTo.includes(name),
      'whoever decides finds it',
    );
  });

test('only admins with the right take such an entry off the list', async () => {
  const input = { p_entry_id: entryId, p_reason: 'A mistake.' };
  assert.equal((await web.ask('remove_stay_down', input, admin)).status, 404);
  assert.equal((await web.ask('remove_stay_down', input, safe)).status, 200);
});
