import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alive, atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { join } from './members.ts';
import { until } from './site.ts';
import { begin, played } from './watching.ts';

// What a phone's width must hold: a long name, a menu, one moving picture, the tab one is on.

const url = process.env.SITE_URL ?? '';
const ready = async () => {
  const rows = await call('get_all_videos_with_details', { p_limit: 100 }, null);
  return rows.filter((row) => row.playback_state === 'ready' && row.animated_preview_url);
};
await until(
  async () => (await ready()).length >= 3,
  120_000,
  () => 'the three videos were not prepared',
);
const [video] = await ready();

for (const width of [360, 390]) {
  test(`a long name of the site is one line on a phone, ${width} wide, for visitors and members`, async () => {
    const { page, context } = await visit({ url, width, height: 800 });
    for (const who of ['visitor', 'member']) {
      if (who === 'member') await join(context, url);
      await page.goto(`${url}/faq`);
      await alive(page);
      const found = await page.locator('header .brand').evaluate((brand) => {
        brand.lastChild!.textContent = 'The Moonlit Archive of Animated Nights';
        const { height, right } = brand.getBoundingClientRect();
        const tools = document.querySelector('header .tools')!.getBoundingClientRect();
        return {
          height,
          isApart: right <= tools.left,
          end: tools.right,
          wide: document.documentElement.scrollWidth,
        };
      });
      assert.ok(found.height <= 44, `${who}: ${JSON.stringify(found)}`);
      assert.ok(found.isApart && found.end <= width && found.wide <= width, JSON.stringify(found));
    }
  });
}

test('the player’s menu is a sheet at the bottom of a phone, wholly there to be pressed', async () => {
  const { page } = await visit({ url, width: 390, height: 844 });
  await page.goto(`${url}/play/${video!.slug}`);
  await begin(page, video!.title);
  await played(page, 0.2);
  await page.locator('.player').tap({ position: { x: 195, y: 60 } });
  await page.getByRole('button', { name: 'Settings', exact: true }).tap();
  const menu = page.getByRole('menu', { name: 'Settings' });
  await menu.waitFor();
  await page.waitForTimeout(350);
  const box = (await menu.boundingBox())!;
  assert.deepEqual([box.x, Math.round(box.width), Math.round(box.y + box.height)], [0, 390, 844]);
  const items = await menu.evaluate((list) => [list.scrollHeight, list.clientHeight]);
  assert.ok(items[0]! <= items[1]!, `some of it is out of view: ${items}`);
  await menu.getByRole('menuitem', { name: /^Speed/ }).tap();
  await page.getByRole('menuitemradio', { name: '1.5×' }).tap();
  assert.equal(await page.evaluate(() => document.querySelector('video')!.playbackRate), 1.5);
  await page.locator('h1').tap();
  await menu.waitFor({ state: 'detached' });
});

test('on a phone one card plays, and nothing lies over its picture but the heart', async () => {
  const { page } = await visit({ url, width: 390, height: 844 });
  // What other journeys left may have no clip, and fill the home page.
  const rows = await call('get_all_videos_with_details', { p_limit: 100 }, null);
  const shown = rows.find((row) => row.animated_preview_url !== null && row.playback_state === 'ready');
  await page.goto(`${url}/search?q=${encodeURIComponent(shown!.title)}`);
  await alive(page, '.line-banner');
  await atRest(page);
  for (const top of [500, 900, 1300]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(400);
    const count = await page.locator('.card .preview').count();
    assert.ok(count <= 1, `${count} play at once`);
  }
  const card = page.locator('.card[data-preview]:has(.badges)').first();
  await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator('.card .preview.shown').first().waitFor();
  const covered = page.locator('.card .art:has(.preview.shown) .badges');
  await until(
    async () =>
      (await covered.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).every(
        (opacity) => opacity === '0',
      ),
    5000,
    () => 'badges lie over what moves',
  );
});

test('of a strip of tabs that is wider than a phone, the one that is open is in view', async () => {
  const { page, context } = await visit({ url, width: 360, height: 800 });
  await join(context, url);
  await page.goto(`${url}/settings/delete`);
  const here = page.locator('.settings-nav [aria-current]');
  await until(
    async () => {
      const box = await here.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 360;
    },
    5000,
    () => 'the open tab is beyond the edge',
  );
});
