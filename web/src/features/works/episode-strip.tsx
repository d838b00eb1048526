import { Link } from '../../lib/link.tsx';
import type { EpisodePlace } from '../../page/series.ts';
import * as texts from '../../texts/works.ts';
import './episode-strip.css';

/** Of a video that is an episode: its series, the episodes beside it, and its other versions. */
export function EpisodeStrip({ place }: { place: EpisodePlace }) {
  const step = (to: EpisodePlace['next'], rel: 'prev' | 'next', words: string) =>
    to && (
      <Link className="btn sm flat" to={to.path} rel={rel} title={to.title ?? to.name}>
        {words}
      </Link>
    );
  return (
    <nav className="episode-strip" aria-label={texts.episodeOfSeries}>
      <p>
        <Link className="ep" to={place.series.path}>
          {place.series.title}
        </Link>
        <span>{place.name}</span>
      </p>
      <p className="episode-steps">
        {step(place.previous, 'prev', texts.previousEpisode)}
        {step(place.next, 'next', texts.nextEpisode)}
      </p>
      {place.versions.length > 0 && (
        <ul className="episode-versions" aria-label={texts.versions}>
          {place.versions.map((version) => (
            <li key={version.id}>
              <Link className="chip" to={version.path} aria-current={version.isThis ? 'true' : undefined}>
                <b>{version.audio}</b>
                {version.rest && <small>{version.rest}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
