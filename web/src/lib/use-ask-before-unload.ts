import { useEffect, useRef } from 'react';

/** Has the browser ask before the page is closed or loaded again while `isUnsaved` says so. It is asked at that moment. */
export function useAskBeforeUnload(isUnsaved: () => boolean): void {
  const asked = useRef(isUnsaved);
  asked.current = isUnsaved;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asked.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
