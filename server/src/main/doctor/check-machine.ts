import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { diskOf, usedShare } from '../../platform/disk.ts';
import { findMediaTools, MissingExecutable } from '../../platform/executables.ts';
import { about, type Finding } from './finding.ts';

const gigabyte = 1e9;
const fullShare = 0.8;
const leastFree = 0.3 * gigabyte;

const gigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`;

/** Processors, memory, the disk of DATA_DIR, and who can read what is secret there. */
export async function checkMachine(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  const machine = about('machine');
  const cores = availableParallelism();
  const memory = totalmem();
  const size = `Node ${process.versions.node}, ${cores} ${cores === 1 ? 'processor' : 'processors'}, ${gigabytes(memory)} of memory`;
  return [
    memory < 1.5 * gigabyte
      ? machine.warning(
          size,
          'A site that prepares films wants 2 GB. Run the worker on another machine, or add memory.',
        )
      : machine.fine(size),
    ...(await checkDisk(dataDir)),
    ...checkSecret(config),
  ];
}

async function checkDisk(dataDir: string): Promise<Finding[]> {
  const disk = about('disk');
  if (!(await stat(dataDir).catch(() => null)))
    return [
      disk.warning(
        `${dataDir} is not there yet`,
        'The first start makes it. If the site has run, DATA_DIR is another folder.',
      ),
    ];
  const found = await diskOf(dataDir);
  if (found === null)
    return [disk.fault(`The disk of ${dataDir} cannot be asked`, 'Look whether it is mounted.')];
  const words = `${gigabytes(found.free)} of ${gigabytes(found.total)} free on the disk of ${dataDir}`;
  if (found.free < leastFree)
    return [
      disk.fault(words, 'Uploads, imports and the database stop. Make room, or move files to S3_BUCKET.'),
    ];
  return [
    usedShare(found) >= fullShare
      ? disk.warning(words, 'Make room, or move files to S3_BUCKET, before it is full.')
      : disk.fine(words),
  ];
}

function checkSecret({ dataDir, secret, databaseUrl, s3 }: Config): Finding[] {
  const file = path.join(dataDir, 'secret');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return [];
  const key = about('key');
  if ((stats.mode & 0o077) !== 0)
    return [
      key.fault(
        `Others on this machine can read ${file}`,
        `chmod 600 ${file}, and change the key (docs/keys.md).`,
      ),
    ];
  // What several machines share is elsewhere, so there may be several.
  if (secret === '' && databaseUrl !== null && s3 !== null)
    return [
      key.warning(
        `The key of the site is in ${file} of this machine alone`,
        'Every other machine makes one of its own, and cannot read what this one seals: set SECRET to the content of that file on all of them.',
      ),
    ];
  return [key.fine('Only its own user can read the key of the site')];
}

/** ffmpeg, and the fence that it runs in. */
export async function checkMediaTools(config: Config): Promise<Finding[]> {
  const tools = about('ffmpeg');
  if (config.role === 'web') return [];
  try {
    const { description, isOld, fence } = await findMediaTools(config);
    if (fence.kind === 'none')
      return [
        tools.fault(
          description,
          'Install bubblewrap: a file made to break into ffmpeg breaks into this machine.',
        ),
      ];
    return [
      isOld
        ? tools.warning(description, 'Install ffmpeg 5.1 or newer: this one gets no security fixes.')
        : tools.fine(description),
    ];
  } catch (error) {
    if (!(error instanceof MissingExecutable)) throw error;
    return [tools.fault('There is no ffmpeg', error.message)];
  }
}
