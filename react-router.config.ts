import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { entryOnly } from './web/src/lib/entry-only.ts';

export default {
  appDirectory: 'web/src',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: one manifest with the page spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    writePublicManifest(path.join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;

const assignment = 'window.__reactRouterManifest=';

interface RouteEntry {
  clientActionModule?: string;
  id?: string;
  parentId?: string;
  imports: string[];
  css?: string[];
  hasAction: boolean;
  hasDefaultExport: boolean;
  index?: boolean;
}

/** Pages whose scripts are found once they are opened, and not named to everybody before. */
const seldomOpened =
  /^(routes\/(settings\/|start-conversation|verify-email|forgot-password|become-creator|content-removal|information\/|support|history|notifications|inbox|conversation|feed|favorites|login|signup|post|faq|sitemap|series|all-studios|works-of-studio|calendar|my-list|tag|user|shield|for-you|recommendations|saved-searches|playlist|browse-series)|conversation-without-id|play-without-slug)/;

/**
 * The list of routes that public pages load; it lies beside the whole one. Left out are the back office and the pages
 * of those who upload, files and pages that no link of a page leads to (and those load the whole list), and of each
 * page's scripts and styles those that the first one has brought.
 */
function writePublicManifest(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-.+[.]js$/.test(file));
  const text = name === undefined ? '' : readFileSync(path.join(folder, name), 'utf8');
  if (!text.startsWith(assignment)) throw new Error('The list of routes is not where it was expected.');
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as {
    url: string;
    entry: { imports: string[] };
    routes: Record<string, RouteEntry>;
  };
  manifest.url = manifest.url.replace('/manifest-', '/public-manifest-');
  for (const [id, route] of Object.entries(manifest.routes)) {
    const isFile = !route.hasDefaultExport && !route.hasAction && !route.index;
    if (isFile || /^routes\/(admin\/|studio|upload)/.test(id) || entryOnly.has(id))
      delete manifest.routes[id];
    route.imports = route.imports.filter((file) => !manifest.entry.imports.includes(file));
    if (seldomOpened.test(id)) route.imports = [];
  }
  // A page is drawn within those above it: their styles are there.
  for (const route of Object.values(manifest.routes)) {
    const above = parentsOf(route, manifest.routes).flatMap(({ css }) => css ?? []);
    route.css = (route.css ?? []).filter((file) => !above.includes(file));
  }
  const sameModules = new Map<string, string>();
  for (const route of Object.values(manifest.routes)) {
    // Most are one and the same under as many names.
    const contents = /-[^/]{8}[.]js$/.exec(route.clientActionModule ?? '')?.[0];
    if (contents !== undefined) {
      route.clientActionModule = sameModules.get(contents) ?? route.clientActionModule!;
      sameModules.set(contents, route.clientActionModule);
    }
    delete route.id;
    if (route.parentId === 'root') delete route.parentId;
  }
  // Browsers do not read whether a route draws anything, and what is left out is as good as `false` or an empty list.
  const isNothing = (value: unknown): boolean =>
    value === false || (Array.isArray(value) && value.length === 0);
  const words = JSON.stringify(manifest, (name, value: unknown) =>
    name === 'hasDefaultExport' || isNothing(value) ? undefined : value,
  );
  writeFileSync(path.join(folder, `public-${name}`), `${assignment}${words};${nameRoutes}`);
}

/** Each route stands under its name, and most stand right under the root: the browser writes that into them. */
const nameRoutes =
  'for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i,i=="root"||(r.parentId??="root")';

function parentsOf(route: RouteEntry, routes: Record<string, RouteEntry>): RouteEntry[] {
  const parent = routes[route.parentId ?? ''];
  return parent ? [parent, ...parentsOf(parent, routes)] : [];
}
