import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { insertTestCreative } from '#tests/inputs/test-ad-inputs.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
let client: SupabaseClient;
const open = async () =>
  createClient(await web.url(), 'anon', { auth: { persistSession: false, autoRefreshToken: false } });

before(async () => {
  const keeper = await web.memberNamed('keeper', { role: 'admin' });
  client = await open();
  const { error } = await client.auth.signInWithPassword({ email: keeper.email, password: testPassword });
  assert.equal(error, null);
});
/** What a call answers; a refusal fails the test. */
async function done(name: string, input?: object) {
  const { data, error } = await client.rpc(name, input);
  assert.equal(error, null, name);
  return data;
}

test('the public client library sells: category, campaign, placement and posting', async () => {
  const category = await done('create_ad_category', { p_name: 'Drinks' });
  assert.equal(
    (await done('update_ad_category', { p_id: category.id, p_name: 'Soft drinks' })).name,
    'Soft drinks',
  );
  const campaign = {
    p_name: 'Summer',
    p_objective: 'traffic',
    p_category_id: category.id,
    p_start_date: '2030-06-01',
    p_end_date: '2030-08-31',
    p_target_audience: 'Everybody by the sea',
    p_goals: {},
  };
  const { id: p_campaign_id } = await done('create_ad_campaign', campaign);
  const changed = await done('update_ad_campaign', {
    ...campaign,
    p_id: p_campaign_id,
    p_name: 'Late summer',
  });
  assert.deepEqual([changed.name, changed.audience_note], ['Late summer', 'Everybody by the sea']);
  assert.deepEqual(
    (await done('get_ad_campaigns')).map(({ id }: { id: string }) => id),
    [p_campaign_id],
  );

  const placement = {
    p_name: 'Side',
    p_location: 'Sidebar Right',
    p_dimensions: '300x250',
    p_page_type: 'Video Page',
    p_status: 'active',
    p_description: null,
    p_targeting: { deviceTypes: ['Desktop'], categories: [] },
  };
  const { id: p_placement_id } = await done('create_placement', placement);
  await done('update_placement', { ...placement, p_id: p_placement_id, p_name: 'Right side' });
  await done('update_placement_status', { p_id: p_placement_id, new_status: 'paused' });
  assert.equal((await done('get_placements'))[0].name, 'Right side');

  const p_creative_id = await insertTestCreative(web.platform, p_campaign_id);
  const posting = await done('create_ad_posting', {
    ...{ p_campaign_id, p_creative_id, p_placement_id },
    p_start_time: '2030-06-02T00:00:00.000Z',
    p_end_time: null,
    p_priority: 0,
    p_days_of_week: null,
    p_hours_of_day: null,
  });
  assert.equal(posting.campaign_name, 'Late summer');
  assert.equal((await done('get_ad_postings')).length, 1);

  for (const { role, can_view_ads } of await done('get_ad_visibility_settings'))
    await done('update_ad_visibility_setting', { p_role: role, p_can_view_ads: can_view_ads });

  const refused = await client.rpc('delete_ad_category', { p_id: category.id });
  assert.equal(
    refused.error?.message,
    'One campaign is in "Soft drinks". Move it to another category first.',
  );
  for (const [name, p_id] of [
    ['delete_ad_posting', posting.id],
    ['delete_placement', p_placement_id],
    ['delete_ad_campaign', p_campaign_id],
    ['delete_ad_category', category.id],
  ])
    assert.equal((await done(name, { p_id })).success, true);
});

test('the public client library shows ads: rooms, ads, and their files as it finds files', async () => {
  const files = client.storage.from('ad_assets');
  const sent = await files.upload('0.25.png', await plainPicture({ width: 728, height: 90 }));
  assert.equal(sent.error, null);
  const { id: p_campaign_id } = await done('create_ad_campaign', { p_name: 'Now', p_objective: 'traffic' });
  const { id: p_creative_id } = await done('create_creative_with_asset', {
    ...{ p_campaign_id, p_title: 'A lantern', p_ad_type: 'banner', p_asset_path: sent.data!.path },
    p_click_url: 'https://shop.example/',
  });
  await done('update_ad_creative_status', { p_id: p_creative_id, p_status: 'active' });
  const place = { p_name: 'Head', p_location: 'Header', p_dimensions: '728x90', p_page_type: 'Video Page' };
  const { id: p_placement_id } = await done('create_placement', place);
  await done('create_ad_posting', { p_campaign_id, p_creative_id, p_placement_id });
  await web.caughtUp();
  const visitor = await open();
  const over = Date.now() + 5000;
  let ad = null;
  while (!ad && Date.now() < over) {
    const { data, error } = await visitor.rpc('get_available_ads', {
      ...{ p_page_type: 'Video Page', p_country_code: 'DE', p_device_type: 'desktop' },
    });
    assert.equal(error, null);
    ad = data.find(({ placement_id }: { placement_id: string }) => placement_id === p_placement_id);
  }
  assert.deepEqual([ad.id, ad.placement_location, ad.ad_type], [p_creative_id, 'Header', 'banner']);
  const rooms = await visitor.rpc('get_placements_by_page_type', { p_page_type: 'Video Page' });
  assert.ok(rooms.data.some(({ id }: { id: string }) => id === p_placement_id));
  // Such a client asks the bucket for it; a page may as well use it as it is.
  const { publicUrl } = visitor.storage.from('ad_assets').getPublicUrl(ad.asset_path).data;
  for (const address of [publicUrl, (await web.url()) + ad.asset_path]) {
    const answer = await fetch(address);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/avif'], address);
  }
  assert.ok(Array.isArray(await done('get_ad_categories')));
  await done('delete_ad_campaign', { p_id: p_campaign_id });
  await done('delete_placement', { p_id: p_placement_id });
});

test('the public client library reads placements by their table, each as far as it is theirs', async () => {
  const made = { p_location: 'Header', p_dimensions: '728x90' };
  await done('create_placement', { ...made, p_name: 'Top', p_page_type: 'Video Page' });
  await done('create_placement', { ...made, p_name: 'Top', p_page_type: 'Home Page' });
  await done('create_placement', { ...made, p_name: 'Off', p_page_type: 'Home Page', p_status: 'paused' });
  const read = (one: SupabaseClient) =>
    one.from('placements').select('*').order('page_type').order('location');
  const mine = await read(client);
  assert.deepEqual(mine.data?.map(({ page_type, name }) => [page_type, name]).sort(), [
    ['Home Page', 'Off'],
    ['Home Page', 'Top'],
    ['Video Page', 'Top'],
  ]);
  const theirs = await read(await open());
  assert.deepEqual(
    theirs.data?.map(({ page_type, name, dimensions, ad_sizes }) => [page_type, name, dimensions, ad_sizes]),
    [
      ['Home Page', null, '728x90', ['728x90']],
      ['Video Page', null, '728x90', ['728x90']],
    ],
  );
  assert.equal((await client.from('placements').insert({ name: 'Mine' })).status, 405);
});
