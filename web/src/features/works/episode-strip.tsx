import { type MouseEvent, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import type { EpisodePlace } from '../../page/series.ts';
import * as texts from '../../texts/works.ts';
import './episode-strip.css';

type Version = EpisodePlace['versions'][number];
/** Goes on in another version where this one is, or, where nobody knows how the two lie, at the same time; null: as a link does. */
export type GoOnIn = (version: Version) => 'same' | 'unsure' | null;

/** Of a video that is an episode: its series, the episodes beside it, and its other versions. */
export function EpisodeStrip(props: { place: EpisodePlace; goOnIn: GoOnIn }) {
  const { place } = props;
  const [said, setSaid] = useState({ text: '', isUnsure: false });
  const step = (to: EpisodePlace['next'], rel: 'prev' | 'next', words: string) =>
    to && (
      <Link className="btn sm flat" to={to.path} rel={rel} title={to.name}>
        {words}
      </Link>
    );
  const change = (event: MouseEvent, version: Version) => {
    // Into another tab, or where it is already: the browser’s.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || version.isThis) return;
    const went = props.goOnIn(version);
    if (went === null) return;
    event.preventDefault();
    const isUnsure = went === 'unsure';
    const name = [version.audio, version.rest].filter(Boolean).join(', ');
    setSaid({
      text: fillIn(isUnsure ? texts.nowAtSameTime : texts.nowInVersion, { version: name }),
      isUnsure,
    });
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
      <p className={said.isUnsure ? 'episode-said' : 'vh'} role="status">
        {said.text}
      </p>
    </nav>
  );
}
