import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { changeRole } from '../server/src/domains/accounts/index.ts';
import { visit } from './browser.ts';
import { makeClip } from './clips.ts';
import { approveDocument, sendDocument, signAgreement } from './identifying.ts';
import { looksRight } from './looks-right.ts';
import { joinConfirmed, newName } from './members.ts';
import { onSite } from './on-site.ts';
import { begin, played } from './watching.ts';

const url = process.env.SITE_URL ?? '';
const maker = newName('maker');
const reviewer = newName('reviewer');
const title = `Evening of ${maker}`;
const clip = path.join(process.env.DATA_DIR ?? '', `${maker}.mp4`);
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const cookies = new Map<string, Cookies>();
const padding = 40 * 1024 * 1024;

before(async () => {
  await makeClip(clip, { seconds: 6 });
  // A box that says nothing, so that the file takes a while on its way.
  const box = Buffer.alloc(padding);
  box.writeUInt32BE(padding, 0);
  box.write('free', 4);
  await appendFile(clip, box);
  for (const name of [maker, reviewer]) {
    const { context } = await visit({ url });
    await joinConfirmed(context, url, name);
    cookies.set(name, await context.cookies());
    await context.close();
  }
  await onSite(process.env, async (platform) => {
    const { db } = platform;
    await db.transaction(async (transaction) => {
      const idOf = async (name: string): Promise<string> =>
        (await transaction.query<{ id: string }>('select id from profiles where username = $1', [name]))[0]!
          .id;
      await changeRole(transaction, platform, await idOf(reviewer), 'admin');
    });
  });
});

async function as(name: string) {
  const visited = await visit({ url });
  await visited.context.addCookies(cookies.get(name) ?? []);
  visited.page.on('dialog', (dialog) => void dialog.accept());
  return visited;
}
const line = (wire: CDPSession, kilobytes: number, offline = false) =>
  wire.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: kilobytes < 0 ? -1 : kilobytes * 1024,
  });
/** How much has arrived, and, once that can be told, how long the rest takes. */
const sendingWords = /^[1-9]\d* of \d+ MB(, .* left)?$/;
const choose = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Choose (more )?files$/ })
    .and(page.locator(':enabled'))
    .waitFor();
  await page.getByLabel('Video files').setInputFiles(clip);
};

test('a member becomes a creator, uploads over a cut connection, is reviewed, and a visitor watches it', async (line) => {
  await line.test(
    'applies, is approved, shows who they are, signs, and finds the uploads open',
    becomesCreator,
  );
  await line.test('uploads through a cut and a reload, and declares', uploads);
  await line.test('is reviewed', isReviewed);
  await line.test('is watched by a visitor', isWatched);
});

async function becomesCreator() {
  const { page, context } = await as(maker);
  const office = await as(reviewer);
  try {
    await page.goto(`${url}/become-creator`, { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Become a Creator' }).click();
    await page.getByLabel('What you make').fill('Short films about evenings');
    await page.getByLabel('About you and your work').fill('I draw by night.');
    await page.getByLabel('Link 1').fill('https://films.example/evenings');
    await page.getByLabel(/^I am an adult/).check();
    await page.getByLabel(/^I hold the rights/).check();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('heading', { name: 'Your application is waiting for a decision' }).waitFor();

    await office.page.goto(`${url}/admin/applications?q=${maker}`, { waitUntil: 'load' });
    await office.page.getByRole('link', { name: maker, exact: true }).click();
    await office.page.getByText('https://films.example/evenings').waitFor();
    await office.page.getByRole('button', { name: 'Approve' }).click();
    await office.page.getByText('Approved. Their role is now Creator.').waitFor();

    await page.reload({ waitUntil: 'load' });
    await page.getByRole('heading', { name: 'We approved your application' }).waitFor();
    await page.getByRole('link', { name: 'Go to your verification' }).click();
    await page.waitForURL(`${url}/settings/verify`);
    await sendDocument(page, 'Mio Kanda');
    await approveDocument(office.page, url, maker);
    await page.reload({ waitUntil: 'load' });
    await signAgreement(page, 'Mio Kanda');
    await page.goto(`${url}/become-creator`, { waitUntil: 'load' });
    await page.locator('main').getByRole('link', { name: 'Upload', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Uploads' }).waitFor();
  } finally {
    await context.close();
    await office.context.close();
  }
}

async function uploads() {
  const { page, context } = await as(maker);
  try {
    let begun = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/upload/resumable')) begun++;
    });
    await page.goto(`${url}/upload`, { waitUntil: 'load' });
    await page.getByText('Drop video files here').waitFor();
    await looksRight(page, 'the page of uploads before the first');
    await page.setViewportSize({ width: 1440, height: 900 });
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    await line(wire, 4000);
    await choose(page);
    await page.getByText(sendingWords).waitFor();
    await line(wire, 4000, true);
    await page.getByText(/^The connection was lost at/).waitFor();
    await line(wire, 4000);
    await page.getByText(sendingWords).waitFor();
    // What is typed while the file is on its way is there again afterwards.
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Tags', { exact: true }).fill('evening, Rain');
    await page.waitForTimeout(1500);

    await page.reload({ waitUntil: 'load' });
    await page
      .getByText(/^You’ve uploaded [1-9]\d* of \d+ MB\. Choose the same file again to resume\.$/)
      .waitFor();
    await line(wire, -1);
    await choose(page);
    await page.getByText(/^Uploaded\b/).waitFor();
    assert.equal(begun, 1, 'it went on with the same upload');

    assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), title);
    await page.getByRole('button', { name: 'Remove Rain' }).waitFor();
    await page.getByLabel('Spoken language').selectOption('ja');
    await page.getByText('None. Choose languages').click();
    await page.getByLabel('English', { exact: true }).check();
    await page.getByLabel('Everyone depicted is an adult, drawn or not.').check();
    await page.getByLabel('I hold the rights to publish this video here.').check();
    await page.getByRole('button', { name: 'Send to review' }).click();
    await page.getByText(/^Waiting for a review/).waitFor({ timeout: 90_000 });
    await looksRight(page, 'the page of uploads');
  } finally {
    await context.close();
  }
}

async function isReviewed() {
  const before = await visit({ url });
  try {
    await before.page.goto(`${url}/user/${maker}?initialTab=Videos`, { waitUntil: 'load' });
    assert.equal(await before.page.getByRole('link', { name: title }).count(), 0, 'nobody sees it yet');
  } finally {
    await before.context.close();
  }
  const office = await as(reviewer);
  try {
    await office.page.goto(`${url}/admin/review`, { waitUntil: 'load' });
    const item = office.page.getByRole('listitem', { name: title });
    await item.getByRole('button', { name: 'Watch it' }).click();
    await office.page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>('.review-player video')?.readyState ?? 0) > 0,
    );
    await looksRight(office.page, 'the review queue');
    await item.getByRole('button', { name: 'Approve' }).click();
    // It folds away at once, and is sent once it cannot be taken back any more.
    const held = office.page.getByText(`Approving “${title}”…`);
    await held.waitFor();
    await item.waitFor({ state: 'detached' });
    await held.waitFor({ state: 'detached' });
  } finally {
    await office.context.close();
  }
}

async function isWatched() {
  const { page, context } = await visit({ url });
  try {
    await page.goto(`${url}/user/${maker}?initialTab=Videos`, { waitUntil: 'load' });
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await begin(page, title);
    const pictures = () =>
      page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
    await played(page, 1);
    const shown = await pictures();
    await played(page, 3);
    assert.ok((await pictures()) > shown + 10, 'pictures of it follow one another on the screen');
  } finally {
    await context.close();
  }
}

test('a member takes a published video back from the page of uploads', async () => {
  const { page, context } = await as(maker);
  try {
    await page.goto(`${url}/profile`, { waitUntil: 'load' });
    await page.getByRole('link', { name: 'See all: Uploads' }).click();
    await page.getByRole('heading', { level: 1, name: 'Uploads' }).waitFor();
    const entry = page.getByRole('listitem', { name: title });
    await entry.getByText('Published', { exact: true }).waitFor();
    await entry.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('radio', { name: 'Keep as a draft' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.getByText('Draft', { exact: true }).waitFor();
  } finally {
    await context.close();
  }
});
