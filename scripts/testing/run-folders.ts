import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const gigabyte = 2 ** 30;

export interface RunFolders {
  /** What the steps write outside the repository. */
  rest: string;
  /** The data of the run's PostgreSQL. */
  database: string;
  remove(): void;
}

/**
 * Folders of one run. Each test file has a database of its own, which is a thousand files, and making them takes a disk
 * ten times the processor's time of a folder in memory (0.6 s, 0.05 s): so that is where PostgreSQL's data is, where there is room.
 */
export function makeRunFolders(): RunFolders {
  const make = (parent: string): string => {
    const folder = mkdtempSync(path.join(parent, 'tsukimi-test-run-'));
    // PostgreSQL runs as somebody else where we are root.
    chmodSync(folder, 0o755);
    return folder;
  };
  const rest = make(tmpdir());
  const database = hasRoomInMemory() ? make(inMemory) : rest;
  return {
    rest,
    database,
    remove() {
      for (const folder of [rest, database])
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

const inMemory = '/dev/shm';

/** Containers often have 64 MB there. A run needs several hundred, and the tests need memory too. */
function hasRoomInMemory(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= 3 * gigabyte && process.availableMemory() >= 6 * gigabyte;
  } catch {
    return false;
  }
}
