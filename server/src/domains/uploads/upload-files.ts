import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isUuid } from '../../kit/ids.ts';
import type { Config } from '../../platform/config.ts';

type Place = { config: Pick<Config, 'dataDir'> };

/** Files of uploads, each under its id, where objects are files too. All web processes and workers see the same folder. */
const uploadsFolder = ({ config }: Place): string => path.join(config.dataDir, 'uploads');
export const fileOfUpload = (place: Place, id: string): string => path.join(uploadsFolder(place), id);

/** Bytes in a file; 0 if there is none. */
export const fileLength = async (place: Place, id: string): Promise<number> =>
  (await stat(fileOfUpload(place, id)).catch(() => null))?.size ?? 0;

/** When bytes last came to a file; null if there is none. */
export const lastWrite = async (place: Place, id: string): Promise<Date | null> =>
  (await stat(fileOfUpload(place, id)).catch(() => null))?.mtime ?? null;

/** Creates an empty file under the id; an existing one stays as it is. */
export async function createUploadFile(place: Place, id: string): Promise<void> {
  await mkdir(uploadsFolder(place), { recursive: true });
  await writeFile(fileOfUpload(place, id), '', { flag: 'a' });
}

export const removeUploadFile = (place: Place, id: string): Promise<void> =>
  rm(fileOfUpload(place, id), { force: true });

/** Ids that have a file. */
export const storedUploads = async (place: Place): Promise<string[]> =>
  (await readdir(uploadsFolder(place)).catch(() => [])).filter(isUuid);

/** Bytes free on the disk of the uploads. */
export async function freeBytes({ config }: Place): Promise<number> {
  const { bavail, bsize } = await statfs(config.dataDir);
  return bavail * bsize;
}
