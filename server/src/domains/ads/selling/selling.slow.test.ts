import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { insertTestCampaign, insertTestCreative, insertTestPosting } from '#tests/inputs/test-ad-inputs.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { adsTopic } from '../ads-changed.ts';

const web = await testWeb();
const { call, ask } = web;
const { db } = web.platform;
let keeper: TestMember;
before(async () => {
  keeper = await web.memberNamed('keeper', { role: 'admin' });
});

const acts = async () =>
  (await db.query<{ act: string }>('select act from admin_acts order by id')).map(({ act }) => act);
/** What is refused of a new campaign, with its words. */
const refusal = async (more: object) => {
  const { status, words, body } = await ask(
    'create_ad_campaign',
    { p_name: 'Lanterns', p_objective: 'traffic', ...more },
    keeper,
  );
  return [status, body.details?.replace('field: ', ''), words];
};

test('categories have names of their own, and one with campaigns stays', async () => {
  const made = await call('create_ad_category', { p_name: '  Soft \n drinks ' }, keeper);
  assert.deepEqual([made.name, made.campaign_count], ['Soft drinks', 0]);
  for (const [name, status] of [
    ['soft DRINKS', 409],
    ['  ', 400],
    ['x'.repeat(101), 400],
  ] as const)
    assert.equal((await ask('create_ad_category', { p_name: name }, keeper)).status, status, name);
  assert.equal(
    (await ask('create_ad_category', { p_name: ' ' }, keeper)).words,
    'Please enter a name for the category.',
  );
  const other = await call('create_ad_category', { p_name: 'Games' }, keeper);
  assert.equal(
    (await ask('update_ad_category', { p_id: other.id, p_name: 'Soft drinks' }, keeper)).status,
    409,
  );
  const renamed = await call('update_ad_category', { p_id: other.id, p_name: 'games' }, keeper);
  assert.equal(renamed.name, 'games');
  const id = await insertTestCampaign(web.platform, { categoryId: made.id });
  const stays = await ask('delete_ad_category', { p_id: made.id }, keeper);
  assert.deepEqual(
    [stays.status, stays.words],
    [409, 'One campaign is in "Soft drinks". Move it to another category first.'],
  );
  assert.deepEqual(
    (await call('get_ad_categories', {}, keeper)).map(({ name, campaign_count }) => [name, campaign_count]),
    [
      ['games', 0],
      ['Soft drinks', 1],
    ],
  );
  await call('delete_ad_campaign', { p_id: id }, keeper);
  assert.equal(
    (await call('delete_ad_category', { p_id: made.id }, keeper)).message,
    'The category "Soft drinks" was deleted.',
  );
  assert.equal((await ask('delete_ad_category', { p_id: made.id }, keeper)).status, 404);
  assert.deepEqual((await acts()).slice(0, 5), [
    'ad_category.created',
    'ad_category.created',
    'ad_category.renamed',
    'ad_campaign.deleted',
    'ad_category.deleted',
  ]);
});

test('the same name given twice at once is refused, and nothing breaks', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => ask('create_ad_category', { p_name: 'Umbrellas' }, keeper)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
});

test('goals that are left out have their starting values', async () => {
  const plain = await call(
    'create_ad_campaign',
    { p_name: 'Plain', p_objective: 'awareness', p_goals: {}, p_target_audience: 'Everybody by the sea' },
    keeper,
  );
  assert.deepEqual(plain.goals, {
    budget_total: null,
    budget_daily: null,
    pricing: 'flat',
    rate: 0,
    impressions: null,
    clicks: null,
    pacing: 'even',
    tier: 'remnant',
    weight: 1,
    caps: {},
  });
  assert.deepEqual(
    [plain.target_audience, plain.audience_note, plain.is_active],
    [{}, 'Everybody by the sea', true],
  );
  const house = await call('create_ad_campaign', { p_name: 'Own', p_objective: 'house' }, keeper);
  assert.equal(house.goals.tier, 'house');
  const capped = await call(
    'create_ad_campaign',
    {
      p_name: 'Capped',
      p_objective: 'traffic',
      p_goals: { pricing: 'cpc', rate: 25_000, caps: { total: 5, session: null } },
      p_is_active: false,
    },
    keeper,
  );
  assert.deepEqual([capped.goals.caps, capped.is_active], [{ total: 5 }, false]);
});

test('goals that contradict themselves are refused with the reason', async () => {
  const goals = (p_goals: object, more: object = {}) => refusal({ p_goals, ...more });
  assert.deepEqual(await goals({ pricing: 'cpc' }), [400, 'p_goals.rate', 'Say what a click costs.']);
  for (const wrong of [
    { pricing: 'cpm', rate: 0 },
    { pricing: 'flat', rate: 5 },
    { rate: 5 },
    { budget_total: 100, budget_daily: 101 },
    { budget_daily: 0 },
    { impressions: 10, clicks: 11 },
    { caps: { total: 2, session: 3 } },
    { tier: 'exclusive' },
    { tier: 'guaranteed', impressions: 1000 },
  ])
    assert.equal((await goals(wrong))[0], 400, JSON.stringify(wrong));
  for (const wrong of [
    { budget: 5 },
    { rate: 1.5 },
    { caps: { week: 1 } },
    { tier: 'gold' },
    { weight: 0 },
  ]) {
    const [status, field, words] = await goals(wrong);
    assert.equal(status, 400);
    assert.match(String(field), /^p_goals/, JSON.stringify(wrong));
    assert.ok(String(words).length > 3);
  }
  assert.equal((await goals({ tier: 'exclusive' }, { p_end_date: '2030-01-31' }))[0], 200);
  assert.equal(
    (await goals({ tier: 'guaranteed', impressions: 1000 }, { p_end_date: '2030-01-31' }))[0],
    200,
  );
});

test('a campaign runs on days, whatever they came as', async () => {
  const made = await call(
    'create_ad_campaign',
    { p_name: 'Days', p_objective: 'traffic', p_start_date: '2030-01-31T23:30:00Z', p_end_date: '' },
    keeper,
  );
  assert.deepEqual([made.start_date, made.end_date], ['2030-01-31', null]);
  assert.deepEqual(await refusal({ p_start_date: '2030-02-02', p_end_date: '2030-02-01' }), [
    400,
    'p_end_date',
    'It ends before it starts.',
  ]);
  assert.equal((await refusal({ p_start_date: '2030-02-30' }))[1], 'p_start_date');
  assert.equal((await refusal({ p_start_date: 'tomorrow' }))[1], 'p_start_date');
});

test('an audience names what there is, and the name of who pays is public', async () => {
  const made = await call(
    'create_ad_campaign',
    {
      p_name: 'Audience',
      p_objective: 'traffic',
      p_target_audience: { countries: ['GB', 'US-TX'], devices: [], tags: [' Sea  Side ', 'sea side'] },
      p_advertiser_name: ' Lantern  Works ',
      p_paid_by: '',
    },
    keeper,
  );
  assert.deepEqual(made.target_audience, { countries: ['GB', 'US-TX'], tags: ['sea side'] });
  assert.deepEqual([made.advertiser_name, made.paid_by], ['Lantern Works', null]);
  assert.deepEqual(await refusal({ p_target_audience: { countries: ['UK'] } }), [
    400,
    'p_target_audience.countries',
    '"UK" is no country that ISO 3166 knows; Great Britain is GB.',
  ]);
  assert.equal((await refusal({ p_target_audience: { tags: ['a'], excluded_tags: ['A'] } }))[0], 400);
  assert.equal((await refusal({ p_target_audience: { cities: ['London'] } }))[0], 400);
  assert.equal(
    (await refusal({ p_category_id: '00000000-0000-7000-8000-0000000000ff' }))[1],
    'p_category_id',
  );
});

test('what a change leaves out stays, and the log has what differs', async () => {
  const made = await call(
    'create_ad_campaign',
    {
      p_name: 'Before',
      p_objective: 'traffic',
      p_end_date: '2030-01-31',
      p_target_audience: { devices: ['Mobile'] },
      p_goals: { weight: 3 },
    },
    keeper,
  );
  const changed = await call(
    'update_ad_campaign',
    { p_id: made.id, p_name: 'After', p_target_audience: 'By phone' },
    keeper,
  );
  assert.deepEqual(
    [changed.name, changed.end_date, changed.goals.weight, changed.target_audience, changed.audience_note],
    ['After', '2030-01-31', 3, { devices: ['Mobile'] }, 'By phone'],
  );
  const [act] = await db.query<{ details: object }>(
    'select details from admin_acts order by id desc limit 1',
  );
  assert.deepEqual(act?.details, {
    name: { before: 'Before', after: 'After' },
    note: { before: null, after: 'By phone' },
  });
  const emptied = await call(
    'update_ad_campaign',
    { p_id: made.id, p_end_date: null, p_target_audience: null, p_goals: {} },
    keeper,
  );
  assert.deepEqual(
    [emptied.end_date, emptied.goals.weight, emptied.target_audience, emptied.audience_note],
    [null, 1, {}, null],
  );
});

test('a campaign is paused, and deleted with what is in it while its rows stay', async () => {
  await web.caughtUp();
  const heard: string[] = [];
  const stop = web.listener.on(adsTopic, () => heard.push('ads'));
  const id = await insertTestCampaign(web.platform, { name: 'Leaving' });
  const postingId = await insertTestPosting(web.platform, { campaignId: id });
  assert.equal(
    (await call('set_ad_campaign_active', { p_id: id, p_is_active: false }, keeper)).is_active,
    false,
  );
  await call('delete_ad_campaign', { p_id: id }, keeper);
  await web.caughtUp();
  stop();
  assert.equal(heard.length, 2, 'every process hears of both');
  const [row] = await db.query<{ all: boolean }>(
    `select p.deleted_at is not null and r.deleted_at is not null and c.deleted_at is not null as all
     from ad_postings p join ad_creatives r on r.id = p.creative_id join ad_campaigns c on c.id = p.campaign_id where p.id = $1`,
    [postingId],
  );
  assert.equal(row?.all, true);
  assert.equal((await ask('delete_ad_campaign', { p_id: id }, keeper)).status, 404);
  assert.equal((await ask('set_ad_campaign_active', { p_id: id, p_is_active: true }, keeper)).status, 404);
  assert.equal((await ask('update_ad_campaign', { p_id: id }, keeper)).status, 404);
});

test('a campaign says what it lacks until an approved creative of it is posted', async () => {
  const id = await insertTestCampaign(web.platform, { name: 'Lacking' });
  const lacks = async () =>
    (await call('get_ad_campaigns', {}, keeper)).find((one) => one.id === id)?.lacks ?? null;
  assert.equal(await lacks(), 'creative');
  const creativeId = await insertTestCreative(web.platform, id, { status: 'review' });
  assert.equal(await lacks(), 'approval');
  await db.query(`update ad_creatives set status = 'active' where id = $1`, [creativeId]);
  assert.equal(await lacks(), 'posting');
  const posting = await insertTestPosting(web.platform, { campaignId: id, creativeId });
  assert.equal(await lacks(), null);
  await db.query('update ad_postings set is_active = false where id = $1', [posting]);
  assert.equal(await lacks(), 'posting');
});

test('without parameters the list is whole, the newest first; with them it is a page of what is searched', async () => {
  for (const name of ['Page 1', 'Page 2', 'Page_3'])
    await call('create_ad_campaign', { p_name: name, p_objective: 'conversions' }, keeper);
  const all = await call('get_ad_campaigns', {}, keeper);
  assert.deepEqual(
    all.slice(0, 3).map(({ name }) => name),
    ['Page_3', 'Page 2', 'Page 1'],
  );
  const names = async (more: object) =>
    (await call('get_ad_campaigns', more, keeper)).map(({ name }) => name);
  assert.deepEqual(await names({ p_search: 'PAGE', p_limit: 2, p_offset: 1 }), ['Page 2', 'Page 1']);
  assert.deepEqual(await names({ p_search: 'page_' }), ['Page_3']);
  assert.deepEqual(await names({ p_objective: 'conversions', p_is_active: false }), []);
});
