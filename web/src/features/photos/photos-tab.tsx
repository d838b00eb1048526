import Lock from 'lucide-react/icons/lock';
import { Fragment, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { plainClick } from '../../lib/plain-click.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import { LinkedText } from '../../parts/linked-text.tsx';
import { GridRoom } from '../../parts/room.tsx';
import * as paths from '../../paths.ts';
import * as pageTexts from '../../texts/profile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { AddPhotos } from './add-photos.tsx';
import { AlbumActs, NewAlbum } from './album-forms.tsx';
import type { ShownAlbum, ShownPhoto } from './shown-photo.ts';
import './photos.css';

const PhotoViewer = lazyPart(() => import('./photo-viewer.tsx'));

export interface PhotosTabProps {
  owner: { id: string; username: string };
  photos: readonly ShownPhoto[];
  albums: readonly ShownAlbum[];
  /** The open album; null: all photos. */
  album: ShownAlbum | null;
  /** The requested album is not visible to the viewer. */
  isAlbumMissing: boolean;
  /** Address of older photos; null: there are none. */
  more: string | null;
  isOwn: boolean;
  mayAdd: boolean;
  /** Why the last act failed, and what was typed. */
  wrong: { intent: string; message: string; texts: Readonly<Record<string, string>> } | null;
}

function Albums({ albums, username }: { albums: readonly ShownAlbum[]; username: string }) {
  return (
    <>
      <h2 className="vh">{pageTexts.albums}</h2>
      <ul className="albums">
        {albums.map((album, index) => (
          <Fragment key={album.id}>
            <li className="album">
              <span className="album-cover" aria-hidden="true">
                {album.covers[0] && (
                  <img src={album.covers[0]} alt="" width={240} height={240} loading="lazy" />
                )}
              </span>
              <h3>
                <Link to={paths.user(username, { initialTab: 'Photos', album: album.id })} preventScrollReset>
                  {album.name}
                </Link>
              </h3>
              <p>
                {album.photos}
                {!album.isPublic && (
                  <>
                    {' '}
                    · <Lock className="ic" aria-hidden="true" /> {pageTexts.privateWords}
                  </>
                )}
              </p>
            </li>
            <GridRoom after={index} />
          </Fragment>
        ))}
      </ul>
    </>
  );
}

/** The text for a photo that cannot be seen. */
const nameOf = (photo: ShownPhoto): string =>
  photo.caption ?? fillIn(pageTexts.photoFromAgo, { ago: photo.ago });

/** The Photos tab of a profile: albums, photos, and what their owner can do with them. */
export function PhotosTab(props: PhotosTabProps) {
  const { owner, photos, albums, album, isOwn, mayAdd, wrong } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  // An act leads back to the page on which it was done.
  const action = pathname + search;
  const all = paths.user(owner.username, { initialTab: pageTexts.photos });
  if (props.isAlbumMissing)
    return (
      <EmptyState text={pageTexts.albumNotFound}>
        <Link className="btn sm flat" to={all}>
          {pageTexts.allPhotos}
        </Link>
      </EmptyState>
    );
  const shown = photos.filter((photo) => photo.url !== null);
  return (
    <div className="photos">
      <FormNote wrong={wrong?.message} />
      {album && (
        <header className="album-head">
          <p className="trail">
            <Link to={all} preventScrollReset>
              {pageTexts.allPhotos}
            </Link>
          </p>
          <h2>{album.name}</h2>
          <p>
            {album.photos}
            {!album.isPublic && ` · ${pageTexts.privateOnlyYouCanSee}`}
          </p>
          {album.description && (
            <p className="album-words">
              <LinkedText text={album.description} />
            </p>
          )}
        </header>
      )}
      {mayAdd && (
        <div className="photo-tools">
          <AddPhotos ownerId={owner.id} albumId={album?.id ?? null} />
          {album ? (
            <AlbumActs
              action={action}
              album={album}
              typed={wrong?.intent === 'edit-album' ? wrong.texts : null}
            />
          ) : (
            <NewAlbum action={action} typed={wrong?.intent === 'create-album' ? wrong.texts : null} />
          )}
        </div>
      )}
      {isOwn && !mayAdd && <ConfirmFirst />}
      {!album && albums.length > 0 && <Albums albums={albums} username={owner.username} />}
      {photos.length === 0 && (
        <EmptyState text={album ? pageTexts.noPhotosInThisAlbum : pageTexts.noPhotosYet} />
      )}
      <ul className="photo-grid">
        {photos.map((photo) => (
          <li key={photo.id}>
            {photo.url && photo.small ? (
              <a
                href={photo.url}
                onClick={(event) => {
                  if (!plainClick(event)) return;
                  event.preventDefault();
                  setOpenId(photo.id);
                }}
              >
                <img src={photo.small} alt={nameOf(photo)} width={240} height={240} loading="lazy" />
              </a>
            ) : (
              <p>{photo.isHeld ? pageTexts.noOneCanSeeThis : nameOf(photo)}</p>
            )}
          </li>
        ))}
      </ul>
      {props.more && (
        <Link className="btn sm flat" to={props.more} rel="next">
          {pageTexts.olderPhotos}
        </Link>
      )}
      {openId !== null && (
        <Suspense>
          <PhotoViewer
            photos={shown}
            openId={openId}
            onTurn={setOpenId}
            onClose={() => setOpenId(null)}
            isOwn={isOwn}
            mayEdit={mayAdd}
            albums={albums}
            action={action}
          />
        </Suspense>
      )}
    </div>
  );
}
