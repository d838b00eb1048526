import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { guidOf } from '../server/src/domains/importing/hosted-library/test-library-host.ts';
import { changePublishStatus } from '../server/src/domains/videos/index.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { until } from './site.ts';
import { enterAsAdmin, site, url } from './talking.ts';
import { begin, played } from './watching.ts';

/** Puts the files of a video that plays here where the library streams this one from. */
async function fillPullZone(guid: string): Promise<void> {
  const folder = path.join(process.env.PULL_ZONE ?? '', guid);
  let failed: unknown = 'no video is ready';
  await until(
    async () => {
      const cards = await call('get_all_videos_with_details', {}, null);
      const ready = cards.find(({ playback_state }) => playback_state === 'ready');
      if (!ready) return false;
      const [row] = await call('get_video_details_by_slug', { p_slug: ready.slug }, null);
      const [, mediaId = '', file = ''] =
        /^\/media\/([^/]+)\/(.+\.m3u8)/.exec(row?.playback.master_url ?? '') ?? [];
      if (!file) return false;
      try {
        // Its higher rungs may still be on the way: what is half written goes while it is copied.
        cpSync(path.join(process.env.DATA_DIR ?? '', 'storage/media', mediaId), folder, { recursive: true });
        cpSync(path.join(folder, file), path.join(folder, 'playlist.m3u8'));
        return true;
      } catch (error) {
        failed = error;
        return false;
      }
    },
    60_000,
    () => String(failed),
  );
}

/** The host has no pictures, and pages of other journeys ask no other host. */
const takeOut = async (slug: string): Promise<void> => {
  const { platform } = site();
  const [row] = await platform.db.query<{ id: string }>('select id from videos where slug = $1', [slug]);
  if (row)
    await platform.db.transaction((transaction) =>
      changePublishStatus(transaction, platform, row.id, 'removed', 'This journey is over.'),
    );
};

test('an admin enters a key once, brings a video of the hosted library in, and it plays', async () => {
  atEnd(() => takeOut('over-the-water'));
  await fillPullZone(guidOf(71_000));
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/videos?tab=library`);
  await alive(page);
  await page.getByLabel('Account API Key', { exact: true }).fill('a wrong key');
  await page.getByRole('button', { name: 'Fetch Libraries' }).click();
  await page
    .getByText('Error fetching libraries: The key was not accepted. Ensure the Account API Key is correct.')
    .waitFor();
  await page.getByLabel('Account API Key', { exact: true }).fill(process.env.HOSTED_ACCOUNT_KEY ?? '');
  await page.getByRole('button', { name: 'Fetch Libraries' }).click();
  await page.getByText('Found 1 library.').waitFor();
  assert.equal(await page.getByLabel('Account API Key', { exact: true }).count(), 0);

  await page.getByRole('button', { name: 'Fetch Videos' }).click();
  await page.getByRole('checkbox', { name: 'Over the water' }).waitFor();
  assert.ok(await page.getByRole('checkbox', { name: 'Half a bridge: Transcoding' }).isDisabled());
  assert.equal(await page.getByRole('button', { name: 'Next' }).count(), 0, 'one page has no next');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Everyone depicted is an adult.').check();
  await page.getByLabel('I hold the rights to publish it here.').check();
  await looksRight(page, 'the tab of the hosted library');
  await page.getByRole('button', { name: 'Import 2 selected' }).click();
  await page.getByText('Imported 1 of 2 selected videos. Failed: 1.').waitFor();
  const failures = page.getByRole('list', { name: 'What we couldn’t import' });
  assert.match((await failures.textContent()) ?? '', /Borrowed without consent.*not allowed here/);
  assert.ok(await page.getByRole('checkbox', { name: 'Over the water: Already imported' }).isDisabled());

  // The key is kept: another visit needs none, and its page holds none.
  await page.reload();
  await alive(page);
  assert.ok(!(await page.content()).includes(process.env.HOSTED_ACCOUNT_KEY ?? ''));
  await page.getByRole('button', { name: 'Fetch Videos' }).click();
  await page.getByRole('checkbox', { name: 'Over the water: Already imported' }).waitFor();

  await page.goto(`${url}/play/over-the-water`);
  await begin(page, 'Over the water');
  await played(page, 1);
  const zone = process.env.HOSTED_LIBRARY_HOST ?? '';
  const others = faults.filter(
    (fault) =>
      // The host of streams is the one other place that a page asks; this one has no pictures, and a key was wrong.
      !fault.includes(zone) && !/status of 400/.test(fault),
  );
  assert.deepEqual(others, []);
});
