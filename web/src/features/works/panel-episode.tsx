import { useRef, useState } from 'react';
import { Link } from '../../lib/link.tsx';
import type { EpisodeModel } from '../../page/series.ts';
import { type EpisodeOrder, isLater, type Marks } from '../../page/work-marks.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import { useShield } from '../../state/spoiler-shield.ts';
import * as texts from '../../texts/works.ts';
import { Picture } from '../../ui/picture.tsx';
import { SeenMark } from './seen-mark.tsx';
import { ShowSpoiler } from './show-spoiler.tsx';
import './spoiler.css';

/** An episode in the panel beside the player, in the language that plays if it is there. */
export function PanelEpisode(props: {
  episode: EpisodeModel;
  /** Its place in the list. */
  at: number;
  isHere: boolean;
  /** The tab key leads to this one. */
  isReached: boolean;
  language: string | null;
  videoId: string;
  marks: Marks | null;
  first: EpisodeOrder | null;
}) {
  const { episode, isHere, language, marks, videoId } = props;
  const { gated } = usePageState();
  const isShielding = useShield();
  const [isShown, setShown] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = episode.name ?? episode.title;
  const { versions } = episode;
  const version =
    versions.find(({ id }) => id === videoId) ??
    versions.find(({ audioCode }) => audioCode === language) ??
    versions[0];
  const share = marks?.shares[episode.id];
  const isHidden =
    isShielding &&
    !isShown &&
    !isHere &&
    isLater(episode, marks ?? { shares: {}, next: null, hasBegun: false }, props.first);
  const picture = episode.art?.shield?.act === 'blur' ? null : episode.art?.thumbnail;
  const title = (
    <span className="spoiler" aria-hidden={isHidden || undefined}>
      {episode.title}
    </span>
  );
  return (
    <li ref={row} aria-current={isHere ? 'true' : undefined} className={isHidden ? 'shielded' : undefined}>
      <span className="number" aria-hidden="true">
        {isHere ? '▶' : episode.kind === 'special' ? '★' : episode.number}
      </span>
      <span className="picture">
        {picture && !gated && <Picture address={picture} most={320} sizes="100px" />}
        {share ? <span className="seen-bar" style={{ width: `${Math.round(share * 100)}%` }} /> : null}
      </span>
      <span className="words">
        {version ? (
          <Link
            to={paths.watch(version.slug)}
            data-at={props.at}
            tabIndex={props.isReached ? 0 : -1}
            aria-label={isHidden ? name : undefined}
          >
            <span className="vh">{name}: </span>
            {title}
          </Link>
        ) : (
          <span className="absent">
            <span className="vh">{name}: </span>
            {title}
          </span>
        )}
        <span className="facts">
          {isHere && <span className="vh">{texts.youAreHere}</span>}
          {version ? episode.art?.duration : texts.notHereYet}
          <SeenMark share={share} />
        </span>
        {isHidden && <ShowSpoiler episode={name} beside={row} onShow={() => setShown(true)} />}
      </span>
    </li>
  );
}
