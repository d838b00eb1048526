import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { rememberWatched } from '../server/src/domains/watching/history/history-queries.ts';
import { alive, atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { type Made, publish, remove } from './made-videos.ts';
import { joinConfirmed } from './members.ts';
import { enter, site } from './talking.ts';

// How the home page stands: rows of one rhythm, views that are what they are called, pages that begin at their top.

const url = process.env.SITE_URL ?? '';
const made: Made[] = [];
before(async () => {
  // With those of the site, more than one page.
  for (let n = 0; n < 12; n++) made.push(await publish(`Night ferry, part ${n + 1}`));
});
after(async () => {
  for (const video of made) await remove(video, 'The journey is over.');
});

async function choose(page: Page, view: string): Promise<{ width: number; height: number }> {
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  await page.locator('fieldset.views').getByRole('button', { name: view, exact: true }).click();
  await page.keyboard.press('Escape');
  const card = page.locator('.video-grid .card').first();
  return card.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect();
    return { width, height };
  });
}

test('a compact view shows more at once than the standard one, and a large one larger pictures', async () => {
  const { page } = await visit({ url });
  await page.goto(url);
  await alive(page);
  const [compact, standard, large] = [
    await choose(page, 'Compact'),
    await choose(page, 'Standard'),
    await choose(page, 'Large'),
  ];
  const all = JSON.stringify({ compact, standard, large });
  assert.ok(compact.width < standard.width && compact.height < standard.height * 0.85, all);
  assert.ok(large.width > standard.width * 1.2, all);
});

test('the facts of all cards of a grid have one height', async () => {
  for (const width of [390, 768, 1440]) {
    const { page } = await visit({ url, width });
    await page.goto(url);
    const heights = await page.locator('.video-grid .card:has(.meta b) .meta').evaluateAll((lines) => [
      ...new Set(
        // A last row that is not full is hidden.
        lines
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => Math.round(one.getBoundingClientRect().height)),
      ),
    ]);
    assert.ok(heights.length <= 1, `${width}: ${heights}`);
  }
});

test('ads between the latest videos leave no row half empty', async () => {
  for (const width of [390, 768, 1440]) {
    const { page } = await visit({ url, width });
    await page.goto(url);
    const shown = await page.locator('.video-grid').evaluate((grid) => {
      const rows = () => {
        const cells = [...grid.querySelectorAll(':scope > li:not(.rooms), :scope > .rooms > .room')];
        const tops = cells
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => one.getBoundingClientRect().top);
        const inRow = new Map<number, number>();
        for (const top of tops) inRow.set(Math.round(top), (inRow.get(Math.round(top)) ?? 0) + 1);
        return [...inRow.values()];
      };
      const without = rows();
      for (const after of [10, 5]) {
        const room = document.createElement('li');
        room.className = 'rooms';
        room.innerHTML = '<div class="room" data-on="DTM" style="--w: 300px; --r: 300 / 250"></div>';
        grid.children[after - 1]!.after(room);
      }
      return [without, rows()];
    });
    for (const rows of shown) assert.equal(new Set(rows).size, 1, `${width}: ${JSON.stringify(shown)}`);
  }
});

test('the next page of the latest videos begins at their top', async () => {
  const { page, faults } = await visit({ url });
  await page.goto(url);
  await alive(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  await page.waitForFunction(() => {
    const top = document.querySelector('#latest')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 3;
  });
  assert.deepEqual(faults, []);
});

test('a member writes a post beside the videos, which it does not push down', async () => {
  for (const width of [390, 1440]) {
    const { page, context } = await visit({ url, width });
    await page.goto(url);
    const top = () => page.locator('#latest').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await top();
    await joinConfirmed(context, url);
    await page.goto(url);
    await page.getByLabel('Write a post').waitFor();
    assert.equal(Math.round(await top()), Math.round(before), `${width} wide`);
  }
});

test('a period and a tab of home are in the address: a step back shows the one before, a link the same', async () => {
  const { page, faults } = await visit({ url });
  await page.goto(url);
  await alive(page);
  const chosen = (name: string) => page.getByRole('tab', { name, selected: true });
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.waitForURL(`${url}/?period=week`);
  await chosen('Week').waitFor();
  await page.reload();
  await alive(page);
  await chosen('Week').waitFor();
  await page.goBack();
  await page.waitForURL(`${url}/`);
  await chosen('Trending').waitFor();
  assert.deepEqual(faults, []);
});

test('what a member left in the middle stands on home until they take it away', async () => {
  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url);
  const [video] = await call('get_all_videos_with_details', { p_limit: 1 }, null);
  await rememberWatched(site().platform.db, member.id, video!.video_id);
  await call('save_watch_position', { p_video_id: video!.video_id, p_position_seconds: 30 }, member);
  await page.goto(url);
  await alive(page);
  await atRest(page);
  const row = page.getByRole('region', { name: 'Continue watching' });
  await row.getByText('Resumes at 0:30').waitFor();
  // A video of a series stands there as its series.
  const remove = row.getByRole('button', { name: /^Remove .* from (your history|Continue watching)$/ });
  // The panel under a mouse lies over neither what takes it away nor where it goes on. It opens over videos with a preview; this
  // one may have none.
  await row.locator('.card').evaluate((card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    card.classList.add('is-hover');
  });
  const covered = await row.locator('.begun > li').evaluate((item) =>
    [...item.querySelectorAll<HTMLElement>('button.iconbtn, .stopped')].flatMap((part) => {
      part.style.pointerEvents = 'auto';
      const { left, top, width, height } = part.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      part.style.pointerEvents = '';
      return at !== null && part.contains(at) ? [] : [part.textContent || part.ariaLabel];
    }),
  );
  assert.deepEqual(covered, []);
  await remove.click();
  await row.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
});

test('the foot of the page follows what it ends, and its columns stand in even steps', async () => {
  for (const width of [390, 1440]) {
    const { page } = await visit({ url, width });
    await page.goto(url);
    await alive(page);
    const { gap, steps } = await page.evaluate(() => {
      const foot = document.querySelector('footer.site')!;
      const shown = [...document.querySelectorAll('main > *')].filter((part) => part.checkVisibility());
      const starts = [...foot.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect().left);
      return {
        gap:
          foot.getBoundingClientRect().top -
          Math.max(...shown.map((part) => part.getBoundingClientRect().bottom)),
        steps: starts.slice(1).map((start, at) => Math.round(start - starts[at]!)),
      };
    });
    assert.ok(gap <= 60, `${width}: ${gap} px of nothing`);
    if (width === 1440) assert.ok(Math.abs(steps[0]! - steps[1]!) <= 12, `${steps}`);
  }
});
