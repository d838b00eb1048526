import type { VideoSort } from '#contract/categories.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { filterBits, type ListFilters } from './lists/filter-queries.ts';
import { firstMark, fromMark, listNames } from './lists/list-mark-queries.ts';
import { matchedOrder, orderBy, sortOrders } from './lists/list-orders.ts';
import { isShortPart, partOfTitle, titlePattern } from './lists/title-queries.ts';
import { cardColumns } from './video-card-queries.ts';

const categoryColumns = `
  c.id, c.name, c.slug, c.description, $1 || c.image_key as image_url, c.orientation,
  c.video_count, c.video_count as videos_count`;

export async function visibleCategories(db: Executor, base: string): Promise<string> {
  const text = `
    select coalesce(json_agg(row_to_json(list)), '[]')::text as json from (
      select ${categoryColumns} from categories c
      where not c.is_hidden and (c.video_count > 0 or c.slug <> 'uncategorized') ${inPlace('category', 'c.id')}
      order by c.sort_position, lower(c.name)
    ) list`;
  return (await db.query<{ json: string }>(text, [base], 'visible_categories'))[0]?.json ?? '[]';
}

export interface CategoryPageQuery extends ListFilters {
  slug: string;
  sort: VideoSort;
  title: string | null;
  pageSize: number;
  offset: number;
  /** Whether the page says how many videos there are. */
  isCounted: boolean;
}

/** The visible category that has, or once had, the slug $2. */
const categoryOfSlug = `
  select c.* from categories c
  where not c.is_hidden and (c.slug = $2
    or c.id = (select target_id from slug_redirects where kind = 'category' and old_slug = $2))
  limit 1`;

/** A category alone, as JSON text of the contract's shape; null if there is no such category. */
export async function visibleCategory(db: Executor, base: string, slug: string): Promise<string | null> {
  const text = `select row_to_json(shown)::text as json
    from (select ${categoryColumns} from (${categoryOfSlug}) c) shown`;
  return (await db.query<{ json: string }>(text, [base, slug], 'visible_category'))[0]?.json ?? null;
}

/**
 * A category and a page of its videos as JSON text of the contract's shape; null if there is no such
 * category. Reads one row more than the page to know whether there is another page.
 */
export async function categoryPage(
  db: Executor,
  base: string,
  query: CategoryPageQuery,
): Promise<string | null> {
  const bits = filterBits(query);
  const filtered = bits > 0 || query.title !== null;
  const order = sortOrders[query.sort];
  const ofCategory = `v.publish_status = 'published' and v.category_id = (select id from category) ${inPlace('row', 'v')}`;
  const passes = bits === 0 ? '' : `and v.filter_bits & ${bits} = ${bits}`;
  const isShort = query.title !== null && isShortPart(query.title);
  const titled = partOfTitle({
    from: `${ofCategory}`,
    passes,
    order,
    pattern: '$5',
    isShort,
    enough: '$3::bigint + 1 + $4::bigint',
  });
  // What is filtered is found by walking the order.
  const isFar = !filtered && query.offset >= firstMark;
  const mark = fromMark({
    list: listNames.ofCategory('(select id from category)', query.sort),
    order,
    offset: '$4',
    ...(query.sort === 'newest'
      ? {
          countSince: (moment: string) =>
            `select count(*) from videos v where ${ofCategory} and published_at > ${moment}`,
        }
      : {}),
  });
  const listed =
    query.title === null
      ? `select v.id, ${order.key} as key from videos v where ${ofCategory} ${passes} ${isFar ? mark.condition : ''} and $5::text is null`
      : titled.matched;
  const parts = query.title === null ? (isFar ? `${mark.parts},` : '') : `${titled.parts},`;
  const text = `
    with category as (${categoryOfSlug}), ${parts} picked as materialized (
      select array(select v.id from (${listed}) v
        order by ${orderBy(matchedOrder(order))} limit $3 + 1 offset ${isFar ? mark.offset : '$4'}) as ids
    )
    select (select row_to_json(shown) from (select ${categoryColumns} from category c) shown)::text as category,
      (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select ${cardColumns}
        from unnest((select ids[:$3] from picked)) with ordinality as page (id, position) join videos v on v.id = page.id
        left join categories c on c.id = v.category_id
        left join members p on p.id = v.uploader_id
        order by page.position
      ) card)::text as items,
      (select cardinality(ids) > $3 from picked) as has_more,
      ${filtered ? 'null::integer' : '(select video_count from category)'} as total`;
  const title = query.title === null ? null : titlePattern(query.title);
  const name = `category_page_${query.sort}_${query.subOrDub ?? ''}_${query.status ?? ''}_${query.duration ?? ''}_${title === null ? 0 : 1}${isShort ? '_short' : ''}${isFar ? '_from_mark' : ''}`;
  const rows = await db.query<{
    category: string | null;
    items: string;
    has_more: boolean;
    total: number | null;
  }>(text, [base, query.slug, query.pageSize, query.offset, title], name);
  const row = rows[0];
  if (!row?.category) return null;
  const page = Math.floor(query.offset / query.pageSize) + 1;
  return `{"category":${row.category},"items":${row.items},"page":${page},"page_size":${query.pageSize},"has_more":${row.has_more},"total":${query.isCounted ? row.total : null},"safety_message":null}`;
}

export async function findCategoryRow(
  db: Executor,
  nameOrSlug: string,
): Promise<{ id: string; name: string; slug: string } | null> {
  const text = `select id, name, slug from categories where slug = lower($1) or lower(name) = lower($1)
    order by (slug = lower($1)) desc limit 1`;
  return (await db.query<{ id: string; name: string; slug: string }>(text, [nameOrSlug]))[0] ?? null;
}

export async function insertCategory(
  db: Executor,
  row: {
    id: string;
    name: string;
    slug: string;
    description: string | null;
    orientation: 'all' | 'gay';
    sortPosition: number;
    imageKey: string | null;
    isDemo: boolean;
  },
): Promise<void> {
  await db.query(
    `insert into categories (id, name, slug, description, orientation, sort_position, image_key, is_demo)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      row.id,
      row.name,
      row.slug,
      row.description,
      row.orientation,
      row.sortPosition,
      row.imageKey,
      row.isDemo,
    ],
  );
}

export const hasCategoryRow = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select 1 from categories where id = $1', [id])).length > 0;
