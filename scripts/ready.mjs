// Makes the project ready to run: installs once per lockfile. Runs under whatever Node npm itself uses (18 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.ready`;
const pinned = 24;

const stop = (...lines) => {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < 18)
  stop(
    `Node ${process.versions.node} is too old: npm needs Node 18 or newer to set Tsukimi up. Debian 12 has 18, https://nodejs.org has newer.`,
  );

const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

if (process.argv.includes('--stamp')) {
  // Also runs where a package manager installs elsewhere and there is nothing to stamp.
  if (existsSync(`${root}node_modules`)) writeFileSync(stamp, wanted);
} else {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install();
  requirePinnedNode();
}

function install() {
  process.stdout.write('Installing what Tsukimi needs; this takes about a minute.\n');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's own program, so that neither the path nor a .cmd file has to be guessed.
  const npm = process.env.npm_execpath;
  const result = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (result.error) stop(`npm cannot be run (${result.error.message}). Install npm 9 or newer.`);
  if (result.status !== 0)
    stop('Installing failed, see above. Check the connection to the package registry and start again.');
  writeFileSync(stamp, wanted);
}

/** The Node that runs everything else: from node_modules/.bin, which `npm run` puts first on the path, else the system's. */
function requirePinnedNode() {
  const windows = process.platform === 'win32';
  const local = `${root}node_modules/.bin/${windows ? 'node.cmd' : 'node'}`;
  const result = spawnSync(existsSync(local) ? local : 'node', ['--version'], {
    encoding: 'utf8',
    shell: windows,
  });
  const version = (result.stdout || '').trim().replace(/^v/, '');
  if (Number(version.split('.')[0]) >= pinned) return;
  const found = version ? `Node ${version} is on the path` : 'no Node can be run';
  stop(
    `Tsukimi runs on Node ${pinned}, and ${found}.`,
    existsSync(local)
      ? `The project's own Node in node_modules does not run on this machine. Install Node ${pinned} from https://nodejs.org and start again.`
      : `No Node of its own comes for ${process.platform} on ${process.arch}. Install Node ${pinned} or newer from https://nodejs.org and start again.`,
  );
}
