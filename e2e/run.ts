import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  guidOf,
  standInLibrary,
  standInVideo,
  startLibraryHost,
} from '../server/src/domains/importing/hosted-library/test-library-host.ts';
import { startPullZone } from './pull-zone.ts';
import { root, runCommand, startSite } from './site.ts';
import { startSourceFeed } from './source-feed.ts';

// Starts one site with three small videos, runs every journey against it, and ends what it started: also when it is told
// to stop. What ran until then is summed up all the same.
let running: ChildProcess | null = null;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true;
    running?.kill('SIGTERM');
  });
}
const zone = await startPullZone();
const library = await startLibraryHost();
library.libraries = [
  standInLibrary(71, 0, {
    Name: 'Harbour',
    videos: [
      standInVideo(guidOf(71_000), { title: 'Over the water', length: 4 }),
      standInVideo(guidOf(71_001), { title: 'Half a bridge', status: 3, availableResolutions: null }),
      standInVideo(guidOf(71_002), { title: 'Borrowed without consent' }),
    ],
  }),
];
const feed = await startSourceFeed();
const site = await startSite({
  HOSTED_LIBRARY_HOST: zone.origin,
  HOSTED_LIBRARY_API: library.origin,
  OUTBOUND_HOSTS: `${new URL(zone.origin).host},${new URL(feed).host}`,
});
let code = 1;
try {
  const seeded = await runCommand('e2e/seed.ts', [], site.env);
  if (seeded.code !== 0) throw new Error(`the three videos could not be seeded:\n${seeded.out}${seeded.err}`);
  if (isStopped) throw new Error('The journeys were stopped before they began.');
  const only = process.argv.slice(2);
  const files = readdirSync(path.join(root, 'e2e'))
    .filter(
      (name) => name.endsWith('.e2e.ts') && (only.length === 0 || only.some((part) => name.includes(part))),
    )
    .map((name) => path.join('e2e', name));
  code = await new Promise<number>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--test', '--test-concurrency=1', '--test-timeout=240000', ...files],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...site.env,
          SITE_URL: site.url,
          PULL_ZONE: zone.folder,
          HOSTED_ACCOUNT_KEY: library.accountKey,
          SOURCE_FEED: feed,
          NODE_TEST_CONTEXT: undefined,
          // Each file is a process of its own: what one has compiled, the next ones need not.
          NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
        },
      },
    );
    running = child;
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) process.stderr.write(`\nThe site said:\n${site.output()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
} finally {
  await site.stop();
  await zone.close();
  await library.close();
}
process.exit(code);
