import { createWriteStream } from 'node:fs';
import { constants, copyFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { isLendable } from '../../platform/fence/lend.ts';
import { checkDisk, NotEnoughSpace, newIncomingFile } from './encode/work-folder.ts';
import { hasStayDown } from './matching/stay-down-queries.ts';
import { reasons } from './media-rules.ts';
import { checkedFacts, SourceFault } from './source/probe.ts';
import type { SourceFacts } from './source/source-facts.ts';
import { copyWithHash, hashing, hashOfFile } from './source/source-hash.ts';
import { sentences } from './source/source-rules.ts';

/** Folder of sources in storage. It is not served. */
export const sourcePrefix = 'sources/';

export interface ReceivedSource {
  mediaId: string;
  sourceKey: string;
  sourceName: string;
  sourceBytes: number;
  /** SHA-256 of the file as received. */
  sourceSha256: Buffer;
  facts: SourceFacts;
}

/**
 * Checks whether a file can be taken in, before anything is written. Throws AppError `badInput` with one
 * sentence for a person.
 */
export async function checkSource({ config }: Pick<Platform, 'config'>, file: string): Promise<SourceFacts> {
  const tools = await findMediaTools(config);
  try {
    const facts = await stat(file).catch(() => null);
    if (facts === null) throw new SourceFault(sentences.missing);
    const { longestVideoSeconds } = config.settings;
    const look = (at: string): Promise<SourceFacts> =>
      checkedFacts(tools, at, { longestVideoSeconds, decoders: tools.decoders });
    if (!(await isLendable(tools.fence, file)))
      return await lookAtCopy(config.dataDir, file, facts.size, look);
    const source = await look(file);
    await checkDisk(config.dataDir, facts.size);
    return source;
  } catch (error) {
    if (error instanceof SourceFault || error instanceof NotEnoughSpace)
      throw new AppError('badInput', error.message, { field: 'file' });
    throw error;
  }
}

/**
 * An operator's own file that the decoder's user cannot read is examined as a copy: its mode is not ours to
 * change.
 */
async function lookAtCopy(
  dataDir: string,
  file: string,
  bytes: number,
  look: (at: string) => Promise<SourceFacts>,
): Promise<SourceFacts> {
  await checkDisk(dataDir, bytes);
  const own = await newIncomingFile(dataDir);
  try {
    await copyFile(file, own, constants.COPYFILE_FICLONE);
    return await look(own);
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Checks a file and brings it into storage, where any worker finds it. `move` takes the file itself, `copy`
 * leaves it. A barred one is refused (AppError `notAllowed`), and nothing of it is stored. Then
 * `createMediaAsset` writes the row; if that never happens, `discardSource` removes the file again.
 */
export async function receiveSource(
  platform: Pick<Platform, 'config' | 'storage' | 'db'>,
  { path: file, name, mode }: { path: string; name?: string; mode: 'copy' | 'move' },
): Promise<ReceivedSource> {
  const { storage, config } = platform;
  const facts = await checkSource(platform, file);
  const { size } = await stat(file);
  const mediaId = newId();
  const sourceName = path.basename(name ?? file).slice(0, 255);
  const extension = /\.[a-z0-9]{1,5}$/.exec(sourceName.toLowerCase())?.[0] ?? '';
  const sourceKey = `${sourcePrefix}${mediaId}${extension}`;
  let sourceSha256: Buffer;
  if (storage.kind === 's3') {
    // Read once more than strictly needed: what must stay down does not leave this machine.
    sourceSha256 = await hashOfFile(file);
    await refuseStayDown(platform.db, sourceSha256);
    await storage.putFile(sourceKey, file);
    if (mode === 'move') await rm(file, { force: true });
  } else {
    const own = await newIncomingFile(config.dataDir);
    try {
      sourceSha256 = mode === 'copy' ? await copyWithHash(file, own) : await moveWithHash(file, own);
      await refuseStayDown(platform.db, sourceSha256);
      await storage.putFile(sourceKey, own);
    } catch (error) {
      await rm(own, { force: true });
      throw error;
    }
  }
  return { mediaId, sourceKey, sourceName, sourceBytes: size, sourceSha256, facts };
}

/**
 * The same for a file that is in storage already and stays where it is: it is read once, onto this machine, where `look`
 * may object to what is in it. Null: there is no such file, or not of this size.
 */
export async function adoptSource(
  platform: Pick<Platform, 'config' | 'storage' | 'db'>,
  file: { mediaId: string; key: string; name: string; bytes: number },
  look: (facts: SourceFacts) => void,
): Promise<ReceivedSource | null> {
  const { storage, config, db } = platform;
  const own = storage.localPath(file.key);
  const local = own ?? (await newIncomingFile(config.dataDir));
  try {
    const sourceSha256 = own === null ? await download(platform, file, local) : await hashIfThere(own);
    if (sourceSha256 === null || (await stat(local)).size !== file.bytes) return null;
    const facts = await checkSource(platform, local);
    look(facts);
    await refuseStayDown(db, sourceSha256);
    return {
      ...{ mediaId: file.mediaId, sourceKey: file.key, sourceBytes: file.bytes, sourceSha256, facts },
      sourceName: path.basename(file.name).slice(0, 255),
    };
  } finally {
    if (own === null) await rm(local, { force: true });
  }
}

const hashIfThere = async (file: string): Promise<Buffer | null> =>
  (await stat(file).catch(() => null)) === null ? null : hashOfFile(file);

/** Answers the SHA-256 of what came. */
async function download(
  { storage, config }: Pick<Platform, 'config' | 'storage'>,
  { key, bytes }: { key: string; bytes: number },
  to: string,
): Promise<Buffer | null> {
  try {
    await checkDisk(config.dataDir, bytes);
  } catch (error) {
    if (error instanceof NotEnoughSpace) throw new AppError('noRoom', error.message, { field: 'file' });
    throw error;
  }
  const stream = await storage.stream(key);
  if (stream === null) return null;
  const { through, digest } = hashing();
  await pipeline(stream, through, createWriteStream(to, { highWaterMark: 1024 * 1024 }));
  return digest();
}

async function moveWithHash(from: string, to: string): Promise<Buffer> {
  try {
    await rename(from, to);
  } catch {
    const hash = await copyWithHash(from, to);
    await rm(from);
    return hash;
  }
  return hashOfFile(to);
}

async function refuseStayDown(db: Executor, sha256: Buffer): Promise<void> {
  if (await hasStayDown(db, sha256)) throw new AppError('notAllowed', reasons.staysDown, { field: 'file' });
}

export const discardSource = (
  { storage }: Pick<Platform, 'storage'>,
  { sourceKey }: ReceivedSource,
): Promise<void> => storage.delete(sourceKey);
