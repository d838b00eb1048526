import { useEffect, useRef, useState } from 'react';

/**
 * Lists of which one is shown. The first came with the page; others are asked for when they are chosen, and only once.
 * A list that is null could not be loaded.
 */
export function useLists<T>(
  first: readonly [id: string, list: T | null],
  chosen: string,
  ask: (id: string) => Promise<T>,
) {
  const [lists, setLists] = useState<Readonly<Record<string, T | null>>>({ [first[0]]: first[1] });
  const asked = useRef(new Set<string>([first[0]]));
  const load = (id: string) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    ask(id)
      .catch((error: unknown) => {
        console.error(error);
        return null;
      })
      .then((list) => setLists((known) => ({ ...known, [id]: list })));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is chosen
  useEffect(() => load(chosen), [chosen]);
  return {
    /** Undefined: on its way. */
    list: lists[chosen],
    again: () => {
      asked.current.delete(chosen);
      setLists(({ [chosen]: _, ...others }) => others);
      load(chosen);
    },
  };
}
