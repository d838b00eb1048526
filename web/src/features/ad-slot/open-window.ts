import type { AvailableAd } from '#contract/ad-delivery.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { wantBanners } from '../../state/banner-choice.ts';
import * as texts from '../../texts/ads.ts';
import { reporter } from './ad-events.ts';
import { picture } from './ad-media.ts';
import { make } from './make.ts';
import { countWindow, windowsToday } from './window-count.ts';

/** A click on one of these has its own meaning. */
const taken = [
  ...['a', 'button', 'input', 'select', 'textarea', 'label', 'form', 'summary', 'dialog', 'menu', 'nav'],
  ...['header', 'iframe', 'video', 'audio'],
  '[popover], [contenteditable], [draggable="true"], [tabindex="0"]',
  ...['button', 'link', 'tab', 'switch', 'slider', 'checkbox', 'radio', 'option'].map(
    (role) => `[role=${role}]`,
  ),
  ...['menu', 'menuitem', 'dialog', 'alertdialog', 'listbox', 'combobox'].map((role) => `[role=${role}]`),
  '.player, .watch-player, .player-blank, .room',
].join();
const open = 'dialog[open], [popover]:popover-open';

/** Whether a click there means nothing else. */
export const isFree = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest(taken) && !document.querySelector(open);

/** Opens it at the first click that means nothing else, once; `most` on a day. */
export function armWindow(
  ad: AvailableAd,
  most: number,
  until: number,
  signal: AbortSignal,
  served: () => void,
): void {
  const listener = (event: Event) => {
    if (!isFree(event.target)) return;
    document.removeEventListener('click', listener, true);
    if (windowsToday() < most && Date.now() < until) openAd(ad, most, served);
  };
  if (windowsToday() >= most) return;
  document.addEventListener('click', listener, true);
  signal.addEventListener('abort', () => document.removeEventListener('click', listener, true));
}

const absolute = (path: string): string => new URL(path, location.href).href;

function openAd(ad: AvailableAd, most: number, served: () => void): void {
  const opened = window.open('', '', 'popup,width=800,height=600');
  // The browser allows none.
  if (!opened) return;
  const isBeneath = ad.ad_type === 'popunder';
  const count = countWindow();
  if (isBeneath) {
    // Where a browser lets a page do that; elsewhere it is on top.
    opened.blur();
    window.focus();
  }
  const tell = reporter(ad);
  const come = () => {
    tell('served');
    served();
    const timer = setInterval(() => {
      if (opened.closed) {
        clearInterval(timer);
        return;
      }
      const { document: shown } = opened;
      if (shown.visibilityState !== 'visible' || (isBeneath && !shown.hasFocus())) return;
      clearInterval(timer);
      tell('viewable');
    }, 1000);
  };
  const drawn = picture(ad, 800, come, () => opened.close());
  opened.opener = null;
  if (drawn === null) {
    tell('served');
    served();
    opened.location.href = absolute(ad.click_url);
    return;
  }
  const away = () => {
    tell('close');
    opened.close();
  };
  const button = (words: string, onclick: () => void) => make('button', { type: 'button', onclick }, words);
  draw(opened.document, ad, drawn, fillIn(texts.countOfMostPopUps, { count, most }), [
    button(texts.showMeBannersInsteadOf, () => {
      wantBanners(true);
      away();
    }),
    // The form is on the page beneath, which knows how to send it.
    button(texts.reportThisAd, () => {
      away();
      void import('./about-ad.ts')
        .then(({ aboutAd }) => aboutAd(ad, document.body, () => {}, true))
        .catch(() => {});
    }),
  ]);
}

const look = `body{margin:0;height:100vh;display:grid;grid-template-rows:auto 1fr;background:#0b0d14;color:#f5f3ee;font:15px/1.4 system-ui,sans-serif}
p{margin:0;padding:8px 12px;display:flex;flex-wrap:wrap;gap:4px 14px;align-items:center}
button{min-height:32px;padding:0 12px;border:1px solid #6b7289;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}
a{display:grid;min-height:0}img{width:100%;height:100%;object-fit:contain}picture{display:contents}`;

/** A window of our own, so that it says what it is before it leads anywhere. */
function draw(
  page: Document,
  ad: AvailableAd,
  drawn: HTMLElement,
  count: string,
  acts: readonly HTMLElement[],
): void {
  page.documentElement.lang = 'en';
  page.title = `${ad.label}: ${ad.advertiser}`;
  page.head.append(make('style', {}, look));
  const words = make(
    'p',
    {},
    make('b', {}, ad.label),
    fillIn(texts.advertiserPaidForByPaidBy, { advertiser: ad.advertiser, paidBy: ad.paid_by }),
    make('span', {}, ad.reasons.join(' ')),
    make('span', {}, count),
    ...acts,
  );
  // No way back to this page: it leads elsewhere.
  const link = make('a', { href: absolute(ad.click_url), rel: 'noreferrer sponsored nofollow' }, drawn);
  page.body.append(words, link);
}
