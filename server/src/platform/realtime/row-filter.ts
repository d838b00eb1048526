/**
 * A condition on the rows a client wants to hear about, as its library writes it: `column=operator.value`.
 */
export interface RowFilter {
  column: string;
  operator: 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte' | 'in';
  /** One value, or several for `in`. */
  values: readonly string[];
}

const form = /^([a-z_]{1,60})=(eq|neq|lt|lte|gt|gte|in)\.([\s\S]{0,2000})$/;

/** The condition, or null if it is unknown or names another column. */
export function readRowFilter(text: string, columns: readonly string[]): RowFilter | null {
  const [, column, operator, value] = form.exec(text) ?? [];
  if (column === undefined || operator === undefined || value === undefined) return null;
  if (!columns.includes(column)) return null;
  const values = operator === 'in' ? readList(value) : [unquote(value)];
  return values === null ? null : { column, operator: operator as RowFilter['operator'], values };
}

function readList(value: string): string[] | null {
  if (!value.startsWith('(') || !value.endsWith(')')) return null;
  const items = value.slice(1, -1).split(',').map(unquote);
  return items.length <= 100 ? items : null;
}

const unquote = (value: string): string =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;

/**
 * Whether the row is wanted. Numbers are compared as numbers, everything else as text; null matches nothing.
 */
export function fits(
  { column, operator, values }: RowFilter,
  row: Readonly<Record<string, unknown>>,
): boolean {
  const value = row[column];
  if (value === null || value === undefined) return false;
  if (operator === 'in') return values.includes(String(value));
  const wanted = values[0] ?? '';
  const [left, right] = typeof value === 'number' ? [value, Number(wanted)] : [String(value), wanted];
  switch (operator) {
    case 'eq':
      return left === right;
    case 'neq':
      return left !== right;
    case 'lt':
      return left < right;
    case 'lte':
      return left <= right;
    case 'gt':
      return left > right;
    case 'gte':
      return left >= right;
  }
}
