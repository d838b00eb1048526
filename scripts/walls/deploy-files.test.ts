import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildOnly, needed } from '../../deploy/container/prune.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const names = globSync(['deploy/**/*', 'docs/operating/*.md'], { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  // What an operator fills in is on their own machine alone.
  .filter((name) => !/^deploy\/(secrets\/|compose\.env$|kubernetes\/secrets\.env$)/.test(name));
const deploy = names.filter((name) => name.startsWith('deploy/'));

/** Names of the first column of the README's table. */
const variables = new Set(
  read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name!)),
);

/** Of programs other than ours, and of the files of deploy/ themselves. */
const foreign =
  /^(NODE_ENV|HOME|PATH|MALLOC_ARENA_MAX|NODE_COMPILE_CACHE|POSTGRES_\w+|TSUKIMI_\w+|SECCOMP_PROFILE|BASE|BUNNY_KEY|MINIO_\w+|TEST_DATABASE_URL)$/;

/** Variables that a file sets. */
const set = (text: string): string[] =>
  [
    // NAME=value of a shell, a unit, an image and a file of variables.
    ...text.matchAll(/(?<![A-Za-z0-9_{$-])([A-Z][A-Z0-9_]{2,})=(?!=)/g),
    // NAME: value of compose.
    ...text.matchAll(/^ {4,}([A-Z][A-Z0-9_]{2,}):/gm),
    // Secrets of compose, and variables of Kubernetes.
    ...[...text.matchAll(/^ +secrets: \[(.+)\]/gm)].flatMap(([, list]) => [
      ...list!.matchAll(/()?([A-Z_]+)/g),
    ]),
    ...text.matchAll(/name: ([A-Z][A-Z0-9_]{2,}),/g),
  ].map((match) => match[1] ?? match[2]!);

test('every variable that deploy/ and docs/operating set is in the README', () => {
  assert.ok(variables.size > 50 && deploy.length > 15);
  const found = names.flatMap((name) => set(read(name)).map((variable) => ({ name, variable })));
  assert.ok(found.length > 60);
  assert.deepEqual(
    found
      .filter(({ variable }) => !variables.has(variable) && !foreign.test(variable))
      .map(({ name, variable }) => `${name}: ${variable}`),
    [],
  );
});

test('a variable that nobody described is noticed', () => {
  assert.deepEqual(set('Environment=NODE_ENV=production DATA_DRI=/x'), ['NODE_ENV', 'DATA_DRI']);
  assert.deepEqual(set('    environment:\n      ROLLE: web\n'), ['ROLLE']);
  assert.deepEqual(set('  secrets: [SECRET, OTHER]'), ['SECRET', 'OTHER']);
  assert.deepEqual(set('- { name: METRICS_PROT, value: "1" }'), ['METRICS_PROT']);
});

test('one user, one folder and the same ports everywhere', () => {
  const image = read('deploy/Containerfile');
  assert.match(image, /^USER 10001:10001$/m);
  const ids = deploy.flatMap((name) =>
    [...read(name).matchAll(/(?:runAsUser|runAsGroup|fsGroup|[ug]id[= ]|USER )[: ]*(\d+)/g)].map(
      ([, id]) => id,
    ),
  );
  assert.ok(ids.length > 6);
  assert.deepEqual([...new Set(ids)], ['10001']);
  const folders = deploy.flatMap((name) => [
    ...read(name).matchAll(/DATA_DIR=(\S+)|mountPath: (\/var\S+?) }/g),
  ]);
  assert.deepEqual([...new Set(folders.map((match) => match[1] ?? match[2]))], ['/var/lib/tsukimi']);
  const [, port] = / PORT=(\d+)/.exec(image) ?? [];
  const [, metrics] = /WORKER_METRICS_PORT=(\d+)/.exec(image) ?? [];
  assert.match(image, new RegExp(`^EXPOSE ${port} ${metrics}$`, 'm'));
  assert.match(read('deploy/compose.yaml'), new RegExp(`:${port}"\\]$`, 'm'));
  assert.match(read('deploy/kubernetes/web.yaml'), new RegExp(`containerPort: ${port} `));
  assert.match(read('deploy/kubernetes/worker.yaml'), new RegExp(`containerPort: ${metrics} `));
  for (const proxy of ['deploy/nginx.conf', 'deploy/Caddyfile'])
    assert.match(read(proxy), new RegExp(`127\\.0\\.0\\.1:${port}`));
});

test('whoever asks how a process is asks at an address that is there', () => {
  const served = new Set(
    ['health-routes', 'worker-metrics'].flatMap((name) =>
      [...read(`server/src/platform/http/${name}.ts`).matchAll(/'(\/health\/\w+|\/metrics)'/g)].map(
        ([, at]) => at!,
      ),
    ),
  );
  const asked = deploy.flatMap((name) =>
    [...read(name).matchAll(/\/health\/\w+|(?<=[ =])\/metrics/g)].map(([at]) => at),
  );
  assert.ok(asked.length > 6);
  assert.deepEqual(
    asked.filter((at) => !served.has(at)),
    [],
  );
});

test('nobody is killed before the last requests and the drain are over', () => {
  // The launcher waits so long for a child, and then for the database.
  const [, patience] = /patience: ([\d_]+)/.exec(read('server/src/main/start/launcher.ts')) ?? [];
  const least = Number(patience!.replace('_', '')) / 1000 + 10;
  for (const name of deploy) {
    const text = read(name);
    const drain = Number(/DRAIN_SECONDS(?:=|, value: ")(\d+)/.exec(text)?.[1] ?? 0);
    for (const [, limit] of text.matchAll(
      /(?:TimeoutStopSec=|terminationGracePeriodSeconds: |^ {2}stop_grace_period: )(\d+)/gm,
    ))
      assert.ok(Number(limit) >= least + drain, `${name}: ${limit} s`);
  }
});

test('what leaves the image after the build is not needed to run', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const { dependencies, optionalDependencies } = lock.packages[''];
  const installed = Object.keys({ ...dependencies, ...optionalDependencies });
  assert.deepEqual(
    buildOnly.filter((name) => !installed.includes(name)),
    [],
    'prune.ts names what is not installed',
  );
  const stays = needed(
    lock.packages,
    installed.filter((name) => !buildOnly.includes(name)),
  );
  const imports = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: root })
    .filter((name) => !/\.test\.ts$|\/test-[^/]*\.ts$/.test(name))
    // Vite serves pages in development alone.
    .flatMap((name) =>
      [...read(name).matchAll(/(?:from|import|import\() ?'([a-z@][^':]*)'/g)].map(([, at]) => at!),
    )
    .filter((at) => at !== 'vite')
    .map((at) =>
      at
        .split('/')
        .slice(0, at.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  assert.ok(new Set(imports).size > 20);
  assert.deepEqual(
    [...new Set(imports)].filter((name) => !stays.has(`node_modules/${name}`)),
    [],
  );
});

test('the image has all that it copies, and every command has its file', () => {
  const letIn = read('.containerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  assert.deepEqual(
    letIn.filter((name) => !existsSync(path.join(root, name))),
    [],
  );
  const commands = Object.values<string>(JSON.parse(read('package.json')).scripts).flatMap((line) =>
    [...(/^node (server\/src\/main\/\S+\.ts)$/.exec(line) ?? [])].slice(1),
  );
  assert.ok(commands.length > 8);
  assert.deepEqual(
    commands.filter((name) => !existsSync(path.join(root, name))),
    [],
  );
});
