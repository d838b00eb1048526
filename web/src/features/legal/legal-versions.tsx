import type { LegalPage } from '#contract/legal-pages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/legal.ts';

/** All versions of a page, each with what is new in it and what changed from the one before. */
export function LegalVersions({
  page,
  number,
  in_force: current,
  versions,
}: Pick<LegalPage, 'page' | 'number' | 'in_force' | 'versions'>) {
  return (
    <section className="legal-versions" aria-labelledby="versions">
      <h2 id="versions">{texts.versions}</h2>
      <ul>
        {versions.map((one) => (
          <li key={one.number}>
            <Link
              to={memberPaths.legalVersion(page, { version: one.number === current ? null : one.number })}
              {...(one.number === number ? { 'aria-current': 'true' as const } : {})}
            >
              {fillIn(texts.versionNumberPublishedPublishedAt, {
                number: one.number,
                publishedAt: formatDate(one.published_at),
              })}
              {one.number > current &&
                one.effective_on &&
                fillIn(texts.inForceFromEffectiveOn, { effectiveOn: formatDate(one.effective_on) })}
            </Link>
            {one.summary !== '' && <span>{one.summary}</span>}
            {one.number > 1 && (
              <Link to={memberPaths.legalVersion(page, { version: one.number, with: one.number - 1 })}>
                {fillIn(texts.whatChangedFromVersionNumberLabel, { number: one.number - 1 })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
