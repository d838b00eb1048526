import type { Evidence, LegalHold } from '#contract/evidence.ts';
import type { HoldRow } from './hold-queries.ts';
import { shownContent } from './hold-rules.ts';
import type { PreservedRow } from './preserved-queries.ts';

export const holdView = ({ placed_by_name, lifted_by_name, ...row }: HoldRow): LegalHold => ({
  ...row,
  placed_by: placed_by_name,
  placed_at: row.placed_at.toISOString(),
  until: row.until?.toISOString() ?? null,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  lifted_by: lifted_by_name,
});

/** Where the files of preserved things are fetched, by number. */
export const preservedPath = '/storage/v1/object/evidence';

export const preservedView = (row: PreservedRow): Evidence['preserved'][number] => ({
  id: row.id,
  kind: row.kind,
  thing_id: row.thing_id,
  content: shownContent(row.content),
  // A folder is not a picture.
  pictures: row.keys.flatMap((key, index) =>
    key.endsWith('/') ? [] : [`${preservedPath}/${row.id}/${index}`],
  ),
  preserved_at: row.preserved_at.toISOString(),
  is_covered: row.is_minor_related,
});
