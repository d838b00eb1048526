import type { AvailableAd } from '#contract/ad-delivery.ts';
import * as texts from '../../texts/ads.ts';
import { adLink, assetUrl } from './ad-media.ts';
import { button, make } from './make.ts';

/** Pictures side by side, which scroll by hand or by button. */
export function slides(ad: AvailableAd, come: () => void, lost: () => void): HTMLElement[] {
  const list = make(
    'div',
    { className: 'room-slides' },
    ...(ad.assets.slides ?? []).map(({ asset_path, title }, index) => {
      const image = make('img', { alt: title ?? ad.title, draggable: false });
      // A carousel stands once, and while, its first picture does.
      image.onerror = index === 0 ? lost : () => image.remove();
      if (index === 0) image.onload = come;
      image.src = assetUrl(asset_path);
      return adLink(ad, image);
    }),
  );
  const turn = (way: number) => () => list.scrollBy({ left: way * list.clientWidth });
  return [
    list,
    button('room-turn', texts.previousPicture, '‹', turn(-1)),
    button('room-turn', texts.nextPicture, '›', turn(1)),
  ];
}

/** A page of an ad host, locked in: it cannot lead this page away, nor know it, nor leave its size. */
function frame(ad: AvailableAd, src: string): HTMLIFrameElement {
  const locked = make('iframe', {
    title: `${ad.label}: ${ad.title}`,
    referrerPolicy: 'no-referrer',
    allow: '',
    scrolling: 'no',
  });
  locked.sandbox.value = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'].join(' ');
  locked.src = src;
  return locked;
}

/** A frame is as large as it was sold, and drawn smaller where its room is. */
function fitFrame(locked: HTMLElement, room: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const width = Number.parseInt(room.style.getPropertyValue('--w'), 10);
  const [across, down] = room.style.getPropertyValue('--r').split('/').map(Number);
  if (!width || !across || !down) return;
  const height = (width * down) / across;
  Object.assign(locked.style, {
    position: 'absolute',
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
  });
  const fit = () => {
    const scale = Math.min(1, box.clientWidth / width, box.clientHeight / height);
    locked.style.left = `${(box.clientWidth - width * scale) / 2}px`;
    locked.style.top = `${(box.clientHeight - height * scale) / 2}px`;
    locked.style.scale = `${scale}`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Draws a frame of an ad host into the box of its room. */
export function drawFrame(one: {
  ad: AvailableAd;
  src: string;
  room: HTMLElement;
  box: HTMLElement;
  /** The page was left. */
  signal: AbortSignal;
}): void {
  const locked = frame(one.ad, one.src);
  one.box.append(locked);
  fitFrame(locked, one.room, one.box, one.signal);
}
