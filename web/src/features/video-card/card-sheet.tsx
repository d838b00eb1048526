import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import type { CardModel } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';
import { askToAdd } from '../../state/ask-to-add.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { Art } from './art.tsx';
import { PreviewMedia } from './preview-media.tsx';
import { Facts } from './video-card.tsx';
import './card-sheet.css';

const sheetSizes = '(max-width: 639px) 100vw, 560px';

/** Opens the dialog while it is drawn, and closes it on a press beside it or on going back. */
function useSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const close = useCallback(() => sheet.current?.close(), []);
  useEffect(() => {
    sheet.current?.showModal();
    // Its name is read first, and no focus ring surrounds a button that no key chose.
    sheet.current?.focus();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);
  return {
    close,
    dialog: {
      ref: sheet,
      // The finger that opened it is lifted over it: only a press that began beside it closes it.
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = event.target === sheet.current;
      },
      onClick: (event: MouseEvent) => {
        if (pressedBeside.current && event.target === sheet.current) close();
      },
    },
  };
}

/** A held card, larger: what the preview of a hovered card shows, and what the browser's link menu would offer. */
export default function CardSheet({ card, onClose }: { card: CardModel; onClose(): void }) {
  const { settings } = usePageState();
  const { close, dialog } = useSheet();
  const address = paths.watch(card.slug);
  const share = () =>
    // Somebody who changes their mind is no fault.
    navigator.share({ title: card.title, url: new URL(address, location.href).href }).catch(() => {});
  return (
    <dialog
      {...dialog}
      className="card-sheet"
      aria-labelledby="card-sheet-title"
      tabIndex={-1}
      onClose={onClose}
    >
      <div className="card">
        <Art card={card} sizes={sheetSizes} eager withOngoing>
          {settings.autoPlayPreviews && card.preview && <PreviewMedia source={card.preview} />}
        </Art>
        <h2 id="card-sheet-title">{card.title}</h2>
        <Facts card={card} onFollow={close} />
        {card.description && <p className="about">{card.description}</p>}
      </div>
      <div className="ways">
        <Link className="btn pri" to={address} onClick={close}>
          <Play className="ic" />
          {texts.watchNow}
        </Link>
        <a className="btn sm flat" href={address} target="_blank" rel="noopener" onClick={close}>
          {texts.openInNewTab}
        </a>
        <button
          type="button"
          className="btn sm flat"
          onClick={() => {
            close();
            askToAdd({ videoId: card.id, title: card.title });
          }}
        >
          {texts.addToPlaylist}
        </button>
        {card.uploaderName && (
          <Link className="btn sm flat" to={paths.shield(card.uploaderName)} onClick={close}>
            {fillIn(texts.hideCreator, { name: card.uploader ?? card.uploaderName })}
          </Link>
        )}
        {'share' in navigator && (
          <button type="button" className="btn sm flat" onClick={share}>
            {texts.share}
          </button>
        )}
      </div>
      <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
        <X className="ic" />
      </button>
    </dialog>
  );
}
