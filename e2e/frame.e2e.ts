import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { join } from './members.ts';
import { until } from './site.ts';

// What stands around every page, and the cards: at the widths where they change.

const url = process.env.SITE_URL ?? '';
await until(
  async () => {
    const rows = await call('get_all_videos_with_details', {}, null);
    return rows.filter((row) => row.playback_state === 'ready' && row.animated_preview_url).length >= 3;
  },
  120_000,
  () => 'the three videos were not prepared',
);
const seen = (page: Page, selector: string) => page.locator(selector).first().isVisible();

test('the header has three layouts: an icon that opens into the search, a box, and a box beside the menu', async () => {
  const { page } = await visit({ url, width: 390, height: 844 });
  await page.goto(`${url}/faq`);
  await alive(page);
  const box = page.locator('header input[name=q]');
  const icon = page.locator('header .search-open');
  assert.deepEqual([await box.isVisible(), await icon.isVisible()], [false, true]);
  await icon.click();
  await box.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('header input[name=q]'));
  await page.getByRole('button', { name: 'Close search' }).click();
  await box.waitFor({ state: 'hidden' });
  for (const [width, menu] of [
    [768, false],
    [1023, false],
    [1024, true],
  ] as const) {
    const { page: wide } = await visit({ url, width });
    await wide.goto(`${url}/faq`);
    assert.deepEqual(
      await Promise.all(
        ['header input[name=q]', 'header .search-open', 'header .main-nav'].map((part) => seen(wide, part)),
      ),
      [true, false, menu],
      `${width} pixels`,
    );
  }
});

test('the search of a phone opens on the screen, by touch and by keys, for visitors and members', async () => {
  const { page, context } = await visit({ url, width: 360, height: 800 });
  const box = page.locator('header input[name=q]');
  const icon = page.locator('header .search-open');
  for (const who of ['visitor', 'member']) {
    if (who === 'member') await join(context, url);
    for (const width of [360, 390, 480]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${url}/faq`);
      await alive(page);
      const by = width === 390 ? () => icon.press('Enter') : () => icon.tap();
      await by();
      await page.waitForFunction(() => document.activeElement?.matches('header input[name=q]'));
      const edges = await page.locator('header form.search').evaluate((form) => {
        const { left, right, top, bottom } = form.getBoundingClientRect();
        return { left, right, top, bottom, wide: document.documentElement.scrollWidth };
      });
      const where = `${who}, ${width}: ${JSON.stringify(edges)}`;
      assert.ok(edges.left >= 0 && edges.right <= width && edges.top >= 0 && edges.bottom <= 800, where);
      assert.ok(edges.wide <= width, where);
      await box.fill('lantern');
      const close = page.getByRole('button', { name: 'Close search' });
      const bounds = await close.boundingBox();
      assert.ok(bounds && bounds.x + bounds.width <= width && bounds.width >= 24, where);
      await box.press('Enter');
      await page.waitForURL(`${url}/search?q=lantern`);
    }
  }
});

test('the drawer leads to its parts in their order, and Surprise Me! to a video', async () => {
  const { page } = await visit({ url });
  await page.goto(`${url}/faq`);
  await alive(page, '#drawer ul');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  assert.deepEqual(await drawer.getByRole('listitem').allInnerTexts(), [
    'Categories',
    'Playlists',
    'Series',
    'Calendar',
    'Studios',
    'Layout Settings',
    'Surprise Me!',
  ]);
  assert.ok(await drawer.getByRole('link', { name: 'Log In' }).isVisible());
  await drawer.getByRole('link', { name: 'Surprise Me!' }).click();
  await page.waitForURL('**/play/*');
  // A page that only says its words is in no menu; the sitemap names it.
  for (const [path, name, heading] of [
    ['/premium', 'Premium', 'Coming Soon'],
    ['/studios', 'Studios', 'Studios'],
  ] as const) {
    await page.goto(`${url}/sitemap`);
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }
});

test('the footer has its columns, the year, and on the home page alone words about the site', async () => {
  const { page } = await visit({ url });
  const blurb = page.locator('footer.site').getByText('For people over 18.');
  await page.goto(`${url}/`);
  assert.deepEqual(await page.locator('footer.site nav h2').allInnerTexts(), [
    'Information',
    'Work With Us',
    'Support and Help',
  ]);
  assert.match(
    await page.locator('footer.site').innerText(),
    new RegExp(`© ${new Date().getUTCFullYear()} `),
  );
  assert.ok(await page.locator('footer.site').getByText('Demo catalog: ').isVisible());
  assert.equal(await blurb.count(), 1);
  await page.goto(`${url}/faq`);
  assert.equal(await blurb.count(), 0);
});

test('as many columns stand beside each other as were chosen, and a small screen offers no compact view', async () => {
  const { page } = await visit({ url });
  await page.goto(url);
  await alive(page);
  const grid = page.locator('.video-grid').first();
  const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  assert.equal(await columns(), 4, 'before anything was chosen');
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  const slider = page.getByRole('slider', { name: /columns/i });
  await slider.focus();
  for (const [key, wanted] of [
    ['Home', 3],
    ['End', 8],
    ['ArrowLeft', 6],
    ['ArrowLeft', 5],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await columns(), wanted);
  }
  assert.equal(await page.getByRole('button', { name: 'Compact' }).isVisible(), true);
  for (const [width, offered] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    assert.equal(await slider.isVisible(), offered, `columns are offered at ${width} pixels`);
    assert.equal(await columns(), offered ? 5 : 3);
  }
  await page.setViewportSize({ width: 639, height: 900 });
  assert.equal(await page.getByRole('button', { name: 'Compact' }).isVisible(), false);
});

test('a pointer that rests on a card plays its clip, and none is loaded where previews are off', async () => {
  const { page } = await visit({ url });
  const clips: string[] = [];
  page.on('request', (request) => {
    if (/preview[^/]*\.(mp4|webp)$/.test(new URL(request.url()).pathname)) clips.push(request.url());
  });
  const ready = async () => {
    await page.goto(url);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /preview-layer|later-parts/.test(name)),
    );
    await page.waitForTimeout(600);
  };
  await ready();
  // What other journeys left may have none.
  const card = page.locator('.video-grid .card[data-preview]').first();
  await card.hover();
  await card.locator('.preview.shown').waitFor();
  assert.ok(clips.length > 0);
  await page.mouse.move(0, 0);
  await card.locator('.preview').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  await page.getByRole('switch', { name: 'Auto-play previews' }).click();
  await ready();
  clips.length = 0;
  await page.locator('.video-grid .card').first().hover();
  await page.waitForTimeout(1200);
  assert.deepEqual(clips, []);
});

test('the player stays in view on an upright screen alone: a low one would hold nothing else', async () => {
  const [video] = await call('get_all_videos_with_details', {}, null);
  for (const [width, height, stays] of [
    [390, 844, true],
    [720, 450, false],
  ] as const) {
    const { page } = await visit({ url, width, height });
    await page.goto(`${url}/play/${video!.slug}`);
    await page.evaluate(() => scrollTo(0, 250));
    const top = await page.locator('.watch-player').evaluate((slot) => slot.getBoundingClientRect().top);
    assert.equal(top >= 0, stays, `${width} by ${height}: the player begins at ${top}`);
  }
});

test('a page that is reached from an open one is covered before its gate is there', async () => {
  const { page } = await visit({ url, adult: false });
  let open = () => {};
  const gateMayCome = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/age-gate-[^/]*\.js/, async (route) => {
    await gateMayCome;
    await route.continue();
  });
  await page.goto(`${url}/faq`);
  await alive(page, 'header *');
  await page.locator('header .brand').click();
  await page.locator('.page[inert] h1', { hasText: 'Watch anime' }).waitFor({ state: 'attached' });
  const covered = await page.screenshot();
  await page.locator('.page').evaluate((one) => one.replaceChildren());
  assert.ok(covered.equals(await page.screenshot()), 'something of the page is seen');
  open();
  await page.getByRole('button', { name: 'I am 18 or older' }).waitFor();
});

test('without script no button of a watch page does nothing', async () => {
  const { page } = await visit({ url, javaScript: false });
  const [video] = await call('get_all_videos_with_details', {}, null);
  await page.goto(`${url}/play/${video!.slug}`);
  const buttons = await page.locator('button:visible').all();
  for (const button of buttons) {
    const works = await button.evaluate(
      (one) =>
        one instanceof HTMLButtonElement && (one.popoverTargetElement !== null || one.type === 'submit'),
    );
    assert.ok(works, await button.evaluate((one) => one.outerHTML.slice(0, 120)));
  }
});

test('the popovers of the header lie wholly on a low screen, and what is beyond is scrolled to', async () => {
  for (const [width, height] of [
    [640, 300],
    [1024, 300],
  ] as const) {
    const { page } = await visit({ url, width, height });
    await page.goto(`${url}/faq`);
    await alive(page, '.layout-button');
    await page.locator('.layout-button').click();
    const panel = page.getByRole('dialog', { name: 'Layout Settings' });
    await panel.getByRole('switch', { name: 'Auto-play previews' }).waitFor();
    const box = (await panel.boundingBox())!;
    assert.ok(box.y >= 0 && box.y + box.height <= height, `${width} by ${height}: ${JSON.stringify(box)}`);
    for (const part of [panel.getByRole('heading'), panel.getByRole('switch')]) {
      await part.scrollIntoViewIfNeeded();
      const { y, height: tall } = (await part.boundingBox())!;
      assert.ok(y >= 0 && y + tall <= height, `${await part.innerText()} at ${y}`);
    }
  }
});

test('a long word in the name of a category or a tag breaks instead of leaving a phone', async () => {
  const [video] = await call('get_all_videos_with_details', {}, null);
  const { page } = await visit({ url, width: 390, height: 844 });
  for (const [path, names] of [
    ['/', '.category-links a'],
    [`/play/${video!.slug}`, '.ttl .ep, .desc .tags a'],
  ] as const) {
    await page.goto(url + path);
    await alive(page);
    const rights = await page.locator(names).evaluateAll((links) =>
      links.map((link) => {
        link.firstChild!.textContent = 'Lanternlighter'.repeat(5);
        return link.getBoundingClientRect().right;
      }),
    );
    assert.ok(rights.length > 0, path);
    assert.ok(
      rights.every((right) => right <= 390 - 16),
      `${path}: ${rights}`,
    );
  }
});

test('on a phone the row of a video’s buttons leaves room for the ring of focus', async () => {
  const [video] = await call('get_all_videos_with_details', {}, null);
  const { page } = await visit({ url, width: 390, height: 844 });
  await page.goto(`${url}/play/${video!.slug}`);
  await alive(page, '.actrow button');
  await page.locator('.ttl .st a').focus();
  await page.keyboard.press('Tab');
  const like = page.getByRole('button', { name: /^Like/ });
  assert.ok(await like.evaluate((button) => button.matches(':focus-visible')));
  await page.waitForTimeout(100);
  const room = await like.evaluate((button) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const inner = button.getBoundingClientRect();
    // What would cut the ring off: the row if it scrolls, else the window.
    const row = button.closest('.actrow')!;
    const cuts = getComputedStyle(row).overflow !== 'visible';
    const outer = cuts ? row.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight);
    return [inner.left - outer.left, inner.top - outer.top, outer.bottom - inner.bottom].map(
      (gap) => gap - ring,
    );
  });
  assert.ok(
    room.every((gap) => gap >= 0),
    `${room}`,
  );
});

test('an uploader’s link on a card is wholly there to be pressed, and a long name ends in the card', async () => {
  const { page } = await visit({ url });
  await page.goto(url);
  await alive(page);
  const link = page.locator('.video-grid .card .meta a').first();
  await link.scrollIntoViewIfNeeded();
  const edges = await link.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 1, bottom - 1].map((y) => one.contains(document.elementFromPoint(left + 4, y)));
  });
  assert.deepEqual(edges, [true, true]);
  const beyond = await link.evaluate((one) => {
    one.textContent = 'Lanternlighter '.repeat(9);
    return one.getBoundingClientRect().right - one.closest('.card')!.getBoundingClientRect().right;
  });
  assert.ok(beyond <= 0, `${beyond} beyond the card`);
});
