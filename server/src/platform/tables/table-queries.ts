import { type ColumnType, type TableName, tables } from '#contract/tables.ts';
import type { Executor } from '../db/database.ts';
import type { TableQuery } from './table-query.ts';

/**
 * SQL that yields the rows a viewer may see, with the declared columns. `$1` is the base address of object
 * keys, `$2` the viewer (null: a visitor), `$3` whether rows are named by id or username rather than listed,
 * `$4` whether an admin asks.
 */
export type TableSources = Readonly<Record<TableName, string>>;

const casts: Readonly<Record<ColumnType, string>> = {
  uuid: 'uuid',
  text: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  timestamp: 'timestamptz',
  text_array: 'text[]',
  boolean: 'boolean',
  media_url: 'text',
};

interface Who {
  base: string;
  viewerId: string | null;
  isAdmin: boolean;
}

/** The rows read from a table, as a query with bound values. */
function filtered(sources: TableSources, { base, viewerId, isAdmin }: Who, query: TableQuery) {
  const types: Readonly<Record<string, ColumnType>> = tables[query.table].columns;
  const isNamed = query.filters.some(({ column }) => column === 'id' || column === 'username');
  const values: unknown[] = [base, viewerId, isNamed, isAdmin];
  const conditions = query.filters.map((filter) => {
    const type = casts[types[filter.column] ?? 'text'];
    values.push(filter.operator === 'eq' ? filter.values[0] : filter.values);
    return filter.operator === 'eq'
      ? `and t.${filter.column} = $${values.length}::${type}`
      : `and t.${filter.column} = any($${values.length}::${type}[])`;
  });
  const from = `from (${sources[query.table]}) t
      where $1::text is not null and ($2::uuid is null or $3::boolean is not null or $4::boolean is not null) ${conditions.join(' ')}`;
  return { from, values };
}

/** How many rows there are on all pages: only on request, since it looks at every one of them. */
export async function countTable(
  db: Executor,
  sources: TableSources,
  who: Who,
  query: TableQuery,
): Promise<number> {
  const { from, values } = filtered(sources, who, query);
  const rows = await db.query<{ total: number }>(`select count(*)::int as total ${from}`, values);
  return rows[0]?.total ?? 0;
}

/** Rows as JSON text, and how many there are. Names come only from the contract; values are bound. */
export async function readTable(
  db: Executor,
  sources: TableSources,
  who: Who,
  query: TableQuery,
): Promise<{ json: string; count: number }> {
  const { from, values } = filtered(sources, who, query);
  const order = query.order.map(
    ({ column, ascending, nullsFirst }) =>
      `t.${column} ${ascending ? 'asc' : 'desc'}${nullsFirst === null ? '' : nullsFirst ? ' nulls first' : ' nulls last'}`,
  );
  values.push(query.limit, query.offset);
  const text = `
    select coalesce(json_agg(r), '[]')::text as json, count(*)::int as count from (
      select ${query.columns.map((column) => `t.${column}`).join(', ')} ${from}
      order by ${order.join(', ')} limit $${values.length - 1} offset $${values.length}
    ) r`;
  const rows = await db.query<{ json: string; count: number }>(text, values);
  return rows[0] ?? { json: '[]', count: 0 };
}
