import { Link } from '../../lib/link.tsx';
import './listing.css';

/** Previous and Next of a list; there is no link past either end. */
export function Pager(props: { page: number; hasMore: boolean; to(page: number): string }) {
  const { page, hasMore, to } = props;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 ? (
        <Link className="btn sm flat" rel="prev" to={to(page - 1)}>
          Previous
        </Link>
      ) : (
        <span className="btn sm flat off">Previous</span>
      )}
      <span className="at">Page {page}</span>
      {hasMore ? (
        <Link className="btn sm flat" rel="next" to={to(page + 1)}>
          Next
        </Link>
      ) : (
        <span className="btn sm flat off">Next</span>
      )}
    </nav>
  );
}
