import Play from 'lucide-react/icons/play';
import Shuffle from 'lucide-react/icons/shuffle';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import * as paths from '../../paths.ts';
import { type PlaylistPlace, placeIn } from '../../state/playlist-place.ts';
import * as texts from '../../texts/playlists.ts';
import './playlist-page.css';

/** Plays a playlist from its start or shuffled, or continues where this browser stopped. */
export function PlayLinks(props: { slug: string; videos: readonly { slug: string; title: string }[] }) {
  const { slug, videos } = props;
  const [place, setPlace] = useState<PlaylistPlace | null>(null);
  useEffect(() => setPlace(placeIn(slug)), [slug]);
  const [first] = videos;
  if (!first) return null;
  // A video that was removed is no place to continue from, and the start needs no link of its own.
  const stopped = videos.find((video) => video.slug === place?.slug);
  const goesOn = stopped && (stopped !== first || place?.shuffle != null);
  return (
    <p className="play-links">
      <Link className="btn sm pri" to={paths.watch(first.slug, null, { list: slug })}>
        <Play className="ic" />
        {texts.playAll}
      </Link>
      <Link className="btn sm flat" to={paths.shufflePlaylist(slug)}>
        <Shuffle className="ic" />
        {texts.shuffle}
      </Link>
      {goesOn && (
        <Link
          className="btn sm flat go-on"
          to={paths.watch(stopped.slug, null, { list: slug, shuffle: place?.shuffle ?? null })}
        >
          <span>{fillIn(texts.continueTitle, { title: stopped.title })}</span>
        </Link>
      )}
    </p>
  );
}
