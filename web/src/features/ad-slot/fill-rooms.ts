import type { AvailableAd } from '#contract/ad-delivery.ts';
import { adDeviceOf, adPageTypeOf, isWindowType } from '#contract/ad-page.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { wantsBanners } from '../../state/banner-choice.ts';
import { closeRoom } from './close-room.ts';
import { drawAd } from './draw-ad.ts';
import { type Float, floatFreely } from './free-place.ts';
import { whenNear } from './in-view.ts';
import type { PageTopic } from './page-topic.ts';
import { isPutAway, putAway } from './put-away.ts';
import { noteSeen, seenSoFar } from './seen.ts';
import './rooms.css';

export interface RoomsOf extends PageTopic {
  path: string;
}

/** A slow answer is none: nobody looks at an empty room for longer. */
const patience = 8000;
/** An answer is used for a little less than its tokens are good. */
const goodFor = (limits.adTokenMinutes - 2) * 60_000;

const isExpected = (room: HTMLElement): boolean => {
  if (!room.dataset.on?.includes(adDeviceOf(innerWidth)[0]!)) return false;
  const { as } = room.dataset;
  if (as === 'floating') return !isPutAway('floating');
  if (as) return !wantsBanners();
  // Hidden by a filter, or by a page that is not shown.
  return room.getClientRects().length > 0;
};

/** Rooms that nothing was asked for yet. */
function findRooms(): HTMLElement[] {
  // A page that found nothing: windows are not drawn, so that nothing hides them.
  if (document.querySelector('[data-no-rooms]')) return [];
  const found = [...document.querySelectorAll<HTMLElement>('.room:not([data-state])')].filter(isExpected);
  return found.slice(0, limits.adSlotsAtOnce);
}

/** In place of the windows that somebody does not want, one more banner. */
function bannerInstead(): void {
  if (!wantsBanners() || document.querySelector('.room[data-instead]')) return;
  const device = adDeviceOf(innerWidth)[0]!;
  const all = [...document.querySelectorAll<HTMLElement>(`.room[data-on*="${device}"]`)];
  const isWindow = ({ dataset }: HTMLElement) => isWindowType(dataset.as ?? '');
  const model = all.find(({ dataset }) => dataset.as === 'floating') ?? all.find((room) => !isWindow(room));
  if (!model || !all.some(isWindow)) return;
  const room = model.cloneNode() as HTMLElement;
  room.hidden = true;
  room.dataset.as = 'floating';
  room.dataset.instead = '';
  delete room.dataset.state;
  model.parentElement?.append(room);
}

async function ask(
  page: RoomsOf,
  rooms: readonly HTMLElement[],
  signal: AbortSignal,
): Promise<AvailableAd[]> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), patience);
  signal.addEventListener('abort', () => end.abort());
  try {
    return await call(
      'get_available_ads',
      {
        p_page_type: adPageTypeOf(page.path),
        p_device_type: adDeviceOf(innerWidth),
        p_path: page.path,
        p_category_slug: page.category,
        p_tags: page.tags,
        p_placements: rooms.map(({ dataset }) => dataset.room!),
        p_seen: seenSoFar(),
      },
      { signal: end.signal },
    );
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** Which ad stands in which room: each answer once, and none that was hidden. */
export function share<R extends { dataset: DOMStringMap }>(
  rooms: readonly R[],
  ads: readonly AvailableAd[],
  isHidden: (ad: AvailableAd) => boolean = () => false,
): Map<R, AvailableAd> {
  const left = ads.filter((ad) => !isHidden(ad));
  const found = new Map<R, AvailableAd>();
  for (const room of rooms) {
    const { room: id, as } = room.dataset;
    const isWindow = isWindowType(as ?? '');
    const at = left.findIndex((ad) => ad.placement_id === id && isWindowType(ad.ad_type) === isWindow);
    if (at >= 0) found.set(room, left.splice(at, 1)[0]!);
  }
  return found;
}

async function fill(
  page: RoomsOf,
  /** What stands on the page already: nothing comes twice, however often is asked. */
  given: Set<string>,
  rooms: readonly HTMLElement[],
  signal: AbortSignal,
  float: Float,
): Promise<void> {
  for (const room of rooms) room.dataset.state = 'asked';
  const ads = await ask(page, rooms, signal);
  if (signal.aborted) return;
  const until = Date.now() + goodFor;
  // Each that is asked about counts as given from then on.
  const found = share(rooms, ads, ({ id }) => isPutAway(id) || given.has(id) || !given.add(id));
  const windows: { room: HTMLElement; ad: AvailableAd }[] = [];
  for (const room of rooms) {
    const ad = found.get(room);
    if (!ad) closeRoom(room, signal);
    else if (isWindowType(ad.ad_type)) windows.push({ room, ad });
    else {
      const away = () => {
        float(room);
        closeRoom(room, signal);
      };
      const come = () => {
        if (Date.now() >= until) return away();
        drawAd({
          ad,
          room,
          signal,
          served: () => {
            if (ad.caps) noteSeen(ad.campaign_id);
          },
          lost: away,
          hide: () => {
            putAway(ad.id);
            if (room.dataset.as) putAway('floating');
            away();
            // Somebody asked for it: what moves, moves by their hand.
            room.dataset.state = 'closed';
          },
        });
      };
      if (room.dataset.as) float(room, come);
      else whenNear(room, signal, come);
    }
  }
  // One of them opens: the one on top, if there is one.
  const first = windows.find(({ ad }) => ad.ad_type === 'popup') ?? windows[0];
  if (!first) return;
  const { armWindow } = await import('./open-window.ts');
  armWindow(first.ad, Number(first.room.dataset.most), until, signal, () => {
    if (first.ad.caps) noteSeen(first.ad.campaign_id);
  });
}

/** Fills the rooms of a page, and those that come to it later. Answers what to call when it is left. */
export function fillRooms(page: RoomsOf): () => void {
  const end = new AbortController();
  const float = floatFreely(end.signal);
  const given = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    bannerInstead();
    const rooms = findRooms();
    if (rooms.length > 0) void fill(page, given, rooms, end.signal, float).catch(() => {});
  };
  const lookSoon = () => {
    timer ??= setTimeout(look, 300);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) lookSoon();
  });
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  addEventListener('resize', lookSoon, { signal: end.signal });
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    end.abort();
    for (const room of document.querySelectorAll<HTMLElement>('.room[data-state], .room[data-instead]')) {
      if ('instead' in room.dataset) room.remove();
      room.replaceChildren();
      room.removeAttribute('role');
      room.removeAttribute('aria-label');
      room.hidden = room.dataset.as !== undefined;
      delete room.dataset.state;
    }
  };
}
