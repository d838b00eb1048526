import { useEffect, useState } from 'react';
import { parseStoryboard, type StoryboardFrame } from '../rules/storyboard.ts';

/** The frames of a storyboard, loaded once somebody wants to see one. */
export function useStoryboard(url: string | null, wanted: boolean): readonly StoryboardFrame[] {
  const [loaded, setLoaded] = useState<{ url: string; frames: StoryboardFrame[] } | null>(null);
  useEffect(() => {
    if (!url || !wanted || loaded?.url === url) return;
    let over = false;
    const base = new URL(url, location.href).href;
    fetch(base)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => !over && setLoaded({ url, frames: parseStoryboard(text, base) }))
      .catch(() => {
        // The bubble then shows the time alone.
      });
    return () => {
      over = true;
    };
  }, [url, wanted, loaded]);
  return loaded?.url === url ? loaded.frames : [];
}
