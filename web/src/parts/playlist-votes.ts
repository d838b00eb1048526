import { useState } from 'react';
import { call } from '#contract/client.ts';
import type { PlaylistReactions } from '#contract/playlists.ts';
import * as texts from '../texts/playlists.ts';

export type Pressed = 'like' | 'dislike';

/** The votes right after a press, before the server has confirmed it. */
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

/** Like and dislike of a playlist: shown at once, one press at a time, undone if the server refuses. */
export function usePlaylistVotes(id: string, first: PlaylistReactions) {
  const [stand, setStand] = useState(first);
  const [pressed, setPressed] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  const press = async (button: Pressed) => {
    if (pending) return;
    const before = stand;
    setPressed(true);
    setPending(true);
    setProblem('');
    setStand(afterPressing(before, button));
    try {
      setStand(await call('toggle-playlist-interaction', { playlist_id: id, interaction_type: button }));
    } catch (error) {
      console.error(error);
      setStand(before);
      setProblem(texts.failedToUpdateInteractionStatus);
    } finally {
      setPending(false);
    }
  };
  /** Takes the server's word, unless a press meanwhile knows better. */
  const learn = (now: PlaylistReactions) => {
    if (!pressed) setStand(now);
  };
  return { stand, pending, problem, press, learn };
}
