import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { dropDemoAds, makeDemoAds } from '../server/src/main/demo/demo-ads.ts';
import { alive, atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { watchShifts } from './page-shifts.ts';
import { hearAds, makeKeeper, roomStands, sell } from './selling-ads.ts';
import { until } from './site.ts';
import { enter, site, url } from './talking.ts';
import { begin } from './watching.ts';

/** The house's own ads, one in every place that pages have, until the test ends. */
async function postHouseAds(): Promise<void> {
  const { platform } = site();
  // What other journeys sold would stand in rooms of the house, some of it without a file.
  const keeper = await makeKeeper();
  const others = await platform.db.query<{ id: string }>(
    `select id from ad_campaigns where is_active and deleted_at is null and objective <> 'house'`,
  );
  for (const { id } of others) await call('set_ad_campaign_active', { p_id: id, p_is_active: false }, keeper);
  atEnd(() => site().platform.db.transaction((transaction) => dropDemoAds(transaction, site().platform)));
  await makeDemoAds(platform, { everywhere: true });
  await until(
    async () => {
      const [row] = await platform.db.query<{ left: string }>(
        `select count(*) as left from ad_assets where state = 'preparing' and path like 'demo/%'`,
      );
      return Number(row?.left) === 0;
    },
    60_000,
    () => 'the moving ad was not prepared',
  );
}

/** Reads a page to its end, a third of a screen at a time. */
async function readThrough(page: Page): Promise<void> {
  const step = () => {
    scrollBy({ top: 300, behavior: 'instant' });
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  };
  for (let steps = 0; steps < 40 && !(await page.evaluate(step)); steps++) await page.waitForTimeout(120);
}

/** In a grid of cards: how much less wide an ad is than the card before it, or less high than its row. */
function bareBeside(room: Element): number {
  const card = room.closest(
    '.video-grid:not([data-view="list"], [data-view="details"]), .recommended, .playlist-grid',
  )
    ? room.parentElement?.previousElementSibling
    : null;
  const ad = room.querySelector('.room-ad');
  if (!card || !ad) return 0;
  const [own, beside] = [ad.getBoundingClientRect(), card.getBoundingClientRect()];
  const line = room.querySelector('.room-bar')?.getBoundingClientRect().bottom ?? 0;
  const isSameRow = Math.abs(room.getBoundingClientRect().top - beside.top) < 2;
  return Math.max(beside.width - own.width, isSameRow ? Math.abs(beside.bottom - line) : 0);
}

/**
 * Each room that a page has at this width is filled, and what fills it stays within it; answers how many are. One for which
 * there was no ad is empty, and stays where closing it would move a column.
 */
async function lookAtRooms(page: Page, what: string): Promise<number> {
  const rooms = await page.locator('.room:visible:not([data-as])').all();
  let filled = 0;
  for (const [at, room] of rooms.entries()) {
    // It was empty, and went while it was out of view.
    if (!(await room.isVisible())) continue;
    // Whoever reads stops where a slow machine may have drawn nothing while it scrolled.
    await room.scrollIntoViewIfNeeded();
    await until(
      () =>
        room.evaluate(
          (one) =>
            one.dataset.state === 'empty' ||
            (one.dataset.state === 'filled' &&
              [...one.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0)),
        ),
      10_000,
      () => `${what}: room ${at + 1} of ${rooms.length} waits`,
    );
    if ((await room.getAttribute('data-state')) === 'empty') continue;
    filled++;
    const [outer, inner] = [await room.boundingBox(), await room.locator('.room-ad').boundingBox()];
    assert.ok(inner && outer && inner.width > 40 && inner.height > 20, `${what}: room ${at + 1} has a size`);
    assert.ok(inner.x >= outer.x - 1 && inner.x + inner.width <= outer.x + outer.width + 1);
    const bare = await room.evaluate(bareBeside);
    assert.ok(bare <= 1, `${what}: room ${at + 1} leaves ${bare} of its cell bare`);
  }
  return filled;
}

/** How far a page moves while it is read by somebody who sees no ads. */
async function movedWithout(path: string, width: number): Promise<number> {
  const { page, context } = await visit({ url, width, reducedMotion: true });
  await enter(context, url, undefined, 'premium_member');
  const shifts = await watchShifts(page);
  await page.goto(url + path, { waitUntil: 'load' });
  await alive(page);
  await readThrough(page);
  assert.equal(await page.locator('.room').count(), 0);
  const { moved } = await shifts();
  await context.close();
  return moved;
}

test('home and watch with every format of ads: nothing moves, nothing is too wide, all is drawn', async () => {
  for (let count = 0; count < 7; count++) await buildVideo(site().platform);
  await postHouseAds();
  const videos = await call('get_all_videos_with_details', {}, null);
  const ready = videos.find(({ playback_state: state }) => state === 'ready');
  const pages = [
    ['home', '/'],
    ['watch', `/play/${ready?.slug}`],
  ] as const;
  for (const [name, path] of pages) {
    for (const width of [390, 768, 1440]) {
      const what = `${name} at ${width}`;
      const { page, context, faults } = await visit({ url, width, reducedMotion: width < 1440 });
      const shifts = await watchShifts(page);
      await page.goto(url + path, { waitUntil: 'load' });
      await alive(page);
      await page.locator('.room[data-state]').first().waitFor({ state: 'attached' });
      await atRest(page);
      // Else the next video follows while this page is read.
      await page.evaluate(() => document.querySelector<HTMLVideoElement>('.player video')?.pause());
      const first = await shifts();
      assert.ok(first.moved <= 0.005, `${what}: ${first.what}`);
      await readThrough(page);
      const count = await lookAtRooms(page, what);
      assert.ok(count >= (name === 'home' && width > 390 ? 3 : 2), `${what} has ${count} rooms`);
      const { moved, what: parts } = await shifts();
      // What moves by itself does so by chance, as pictures and comments come: the worst of two is compared.
      const without =
        moved > 0.02 ? Math.max(await movedWithout(path, width), await movedWithout(path, width)) : 0;
      assert.ok(moved - without <= 0.02, `${what}: ${moved} moved, ${without} without ads: ${parts}`);
      if (process.env.PICTURES) {
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}.png`, fullPage: true });
      }
      if (width === 1440) {
        const floating = page.locator('.room[data-as="floating"]');
        await floating.locator('img').waitFor();
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await floating.boundingBox()) ?? {};
        assert.deepEqual([x + wide, y + height], [1440 - 20, 900 - 20], 'from the corner');
        if (name === 'home') await turnSlides(page);
        else {
          await framedInColumn(page);
          await pressZonesAndFilm(page);
        }
        await looksRight(page, what);
        await page.setViewportSize({ width, height: 900 });
        await floating.getByRole('button', { name: 'Close this ad' }).click();
        await floating.waitFor({ state: 'hidden' });
        // For the visit, on every page that is loaded in it.
        const asked = hearAds(page);
        await page.reload({ waitUntil: 'load' });
        await until(
          () => asked.length > 0,
          10_000,
          () => `${what}: nothing was asked after a reload`,
        );
        const floats = await floating.getAttribute('data-room');
        assert.ok(!asked[0]?.input.p_placements?.includes(floats ?? ''), `${what}: it floats again`);
        assert.equal(await floating.isVisible(), false);
      }
      assert.deepEqual(faults, [], what);
      await context.close();
    }
  }
  await noneWithoutResults(videos[0]!.title);
});

/** A search that finds nothing has no ads, and the next one has them again. */
async function noneWithoutResults(title: string): Promise<void> {
  const { page, context } = await visit({ url, width: 1440 });
  await page.goto(`${url}/search?q=qqqqzzzz`, { waitUntil: 'load' });
  await alive(page);
  await atRest(page);
  assert.ok((await page.locator('.room').count()) > 0, 'rooms of a search are in the page');
  assert.equal(await page.locator('.room[data-state]').count(), 0);
  assert.equal(await page.locator('.room').filter({ visible: true }).count(), 0);
  await page.locator('.search-box input[name=q]').fill(title);
  await page.keyboard.press('Enter');
  await page.locator('.room[data-state]').first().waitFor({ state: 'attached' });
  await context.close();
}

/** Beside the player an ad has a frame as wide as the rows, and stands in its middle. */
async function framedInColumn(page: Page): Promise<void> {
  const frames = await page.locator(':is(.side, .related) > .rooms > .room').evaluateAll((rooms) =>
    rooms
      .filter((room) => room.checkVisibility())
      .map((room) => {
        const column = room.closest('.side')!.getBoundingClientRect();
        const frame = room.getBoundingClientRect();
        const ad = room.querySelector('.room-ad')?.getBoundingClientRect() ?? frame;
        return [column.width - frame.width, ad.left - frame.left - (frame.right - ad.right)].map(Math.round);
      }),
  );
  assert.ok(frames.length > 0, 'there are ads beside the player');
  for (const frame of frames) assert.deepEqual(frame, [0, 0]);
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Parts that are drawn, and where. */
const edgesOf = (page: Page, selector: string): Promise<Edges[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );

test('on a phone what floats lies neither on the player nor on the mini-player, at any scroll', async () => {
  const sold = await sell(await makeKeeper(), { position: 'Floating', size: '300x250' });
  const videos = await call('get_all_videos_with_details', {}, null);
  const ready = videos.find(({ playback_state: state }) => state === 'ready');
  const path = `/play/${ready?.slug}`;
  await roomStands(sold, { path });
  const { page, context, faults } = await visit({ url, width: 390, height: 844 });
  const room = page.locator(`[data-room="${sold.placementId}"]`).first();
  const isFree = async (what: string) => {
    await page.waitForTimeout(150);
    const [one] = await edgesOf(page, `[data-room="${sold.placementId}"]`);
    for (const other of one ? await edgesOf(page, '.watch-player, .player-dock, header.top') : [])
      assert.ok(
        one!.left >= other.right ||
          other.left >= one!.right ||
          one!.top >= other.bottom ||
          other.top >= one!.bottom,
        `${what}: ${JSON.stringify([one, other])}`,
      );
    return one !== undefined;
  };
  await page.goto(url + path, { waitUntil: 'load' });
  await alive(page);
  await room.locator('img').waitFor();
  assert.ok(await isFree('at the top'));
  for (const top of [200, 600, 100, 0]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await isFree(`at ${top}`);
  }
  // On its side there is no room for both.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForTimeout(300);
  assert.equal(await isFree('on its side'), false);
  await page.setViewportSize({ width: 390, height: 844 });
  await room.locator('img').waitFor();

  await begin(page, ready?.title ?? '');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('region', { name: /^Mini-player/ }).waitFor();
  await page.waitForTimeout(1500);
  await isFree('beside the mini-player');
  await page
    .getByRole('button', { name: 'Close the mini-player' })
    .evaluate((button: HTMLElement) => button.click());
  await room.locator('img').waitFor();
  assert.ok(await isFree('without it'));
  assert.deepEqual(faults, []);
  await context.close();
});

async function turnSlides(page: Page): Promise<void> {
  const slides = page.locator('.room-slides');
  assert.equal(await slides.locator('img').count(), 3);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await until(
    () => slides.evaluate((list) => list.scrollLeft >= list.clientWidth - 2),
    5000,
    () => 'the next picture does not come',
  );
}

async function pressZonesAndFilm(page: Page): Promise<void> {
  for (const name of ['How it works', 'Apply'])
    assert.match((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '', /^\/go\//);
  const film = page.locator('.room video');
  await film.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await until(
    () => film.evaluate((one: HTMLVideoElement) => one.currentTime > 0 && one.muted),
    10_000,
    () => 'the ad that moves does not move',
  );
  await page.getByRole('button', { name: 'Stop the video' }).click();
  assert.ok(await film.evaluate((one: HTMLVideoElement) => one.paused));
}
