import type { Platform } from '../../../platform/context.ts';

/** A file of a member's archive. */
export interface ExportFile {
  /** Path within the archive, e.g. `comments.json` or `pictures/avatar.webp`. */
  path: string;
  content: string | Uint8Array;
}

/** What one domain stores about a member. Secrets, and data of other people, are left out. */
export type ExportPart = (
  platform: Pick<Platform, 'db' | 'storage' | 'config'>,
  memberId: string,
) => Promise<ExportFile[]>;

/** Rows as a file that people and programs can read. */
export const jsonFile = (path: string, rows: unknown): ExportFile => ({
  path,
  content: `${JSON.stringify(rows, null, 2)}\n`,
});
