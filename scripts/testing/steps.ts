import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeTestTally, type Step, vitestTally } from './run-step.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = (name: string): string => path.join(root, 'node_modules', name);

const testFiles = (): string[] =>
  globSync('{contract,server,scripts,bench}/**/*.test.ts', { cwd: root }).sort();
/**
 * Tests that put the whole site together, or kill, encode and wait: whatever takes a quiet machine more than a second
 * or two. `npm run check` leaves them to `npm test`.
 */
const isSlow = (file: string): boolean => file.endsWith('.slow.test.ts');

/**
 * Checks a project's types; a second time it looks only at what changed. Each of several checkers finds out for itself
 * what the contract's types mean, so four take more than twice the processor's time of one (30 s, 13 s).
 */
const typesOf = (name: string, project: string, known: string): Step => ({
  name,
  args: [
    ...[tool('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', tool(known)],
    ...['--checkers', String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))))],
  ],
  minutes: 3,
});

const types: Step[] = [
  typesOf('types of server and tools', '.', '.cache/types-server'),
  { name: 'page types', args: [tool('@react-router/dev/bin.cjs'), 'typegen'], minutes: 3 },
  typesOf('types of the web app', 'web', '.cache/types-web'),
];

const lint: Step = {
  name: 'format and lint',
  args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  minutes: 2,
};

const nodeTests = (
  name: string,
  files: string[],
  env: NodeJS.ProcessEnv,
  more: Partial<Step> = {},
): Step => ({
  name,
  args: runFiles(mostAtOnce, files),
  // What the first process compiled, types stripped, the others need not (a quarter of it all).
  env: { ...env, NODE_COMPILE_CACHE: tool('.cache/compile'), NODE_TEST_CONTEXT: undefined },
  minutes: 15,
  tally: nodeTestTally,
  ...more,
});
const runFiles = (atOnce: number, files: string[]): string[] => [
  path.join(root, 'scripts/testing/run-files.ts'),
  String(atOnce),
  ...files.map((file) => path.join(root, file)),
];
/** One more than there are processors, because some wait. Each has a database and up to two dozen connections. */
const mostAtOnce = Math.min(6, 1 + availableParallelism());

const quickTests = (env: NodeJS.ProcessEnv): Step =>
  nodeTests(
    'tests of server, contract and walls',
    testFiles().filter((file) => !isSlow(file)),
    env,
    { minutes: 8 },
  );

/** Those of more than half a minute, the longest first: begun last, one of them would be alone at the end. */
const longest = [
  'matrices/role-matrix',
  'second-generation/second-generation',
  'media/media-running',
  'look/look',
  'matching/matching',
  'videos/upload-to-video',
  'media/media-sources',
  'matrices/bad-input-matrix',
  'start/launcher',
  'videos/import-command',
];
const placeOf = (file: string): number => {
  const place = longest.findIndex((name) => file.endsWith(`/${name}.slow.test.ts`));
  return place === -1 ? longest.length : place;
};

const slowFiles = (): string[] =>
  testFiles()
    .filter(isSlow)
    .sort((one, other) => placeOf(one) - placeOf(other));
/** Slow tests of these rooms encode, or kill, cut off or time what they try. */
const isTimed = (file: string): boolean =>
  /\/(main|platform|importing|media|uploads|watching|messages|http|operating|videos)\//.test(file);

/** These have the processors to themselves. */
export const timedTests = (env: NodeJS.ProcessEnv): Step =>
  nodeTests(
    'tests of processes, outages and encodes',
    slowFiles().filter((file) => isTimed(file)),
    env,
  );

/**
 * The others run beside the journeys, for browsers mostly wait. Journeys go first, so that what they wait for comes as
 * soon as it would without these.
 */
export const patientTests = (env: NodeJS.ProcessEnv): Step => {
  const files = slowFiles().filter((file) => !isTimed(file));
  return nodeTests('tests of the whole site', files, env, {
    args: runFiles(Math.max(2, Math.floor(mostAtOnce / 2)), files),
    niceness: 10,
    minutes: 25,
  });
};

const webTests: Step = {
  name: 'tests of the web app',
  args: [tool('vitest/vitest.mjs'), 'run', '--root', root],
  env: { CI: '1' },
  minutes: 5,
  tally: vitestTally,
};

/**
 * What needs no built site, in two rows beside one another: while tests of the server wait for PostgreSQL, or for a
 * timer, the processors have other work (a quiet machine with two takes 40 s, one row took 66 s).
 */
export const quickRound = (env: NodeJS.ProcessEnv): Step[][] => [
  [...types, webTests],
  [lint, quickTests(env)],
];

export const build: Step = {
  name: 'build',
  args: [path.join(root, 'server/src/main/build-command.ts')],
  minutes: 5,
};

export const journeys = (env: NodeJS.ProcessEnv): Step => ({
  name: 'journeys in a browser',
  args: [path.join(root, 'e2e/run.ts')],
  env,
  minutes: 25,
  tally: nodeTestTally,
});
