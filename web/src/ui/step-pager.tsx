import { Link } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/common.ts';

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
    <nav className="number-pager" aria-label={texts.pages}>
      {step(texts.previous, 'prev', page > 1 ? page - 1 : null)}
      <span aria-current="page" className="btn sm flat">
        {fillIn(texts.pageNumber, { number: page })}
      </span>
      {step(texts.next, 'next', hasMore ? page + 1 : null)}
    </nav>
  );
}
