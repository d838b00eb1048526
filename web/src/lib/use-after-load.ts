import { useEffect, useState } from 'react';

/** True once the page has loaded and the browser is idle: the moment for what is not urgent. */
export function useAfterLoad(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let idle = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      if (typeof requestIdleCallback === 'function') {
        idle = requestIdleCallback(() => setReady(true), { timeout: 2_000 });
      } else {
        timer = setTimeout(() => setReady(true), 200);
      }
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      if (idle) cancelIdleCallback(idle);
      clearTimeout(timer);
    };
  }, []);
  return ready;
}
