import type { BrowserContext, Page } from 'playwright-core';
import { calls } from '#contract/calls.ts';
import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import type { Row } from '../row.ts';
import { cookieOf, makeAdmin } from '../world/admin.ts';
import { makeMembers } from '../world/members.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import { someSlugs } from '../world/questions.ts';
import { gzipKiB, weigh } from './javascript.ts';

/** Names of calls that only admins may make: scripts of the back office hold them, whatever they are called. */
const adminCalls = Object.entries(calls)
  .filter(([, { access }]) => access === 'admin')
  .map(([name]) => name);
const adminCall = new RegExp(`["'\`](${adminCalls.join('|')})["'\`]`);

/** What a page needs is there, and what it loads later too. */
async function settled(page: Page, calmed: () => Promise<void>): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await calmed();
}

interface Manifest {
  routes: Record<string, { id: string; module: string; imports?: string[] }>;
}

/** Addresses of the scripts that only pages of the back office are made of, by the list of routes that the build writes. */
async function adminScripts(origin: string): Promise<Set<string>> {
  const page = await (await fetch(`${origin}/`)).text();
  // Public pages name a list of their own; the whole one lies beside it.
  const version = /\/assets\/(?:public-)?manifest-([\w-]+)\.js/.exec(page)?.[1];
  if (!version) throw new Error('the home page names no list of routes');
  const text = await (await fetch(`${origin}/assets/manifest-${version}.js`)).text();
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const ofAdmins = new Set<string>();
  const ofOthers = new Set<string>();
  for (const { id, module, imports = [] } of Object.values(routes)) {
    for (const file of [module, ...imports]) (id.startsWith('routes/admin/') ? ofAdmins : ofOthers).add(file);
  }
  return new Set([...ofAdmins].filter((file) => !ofOthers.has(file)));
}

/** KiB of what a page loads that belongs to the back office. */
async function adminKiB(
  context: BrowserContext,
  origin: string,
  path: string,
  ofAdmins: Set<string>,
): Promise<number> {
  let sum = 0;
  const { urls } = await weigh(context, origin + path, settled);
  for (const url of urls) {
    const text = await (await fetch(url)).text();
    if (ofAdmins.has(new URL(url).pathname) || adminCall.test(text)) sum += gzipKiB(text);
  }
  return sum;
}

/** The scripts of every page that the navigation of the back office leads to, and that no other page has any of them. */
export const adminPageScripts: Row = {
  name: 'admin-scripts',
  needs: ['chromium'],
  async run(world) {
    const site = await world.site(small);
    const { origin } = site;
    const { visitor } = await startBrowser(world);
    const admin = await makeAdmin(site);
    const asAdmin = async (): Promise<BrowserContext> => {
      const context = await visitor(origin);
      await context.addCookies([cookieOf(admin, origin)]);
      return context;
    };
    const context = await asAdmin();
    const page = await context.newPage();
    await page.goto(`${origin}/admin`, { waitUntil: 'load' });
    const paths = await page
      .locator('nav a[href^="/admin/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    await context.close();
    if (paths.length < 5) throw new Error(`the navigation of the back office leads to ${paths.length} pages`);
    const found = [];
    for (const path of paths) {
      const scripts = await weigh(await asAdmin(), origin + path, async (opened, calmed) => {
        await settled(opened, calmed);
        if (new URL(opened.url()).pathname !== path) throw new Error(`an admin is led away from ${path}`);
      });
      if (!scripts.urls.some((url) => /\/assets\//.test(url)))
        throw new Error(`${path} loads no script of ours`);
      found.push({ path, ...scripts });
    }
    found.sort((a, b) => b.gzip - a.gzip);
    const [heaviest] = found;
    if (!heaviest) throw new Error('no page was weighed');
    const ofAdmins = await adminScripts(origin);
    if (ofAdmins.size < 5) throw new Error('the scripts of the back office are not known');
    const [slug] = await someSlugs(site, 1);
    const [member = ''] = await makeMembers(site, 1);
    const asMember = await visitor(origin);
    await asMember.addCookies([cookieOf(member, origin)]);
    const elsewhere =
      (await adminKiB(await visitor(origin), origin, '/', ofAdmins)) +
      (await adminKiB(await visitor(origin), origin, watchPath(slug!), ofAdmins)) +
      (await adminKiB(asMember, origin, '/', ofAdmins));
    const kilobytes = (count: number): number => Math.floor((count * 1000) / 1024);
    const lines: Line[] = [
      {
        work: `JavaScript, gzip: the heaviest page of the back office, ${heaviest.path}`,
        yardstick: '–',
        ours: `${number(heaviest.gzip)} KiB in ${heaviest.count} files`,
        figure: heaviest.gzip,
        bounds: { direction: 'at most', must: kilobytes(250), aim: kilobytes(200), unit: 'KiB' },
        note: `of ${found.length} pages, until nothing more is loaded; then ${found
          .slice(1, 3)
          .map(({ path, gzip }) => `${path} ${number(gzip)}`)
          .join(', ')}`,
      },
      {
        work: 'JavaScript of the back office on home, watch and a member’s home',
        yardstick: '–',
        ours: `${number(elsewhere)} KiB`,
        figure: elsewhere,
        bounds: { direction: 'at most', must: 0, aim: 0, unit: 'KiB' },
        note: `no script of the ${ofAdmins.size} that its pages alone are made of, and none that names one of its ${adminCalls.length} calls`,
      },
    ];
    return lines;
  },
};
