import type { Platform } from '../../../../platform/context.ts';
import { clipPath, sourceKey, storeKey } from './asset-rules.ts';

type Machines = Pick<Platform, 'storage'>;

/** Moves what was sent to where the worker finds it; nobody else does. */
export const storeAssetSource = ({ storage }: Machines, folder: string, file: string): Promise<void> =>
  storage.putFile(sourceKey(folder), file, 'application/octet-stream');

export const dropAssetSource = ({ storage }: Machines, folder: string): Promise<void> =>
  storage.delete(sourceKey(folder));

/** Where a clip lies tells nothing: the bucket asks whether it may be shown. */
export const storeClip = ({ storage }: Machines, folder: string, file: string): Promise<void> =>
  storage.putFile(storeKey(clipPath(folder)), file, 'video/mp4');
