import { type MouseEvent, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import type { EpisodePlace } from '../../page/series.ts';
import * as texts from '../../texts/works.ts';
import './episode-strip.css';

type Version = EpisodePlace['versions'][number];

/** Of a video that is an episode: its series, the episodes beside it, and its other versions. */
export function EpisodeStrip(props: {
  place: EpisodePlace;
  /** Goes on in another version where this one is; false: as a link does. */
  goOnIn(version: Version): boolean;
}) {
  const { place } = props;
  const [said, setSaid] = useState('');
  const step = (to: EpisodePlace['next'], rel: 'prev' | 'next', words: string) =>
    to && (
      <Link className="btn sm flat" to={to.path} rel={rel} title={to.name}>
        {words}
      </Link>
    );
  const change = (event: MouseEvent, version: Version) => {
    // Into another tab, or where it is already: the browser’s.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || version.isThis) return;
    if (!props.goOnIn(version)) return;
    event.preventDefault();
    setSaid(
      fillIn(texts.nowInVersion, { version: [version.audio, version.rest].filter(Boolean).join(', ') }),
    );
  };
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
              <Link
                className="chip"
                to={version.path}
                aria-current={version.isThis ? 'true' : undefined}
                onClick={(event) => change(event, version)}
              >
                <b>{version.audio}</b>
                {version.rest && <small>{version.rest}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </nav>
  );
}
