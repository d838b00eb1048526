import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What the built app is made of. A change in any of it makes a new build.
const sources = [
  'web/**',
  'contract/src/**',
  'react-router.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** A hash over the sources of the web app. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root })
    .filter((file) => !/[.]test[.]tsx?$/.test(file))
    .sort();
  for (const file of files) {
    const full = path.join(root, file);
    if (statSync(full).isFile()) hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (root: string): string => path.join(root, 'build/.sources');

export function isBuilt(root: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root);
}

/** Builds the web app. Rejects with the output of the tool. */
export async function buildWebApp(root: string, signal?: AbortSignal): Promise<void> {
  const hash = hashSources(root);
  rmSync(stampOf(root), { force: true });
  const tool = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [tool, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The web app could not be built:\n${said.join('').trim()}`);
  writeFileSync(stampOf(root), hash);
}
