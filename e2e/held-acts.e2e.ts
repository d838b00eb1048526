import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { changePublishStatus } from '../server/src/domains/videos/index.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enter, enterAsAdmin, site } from './talking.ts';

const url = process.env.SITE_URL ?? '';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(url + path, { waitUntil: 'load' });
  await alive(page);
};

/** Reads one value until it is as expected, for the few seconds that a request takes. */
async function becomes(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  let last: unknown;
  for (const end = Date.now() + 8000; Date.now() < end; await new Promise((done) => setTimeout(done, 200))) {
    last = await read();
    if (last === expected) return;
  }
  assert.equal(last, expected);
}

const readOne = async (query: string, id: string): Promise<unknown> =>
  Object.values((await site().platform.db.query<Record<string, unknown>>(query, [id]))[0] ?? {})[0];

/** Nothing of it plays, and other journeys look for what does. */
const takeOut = async (id: string): Promise<void> => {
  const { platform } = site();
  await platform.db.transaction((transaction) =>
    changePublishStatus(transaction, platform, id, 'removed', 'This journey is over.'),
  );
};

/** A video that waits for a review. */
async function waiting(title: string): Promise<string> {
  const { id } = await buildVideo(site().platform, { title, publishStatus: 'draft' });
  await site().platform.db.query(
    `update videos set publish_status = 'review', review_asked_at = now(), playback_state = 'ready' where id = $1`,
    [id],
  );
  atEnd(() => takeOut(id));
  return id;
}

test('what was decided before its tab was closed, or left, is decided', async () => {
  const keeper = await visit({ url });
  const { context } = await visit({ url });
  const [maker, reporter] = [
    await enter(context, url, newName('maker')),
    await enter(context, url, newName('reporter')),
  ];
  await enterAsAdmin(keeper.context);
  const titles = [`Closed lamp ${process.pid}`, `Left lamp ${process.pid}`];
  const [closed, left] = [await waiting(titles[0]!), await waiting(titles[1]!)];
  const statusOf = (id: string) => readOne('select publish_status from videos where id = $1', id);
  const approve = async (page: Page, title: string) => {
    await open(page, '/admin/review');
    const item = page.getByRole('listitem', { name: title });
    await item.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(`Approving “${title}”…`).waitFor();
    await item.waitFor({ state: 'hidden', timeout: 1000 });
  };

  const tab = await keeper.context.newPage();
  await approve(tab, titles[0]!);
  await looksRight(tab, 'an approval that can be taken back');
  const padding = await tab
    .locator('.status-message')
    .evaluate((said) => Number.parseFloat(getComputedStyle(said).paddingLeft));
  assert.ok(padding >= 12, 'its words keep off its edge');
  assert.equal(await statusOf(closed), 'review');
  await tab.close({ runBeforeUnload: true });
  await becomes(() => statusOf(closed), 'published');

  await approve(keeper.page, titles[1]!);
  await keeper.page.goto(`${url}/faq`);
  await becomes(() => statusOf(left), 'published');

  const video = await buildVideo(site().platform, { uploaderId: maker.id });
  const comment = await call(
    'create_comment',
    { p_video_id: video.id, p_content: `Lamps, lamps ${process.pid}` },
    maker,
  );
  await call(
    'submit-report',
    { target_kind: 'comment', target_id: comment.id, reason_category: 'SPAM_MISLEADING_SPONSORED' },
    reporter,
  );
  const caseId = String(await readOne('select case_id from reports where target_id = $1', comment.id));
  const desk = await keeper.context.newPage();
  await open(desk, `/admin/reports/${caseId}`);
  await desk.getByRole('button', { name: 'Take it', exact: true }).click();
  await desk.getByRole('button', { name: 'Put it back' }).waitFor();
  const form = desk.getByRole('region', { name: 'Decision' });
  await form.getByRole('radio', { name: /^Dismiss/ }).check();
  await form.getByText('Decide', { exact: true }).click();
  await form.getByRole('button', { name: 'Yes, decide' }).click();
  await form.getByText('Decided. We’ll send it in a few seconds.').waitFor();
  assert.equal(await form.getByRole('radio').count(), 0, 'what was filled in is folded away');
  assert.equal(await desk.evaluate(() => document.activeElement?.textContent), 'Undo');
  await form.getByRole('button', { name: 'Undo' }).click();
  assert.ok(await form.getByRole('radio', { name: /^Dismiss/ }).isChecked());
  await looksRight(desk, 'a decision that was taken back');
  await form.getByRole('button', { name: 'Yes, decide' }).click();
  await form.getByText('Decided. We’ll send it in a few seconds.').waitFor();
  await desk.close({ runBeforeUnload: true });
  await becomes(() => readOne('select state from cases where id = $1', caseId), 'dismissed');
  assert.deepEqual(keeper.faults, []);
});

test('who goes on within the back office finds what they decided, and hears if it was refused', async () => {
  const keeper = await visit({ url });
  const { context } = await visit({ url });
  const reporter = await enter(context, url, newName('reporter'));
  await enterAsAdmin(keeper.context);
  const { page } = keeper;
  await page.setViewportSize({ width: 1440, height: 900 });
  const title = `Walked lamp ${process.pid}`;
  const id = await waiting(title);
  await open(page, '/admin/review');
  await page.getByRole('listitem', { name: title }).getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`Approving “${title}”…`).waitFor();
  await page.getByRole('link', { name: 'All Videos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'All Videos' }).waitFor();
  await page.getByRole('row', { name: title }).getByText('Published').waitFor();
  assert.equal(await readOne('select publish_status from videos where id = $1', id), 'published');

  const film = await buildVideo(site().platform, { title: `Refused lamp ${process.pid}` });
  atEnd(() => takeOut(film.id));
  await call(
    'submit-report',
    { target_kind: 'video', target_id: film.id, reason_category: 'COPYRIGHT' },
    reporter,
  );
  const caseId = String(await readOne('select case_id from reports where target_id = $1', film.id));
  await open(page, `/admin/reports/${caseId}`);
  const form = page.getByRole('region', { name: 'Decision' });
  await form.getByRole('radio', { name: /^Dismiss/ }).check();
  await form.getByText('Decide', { exact: true }).click();
  await form.getByRole('button', { name: 'Yes, decide' }).click();
  await form.getByText('Decided. We’ll send it in a few seconds.').waitFor();
  // Meanwhile it is decided by somebody else.
  await site().platform.db.query(`update cases set state = 'dismissed', decided_at = now() where id = $1`, [
    caseId,
  ]);
  await page.getByRole('link', { name: 'All Videos' }).first().click();
  const told = page.getByText(/^Your decision on “Refused lamp .*” didn’t count, so nothing has changed\./);
  await told.waitFor();
  await looksRight(page, 'a decision that did not count');
  await told.getByRole('link', { name: 'Open the case' }).click();
  await page.waitForURL(new RegExp(caseId));
  assert.deepEqual(
    keeper.faults.filter((line) => !/status of 409/.test(line)),
    [],
  );
});
