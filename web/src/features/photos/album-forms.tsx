import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as texts from '../../texts/profile.ts';
import { Field } from '../../ui/field.tsx';
import type { ShownAlbum } from './shown-photo.ts';

/** The fields of a form that was refused, by name; null: none was. */
type Typed = Readonly<Record<string, string>> | null;

/** Name, description and visibility of an album: a new one, or the given one. */
function AlbumForm(props: { action: string; album: ShownAlbum | null; typed: Typed }) {
  const { action, album, typed } = props;
  return (
    <Form method="post" action={action} className="form" preventScrollReset>
      <input type="hidden" name="intent" value={album ? 'edit-album' : 'create-album'} />
      {album && <input type="hidden" name="albumId" value={album.id} />}
      <Field
        label={texts.name}
        name="name"
        defaultValue={typed?.name ?? album?.name}
        maxLength={limits.albumNameLength}
        autoComplete="off"
        required
      />
      <Field
        label={
          <>
            {texts.description} <small>{texts.optional}</small>
          </>
        }
        name="description"
        defaultValue={typed?.description ?? album?.description ?? ''}
        maxLength={limits.albumDescriptionLength}
        autoComplete="off"
      />
      <label className="album-public">
        <input type="checkbox" name="public" defaultChecked={album?.isPublic ?? true} />{' '}
        {texts.anyoneCanSeeIt}
      </label>
      <button type="submit" className="btn sm flat">
        {album ? texts.save : texts.createAlbum}
      </button>
    </Form>
  );
}

export function NewAlbum({ action, typed }: { action: string; typed: Typed }) {
  return (
    <details className="album-act" name="album-act" open={typed !== null}>
      <summary className="btn sm flat">{texts.newAlbum}</summary>
      <AlbumForm action={action} album={null} typed={typed} />
    </details>
  );
}

/** What an owner can do with an open album. */
export function AlbumActs({ action, album, typed }: { action: string; album: ShownAlbum; typed: Typed }) {
  return (
    <>
      <details className="album-act" name="album-act" open={typed !== null}>
        <summary className="btn sm flat">{texts.editAlbum}</summary>
        <AlbumForm action={action} album={album} typed={typed} />
      </details>
      <details className="album-act" name="album-act">
        <summary className="btn sm flat">{texts.deleteAlbum}</summary>
        <Form method="post" action={action} className="form">
          <input type="hidden" name="intent" value="delete-album" />
          <input type="hidden" name="albumId" value={album.id} />
          <p>{texts.deleteThisAlbumAndAll}</p>
          <button type="submit" className="btn sm flat">
            {texts.yesDeleteThem}
          </button>
        </Form>
      </details>
    </>
  );
}
