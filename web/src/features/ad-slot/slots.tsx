import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { usePageState } from '../../state/page-state.tsx';
import { topicOf } from './page-topic.ts';

/** Fills the rooms of each page. Whatever fails here, the page stands as if there were none. */
export default function Slots() {
  const { rooms } = usePageState();
  const { pathname, search } = useLocation();
  const data = useRef<unknown>(null);
  data.current = useMatches().at(-1)?.loaderData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page
  useEffect(() => {
    if (!rooms) return;
    let leave: (() => void) | null = null;
    let hasLeft = false;
    import('./fill-rooms.ts').then(
      ({ fillRooms }) => {
        if (!hasLeft) leave = fillRooms({ path: pathname, ...topicOf(data.current) });
      },
      // An ad blocker, or no connection.
      () => {},
    );
    return () => {
      hasLeft = true;
      leave?.();
    };
  }, [rooms, pathname, search]);
  return null;
}
