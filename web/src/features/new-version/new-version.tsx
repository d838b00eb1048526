import { useEffect, useState } from 'react';
import { chunkFailed } from '../../lib/chunks.ts';
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
      <p>{isOffline ? 'You seem to be offline.' : 'A new version is available'}</p>
      <button
        type="button"
        className="btn sm pri"
        onClick={() => (target === location.href ? location.reload() : location.assign(target))}
      >
        {isOffline ? 'Try again' : 'Reload'}
      </button>
    </div>
  );
}
