import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';

/**
 * Answers a way to do something when nothing is being sent and no page is under way: at once, or as soon as the answer is
 * there. The answer to what one sent may be the reason of what was heard meanwhile, and lead elsewhere.
 */
export function useAtRest(): (work: () => void) => void {
  const { state } = useNavigation();
  const isBusy = [state, ...useFetchers().map((fetcher) => fetcher.state)].some((one) => one !== 'idle');
  const busy = useRef(isBusy);
  busy.current = isBusy;
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (isBusy) return;
    // After the effects of the page that came: what it says is known then.
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
