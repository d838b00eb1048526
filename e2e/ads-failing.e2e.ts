import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { watchShifts } from './page-shifts.ts';
import { adOf, choose, hearEvents, makeKeeper, roomStands, scrollTo, sell, told } from './selling-ads.ts';
import { url } from './talking.ts';

const ask = /\/rpc\/get_available_ads/;
const file = /\/ad_assets\//;
const answer = (route: Route, status: number, body: string) =>
  route.fulfill({ status, contentType: 'application/json', body });
/** What may go wrong; `faults`: what the browser itself notes of it, whatever a page does. */
const failures: readonly { what: string; act(page: Page): Promise<unknown>; noted?: RegExp }[] = [
  {
    what: 'an ad blocker stops the question',
    act: (page) => page.route(ask, (route) => route.abort('blockedbyclient')),
    noted: /net::ERR_BLOCKED_BY_CLIENT/,
  },
  {
    what: 'the question fails',
    act: (page) => page.route(ask, (route) => answer(route, 500, '{"message":"The sea was rough."}')),
    noted: /status of 500/,
  },
  {
    what: 'the answer is nonsense',
    act: (page) => page.route(ask, (route) => answer(route, 200, '[{"placement_id"')),
  },
  {
    what: 'no answer comes',
    act: (page) =>
      page.route(ask, async (route) => {
        await page.waitForTimeout(9000).catch(() => {});
        await route.continue().catch(() => {});
      }),
  },
  {
    what: 'the picture is gone',
    act: (page) => page.route(file, (route) => route.fulfill({ status: 404 })),
    noted: /status of 404/,
  },
  {
    what: 'the program of ads does not load',
    act: (page) => page.route(/\/assets\/(fill-rooms|draw-ad)/, (route) => route.abort('blockedbyclient')),
    noted: /net::ERR_BLOCKED_BY_CLIENT/,
  },
];

test('whatever of ads fails, the page stands as if there were none', async () => {
  const keeper = await makeKeeper();
  const above = await sell(keeper, { pageType: 'Home Page', position: 'Before Content' });
  const below = await sell(keeper);
  await roomStands(above);
  await roomStands(below);
  for (const { what, act, noted } of failures) {
    // What moves by itself stands still: the spotlight changes its picture.
    const { page, context, faults } = await visit({ url, reducedMotion: true });
    const shifts = await watchShifts(page);
    await act(page);
    await page.goto(url, { waitUntil: 'load' });
    await alive(page);
    await scrollTo(page, above);
    await page.waitForTimeout(what === 'no answer comes' ? 9500 : 1500);
    assert.equal(await page.locator('.room > *').count(), 0, `${what}: nothing stands in a room`);
    const { moved, what: parts } = await shifts();
    // What a room would move is a tenth of the page; the header may settle by a pixel.
    assert.ok(moved <= 0.005, `${what}: ${moved} moved: ${parts}`);
    // The rest of the page works.
    await scrollTo(page, below);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Latest Release' }).waitFor();
    assert.deepEqual(
      faults.filter((fault) => !noted?.test(fault)),
      [],
      what,
    );
    await context.close();
  }
});

test('what comes late counts as seen only once it stands', async () => {
  const sold = await sell(await makeKeeper());
  await roomStands(sold);
  const { page, faults } = await visit({ url });
  await page.route(file, async (route) => {
    await page.waitForTimeout(2500);
    await route.continue();
  });
  const events = hearEvents(page);
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  await scrollTo(page, sold);
  await told(events, 'viewable');
  assert.deepEqual(events, [
    { kind: 'served', recorded: true, reason: null },
    { kind: 'viewable', recorded: true, reason: null },
  ]);
  assert.deepEqual(faults, []);
});

const frameUrl = 'https://frames.example/unit.html';
/** A page of an ad network that does what it must not. */
const hostile = `<!doctype html><style>html,body{height:4000px;width:4000px;background:#c22}</style>
<a id="out" target="_top" href="https://frames.example/away">x</a><script>
const tried = {};
const attempt = (name, act) => { try { tried[name] = String(act() ?? 'done'); } catch (error) { tried[name] = error.name; } };
attempt('location', () => { top.location.href = 'https://frames.example/away'; });
attempt('replace', () => { top.location.replace('https://frames.example/away'); });
attempt('link', () => { document.getElementById('out').click(); });
attempt('document', () => top.document.title);
attempt('frame', () => { frameElement.style.height = '4000px'; });
attempt('size', () => { top.resizeTo(10, 10); });
attempt('cookie', () => document.cookie);
attempt('storage', () => localStorage.length);
top.postMessage({ type: 'resize', height: 4000, width: 4000 }, '*');
document.title = JSON.stringify(tried);
</script>`;

test('a network frame that would lead the page away or grow stays in its box', async () => {
  const keeper = await makeKeeper();
  const { version } = await call('get_site_settings', {}, keeper);
  const set = (adHosts: string[] | null, p_version: number) =>
    call('update_site_settings', { p_settings: { adHosts }, p_version }, keeper);
  const on = await set(['frames.example'], version);
  atEnd(() => set(null, on.version));
  const sold = await sell(keeper, { size: '300x250', adType: 'interactive', frameUrl });
  await roomStands(sold);

  const refuser = await visit({ url });
  await refuser.page.goto(url, { waitUntil: 'load' });
  await scrollTo(refuser.page, sold);
  await refuser.page.locator(`[data-room="${sold.placementId}"][data-state="empty"]`).waitFor();
  assert.equal(await refuser.page.locator('iframe').count(), 0, 'pages of others need consent');
  assert.deepEqual(refuser.faults, []);

  const { page, context, faults } = await visit({ url });
  await choose(context, true);
  const asked: (string | undefined)[] = [];
  await context.route('https://frames.example/**', (route) => {
    asked.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: hostile });
  });
  const shifts = await watchShifts(page);
  await page.goto(url, { waitUntil: 'load' });
  await scrollTo(page, sold);
  const unit = page.frameLocator('iframe').locator('#out');
  await unit.waitFor({ state: 'attached' });
  const room = page.locator(`[data-room="${sold.placementId}"]`);
  const box = await room.boundingBox();
  await page.waitForTimeout(1500);
  assert.equal(page.url(), `${url}/`);
  assert.deepEqual(await room.boundingBox(), box, 'it did not grow');
  const frame = await page.locator('iframe').boundingBox();
  assert.deepEqual([frame?.width, frame?.height], [300, 250]);
  assert.ok((await shifts()).moved <= 0.001);
  const inner = page.frames().find((one) => one.url() === frameUrl);
  const tried = JSON.parse((await inner?.title()) ?? '{}') as Record<string, string>;
  for (const name of ['location', 'replace', 'document', 'cookie', 'storage'])
    assert.match(tried[name] ?? '', /Error$/, name);
  // A press within it leads nowhere either.
  await page.mouse.click((frame?.x ?? 0) + 20, (frame?.y ?? 0) + 10);
  await page.waitForTimeout(500);
  assert.equal(page.url(), `${url}/`);
  assert.deepEqual(asked, [undefined], 'it is asked once, and told nothing of the page');
  // The browser notes on the console what it kept the frame from.
  const notes = /asked a third party: https:\/\/frames\.example|sandbox|Unsafe attempt|Blocked a frame/;
  assert.deepEqual(
    faults.filter((fault) => !notes.test(fault)),
    [],
  );
  await adOf(page, sold).getByRole('button', { name: 'About this ad' }).click();
  await page
    .getByRole('dialog', { name: 'About this ad' })
    .getByText(`Paid for by ${sold.name} Ltd.`)
    .waitFor();
});
