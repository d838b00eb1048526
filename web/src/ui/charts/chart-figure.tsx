import { type ReactNode, useId } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/common.ts';
import './chart-figure.css';
import './chart-table.css';

export interface ChartTable {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** A chart with its title, and the same numbers as a table at the turn of a switch; works without script. */
export function ChartFigure(props: {
  title: string;
  /** The whole of it, in words. */
  total?: string;
  /** What is to be known to read it. */
  note?: ReactNode;
  wide?: boolean;
  table: ChartTable;
  /** There is nothing to draw: words stand in its place. */
  isEmpty: boolean;
  nothing?: string;
  children: ReactNode;
}) {
  const { title, total, note, wide, table, isEmpty, nothing = texts.nothingYet, children } = props;
  const id = useId();
  const choice = (words: string, isFirst: boolean) => (
    <label>
      <input type="radio" name={id} value={words} defaultChecked={isFirst} />
      <span>{words}</span>
    </label>
  );
  if (isEmpty)
    return (
      <figure className={wide ? 'figure wide' : 'figure'} aria-labelledby={`${id}-title`}>
        <figcaption>
          <span id={`${id}-title`} className="figure-title">
            {title}
          </span>
        </figcaption>
        <p className="figure-nothing">{nothing}</p>
      </figure>
    );
  return (
    <figure className={wide ? 'figure wide' : 'figure'} aria-labelledby={`${id}-title`}>
      <figcaption>
        <span id={`${id}-title`} className="figure-title">
          {title} {total !== undefined && <b>{total}</b>}
        </span>
        <fieldset className="figure-switch">
          <legend className="vh">{fillIn(texts.showTitleAs, { title })}</legend>
          {choice(texts.chart, true)}
          {choice(texts.table, false)}
        </fieldset>
      </figcaption>
      <div className="figure-drawn">{children}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className="figure-table" aria-label={fillIn(texts.titleAsATable, { title })} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={table.head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  );
}
