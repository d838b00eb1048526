import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import * as texts from '../texts/common.ts';
import './data-table.css';
import { moveByKeys, usePageKeys } from './row-keys.ts';
import { useScrolledEdges } from './use-scrolled-edges.ts';

export interface Column<Row> {
  id: string;
  /** The words of its head. */
  name: string;
  /** Where its head leads: the same list in this order, or reversed. Absent: it cannot be sorted. */
  orderTo?: string;
  ordered?: 'ascending' | 'descending' | undefined;
  align?: 'end';
  /** Out of sight where the table has little room: its row, or the page of the row, has it. */
  isMinor?: boolean;
  cell(row: Row): ReactNode;
}

export interface Selection<Row> {
  /** Keys of the selected rows. */
  chosen: ReadonlySet<string>;
  /** A row that cannot be selected says why. */
  refusal?(row: Row): string | null;
  nameOf(row: Row): string;
  onChange(chosen: ReadonlySet<string>): void;
}

/**
 * A table of the back office. It scrolls by itself if it is wider than its place; on a phone each row is a card, in which the
 * first column is the title and every other value has the name of its column beside it.
 */
export function DataTable<Row>(props: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  selection?: Selection<Row>;
  /** The page is about it: J and K lead into it from everywhere. */
  isMain?: boolean;
  /** Replaces the table if there is no row. */
  empty: ReactNode;
}) {
  const { label, columns, rows, keyOf, selection, isMain = false, empty } = props;
  const place = useRef<HTMLElement>(null);
  usePageKeys(place, isMain);
  useScrolledEdges(place);
  if (rows.length === 0) return <>{empty}</>;
  const free = selection ? rows.filter((row) => !selection.refusal?.(row)).map(keyOf) : [];
  const isWhole =
    selection !== undefined && free.length > 0 && free.every((key) => selection.chosen.has(key));
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(selection?.chosen);
    for (const key of keys) isChosen ? next.add(key) : next.delete(key);
    selection?.onChange(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className="data-table" ref={place} aria-label={label} tabIndex={0} onKeyDown={moveByKeys}>
      <table>
        <thead>
          <tr>
            {selection && (
              <th className="pick">
                <label>
                  <input
                    type="checkbox"
                    aria-label={texts.selectAllOnThisPage}
                    checked={isWhole}
                    disabled={free.length === 0}
                    onChange={({ target }) => choose(free, target.checked)}
                  />
                  <span className="pick-words">{texts.selectAllOnThisPage}</span>
                </label>
              </th>
            )}
            {columns.some(({ orderTo }) => orderTo !== undefined) && (
              <td className="sort-words">{texts.sortBy}</td>
            )}
            {columns.map(({ id, name, orderTo, ordered, align, isMinor }) => (
              <th
                key={id}
                scope="col"
                className={align}
                data-column={id}
                data-minor={isMinor ? '' : undefined}
                aria-sort={ordered}
                data-sorts={orderTo === undefined ? undefined : ''}
              >
                {orderTo === undefined ? (
                  name
                ) : (
                  <Link to={orderTo} preventScrollReset>
                    {name}
                    <span className="order" aria-hidden="true">
                      {ordered === 'ascending' ? '↑' : ordered === 'descending' ? '↓' : ''}
                    </span>
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            const refusal = selection?.refusal?.(row) ?? null;
            return (
              <tr key={key} data-chosen={selection?.chosen.has(key) ? '' : undefined}>
                {selection && (
                  <td className="pick">
                    <input
                      type="checkbox"
                      aria-label={
                        refusal === null ? selection.nameOf(row) : `${selection.nameOf(row)}: ${refusal}`
                      }
                      checked={selection.chosen.has(key)}
                      disabled={refusal !== null}
                      onChange={({ target }) => choose([key], target.checked)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={column.align}
                    data-column={column.id}
                    data-minor={column.isMinor ? '' : undefined}
                    data-name={column.name}
                  >
                    <div className="cell">{column.cell(row)}</div>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
