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
  // Another query is another page, but for a part of it that is chosen: rooms that come with one are found.
  const page = pathname + search.replace(/(?<=[?&])(tab|period)=[^&]*&?/g, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked about by its path
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
  }, [rooms, page]);
  return null;
}
