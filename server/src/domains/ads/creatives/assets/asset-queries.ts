import type { Executor } from '../../../../platform/db/database.ts';
import type { StoredPage, StoredPicture } from '../../../pictures/index.ts';
import type { AssetCopy, AssetState, SourceType } from './asset-rules.ts';

export interface AssetRow {
  path: string;
  folder: string;
  kind: 'picture' | 'video';
  source_type: SourceType;
  state: AssetState;
  reason: string | null;
  sha256: Buffer;
  bytes: number;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  copies: AssetCopy[];
}
const columns = `path, folder, kind, source_type, state, reason, sha256, bytes::float8 as bytes, width, height,
  duration_seconds, copies`;

/** Takes the name for a file that is being prepared. False: it is taken, now or earlier. */
export const reserveAsset = async (
  db: Executor,
  asset: Pick<AssetRow, 'path' | 'folder' | 'kind' | 'source_type' | 'sha256' | 'bytes'> & {
    uploaded_by: string | null;
  },
): Promise<boolean> =>
  (
    await db.query(
      `insert into ad_assets (path, folder, kind, source_type, state, sha256, bytes, uploaded_by)
       values ($1, $2, $3, $4, 'preparing', $5, $6, $7) on conflict (path) do nothing returning 1`,
      [asset.path, asset.folder, asset.kind, asset.source_type, asset.sha256, asset.bytes, asset.uploaded_by],
    )
  ).length > 0;

/** Gives back a name whose file was not taken in. */
export async function releaseAsset(db: Executor, path: string): Promise<void> {
  await db.query(`delete from ad_assets where path = $1 and state = 'preparing'`, [path]);
}

export const findAsset = async (db: Executor, path: string): Promise<AssetRow | null> =>
  (
    await db.query<AssetRow>(`select ${columns} from ad_assets where path = $1`, [path], 'find_ad_asset')
  )[0] ?? null;

export const findAssetByFolder = async (db: Executor, folder: string): Promise<AssetRow | null> =>
  (
    await db.query<AssetRow>(
      `select ${columns} from ad_assets where folder = $1`,
      [folder],
      'find_ad_asset_by_folder',
    )
  )[0] ?? null;

/** All of these, whatever their state. */
export const assetsOf = (db: Executor, paths: readonly string[]): Promise<AssetRow[]> =>
  db.query<AssetRow>(
    `select ${columns} from ad_assets where path = any ($1::text[])`,
    [paths],
    'ad_assets_of',
  );

/** Locked until the transaction ends. */
export const lockAsset = async (db: Executor, path: string): Promise<AssetRow | null> =>
  (await db.query<AssetRow>(`select ${columns} from ad_assets where path = $1 for update`, [path]))[0] ??
  null;

/** These files, none of which can be deleted until the transaction ends. */
export const holdAssets = (db: Executor, paths: readonly string[]): Promise<AssetRow[]> =>
  db.query<AssetRow>(
    `select ${columns} from ad_assets where path = any ($1::text[]) and state <> 'gone' order by path for share`,
    [paths],
  );

export async function settleAsset(
  db: Executor,
  path: string,
  to: Pick<AssetRow, 'state' | 'reason'> & Partial<Pick<AssetRow, 'copies' | 'duration_seconds'>>,
): Promise<void> {
  const copies = to.copies === undefined ? null : JSON.stringify(to.copies);
  await db.query(
    `update ad_assets set state = $2, reason = $3, copies = coalesce($4::jsonb, copies),
       width = coalesce(($4::jsonb -> 0 ->> 'width')::int, width), height = coalesce(($4::jsonb -> 0 ->> 'height')::int, height),
       duration_seconds = coalesce($5, duration_seconds)
     where path = $1`,
    [path, to.state, to.reason, copies, to.duration_seconds ?? null],
  );
}

/** A file that is deleted: its name is never given to another. */
export async function buryAsset(db: Executor, path: string): Promise<void> {
  await db.query(
    `update ad_assets set state = 'gone', reason = null, copies = '[]', width = null, height = null where path = $1`,
    [path],
  );
}

/** Whether any form that a creative has, or ever had, shows it. */
export const isAssetUsed = async (db: Executor, path: string): Promise<boolean> =>
  (await db.query('select from ad_creative_versions where asset_paths @> array[$1::text] limit 1', [path]))
    .length > 0;

/** Files that no creative ever used, sent so many days ago; what waits for a person stays. They are locked. */
export const unusedAssets = (db: Executor, days: number, limit: number): Promise<AssetRow[]> =>
  db.query<AssetRow>(
    `select ${columns} from ad_assets a
     where state in ('preparing', 'ready', 'failed') and created_at < now() - make_interval(days => $1)
       and not exists (select from ad_creative_versions v where v.asset_paths @> array[a.path])
     order by created_at limit $2 for update skip locked`,
    [days, limit],
  );

/** Media of files that are ready, by path: what delivery draws an ad with. */
export const assetMedia = (
  db: Executor,
  paths: readonly string[],
): Promise<Pick<AssetRow, 'path' | 'kind' | 'width' | 'height' | 'copies'>[]> =>
  db.query(
    `select path, kind, width, height, copies from ad_assets where path = any ($1::text[]) and state = 'ready' order by path`,
    [paths],
  );

/** Files as pictures, by path, with the copies that were drawn; who sent one is not stored with it. */
export const storedAdPictures = (
  db: Executor,
  kind: AssetRow['kind'],
  { from, limit }: StoredPage,
): Promise<StoredPicture[]> =>
  db.query<StoredPicture>(
    `select path as place, null as "ownerId", null as "subjectId", sha256 as "sentSha256",
       array(select 'private/ads/' || folder || '/' || name
         from unnest(array['large.webp', 'large.avif', 'small.webp', 'small.avif']) with ordinality as drawn (name, at)
         where copies @> jsonb_build_array(jsonb_build_object('path', folder || '/' || name)) order by at) as keys,
       jsonb_build_object('path', path, 'folder', folder, 'copies', copies) as details
     from ad_assets where kind = $1 and state = 'ready' and path >= coalesce($2::text, '')
     order by path limit $3 for no key update`,
    [kind, from, limit],
  );
