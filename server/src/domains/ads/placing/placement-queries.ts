import type { AdPageType, PlacementStatus } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type AdPage, likeOf } from '../ad-page.ts';
import type { NamedCreative } from './fitting-sizes.ts';
import type { PlacementFields } from './placement-fields.ts';

export interface PlacementRow extends PlacementFields {
  id: string;
  createdAt: Date;
  updatedAt: Date;
}

const columns = `id, name, location as position, ad_sizes as sizes, page_type as "pageType", description, targeting, status,
  created_at as "createdAt", updated_at as "updatedAt"`;

export interface PlacementFilter extends AdPage {
  status: PlacementStatus | null;
  pageType: AdPageType | null;
}

export const placementRows = (db: Executor, filter: PlacementFilter): Promise<PlacementRow[]> =>
  db.query<PlacementRow>(
    `select ${columns} from placements
     where deleted_at is null and ($1::text is null or name ilike $1 or description ilike $1)
       and ($2::text is null or status = $2) and ($3::text is null or page_type = $3)
     order by page_type, location, lower(name), id limit $4 offset $5`,
    [likeOf(filter.search), filter.status, filter.pageType, filter.limit, filter.offset],
  );

/** A placement that was not deleted, held until the transaction ends; for a change, or so that it stays as it is. */
export async function holdPlacement(
  transaction: Executor,
  id: string,
  lock: 'update' | 'share' = 'update',
): Promise<PlacementRow | null> {
  const rows = await transaction.query<PlacementRow>(
    `select ${columns} from placements where id = $1 and deleted_at is null for ${lock}`,
    [id],
  );
  return rows[0] ?? null;
}

const bound = (id: string, fields: PlacementFields): unknown[] => [
  id,
  fields.name,
  fields.position,
  fields.sizes,
  fields.pageType,
  fields.description,
  JSON.stringify(fields.targeting),
  fields.status,
];

export async function insertPlacement(
  transaction: Executor,
  id: string,
  fields: PlacementFields,
): Promise<PlacementRow> {
  const [row] = await transaction.query<PlacementRow>(
    `insert into placements (id, name, location, ad_sizes, page_type, description, targeting, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    bound(id, fields),
  );
  return row!;
}

export async function writePlacement(
  transaction: Executor,
  id: string,
  fields: PlacementFields,
): Promise<PlacementRow> {
  const [row] = await transaction.query<PlacementRow>(
    `update placements set name = $2, location = $3, ad_sizes = $4, page_type = $5, description = $6, targeting = $7, status = $8,
       updated_at = now()
     where id = $1 returning ${columns}`,
    bound(id, fields),
  );
  return row!;
}

/** The creatives that stand in a placement, each once. */
export const creativesIn = (transaction: Executor, placementId: string): Promise<NamedCreative[]> =>
  transaction.query<NamedCreative>(
    `select c.ad_type, c.title, c.width, c.height from ad_creatives c
     where c.deleted_at is null and exists
       (select from ad_postings p where p.creative_id = c.id and p.placement_id = $1 and p.deleted_at is null)
     order by c.created_at, c.id`,
    [placementId],
  );

/** Marks a placement and its postings as deleted. Answers how many those were. */
export async function buryPlacement(transaction: Executor, id: string): Promise<number> {
  await transaction.query('update placements set deleted_at = now(), updated_at = now() where id = $1', [id]);
  const postings = await transaction.query(
    'update ad_postings set deleted_at = now() where placement_id = $1 and deleted_at is null returning 1',
    [id],
  );
  return postings.length;
}
