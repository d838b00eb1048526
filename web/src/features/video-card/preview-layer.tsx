import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '../../texts/videos.ts';
import { PreviewMedia } from './preview-media.tsx';
import { watchPreviews } from './watch-previews.ts';
import './preview.css';

const keys = new WeakMap<HTMLElement, string>();
let made = 0;
/** Cards may share a clip, so the address is no key. */
function keyOf(card: HTMLElement): string {
  const key = keys.get(card) ?? `card-${++made}`;
  keys.set(card, key);
  return key;
}

function Preview({ card }: { card: HTMLElement }) {
  const art = card.querySelector('.art');
  const source = card.dataset.preview;
  if (!art || !source) return null;
  return (
    <>
      {createPortal(<PreviewMedia source={source} />, art)}
      {card.classList.contains('is-hover') &&
        createPortal(
          <span className="acts" aria-hidden="true">
            <span className="play">
              <Play />
            </span>
            {texts.watchNow}
          </span>,
          card,
        )}
    </>
  );
}

/** Draws previews into the cards of the page. One for all cards, loaded after the page. */
export default function PreviewLayer() {
  const [shown, setShown] = useState<readonly HTMLElement[]>([]);
  useEffect(() => watchPreviews(setShown), []);
  return shown.map((card) => <Preview key={keyOf(card)} card={card} />);
}
