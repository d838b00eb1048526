import { call } from '#contract/client.ts';
import * as paths from '../../paths.ts';
import type { ConnectionHints } from './engine/bandwidth-store.ts';
import { secondsOf } from './engine/start-time.ts';
import { deservesBeginning, type IntentSign, waitsFor } from './rules/intent-rules.ts';

const ignore = () => {};

/** What was asked about less than a minute ago is still here. */
const askedFor = 50_000;

/** The address of the watch page that a press here would open. */
function watchPageAt(target: EventTarget | null): URL | null {
  const element = target instanceof Element ? target : null;
  const link =
    element?.closest<HTMLAnchorElement>('a[href]') ??
    element?.closest('.card')?.querySelector<HTMLAnchorElement>('a[href]');
  const url = link ? new URL(link.href) : null;
  return url?.origin === location.origin &&
    url.pathname.startsWith(paths.watch('')) &&
    url.pathname !== location.pathname
    ? url
    : null;
}

/** Asks for the data of the page, as the router does: of the route alone. The browser gives it to whoever asks next, in a few minutes at most. */
function prefetchPage(page: URL, signal: AbortSignal): void {
  const url = new URL(page);
  url.pathname += '.data';
  url.searchParams.set('_routes', 'routes/watch');
  const link = Object.assign(document.createElement('link'), {
    rel: 'prefetch',
    as: 'fetch',
    href: url.href,
  });
  document.head.append(link);
  signal.addEventListener('abort', () => link.remove(), { once: true });
}

/** Loads what plays the video, and the beginning of its stream. Nothing is counted, and nothing stays that is not used. */
async function loadVideo(page: URL, signal: AbortSignal): Promise<void> {
  const p_slug = decodeURIComponent(page.pathname.slice(paths.watch('').length));
  const [[video], arrival, warm] = await Promise.all([
    call('get_video_details_by_slug', { p_slug }, { signal }),
    import('./slot-arrival.ts'),
    import('./warm-up.ts'),
  ]);
  if (!video || signal.aborted) return;
  prefetchPage(page, signal);
  // Whoever is to be warned of it first is not played it.
  if (video.shield || !arrival.beginsEarly(video) || !arrival.maySelfStart()) return;
  const at = wishedTime(page) || arrival.expectedStart(video.id);
  warm.warmUp(video.playback, { at, signal, priority: 'low' });
}

const wishedTime = ({ searchParams }: URL): number => secondsOf(searchParams.get('t') ?? '');

/**
 * Watches the page for signs that a video is about to be opened: a pointer that rests on a link to it, the focus of keys,
 * a press. Until it is opened it is loaded only as far as its first segment, and let go when the pointer goes on.
 */
export function watchIntent(): () => void {
  const { connection } = navigator as ConnectionHints;
  const asked = new Map<string, number>();
  let meant: { path: string; timer: ReturnType<typeof setTimeout>; loading: AbortController } | null = null;

  const forget = () => {
    if (!meant) return;
    clearTimeout(meant.timer);
    meant.loading.abort();
    asked.delete(meant.path);
    meant = null;
  };
  const sign = (kind: IntentSign, target: EventTarget | null) => {
    const page = watchPageAt(target);
    const path = page?.pathname;
    const wait = waitsFor(kind);
    if (meant && path !== meant.path) forget();
    if (!page || !path || !deservesBeginning(connection)) return;
    const isAsked = performance.now() - (asked.get(path) ?? Number.NEGATIVE_INFINITY) < askedFor;
    if (isAsked || (meant && wait > 0)) return;
    if (meant) clearTimeout(meant.timer);
    const loading = new AbortController();
    const begin = () => {
      asked.set(path, performance.now());
      loadVideo(page, loading.signal).catch(ignore);
    };
    meant = { path, loading, timer: setTimeout(begin, wait) };
  };
  /** It is being opened: whatever is under way stays so. */
  const opened = (event: MouseEvent) => {
    if (meant && watchPageAt(event.target)?.pathname === meant.path) meant = null;
  };

  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const on = (name: 'pointerover' | 'focusin' | 'pointerdown', kind: IntentSign) =>
    document.addEventListener(
      name,
      (event) => {
        if ('pointerType' in event && kind === 'rest' && event.pointerType !== 'mouse') return;
        if (kind === 'focus' && !(event.target as Element).matches(':focus-visible')) return;
        const isTouch = kind === 'press' && 'pointerType' in event && event.pointerType !== 'mouse';
        sign(isTouch ? 'touch' : kind, event.target);
      },
      options,
    );
  on('pointerover', 'rest');
  on('focusin', 'focus');
  on('pointerdown', 'press');
  // The finger moves the page.
  document.addEventListener('pointercancel', forget, options);
  // The pointer may rest there since before this was loaded, and says so only when it moves.
  sign('rest', [...document.querySelectorAll(':hover')].at(-1) ?? null);
  document.addEventListener('click', opened, { ...options, capture: true });
  return () => {
    forget();
    listening.abort();
  };
}
