// Makes the project ready to run: installs once per lockfile. Runs under whatever Node npm itself uses (18 or newer).
// `npm run setup` installs what a site needs, and nothing of what tests need.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Below, npm leaves out what says that it needs a newer Node: the parts of packages that were compiled for this machine. */
const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = !(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19));

if (process.argv.includes('--stamp')) {
  if (isOld && existsSync(`${root}node_modules`))
    stop(
      `npm ran on Node ${process.versions.node} and has left out what needs a newer one. Run "npm run setup", which fetches Node ${pinned} first.`,
    );
  // Also runs where a package manager installs elsewhere and there is nothing to stamp.
  if (existsSync(`${root}node_modules`)) writeFileSync(stamp, wanted);
  linkOwnNode();
} else if (process.argv.includes('--production')) {
  install(['--omit=dev']);
  requirePinnedNode();
} else {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install([]);
  requirePinnedNode();
}

/**
 * Links the Node of this machine, if npm has not: npm 9, which Debian 12 has, takes the link away again together with the
 * packages for other machines, whose program has the same name.
 */
function linkOwnNode() {
  const own = `node-${process.platform}-${process.arch}/bin/node`;
  const link = `${root}node_modules/.bin/node`;
  if (process.platform === 'win32' || existsSync(link) || !existsSync(`${root}node_modules/${own}`)) return;
  symlinkSync(`../${own}`, link);
}

/** npm's own program, so that neither the path nor a .cmd file has to be guessed. */
function npm(node, args, env = {}) {
  const program = process.env.npm_execpath;
  const result = spawnSync(program ? node : 'npm', program ? [program, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  if (result.error) stop(`npm cannot be run (${result.error.message}). Install npm 9 or newer.`);
  if (result.status !== 0)
    stop('Installing failed, see above. Check the connection to the package registry and start again.');
}

function install(more) {
  process.stdout.write('Installing what Tsukimi needs; this takes about a minute.\n');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const own = `node-${process.platform}-${process.arch}`;
  // An update runs on the Node that it replaces, and npm's own steps would find the system's in the meantime.
  const isReplaced = process.execPath.startsWith(path.join(realpathSync(root), 'node_modules', own));
  const scratch = isOld || isReplaced ? mkdtempSync(path.join(tmpdir(), 'tsukimi-node-')) : null;
  let node = process.execPath;
  const env = {};
  if (scratch !== null) {
    process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
    const folder = path.join(scratch, 'node_modules', own, 'bin');
    if (isOld) npm(node, ['install', ...quiet, '--prefix', scratch, `${own}@${pinned}`]);
    else {
      mkdirSync(folder, { recursive: true });
      copyFileSync(node, path.join(folder, path.basename(node)));
    }
    node = path.join(folder, path.basename(process.execPath));
    env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
  }
  npm(node, ['ci', ...more, ...quiet], env);
  writeFileSync(stamp, wanted);
  linkOwnNode();
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
