import type { ReactNode } from 'react';
import { Link } from '../../lib/link.tsx';
import type { ListRowModel } from '../../page/list.ts';
import * as workPaths from '../../work-paths.ts';
import './my-list.css';

/** A work on a list: its still, its title, and what is said of it. */
export function ListRow(props: { row: ListRowModel; still: ReactNode; children?: ReactNode }) {
  const { work, status, facts } = props.row;
  return (
    <article className="list-row">
      <div className="list-still art" data-shield={work.shield?.act}>
        {props.still}
      </div>
      <div className="list-words">
        <h2>
          <Link to={workPaths.series(work.slug)}>{work.title}</Link>
        </h2>
        <p className="list-line">{work.line}</p>
        <p className="list-facts">
          <b>{status}</b>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {props.children}
      </div>
    </article>
  );
}
