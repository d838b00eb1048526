import { type Table, type TableName, tables } from '#contract/tables.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import type { CallContext } from '../context.ts';

/** Writes one row by the domain's rules; `row` holds declared columns alone. */
export type TableWriter = (
  context: CallContext,
  id: string,
  row: Readonly<Record<string, unknown>>,
) => Promise<void>;
export type TableWriters = Readonly<Partial<Record<TableName, TableWriter>>>;

/** One row as client libraries send it: an object, or a list of one. Throws `badInput` that names the column at fault. */
export function readRow(table: TableName, body: unknown): Record<string, unknown> {
  const row = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (row === null || typeof row !== 'object' || Array.isArray(row))
    throw badInput('body', 'The body must be one row, as a JSON object.');
  const columns = (tables[table] as Table).writes?.columns ?? [];
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

/** The id of the row that a write is about: of the row itself, or of the filter `id=eq.…`. */
export function readRowId(row: Readonly<Record<string, unknown>>, filter: unknown): string {
  const named = typeof filter === 'string' ? /^eq\.(.*)$/.exec(filter)?.[1] : undefined;
  const id = named ?? row.id;
  if (typeof id !== 'string' || !isUuid(id)) throw badInput('id', '"id" must be the id of the row.');
  if (named !== undefined && row.id !== undefined && row.id !== named)
    throw badInput('id', '"id" cannot be changed.');
  return id.toLowerCase();
}
