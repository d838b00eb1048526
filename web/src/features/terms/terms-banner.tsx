import type { UnacceptedTerms } from '#contract/legal-pages.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/legal.ts';
import './terms-banner.css';
import * as memberPaths from '../../member-paths.ts';
import { termsIntent } from '../../parts/terms-intent.ts';
import * as paths from '../../paths.ts';

/** Tells a member of terms that they have not accepted, also before their day. It stays until they do, and hinders nothing. */
export default function TermsBanner({ terms }: { terms: UnacceptedTerms }) {
  const { number, summary, is_in_force: isInForce, effective_on: day } = terms;
  return (
    <section className="terms-banner" aria-label={texts.terms}>
      <p>
        {isInForce || day === null ? (
          <>
            {sentence(texts.ourTermsHaveChanged, {
              link: (words) => <Link to={paths.information('terms')}>{words}</Link>,
            })}{' '}
          </>
        ) : (
          <>
            {sentence(texts.fromDayOtherTermsAre, {
              day: formatDate(day),
              link: (words) => (
                <Link to={memberPaths.legalVersion('terms', { version: number })}>{words}</Link>
              ),
            })}{' '}
          </>
        )}
        {summary !== '' && `${summary} `}
        {number > 1 && (
          <Link to={memberPaths.legalVersion('terms', { version: number, with: number - 1 })}>
            {texts.seeWhatChanged}
          </Link>
        )}
      </p>
      <form method="post" action={paths.information('terms')}>
        <input type="hidden" name="intent" value={termsIntent} />
        <input type="hidden" name="number" value={number} />
        <button type="submit" className="btn sm pri">
          {texts.acceptTheNewTerms}
        </button>
      </form>
    </section>
  );
}
