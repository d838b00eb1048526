import { useEffect, useState } from 'react';

/**
 * Lists of which one is shown. The first came with the page; others are asked for when they are chosen, and only once.
 * Answers the chosen one (undefined: on its way; null: could not be loaded) and what asks for it again.
 */
export function useLists<T>(
  id: string,
  first: T | null,
  chosen: string,
  ask: (id: string) => Promise<T>,
): [T | null | undefined, () => void] {
  const [lists, setLists] = useState<Readonly<Record<string, T | null | undefined>>>({ [id]: first });
  const put = (list: T | null | undefined) => setLists((known) => ({ ...known, [chosen]: list }));
  const load = () => {
    put(undefined);
    ask(chosen).then(put, (error) => {
      console.error(error);
      put(null);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is chosen
  useEffect(() => {
    if (!(chosen in lists)) load();
  }, [chosen]);
  return [lists[chosen], load];
}
