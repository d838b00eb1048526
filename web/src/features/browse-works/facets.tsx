import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import type { Facet, Facets } from '../../page/browse.ts';
import * as texts from '../../texts/lists.ts';
import * as workPaths from '../../work-paths.ts';
import './browse.css';

const Chip = ({ facet }: { facet: Facet }) => (
  <Link
    className="chip"
    to={facet.to}
    aria-current={facet.isOn ? 'true' : undefined}
    rel="nofollow"
    preventScrollReset
  >
    {facet.words}
  </Link>
);

/** What series are shown, in which order, and what else could be asked for. All of it are links. */
export function BrowseFacets({ facets }: { facets: Facets }) {
  const { groups, tags, active, sorts } = facets;
  return (
    <div className="browse-facets">
      <nav className="chips" aria-label={texts.order}>
        {sorts.map((facet) => (
          <Chip key={facet.words} facet={facet} />
        ))}
      </nav>
      {active.length > 0 && (
        <ul className="chips browse-active">
          {active.map((facet) => (
            <li key={facet.words}>
              <Link
                className="chip"
                to={facet.to}
                aria-label={fillIn(texts.removeFilter, { filter: facet.words })}
                preventScrollReset
              >
                {facet.words}
                <X className="ic" />
              </Link>
            </li>
          ))}
          <li>
            <Link className="linklike" to={workPaths.browse()}>
              {texts.clearFilters}
            </Link>
          </li>
        </ul>
      )}
      <details className="browse-filters">
        <summary className="btn sm flat">{texts.filters}</summary>
        <div>
          {groups
            .filter(({ facets: choices }) => choices.length > 0)
            .map(({ name, facets: choices }) => (
              <nav key={name} aria-label={name}>
                <p>{name}</p>
                <div className="chips">
                  {choices.map((facet) => (
                    <Chip key={facet.words} facet={facet} />
                  ))}
                </div>
              </nav>
            ))}
          {tags.length > 0 && (
            <nav aria-label={texts.tags}>
              <p>{texts.tags}</p>
              <ul className="chips">
                {tags.map((tag) => (
                  <li key={tag.name} className="browse-tag">
                    <Link
                      className="chip"
                      to={tag.with.to}
                      aria-label={tag.with.words}
                      aria-current={tag.with.isOn ? 'true' : undefined}
                      rel="nofollow"
                      preventScrollReset
                    >
                      {tag.name}
                    </Link>
                    <Link
                      className="chip"
                      to={tag.without.to}
                      aria-label={tag.without.words}
                      aria-current={tag.without.isOn ? 'true' : undefined}
                      rel="nofollow"
                      title={tag.without.words}
                      preventScrollReset
                    >
                      <Minus className="ic" />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </details>
    </div>
  );
}
