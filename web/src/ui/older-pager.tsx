import { Link } from 'react-router';
import * as texts from '../texts/common.ts';

export interface OlderPagerProps {
  /** The link to the latest page, and its words; null: this is it. */
  latest: { to: string; words: string } | null;
  /** Where older ones are; null: there are none. */
  older: string | null;
  className: string;
}

/** Leads through a list whose pages begin at a cursor. Absent if one page holds everything. */
export function OlderPager({ latest, older, className }: OlderPagerProps) {
  if (latest === null && older === null) return null;
  return (
    <nav className={className} aria-label={texts.pages}>
      {latest && (
        <Link className="btn sm flat" to={latest.to}>
          {latest.words}
        </Link>
      )}
      {older && (
        <Link className="btn sm flat" to={older} rel="next">
          {texts.older}
        </Link>
      )}
    </nav>
  );
}
