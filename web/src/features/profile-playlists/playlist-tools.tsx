import ListVideo from 'lucide-react/icons/list-video';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, Link } from 'react-router';
import type { PlaylistReactions } from '#contract/playlists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { PlaylistModel } from '../../page/playlist.ts';
import { usePlaylistVotes } from '../../parts/playlist-votes.ts';
import * as texts from '../../texts/playlists.ts';
import { VoteButtons } from '../../ui/vote-buttons.tsx';
import './profile-playlists.css';

/** What can be done with a playlist on a profile: like, dislike, preview; its owner edits and deletes it. */
export function PlaylistTools(props: {
  playlist: PlaylistModel;
  stand: PlaylistReactions;
  isOwn: boolean;
  /** Where the tab shows its videos. */
  open: string;
  edit: string;
  action: string;
}) {
  const { playlist, isOwn, open, edit, action } = props;
  const { stand, pending, problem, press } = usePlaylistVotes(playlist.id, props.stand);
  const { name } = playlist;
  return (
    <div className="playlist-tools">
      {!playlist.isHeld && (
        <span className="votes needs-script">
          <VoteButtons
            likes={stand.likes}
            dislikes={stand.dislikes}
            liked={stand.user_has_liked}
            disliked={stand.user_has_disliked}
            pending={pending}
            className="tool"
            of={name}
            onPress={press}
          />
        </span>
      )}
      <Link className="tool" to={open} aria-label={fillIn(texts.videosInName, { name })}>
        <ListVideo className="ic" />
        {texts.videosLabel}
      </Link>
      {isOwn && !playlist.isHeld && (
        <Link className="tool" to={edit} aria-label={fillIn(texts.editName, { name })}>
          <Pencil className="ic" />
          {texts.edit}
        </Link>
      )}
      {isOwn && (
        <details name="playlist-delete">
          <summary className="tool" aria-label={fillIn(texts.deleteName, { name })}>
            <Trash2 className="ic" />
            {texts.deleteWords}
          </summary>
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="intent" value="delete-playlist" />
            <input type="hidden" name="playlistId" value={playlist.id} />
            <p>{fillIn(texts.deleteNameForGood, { name })}</p>
            <button type="submit" className="btn sm flat">
              {texts.yesDeleteIt}
            </button>
          </Form>
        </details>
      )}
      <p className="playlist-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
