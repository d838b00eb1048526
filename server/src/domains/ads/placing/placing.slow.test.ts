import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  insertTestCampaign,
  insertTestCreative,
  insertTestPlacement,
  insertTestPosting,
} from '#tests/inputs/test-ad-inputs.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask, platform } = web;
const { db } = platform;
let keeper: TestMember;
before(async () => {
  keeper = await web.memberNamed('keeper', { role: 'admin' });
});
const lastAct = async () =>
  (await db.query<{ act: string }>('select act from admin_acts order by id desc limit 1'))[0]?.act;

const side = {
  p_name: 'Side',
  p_location: 'Sidebar Right',
  p_dimensions: '300x250',
  p_page_type: 'Video Page',
} as const;

test('a placement has its dimensions first, and windows go where windows are opened', async () => {
  const made = await call(
    'create_placement',
    { ...side, p_ad_sizes: ['336x280', '300x250'], p_targeting: { deviceTypes: ['Mobile'], categories: [] } },
    keeper,
  );
  assert.deepEqual(
    [made.dimensions, made.ad_sizes, made.status, made.targeting],
    ['300x250', ['300x250', '336x280'], 'active', { deviceTypes: ['Mobile'] }],
  );
  for (const [wrong, field] of [
    [{ p_dimensions: 'popup' }, 'p_dimensions'],
    [{ p_location: 'Popup/Modal' }, 'p_dimensions'],
    [{ p_ad_sizes: ['popunder'] }, 'p_ad_sizes'],
    [{ p_ad_sizes: Array.from({ length: 10 }, (_, i) => `${100 + i}x50`) }, 'p_ad_sizes'],
    [{ p_dimensions: '0x50' }, 'p_dimensions'],
    [{ p_dimensions: '4001x50' }, 'p_dimensions'],
    [{ p_name: ' ' }, 'p_name'],
    [{ p_targeting: { cities: [] } }, 'p_targeting'],
  ] as const) {
    const { status, text } = await ask('create_placement', { ...side, ...wrong }, keeper);
    assert.equal(status, 400, JSON.stringify(wrong));
    assert.match(text, new RegExp(field), JSON.stringify(wrong));
  }
  const window = {
    ...side,
    p_location: 'Popup/Modal',
    p_dimensions: 'popup',
  } as const;
  const opening = await call('create_placement', { ...window, p_ad_sizes: ['popunder'] }, keeper);
  assert.deepEqual(opening.ad_sizes, ['popup', 'popunder']);
});

test('a placement is changed, paused, archived, copied and deleted', async () => {
  const { id } = await call(
    'create_placement',
    { ...side, p_name: 'Long '.repeat(24).trim(), p_status: 'paused', p_description: 'Beside the player' },
    keeper,
  );
  const changed = await call('update_placement', { p_id: id, p_dimensions: '160x600' }, keeper);
  assert.deepEqual([changed.ad_sizes, changed.description], [['160x600'], 'Beside the player']);
  const inState = async (new_status: 'active' | 'inactive') => [
    (await call('update_placement_status', { p_id: id, new_status }, keeper)).status,
    await lastAct(),
  ];
  assert.deepEqual(await inState('active'), ['active', 'ad_placement.activated']);
  assert.deepEqual(await inState('inactive'), ['inactive', 'ad_placement.archived']);
  const copy = await call('duplicate_placement', { p_id: id }, keeper);
  assert.equal(copy.status, 'paused');
  assert.match(copy.name, /^Long .* \(Copy\)$/);
  assert.ok(copy.name.length <= 120);
  assert.ok((await call('get_placements', {}, keeper)).some((one) => one.id === copy.id));
  const postingId = await insertTestPosting(platform, {
    placementId: copy.id,
    creativeId: await insertTestCreative(platform, await insertTestCampaign(platform), {
      width: 160,
      height: 600,
    }),
  });
  await call('delete_placement', { p_id: copy.id }, keeper);
  assert.equal(
    (await ask('set_ad_posting_active', { p_id: postingId, p_is_active: true }, keeper)).status,
    404,
  );
  assert.equal((await ask('update_placement', { p_id: copy.id }, keeper)).status, 404);
});

test('the table of placements shows everybody the active ones, without what the operator calls them', async () => {
  const id = await insertTestPlacement(platform, { name: 'Sold to somebody' });
  const paused = await insertTestPlacement(platform, { name: 'Paused' });
  await call('update_placement_status', { p_id: paused, new_status: 'paused' }, keeper);
  const read = async (who: Record<string, string>) =>
    (
      await web.app.inject({
        url: `/rest/v1/placements?select=id,name,ad_sizes,status&id=in.(${id},${paused})&order=page_type,location,id`,
        headers: who,
      })
    ).json();
  const row = { id, name: null, ad_sizes: ['300x250'], status: 'active' };
  assert.deepEqual(await read({}), [row]);
  const member = await web.memberNamed('reader');
  assert.deepEqual(await read(member.bearer), [row]);
  assert.deepEqual(
    (await read(keeper.bearer))
      .map(({ name, status }: { name: string; status: string }) => [name, status])
      .sort(),
    [
      ['Paused', 'paused'],
      ['Sold to somebody', 'active'],
    ],
  );
});

test('a posting takes a creative of its campaign that fits, and says what does not', async () => {
  const p_campaign_id = await insertTestCampaign(platform, { name: 'Lanterns' });
  const other = await insertTestCampaign(platform);
  const p_placement_id = await insertTestPlacement(platform, { name: 'Side', sizes: ['300x250', '336x280'] });
  const post = async (campaign: string, more: Parameters<typeof insertTestCreative>[2]) => {
    const p_creative_id = await insertTestCreative(platform, campaign, { title: 'Glow', ...more });
    return ask('create_ad_posting', { p_campaign_id, p_creative_id, p_placement_id }, keeper);
  };
  const strange = await post(other, {});
  assert.deepEqual(
    [strange.status, strange.words, strange.body.details],
    [400, '"Glow" belongs to another campaign than "Lanterns".', 'field: p_creative_id'],
  );
  const misfit = await post(p_campaign_id, { width: 728, height: 90 });
  assert.deepEqual(
    [misfit.status, misfit.words],
    [
      400,
      '"Glow" is 728×90, and "Side" takes 300×250, 336×280: a creative fits in the same shape and at least as large.',
    ],
  );
  assert.equal((await post(p_campaign_id, { adType: 'popup' })).status, 400);
  assert.equal((await post(p_campaign_id, { width: 672, height: 560 })).status, 200);
  assert.deepEqual(
    (await call('get_postable_creatives', { p_campaign_id }, keeper)).map(({ width }) => width),
    [672, 300, 728],
  );
  // What stands there binds the sizes of the placement.
  const shrunk = await ask(
    'update_placement',
    { p_id: p_placement_id, p_dimensions: '728x90', p_ad_sizes: [] },
    keeper,
  );
  assert.equal(shrunk.status, 409);
  assert.match(shrunk.words, /^"Glow" is 672×560, and "Side" takes 728×90/);
  for (const field of ['p_campaign_id', 'p_creative_id', 'p_placement_id']) {
    const parts = {
      p_campaign_id,
      p_creative_id: await insertTestCreative(platform, p_campaign_id),
      p_placement_id,
      [field]: '00000000-0000-7000-8000-0000000000ff',
    };
    const { status, text } = await ask('create_ad_posting', parts, keeper);
    assert.equal(status, 400);
    assert.match(text, new RegExp(field));
  }
});

test('a posting runs when it says, within its campaign, and always where it says nothing', async () => {
  const p_campaign_id = await insertTestCampaign(platform, {
    startDate: '2030-02-01',
    endDate: '2030-02-28',
  });
  const p_creative_id = await insertTestCreative(platform, p_campaign_id);
  const p_placement_id = await insertTestPlacement(platform);
  const parts = { p_campaign_id, p_creative_id, p_placement_id };
  const plain = await call(
    'create_ad_posting',
    { ...parts, p_start_time: '', p_days_of_week: null, p_hours_of_day: [...Array(24).keys()] },
    keeper,
  );
  assert.deepEqual(
    [plain.start_time, plain.priority, plain.days_of_week, plain.hours_of_day, plain.is_active],
    [null, 0, null, null, true],
  );
  assert.deepEqual(
    [plain.runs_from, plain.runs_until],
    ['2030-02-01T00:00:00.000Z', '2030-03-01T00:00:00.000Z'],
  );
  const changed = await call(
    'update_ad_posting',
    { p_id: plain.id, p_start_time: '2030-02-10T08:00', p_days_of_week: [5, 1], p_priority: 3 },
    keeper,
  );
  assert.deepEqual(
    [changed.start_time, changed.days_of_week, changed.priority, changed.runs_from],
    ['2030-02-10T08:00:00.000Z', [1, 5], 3, '2030-02-10T08:00:00.000Z'],
  );
  for (const [wrong, field] of [
    [{ p_end_time: '2030-02-10T08:00' }, 'p_end_time'],
    [{ p_end_time: 'soon' }, 'p_end_time'],
    [{ p_days_of_week: [] }, 'p_days_of_week'],
    [{ p_hours_of_day: [24] }, 'p_hours_of_day'],
    [{ p_priority: 2000 }, 'p_priority'],
  ] as const) {
    const { status, text } = await ask('update_ad_posting', { p_id: plain.id, ...wrong }, keeper);
    assert.equal(status, 400, JSON.stringify(wrong));
    assert.match(text, new RegExp(field));
  }
  const off = await call('set_ad_posting_active', { p_id: plain.id, p_is_active: false }, keeper);
  assert.deepEqual([off.is_active, await lastAct()], [false, 'ad_posting.paused']);
  const ids = async (more: object) =>
    (await call('get_ad_postings', { p_campaign_id, ...more }, keeper)).map(({ id }) => id);
  assert.deepEqual(await ids({ p_from: '2030-02-28', p_until: '2030-03-05' }), [plain.id]);
  assert.deepEqual(await ids({ p_from: '2030-03-01' }), []);
  assert.deepEqual(await ids({ p_until: '2030-02-09' }), [], 'it starts on the tenth');
  assert.deepEqual(await ids({ p_is_active: true }), []);
  assert.match((await call('delete_ad_posting', { p_id: plain.id }, keeper)).message, / was deleted\.$/);
  assert.deepEqual(await ids({}), []);
  assert.equal((await ask('delete_ad_posting', { p_id: plain.id }, keeper)).status, 404);
});

test('what may go wrong is told before a posting is saved', async () => {
  const exclusive = { tier: 'exclusive' } as const;
  const first = await insertTestCampaign(platform, {
    ...{ name: 'First', goals: exclusive, startDate: '2030-02-01', endDate: '2030-02-28' },
  });
  const p_placement_id = await insertTestPlacement(platform, { name: 'Side' });
  await insertTestPosting(platform, { campaignId: first, placementId: p_placement_id });
  const warnings = async (
    more: Parameters<typeof insertTestCampaign>[1],
    { times = {}, status = 'active' as 'active' | 'review' } = {},
  ) => {
    const p_campaign_id = await insertTestCampaign(platform, { name: 'Second', ...more });
    const p_creative_id = await insertTestCreative(platform, p_campaign_id, { title: 'Glow', status });
    return call('check_ad_posting', { p_campaign_id, p_creative_id, p_placement_id, ...times }, keeper);
  };
  const kinds = async (...asked: Parameters<typeof warnings>) =>
    (await warnings(...asked)).map(({ kind }) => kind);
  assert.deepEqual(await warnings({ goals: exclusive, startDate: '2030-02-28', endDate: '2030-03-31' }), [
    {
      kind: 'over_booked',
      says: '"Side" is promised to "First" (exclusive) at the same time. Not all of them may get what they were sold.',
    },
  ]);
  assert.deepEqual(await kinds({ goals: exclusive, startDate: '2030-03-01', endDate: '2030-03-31' }), []);
  assert.deepEqual(
    await kinds({ startDate: '2030-02-01', endDate: '2030-03-31' }),
    [],
    'a remnant one waits',
  );
  assert.deepEqual(await kinds({ endDate: '2020-01-31' }), ['in_the_past']);
  assert.deepEqual(await kinds({ isActive: false }, { status: 'review' }), [
    'campaign_off',
    'creative_not_active',
  ]);
  assert.deepEqual(await kinds({ endDate: '2030-01-31' }, { times: { p_start_time: '2030-02-01' } }), [
    'outside_of_campaign',
  ]);
  await call('update_placement', { p_id: p_placement_id, p_location: 'Sidebar Left' }, keeper);
  await call('update_placement_status', { p_id: p_placement_id, new_status: 'paused' }, keeper);
  assert.deepEqual(await kinds({}), ['no_such_room', 'placement_not_active']);
  const [count] = await db.query<{ n: number }>(
    'select count(*)::int as n from ad_postings where placement_id = $1',
    [p_placement_id],
  );
  assert.equal(count?.n, 1, 'nothing is written');
});

test('who sees ads is switched by role, visitors among them', async () => {
  const seen = await call('get_ad_visibility_settings', {}, keeper);
  assert.deepEqual(
    seen.map(({ role, can_view_ads }) => [role, can_view_ads]),
    [
      ['anonymous', true],
      ['unverified_member', true],
      ['member', true],
      ['premium_member', false],
      ['creator', true],
      ['publisher', true],
      ['admin', false],
    ],
  );
  await call('update_ad_visibility_setting', { p_role: 'premium_member', p_can_view_ads: true }, keeper);
  assert.equal(await lastAct(), 'ad_permission.changed');
  assert.equal((await call('get_ad_visibility_settings', {}, keeper))[3]?.can_view_ads, true);
  const nobody = { p_role: 'moderator', p_can_view_ads: true };
  assert.equal((await ask('update_ad_visibility_setting', nobody, keeper)).status, 400);
  const member = await web.memberNamed('seller');
  assert.equal((await ask('get_ad_postings', {}, member)).status, 403);
});

test('lists are whole unless a part is asked for', async () => {
  for (const name of ['Paged A', 'Paged B', 'Paged C']) await insertTestPlacement(platform, { name });
  const names = async (more: object) => (await call('get_placements', more, keeper)).map(({ name }) => name);
  assert.deepEqual(await names({ p_search: 'paged', p_limit: 2 }), ['Paged A', 'Paged B']);
  assert.deepEqual(await names({ p_search: 'paged', p_limit: 2, p_offset: 2 }), ['Paged C']);
  assert.ok((await names({})).length > 3);
});
