import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { callsAt } from './calling.ts';
import { atEnd } from './closing.ts';
import { startSite, until } from './site.ts';
import { begin, played } from './watching.ts';

test('a first start leads from one command to a playing video', { timeout: 200_000 }, async () => {
  const site = await startSite({ DEMO: '1' });
  atEnd(() => site.stop());
  const listening = Date.now();
  const { call } = callsAt(site.url);
  // `localhost` means one of the two, as the machine pleases.
  const loopbacks = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address, family } of loopbacks.filter(({ internal }) => internal)) {
    if (address !== '127.0.0.1' && address !== '::1') continue;
    const host = family === 'IPv6' ? `[${address}]` : address;
    const { status } = await fetch(`http://${host}:${new URL(site.url).port}/health/live`);
    assert.equal(status, 200, host);
  }
  const sections = async (): Promise<boolean> => {
    const latest = await call('get_all_videos_with_details', { p_limit: 100 }, null);
    const trending = await call('get_trending_videos', {}, null);
    const recommended = await call('get_recommended_videos_by_views', {}, null);
    const playlist = await call('get_most_popular_playlist', {}, null);
    return latest.length >= 48 && trending.length === 5 && recommended.length >= 12 && playlist.length === 1;
  };
  await until(sections, 60_000, () => `the home page was not full within a minute:\n${site.output()}`);
  const { page, context } = await visit({ url: site.url, adult: false });
  await page.goto(`${site.url}/`);
  await page.getByRole('button', { name: /18/ }).click();
  await page.waitForURL(`${site.url}/`);
  assert.ok(await page.getByText('Demo catalog: the videos, titles and studios are made up.').isVisible());
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll(
        (images) =>
          images.filter(
            (image) =>
              (image as HTMLImageElement).loading !== 'lazy' &&
              (image as HTMLImageElement).naturalWidth === 0,
          ).length,
      );
  // The other pictures of the spotlight follow when the page is done.
  await until(
    async () => (await missing()) === 0,
    15_000,
    () => 'a picture that loads at once is not there',
  );
  const ready = async (): Promise<{ slug: string; title: string } | undefined> => {
    const rows = await call('get_all_videos_with_details', { p_limit: 100 }, null);
    return rows.find(({ playback_state }) => playback_state !== 'preparing');
  };
  await until(
    async () => (await ready()) !== undefined,
    60_000 - (Date.now() - listening),
    () => `no clip played within a minute:\n${site.output()}`,
  );
  const video = await ready();
  await page.goto(`${site.url}/play/${video?.slug}`);
  await begin(page, video?.title ?? '');
  await played(page, 1);
  await context.close();
});
