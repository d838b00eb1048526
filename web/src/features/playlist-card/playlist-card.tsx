import type { ReactNode } from 'react';
import { Link } from '../../lib/link.tsx';
import { heldWords } from '../../page/held-playlist.ts';
import type { PlaylistModel } from '../../page/playlist.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/playlists.ts';
import { Picture } from '../../ui/picture.tsx';
import './playlist-card.css';

/** A playlist: its cover with up to three more pictures stacked beside it, its name, its owner and its length. */
export function PlaylistCard(props: {
  playlist: PlaylistModel;
  heading?: 'h2' | 'h3';
  eager?: boolean;
  /** Also shows the description. */
  described?: boolean;
  /** What can be done with it, below. */
  children?: ReactNode;
}) {
  const { playlist, heading: Heading = 'h3' } = props;
  const { gated } = usePageState();
  const [cover, ...more] = gated ? [] : playlist.pictures;
  return (
    <article className="playlist-card">
      <div className="stack" data-more={more.length}>
        <span className="art">
          {cover ? (
            <Picture address={cover} sizes="auto, (max-width: 639px) 70vw, 260px" eager={props.eager} />
          ) : (
            !gated && <span className="no-image">{texts.noImage}</span>
          )}
        </span>
        {more.map((address) => (
          <span className="art" key={address}>
            <Picture address={address} most={320} sizes="90px" />
          </span>
        ))}
        {(playlist.isHeld || !playlist.isPublic) && (
          <span className="tag">{playlist.isHeld ? texts.held : texts.privateWords}</span>
        )}
      </div>
      <div className="words">
        <Heading className="name">
          <Link to={paths.playlist(playlist.slug)}>{playlist.name}</Link>
        </Heading>
        <p className="meta">
          <b>{playlist.owner}</b>
          <span>
            {playlist.videos} · {playlist.length} · {playlist.views}
          </span>
        </p>
        {props.described && <p className="about">{playlist.description ?? texts.noDescription}</p>}
        {playlist.isHeld && <p className="held">{heldWords}</p>}
        {props.children}
      </div>
    </article>
  );
}
