import path from 'node:path';
import { nodeTestTally, runStep, type Tally } from '../scripts/testing/run-step.ts';
import {
  guidOf,
  standInLibrary,
  standInVideo,
  startLibraryHost,
} from '../server/src/domains/importing/hosted-library/test-library-host.ts';
import { startPullZone } from './pull-zone.ts';
import { root, runCommand, startSite } from './site.ts';
import { startSourceFeed } from './source-feed.ts';

/** A site with three small videos, and stand-ins for the world around it: journeys run against it one after another. */
export interface Lane {
  run(file: string, signal: AbortSignal): Promise<Tally>;
  /** Everything the site has printed so far. */
  output(): string;
  close(): Promise<void>;
}

export async function openLane(): Promise<Lane> {
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
  const closeAround = async (): Promise<void> => {
    await zone.close();
    await library.close();
  };
  const site = await startSite({
    HOSTED_LIBRARY_HOST: zone.origin,
    HOSTED_LIBRARY_API: library.origin,
    OUTBOUND_HOSTS: `${new URL(zone.origin).host},${new URL(feed).host}`,
  }).catch(async (error: Error) => {
    await closeAround();
    throw error;
  });
  const close = async (): Promise<void> => {
    await site.stop();
    await closeAround();
  };
  const seeded = await runCommand('e2e/seed.ts', [], site.env);
  if (seeded.code !== 0) {
    await close();
    throw new Error(`the three videos could not be seeded:\n${seeded.out}${seeded.err}`);
  }
  const env = {
    ...site.env,
    SITE_URL: site.url,
    PULL_ZONE: zone.folder,
    HOSTED_ACCOUNT_KEY: library.accountKey,
    SOURCE_FEED: feed,
    NODE_TEST_CONTEXT: undefined,
    // Each file is a process of its own: what one has compiled, the next ones need not.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
  };
  return {
    run: (file, signal) =>
      runStep(
        {
          name: file,
          args: ['--test', '--test-timeout=240000', path.join(root, 'e2e', file)],
          env,
          minutes: 10,
          tally: nodeTestTally,
        },
        signal,
        false,
      ),
    output: site.output,
    close,
  };
}
