import type { UnacceptedTerms } from '#contract/legal-pages.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import './terms-banner.css';
import * as memberPaths from '../../member-paths.ts';
import { termsIntent } from '../../parts/terms-intent.ts';
import * as paths from '../../paths.ts';

/** Tells a member of terms that they have not accepted, also before their day. It stays until they do, and hinders nothing. */
export function TermsBanner({ terms }: { terms: UnacceptedTerms }) {
  const { number, summary, is_in_force: isInForce, effective_on: day } = terms;
  return (
    <section className="terms-banner" aria-label="Terms">
      <p>
        {isInForce || day === null ? (
          <>
            Our <Link to={paths.information('terms')}>terms</Link> have changed.{' '}
          </>
        ) : (
          <>
            From {formatDate(day)} other terms are in force:{' '}
            <Link to={memberPaths.legalVersion('terms', { version: number })}>read them</Link>.{' '}
          </>
        )}
        {summary !== '' && `${summary} `}
        {number > 1 && (
          <Link to={memberPaths.legalVersion('terms', { version: number, with: number - 1 })}>
            See what changed
          </Link>
        )}
      </p>
      <form method="post" action={paths.information('terms')}>
        <input type="hidden" name="intent" value={termsIntent} />
        <input type="hidden" name="number" value={number} />
        <button type="submit" className="btn sm pri">
          Accept the new terms
        </button>
      </form>
    </section>
  );
}
