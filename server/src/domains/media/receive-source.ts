import { constants } from 'node:fs';
import { copyFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { checkDisk, NotEnoughSpace, newIncomingFile } from './encode/work-folder.ts';
import { checkedFacts, SourceFault } from './source/probe.ts';
import type { SourceFacts } from './source/source-facts.ts';
import { sentences } from './source/source-rules.ts';

/** Folder of sources in storage. It is not served. */
export const sourcePrefix = 'sources/';

export interface ReceivedSource {
  mediaId: string;
  sourceKey: string;
  sourceName: string;
  sourceBytes: number;
  facts: SourceFacts;
}

/** Whether a file can be taken in, before anything is written. Throws AppError `badInput` with one sentence for a person. */
export async function checkSource({ config }: Pick<Platform, 'config'>, file: string): Promise<SourceFacts> {
  const tools = await findMediaTools(config);
  try {
    const facts = await stat(file).catch(() => null);
    if (facts === null) throw new SourceFault(sentences.missing);
    const { longestVideoSeconds } = config.settings;
    const source = await checkedFacts(tools, file, { longestVideoSeconds, decoders: tools.decoders });
    await checkDisk(config.dataDir, facts.size);
    return source;
  } catch (error) {
    if (error instanceof SourceFault || error instanceof NotEnoughSpace)
      throw new AppError('badInput', error.message, { field: 'file' });
    throw error;
  }
}

/**
 * Checks a file and brings it into storage, where any worker finds it. `move` takes the file itself, `copy` leaves it.
 * Then `createMediaAsset` writes the row; if that does not come to pass, `discardSource` takes the file away again.
 */
export async function receiveSource(
  platform: Pick<Platform, 'config' | 'storage'>,
  { path: file, name, mode }: { path: string; name?: string; mode: 'copy' | 'move' },
): Promise<ReceivedSource> {
  const { storage, config } = platform;
  const facts = await checkSource(platform, file);
  const { size } = await stat(file);
  const mediaId = newId();
  const sourceName = path.basename(name ?? file).slice(0, 255);
  const extension = /\.[a-z0-9]{1,5}$/.exec(sourceName.toLowerCase())?.[0] ?? '';
  const sourceKey = `${sourcePrefix}${mediaId}${extension}`;
  if (storage.kind === 's3') {
    await storage.putFile(sourceKey, file);
    if (mode === 'move') await rm(file, { force: true });
  } else {
    const own = await newIncomingFile(config.dataDir);
    try {
      // A copy that shares its blocks with the original where the file system can.
      if (mode === 'copy') await copyFile(file, own, constants.COPYFILE_FICLONE);
      else await rename(file, own).catch(() => copyFile(file, own).then(() => rm(file)));
      await storage.putFile(sourceKey, own);
    } catch (error) {
      await rm(own, { force: true });
      throw error;
    }
  }
  return { mediaId, sourceKey, sourceName, sourceBytes: size, facts };
}

export const discardSource = (
  { storage }: Pick<Platform, 'storage'>,
  { sourceKey }: ReceivedSource,
): Promise<void> => storage.delete(sourceKey);
