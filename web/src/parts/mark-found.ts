import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What a search led to, by its words on the page. */
export interface Found {
  found: string;
}

/** How long a page may take until what was found stands on it, in milliseconds. */
const patience = 4000;
/** How long it is marked; as long as its style takes. */
const marked = 2600;

const wordsOf = (part: Element): string => (part.textContent ?? '').trim();

/** The field, switch or group of this name; null: it has none of its own, or it is not there yet. */
export function settingCalled(name: string, root: ParentNode = document): HTMLElement | null {
  const named = [...root.querySelectorAll<HTMLElement>('main :is(label, legend, h2, h3)')].filter((part) =>
    wordsOf(part).startsWith(name),
  );
  // The shortest is it: another may begin with the same words.
  const [best] = named.sort((one, other) => wordsOf(one).length - wordsOf(other).length);
  return best?.closest<HTMLElement>('label, .form-field, .form-select, fieldset, section') ?? null;
}

/** Brings the setting that was found into view once its page stands, and marks it for a moment. */
export function useMarkFound(): void {
  const { key, state } = useLocation();
  const name = (state as Partial<Found> | null)?.found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: found again, it is marked again
  useEffect(() => {
    if (name === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let part: HTMLElement | null = null;
    const until = Date.now() + patience;
    const look = () => {
      part = settingCalled(name);
      if (part === null) {
        if (Date.now() < until) timer = setTimeout(look, 100);
        return;
      }
      part.scrollIntoView?.({ block: 'center' });
      part.dataset.found = '';
      timer = setTimeout(() => delete part?.dataset.found, marked);
    };
    // After the page has scrolled to the section.
    timer = setTimeout(look, 60);
    return () => {
      clearTimeout(timer);
      delete part?.dataset.found;
    };
  }, [key, name]);
}
