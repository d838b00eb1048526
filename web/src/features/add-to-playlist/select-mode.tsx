import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { OwnPlaylist } from '#contract/playlists.ts';
import { countOf } from '../../lib/format.ts';
import { refusalWords } from '../../page/refusal.ts';
import { playlistsChanged } from '../../state/ask-to-add.ts';
import * as texts from '../../texts/playlists.ts';

/** The member's own playlists. A checkbox says whether each holds the video. */
export function SelectMode(props: { videoId: string; onCreate(): void; onClose(): void }) {
  const { videoId, onCreate, onClose } = props;
  const [lists, setLists] = useState<readonly OwnPlaylist[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let isCurrent = true;
    call('get_user_playlists', { p_video_id: videoId })
      .then((rows) => isCurrent && setLists(rows))
      .catch((error: unknown) => {
        console.error(error);
        if (!isCurrent) return;
        setFault(texts.failedToLoadYourPlaylists);
        setLists([]);
      });
    return () => {
      isCurrent = false;
    };
  }, [videoId]);

  const put = (id: string, part: Partial<OwnPlaylist>) =>
    setLists((rows) => rows?.map((row) => (row.id === id ? { ...row, ...part } : row)) ?? null);
  /** Shown at once, and undone if the server refuses. */
  const toggle = async (list: OwnPlaylist) => {
    if (pending.has(list.id)) return;
    setFault(null);
    setPending((before) => new Set([...before, list.id]));
    put(list.id, { has_video: !list.has_video });
    try {
      const { video_count } = list.has_video
        ? await call('remove-video-from-playlist', { playlist_id: list.id, video_id: videoId })
        : await call('add_video_to_playlist', { p_playlist_id: list.id, p_video_id: videoId });
      put(list.id, { video_count });
      playlistsChanged();
    } catch (error) {
      console.error(error);
      put(list.id, { has_video: list.has_video });
      const failure = list.has_video ? texts.failedToRemoveVideoPlease : texts.failedToAddVideoTo;
      setFault(refusalWords(error, failure));
    } finally {
      setPending((before) => new Set([...before].filter((id) => id !== list.id)));
    }
  };

  // Most people want one for what they have no time for now, and none of them wants to make it first.
  const offersLater =
    lists !== null && !lists.some(({ name }) => name.toLowerCase() === texts.watchLater.toLowerCase());
  const beginLater = async () => {
    if (isBeginning) return;
    setBeginning(true);
    setFault(null);
    try {
      const { id } = await call('create_playlist', { p_name: texts.watchLater, p_is_public: false });
      await call('add_video_to_playlist', { p_playlist_id: id, p_video_id: videoId });
    } catch (error) {
      console.error(error);
      setFault(refusalWords(error, texts.failedToAddVideoTo));
    }
    playlistsChanged();
    await call('get_user_playlists', { p_video_id: videoId }).then(setLists, console.error);
    setBeginning(false);
  };

  return (
    <>
      {fault && (
        <p className="form-note wrong" role="alert">
          {fault}
        </p>
      )}
      {lists === null ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <fieldset className="add-lists">
          <legend className="vh">{texts.yourPlaylists}</legend>
          {offersLater && (
            <label>
              <input
                type="checkbox"
                checked={isBeginning}
                aria-busy={isBeginning}
                onChange={() => void beginLater()}
              />
              <span>
                <b>{texts.watchLater}</b>
                <small>{texts.aPrivateListForYou}</small>
              </span>
            </label>
          )}
          {lists.map((list) => (
            <label key={list.id}>
              <input
                type="checkbox"
                checked={list.has_video}
                disabled={list.is_held}
                aria-busy={pending.has(list.id)}
                onChange={() => void toggle(list)}
              />
              <span>
                <b>{list.name}</b>
                <small>
                  {list.is_held ? texts.held : list.is_public ? texts.publicWords : texts.privateWords} ·{' '}
                  {countOf(list.video_count, texts.video, texts.videos)}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="ends">
        <button type="button" className="btn sm flat" onClick={onCreate}>
          <Plus className="ic" />
          {texts.createNewPlaylist}
        </button>
        <button type="button" className="btn sm pri" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </>
  );
}
