import { type ColumnType, type Table, type TableName, tables } from '#contract/tables.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';

export interface TableFilter {
  column: string;
  operator: 'eq' | 'in';
  values: readonly (string | number | boolean)[];
}

/** A read of a table as requested, checked against the declared columns. */
export interface TableQuery {
  table: TableName;
  columns: readonly string[];
  filters: readonly TableFilter[];
  order: readonly { column: string; ascending: boolean; nullsFirst: boolean | null }[];
  limit: number;
  offset: number;
}

const mostRows = 1000;
const defaultRows = 100;
const deepestOffset = 1000;

const refuse = (field: string, message: string): AppError =>
  new AppError('badTableQuery', message, { field: field.slice(0, 60) });

/** Reads the query of `/rest/v1/{table}`: select, filters, order, limit, offset, and a `Range` header of items. */
export function readTableQuery(
  table: TableName,
  query: Record<string, unknown>,
  range: string | undefined,
): TableQuery {
  const columns: Readonly<Record<string, ColumnType>> = tables[table].columns;
  const typeOf = (column: string, field: string): ColumnType => {
    const type = Object.hasOwn(columns, column) ? columns[column] : undefined;
    if (!type) throw refuse(field, `There is no column "${column.slice(0, 60)}" to read in ${table}.`);
    return type;
  };
  let selected = Object.keys(columns);
  let order: { column: string; ascending: boolean; nullsFirst: boolean | null }[] = [];
  let limit: number | null = null;
  let offset = 0;
  const filters: TableFilter[] = [];
  for (const [key, value] of Object.entries(query)) {
    for (const text of (Array.isArray(value) ? value : [value]).map(String)) {
      if (text.includes('\0') || !text.isWellFormed())
        throw refuse(key, `"${key.slice(0, 60)}" holds a character that is not allowed.`);
      if (key === 'select') selected = readSelect(text, (column) => typeOf(column, 'select'), selected);
      else if (key === 'order') order = [...order, ...readOrder(table, text)];
      else if (key === 'limit') limit = wholeNumber(text, 'limit', mostRows);
      else if (key === 'offset') offset = wholeNumber(text, 'offset', deepestOffset);
      else filters.push(readFilter(key, typeOf(key, key), text));
    }
  }
  if (range !== undefined && limit === null) {
    const match = /^(?:items=)?(\d{1,7})-(\d{1,7})?$/.exec(range.trim());
    const from = Number(match?.[1]);
    const to = match?.[2] === undefined ? from + defaultRows - 1 : Number(match[2]);
    if (!match || to < from || to - from >= mostRows)
      throw new AppError('badRange', 'Requested range not satisfiable', { field: 'Range' });
    if (from > deepestOffset)
      throw refuse('offset', `"offset" must be a whole number from 0 to ${deepestOffset}.`);
    offset = from;
    limit = to - from + 1;
  }
  if (order.length === 0) order = defaultOrderOf(table);
  return { table, columns: selected, filters, order, limit: limit ?? defaultRows, offset };
}

function defaultOrderOf(table: TableName) {
  const { column, ascending, ties = [] }: Table['defaultOrder'] = tables[table].defaultOrder;
  return [column, ...ties].map((one) => ({ column: one, ascending, nullsFirst: null }));
}

function readSelect(text: string, check: (column: string) => unknown, all: string[]): string[] {
  if (text.trim() === '' || text.trim() === '*') return all;
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) check(name);
  return [...new Set(names)];
}

function readOrder(
  table: TableName,
  text: string,
): { column: string; ascending: boolean; nullsFirst: boolean | null }[] {
  const sortable: readonly string[] = tables[table].sortable;
  return text.split(',').map((part) => {
    const [column = '', ...words] = part.trim().split('.');
    if (!sortable.includes(column)) throw refuse('order', `${table} is ordered by ${sortable.join(', ')}.`);
    for (const word of words) {
      if (!['asc', 'desc', 'nullsfirst', 'nullslast'].includes(word))
        throw refuse('order', `"${word.slice(0, 20)}" is no way to order.`);
    }
    return {
      column,
      ascending: !words.includes('desc'),
      nullsFirst: words.includes('nullsfirst') ? true : words.includes('nullslast') ? false : null,
    };
  });
}

function wholeNumber(text: string, field: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw refuse(field, `"${field}" must be a whole number from 0 to ${most}.`);
  return Number(text);
}

function readFilter(column: string, type: ColumnType, text: string): TableFilter {
  const equals = /^eq\.([\s\S]*)$/.exec(text);
  if (equals) return { column, operator: 'eq', values: [readValue(column, type, equals[1] ?? '')] };
  const list = /^in\.\(([\s\S]*)\)$/.exec(text);
  if (!list) throw refuse(column, `"${column}" is filtered with eq or in.`);
  const parts = splitList(list[1] ?? '');
  if (parts.length > 200) throw refuse(column, `"${column}" lists more than 200 values.`);
  return { column, operator: 'in', values: parts.map((part) => readValue(column, type, part)) };
}

/** Values are separated by commas; a value that contains one is in double quotes. */
function splitList(text: string): string[] {
  if (text === '') return [];
  const parts = text.match(/"(?:[^"\\]|\\.)*"|[^,]*/g) ?? [];
  return parts
    .filter((part, i) => part !== '' || i === 0)
    .map((part) => (part.startsWith('"') ? part.slice(1, -1).replace(/\\(.)/g, '$1') : part));
}

function readValue(column: string, type: ColumnType, text: string): string | number | boolean {
  const wrong = (kind: string): AppError => refuse(column, `"${column}" is compared with ${kind}.`);
  switch (type) {
    case 'uuid':
      if (!isUuid(text)) throw wrong('a UUID');
      return text.toLowerCase();
    case 'integer':
      if (!/^-?\d{1,15}$/.test(text)) throw wrong('a whole number');
      return Number(text);
    case 'decimal':
      if (!/^-?\d{1,9}(?:\.\d{1,6})?$/.test(text)) throw wrong('a number');
      return Number(text);
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw wrong('true or false');
      return text === 'true';
    case 'timestamp': {
      const moment = new Date(text);
      if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1900 || moment.getUTCFullYear() > 9999)
        throw wrong('a moment in ISO 8601');
      return moment.toISOString();
    }
    case 'text_array':
      throw refuse(column, `"${column}" cannot be filtered.`);
    default:
      return text;
  }
}
