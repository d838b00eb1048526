import { statfs } from 'node:fs/promises';

export interface Disk {
  /** Bytes that this program may use in all; what is kept for others is not among them. */
  total: number;
  free: number;
}

/** The disk that a folder is on; null: it could not be asked. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(folder);
    return { total: (blocks - bfree + bavail) * bsize, free: bavail * bsize };
  } catch {
    return null;
  }
}

export const usedShare = ({ total, free }: Disk): number => (total === 0 ? 0 : (total - free) / total);
