import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it; throws the system's error. Step by step: if the system denies a folder
 * that exists (as /proc does, and automounted homes), Node's own recursive way retries forever.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
    // Whatever the umask: a folder beneath may belong to another user, as the database's does.
    chmodSync(folder, 0o711);
  } catch (error) {
    // Another process of the site was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
