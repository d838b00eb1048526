import type { AvailableAd } from '#contract/ad-delivery.ts';
import * as texts from '../../texts/ads.ts';
import { reporter } from './ad-events.ts';
import { assetUrl, film, isMoving, picture } from './ad-media.ts';
import { groundOf } from './ground.ts';
import { viewRule, watchView } from './in-view.ts';
import { button, dots, make } from './make.ts';

export interface Drawn {
  readonly ad: AvailableAd;
  readonly room: HTMLElement;
  /** The page was left. */
  readonly signal: AbortSignal;
  /** It stands there. */
  served(): void;
  /** Its file is not there: there is nothing to show. */
  lost(): void;
  /** Somebody wants it away. */
  hide(): void;
}

export const adLink = (ad: AvailableAd, ...children: (Node | string)[]): HTMLAnchorElement =>
  make(
    'a',
    { href: ad.click_url, target: '_blank', rel: 'noopener noreferrer sponsored nofollow' },
    ...children,
  );

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pictures side by side, which scroll by hand or by button. */
function slides(ad: AvailableAd, come: () => void, lost: () => void): HTMLElement[] {
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

/** Places of the picture that lead to the advertiser by a name of their own. */
const zones = (ad: AvailableAd): HTMLElement[] =>
  (ad.assets.zones ?? []).map(({ left, top, width, height, label }) => {
    const link = adLink(ad);
    link.className = 'room-zone';
    link.ariaLabel = label;
    Object.assign(link.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
    return link;
  });

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

/** Draws an ad into its room, with the line that says what it is, and reports what becomes of it. */
export function drawAd({ ad, room, signal, served, lost, hide }: Drawn): void {
  const tell = reporter(ad);
  const { width, height } = room.getBoundingClientRect();
  let stands = false;
  let update = () => {};
  const come = () => {
    stands = true;
    tell('served');
    served();
    update();
    groundOf(box);
  };
  const lose = () => {
    if (!signal.aborted) lost();
  };
  const box = make('div', { className: 'room-ad' });
  const bar = make(
    'div',
    { className: 'room-bar' },
    make('b', {}, ad.label),
    make('span', {}, ad.advertiser),
  );
  // Nobody sees what has not come yet.
  let isOn = () => stands;
  let moves = false;
  let video: HTMLVideoElement | null = null;
  if (ad.frame_url !== null) {
    const locked = frame(ad, ad.frame_url);
    box.append(locked);
    fitFrame(locked, room, box, signal);
    come();
  } else if (ad.assets.slides) {
    box.append(...slides(ad, come, lose));
  } else if (isMoving(ad)) {
    const moving = film(ad, come, lose);
    video = moving;
    moves = !isStill();
    if (moves) isOn = () => stands && !moving.paused;
    box.append(adLink(ad, moving));
  } else {
    const drawn = picture(ad, Math.round(width), come, lose);
    if (drawn === null) {
      lose();
      return;
    }
    box.append(adLink(ad, drawn), ...zones(ad));
  }
  // A film that stands still, as somebody wishes, is seen as late as one that plays: so it is counted.
  const rule = viewRule(width, height, moves || ad.ad_type === 'video');
  update = watchView(box, { ...rule, isOn }, signal, () => tell('viewable'));
  if (video !== null) bar.append(playInView(video, moves, signal, () => update()));
  const more = button('room-more', texts.aboutThisAd, dots(), () => {
    void import('./about-ad.ts')
      .then(({ aboutAd }) =>
        aboutAd(ad, more, () => {
          tell('close');
          hide();
        }),
      )
      .catch(() => {});
  });
  more.ariaHasPopup = 'dialog';
  bar.append(more);
  if (room.dataset.as) {
    bar.append(
      button('room-more', texts.closeThisAd, '×', () => {
        tell('close');
        hide();
      }),
    );
  }
  room.role = 'group';
  room.ariaLabel = `${ad.label}: ${ad.advertiser}`;
  room.dataset.state = 'filled';
  // A window says so in its head; elsewhere the line is below, as the words of a card are.
  room.replaceChildren(...(room.dataset.as ? [bar, box] : [box, bar]));
}

/** Plays while it is in view, unless somebody stopped it or wants nothing to move. Answers the button that stops it. */
function playInView(
  video: HTMLVideoElement,
  moves: boolean,
  signal: AbortSignal,
  update: () => void,
): HTMLButtonElement {
  let isWanted = moves;
  let isIn = false;
  const follow = () => {
    if (isWanted && isIn) void video.play().catch(() => {});
    else video.pause();
    stop.textContent = isWanted ? '❚❚' : '▶';
    stop.ariaLabel = stop.title = isWanted ? texts.stopTheVideo : texts.playTheVideo;
  };
  const stop = button('room-more', '', '', () => {
    isWanted = !isWanted;
    follow();
  });
  const observer = new IntersectionObserver(
    (entries) => {
      isIn = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5;
      follow();
    },
    { threshold: 0.5 },
  );
  observer.observe(video);
  for (const name of ['playing', 'pause']) video.addEventListener(name, update);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    video.pause();
  });
  follow();
  return stop;
}
