/** How much of an ad must be in view, and for how long, until it counts as seen; by the rules of the MRC. */
export function viewRule(width: number, height: number, isMoving: boolean) {
  return {
    share: width * height >= 242_500 ? 0.3 : 0.5,
    milliseconds: isMoving ? 2000 : 1000,
  };
}

interface Watched extends ReturnType<typeof viewRule> {
  /** It plays; a picture always does. */
  isOn(): boolean;
}

/**
 * Calls `seen` once, when it was in view for long enough without a break while the page was in front. Answers what to call
 * when it may have begun or stopped to play.
 */
export function watchView(
  target: Element,
  { share, milliseconds, isOn }: Watched,
  signal: AbortSignal,
  seen: () => void,
): () => void {
  let isIn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    stop();
    seen();
  };
  const update = () => {
    const isSeen = isIn && document.visibilityState === 'visible' && isOn();
    if (!isSeen) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(done, milliseconds);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isIn = (entries.at(-1)?.intersectionRatio ?? 0) >= share;
      update();
    },
    { threshold: share },
  );
  const stop = () => {
    isIn = false;
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    signal.removeEventListener('abort', stop);
  };
  observer.observe(target);
  document.addEventListener('visibilitychange', update);
  signal.addEventListener('abort', stop);
  return update;
}

/** Calls `act` once when it comes within a screen of the view. */
export function whenNear(target: Element, signal: AbortSignal, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(target);
  signal.addEventListener('abort', () => observer.disconnect());
}
