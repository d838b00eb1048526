import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { PlaylistReactions } from '#contract/playlists.ts';
import { usePlaylistVotes } from '../../parts/playlist-votes.ts';
import { ReportButton } from '../../parts/report-button.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/playlists.ts';
import { VoteButtons } from '../../ui/vote-buttons.tsx';
import './playlist-page.css';

/** Like, dislike, share and report a playlist. Opening it is counted here, once. */
export function PlaylistActions(props: {
  id: string;
  slug: string;
  first: PlaylistReactions;
  /** It is somebody else's, and this is its own page. */
  mayReport?: boolean;
}) {
  const { id, slug, mayReport = false } = props;
  const { stand, pending, problem, press, learn } = usePlaylistVotes(id, props.first);
  const [note, setNote] = useState('');
  const learnNow = useRef(learn);
  learnNow.current = learn;

  useEffect(() => {
    // All visitors share one page; what this browser said before is loaded here.
    void call('get_playlist_interaction_status', { p_playlist_id: id })
      .then((now) => learnNow.current(now))
      .catch((error: unknown) => console.error(error));
    void call('record-playlist-view', { playlist_id: id }, { keepalive: true }).catch((error: unknown) =>
      console.error(error),
    );
  }, [id]);

  const share = async () => {
    const address = new URL(paths.playlist(slug), window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setNote(texts.playlistUrlCopiedToClipboard);
    } catch {
      setNote(address);
    }
  };

  return (
    <>
      <div className="playlist-actions needs-script">
        <VoteButtons
          likes={stand.likes}
          dislikes={stand.dislikes}
          liked={stand.user_has_liked}
          disliked={stand.user_has_disliked}
          pending={pending}
          className="btn sm flat"
          onPress={(button) => {
            setNote('');
            void press(button);
          }}
        />
        <button type="button" className="btn sm flat" onClick={share}>
          <Share2 className="ic" />
          {texts.share}
        </button>
        {mayReport && <ReportButton kind="playlist" id={id} name="playlist" />}
      </div>
      <p className="playlist-note" role="alert">
        {problem || note}
      </p>
    </>
  );
}
