import { useEffect, useState } from 'react';
import { chunkFailed } from '../../lib/chunks.ts';
import * as texts from '../../texts/site-frame.ts';
import './new-version.css';

/**
 * Appears when a part of the program cannot be loaded: it has left the server, as after a release, or the server cannot
 * be reached.
 */
export function NewVersion() {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    const show = (event: Event) => setTarget((event as CustomEvent<string>).detail);
    addEventListener(chunkFailed, show);
    return () => removeEventListener(chunkFailed, show);
  }, []);
  if (target === null) return null;
  const isOffline = !navigator.onLine;
  return (
    <div className="new-version" role="alert">
      <p>{isOffline ? texts.youSeemToBeOffline : texts.aNewVersionIsAvailable}</p>
      <button
        type="button"
        className="btn sm pri"
        onClick={() => (target === location.href ? location.reload() : location.assign(target))}
      >
        {isOffline ? texts.tryAgain : texts.reload}
      </button>
    </div>
  );
}
