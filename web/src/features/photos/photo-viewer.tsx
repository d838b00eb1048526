import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { LinkedText } from '../../parts/linked-text.tsx';
import { askToReport } from '../../state/ask-to-report.ts';
import { draftOf, rememberDraft } from '../../state/drafts.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/profile.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { useModal } from '../../ui/use-modal.ts';
import type { ShownAlbum, ShownPhoto } from './shown-photo.ts';

interface ViewerProps {
  photos: readonly ShownPhoto[];
  openId: string;
  onTurn(id: string): void;
  onClose(): void;
  isOwn: boolean;
  mayEdit: boolean;
  albums: readonly ShownAlbum[];
  action: string;
}

/** Where a key leads from one place among so many; null: nowhere. */
export function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** A photo over the page; the arrow keys lead to its neighbours. Escape closes. */
export default function PhotoViewer(props: ViewerProps) {
  const { photos, openId, onTurn, onClose, isOwn } = props;
  const { modal, close } = useModal();
  const at = photos.findIndex(({ id }) => id === openId);
  const photo = photos[at];
  useEffect(() => {
    // It was deleted, or hidden by an admin.
    if (!photo) onClose();
  }, [photo, onClose]);
  if (!photo) return null;
  const turn = (to: number) => {
    const next = photos[to];
    if (next) onTurn(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = isTyping(event.target) ? null : placeAfter(event.key, at, photos.length);
    if (to === null) return;
    event.preventDefault();
    turn(to);
  };
  return (
    <dialog
      {...modal}
      className="photo-viewer"
      aria-label={fillIn(texts.photoNumberOfCount, { number: at + 1, count: photos.length })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <figure>
        <img
          key={photo.id}
          src={photo.url ?? undefined}
          alt={photo.caption ?? ''}
          width={photo.width}
          height={photo.height}
        />
        <figcaption>
          {photo.caption && (
            <p className="photo-caption">
              <LinkedText text={photo.caption} />
            </p>
          )}
          <p className="photo-facts">
            <span aria-live="polite">
              {fillIn(texts.numberOfCount, { number: at + 1, count: photos.length })}
            </span>{' '}
            · <time dateTime={photo.moment}>{photo.ago}</time>
            {!isOwn && (
              <>
                {' '}
                ·{' '}
                <button
                  type="button"
                  className="linklike"
                  onClick={() => {
                    close();
                    askToReport({ kind: 'photo', id: photo.id, name: 'photo' });
                  }}
                >
                  {texts.report}
                </button>
              </>
            )}
          </p>
          {isOwn && <OwnerActs key={photo.id} {...props} photo={photo} close={close} />}
        </figcaption>
      </figure>
      {photos.length > 1 && (
        <>
          <button
            type="button"
            className="iconbtn turn back"
            aria-label={texts.newerPhoto}
            disabled={at === 0}
            onClick={() => turn(at - 1)}
          >
            <ChevronLeft className="ic" />
          </button>
          <button
            type="button"
            className="iconbtn turn on"
            aria-label={texts.olderPhoto}
            disabled={at === photos.length - 1}
            onClick={() => turn(at + 1)}
          >
            <ChevronRight className="ic" />
          </button>
        </>
      )}
      <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
        <X className="ic" />
      </button>
    </dialog>
  );
}

/** Caption, album and deletion, for the owner. */
function OwnerActs(props: ViewerProps & { photo: ShownPhoto; close(): void }) {
  const { photo, albums, action, mayEdit, close } = props;
  const id = useId();
  const fetcher = useFetcher<{ message: string }>();
  const { state, data } = fetcher;
  const isSent = useRef(false);
  const memberId = useMember()?.id ?? null;
  const draft = `caption:${photo.id}`;
  // After a refusal it stays open with what was typed; after success it closes.
  useEffect(() => {
    if (state !== 'idle') isSent.current = true;
    else if (isSent.current) {
      isSent.current = false;
      if (data?.message) return;
      rememberDraft(memberId, draft, '');
      close();
    }
  }, [state, data, close, memberId, draft]);
  return (
    <div className="photo-acts">
      <FormNote wrong={data?.message} />
      {mayEdit && (
        <details name="photo-act">
          <summary>{texts.edit}</summary>
          <fetcher.Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="intent" value="edit-photo" />
            <input type="hidden" name="photoId" value={photo.id} />
            <label htmlFor={`${id}-caption`}>{texts.caption}</label>
            <textarea
              id={`${id}-caption`}
              name="caption"
              rows={2}
              maxLength={limits.captionLength}
              defaultValue={draftOf(memberId, draft) || (photo.caption ?? '')}
              onChange={(event) => rememberDraft(memberId, draft, event.target.value)}
            />
            <label htmlFor={`${id}-album`}>{texts.album}</label>
            <select id={`${id}-album`} name="albumId" defaultValue={photo.albumId ?? ''}>
              <option value="">{texts.none}</option>
              {albums.map((album) => (
                <option key={album.id} value={album.id}>
                  {album.name}
                </option>
              ))}
            </select>
            <button type="submit" className="btn sm flat">
              {texts.save}
            </button>
          </fetcher.Form>
        </details>
      )}
      <details name="photo-act">
        <summary>{texts.deleteWords}</summary>
        <fetcher.Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value="delete-photo" />
          <input type="hidden" name="photoId" value={photo.id} />
          <p>{texts.deleteThisPhotoForGood}</p>
          <button type="submit" className="btn sm flat">
            {texts.yesDeleteIt}
          </button>
        </fetcher.Form>
      </details>
    </div>
  );
}
