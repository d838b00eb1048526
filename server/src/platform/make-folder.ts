import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it; throws what the system says. Step by step: where that denies a folder which is there
 * (as /proc does, and homes that are mounted when somebody asks), Node's own way of making all of it tries for ever.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
    // Whatever the umask: another user may have a folder of their own beneath, the database's does.
    chmodSync(folder, 0o711);
  } catch (error) {
    // Another process of the site was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
