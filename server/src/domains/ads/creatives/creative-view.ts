import type { AdCreative, AdFile } from '#contract/ad-shapes.ts';
import type { AssetRow } from './assets/asset-queries.ts';
import { assetAddress, previewOf } from './assets/asset-rules.ts';
import type { CreativeRow } from './creative-queries.ts';

export const fileView = (row: AssetRow): AdFile => ({
  path: row.path,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  width: row.width,
  height: row.height,
  duration_seconds: row.duration_seconds,
  media: row.state === 'ready' ? row.copies.map((copy) => ({ ...copy, path: assetAddress + copy.path })) : [],
});

export function creativeView(row: CreativeRow, files: ReadonlyMap<string, AssetRow>): AdCreative {
  const { asset_paths, created_at, updated_at, ...rest } = row;
  const first = files.get(row.asset_path ?? asset_paths[0] ?? '');
  const preview = first?.state === 'ready' ? previewOf(first.copies) : null;
  return {
    ...rest,
    image_url: preview === null ? null : assetAddress + preview,
    files: asset_paths.flatMap((path) => {
      const file = files.get(path);
      return file === undefined ? [] : [fileView(file)];
    }),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
