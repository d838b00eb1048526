import { test } from 'node:test';
import { visit } from './browser.ts';
import { atEnd } from './closing.ts';
import { startSite, until } from './site.ts';

test('a first start leads from one command to a playing video', { timeout: 200_000 }, async () => {
  const site = await startSite({ DEMO: '1' });
  atEnd(() => site.stop());
  const listening = Date.now();
  const sections = async (): Promise<boolean> => {
    const ask = async (name: string): Promise<unknown[]> =>
      (await (await fetch(`${site.url}/rest/v1/rpc/${name}`)).json()) as unknown[];
    const latest = await ask('get_all_videos_with_details?p_limit=100');
    const trending = await ask('get_trending_videos');
    const recommended = await ask('get_recommended_videos_by_views');
    const playlist = await ask('get_most_popular_playlist');
    return latest.length >= 48 && trending.length === 5 && recommended.length >= 12 && playlist.length === 1;
  };
  await until(sections, 30_000, () => `the home page was not full within 30 s:\n${site.output()}`);
  const { page, context } = await visit({ url: site.url, adult: false });
  await page.goto(`${site.url}/`);
  await page.getByRole('button', { name: /18/ }).click();
  await page.waitForURL(`${site.url}/`);
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
  const ready = async (): Promise<string | null> => {
    const rows = (await (
      await fetch(`${site.url}/rest/v1/rpc/get_all_videos_with_details?p_limit=100`)
    ).json()) as { slug: string; playback_state: string }[];
    return rows.find(({ playback_state }) => playback_state !== 'preparing')?.slug ?? null;
  };
  await until(
    async () => (await ready()) !== null,
    60_000 - (Date.now() - listening),
    () => `no clip played within a minute:\n${site.output()}`,
  );
  await page.goto(`${site.url}/play/${await ready()}`);
  await page
    .getByRole('button', { name: /^Play/ })
    .first()
    .click({ timeout: 3000 })
    .catch(() => {});
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1, null, {
    timeout: 20_000,
  });
  await context.close();
});
