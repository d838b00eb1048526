import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';

/**
 * Returns a way to do something when nothing is being sent and no page is loading: at once, or as soon as the answer is
 * there. The answer to the member's own request may explain what was just heard, and lead elsewhere.
 */
export function useAtRest(): (work: () => void) => void {
  const { state } = useNavigation();
  const isBusy = [state, ...useFetchers().map((fetcher) => fetcher.state)].some((one) => one !== 'idle');
  const busy = useRef(isBusy);
  busy.current = isBusy;
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (isBusy) return;
    // After the effects of the new page: by then its answer is known.
    const timer = setTimeout(() => {
      for (const work of waiting.current.splice(0)) work();
    });
    return () => clearTimeout(timer);
  }, [isBusy]);
  return useCallback((work) => {
    if (busy.current) waiting.current.push(work);
    else work();
  }, []);
}
