import { call } from '#contract/client.ts';
import * as paths from '../../paths.ts';
import type { ConnectionHints } from './engine/bandwidth-store.ts';
import { deservesBeginning, type IntentSign, waitsFor } from './rules/intent-rules.ts';

/** The video behind the card on which an event happened, unless it is to be blurred or warned of. */
export type VideoAt = (target: EventTarget | null) => Meant | null;
interface Meant {
  id: string;
  slug: string;
  shield?: unknown;
}

const ignore = () => {};

/** What was asked about less than a minute ago is still here. */
const askedFor = 50_000;

/** What the router asks for when the page is opened: the route's data alone, for its root stays as it is. */
const dataOf = (slug: string): string =>
  `${paths.watch(slug)}.data?${new URLSearchParams({ _routes: 'routes/watch' })}`;

/** Asks for the data of the video's page. The browser gives it to whoever asks next, in a few minutes at most. */
function prefetchPage(slug: string, signal: AbortSignal): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'prefetch',
    as: 'fetch',
    href: dataOf(slug),
  });
  document.head.append(link);
  signal.addEventListener('abort', () => link.remove(), { once: true });
}

/** Loads what plays the video, and the beginning of its stream. Nothing is counted, and nothing stays that is not used. */
async function loadVideo({ id, slug }: Meant, signal: AbortSignal): Promise<void> {
  const [[playback], arrival, warm] = await Promise.all([
    call('get_video_playback', { p_video_id: id, p_ahead: true }, { signal }),
    import('./slot-arrival.ts'),
    import('./warm-up.ts'),
  ]);
  if (!playback || signal.aborted || !arrival.beginsEarly({ id, playback }) || !arrival.maySelfStart())
    return;
  prefetchPage(slug, signal);
  warm.warmUp(playback, { at: arrival.expectedStart(id), signal, priority: 'low' });
}

/**
 * Watches the page for signs that a video is about to be opened: a pointer that rests on its card, the focus of keys, a
 * press. Until it is opened it is loaded only as far as its first segment, and let go when the pointer goes on.
 */
export function watchIntent(videoAt: VideoAt): () => void {
  const { connection } = navigator as ConnectionHints;
  const asked = new Map<string, number>();
  let meant: { id: string; timer: ReturnType<typeof setTimeout>; loading: AbortController } | null = null;

  const forget = () => {
    if (!meant) return;
    clearTimeout(meant.timer);
    meant.loading.abort();
    asked.delete(meant.id);
    meant = null;
  };
  const sign = (kind: IntentSign, target: EventTarget | null) => {
    const video = videoAt(target);
    const wait = waitsFor(kind);
    if (meant && video?.id !== meant.id) forget();
    if (!video || video.shield || !deservesBeginning(connection)) return;
    const isAsked = performance.now() - (asked.get(video.id) ?? Number.NEGATIVE_INFINITY) < askedFor;
    if (isAsked || (meant && wait > 0)) return;
    if (meant) clearTimeout(meant.timer);
    const { id } = video;
    const loading = new AbortController();
    const begin = () => {
      asked.set(id, performance.now());
      loadVideo(video, loading.signal).catch(ignore);
    };
    meant = { id, loading, timer: setTimeout(begin, wait) };
  };
  /** It is being opened: whatever is under way stays so. */
  const opened = (event: MouseEvent) => {
    if (meant && videoAt(event.target)?.id === meant.id) meant = null;
  };

  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const on = (name: 'pointerover' | 'focusin' | 'pointerdown', kind: IntentSign) =>
    document.addEventListener(
      name,
      (event) => {
        if ('pointerType' in event && kind === 'rest' && event.pointerType !== 'mouse') return;
        if (kind === 'focus' && !(event.target as Element).matches(':focus-visible')) return;
        sign(kind, event.target);
      },
      options,
    );
  on('pointerover', 'rest');
  on('focusin', 'focus');
  on('pointerdown', 'press');
  // The pointer may rest there since before this was loaded, and says so only when it moves.
  sign('rest', [...document.querySelectorAll(':hover')].at(-1) ?? null);
  document.addEventListener('click', opened, { ...options, capture: true });
  return () => {
    forget();
    listening.abort();
  };
}
