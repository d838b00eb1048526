import type { ReactNode } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import type { EpisodeModel } from '../../page/series.ts';
import type { CardModel } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/works.ts';
import { scriptOf } from './script-of.ts';
import './works.css';

/** So many are in the first view. */
const eagerRows = 4;

/** The episodes of a work in their order, each with its versions by language. */
export function EpisodeList(props: {
  episodes: readonly EpisodeModel[];
  eager?: boolean;
  /** Draws the picture of an episode that is here. */
  draw(art: CardModel, eager: boolean): ReactNode;
}) {
  return (
    <ol className="episode-list">
      {props.episodes.map((episode, index) => (
        <li key={episode.id}>
          <EpisodeRow episode={episode}>
            {episode.art && props.draw(episode.art, Boolean(props.eager) && index < eagerRows)}
          </EpisodeRow>
        </li>
      ))}
    </ol>
  );
}

function EpisodeRow({ episode, children }: { episode: EpisodeModel; children: ReactNode }) {
  const { art, versions } = episode;
  const [only] = versions;
  return (
    <article className={art ? 'card row episode' : 'card row episode missing'}>
      {children ?? <div className="art">{texts.notHereYet}</div>}
      <div className="words">
        {episode.name !== null && <p className="episode-name">{episode.name}</p>}
        <h3 className="card-title">
          {art ? <Link to={paths.watch(art.slug)}>{episode.title}</Link> : episode.title}
        </h3>
        {episode.native && (
          <p className="episode-native" lang={scriptOf(episode.native)}>
            {episode.native}
          </p>
        )}
        {episode.day && <p className="meta">{episode.day}</p>}
        {versions.length === 1 && only && (
          <p className="meta episode-version">
            <b>{only.audio}</b>
            {only.rest && <span>{only.rest}</span>}
          </p>
        )}
        {versions.length > 1 && (
          <ul
            className="episode-versions"
            aria-label={fillIn(texts.versionsOf, { episode: episode.name ?? episode.title })}
          >
            {versions.map((version) => (
              <li key={version.id}>
                <Link className="chip" to={paths.watch(version.slug)}>
                  <b>{version.audio}</b>
                  {version.rest && <small>{version.rest}</small>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
