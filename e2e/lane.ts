import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aloneBecause } from '../scripts/testing/group-files.ts';
import { followStep, nodeTestTally, runStep, startStep, type Tally } from '../scripts/testing/run-step.ts';
import {
  guidOf,
  standInLibrary,
  standInVideo,
  startLibraryHost,
} from '../server/src/domains/importing/hosted-library/test-library-host.ts';
import { startPullZone } from './pull-zone.ts';
import { root, runCommand, startSite } from './site.ts';
import { startSourceFeed } from './source-feed.ts';
import { lastWord } from './told-by-file.ts';

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
  let shared: ChildProcess | null = null;
  /** Answers whether it ended well. */
  const endShared = async (): Promise<boolean> => {
    const child = shared;
    shared = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return true;
    const gone = once(child, 'exit');
    child.disconnect();
    const [code] = await gone;
    return code === 0;
  };
  const close = async (): Promise<void> => {
    const isWell = await endShared();
    await site.stop();
    await closeAround();
    if (!isWell) throw new Error('What the journeys of a lane shared did not end as it should.');
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
    // What one process has compiled, the next ones need not.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
  };
  const tests = ['--test-timeout=240000'];
  const step = { minutes: 10, tally: nodeTestTally };
  const runAlone = (file: string, signal: AbortSignal): Promise<Tally> =>
    runStep(
      { ...step, name: file, args: ['--test', ...tests, path.join(root, 'e2e', file)], env },
      signal,
      false,
    );
  const startShared = (): ChildProcess =>
    startStep({
      args: [
        ...[...tests, `--test-reporter=${path.join(root, 'e2e/told-by-file.ts')}`],
        path.join(root, 'e2e/shared-process.ts'),
      ],
      env,
      hears: true,
    });
  const runShared = async (file: string, signal: AbortSignal): Promise<Tally> => {
    if (!shared?.connected) shared = startShared();
    shared.send(file);
    const tally = await followStep({ ...step, name: file }, shared, signal, {
      isShownAtOnce: false,
      lastWord,
    });
    // What failed may have left anything.
    if (tally.failed > 0) await endShared();
    return tally;
  };
  return {
    run: (file, signal) => (isAlone(file) ? runAlone : runShared)(file, signal),
    output: site.output,
    close,
  };
}

/** Whether a file needs a process of its own, beyond the reasons of any test: it has a site of its own. */
function isAlone(file: string): boolean {
  const text = readFileSync(path.join(root, 'e2e', file), 'utf8');
  return aloneBecause(text) !== null || text.includes('startSite(');
}
