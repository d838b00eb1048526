import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { makeClip } from './clips.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { enterAsAdmin, site, url } from './talking.ts';

const stamp = `${process.pid}`;
const title = `Copper Aviary ${stamp}`;
const status = (page: Page, text: string | RegExp) =>
  page.locator('.status-message', { hasText: text }).first().waitFor({ timeout: 15_000 });

/** Six loose videos, named as releases are. */
async function makeLoose() {
  const { platform } = site();
  const names = [
    `[Kite] ${title} - 01 (1080p) [1A2B3C4D]`,
    `[Kite] ${title} - 02v2 (1080p)`,
    `${title} Episode 3 English Subbed`,
    `${title} EP.04`,
    `${title} #5`,
    `${title} 第６話`,
  ];
  const ids: string[] = [];
  for (const name of names)
    ids.push((await buildVideo(platform, { title: name, category: 'Uncategorized' })).id);
  // Other journeys look at what is newest.
  atEnd(async () => {
    await platform.db.query(`update videos set publish_status = 'draft' where id = any($1)`, [ids]);
    await platform.db.query(`delete from episode_proposals where work_title like $1`, [`%${stamp}%`]);
    await platform.db.query(`delete from works where title like $1`, [`%${stamp}%`]);
  });
  return ids;
}

const proposals = `${url}/admin/works?tab=proposals`;
const groupOf = (page: Page, name = title) => page.getByRole('region', { name, exact: true });

test('six loose videos are proposed as a series, accepted, undone, and accepted again', async () => {
  const ids = await makeLoose();
  const { platform } = site();
  await until(
    async () =>
      (
        await platform.db.query(
          `select from episode_proposals where video_id = any ($1) and state = 'open'`,
          [ids],
        )
      ).length === 6,
    // It looks once a minute.
    120_000,
    () => 'the worker proposed nothing',
  );
  const keeper = await visit({ url });
  await enterAsAdmin(keeper.context);
  const { page } = keeper;
  await page.goto(proposals, { waitUntil: 'load' });
  await alive(page);
  const group = groupOf(page);
  await group.getByText('6 videos · a new work').waitFor();
  assert.equal(await group.getByRole('spinbutton').count(), 6);
  await looksRight(page, 'the proposals');
  const accept = async () => {
    await groupOf(page).getByRole('button', { name: 'Accept 6 videos' }).click();
    await status(page, `6 videos: now in “${title}”.`);
    await groupOf(page).waitFor({ state: 'detached' });
  };
  await accept();
  const { page: seen } = await visit({ url });
  const [work] = await platform.db.query<{ slug: string }>('select slug from works where title = $1', [
    title,
  ]);
  const series = `${url}/series/${work!.slug}`;
  const numbers = async () => {
    await seen.goto(series, { waitUntil: 'load' });
    const names = await seen
      .getByRole('main')
      .getByText(/^Episode [1-6]$/)
      .allTextContents();
    return new Set(names).size;
  };
  assert.equal(await numbers(), 6);
  await page.getByRole('tab', { name: 'Recent changes' }).click();
  await looksRight(page, 'the last acts');
  await page.getByRole('button', { name: `Undo: Made 6 videos episodes of "${title}".` }).click();
  await status(page, `Undone: Made 6 videos episodes of "${title}".`);
  assert.equal((await seen.goto(series))!.status(), 404);
  await page.getByRole('tab', { name: 'Proposals' }).click();
  await groupOf(page).waitFor();
  await accept();
  assert.equal(await numbers(), 6);
  assert.deepEqual(keeper.faults, []);
});

test('works are merged, and the old address leads on; the other work is searched by its title', async () => {
  const { platform } = site();
  const keeper = await visit({ url });
  await enterAsAdmin(keeper.context);
  const { page } = keeper;
  for (const name of [`Tin Orchard ${stamp}`, `Tin Orchards ${stamp}`]) {
    await page.goto(`${url}/admin/works`, { waitUntil: 'load' });
    await alive(page);
    await page.getByRole('button', { name: 'New work' }).click();
    const made = page.getByRole('dialog', { name: 'New work' });
    await made.getByLabel('Title', { exact: true }).fill(name);
    await made.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  atEnd(() => platform.db.query(`delete from works where title like $1`, [`Tin Orchard%${stamp}`]));
  const merging = page.getByRole('region', { name: 'Merge' });
  await merging.getByLabel('The other work').fill(`Tin Orchard ${stamp}`);
  await merging.getByRole('option', { name: new RegExp(`^Tin Orchard ${stamp}`) }).click();
  await merging.getByText('It goes into this work.').waitFor();
  await looksRight(page, 'a work with its tools');
  await merging.locator('summary').click();
  await merging.getByRole('button', { name: 'Yes, merge it' }).click();
  await status(page, 'Both are one work now.');
  const { page: seen } = await visit({ url });
  await seen.goto(`${url}/series/tin-orchard-${stamp}`);
  assert.equal(new URL(seen.url()).pathname, `/series/tin-orchards-${stamp}`);
  await seen.getByText(`Tin Orchard ${stamp}`).first().waitFor();
  assert.deepEqual(keeper.faults, []);
});

test('a creator’s upload says its series, by the name of its file, and shows on the desk', async () => {
  const { platform } = site();
  const maker = await visit({ url });
  const member = await makeMember(platform, newName('sayer'), { role: 'publisher', canUploadVideos: true });
  const [cookie = '', value = ''] = member.cookie.split('=');
  await maker.context.addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  const name = `Slate Meadow ${stamp}`;
  const clip = path.join(process.env.DATA_DIR ?? '', `[Kite] ${name} - 04 (Uncensored).mp4`);
  await makeClip(clip, { seconds: 3 });
  const { page } = maker;
  await page.goto(`${url}/upload`, { waitUntil: 'load' });
  await alive(page);
  await page.getByLabel('Video files').setInputFiles(clip);
  const about = page.getByRole('region', { name: 'Series', exact: true });
  await about.getByRole('button', { name: `From its name: “${name}”, Episode 4` }).click();
  assert.equal(await about.getByLabel('Number').inputValue(), '4');
  assert.equal(await about.getByLabel('Group that released it').inputValue(), 'Kite');
  await about.getByText('we’ll add the series for review').waitFor();
  await looksRight(page, 'the series of an upload');
  await page.getByLabel('Everyone depicted is an adult, drawn or not.').check();
  await page.getByLabel('I hold the rights to publish this video here.').check();
  await page.getByRole('button', { name: /^(Publish|Send to review)/ }).click();
  const keeper = await visit({ url });
  await enterAsAdmin(keeper.context);
  await until(
    async () =>
      (
        await platform.db.query(
          `select from episode_proposals where work_title = $1 and origin = 'uploader' and state = 'open'`,
          [name],
        )
      ).length === 1,
    60_000,
    () => 'what the uploader said is not on the desk',
  );
  await keeper.page.goto(proposals, { waitUntil: 'load' });
  await groupOf(keeper.page, name).getByText('said by its uploader').waitFor();
  assert.deepEqual([...maker.faults, ...keeper.faults], []);
});
