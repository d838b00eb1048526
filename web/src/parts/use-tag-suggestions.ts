import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';

/** Quiet time after a keystroke before the server is asked, in milliseconds. */
const debounce = 200;
const most = 6;
/** Fewer letters begin too many tags. */
const shortest = 2;

/** Tags of the site that begin like what is typed and are not among the chosen. None, where the server cannot be asked. */
export function useTagSuggestions(typed: string, chosen: readonly string[]): readonly string[] {
  const [found, setFound] = useState<{ of: string; names: readonly string[] } | null>(null);
  const asked = typed.trim().toLowerCase();
  useEffect(() => {
    if (asked.length < shortest) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call('search_names', { p_query: asked }).then(
        ({ tags }) => isCurrent && setFound({ of: asked, names: tags.map(({ name }) => name) }),
        () => undefined,
      );
    }, debounce);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  // Those of a letter before stay until there are others, as far as they still fit.
  if (found === null || asked.length < shortest || !asked.startsWith(found.of.slice(0, shortest))) return [];
  return found.names
    .filter((name) => name.toLowerCase().startsWith(asked) && !chosen.includes(name.toLowerCase()))
    .slice(0, most);
}
