import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildFilmed } from '#tests/inputs/test-performer-inputs.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { rollUpViews } from '../server/src/domains/watching/viewing/roll-up-views.ts';
import { rollUpWatching } from '../server/src/domains/watching/viewing/watch-recorder.ts';
import { alive, visit } from './browser.ts';
import { makeClip } from './clips.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { site, url } from './talking.ts';

const name = newName('studio');
const title = `Harbour of ${name}`;
const folder = process.env.DATA_DIR ?? '';
const first = path.join(folder, `${name}-1.mp4`);
const second = path.join(folder, `${name}-2.mp4`);
const pictures = process.env.PICTURES;
let maker: TestMember;

before(async () => {
  await makeClip(first, { seconds: 6 });
  await makeClip(second, { seconds: 4 });
  // What a publisher sends needs no review.
  maker = await makeMember(site().platform, name, { role: 'publisher', canUploadVideos: true });
});

async function asMaker() {
  const visited = await visit({ url });
  const [cookie = '', value = ''] = maker.cookie.split('=');
  await visited.context.addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  return visited;
}
async function take(page: Page, what: string): Promise<void> {
  if (!pictures) return;
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(150);
    await page.screenshot({ path: path.join(pictures, `${what}-${width}.png`), fullPage: true });
  }
}

/** Figures end where the words of their column do. */
async function figuresUnderHeads(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const apart = await page.locator('.data-table table').evaluate((table) => {
    const endOf = (cell: Element): number => {
      const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let end = 0;
      while (words.nextNode())
        if (words.currentNode.textContent?.trim()) {
          range.selectNodeContents(words.currentNode);
          end = Math.max(end, range.getBoundingClientRect().right);
        }
      return end;
    };
    const heads = [...table.querySelectorAll('thead th')];
    const [row] = table.querySelectorAll('tbody tr');
    return heads.flatMap((head, at) =>
      head.classList.contains('end') ? [Math.round(endOf(head) - endOf(row!.children[at]!))] : [],
    );
  });
  assert.ok(apart.length >= 3, `${apart}`);
  assert.deepEqual(
    apart.filter((pixels) => Math.abs(pixels) > 1),
    [],
  );
}

test('a video is uploaded, watched, measured, edited, given a new file and deleted', async () => {
  const { page, faults } = await asMaker();
  await page.goto(`${url}/upload`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Choose files' }).and(page.locator(':enabled')).waitFor();
  await page.getByLabel('Video files').setInputFiles(first);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Everyone depicted is an adult, drawn or not.').check();
  await page.getByLabel('I hold the rights to publish this video here.').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published', { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Studio' }).first().click();
  await page.getByRole('link', { name: title, exact: true }).waitFor();

  const { db } = site().platform;
  const rows = await db.query<{ id: string; slug: string }>('select id, slug from videos where title = $1', [
    title,
  ]);
  const { id, slug } = rows[0]!;
  const visitor = await visit({ url });
  const told = visitor.page.waitForResponse(
    (response) => response.url().endsWith('/report_watching') && response.status() === 200,
  );
  await visitor.page.goto(`${url}/play/${slug}`, { waitUntil: 'load' });
  await visitor.page.waitForFunction(() => document.querySelector('video')?.readyState === 4);
  await visitor.page.evaluate(() => document.querySelector('video')?.play());
  assert.deepEqual(await (await told).json(), { recorded: true });
  await visitor.context.close();
  await rollUpViews(db);
  await rollUpWatching(db);
  const [stored] = await db.query<{ playbacks: number; seconds: number; parts: number[] }>(
    'select playbacks, seconds, parts from video_watch_days where video_id = $1',
    [id],
  );
  assert.equal(stored?.playbacks, 1);
  assert.ok(stored.seconds >= 3 && stored.seconds <= 6, `${stored.seconds} seconds of six`);
  assert.ok(stored.parts.filter((part) => part === 1).length > 45, 'it was played from beginning to end');

  await page.reload({ waitUntil: 'load' });
  await take(page, 'studio');
  await looksRight(page, 'the studio');
  await figuresUnderHeads(page);
  await alive(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('img', { name: /^Share of playbacks that played each part: / }).waitFor();
  await page.getByRole('img', { name: /^Views from .* 1 in all/ }).waitFor();
  await page.getByText('of 1 playback', { exact: true }).waitFor();
  // Each day and each part says its number, to a pointer and to arrow keys.
  await page.getByRole('img', { name: /^Views from / }).focus();
  await page.keyboard.press('End');
  await page.getByText(/^\d+ \w+ \d{4}: 1$/).waitFor();
  const retention = page.getByRole('figure', { name: /^Retention/ });
  await retention.getByRole('img').hover();
  await retention.getByText(/^\d+:\d+: Share of playbacks \d+%$/).waitFor();
  await retention.getByRole('radio', { name: 'Table' }).check();
  assert.equal((await page.getByRole('row').filter({ hasText: '100%' }).count()) > 30, true);
  await take(page, 'statistics');
  await looksRight(page, 'statistics of a video');

  await page.setViewportSize({ width: 1440, height: 900 });
  const titleAt = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  const before = await titleAt();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  assert.equal(await titleAt(), before, 'the title keeps its place');
  await page.getByLabel('Title', { exact: true }).fill('Borrowed without consent');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The title holds a word that is not allowed here.').waitFor();
  await page.getByLabel('Title', { exact: true }).fill(`${title}, again`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.getByRole('heading', { name: `${title}, again` }).waitFor();
  await take(page, 'edit');
  await looksRight(page, 'the forms of a video');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('New file').setInputFiles(second);
  await page.getByLabel('Everyone depicted is an adult, drawn or not.').check();
  await page.getByLabel('I hold the rights to publish this video here.').check();
  await page.getByRole('button', { name: 'Replace the file' }).click();
  await page.getByText(/^We’re preparing the new file: \d+%$/).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Choose a new file' }).waitFor({ timeout: 60_000 });
  const [swapped] = await db.query<{ seconds: number; status: string }>(
    'select duration_seconds as seconds, publish_status as status from videos where id = $1',
    [id],
  );
  assert.deepEqual(swapped, { seconds: 4, status: 'published' });

  await page.getByText('Delete this video').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Your videos will appear here.').waitFor();
  // The title that was refused on purpose.
  assert.deepEqual(
    faults.filter((fault) => !/status of 400 .*update_own_video/.test(fault)),
    [],
  );
});

test('who is seen in a filmed video is recorded in the studio, and then it is sent on to its review', async () => {
  const { platform } = site();
  const filmed = await buildFilmed(platform, { title: `Filmed quay of ${name}`, uploaderId: maker.id });
  atEnd(() => platform.db.query('delete from videos where id = $1', [filmed.id]));
  await platform.db.query(`update videos set playback_state = 'ready' where id = $1`, [filmed.id]);
  const { page, faults } = await asMaker();
  await page.goto(`${url}/studio/${filmed.slug}?tab=edit`, { waitUntil: 'load' });
  await alive(page);
  const part = page.getByRole('region', { name: 'Performers' });
  await part.getByText('No performers on record yet.').waitFor();
  await part.getByLabel('Legal name').fill('Mio Kanda');
  await part.getByLabel('Date of birth').fill('1980-01-31');
  await part.getByLabel('Made on').fill('2020-02-01');
  await part.getByLabel('Document number').fill('TR 123');
  await part.getByRole('button', { name: 'Record the performer' }).click();
  await part.getByText(/^Born on 1980-01-31; passport TR 123\./).waitFor();
  await take(page, 'performers');
  await looksRight(page, 'the performers of a video');
  await part.getByRole('button', { name: 'Send to review' }).click();
  await page.getByText(/^Waiting for a review/).waitFor();
  await part.locator('summary', { hasText: 'Remove' }).click();
  await part.getByRole('button', { name: /^Yes, remove the record/ }).click();
  await part.getByText(/needs at least one record/).waitFor();
  // The last record, which was refused on purpose.
  assert.deepEqual(
    faults.filter((fault) => !/status of 409 .*delete_performer_record/.test(fault)),
    [],
  );
});

test('without script the charts are there, and a visitor is sent to log in', async () => {
  const { page } = await visit({ url, javaScript: false });
  await page.goto(`${url}/studio`);
  assert.equal(new URL(page.url()).pathname, '/login');
  const [cookie = '', value = ''] = maker.cookie.split('=');
  await page.context().addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${url}/studio?days=365`);
  await page.getByRole('img', { name: /^Views/ }).waitFor();
});
