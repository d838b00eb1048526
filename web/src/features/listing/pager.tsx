import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import * as texts from '../../texts/videos.ts';
import './listing.css';

/** Previous and Next of a list; there is no link past either end. Absent if one page holds everything. */
export function Pager(props: {
  page: number;
  hasMore: boolean;
  /** Which page it is, where somebody counts them. */
  at?: string;
  to(page: number): string;
}) {
  const { page, hasMore, to } = props;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pager" aria-label={texts.pages}>
      {page > 1 ? (
        <Link className="btn sm flat" rel="prev" to={to(page - 1)}>
          {texts.previous}
        </Link>
      ) : (
        <span className="btn sm flat off">{texts.previous}</span>
      )}
      <span className="at">{props.at ?? fillIn(texts.pagePage, { page })}</span>
      {hasMore ? (
        <Link className="btn sm flat" rel="next" to={to(page + 1)}>
          {texts.next}
        </Link>
      ) : (
        <span className="btn sm flat off">{texts.next}</span>
      )}
    </nav>
  );
}
