import type { AdCreative } from '#contract/ad-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { assetsOf } from './assets/asset-queries.ts';
import { type CreativeRow, listCreatives } from './creative-queries.ts';
import { creativeView } from './creative-view.ts';

/** Creatives as the wire has them, with their files. */
export async function viewCreatives(db: Executor, rows: readonly CreativeRow[]): Promise<AdCreative[]> {
  const paths = [...new Set(rows.flatMap(({ asset_paths }) => asset_paths))];
  const files = new Map((await assetsOf(db, paths)).map((file) => [file.path, file]));
  return rows.map((row) => creativeView(row, files));
}

export const readCreative = async (db: Executor, id: string): Promise<AdCreative> =>
  (await viewCreatives(db, await listCreatives(db, { id })))[0]!;
