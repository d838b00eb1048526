import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { Playlist } from '#contract/playlists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { refusalWords } from '../../page/refusal.ts';
import { playlistsChanged } from '../../state/ask-to-add.ts';
import { mayWrite } from '../../state/may-write.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/playlists.ts';
import { Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';

const noId = texts.failedToCreatePlaylistOr;

/** Creates a playlist and adds the video to it. */
export function CreateMode(props: { videoId: string; onBack(): void; onDone(words: string): void }) {
  const { videoId, onBack, onDone } = props;
  const mayPublish = mayWrite(useMember());
  const [nameless, setNameless] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** The playlist was created, but the video was not added: a second try must not create another. */
  const [made, setMade] = useState<Playlist | null>(null);

  const make = async (form: FormData): Promise<Playlist | null> => {
    try {
      const fresh = await call('create_playlist', {
        p_name: String(form.get('name')).trim(),
        p_description: String(form.get('description')).trim() || null,
        p_is_public: form.get('public') === 'on',
      });
      if (typeof fresh.id === 'string') {
        setMade(fresh);
        playlistsChanged();
        return fresh;
      }
      setFault(noId);
    } catch (error) {
      console.error(error);
      setFault(refusalWords(error, noId));
    }
    return null;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const hasName = String(form.get('name')).trim() !== '';
    setNameless(!hasName);
    setFault(null);
    if (!hasName) return;
    setSending(true);
    const list = made ?? (await make(form));
    if (list) {
      try {
        await call('add_video_to_playlist', { p_playlist_id: list.id, p_video_id: videoId });
        playlistsChanged();
        onDone(fillIn(texts.addedToName, { name: list.name }));
      } catch (error) {
        console.error(error);
        setFault(refusalWords(error, texts.failedToAddVideoTo));
      }
    }
    setSending(false);
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {fault && (
        <p className="form-note wrong" role="alert">
          {fault}
        </p>
      )}
      <Field
        label={texts.newPlaylistName}
        name="name"
        maxLength={limits.playlistNameLength}
        autoComplete="off"
        aria-required
        error={nameless ? texts.newPlaylistNameIsRequired : null}
      />
      <Field
        label={
          <>
            {texts.description} <small>{texts.optional}</small>
          </>
        }
        name="description"
        maxLength={limits.playlistDescriptionLength}
        autoComplete="off"
      />
      {mayPublish && (
        <Switch
          label={texts.publicWords}
          hint={texts.anyoneCanFindAndWatch}
          name="public"
          defaultChecked={false}
        />
      )}
      <div className="ends">
        <button type="button" className="btn sm flat" onClick={onBack}>
          {texts.back}
        </button>
        <button type="submit" className="btn sm pri" aria-disabled={isSending}>
          {texts.createAndAdd}
        </button>
      </div>
    </form>
  );
}
