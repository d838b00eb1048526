import { Link } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/common.ts';

const shown = 5;

/** Pages by number: up to five around the current one, Previous and Next. */
export function NumberPager(props: {
  page: number;
  /** Items per page, and in all. */
  size: number;
  total: number;
  /** Where the last page that can be requested begins. */
  deepest?: number;
  /** What they are, e.g. `users`. */
  things: string;
  to(page: number): string;
}) {
  const { page, size, total, deepest = total, things, to } = props;
  const pages = Math.max(1, Math.ceil(Math.min(total, deepest + 1) / size));
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  const numbers = Array.from({ length: Math.min(shown, pages) }, (_, i) => first + i);
  const step = (text: string, rel: string, at: number) =>
    at >= 1 && at <= pages ? (
      <Link className="btn sm flat" rel={rel} to={to(at)}>
        {text}
      </Link>
    ) : (
      <span className="btn sm flat off">{text}</span>
    );
  return (
    <nav className="number-pager" aria-label={texts.pages}>
      {pages > 1 && (
        <>
          {step(texts.previous, 'prev', page - 1)}
          <ol>
            {numbers.map((number) => (
              <li key={number}>
                <Link
                  className="btn sm flat at"
                  to={to(number)}
                  aria-label={fillIn(texts.pageNumber, { number })}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ))}
          </ol>
          {step(texts.next, 'next', page + 1)}
        </>
      )}
      <span className="sum">
        {total.toLocaleString('en-US')} {things}
      </span>
    </nav>
  );
}
