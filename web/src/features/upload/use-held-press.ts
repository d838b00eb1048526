import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A press that waits for what is under way, then goes by itself. `waiting` says what for; null: nothing is. The press is
 * taken back when what it stands for changes.
 */
export function useHeldPress(waiting: string | null, go: () => void) {
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (!isHeld || waiting !== null) return;
    setHeld(false);
    latest.current();
  }, [isHeld, waiting]);
  const press = useCallback(() => {
    if (waiting === null) latest.current();
    else setHeld(true);
  }, [waiting]);
  const takeBack = useCallback(() => setHeld(false), []);
  return { isHeld, words: isHeld ? waiting : null, press, takeBack };
}
