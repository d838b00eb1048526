import type { AvailableAd } from '#contract/ad-delivery.ts';
import * as texts from '../../texts/ads.ts';
import { reporter } from './ad-events.ts';
import { adLink, film, isMoving, picture } from './ad-media.ts';
import { viewRule, watchView } from './in-view.ts';
import { button, make } from './make.ts';

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

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Places of the picture that lead to the advertiser by a name of their own. */
const zones = (ad: AvailableAd): HTMLElement[] =>
  (ad.assets.zones ?? []).map(({ left, top, width, height, label }) => {
    const link = adLink(ad);
    link.className = 'room-zone';
    link.ariaLabel = label;
    Object.assign(link.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
    return link;
  });

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
    const { frame_url: src } = ad;
    // Frames and carousels are rare: only who gets one pays for what draws it.
    void import('./rare-ads.ts').then(({ drawFrame }) => {
      if (signal.aborted) return;
      drawFrame({ ad, src, room, box, signal });
      come();
    }, lose);
  } else if (ad.assets.slides) {
    void import('./rare-ads.ts').then(({ slides }) => {
      if (!signal.aborted) box.append(...slides(ad, come, lose));
    }, lose);
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
  const more = button('room-more', texts.aboutThisAd, '…', () => {
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
  room.replaceChildren(bar, box);
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
