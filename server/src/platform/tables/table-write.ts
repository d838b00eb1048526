import { type Table, type TableName, tables } from '#contract/tables.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import type { MemberContext } from '../context.ts';

/**
 * Writes the rows with these ids (at least one) by the domain's rules; `row` holds only declared columns. Answers those
 * of them that the caller may read back.
 */
export type TableWriter = (
  context: MemberContext,
  ids: readonly [string, ...string[]],
  row: Readonly<Record<string, unknown>>,
) => Promise<readonly string[]>;
export type TableWriters = Readonly<Partial<Record<TableName, TableWriter>>>;

/**
 * One row as client libraries send it: an object, or a list of one. Throws `badInput` naming the column at
 * fault.
 */
export function readRow(table: TableName, body: unknown): Record<string, unknown> {
  const row = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (row === null || typeof row !== 'object' || Array.isArray(row))
    throw badInput('body', 'The body must be one row, as a JSON object.');
  const columns = Object.keys((tables[table] as Table).writes?.row.properties ?? {});
  for (const [column, value] of Object.entries(row as Record<string, unknown>)) {
    if (!columns.includes(column))
      throw new AppError('badTableQuery', `"${column.slice(0, 60)}" cannot be written in ${table}.`, {
        field: column.slice(0, 60),
      });
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw badInput(column, `"${column}" holds a character that is not allowed.`);
  }
  return row as Record<string, unknown>;
}

/**
 * The ids of the rows a write is about: from the row itself, or from the filter `id=eq.…` or `id=in.(…)`, up
 * to a limit. Throws `badInput`.
 */
export function readRowIds(
  row: Readonly<Record<string, unknown>>,
  filter: unknown,
  most: number,
): readonly [string, ...string[]] {
  const wrong = (): AppError => badInput('id', '"id" must be the id of the row.');
  const list = typeof filter === 'string' ? /^in\.\((.*)\)$/.exec(filter)?.[1] : undefined;
  const named =
    list !== undefined
      ? list.split(',').map((id) => id.trim().replace(/^"(.*)"$/, '$1'))
      : typeof filter === 'string'
        ? [/^eq\.(.*)$/.exec(filter)?.[1]]
        : [row.id];
  const ids = named.map((id) => {
    if (typeof id !== 'string' || !isUuid(id)) throw wrong();
    return id.toLowerCase();
  });
  const [first, ...others] = new Set(ids);
  if (first === undefined) throw wrong();
  if (others.length + 1 > most)
    throw badInput('id', most === 1 ? '"id" must name one row.' : `"id" may name at most ${most} rows.`);
  if (typeof filter === 'string' && row.id !== undefined && (others.length > 0 || row.id !== first))
    throw badInput('id', '"id" cannot be changed.');
  return [first, ...others];
}
