import Share2 from 'lucide-react/icons/share-2';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { PlaylistReactions } from '#contract/playlists.ts';
import * as paths from '../../paths.ts';

type Pressed = 'like' | 'dislike';

/** How it stands the moment a button is pressed, before the server has said so. */
export function afterPressing(now: PlaylistReactions, pressed: Pressed): PlaylistReactions {
  const liked = pressed === 'like' && !now.user_has_liked;
  const disliked = pressed === 'dislike' && !now.user_has_disliked;
  return {
    user_has_liked: liked,
    user_has_disliked: disliked,
    likes: now.likes + Number(liked) - Number(now.user_has_liked),
    dislikes: now.dislikes + Number(disliked) - Number(now.user_has_disliked),
  };
}

/** Like, dislike and share of a playlist. Opening it is counted here, once. */
export function PlaylistActions(props: { id: string; slug: string; first: PlaylistReactions }) {
  const { id, slug } = props;
  const [stand, setStand] = useState(props.first);
  const [pending, setPending] = useState(false);
  const [note, setNote] = useState('');
  const isTouched = useRef(false);

  useEffect(() => {
    // The page is made for all who are not signed in; what this browser said before is asked for here.
    void call('get_playlist_interaction_status', { p_playlist_id: id })
      .then((now) => isTouched.current || setStand(now))
      .catch((error: unknown) => console.error(error));
    void call('record-playlist-view', { playlist_id: id }, { keepalive: true }).catch((error: unknown) =>
      console.error(error),
    );
  }, [id]);

  const press = async (pressed: Pressed) => {
    if (pending) return;
    isTouched.current = true;
    const before = stand;
    setPending(true);
    setNote('');
    setStand(afterPressing(before, pressed));
    try {
      setStand(await call('toggle-playlist-interaction', { playlist_id: id, interaction_type: pressed }));
    } catch (error) {
      console.error(error);
      setStand(before);
      setNote('Failed to update interaction status. Please try again.');
    } finally {
      setPending(false);
    }
  };
  const share = async () => {
    const address = new URL(paths.playlist(slug), window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setNote('Playlist URL copied to clipboard!');
    } catch {
      setNote(address);
    }
  };

  return (
    <>
      <div className="playlist-actions needs-script">
        <button
          type="button"
          className="btn sm flat"
          aria-pressed={stand.user_has_liked}
          aria-label={`Like, ${stand.likes}`}
          disabled={pending}
          onClick={() => press('like')}
        >
          <ThumbsUp className="ic" />
          {stand.likes}
        </button>
        <button
          type="button"
          className="btn sm flat"
          aria-pressed={stand.user_has_disliked}
          aria-label={`Dislike, ${stand.dislikes}`}
          disabled={pending}
          onClick={() => press('dislike')}
        >
          <ThumbsDown className="ic" />
          {stand.dislikes}
        </button>
        <button type="button" className="btn sm flat" onClick={share}>
          <Share2 className="ic" />
          Share
        </button>
      </div>
      <p className="playlist-note" role="alert">
        {note}
      </p>
    </>
  );
}
