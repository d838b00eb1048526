import { useEffect, useState } from 'react';
import { chunkFailed } from '../../lib/chunks.ts';
import './new-version.css';

/** Appears when a part of the program is gone from the server, as after a release. */
export function NewVersion() {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    const show = (event: Event) => setTarget((event as CustomEvent<string>).detail);
    addEventListener(chunkFailed, show);
    return () => removeEventListener(chunkFailed, show);
  }, []);
  if (target === null) return null;
  return (
    <div className="new-version" role="alert">
      <p>A new version is available</p>
      <button
        type="button"
        className="btn sm pri"
        onClick={() => (target === location.href ? location.reload() : location.assign(target))}
      >
        Reload
      </button>
    </div>
  );
}
