/** How long a pointer rests on a card before its preview opens, in milliseconds. */
export const intentDelay = 350;
/** Share of a card that must be in view before it plays by itself on a narrow screen. */
const inView = 0.85;

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null;

/**
 * Watches the page and says which cards show their preview: on wide screens the one under the pointer (after a moment)
 * or with keyboard focus (at once), on narrow ones all that are in view.
 */
export function watchPreviews(onChange: (cards: readonly HTMLElement[]) => void): () => void {
  const narrow = matchMedia('(max-width: 639px)');
  let stop = () => {};
  const begin = () => {
    stop();
    onChange([]);
    stop = narrow.matches ? watchVisible(onChange) : watchIntent(onChange);
  };
  begin();
  narrow.addEventListener('change', begin);
  return () => {
    narrow.removeEventListener('change', begin);
    stop();
  };
}

function watchIntent(onChange: (cards: readonly HTMLElement[]) => void): () => void {
  let open: HTMLElement | null = null;
  let intended: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (card: HTMLElement | null) => {
    clearTimeout(timer);
    if (card === open) return;
    open?.classList.remove('is-hover');
    open = card;
    card?.classList.add('is-hover');
    onChange(card ? [card] : []);
  };
  const over = ({ pointerType, target }: Pick<PointerEvent, 'pointerType' | 'target'>) => {
    if (pointerType !== 'mouse') return;
    const card = cardOf(target);
    if (card === intended) return;
    intended = card;
    if (card === open) return clearTimeout(timer);
    show(null);
    if (card) timer = setTimeout(() => show(card), intentDelay);
  };
  const focus = (event: FocusEvent) => {
    const seen = event.target instanceof Element && event.target.matches(':focus-visible');
    if (seen) show(cardOf(event.target));
  };
  const leave = () => {
    intended = null;
    show(null);
  };

  // The pointer may lie on a card since before this was loaded, and says so only when it moves.
  over({ pointerType: 'mouse', target: document.querySelector('[data-preview]:hover') });
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focus);
  document.documentElement.addEventListener('pointerleave', leave);
  addEventListener('popstate', leave);
  return () => {
    show(null);
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', focus);
    document.documentElement.removeEventListener('pointerleave', leave);
    removeEventListener('popstate', leave);
  };
}

/** How far the middle of a card lies from the middle of the screen, in pixels. */
function offMiddle(card: HTMLElement): number {
  const { left, top, width, height } = card.getBoundingClientRect();
  return Math.hypot(left + width / 2 - innerWidth / 2, top + height / 2 - innerHeight / 2);
}

function watchVisible(onChange: (cards: readonly HTMLElement[]) => void): () => void {
  const visible = new Set<HTMLElement>();
  let shown: HTMLElement | null = null;
  const choose = () => {
    let nearest: HTMLElement | null = null;
    // The one that plays wins a tie, as between two that stand side by side.
    let least = Number.POSITIVE_INFINITY;
    for (const card of visible) {
      const far = offMiddle(card) - (card === shown ? 1 : 0);
      if (far < least) [nearest, least] = [card, far];
    }
    if (nearest === shown) return;
    shown = nearest;
    onChange(nearest ? [nearest] : []);
  };
  let due = 0;
  const chooseSoon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(choose);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) visible.add(entry.target as HTMLElement);
        else visible.delete(entry.target as HTMLElement);
      }
      choose();
    },
    { threshold: inView },
  );
  const observeAll = () => {
    for (const card of visible) if (!card.isConnected || !card.dataset.preview) visible.delete(card);
    for (const card of document.querySelectorAll<HTMLElement>('[data-preview]')) sight.observe(card);
    choose();
  };
  let changed = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(changed);
    changed = requestAnimationFrame(observeAll);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-preview'] });
  addEventListener('scroll', chooseSoon, { passive: true });
  observeAll();
  return () => {
    cancelAnimationFrame(due);
    cancelAnimationFrame(changed);
    changes.disconnect();
    sight.disconnect();
    removeEventListener('scroll', chooseSoon);
  };
}
