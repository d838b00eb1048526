import { rankingPeriods } from '#contract/discovery.ts';
import { gridColumnCounts, layoutCookieValue } from '#contract/page.ts';
import { type Line, number } from '../line.ts';
import { cachedPage } from '../measure/cached-page.ts';
import { gateCookie, load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeMembers } from '../world/members.ts';
import { assertHome, assertWatch, watchPath } from '../world/page-checks.ts';
import { small, withClient } from '../world/postgres.ts';
import { someSlugs } from '../world/questions.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

const pagesEach = 100;

interface Asked {
  path: string;
  cookie: string;
}
const withGate = (path: string): Asked => ({ path, cookie: gateCookie });

/** Home pages that differ in what they are kept under, and hardly in what is in them. */
const homes = rankingPeriods.flatMap((period) =>
  (['standard', 'large'] as const).flatMap((viewLayout) =>
    gridColumnCounts.flatMap((gridColumns) =>
      [true, false].map((autoPlayPreviews) => ({
        path: `/?period=${period}`,
        cookie: `${gateCookie}; layout=${layoutCookieValue({ viewLayout, gridColumns, autoPlayPreviews })}`,
      })),
    ),
  ),
);

/** CPU of pages that are rendered each, one after another. `before` runs ahead of each and is not left out. */
async function renderedPages(
  world: World,
  site: Site,
  name: string,
  addresses: Asked[],
  before: (() => Promise<unknown>) | null,
  [must, aim]: readonly [number, number] = [12, 8],
): Promise<Line> {
  const postgres = await world.postgres();
  const once = async (): Promise<{ web: number; postgres: number }> => {
    await site.dropAnswers();
    const start = { web: site.cpu(), postgres: postgres.cpu() };
    if (before) {
      for (const address of addresses) {
        await before();
        await site.page(address.path, address.cookie);
      }
    } else {
      // Compressed, as every browser asks for it.
      const requests = addresses.map(({ path, cookie }) =>
        requestText({ path, headers: { cookie, 'accept-encoding': 'gzip' } }),
      );
      await load({ port: site.port, connections: 1, requests, repeat: false, seconds: 120 });
    }
    return {
      web: (site.cpu() - start.web) / addresses.length,
      postgres: (postgres.cpu() - start.postgres) / addresses.length,
    };
  };
  await once();
  const found: { web: number; postgres: number }[] = [];
  for (let round = 0; round < world.rounds; round++) found.push(await once());
  const totals = found.map((one) => one.web + one.postgres);
  return {
    work: name,
    yardstick: '–',
    ours: `${number(median(totals))} ms CPU (node ${number(median(found.map(({ web }) => web)))}, PostgreSQL ${number(median(found.map((one) => one.postgres)))})`,
    figure: median(totals),
    bounds: { direction: 'at most', must, aim, unit: 'ms' },
    note: `rounds ${spread(totals).map(number).join('–')} ms`,
  };
}

export const pages: Row = {
  name: 'pages',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const slugs = await someSlugs(site, pagesEach + 1);
    const watch = watchPath(slugs[pagesEach]!);
    const [home, watched] = [await site.page('/'), await site.page(watch)];
    assertHome(home);
    assertWatch(watched);
    const lines: Line[] = [];
    for (const gzip of [false, true]) {
      lines.push(await cachedPage(world, site, 'home page', '/', home, gzip));
      lines.push(await cachedPage(world, site, 'watch page', watch, watched, gzip));
    }
    lines.push(await renderedPages(world, site, 'home page, rendered, its answers cached', homes, null));
    await withClient(site.databaseUrl, async (client) => {
      const notice = JSON.stringify({ topic: 'cache', drop: ['videos', 'categories', 'rankings'] });
      const drop = async (): Promise<void> => {
        await client.query("select pg_notify('tsukimi', $1)", [notice]);
        // It is heard over another connection than the one that asks for the page.
        await new Promise((resolve) => setTimeout(resolve, 3));
      };
      lines.push(await renderedPages(world, site, 'home page, uncached, its answers too', homes, drop));
      const [member = ''] = await makeMembers(site, 1);
      const homesOfMember = homes.map(({ path, cookie }) => ({ path, cookie: `${cookie}; ${member}` }));
      lines.push(
        await renderedPages(
          world,
          site,
          'home page for a member, uncached, its answers too',
          homesOfMember,
          drop,
          [15, 10],
        ),
      );
    });
    lines.push(
      await renderedPages(
        world,
        site,
        'watch page, uncached, its answers too',
        slugs.slice(0, pagesEach).map(watchPath).map(withGate),
        null,
      ),
    );
    return lines;
  },
};
