import { useState } from 'react';

const steps = [0, 1, 2, 3, 4, 5];
const isClip = (source: string) => /\.(mp4|webm|m4v)([?#]|$)/i.test(source);

const still = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The moving picture over a thumbnail. If it cannot be loaded, the thumbnail stays. */
export function PreviewMedia({ source }: { source: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [share, setShare] = useState(0);
  if (state === 'failed' || still()) return null;
  const shared = {
    className: state === 'shown' ? 'preview shown' : 'preview',
    src: source,
    onError: () => setState('failed'),
  };
  if (!isClip(source)) return <img {...shared} alt="" onLoad={() => setState('shown')} />;
  return (
    <>
      <video
        {...shared}
        muted
        loop
        autoPlay
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setState('shown')}
        onTimeUpdate={({ currentTarget: clip }) => setShare(clip.currentTime / (clip.duration || 1))}
      />
      {state === 'shown' && (
        <span className="scrub" aria-hidden="true">
          {steps.map((step) => (
            <i key={step} className={share * steps.length > step ? 'd' : undefined} />
          ))}
        </span>
      )}
    </>
  );
}
