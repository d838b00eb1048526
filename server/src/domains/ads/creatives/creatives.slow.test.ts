import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import type { AdCreative } from '#contract/ad-shapes.ts';
import type { CallName } from '#contract/calls.ts';
import { newId } from '#server/kit/ids.ts';
import { OutboundFault } from '#server/platform/outbound/outbound-fault.ts';
import { insertTestFigures } from '#tests/inputs/test-ad-figures.ts';
import { insertTestCampaign, insertTestPlacement, insertTestPosting } from '#tests/inputs/test-ad-inputs.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { plainPicture, scenePicture } from '#tests/support/test-pictures.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { checkLandingPages } from './check-landing-pages.handler.ts';
import { createChooseAdWinnersHandler } from './choose-ad-winners.handler.ts';

const web = await testWeb();
const { platform, ask } = web;
const { db } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const signal = new AbortController().signal;
const open = '/storage/v1/object/public/ad_assets/';
let campaign = '';
let picture = '';
let tall = '';

async function upload(file: Buffer): Promise<string> {
  const name = `${randomBytes(9).toString('hex')}.png`;
  const answer = await web.app.inject({
    ...{ method: 'POST', url: `/storage/v1/object/ad_assets/${name}`, payload: file },
    headers: { ...admin.bearer, 'content-type': 'image/png' },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return name;
}
before(async () => {
  campaign = await insertTestCampaign(platform, { name: 'Lantern week' });
  picture = await upload(await plainPicture({ width: 300, height: 250 }));
  tall = await upload(await plainPicture({ width: 540, height: 960, background: '#123' }));
});

interface Answer {
  status: number;
  body: AdCreative & { details: string | null };
}
const call = async (name: CallName, input: object, who = admin) =>
  (await ask(name, input as never, who)) as unknown as Answer;
const list = async (input: object = {}): Promise<AdCreative[]> =>
  (await ask('get_ad_creatives', input, admin)).body;
const create = (more: object = {}) =>
  call('create_creative_with_asset', {
    ...{ p_campaign_id: campaign, p_title: 'Lanterns', p_ad_type: 'banner', p_asset_path: picture },
    ...{ p_click_url: 'https://shop.example/?from={click}', ...more },
  });
async function created(more: object = {}): Promise<AdCreative> {
  const { status, body } = await create(more);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
const update = (p_id: string, more: object) => call('update_creative_with_asset', { p_id, ...more });
const setStatus = (p_id: string, p_status: string) => call('update_ad_creative_status', { p_id, p_status });
const versions = (id: string) =>
  db.query<{ version: number; content: Record<string, unknown> }>(
    'select version, content from ad_creative_versions where creative_id = $1 order by version',
    [id],
  );
const actsOf = async (id: string) =>
  (await db.query<{ act: string }>('select act from admin_acts where target_id = $1 order by id', [id])).map(
    ({ act }) => act,
  );

test('a creative is made, looked at, approved, paused and deleted, each on record', async () => {
  const made = await created({ p_status: 'active', p_width: 9, p_height: 9, p_performance_tags: ['summer'] });
  assert.deepEqual(
    [made.status, made.width, made.height, made.version, made.campaign_name],
    ['review', 300, 250, 1, 'Lantern week'],
  );
  assert.ok(made.image_url?.startsWith(open));
  assert.equal(made.files[0]?.state, 'ready');
  const steps = ['active', 'inactive', 'active', 'review'] as const;
  for (const status of steps) assert.equal((await setStatus(made.id, status)).body.status, status);
  const gone = await call('delete_ad_creative', { p_id: made.id, p_reason: 'Too loud.' });
  assert.deepEqual(gone.body, { success: true, message: 'You’ve deleted the creative.' });
  assert.equal((await setStatus(made.id, 'active')).status, 404);
  assert.deepEqual(await actsOf(made.id), [
    ...['ad_creative.created', 'ad_creative.approved', 'ad_creative.paused', 'ad_creative.approved'],
    ...['ad_creative.reviewed', 'ad_creative.deleted'],
  ]);
  const listed = await list();
  assert.equal(
    listed.some(({ id }) => id === made.id),
    false,
  );
});

test('a change of what is shown sends an active one back, and every form stays', async () => {
  const { id } = await created();
  await setStatus(id, 'active');
  assert.equal((await update(id, { p_performance_tags: ['new'] })).body.status, 'active');
  assert.equal((await update(id, { p_title: 'Red lanterns' })).body.status, 'review');
  await setStatus(id, 'active');
  assert.equal((await update(id, { p_click_url: 'https://shop.example/other' })).body.status, 'review');
  await setStatus(id, 'active');
  const other = await upload(await scenePicture(300, 250));
  const changed = (await update(id, { p_asset_path: other, p_status: 'active' })).body as AdCreative;
  assert.deepEqual([changed.status, changed.version, changed.asset_path], ['review', 5, other]);
  const forms = await versions(id);
  assert.deepEqual(
    forms.map(({ version, content }) => [version, content.title, content.asset_path]),
    [
      [1, 'Lanterns', picture],
      [2, 'Lanterns', picture],
      [3, 'Red lanterns', picture],
      [4, 'Red lanterns', picture],
      [5, 'Red lanterns', other],
    ],
  );
  const shown = forms[0]!.content.files as { sha256: string }[];
  assert.match(shown[0]!.sha256, /^[0-9a-f]{64}$/);
  const removed = await web.app.inject({
    ...{ method: 'DELETE', url: `/storage/v1/object/ad_assets/${picture}`, headers: admin.bearer },
  });
  assert.equal(removed.statusCode, 409, 'what was shown is kept');
  assert.equal((await update(id, {})).body.version, 5, 'nothing changed');
});

test('one that is paused and changed is looked at again, whatever is asked', async () => {
  const { id } = await created();
  for (const asked of [undefined, 'active', 'inactive']) {
    await setStatus(id, 'active');
    await setStatus(id, 'inactive');
    const p_click_url = `https://shop.example/${asked}`;
    assert.equal((await update(id, { p_click_url, p_status: asked })).body.status, 'review');
  }
  await setStatus(id, 'inactive');
  assert.equal((await update(id, { p_performance_tags: ['calm'] })).body.status, 'inactive');
});

test('an address names what is filled in and nothing else, and its site is always the same', async () => {
  const click = async (p_click_url: string) => (await create({ p_click_url })).status;
  assert.equal(await click('https://shop.example/{CLICK}?id={click}'), 200);
  const refused = await create({ p_click_url: 'https://shop.example/?a={click}&b={campaign}' });
  assert.equal(refused.status, 400);
  assert.match((refused.body as unknown as { message: string }).message, /\{campaign\} would reach the site/);
  for (const address of ['https://{click}.example/', 'https://{click}/', 'https://shop.example:{click}/'])
    assert.equal(await click(address), 400, address);
  giveSettings(platform.config, { adHosts: ['ads.example'] });
  const frame = { p_ad_type: 'interactive', p_asset_path: null, p_width: 300, p_height: 250 };
  const frameAt = async (p_frame_url: string) => (await create({ ...frame, p_frame_url })).status;
  assert.equal(await frameAt('https://ads.example/unit'), 200);
  for (const name of ['{click}', '{cachebuster}'])
    assert.equal(await frameAt(`https://ads.example/unit?a=${name}`), 400, name);
  giveSettings(platform.config, { adHosts: [] });
});

test('a creative stays as large as where it stands, and of the kind that stands there', async () => {
  const { id } = await created();
  const placementId = await insertTestPlacement(platform, { sizes: ['300x250'] });
  await insertTestPosting(platform, { campaignId: campaign, creativeId: id, placementId });
  const window = { p_ad_type: 'popup', p_asset_path: null };
  for (const change of [{ p_asset_path: tall }, window]) {
    const { status, body } = await update(id, change);
    assert.equal(status, 409, JSON.stringify(change));
    assert.match(
      (body as unknown as { message: string }).message,
      /takes 300×250.*End its posting there first/,
    );
  }
  const larger = await upload(await plainPicture({ width: 600, height: 500 }));
  assert.equal((await update(id, { p_asset_path: larger })).status, 200);
  await db.query('update ad_postings set deleted_at = now() where creative_id = $1', [id]);
  assert.equal((await update(id, { p_asset_path: tall })).status, 200);
});

test('variants have the shape of the creative', async () => {
  const of = (path: string) =>
    ['a', 'b'].map((id, at) => ({ id, asset_path: at === 0 ? picture : path, title: id, weight: 1 }));
  const larger = await upload(await plainPicture({ width: 600, height: 500 }));
  assert.equal((await create({ p_ab_test_variants: of(larger) })).status, 200);
  const { status, body } = await create({ p_ab_test_variants: of(tall) });
  assert.deepEqual([status, body.details], [400, 'field: p_ab_test_variants']);
});

test('each type has what it needs, and is told by name what is missing', async () => {
  const fieldOf = async (more: object) => {
    const { status, body } = await create(more);
    return status === 200 ? 'made' : `${status} ${body.details}`;
  };
  const slides = [picture, tall].map((asset_path) => ({ asset_path }));
  const zone = { left: 10, top: 10, width: 20, height: 20, label: 'Shop' };
  const window = { p_asset_path: null, p_click_url: 'https://shop.example/' };
  const frame = { p_ad_type: 'interactive', p_asset_path: null, p_frame_url: 'https://frames.ads.example/x' };
  const variants = ['a', 'b'].map((id) => ({ id, asset_path: picture, title: id, weight: 1 }));
  const said: [object, string][] = [
    [{ p_title: '   ' }, '400 field: p_title'],
    [{ p_title: 'x'.repeat(121) }, '400 field: p_title'],
    [{ p_campaign_id: newId() }, '400 field: p_campaign_id'],
    [{ p_asset_path: null }, '400 field: p_asset_path'],
    [{ p_asset_path: 'nothing.png' }, '400 field: p_asset_path'],
    [{ p_asset_path: '../../etc/passwd' }, '400 field: p_asset_path'],
    [{ p_click_url: 'http://shop.example/' }, '400 field: p_click_url'],
    [{ p_click_url: 'javascript:alert(1)//' }, '400 field: p_click_url'],
    [{ p_click_url: 'https://user:word@shop.example/' }, '400 field: p_click_url'],
    [{ p_click_url: '//shop.example/' }, '400 field: p_click_url'],
    [{ p_click_url: 'https://shop.example/{click}/{not a name}' }, '400 field: p_click_url'],
    [{ p_ad_type: 'video' }, '400 field: p_asset_path'],
    [{ p_ad_type: 'story' }, '400 field: p_asset_path'],
    [{ p_ad_type: 'story', p_asset_path: tall }, 'made'],
    [{ p_ad_type: 'carousel' }, '400 field: p_assets'],
    [{ p_ad_type: 'carousel', p_asset_path: null, p_assets: { slides } }, 'made'],
    [{ p_assets: { slides } }, '400 field: p_assets'],
    [{ p_ad_type: 'interactive', p_assets: { zones: [zone] } }, 'made'],
    [{ p_ad_type: 'interactive', p_assets: { zones: [{ ...zone, left: 90 }] } }, '400 field: p_assets'],
    [{ p_assets: { zones: [zone] } }, '400 field: p_assets'],
    [{ p_ad_type: 'popup', ...window }, 'made'],
    [{ p_ad_type: 'popunder', ...window }, 'made'],
    [{ p_ad_type: 'popup', p_asset_path: null, p_click_url: null }, '400 field: p_click_url'],
    [{ ...frame, p_width: 300, p_height: 250 }, '400 field: p_frame_url'],
    [{ p_ab_test_variants: variants }, 'made'],
    [{ p_ab_test_variants: variants.slice(1) }, '400 field: p_ab_test_variants'],
    [{ p_ab_test_variants: [variants[0], variants[0]] }, '400 field: p_ab_test_variants'],
    [{ p_ab_test_variants: variants.map((one) => ({ ...one, weight: 0 })) }, '400 field: p_ab_test_variants'],
    [{ p_ad_type: 'popup', ...window, p_ab_test_variants: variants }, '400 field: p_ab_test_variants'],
  ];
  for (const [more, answer] of said) assert.equal(await fieldOf(more), answer, JSON.stringify(more));
  giveSettings(platform.config, { adHosts: ['ads.example'] });
  assert.equal(await fieldOf({ ...frame, p_width: 300, p_height: 250 }), 'made');
  assert.equal(await fieldOf(frame), '400 field: p_width');
  assert.equal(
    await fieldOf({ ...frame, p_asset_path: picture, p_width: 9, p_height: 9 }),
    '400 field: p_frame_url',
  );
  assert.equal(
    await fieldOf({ ...frame, p_frame_url: 'https://badads.example/', p_width: 9, p_height: 9 }),
    '400 field: p_frame_url',
  );
  giveSettings(platform.config, { adHosts: [] });
});

test('a duplicate waits, and a file that is not ready keeps a creative from being shown', async () => {
  const { id } = await created();
  await setStatus(id, 'active');
  const { body: copy } = await call('duplicate_ad_creative', { p_creative_id: id });
  assert.deepEqual([copy.status, copy.title, copy.version], ['pending', 'Lanterns', 1]);
  assert.notEqual(copy.id, id);
  for (const state of ['preparing', 'held', 'failed']) {
    await db.query('update ad_assets set state = $2 where path = $1', [picture, state]);
    const refused = await setStatus(copy.id, 'active');
    assert.equal(refused.status, 409, state);
  }
  await db.query(`update ad_assets set state = 'ready' where path = $1`, [picture]);
  assert.equal((await setStatus(copy.id, 'active')).status, 200);
});

test('only admins, and what is not there is not found', async () => {
  const member = await web.memberNamed('visitor');
  const calls: [CallName, object][] = [
    ['get_ad_creatives', {}],
    ['get_ad_file', { p_path: picture }],
    ['get_ad_creative_performance', {}],
    ['create_creative_with_asset', { p_campaign_id: campaign, p_title: 'x', p_ad_type: 'popup' }],
    ['update_creative_with_asset', { p_id: newId() }],
    ['duplicate_ad_creative', { p_creative_id: newId() }],
    ['update_ad_creative_status', { p_id: newId(), p_status: 'active' }],
    ['delete_ad_creative', { p_id: newId() }],
  ];
  for (const [name, input] of calls) assert.equal((await call(name, input, member)).status, 403, name);
  for (const [name, input] of calls.slice(4)) assert.equal((await call(name, input)).status, 404, name);
  assert.equal((await call('get_ad_file', { p_path: 'nothing.png' })).status, 404);
});

test('the list is searched, filtered and read in parts', async () => {
  const other = await insertTestCampaign(platform, { name: 'Moth 100% nights_' });
  const { id } = await created({
    p_campaign_id: other,
    p_title: 'Moths',
    p_ad_type: 'story',
    p_asset_path: tall,
  });
  const ids = async (input: object) => (await list(input)).map((one) => one.id);
  assert.deepEqual(await ids({ p_search: '100% nights_' }), [id]);
  assert.deepEqual(await ids({ p_search: 'moths' }), [id]);
  assert.deepEqual(await ids({ p_search: '100_' }), []);
  assert.ok((await ids({ p_ad_type: 'story' })).includes(id));
  assert.deepEqual(await ids({ p_status: 'active', p_search: 'moths' }), []);
  const all = await ids({});
  assert.deepEqual(
    [...(await ids({ p_limit: 2 })), ...(await ids({ p_limit: 2, p_offset: 2 }))],
    all.slice(0, 4),
  );
});

const post = (creativeId: string) => insertTestPosting(platform, { campaignId: campaign, creativeId });
const count = (postingId: string, variant: number, viewable: number, clicks: number) =>
  insertTestFigures(platform, postingId, {
    ...{ hour: '2026-11-20T10:00:00Z', served: viewable * 2, viewable, clicks, variant },
  });

test('figures come per creative and variant, and a winner takes over where that is asked for', async () => {
  const variants = ['plain', 'bold'].map((id) => ({ id, asset_path: picture, title: id, weight: 1 }));
  const asked = await created({ p_ab_test_variants: variants, p_auto_winner: true });
  const left = await created({ p_ab_test_variants: variants });
  for (const { id } of [asked, left]) {
    await setStatus(id, 'active');
    const posting = await post(id);
    await count(posting, 1, 20_000, 200);
    await count(posting, 2, 20_000, 320);
  }
  const [figures] = (await ask('get_ad_creative_performance', { p_creative_id: asked.id }, admin)).body;
  assert.deepEqual([figures!.served, figures!.viewable, figures!.clicks], [80_000, 40_000, 520]);
  assert.deepEqual(
    figures!.variants.map(({ id, viewable, clicks }) => [id, viewable, clicks]),
    [
      ['plain', 20_000, 200],
      ['bold', 20_000, 320],
    ],
  );
  assert.ok(figures!.click_rate!.low < 0.013 && figures!.click_rate!.high > 0.013);
  assert.deepEqual([figures!.test?.state, figures!.test?.winner], ['decided', 2]);
  assert.ok(figures!.test!.confidence > 0.99);
  const choose = () =>
    createChooseAdWinnersHandler(platform).run({
      ...{ id: 'job', payload: {}, attempt: 0, lastAttempt: false, signal },
    });
  await choose();
  await choose();
  const weights = async (id: string) => {
    const [one] = await list({ p_id: id });
    return one!.ab_test_variants.map(({ weight }) => weight);
  };
  assert.deepEqual(
    [await weights(asked.id), await weights(left.id)],
    [
      [0, 100],
      [1, 1],
    ],
  );
  assert.equal((await actsOf(asked.id)).filter((act) => act === 'ad_creative.winner_chosen').length, 1);
  const [still] = await list({ p_id: asked.id });
  assert.equal(still!.status, 'active', 'what is shown alone was approved');
  // Other variants are another test.
  await update(left.id, { p_ab_test_variants: [variants[0], { ...variants[1], title: 'Bolder' }] });
  const [anew] = (await ask('get_ad_creative_performance', { p_creative_id: left.id }, admin)).body;
  assert.deepEqual(
    [anew!.viewable, anew!.test?.state, anew!.variants[1]?.viewable],
    [40_000, 'collecting', 0],
  );
});

test('other weights begin a new test, and a winner that took over is no longer compared', async () => {
  const variants = ['plain', 'bold'].map((id) => ({ id, asset_path: picture, title: id, weight: 1 }));
  const { id } = await created({ p_ab_test_variants: variants, p_auto_winner: true });
  await setStatus(id, 'active');
  const posting = await post(id);
  await count(posting, 1, 20_000, 200);
  await count(posting, 2, 20_000, 320);
  const standing = async () =>
    (await ask('get_ad_creative_performance', { p_creative_id: id }, admin)).body[0]!.test;
  const choose = () =>
    createChooseAdWinnersHandler(platform).run({
      ...{ id: 'job', payload: {}, attempt: 0, lastAttempt: false, signal },
    });
  await choose();
  // From now on the winner stands alone, on worse days.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await insertTestFigures(platform, posting, {
    ...{ hour: `${tomorrow}T10:00:00Z`, served: 400_000, viewable: 200_000, clicks: 20, variant: 2 },
  });
  assert.deepEqual([(await standing())?.state, (await standing())?.winner], ['decided', 2]);
  await choose();
  const [one] = await list({ p_id: id });
  assert.deepEqual(
    one!.ab_test_variants.map(({ weight }) => weight),
    [0, 100],
  );
  const changed = await update(id, { p_ab_test_variants: variants.map((each) => ({ ...each, weight: 3 })) });
  assert.equal(changed.body.status, 'active', 'what is shown was approved');
  // Of the new test, the plain one had nothing yet.
  assert.deepEqual([(await standing())?.state, (await standing())?.missing], ['collecting', 1000]);
});

test('a creative takes its postings along, and stays in its campaign while they are there', async () => {
  const { id } = await created();
  await post(id);
  const other = await insertTestCampaign(platform);
  assert.equal((await update(id, { p_campaign_id: other })).status, 409);
  await call('delete_ad_creative', { p_id: id });
  const rows = await db.query('select 1 from ad_postings where creative_id = $1 and deleted_at is null', [
    id,
  ]);
  assert.deepEqual(rows, []);
});

test('an ad whose page is gone twice in a row is paused, and admins are told', async () => {
  await db.query(`update ad_creatives set status = 'inactive'`);
  const { id } = await created({ p_title: 'Nowhere' });
  await setStatus(id, 'active');
  let answer: number | 'unknownHost' = 200;
  const asked: string[] = [];
  const outbound = {
    fetch: async (url: string) => {
      asked.push(url);
      if (answer === 'unknownHost') throw new OutboundFault('unknownHost');
      return { url, status: answer, headers: {}, body: Buffer.alloc(0) };
    },
    download: () => Promise.reject(new Error('nothing is downloaded')),
  };
  const look = async (so: typeof answer) => {
    answer = so;
    await db.query(`update ad_creatives set landing_checked_at = now() - interval '1 day'`);
    await checkLandingPages({ ...platform, outbound }, signal);
    const [one] = await list({ p_id: id });
    return [one!.status, one!.status_reason];
  };
  for (const so of [200, 403, 429, 404, 200, 'unknownHost', 301] as const)
    assert.deepEqual(await look(so), ['active', null], `${so}`);
  assert.equal(asked[0], 'https://shop.example/?from=x');
  const looks = asked.length;
  await checkLandingPages({ ...platform, outbound }, signal);
  assert.equal(asked.length, looks, 'once a day');
  assert.deepEqual(await look(500), ['active', null]);
  const [status, reason] = await look('unknownHost');
  assert.equal(status, 'inactive');
  assert.match(reason!, /two looks in a row/);
  assert.equal((await actsOf(id)).at(-1), 'ad_creative.paused');
  const [warning] = await db.query<{ detail: string }>(
    `select detail from operator_warnings where kind = 'landing_page_gone'`,
  );
  assert.match(warning!.detail, /Nowhere/);
  assert.equal((await setStatus(id, 'active')).body.status_reason, null);
});

test('the public client library makes every named call', async () => {
  const client = createClient(await web.url(), 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email: admin.email, password: testPassword });
  const made = await client.rpc('create_creative_with_asset', {
    ...{
      p_campaign_id: campaign,
      p_title: 'By the library',
      p_description: '',
      p_click_url: 'https://shop.example',
    },
    ...{ p_width: 300, p_height: 250, p_ad_type: 'banner', p_asset_path: picture, p_status: 'review' },
    ...{ p_ab_test_variants: [], p_performance_tags: [] },
  });
  assert.equal(made.error, null);
  const { id } = made.data as AdCreative;
  const changed = await client.rpc('update_creative_with_asset', {
    ...{ p_id: id, p_campaign_id: campaign, p_title: 'Changed', p_description: null, p_click_url: null },
    ...{ p_width: null, p_height: null, p_ad_type: 'banner', p_asset_path: picture },
  });
  assert.deepEqual([changed.error, changed.data.title], [null, 'Changed']);
  const approved = await client.rpc('update_ad_creative_status', { p_id: id, p_status: 'active' });
  assert.equal(approved.data.status, 'active');
  const copy = await client.rpc('duplicate_ad_creative', { p_creative_id: id });
  assert.equal(copy.data.status, 'pending');
  const listed = await client.rpc('get_ad_creatives');
  assert.ok((listed.data as AdCreative[]).some((one) => one.id === id));
  assert.equal((await client.rpc('delete_ad_creative', { p_id: id })).error, null);
});
