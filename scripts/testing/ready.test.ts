import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const scratch = mkdtempSync(path.join(tmpdir(), 'tsukimi-ready-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
const own = `node-${process.platform}-${process.arch}`;

/** An npm that notes what it was asked for, and brings a Node where it was asked for one. */
const npm = `import { appendFileSync, mkdirSync, symlinkSync } from 'node:fs';
const words = process.argv.slice(2);
appendFileSync(process.env.NOTES, JSON.stringify({ words, path: process.env.PATH }) + '\\n');
const at = words.indexOf('--prefix');
const folder = (at < 0 ? 'node_modules' : words[at + 1] + '/node_modules') + '/${own}/bin';
mkdirSync(folder, { recursive: true });
try { symlinkSync(process.execPath, folder + '/node'); } catch {}
mkdirSync('node_modules/.bin', { recursive: true });
`;

function project(name: string): string {
  const root = path.join(scratch, name);
  mkdirSync(path.join(root, 'scripts'), { recursive: true });
  cpSync(path.join(import.meta.dirname, '../ready.mjs'), path.join(root, 'scripts/ready.mjs'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'npm.mjs'), npm);
  return root;
}

function ready(
  root: string,
  words: string[],
  version = process.versions.node,
  node = process.execPath,
): { status: number | null; said: string } {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { status, stdout, stderr } = spawnSync(
    node,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/ready.mjs', ...words],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: path.join(root, 'npm.mjs'), NOTES: path.join(root, 'notes') },
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

const notes = (root: string): { words: string[]; path: string }[] =>
  readFileSync(path.join(root, 'notes'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('setup installs what a site needs, by the Node that npm has', () => {
  const root = project('new');
  const { status, said } = ready(root, ['--production']);
  assert.equal(status, 0, said);
  assert.deepEqual(
    notes(root).map(({ words }) => words.slice(0, 2)),
    [['ci', '--omit=dev']],
  );
  assert.ok(existsSync(path.join(root, 'node_modules/.ready')));
});

test('where Node is too old it fetches ours first, and npm runs on that', () => {
  const root = project('old');
  const { status, said } = ready(root, ['--production'], '18.20.4');
  assert.equal(status, 0, said);
  const [first, second] = notes(root);
  assert.equal(first!.words[0], 'install');
  assert.ok(first!.words.includes(`${own}@24`));
  assert.deepEqual(second!.words.slice(0, 2), ['ci', '--omit=dev']);
  const folder = second!.path.split(path.delimiter)[0]!;
  assert.match(folder, new RegExp(`tsukimi-node-.+${own}`));
  assert.equal(existsSync(folder), false, 'it stays behind');
});

test('an update runs on a copy of the Node that it replaces', () => {
  const root = project('update');
  const folder = path.join(root, 'node_modules', own, 'bin');
  mkdirSync(folder, { recursive: true });
  cpSync(process.execPath, path.join(folder, 'node'));
  const { status, said } = ready(root, ['--production'], process.versions.node, path.join(folder, 'node'));
  assert.equal(status, 0, said);
  assert.match(notes(root)[0]!.path.split(path.delimiter)[0]!, /tsukimi-node-/);
});

test('the link to our own Node is made where npm took it away', {
  skip: process.platform === 'win32',
}, () => {
  const root = project('link');
  ready(root, ['--production']);
  assert.equal(readlinkSync(path.join(root, 'node_modules/.bin/node')), `../${own}/bin/node`);
});

test('an install by an old Node says at its end that it is incomplete', () => {
  const root = project('incomplete');
  mkdirSync(path.join(root, 'node_modules'));
  const { status, said } = ready(root, ['--stamp'], '18.20.4');
  assert.equal(status, 1);
  assert.match(said, /Node 18\.20\.4 .+npm run setup/);
  assert.equal(existsSync(path.join(root, 'node_modules/.ready')), false);
});
