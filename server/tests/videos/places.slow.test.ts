import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName, Input } from '#contract/calls.ts';
import { writePlaceRule } from '#server/domains/videos/places/place-rule-queries.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { addMedia } from '#tests/support/test-evidence.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import { reportedCase } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({
  env: { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'cf-ipcountry', REGION_HEADER: 'cf-region' },
});
const { platform, call, ask } = web;
const { db, storage } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const maker = await web.memberNamed('maker', { role: 'publisher', canUploadVideos: true });
const at = (country: string, who: object = {}): Record<string, string> => ({
  'cf-ipcountry': country,
  ...who,
});

const statusAt = async (slug: string, country: string): Promise<number> =>
  (await ask('get_video_details_by_slug', { p_slug: slug }, at(country))).status;
/** A rule is heard of a moment after it was set. */
async function until(what: () => Promise<boolean>, words: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await what()) return;
    await sleep(20);
  }
  assert.fail(words);
}
const shows = (slug: string, country: string, status: number) =>
  until(async () => (await statusAt(slug, country)) === status, `${slug} in ${country}: ${status}`);
const rule = (more: Partial<Input<'set_place_rule'>>): Input<'set_place_rule'> => ({
  p_kind: 'category',
  p_slug: 'night-trains',
  p_mode: 'except',
  p_places: ['DE'],
  p_reason: 'The law there.',
  ...more,
});
let made = 0;
const caseOf = async (id: string): Promise<string> =>
  reportedCase(web, { kind: 'video', id }, await web.memberNamed(`witness-${++made}`), 'INFRINGEMENT_LEGAL');

test('an admin sets a rule, in place of the one before, and removes it, on record', async () => {
  const video = await buildVideo(platform, { category: 'Harbours' });
  const { subject_id } = await call('set_place_rule', rule({ p_slug: 'harbours' }), admin);
  await shows(video.slug, 'DE', 451);
  await shows(video.slug, 'FR', 200);
  await call('set_place_rule', rule({ p_slug: 'harbours', p_mode: 'only', p_places: ['JP', 'US'] }), admin);
  await shows(video.slug, 'DE', 451);
  await shows(video.slug, 'FR', 451);
  await shows(video.slug, 'JP', 200);
  const { rules } = await call('get_places', {}, admin);
  const [mine] = rules.filter(({ slug }) => slug === 'harbours');
  assert.deepEqual(
    [mine?.kind, mine?.mode, mine?.places, mine?.reason, mine?.set_by],
    ['category', 'only', ['JP', 'US'], 'The law there.', 'keeper'],
  );
  await call('remove_place_rule', { p_kind: 'category', p_subject_id: subject_id }, admin);
  await shows(video.slug, 'DE', 200);
  const acts = await call('list_admin_acts', { p_act: 'place' }, admin);
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['place.removed', 'place.set', 'place.set'],
  );
  assert.equal(
    (await ask('remove_place_rule', { p_kind: 'category', p_subject_id: subject_id }, admin)).status,
    404,
  );
});

test('what is said badly is refused by its field', async () => {
  for (const [wrong, status, words] of [
    [{ p_slug: 'no-such-thing' }, 404, /no category at this address/],
    [{ p_places: [] }, 400, /p_places/],
    [{ p_places: ['Germany'] }, 400, /p_places/],
    [{ p_places: ['DE', 'DE'] }, 400, /p_places/],
    [{ p_reason: '   ' }, 400, /Say why/],
    [{ p_mode: 'never' }, 400, /p_mode/],
  ] as const) {
    const refused = await ask('set_place_rule', { ...rule({}), ...wrong }, admin);
    assert.equal(refused.status, status, refused.text);
    assert.match(refused.text, words);
  }
});

test('a video follows its tags and its category, whenever they change', async () => {
  const video = await buildVideo(platform, { tags: ['mist'], category: 'Night trains' });
  await call('set_place_rule', rule({ p_kind: 'tag', p_slug: 'mist', p_places: ['AT'] }), admin);
  await shows(video.slug, 'AT', 451);
  const later = await buildVideo(platform, { tags: ['mist'] });
  await shows(later.slug, 'AT', 451);
  await db.query('delete from video_tags where video_id = $1', [later.id]);
  const [row] = await db.query<{ place_rules: number[] | null }>(
    'select place_rules from videos where id = $1',
    [later.id],
  );
  assert.equal(row?.place_rules, null);
  const other = await buildVideo(platform, { category: 'Foggy docks' });
  await call('set_place_rule', rule({ p_slug: 'foggy-docks', p_places: ['CH'] }), admin);
  await shows(other.slug, 'CH', 451);
  await db.query(
    'update videos set category_id = (select id from categories where slug = $2) where id = $1',
    [other.id, 'night-trains'],
  );
  assert.deepEqual(await db.query('select place_rules from videos where id = $1', [other.id]), [
    { place_rules: null },
  ]);
});

test('files of what is barred are refused where it is, by whoever they are asked for, and cached by nobody', async () => {
  const video = await buildVideo(platform, { category: 'Still lakes' });
  const media = await addMedia(platform, video.id);
  const url = `/media/${media}/360p/00001.m4s`;
  const get = (country: string, who: object = {}) => web.app.inject({ url, headers: at(country, who) });
  assert.equal((await get('DE')).statusCode, 200);
  await call('set_place_rule', rule({ p_slug: 'still-lakes' }), admin);
  await until(async () => (await get('DE')).statusCode === 404, 'the file is refused there');
  assert.equal((await get('DE', maker.bearer)).statusCode, 404);
  const elsewhere = await get('FR');
  assert.deepEqual([elsewhere.statusCode, elsewhere.headers['cache-control']], [200, 'private, no-store']);
  assert.equal((await get('DE', admin.bearer)).statusCode, 200);
  assert.ok(await storage.stat(`media/${media}/360p/00001.m4s`));
});

test('admins see everything wherever they are, and members what is shown where they are', async () => {
  const video = await buildVideo(platform, { title: 'Quiet snow', category: 'Snow' });
  await call('set_place_rule', rule({ p_slug: 'snow' }), admin);
  await shows(video.slug, 'DE', 451);
  const titles = async (who: object) =>
    (await call('get_all_videos_with_details', { p_limit: 100 }, at('DE', who))).map(({ title }) => title);
  assert.ok((await titles(admin.bearer)).includes('Quiet snow'));
  assert.ok(!(await titles(maker.bearer)).includes('Quiet snow'));
  const details = (who: object) => ask('get_video_details_by_slug', { p_slug: video.slug }, at('DE', who));
  assert.equal((await details(admin.bearer)).status, 200);
  assert.equal((await details(maker.bearer)).status, 451);
});

test('a decision limits a video of somebody: they get a statement, and undoing it shows it everywhere again', async () => {
  const video = await buildVideo(platform, { title: 'Red maple', uploaderId: maker.id });
  assert.equal(
    (await ask('set_place_rule', rule({ p_kind: 'video', p_slug: video.slug }), admin)).status,
    409,
  );
  const caseId = await caseOf(video.id);
  const decide = (more: object) =>
    ask(
      'decide_case',
      {
        p_case_id: caseId,
        p_outcome: 'upheld',
        p_target_action: 'limit',
        p_ground: 'INFRINGEMENT_LEGAL',
        p_explanation: 'A court of Berlin forbade it.',
        ...more,
      },
      admin,
    );
  assert.equal((await decide({})).status, 400, 'without places');
  assert.equal(
    (await decide({ p_target_action: 'remove', p_places: { mode: 'except', places: ['DE'] } })).status,
    400,
  );
  await takeMail(platform);
  const decided = await decide({ p_places: { mode: 'except', places: ['DE', 'US-TX'] } });
  assert.equal(decided.status, 200, decided.text);
  await shows(video.slug, 'DE', 451);
  await shows(video.slug, 'FR', 200);
  const refused = await ask('get_video_details_by_slug', { p_slug: video.slug }, at('DE'));
  assert.match(refused.text, /A court of Berlin forbade it/);
  assert.ok((await takeMail(platform)).some(({ kind, to }) => kind === 'statement' && to === maker.email));
  const { decision_id } = decided.body as { decision_id: string };
  const statement = await call('get_statement', { p_statement_id: decision_id }, maker);
  assert.equal(statement.headline, 'Your video was limited to some places');
  assert.match(statement.paragraphs.join(' '), /shown everywhere but in Germany, US-TX/);
  const today = new Date().toISOString().slice(0, 10);
  const { statements } = await call('export_statements', { p_from: today, p_to: today }, admin);
  const exported = statements.find(({ puid }) => puid === decision_id);
  assert.deepEqual(
    [exported?.decision_visibility, exported?.territorial_scope],
    [['DECISION_VISIBILITY_OTHER'], ['DE']],
  );
  const [studio] = await call('get_video_statistics', { p_slug: video.slug, p_days: 28 }, maker);
  assert.deepEqual(studio?.shown_in, [
    { kind: 'video', mode: 'except', places: ['DE', 'US-TX'], reason: 'A court of Berlin forbade it.' },
  ]);
  const { rules } = await call('get_places', {}, admin);
  assert.equal(rules.find(({ subject_id }) => subject_id === video.id)?.case_id, caseId);
  assert.equal(
    (await ask('remove_place_rule', { p_kind: 'video', p_subject_id: video.id }, admin)).status,
    409,
  );
  await call('reopen_case', { p_case_id: caseId, p_reason: 'The court changed its mind.' }, admin);
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, admin);
  await shows(video.slug, 'DE', 200);
});

test('only a video is limited to places', async () => {
  const witness = await web.memberNamed('witness-of-words');
  const video = await buildVideo(platform, { uploaderId: maker.id });
  const comment = await call('create_comment', { p_video_id: video.id, p_content: 'Hello.' }, maker);
  await call(
    'submit-report',
    { target_kind: 'comment', target_id: comment.id, reason_category: 'HATEFUL_INFLAMMATORY' },
    witness,
  );
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [comment.id]);
  const refused = await ask(
    'decide_case',
    {
      p_case_id: one?.id,
      p_outcome: 'upheld',
      p_target_action: 'limit',
      p_places: { mode: 'only', places: ['JP'] },
      p_ground: 'HATEFUL_INFLAMMATORY',
      p_explanation: 'No.',
    },
    admin,
  );
  assert.equal(refused.status, 400);
  assert.match(refused.words, /Only a video/);
});

test('a rule about a video that may show a minor is for few', async () => {
  const video = await buildVideo(platform, { title: 'Unspeakable', uploaderId: maker.id });
  await writePlaceRule(db, {
    ...{ kind: 'video', subjectId: video.id, mode: 'except', places: ['DE'], reason: 'The law there.' },
    ...{ caseId: null, setBy: null, setByName: 'keeper' },
  });
  const lists = async () =>
    (await call('get_places', {}, admin)).rules.some(({ name }) => name === 'Unspeakable');
  assert.equal(await lists(), true);
  const witness = await web.memberNamed('witness-of-it');
  await call(
    'submit-report',
    { target_kind: 'video', target_id: video.id, reason_category: 'POTENTIALLY_FEATURES_MINOR' },
    witness,
  );
  assert.equal(await lists(), false);
  const refusals: [CallName, object][] = [
    ['remove_place_rule', { p_kind: 'video', p_subject_id: video.id }],
    ['set_place_rule', rule({ p_kind: 'video', p_slug: video.slug })],
  ];
  for (const [name, input] of refusals) assert.equal((await ask(name, input, admin)).status, 404, name);
});

test('what is deleted leaves no rule behind', async () => {
  const video = await buildVideo(platform, { tags: ['short-lived'] });
  await call('set_place_rule', rule({ p_kind: 'tag', p_slug: 'short-lived' }), admin);
  await db.query('delete from tags where name = $1', ['short-lived']);
  const left = await db.query(`select from place_rules r where r.kind = 'tag' and not exists (
    select from tags t where t.id::text = r.subject_id)`);
  assert.equal(left.length, 0);
  await shows(video.slug, 'DE', 200);
});
