import { type ReactNode, useRef, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import type { EpisodeModel } from '../../page/series.ts';
import type { CardModel } from '../../page/video-card.ts';
import { type EpisodeOrder, isLater, type Marks } from '../../page/work-marks.ts';
import * as paths from '../../paths.ts';
import { useShield } from '../../state/spoiler-shield.ts';
import * as texts from '../../texts/works.ts';
import { scriptOf } from './script-of.ts';
import { SeenMark } from './seen-mark.tsx';
import { ShowSpoiler } from './show-spoiler.tsx';
import './works.css';
import './spoiler.css';

/** So many are in the first view. */
const eagerRows = 4;
const nothingSeen: Marks = { shares: {}, next: null, hasBegun: false };

/** The episodes of a work in their order, each with its versions by language, and what the reader has seen of it. */
export function EpisodeList(props: {
  episodes: readonly EpisodeModel[];
  eager?: boolean;
  /** Null: not known yet. */
  marks: Marks | null;
  first: EpisodeOrder | null;
  /** What the server knows of a member. */
  hidesSpoilers: boolean;
  /** Draws the picture of an episode that is here, and how far it was watched. */
  draw(art: CardModel, eager: boolean, share: number | undefined): ReactNode;
}) {
  const { marks, first } = props;
  const isShielding = useShield(props.hidesSpoilers);
  return (
    <ol className="episode-list">
      {props.episodes.map((episode, index) => {
        const share = marks?.shares[episode.id];
        const later = episode.name !== null && isLater(episode, marks ?? nothingSeen, first);
        return (
          <EpisodeRow
            key={episode.id}
            episode={episode}
            share={share}
            isLater={later}
            isShielded={later && isShielding}
          >
            {episode.art && props.draw(episode.art, Boolean(props.eager) && index < eagerRows, share)}
          </EpisodeRow>
        );
      })}
    </ol>
  );
}

function EpisodeRow(props: {
  episode: EpisodeModel;
  share: number | undefined;
  isLater: boolean;
  isShielded: boolean;
  children: ReactNode;
}) {
  const { episode, share, children } = props;
  const { art, versions } = episode;
  const name = episode.name ?? episode.title;
  const [isShown, setShown] = useState(false);
  const link = useRef<HTMLHeadingElement>(null);
  const isHidden = props.isShielded && !isShown;
  const [only] = versions;
  return (
    <li className={isHidden ? 'later shielded' : props.isLater && !isShown ? 'later' : undefined}>
      <article className={art ? 'card row episode' : 'card row episode missing'}>
        {children ?? <div className="art">{texts.notHereYet}</div>}
        <div className="words">
          {episode.name !== null && (
            <p className="episode-name">
              {episode.name}
              <SeenMark share={share} />
            </p>
          )}
          <h3 className="card-title" ref={link}>
            {art ? (
              <Link to={paths.watch(art.slug)} aria-label={isHidden ? name : undefined}>
                <span className="spoiler" aria-hidden={isHidden || undefined}>
                  {episode.title}
                </span>
              </Link>
            ) : (
              <>
                {isHidden && <span className="vh">{name}</span>}
                <span className="spoiler" aria-hidden={isHidden || undefined}>
                  {episode.title}
                </span>
              </>
            )}
          </h3>
          {episode.native && (
            <p
              className="episode-native spoiler"
              lang={scriptOf(episode.native)}
              aria-hidden={isHidden || undefined}
            >
              {episode.native}
            </p>
          )}
          {isHidden && <ShowSpoiler episode={name} beside={link} onShow={() => setShown(true)} />}
          {episode.day && <p className="meta">{episode.day}</p>}
          {versions.length === 1 && only && (
            <p className="meta episode-version">
              <b>{only.audio}</b>
              {only.rest && <span>{only.rest}</span>}
            </p>
          )}
          {versions.length > 1 && (
            <ul className="episode-versions" aria-label={fillIn(texts.versionsOf, { episode: name })}>
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
    </li>
  );
}
