import { Link } from 'react-router';

/** Leads through a list whose length nobody counts: one page back, one on. Absent if one page holds everything. */
export function StepPager(props: { page: number; hasMore: boolean; to(page: number): string }) {
  const { page, hasMore, to } = props;
  if (page === 1 && !hasMore) return null;
  const step = (text: string, rel: string, at: number | null) =>
    at === null ? (
      <span className="btn sm flat off">{text}</span>
    ) : (
      <Link className="btn sm flat" rel={rel} to={to(at)}>
        {text}
      </Link>
    );
  return (
    <nav className="number-pager" aria-label="Pages">
      {step('Previous', 'prev', page > 1 ? page - 1 : null)}
      <span aria-current="page" className="btn sm flat">{`Page ${page}`}</span>
      {step('Next', 'next', hasMore ? page + 1 : null)}
    </nav>
  );
}
