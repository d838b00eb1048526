import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';

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

/** The list of routes that public pages load, without those of the back office; it lies beside the whole one. */
function writePublicManifest(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-.+[.]js$/.test(file));
  const text = name === undefined ? '' : readFileSync(path.join(folder, name), 'utf8');
  if (!text.startsWith(assignment)) throw new Error('The list of routes is not where it was expected.');
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as {
    url: string;
    routes: Record<string, Record<string, unknown>>;
  };
  manifest.url = manifest.url.replace('/manifest-', '/public-manifest-');
  for (const id of Object.keys(manifest.routes))
    if (id.startsWith('routes/admin/')) delete manifest.routes[id];
  writeFileSync(path.join(folder, `public-${name}`), `${assignment}${JSON.stringify(manifest)};`);
}
